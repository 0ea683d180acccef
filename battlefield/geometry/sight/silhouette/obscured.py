"""How much of a target's silhouette is hidden from an observer's eye.

The eye is the centre of the observer's base at its top. The silhouette is the upright rectangle through the
target's centre, square to the horizontal line from the eye, as wide as the base is across that line and as
high as the model; straight above the target, the line toward the top of the board is taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.tolerance import TOL
from battlefield.geometry.pieces import Table
from battlefield.geometry.sight.blockers import Blockers, body_rows, table_blockers
from battlefield.geometry.sight.silhouette.area import hidden_shares
from battlefield.geometry.sight.silhouette.views import Screens, Views, screens, views

EXACT = 1e-9
ROUGH = 1e-4
Corner = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Obscured:
    """The share of a silhouette that is hidden, in [0, 1], and each id that hides some of it by itself."""

    share: float
    by: tuple[tuple[str, float], ...]
    eye: Corner
    rule: str

    @staticmethod
    def of(table: Table, observer: str, target: str, models_block: bool = True) -> "Obscured":
        """Measure the share of the target's silhouette that is hidden from an eye, 0 to 1, to 1e-6.

        Hidden heights are exact on every upright line and integrated across. Unknown ids are a KeyError.
        """
        rows = [_row(table, observer), _row(table, target)]
        blockers = table_blockers(table.pieces, table.bodies, models_block)
        seen, made = _looked(table, np.array(rows[:1]), np.array(rows[1:]), blockers)
        owners = np.unique(made.owner)
        alone = Screens(np.searchsorted(owners, made.owner), made.shapes, made.owner, made.cloud)
        each = hidden_shares(seen.at(np.zeros(len(owners), dtype=np.intp)), alone, EXACT)
        ids = [*(piece.id for piece in table.pieces), *(body.id for body in table.bodies)]
        by = tuple((ids[k], s) for k, s in zip(owners.tolist(), each.tolist(), strict=True) if s > TOL)
        share = float(hidden_shares(seen, made, EXACT)[0])
        eye = (float(seen.eye[0, 0]), float(seen.eye[0, 1]), float(seen.above[0]))
        return Obscured(share, by, eye, _rule(share))


def obscured_shares(
    table: Table,
    observers: Sequence[str] | None = None,
    targets: Sequence[str] | None = None,
    models_block: bool = True,
    exact: bool = False,
    clear: Sequence[str] = (),
) -> Floats:
    """Return the hidden share of every target from every observer, f8[observers, targets]; 0 of oneself.

    Bodies named in `clear` hide nothing.
    """
    everyone = [body.id for body in table.bodies]
    eyes = np.array(
        [_row(table, id_) for id_ in (everyone if observers is None else observers)], dtype=np.intp
    )
    aims = np.array([_row(table, id_) for id_ in (everyone if targets is None else targets)], dtype=np.intp)
    first, second = np.repeat(eyes, len(aims)), np.tile(aims, len(eyes))
    solid = tuple(replace(body, height=0.0) if body.id in clear else body for body in table.bodies)
    blockers = table_blockers(table.pieces, solid, models_block)
    seen, made = _looked(table, first, second, blockers)
    share = hidden_shares(seen, made, EXACT if exact else ROUGH)
    share[first == second] = 0.0
    return share.reshape(len(eyes), len(aims))


def _looked(table: Table, first: Ints, second: Ints, blockers: Blockers) -> tuple[Views, Screens]:
    """Put the views from bodies `first` to bodies `second`, with what may hide something."""
    bodies = body_rows(table.bodies)
    at = np.array([body.base.at for body in table.bodies], dtype=np.float64).reshape(-1, 2)
    eyes = np.concatenate([at[first], bodies.top[first][:, None]], axis=1)
    seen = views(eyes, at[second], bodies.at(second))
    start = len(table.pieces)
    return seen, screens(seen, blockers, (first + start, second + start))


def _row(table: Table, id_: str) -> int:
    for row, body in enumerate(table.bodies):
        if body.id == id_:
            return row
    raise KeyError(id_)


def _rule(share: float) -> str:
    if share <= TOL:
        return "Not hidden: the eye sees all of the silhouette."
    if share >= 1.0 - TOL:
        return "Hidden: the eye sees nothing of the silhouette."
    return "Partly hidden: the share is that of the silhouette's area."
