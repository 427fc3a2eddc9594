"""The rules of the Magic Bakery that matter at this moment, and what they mean at this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.magic_bakery.state import State
from companion.views.play.magic_bakery.customer import leaving_sentence
from companion.views.play.magic_bakery.goal import next_star
from companion.views.play.magic_bakery.layers import layer_name
from companion.views.play.magic_bakery.pieces import PICTURES, condition_notes
from companion.views.play.magic_bakery.summary import round_events
from companion.views.play.play import Now, Play
from companion.views.words import counted, joined, say


def steps(play: Play) -> tuple[str, ...]:
    """What is asked now, then the turn or the round's end, then the scenarios in play."""
    if play.over:
        return ("result",)
    state: State = play.state
    scenarios = tuple(f"scenario-{one}" for one in sorted(state.setup.scenarios))
    if state.pending:
        asked = tuple(f"scenario-{one}" for one in state.pending)
        return tuple(dict.fromkeys((*asked, "garnish", *scenarios)))
    closed = play.session.summary_closed_at == play.session.revision
    if round_events(play) and not closed:
        return ("round-end", *scenarios)
    last = state.turn == state.setup.seats - 1 and state.actions == 0
    return ("round-end", "turn", *scenarios) if last else ("turn", *scenarios)


def now(play: Play, rule: str) -> Now | None:
    """What a rule means at this table."""
    state: State = play.state
    scenario = _scenario(rule)
    if scenario is not None and scenario not in state.setup.scenarios:
        words = say("Scenario {n} is not in play at your table", n=scenario)
        return Now(words, PICTURES[scenario])
    if scenario is not None:
        return _of_scenario(play, scenario)
    tell = _TOLD.get(rule)
    return None if tell is None else tell(play)


def _scenario(rule: str) -> int | None:
    """The scenario of a rule such as MB-S05-01."""
    number = rule[4:6]
    return int(number) if rule.startswith("MB-S") and number.isdecimal() else None


def _of_scenario(play: Play, scenario: int) -> Now | None:
    state: State = play.state
    notes = dict(condition_notes(play))
    words = notes.get(scenario)
    if scenario == 1:
        under = joined([layer_name(one) for one in state.covered])
        words = say("The cat covers {layers}", layers=under)
    elif scenario == 2 and state.face_down is not None:
        words = say("{n} of 5 Pantry cards lie face down", n=len(state.face_down))
    elif scenario == 3 and state.eggs is not None:
        words = counted(state.eggs, "{n} egg is with the fox", "{n} eggs are with the fox")
    elif scenario == 10:
        words = _cake(state)
    return None if words is None else Now(words, PICTURES[scenario])


def _cake(state: State) -> str:
    special = state.setup.special
    assert special is not None, "scenario 10 has a special customer"
    if any(order.customer == special for order in state.fulfilled):
        return say("The Purrfect Cake is served")
    if special in state.discarded:
        return say("The Purrfect Cake has left unserved")
    if special in state.row:
        return say("The Purrfect Cake waits in space {n}", n=state.row.index(special) + 1)
    return say("The Purrfect Cake is still in the stack")


def _leaving(play: Play) -> Now:
    state: State = play.state
    return Now(leaving_sentence(state), "customer", urgent=bool(state.leaving))


def _arriving(play: Play) -> Now:
    state: State = play.state
    if state.arriving is None:
        words = say("Nobody new arrives: the stack is empty")
    else:
        words = say("No. {n} arrives when round {r} ends", n=state.arriving, r=state.round)
    return Now(words, "customer")


def _gap(play: Play) -> Now:
    state: State = play.state
    gaps = [space for space, one in enumerate(state.row, start=1) if one is None]
    if gaps and gaps[0] > 1:
        words = say("Space {n} is empty: the move stops there", n=gaps[0])
    elif gaps:
        words = say("Space 1 is empty: nobody has to move")
    else:
        words = say("No space is empty")
    return Now(words, "customer")


def _left(play: Play) -> Now:
    state: State = play.state
    row = sum(one is not None for one in state.row)
    return Now(
        say("{stack} in the stack, {row} in the row", stack=state.stack, row=row), "customer"
    )


def _actions(play: Play) -> Now:
    state: State = play.state
    own = state.actions_of(state.turn)
    words = say(
        "{n} players: {each} actions a turn. {name} has {own}, {left} of them left",
        n=state.setup.seats,
        each=state.setup.actions,
        name=play.names[state.turn],
        own=own,
        left=state.actions,
    )
    return Now(words, "whisk")


def _goals(play: Play) -> Now | None:
    state: State = play.state
    goals = state.setup.goals
    if goals is None:
        return Now(say("{n} served; this table has no goals", n=state.points), "star")
    one, two, three = goals
    words = say(
        "Goals {one}, {two} and {three}. You have {n}",
        one=one,
        two=two,
        three=three,
        n=state.points,
    )
    star = next_star(state)
    return Now(f"{words}. {star}" if star else words, "star")


def _ducks(play: Play) -> Now:
    ducks = play.state.ducks
    return Now(counted(ducks, "{n} duck is in the deck", "{n} ducks are in the deck"), "duck")


def _garnish(play: Play) -> Now | None:
    setup = play.state.setup
    if setup.mode == "warm-up":
        return Now(say("Warm-up: garnishes are left out"), "cupcake")
    if not setup.scenarios:
        return Now(say("No scenario: two random Ingredients for a garnish"), "cupcake")
    numbers = joined([str(one) for one in sorted(setup.scenarios)])
    if len(setup.scenarios) == 1:
        return Now(say("A garnish brings the bonus of scenario {n}", n=numbers), "cupcake")
    return Now(say("A garnish brings the bonuses of scenarios {n}", n=numbers), "cupcake")


def _order(play: Play) -> Now:
    state: State = play.state
    after = play.names[(state.turn + 1) % state.setup.seats]
    last = play.names[-1]
    return Now(say("{name} is next; the round ends after {last}", name=after, last=last))


_TOLD: Mapping[str, Callable[[Play], Now | None]] = {
    "MB-TURN-01": _order,
    "MB-TURN-02": _actions,
    "MB-AMB-27": _actions,
    "MB-ACT-06": _gap,
    "MB-DUCK-01": _ducks,
    "MB-SETUP-10": _ducks,
    "MB-CAMP-05": _ducks,
    "MB-GARN-01": _garnish,
    "MB-GARN-02": _garnish,
    "MB-GARN-03": _garnish,
    "MB-CONV-01": _arriving,
    "MB-CONV-02": _leaving,
    "MB-CONV-03": _gap,
    "MB-CONV-04": _leaving,
    "MB-CONV-05": _arriving,
    "MB-END-01": _left,
    "MB-END-02": _left,
    "MB-SCORE-01": _goals,
    "MB-SCORE-02": _goals,
    "MB-SCORE-04": _goals,
    "MB-SCORE-05": _goals,
    "MB-SCORE-06": _goals,
}
