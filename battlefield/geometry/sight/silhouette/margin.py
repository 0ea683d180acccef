"""How far the target or the observer would have to move for the target to become, or cease to be, hidden by
half or another share.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin
from typing import Literal

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.pieces import Table
from battlefield.geometry.sight.blockers import Blockers, body_rows, table_blockers
from battlefield.geometry.sight.shapes import Shapes
from battlefield.geometry.sight.silhouette.area import hidden_shares
from battlefield.geometry.sight.silhouette.obscured import Obscured
from battlefield.geometry.sight.silhouette.views import screens, views

HALF = 0.5
_RADII = (0.0, 0.03, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
_DIRECTIONS = 20
_FAN = 5  # directions tried about the best one in each round
_ROUNDS = 3
_CUTS = 6  # distances tried at once within a bracket
_PRECISION = 5e-5  # inch
_ERROR = 1e-6  # of the share

Mover = Literal["target", "observer"]


@dataclass(frozen=True, slots=True)
class ObscuredMargin:
    """How far the verdict "at least half hidden", or another share, is from turning.

    `margin` inches is the shortest move found that turns it: positive where the target is hidden that much
    now, negative where not; infinite where no move of up to 16 inches turns it. `direction` is the unit
    vector of that move of the `mover`.
    """

    share: float
    margin: float
    direction: Point
    mover: Mover
    rule: str

    @staticmethod
    def of(
        table: Table,
        observer: str,
        target: str,
        models_block: bool = True,
        mover: Mover = "target",
        share: float = HALF,
        cancelled: Callable[[], bool] | None = None,
    ) -> "ObscuredMargin":
        """Search the shortest level move, to about 1e-4 along it, that turns "hidden by that share".

        Unknown ids are a KeyError, a share that is not above 0 and at most 1 a ValueError; when `cancelled`
        answers true, StoppedError ends the search.
        """
        if not 0.0 < share <= 1.0:
            raise ValueError(f"share {share}: expected more than 0 and at most 1")
        now = Obscured.of(table, observer, target, models_block)
        ids = [body.id for body in table.bodies]
        blockers = table_blockers(table.pieces, table.bodies, models_block)
        hidden = now.share >= share - _ERROR
        rows = ids.index(observer), ids.index(target)
        moves = _Moves(table, rows, mover, body_rows(table.bodies), blockers, hidden, share, cancelled)
        distance, angle = _shortest(moves)
        turns = (
            f"a move of the {mover}" if np.isfinite(distance) else f"no move of the {mover} within 16 inches"
        )
        much = "half" if share == HALF else f"{100.0 * share:g} %"
        rule = f"At least {much} hidden: {'yes' if hidden else 'no'}; {turns} turns it."
        direction = (cos(angle), sin(angle))
        return ObscuredMargin(now.share, distance if hidden else -distance, direction, mover, rule)


@dataclass(frozen=True, slots=True, eq=False)
class _Moves:
    table: Table
    rows: tuple[int, int]
    mover: Mover
    bodies: Shapes
    blockers: Blockers
    hidden: bool
    limit: float
    cancelled: Callable[[], bool] | None

    def turned(self, angle: Floats, distance: Floats) -> Flags:
        """Tell for moves f8[N] whether the verdict there differs from the present one."""
        unless_stopped(self.cancelled)
        count, (one, two) = len(angle), self.rows
        step = np.stack([np.cos(angle), np.sin(angle)], axis=1) * distance[:, None]
        at = np.array([self.table.bodies[row].base.at for row in self.rows])
        eye = at[0] + (step if self.mover == "observer" else 0.0 * step)
        centre = at[1] + (step if self.mover == "target" else 0.0 * step)
        eyes = np.concatenate([eye, np.full((count, 1), self.bodies.top[one])], axis=1)
        seen = views(eyes, centre, self.bodies.at(np.full(count, two)))
        start = len(self.table.pieces)
        owners: list[Ints] = [np.full(count, row + start, dtype=np.intp) for row in self.rows]
        share = hidden_shares(seen, screens(seen, self.blockers, owners), _ERROR)
        return np.asarray((share >= self.limit - _ERROR) != self.hidden)


def _shortest(moves: _Moves) -> tuple[float, float]:
    """Return the shortest turning move found and its angle in radians: infinite where there is none."""
    step = 2.0 * pi / _DIRECTIONS
    angles: Floats = np.arange(_DIRECTIONS, dtype=np.float64) * step
    low, high = _brackets(moves, angles)
    if not np.isfinite(high).any():
        return np.inf, 0.0
    near = np.flatnonzero(high == high.min())
    reach = _narrowed(moves, angles[near], low[near], high[near])
    best, angle = float(reach.min()), float(angles[near][reach.argmin()])
    for _ in range(_ROUNDS):
        fan = angle + step * np.linspace(-1.0, 1.0, _FAN)
        step *= 2.0 / _FAN
        fan = fan[moves.turned(fan, np.full(len(fan), best))]
        if len(fan):
            reach = _narrowed(moves, fan, np.zeros(len(fan)), np.full(len(fan), best))
            if reach.min() < best:
                best, angle = float(reach.min()), float(fan[reach.argmin()])
    return best, angle


def _brackets(moves: _Moves, angles: Floats) -> tuple[Floats, Floats]:
    """Return for each direction the last distance that keeps the verdict and the first that turns it."""
    low, high = np.zeros(len(angles)), np.full(len(angles), np.inf)
    for near, far in pairwise(_RADII):
        turned = moves.turned(angles, np.full(len(angles), far))
        if turned.any():
            low[turned], high[turned] = near, far
            break
    return low, high


def _narrowed(moves: _Moves, angles: Floats, low: Floats, high: Floats) -> Floats:
    """Close in on the turning distance of each direction, from brackets that hold one."""
    low, high = low.copy(), high.copy()
    while np.max(high - low) > _PRECISION:
        shares = np.arange(1, _CUTS) / _CUTS
        tried = low[:, None] + (high - low)[:, None] * shares
        turned = moves.turned(np.repeat(angles, len(shares)), tried.ravel()).reshape(tried.shape)
        tried = np.concatenate([low[:, None], tried, high[:, None]], axis=1)
        first = np.where(turned.any(axis=1), turned.argmax(axis=1), len(shares))
        rows = np.arange(len(angles))
        low, high = tried[rows, first], tried[rows, first + 1]
    return high
