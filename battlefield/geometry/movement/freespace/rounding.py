"""Smooth shapes that round off corners: discs, ovals and sums of them, through their support functions.

A direction of travel t has the normal n = (-ty, tx), so t = (ny, -nx). Every shape is symmetric about its
centre. Lengths are inches, angles radians from x to y.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.tolerance import TOL

_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(40)
_SAMPLES = 16  # directions tried before Newton takes over
_STEPS = 8
_STILL = 1e-15
_TINY = 1e-30
_NEAR = 1e-3


@dataclass(frozen=True, slots=True, eq=False)
class Rounding:
    """Discs of radii `r` f8[n], widened by `ovals`, each the quadratic form (xx, xy, yy) f8[3, n] of one."""

    r: Floats
    ovals: tuple[Floats, ...] = ()

    def at(self, rows: Any) -> "Rounding":
        """Return the chosen shapes, by indices, flags or a slice."""
        return Rounding(self.r[rows], tuple(form[:, rows] for form in self.ovals))

    def is_oval(self) -> Flags:
        """Tell which shapes are no mere discs, bool[n]."""
        oval = np.zeros(len(self.r), dtype=bool)
        for form in self.ovals:
            oval |= form.any(axis=0)
        return oval

    def support(self, nx: Floats, ny: Floats) -> Floats:
        """Return how far the shapes reach along unit directions that broadcast against f8[n]."""
        reach = self.r
        for xx, xy, yy in self.ovals:
            reach = reach + np.sqrt(xx * nx * nx + 2.0 * xy * nx * ny + yy * ny * ny)
        return reach

    def ahead(self, nx: Floats, ny: Floats) -> Floats | float:
        """Return how far the point that attains the support lies along the direction of travel."""
        total: Floats | float = 0.0
        for xx, xy, yy in self.ovals:
            square = xx * nx * nx + 2.0 * xy * nx * ny + yy * ny * ny
            along = (xx * nx + xy * ny) * ny - (xy * nx + yy * ny) * nx
            total = total + along / np.sqrt(np.maximum(square, _TINY))
        return total

    def arc(self, start: Floats, span: Floats) -> Floats:
        """Return the length of the rim whose normals turn by `span` from the angle `start`."""
        length = self.r * np.abs(span)
        if self.ovals:
            angle = start[..., None] + span[..., None] * (0.5 + 0.5 * _NODES)
            nx, ny = np.cos(angle), np.sin(angle)
            for xx, xy, yy in (form[..., None] for form in self.ovals):
                square = np.maximum(xx * nx * nx + 2.0 * xy * nx * ny + yy * ny * ny, _TINY)
                curve = np.sum(_WEIGHTS * (xx * yy - xy * xy) / square**1.5, axis=-1)
                length = length + 0.5 * np.abs(span) * curve
        return np.asarray(length)

    def clearance(self, dx: Floats, dy: Floats) -> Floats:
        """Return how far points f8[m, n] seen from the centres lie outside, exact near the rims."""
        far = np.hypot(dx, dy)
        if not self.ovals:
            return np.asarray(far - self.r)
        least, most = self.extent()
        found = np.where(far > most, far - most, far - least)
        row, column = np.nonzero((far <= most + _NEAR) & (far >= least - _NEAR))
        near, x, y = self.at(column), dx[row, column], dy[row, column]
        nx, ny = near.nearest_normal(x, y)
        found[row, column] = x * nx + y * ny - near.support(nx, ny)
        return np.asarray(found)

    def extent(self) -> tuple[Floats, Floats]:
        """Return radii of discs within the shapes and about them."""
        least, most = self.r, self.r
        for short, long in self._halves():
            least, most = least + short, most + long
        return least, most

    def radii(self) -> tuple[Floats, Floats]:
        """Return the least and the greatest radius of curvature of the rims."""
        least, most = self.r, self.r
        for short, long in self._halves():
            least = least + short * short / np.maximum(long, _TINY)
            most = most + long * long / np.maximum(short, _TINY)
        return least, most

    def _halves(self) -> Iterator[tuple[Floats, Floats]]:
        """Yield the half axes of the ovals, the shorter first."""
        for xx, xy, yy in self.ovals:
            middle, spread = (xx + yy) / 2.0, np.hypot((xx - yy) / 2.0, xy)
            yield np.sqrt(np.maximum(middle - spread, 0.0)), np.sqrt(middle + spread)

    def nearest_normal(self, dx: Floats, dy: Floats) -> tuple[Floats, Floats]:
        """Return the direction in which the points clear the shapes by most."""
        angle = np.arctan2(dy, dx) + np.zeros_like(self.r)
        if self.ovals:
            angle = self._newton(dx, dy, self._best_sample(dx, dy, angle))
        return np.cos(angle), np.sin(angle)

    def _best_sample(self, dx: Floats, dy: Floats, angle: Floats) -> Floats:
        """Give, of directions all round, the one in which the points clear the shapes by most."""
        turn = np.linspace(0.0, 2.0 * np.pi, _SAMPLES, endpoint=False).reshape(-1, *(1,) * angle.ndim)
        tried = angle + turn
        nx, ny = np.cos(tried), np.sin(tried)
        best = np.argmax(dx * nx + dy * ny - self.support(nx, ny), axis=0)
        return np.asarray(np.take_along_axis(tried, best[None], axis=0)[0])

    def _newton(self, dx: Floats, dy: Floats, angle: Floats) -> Floats:
        """Climb to the top of d.n - h(n), whose second derivative is minus itself minus the rim's radius."""
        most = np.pi / _SAMPLES
        for _ in range(_STEPS):
            nx, ny = np.cos(angle), np.sin(angle)
            slope = dy * nx - dx * ny + self.ahead(nx, ny)
            bend = dx * nx + dy * ny - self.support(nx, ny) + self.radius(nx, ny)
            step = np.where(bend > TOL, slope / np.maximum(bend, TOL), np.sign(slope) * most)
            angle = angle + np.clip(step, -most, most)
            if np.max(np.abs(step), initial=0.0) < _STILL:
                break
        return angle

    def radius(self, nx: Floats, ny: Floats) -> Floats:
        """Return the radius of curvature of the rim where its normal is n."""
        total = self.r
        for xx, xy, yy in self.ovals:
            square = np.maximum(xx * nx * nx + 2.0 * xy * nx * ny + yy * ny * ny, _TINY)
            total = total + (xx * yy - xy * xy) / square**1.5
        return total


def no_rounding(count: int) -> Rounding:
    """Return that many bare points."""
    return Rounding(np.zeros(count))


def joined(parts: list[Rounding]) -> Rounding:
    """Put shapes one after the other; those with fewer ovals get ovals of no size."""
    most = max((len(part.ovals) for part in parts), default=0)
    columns = []
    for k in range(most):
        forms = [part.ovals[k] if k < len(part.ovals) else np.zeros((3, len(part.r))) for part in parts]
        columns.append(np.concatenate(forms, axis=1))
    return Rounding(np.concatenate([part.r for part in parts] or [np.zeros(0)]), tuple(columns))
