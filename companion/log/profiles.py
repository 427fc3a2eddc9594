"""Who plays in this group: a profile a person, made when a new name sits down; and the groups."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from uuid import uuid4

from companion.log.looks import least_worn
from companion.log.people import People, folded
from companion.store import Group, Play, Player
from companion.store.documents import Documents


@dataclass(frozen=True, slots=True)
class Before:
    """What two players, their plays and groups were before they became one: enough to undo it."""

    players: tuple[Player, ...]
    plays: tuple[Play, ...]
    groups: tuple[Group, ...]


class Profiles:
    """The people of a data folder. Whatever changes something may raise StoreError."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents

    def all(self) -> tuple[Player, ...]:
        """Everybody but the deleted, by name."""
        players = (player for player in self._documents.players.all() if player.deleted is None)
        return tuple(sorted(players, key=lambda player: (folded(player.name), player.id)))

    def everybody(self) -> tuple[Player, ...]:
        """The same with the deleted, in no order that means anything."""
        return self._documents.players.all()

    def people(self) -> People:
        """Everybody, to be found by id or name."""
        return People(self._documents.players.all())

    def get(self, key: str) -> Player | None:
        """The profile of this id, a deleted one too."""
        return self._documents.players.get(key)

    def names(self, play: Play) -> tuple[str, ...]:
        """Who sat there, by the names they have today."""
        known = [self.get(who) if who else None for who in _padded(play)]
        return tuple(
            player.name if player else name for player, name in zip(known, play.seats, strict=True)
        )

    def called(self, plays: Iterable[Play]) -> dict[str, str]:
        """Everybody in some plays, by People's key: their name today, or as they sat down."""
        people = self.people()
        found: dict[str, str] = {}
        for play in plays:
            for seat, name in enumerate(play.seats):
                key = people.key(play, seat)
                if key not in found:
                    found[key] = people.name(key) or name
        return found

    def put(self, player: Player) -> None:
        """Keep a profile; a name it had before is still understood."""
        known = self.get(player.id)
        if known is not None and folded(known.name) != folded(player.name):
            names = dict.fromkeys((*player.known_as, known.name))
            player = replace(player, known_as=tuple(one for one in names if one != player.name))
        self._documents.players.put(player)

    def add(self, name: str) -> Player:
        """A new person, even if somebody of that name is known."""
        colour, shape = least_worn(self._documents.players.all())
        player = Player(id=str(uuid4()), name=name.strip(), colour=colour, shape=shape)
        self._documents.players.put(player)
        return player

    def seated(self, play: Play, before: Play | None = None) -> Play:
        """A play with its people linked; a seat whose name is as `before` stays who it was.

        Whoever has no profile gets one; a name that several have is left open.
        """
        people = self.people()
        ids: list[str | None] = []
        for seat, name in enumerate(play.seats):
            known = _seat_before(before, seat, name)
            if known is None and not people.called(name) and name.strip():
                known = self.add(name).id
                people = self.people()
            ids.append(known or people.only(name))
        group = play.group or self.group_of(ids)
        return replace(play, players=tuple(ids), group=group)

    def linked(self, play: Play, known: Play | None) -> Play:
        """A play with its people linked, where that is not done or somebody else sits there now.

        `known` is the play as it was kept before.
        """
        done = len(play.players) == len(play.seats)
        moved = known is not None and known.seats != play.seats
        return play if done and not moved else self.seated(play, known)

    def sat(self, play: Play, seat: int, who: str | None, name: str) -> Play:
        """The play with somebody else at a seat: `who`, else whoever has that name, or will.

        What a table's own file says of its seats stays as it is.
        """
        people = self.people()
        if who is None and not people.called(name):
            who = self.add(name).id
        ids = (*_padded(play)[:seat], who or people.only(name), *_padded(play)[seat + 1 :])
        seats = play.seats if play.tracked else (*play.seats[:seat], name, *play.seats[seat + 1 :])
        return replace(play, seats=seats, players=ids)

    def may_be(self, play: Play, seat: int, name: str) -> Player | None:
        """Who sits at a seat, if a new name there may mean them: then it has to be asked.

        It may not if it is one of their names already, or if it is somebody else's who sits there
        too, or who is told from them by other plays.
        """
        who = _padded(play)[seat]
        player = self.get(who) if who else None
        if player is None or folded(name) in map(folded, (player.name, *player.known_as)):
            return None
        called = self.people().called(name)
        others = (one for one in self._documents.plays.of_player(player.id) if one.id != play.id)
        apart = bool({*called} & {*play.players}) or (called and any(others))
        return None if apart or len(called) > 1 else player

    def same(self, player: Player, name: str) -> None:
        """A player is meant by another name: respelt, or made one with whoever has that name."""
        other = self.people().only(name)
        if other is None:
            self.put(replace(player, name=name))
        else:
            self.merge(other, player.id)

    def adopt(self, key: str, plays: Iterable[Play]) -> Player | None:
        """The profile behind People's key; somebody known by name only gets one here."""
        if (known := self.get(key)) is not None:
            return known
        people = self.people()
        own = [play for play in plays if key in _keys(people, play)]
        if not own:
            return None
        seat = _keys(people, own[0]).index(key)
        with self._documents.together():
            player = self.add(own[0].seats[seat])
            self._documents.plays.put_all(_linked(play, people, key, player.id) for play in own)
        return player

    def merge(self, kept: str, merged: str) -> Before:
        """Make two players one, who keeps the name of `kept`; returns what `unmerge` needs."""
        players = self._documents.players
        both = tuple(one for one in (players.get(kept), players.get(merged)) if one is not None)
        before = Before(both, self._documents.plays.of_player(merged), self._documents.groups.all())
        self._documents.merge_players(kept, merged)
        return before

    def unmerge(self, before: Before) -> None:
        """Make them two again. What was played since stays with the one who was kept."""
        with self._documents.together():
            for player in before.players:
                self._documents.players.put(player)
            self._documents.plays.put_all(before.plays)
            self._documents.groups.put_all(before.groups)

    def groups(self) -> tuple[Group, ...]:
        """The groups, by name."""
        groups = (group for group in self._documents.groups.all() if group.deleted is None)
        return tuple(sorted(groups, key=lambda group: (folded(group.name), group.id)))

    def people_of(self, group: Group) -> tuple[str, ...]:
        """The names of everybody in a group who is on the list."""
        found = map(self.get, group.players)
        return tuple(one.name for one in found if one is not None and one.deleted is None)

    def group_of(self, players: Sequence[str | None]) -> str | None:
        """The one smallest group that all of these people belong to, None without one."""
        if None in players or not players:
            return None
        all_in = [group for group in self.groups() if set(players) <= set(group.players)]
        smallest = min((len(group.players) for group in all_in), default=0)
        fitting = [group for group in all_in if len(group.players) == smallest]
        return fitting[0].id if len(fitting) == 1 else None

    def put_group(self, group: Group) -> None:
        """Keep a group."""
        self._documents.groups.put(group)

    def new_group(self, name: str, players: Sequence[str] = ()) -> Group:
        """A new group."""
        group = Group(id=str(uuid4()), name=name.strip(), players=tuple(players))
        self._documents.groups.put(group)
        return group


def _padded(play: Play) -> tuple[str | None, ...]:
    """An id or None for each seat."""
    return play.players if len(play.players) == len(play.seats) else (None,) * len(play.seats)


def _keys(people: People, play: Play) -> list[str]:
    return [people.key(play, seat) for seat in range(len(play.seats))]


def _linked(play: Play, people: People, key: str, player: str) -> Play:
    ids = _padded(play)
    own = _keys(people, play)
    linked = (player if one == key else known for one, known in zip(own, ids, strict=True))
    return replace(play, players=tuple(linked))


def _seat_before(before: Play | None, seat: int, name: str) -> str | None:
    if before is None or seat >= len(before.seats) or before.seats[seat] != name:
        return None
    return _padded(before)[seat]
