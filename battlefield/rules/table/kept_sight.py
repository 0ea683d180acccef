"""Who sees whom past terrain, asked once for each pair: in thought all but one or two stay where they are."""

from dataclasses import replace
from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Recalled, Same
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.sight import sight, sights

_FEW = 64  # pairs; more of them are looked at together

Rows = list[list[bool]]
Pieces = Same[tuple[Piece, ...]]


def seen_on(known: Table, observers: tuple[str, ...], targets: tuple[str, ...]) -> Rows:
    """Tell which bodies see which past the pieces of a table, in rows for observers."""
    if len(observers) * len(targets) > _FEW:
        return [list(row) for row in _seen_together(_Look(known, observers, targets))]
    pieces, bodies = _same(known.pieces), {body.id: body for body in known.bodies}
    return [[_sees(pieces, bodies[one], bodies[other]) for other in targets] for one in observers]


def sees(pieces: tuple[Piece, ...], one: Body, other: Body) -> bool:
    """Return whether two bodies see each other past some pieces."""
    return _sees(_same(pieces), one, other)


def _sees(pieces: Pieces, one: Body, other: Body) -> bool:
    if one.id == other.id:
        return True
    return _sees_other(pieces, one, other) if one.id < other.id else _sees_other(pieces, other, one)


@lru_cache(maxsize=16384)
def _sees_other(pieces: Pieces, one: Body, other: Body) -> bool:
    return sight(Table(0.0, 0.0, pieces.value, (one, other)), one.id, other.id, False).clear


@lru_cache(maxsize=64)
def _first_alike(pieces: tuple[Piece, ...]) -> Pieces:
    return Same(pieces)


_same = Recalled(_first_alike)  # one key for all equal tuples of pieces


class _Look:
    """Looks as a key: the same for as long as those who look and are looked at stay where they are."""

    __slots__ = ("observers", "table", "targets")

    def __init__(self, known: Table, observers: tuple[str, ...], targets: tuple[str, ...]) -> None:
        ends = {*observers, *targets}
        self.table = replace(known, bodies=tuple(body for body in known.bodies if body.id in ends))
        self.observers, self.targets = observers, targets

    def __hash__(self) -> int:
        return hash((self.observers, self.targets, *(body.base.at for body in self.table.bodies)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Look) and self._parts() == other._parts()

    def _parts(self) -> tuple[object, ...]:
        return self.observers, self.targets, self.table.bodies, self.table


@lru_cache(maxsize=2048)
def _seen_together(look: _Look) -> tuple[tuple[bool, ...], ...]:
    found = sights(look.table, look.observers, look.targets, False).tolist()
    return tuple(tuple(map(bool, row)) for row in found)
