"""Reaches that are kept: an action that is played through again asks for the same moves once more."""

from functools import lru_cache

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.movement import Policy, Reach, reach
from battlefield.geometry.pieces import Body, Piece, Table

_MOST = 64  # each keeps its searches


def kept_reach(table: Table, body: str, inches: float, policy: Policy) -> Reach:
    """Return the reach of a body on a table: the same one for equal bodies beside the same pieces."""
    return _kept(Same(table.pieces), table.width, table.height, table.bodies, body, inches, policy)


@lru_cache(maxsize=_MOST)
def _kept(
    pieces: Same[tuple[Piece, ...]],
    width: float,
    height: float,
    bodies: tuple[Body, ...],
    body: str,
    inches: float,
    policy: Policy,
) -> Reach:
    return reach(Table(width, height, pieces.value, bodies), body, inches, policy)
