"""Lots that a seed draws: each is a die of very many faces, the same in any process and on any system."""

from battlefield.rules.core.dice import face

_FACES = 1 << 53  # as fine as a float is below 1


class Lots:
    """The lots of one table of a seed, in their order."""

    def __init__(self, seed: int, table: int) -> None:
        self._seed, self._table, self._drawn = seed, table, 0

    def draw(self) -> float:
        """Return the next lot, from 0 to below 1."""
        self._drawn += 1
        return (face(self._seed, self._table, self._drawn, _FACES) - 1) / _FACES
