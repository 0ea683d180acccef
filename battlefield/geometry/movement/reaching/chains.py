"""The least cost of chains: from a point over edges, one after the other, to a point, each leg at its price.

The cost is convex in where the edges are met. Its corners are rounded off by a hair, Newton's method comes
near the least, and the slope there bounds it from below: whatever the steps were, the bound holds.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Floats, Ints

_ROUNDED = (3e-2, 3e-3, 3e-4, 3e-5, 3e-6, 3e-7, 2e-8)  # inches by which a leg is rounded off, step by step
_STEPS = 8
_LAST_STEPS = 40
_HALVINGS = 5


@dataclass(frozen=True, slots=True)
class Chain:
    """Stops at `starts` + u `ways` with 0 <= u <= `longs` (0: a fixed point), and the price of each leg."""

    starts: tuple[tuple[float, float], ...]
    ways: tuple[tuple[float, float], ...]
    longs: tuple[float, ...]
    prices: tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class _Batch:
    """Chains of as many stops each: f8[n, k, 2], f8[n, k, 2], f8[n, k] and f8[n, k - 1]."""

    p: Floats
    d: Floats
    long: Floats
    price: Floats

    def at(self, rows: Ints) -> "_Batch":
        return _Batch(self.p[rows], self.d[rows], self.long[rows], self.price[rows])

    def legs(self, u: Floats, eps: float) -> tuple[Floats, Floats]:
        """Return the legs f8[n, k - 1, 2] and their rounded lengths."""
        leg = np.diff(self.p + u[..., None] * self.d, axis=1)
        return leg, np.sqrt((leg**2).sum(axis=-1) + eps * eps)

    def cost(self, u: Floats, eps: float) -> Floats:
        return np.asarray((self.price * self.legs(u, eps)[1]).sum(axis=1))

    def slope(self, u: Floats, eps: float) -> Floats:
        leg, size = self.legs(u, eps)
        pull = leg * (self.price / size)[..., None]
        pulled = np.zeros(self.d.shape)
        pulled[:, 1:] = pull
        pulled[:, :-1] -= pull
        return np.asarray((pulled * self.d).sum(axis=-1))

    def bend(self, u: Floats, eps: float) -> Floats:
        """Return the second derivatives, f8[n, k, k]."""
        leg, size = self.legs(u, eps)
        n, k = u.shape
        found = np.zeros((n, k, k))
        for j in range(k - 1):
            unit = leg[:, j] / size[:, j, None]
            rise = np.stack([-self.d[:, j], self.d[:, j + 1]], axis=1)
            ahead = (rise * unit[:, None]).sum(axis=-1)
            across = rise @ np.swapaxes(rise, 1, 2) - ahead[:, :, None] * ahead[:, None]
            found[:, j : j + 2, j : j + 2] += across * (self.price[:, j] / size[:, j])[:, None, None]
        return found

    def bound(self, u: Floats, eps: float) -> Floats:
        """Return what no place of the stops can cost less than, from the slope at one of them."""
        g = self.slope(u, eps)
        falls = np.minimum(-g * u, g * (self.long - u)).sum(axis=1)
        return np.asarray(self.cost(u, eps) + falls - eps * self.price.sum(axis=1))


def least_costs(chains: Sequence[Chain], enough: Sequence[float]) -> list[float]:
    """Bound the cost of each chain from below, within about 1e-7 of the least, or by at least `enough`."""
    found = [0.0] * len(chains)
    for stops in sorted({len(chain.longs) for chain in chains}):
        rows = [k for k, chain in enumerate(chains) if len(chain.longs) == stops]
        alike = [chains[k] for k in rows]
        starts, ways = np.array([c.starts for c in alike]), np.array([c.ways for c in alike])
        longs, prices = np.array([c.longs for c in alike]), np.array([c.prices for c in alike])
        bounds = _bounds(_Batch(starts, ways, longs, prices), np.array([enough[k] for k in rows]))
        for row, bound in zip(rows, bounds.tolist(), strict=True):
            found[row] = bound
    return found


def _bounds(batch: _Batch, enough: Floats) -> Floats:
    best = np.full(len(enough), -np.inf)
    u, rows = batch.long / 2.0, np.arange(len(enough))
    for eps in _ROUNDED:
        some = batch.at(rows)
        u = _nearer(some, u, eps, _LAST_STEPS if eps == _ROUNDED[-1] else _STEPS)
        best[rows] = np.maximum(best[rows], some.bound(u, eps))
        open_ = best[rows] < enough[rows]
        rows, u = rows[open_], u[open_]
        if not len(rows):
            break
    return best


def _nearer(batch: _Batch, u: Floats, eps: float, steps: int) -> Floats:
    """Walk Newton's steps that lower the cost; stops at an end of their edge stay where they pull outward."""
    for _ in range(steps):
        g, h = batch.slope(u, eps), batch.bend(u, eps)
        held = (batch.long <= 0.0) | ((u <= 0.0) & (g > 0.0)) | ((u >= batch.long) & (g < 0.0))
        free = ~held
        h = h * (free[:, :, None] & free[:, None, :])
        h = h + np.eye(u.shape[1]) * (held[:, None, :] + 1e-9)
        step = np.asarray(-np.linalg.solve(h, np.where(free, g, 0.0)[..., None])[..., 0], dtype=np.float64)
        before, u = u, _stepped(batch, u, step, eps)
        if np.array_equal(u, before):  # every further step would be this one again
            break
    return u


def _stepped(batch: _Batch, u: Floats, step: Floats, eps: float) -> Floats:
    before, share = batch.cost(u, eps), np.ones(len(u))
    there = np.clip(u + step, 0.0, batch.long)
    for _ in range(_HALVINGS):
        worse = batch.cost(there, eps) > before
        if not worse.any():
            return there
        share = np.where(worse, share / 4.0, share)
        there = np.clip(u + share[:, None] * step, 0.0, batch.long)
    return np.where((batch.cost(there, eps) > before)[:, None], u, there)
