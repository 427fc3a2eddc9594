"""The lots that a table draws; functions that draw take it as an argument."""

from __future__ import annotations

from random import Random, SystemRandom

CHANCE: Random = SystemRandom()
