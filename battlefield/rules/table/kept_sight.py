"""Who sees whom past terrain, asked once for each pair: in thought all but one or two stay where they are."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.pieces import Body, Piece, Table
from battlefield.geometry.sight import obscured_shares, sees_each

_FEW = 64  # pairs; more of them are looked at together
_NEAR = 1e-3  # ten times the error of a rough share

Rows = list[list[bool]]
Pieces = Same[tuple[Piece, ...]]

_MOST = 16384
_SEEN: dict[tuple[Pieces, Body, Body], bool] = {}  # who sees whom past which pieces, of late


def seen_on(known: Table, observers: tuple[str, ...], targets: tuple[str, ...]) -> Rows:
    """Tell which bodies see which past the pieces of a table, in rows for observers."""
    if len(observers) * len(targets) > _FEW:
        return [list(row) for row in _seen_together(_Look(known, observers, targets))]
    pieces, bodies = _same_as(Same(known.pieces)), {body.id: body for body in known.bodies}
    found = iter(_seen_each(pieces, [(bodies[one], bodies[other]) for one in observers for other in targets]))
    return [[next(found) for _ in targets] for _ in observers]


def sees_past(pieces: tuple[Piece, ...], one: Body, other: Body) -> bool:
    """Return whether two bodies see each other past some pieces."""
    return _seen_each(_same_as(Same(pieces)), [(one, other)])[0]


def _seen_each(pieces: Pieces, pairs: Sequence[tuple[Body, Body]]) -> list[bool]:
    """Tell for pairs of bodies whether they see each other; those not known yet are looked at together."""
    keys = [(pieces, *(pair if pair[0].id < pair[1].id else pair[::-1])) for pair in pairs]
    found = {key: _SEEN.get(key) for key in keys if key[1].id != key[2].id}
    new = [key for key, told in found.items() if told is None]
    if new:
        bodies = {body.id: body for key in new for body in key[1:]}
        table = Table(0.0, 0.0, pieces.value, tuple(bodies.values()))
        told = dict(
            zip(new, sees_each(table, [(one.id, other.id) for _, one, other in new], False), strict=True)
        )
        if len(_SEEN) + len(new) > _MOST:
            _SEEN.clear()
        _SEEN.update(told)
        found |= told
    return [found.get(key, True) is True for key in keys]


@lru_cache(maxsize=64)
def _same_as(pieces: Pieces) -> Pieces:
    """Return one key for all equal tuples of pieces."""
    return _first_alike(pieces.value)


@lru_cache(maxsize=64)
def _first_alike(pieces: tuple[Piece, ...]) -> Pieces:
    return Same(pieces)


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
    pairs = [(one, other) for one in look.observers for other in look.targets if one != other]
    found = dict(zip(pairs, sees_each(look.table, pairs, False), strict=True))
    return tuple(tuple(found.get((one, other), True) for other in look.targets) for one in look.observers)


def hidden_on(
    known: Table, observers: tuple[str, ...], targets: tuple[str, ...], clear: frozenset[str], share: float
) -> Rows:
    """Tell of which targets a table hides such a share from each eye; who is `clear` hides nothing."""
    found = _hidden(_same_as(Same(known.pieces)), known.bodies, observers, targets, clear, share)
    return [list(row) for row in found]


@lru_cache(maxsize=1024)
def _hidden(
    pieces: Pieces,
    bodies: tuple[Body, ...],
    observers: tuple[str, ...],
    targets: tuple[str, ...],
    clear: frozenset[str],
    share: float,
) -> tuple[tuple[bool, ...], ...]:
    """Compare hidden shares with a limit; those too near to it are worked out exactly first."""
    known, them = Table(0.0, 0.0, pieces.value, bodies), tuple(sorted(clear))
    found = obscured_shares(known, observers, targets, clear=them)
    if (abs(found - share) <= _NEAR).any():
        found = obscured_shares(known, observers, targets, exact=True, clear=them)
    return tuple(tuple(is_within(share, each) for each in row) for row in found.tolist())


def hidden_share(pieces: tuple[Piece, ...], eye: Body, target: Body) -> float:
    """Return the share of a body that some pieces hide from an eye, exactly."""
    return _hidden_share(_same_as(Same(pieces)), eye, target)


@lru_cache(maxsize=4096)
def _hidden_share(pieces: Pieces, eye: Body, target: Body) -> float:
    known = Table(0.0, 0.0, pieces.value, (eye, target))
    return float(obscured_shares(known, [eye.id], [target.id], exact=True)[0][0])
