"""People in a file from elsewhere: who of ours they are, who is new, and who has to be asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from companion.exchange.bgstats.file import Person
from companion.log.people import People, folded
from companion.store import Player

NEW = ""
"""The answer for somebody who has not played here yet."""

Answers = Mapping[str, str]
"""Who somebody in the file is, by `Stranger.uuid`: a player's id, or NEW."""


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody in a file. `who` is the player they are taken for without an answer, NEW for none.

    `candidates` are players who may be meant: with any, it is worth asking.
    """

    uuid: str
    name: str
    who: str
    candidates: tuple[str, ...] = ()

    @property
    def unsure(self) -> bool:
        """Whether somebody should be asked."""
        return bool(self.candidates)


def strangers(persons: Iterable[Person], players: Iterable[Player]) -> tuple[Stranger, ...]:
    """Everybody in a file but the anonymous, in the order in which they first sit down."""
    known = {player.id: player for player in players if player.deleted is None}
    people = People(known.values())
    met = {person.uuid: person for person in persons if not person.anonymous}
    names = Counter(folded(person.name) for person in met.values())
    return tuple(
        Stranger(person.uuid, person.name, person.uuid)
        if person.uuid in known
        else _by_name(person, people, alone=names[folded(person.name)] == 1)
        for person in met.values()
    )


def _by_name(person: Person, people: People, *, alone: bool) -> Stranger:
    called = people.called(person.name)
    if len(called) == 1 and alone:
        return Stranger(person.uuid, person.name, called[0])
    return Stranger(person.uuid, person.name, NEW, called or people.like(person.name))


def settled(
    strangers: Iterable[Stranger], players: Iterable[Player], answers: Answers
) -> tuple[Mapping[str, str], tuple[Player, ...]]:
    """Everybody's id here by the file's, and the profiles that are new or got to know a name."""
    profiles = {player.id: player for player in players}
    ids: dict[str, str] = {}
    changed: dict[str, Player] = {}
    for stranger in strangers:
        who = answers.get(stranger.uuid, stranger.who)
        if who not in profiles:
            who = stranger.uuid
            profiles[who] = changed[who] = Player(id=who, name=stranger.name)
        elif not _knows(profiles[who], stranger.name):
            known_as = (*profiles[who].known_as, stranger.name)
            profiles[who] = changed[who] = replace(profiles[who], known_as=known_as)
        ids[stranger.uuid] = who
    return ids, tuple(changed.values())


def _knows(player: Player, name: str) -> bool:
    return folded(name) in map(folded, (player.name, *player.known_as))
