"""Two ovals: the one pair of shapes whose nearest points have no closed candidates.

The margin is the least value over all bearings t of g(t) = h_T(u) + h_B(-u), u = (cos t, sin t). Its slope is
sampled where either oval's outline turns fast or slowly, every change from falling to rising is bracketed,
and each bracket is closed by Newton steps that bisect where they would leave it.
"""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.convex.overlap_kernel import Deepest
from battlefield.geometry.kernel.arrays import Floats, Ints

Values = tuple[Floats, Floats, Floats]

_TURN = 2.0 * np.pi
_SAMPLES = np.linspace(0.0, _TURN, 40, endpoint=False) + 0.01
_MOST_STEPS = 80  # bisection alone would reach the last digit in 55
_CLOSED = 1e-12  # the next Newton step would be less than rounding, and the margin is flat here


@dataclass(frozen=True, slots=True, eq=False)
class OvalPairs:
    """Pairs of ovals in the frame of the second, all f8[n]: the first one's centre, its axis, both ones' half
    axes; the leading half axis lies along the axis and is the longer one.
    """

    x: Floats
    y: Floats
    ax: Floats
    ay: Floats
    a: Floats
    b: Floats
    own_a: Floats
    own_b: Floats

    def at(self, rows: Ints) -> "OvalPairs":
        """Return the chosen pairs (repeats allowed)."""
        columns = (self.x, self.y, self.ax, self.ay, self.a, self.b, self.own_a, self.own_b)
        return OvalPairs(*(column[rows] for column in columns))

    def margin(self, angle: Floats) -> Values:
        """Evaluate g and its first two derivatives at angles f8[..., n]."""
        ux, uy = np.cos(angle), np.sin(angle)
        value, slope = self.x * ux + self.y * uy, self.y * ux - self.x * uy
        bend = -value
        for a, b, c, s in (
            (self.a, self.b, self.ax * ux + self.ay * uy, self.ax * uy - self.ay * ux),
            (self.own_a, self.own_b, ux, uy),
        ):
            reach = np.sqrt((a * c) ** 2 + (b * s) ** 2)
            value = value + reach
            slope = slope - (a - b) * (a + b) * s * c / reach
            bend = bend + (a * b) ** 2 / reach**3 - reach
        return value, slope, bend


def deepest_ovals(pairs: OvalPairs) -> Deepest:
    """Return the margin of every pair of ovals and the direction in which the second would leave first."""
    angles = _angles(pairs)
    value, slope, _ = pairs.margin(angles)
    best = value.argmin(axis=0)
    columns = np.arange(len(pairs.x))
    margin, angle = value[best, columns], angles[best, columns]
    after = np.roll(slope, -1, axis=0)
    rows, which = np.nonzero((slope < 0.0) & (after >= 0.0))
    low, high = angles[rows, which], np.roll(angles, -1, axis=0)[rows, which]
    high = np.where(high < low, high + _TURN, high)
    closed = _closed(pairs.at(which), low, high)
    value = pairs.at(which).margin(closed)[0]
    order = np.argsort(-value, kind="stable")  # the last write, the least value, stays
    order = order[value[order] < margin[which[order]]]
    margin[which[order]], angle[which[order]] = value[order], closed[order]
    return margin, np.cos(angle), np.sin(angle)


def _angles(pairs: OvalPairs) -> Floats:
    """Gather the bearings to sample, f8[c, n], rising: even ones and normals at even steps of each oval."""
    samples, nought = _SAMPLES[:, None], 0.0 * pairs.x
    turned = np.arctan2(pairs.ay, pairs.ax)
    sines, cosines = np.sin(samples), np.cos(samples)
    gathered = [samples + nought]
    for a, b, start in ((pairs.a, pairs.b, turned), (pairs.own_a, pairs.own_b, nought)):
        for p, q in ((a, b), (np.sqrt(a), np.sqrt(b))):
            gathered.append(np.arctan2(p * sines, q * cosines) + start)
    return np.sort(np.concatenate(gathered) % _TURN, axis=0)


def _closed(pairs: OvalPairs, low: Floats, high: Floats) -> Floats:
    """Find where the slope passes zero within each bracket."""
    angle = (low + high) / 2.0
    for _ in range(_MOST_STEPS):
        _, slope, bend = pairs.margin(angle)
        low, high = np.where(slope < 0.0, angle, low), np.where(slope < 0.0, high, angle)
        convex = bend > 0.0
        step = angle - slope / np.where(convex, bend, 1.0)
        closed = (convex & (np.abs(step - angle) <= _CLOSED)) | (high - low <= _CLOSED)
        usable = closed | (convex & (step > low) & (step < high))
        angle = np.where(usable, np.clip(step, low, high), (low + high) / 2.0)
        if closed.all():
            break
    return angle
