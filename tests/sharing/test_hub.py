"""Who was invited, who is here, what each may do; all of it survives a restart."""

from __future__ import annotations

import pytest

from companion.sharing.guests import Guest
from companion.sharing.hub import EVENING_S, NAME_MOST, UNDO_S, Hub, SeatTaken
from companion.sharing.network import Reach
from companion.sharing.roles import Role
from tests.sharing.conftest import TABLE, Clock, Kept, let_in

OTHER = "a2b1c9aa-0000-4000-8000-000000000001"


def role(hub: Hub, guest: Guest) -> Role | None:
    badge = hub.badge(guest)
    return None if badge is None else badge.role


def test_nothing_is_shared_until_somebody_wants_it(hub: Hub) -> None:
    assert hub.sharing(TABLE) is None
    assert not hub.wanted


def test_whoever_started_the_app_for_other_phones_is_reached_all_the_time(kept: Kept) -> None:
    assert Hub(kept, always=True).wanted


def test_sharing_a_table_again_changes_nothing(hub: Hub) -> None:
    assert hub.share(TABLE) == hub.share(TABLE)
    assert hub.wanted


def test_a_phone_that_was_let_in_may_do_nothing_before_it_has_chosen(hub: Hub) -> None:
    hub.share(TABLE)
    assert hub.badge(let_in(hub, "k")) is None


def test_a_phone_is_what_it_chose(hub: Hub) -> None:
    hub.share(TABLE)
    guest = let_in(hub, "k")
    hub.choose(guest, Role.PLAYER, seat=1)
    badge = hub.badge(guest)
    assert badge is not None
    assert (badge.role, badge.seat) == (Role.PLAYER, 1)
    assert hub.seated(TABLE).keys() == {1}


@pytest.mark.parametrize(
    ("wanted", "seat"), [(Role.HOST, None), (Role.PLAYER, None), (Role.HELPER, 1)]
)
def test_no_guest_becomes_the_host_and_only_players_have_seats(
    hub: Hub, wanted: Role, seat: int | None
) -> None:
    hub.share(TABLE)
    with pytest.raises(ValueError, match="seat"):
        hub.choose(let_in(hub, "k"), wanted, seat=seat)


def test_a_seat_whose_phone_is_here_is_taken(hub: Hub) -> None:
    hub.share(TABLE)
    first, second = let_in(hub, "a"), let_in(hub, "b")
    hub.choose(first, Role.PLAYER, seat=0)
    hub.presence.came(first.id, lambda: None)
    with pytest.raises(SeatTaken):
        hub.choose(second, Role.PLAYER, seat=0)
    assert role(hub, first) is Role.PLAYER


def test_a_seat_whose_phone_is_away_goes_to_the_one_that_is_here(hub: Hub) -> None:
    hub.share(TABLE)
    first, second = let_in(hub, "a"), let_in(hub, "b")
    hub.choose(first, Role.PLAYER, seat=0)
    hub.choose(second, Role.PLAYER, seat=0)
    assert role(hub, first) is None
    assert role(hub, second) is Role.PLAYER


def test_the_name_of_a_phone_is_kept_short(hub: Hub) -> None:
    hub.share(TABLE)
    guest = let_in(hub, "k")
    hub.choose(guest, Role.HELPER, name="  " + "x" * 100)
    badge = hub.badge(guest)
    assert badge is not None
    assert badge.name == "x" * NAME_MOST


def test_all_guests_watch_only_and_are_again_what_they_were(hub: Hub) -> None:
    hub.share(TABLE)
    guest = let_in(hub, "k")
    hub.choose(guest, Role.PLAYER, seat=2)
    hub.set_watch_only(TABLE, True)
    assert role(hub, guest) is Role.WATCHER
    hub.set_watch_only(TABLE, False)
    assert role(hub, guest) is Role.PLAYER


def test_a_player_who_was_made_to_watch_can_play_the_seat_again(hub: Hub) -> None:
    hub.share(TABLE)
    guest = let_in(hub, "k")
    hub.choose(guest, Role.PLAYER, seat=2)
    hub.choose(guest, Role.WATCHER)
    (kept,) = hub.guests(TABLE)
    assert (kept.role, kept.seat) == (Role.WATCHER, 2)
    assert hub.seated(TABLE) == {}


def test_a_phone_that_was_removed_is_hung_up_and_unknown(hub: Hub) -> None:
    hub.share(TABLE)
    guest = let_in(hub, "k")
    hub.choose(guest, Role.HELPER)
    ended: list[str] = []
    hub.presence.came(guest.id, lambda: ended.append("hung up"))
    hub.remove(guest)
    assert ended == ["hung up"]
    assert hub.guest("k") is None
    assert hub.badge(guest) is None


def test_a_new_code_makes_the_old_one_worthless_and_leaves_the_phones(hub: Hub) -> None:
    before = hub.share(TABLE).invitation
    guest = let_in(hub, "k")
    hub.choose(guest, Role.HELPER)
    hub.renew(TABLE)
    after = hub.sharing(TABLE)
    assert after is not None
    assert after.invitation.token != before.token
    assert after.invitation.code != before.code
    assert role(hub, guest) is Role.HELPER


def test_stopping_takes_all_rights_at_once_and_can_be_undone_for_ten_seconds(
    hub: Hub, clock: Clock
) -> None:
    before = hub.share(TABLE)
    guest = let_in(hub, "k")
    hub.choose(guest, Role.HELPER)
    hub.stop(TABLE)
    assert role(hub, guest) is None
    clock.now += UNDO_S - 0.1
    assert hub.undo_left_s(TABLE) == pytest.approx(0.1)
    assert hub.resume(TABLE)
    assert hub.sharing(TABLE) == before
    assert role(hub, guest) is Role.HELPER


def test_after_ten_seconds_it_has_ended_for_good(hub: Hub, clock: Clock) -> None:
    hub.share(TABLE)
    guest = let_in(hub, "k")
    ended: list[str] = []
    hub.presence.came(guest.id, lambda: ended.append("hung up"))
    hub.stop(TABLE)
    assert not ended
    clock.now += UNDO_S
    assert not hub.wanted
    assert ended == ["hung up"]
    assert hub.guest("k") is None
    assert not hub.resume(TABLE)


def test_sharing_anew_while_it_is_ending_begins_with_a_new_code_and_nobody(hub: Hub) -> None:
    before = hub.share(TABLE)
    let_in(hub, "k")
    hub.stop(TABLE)
    assert hub.share(TABLE).invitation != before.invitation
    assert hub.guests(TABLE) == ()


def test_a_restart_changes_nothing(hub: Hub, kept: Kept, clock: Clock) -> None:
    before = hub.share(TABLE)
    guest = let_in(hub, "k")
    hub.choose(guest, Role.PLAYER, seat=1)
    hub.keep_look(guest, {"scale": 1.5})
    again = Hub(kept, clock=clock, calendar=clock)
    assert again.sharing(TABLE) == before
    assert again.guests(TABLE) == hub.guests(TABLE)
    known = again.guest("k")
    assert known is not None
    assert known.look == {"scale": 1.5}
    assert role(again, known) is Role.PLAYER


def test_what_was_stopped_does_not_come_back_with_a_restart(
    hub: Hub, kept: Kept, clock: Clock
) -> None:
    hub.share(TABLE)
    let_in(hub, "k")
    hub.stop(TABLE)
    again = Hub(kept, clock=clock, calendar=clock)
    assert not again.wanted
    assert again.guest("k") is None


def test_the_next_morning_nothing_is_shared_by_oversight(
    hub: Hub, kept: Kept, clock: Clock
) -> None:
    hub.share(TABLE)
    let_in(hub, "k")
    clock.now += EVENING_S
    again = Hub(kept, clock=clock, calendar=clock)
    assert not again.wanted
    assert again.guest("k") is None


@pytest.mark.parametrize(
    "found", [{"tables": 3}, {"tables": [{}], "guests": []}, {"tables": [], "guests": ["x"]}, {}]
)
def test_what_another_version_kept_is_no_reason_to_stop(kept: Kept, found: object) -> None:
    kept["sharing"] = found
    assert not Hub(kept).wanted


def test_no_key_is_kept_only_what_recognises_it(hub: Hub, kept: Kept) -> None:
    hub.share(TABLE)
    let_in(hub, "the-key-of-a-phone")
    assert "the-key-of-a-phone" not in str(dict(kept)).replace("id-of-the-key-of-a-phone", "")


def test_everybody_comes_along_to_the_next_game_with_the_seats_they_have_there(hub: Hub) -> None:
    code = hub.share(TABLE).invitation
    ana, cy, aunt = let_in(hub, "a"), let_in(hub, "c"), let_in(hub, "h")
    hub.choose(ana, Role.PLAYER, seat=0)
    hub.choose(cy, Role.PLAYER, seat=2)
    hub.choose(aunt, Role.HELPER)
    hub.carry_on(TABLE, OTHER, {0: 1})
    assert hub.sharing(TABLE) is None
    shared = hub.sharing(OTHER)
    assert shared is not None
    assert shared.invitation == code
    roles = {guest.id: (guest.role, guest.seat) for guest in hub.guests(OTHER)}
    assert roles == {
        ana.id: (Role.PLAYER, 1),
        cy.id: (None, None),
        aunt.id: (Role.HELPER, None),
    }


def test_watchers_are_told_of_every_change(hub: Hub) -> None:
    queue = hub.news.watch()
    hub.share(TABLE)
    hub.found(Reach((), 8550))
    hub.found(Reach((), 8550))
    assert queue.qsize() == 2
    hub.news.unwatch(queue)
    hub.renew(TABLE)
    assert queue.qsize() == 2


def test_what_can_not_be_kept_counts_all_the_same(hub: Hub, kept: Kept) -> None:
    hub.share(TABLE)
    guest = let_in(hub, "k")

    def full(key: str, value: object) -> None:
        raise OSError("the disk is full")

    kept.put = full  # type: ignore[method-assign]
    queue = hub.news.watch()
    with pytest.raises(OSError, match="full"):
        hub.remove(guest)
    assert hub.guest("k") is None
    assert queue.qsize() == 1
