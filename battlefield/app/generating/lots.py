"""Lots that a seed draws: a keyed hash names each, the same in any process and on any system."""

from hashlib import blake2b

_BITS = 53  # of a float between 0 and 1


class Lots:
    """The lots of one table of a seed, in their order."""

    def __init__(self, seed: int, table: int) -> None:
        self._name, self._drawn = f"{seed}/{table}", 0

    def draw(self) -> float:
        """Return the next lot, from 0 to below 1."""
        self._drawn += 1
        named = blake2b(f"{self._name}/{self._drawn}".encode(), digest_size=8).digest()
        return float((int.from_bytes(named, "big") >> (64 - _BITS)) / (1 << _BITS))
