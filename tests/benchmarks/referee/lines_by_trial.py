"""The room of the best line between two bodies, sought by trying lines at random, and how it errs.

It knows nothing of the program's geometry: things are convex outlines between two heights, and what the room
of a line is, the page on uncertainty says.
"""

import math
from dataclasses import dataclass, replace

import numpy as np

BASINS = 8
STEP = 1e-3  # inches by which a thing is moved for a slope


@dataclass(frozen=True)
class Thing:
    """A disc, or a convex polygon by its corners about its place; on the table it has no bottom."""

    id: str
    at: tuple
    radius: float
    corners: np.ndarray | None
    low: float
    high: float
    sigma: float

    def moved(self, by):
        """The same thing elsewhere."""
        return replace(self, at=(self.at[0] + by[0], self.at[1] + by[1]))


@dataclass(frozen=True)
class Ends:
    """Where the two ends of lines may lie: two bodies."""

    one: Thing
    other: Thing

    def lines(self, drawn, tops):
        """Pull numbers drawn at random into the bodies: six a line."""
        first = _pulled(self.one, drawn[:, :3], tops)
        return first, _pulled(self.other, drawn[:, 3:], tops)


def _normals(corners):
    """Outward normals of the sides of corners that run around, and how far out the sides lie."""
    ways = np.roll(corners, -1, axis=0) - corners
    if np.sum(corners[:, 0] * np.roll(corners[:, 1], -1) - corners[:, 1] * np.roll(corners[:, 0], -1)) < 0:
        raise ValueError("corners run the wrong way")
    out = np.column_stack((ways[:, 1], -ways[:, 0])) / np.hypot(*ways.T)[:, None]
    return out, np.sum(out * corners, axis=1)


def _pulled(body, drawn, tops):
    """Places in a body: what was drawn beyond its outline is put on it."""
    if body.corners is None:
        gauge = np.hypot(drawn[:, 0], drawn[:, 1]) / body.radius
    else:
        out, far = _normals(body.corners)
        gauge = np.max(drawn[:, :2] @ out.T / far, axis=1)
    plan = drawn[:, :2] / np.maximum(1.0, gauge)[:, None] + np.array(body.at)
    height = np.full(len(drawn), body.high) if tops else np.clip(drawn[:, 2], body.low, body.high)
    return np.column_stack((plan, height))


def chord_of(thing, first, ahead):
    """From where to where, in inches from their beginning, courses are inside an outline."""
    rel = first[:, :2] - np.array(thing.at)
    if thing.corners is None:
        middle = -np.sum(rel * ahead, axis=1)
        half = np.sqrt(np.maximum(0.0, thing.radius**2 - np.sum(rel * rel, axis=1) + middle**2))
        return middle - half, middle + half
    out, far = _normals(thing.corners)
    rise, left = ahead @ out.T, far - rel @ out.T
    with np.errstate(divide="ignore", invalid="ignore"):
        crossing = left / rise
    enter = np.max(np.where(rise < -1e-14, crossing, -np.inf), axis=1)
    return enter, np.min(np.where(rise > 1e-14, crossing, np.inf), axis=1)


def extent_of(thing, ways):
    """How far an outline reaches along directions, from the least to the greatest."""
    middle = ways @ np.array(thing.at)
    if thing.corners is None:
        return middle - thing.radius, middle + thing.radius
    along = ways @ thing.corners.T
    return middle + np.min(along, axis=1), middle + np.max(along, axis=1)


def room_beside(thing, first, second):
    """The room of lines beside, over or under one thing, as the page on uncertainty says."""
    way = (second - first)[:, :2]
    long = np.hypot(way[:, 0], way[:, 1])
    ahead = way / long[:, None]
    aside = np.column_stack((-ahead[:, 1], ahead[:, 0]))
    low, high = extent_of(thing, aside)
    across = np.sum(first[:, :2] * aside, axis=1)
    beside = np.maximum(low - across, across - high)
    begin = np.sum(first[:, :2] * ahead, axis=1)
    enter, leave = chord_of(thing, first, ahead)
    crossed = (beside < 0.0) & (leave - enter > 1e-6)
    near, far = extent_of(thing, ahead)
    enter = np.maximum(np.where(crossed, enter, near - begin), 0.0)
    leave = np.minimum(np.where(crossed, leave, far - begin), long)
    heights = [first[:, 2] + each / long * (second - first)[:, 2] for each in (enter, leave)]
    over = np.minimum(*heights) - thing.high
    under = thing.low - np.maximum(*heights)
    found = np.where(crossed, np.maximum(beside, np.maximum(over, under)), beside)
    return np.where(leave > enter, found, np.inf)


def room(things, first, second):
    """The room of lines beside all things."""
    found = np.full(len(first), np.inf)
    for thing in things:
        found = np.minimum(found, room_beside(thing, first, second))
    return found


def _climbed(rng, ends, things, centre, spread, rounds, tops, count=120):
    """Draw lines about the best ones, ever closer, and give the best with its room."""
    best, most = centre, -np.inf
    cov = np.diag(np.square(spread))
    for _ in range(rounds):
        values, axes = np.linalg.eigh(cov)
        drawn = best + rng.normal(size=(count, 6)) * np.sqrt(np.maximum(values, 0.0)) @ axes.T
        found = room(things, *ends.lines(drawn, tops))
        order = np.argsort(-found)[: count // 5]
        if found[order[0]] > most:
            best, most = drawn[order[0]], float(found[order[0]])
        apart = drawn[order] - best
        cov = 0.25 * cov + 0.5 * (apart.T @ apart) / len(order)
    return best, most


def _spread(body):
    """How widely to draw about a body."""
    wide = body.radius if body.corners is None else np.max(np.abs(body.corners))
    return [wide, wide, max(0.5 * (body.high - max(body.low, -1.0)), 1e-3)]


def best_line(rng, one, other, things, rounds=45):
    """The room of the best line between two bodies, and the six numbers that draw it."""
    ends, tops = Ends(one, other), all(thing.low == -math.inf for thing in things)
    spread = np.array(_spread(one) + _spread(other))
    centre = np.array([0, 0, 0.5 * one.high, 0, 0, 0.5 * other.high])
    drawn = centre + rng.uniform(-1.5, 1.5, (6000, 6)) * spread
    found = room(things, *ends.lines(drawn, tops))
    starts = []
    for each in np.argsort(-found):
        if all(np.max(np.abs(drawn[each] - drawn[far]) / spread) > 0.5 for far in starts):
            starts.append(each)
        if len(starts) == BASINS:
            break
    basins = [_climbed(rng, ends, things, drawn[each], 0.3 * spread, 25, tops) for each in starts]
    best = max(basins, key=lambda each: each[1])
    for wide in (0.1, 0.03, 0.01, 0.003):
        tried = _climbed(rng, ends, things, best[0], wide * spread, rounds, tops)
        best = max(best, tried, key=lambda each: each[1])
    return best


def closer(rng, one, other, things, best, rounds=30, wide=1.0):
    """The room of the best line near one that was the best before something moved a little."""
    tops = all(thing.low == -math.inf for thing in things)
    spread = 0.02 * wide * np.array(_spread(one) + _spread(other))
    tried = best, -np.inf
    for share in (0.3, 0.1, 0.03) if wide == 1.0 else (3.0, 0.5):
        found = _climbed(rng, Ends(one, other), things, tried[0], share * spread, rounds, tops)
        tried = max(tried, found, key=lambda each: each[1])
    return tried[1]


def slopes(rng, one, other, things, best, margin):
    """For each thing with a sigma, the steeper slope along x and along y of the room by moving it."""
    found = {}
    everything = [one, other, *things]
    for number, thing in enumerate(everything):
        if not thing.sigma:
            continue
        steep = []
        for by in ((STEP, 0), (-STEP, 0), (0, STEP), (0, -STEP)):
            moved = [each.moved(by) if n == number else each for n, each in enumerate(everything)]
            steep.append((closer(rng, moved[0], moved[1], moved[2:], best) - margin) / STEP)
        found[thing.id] = max(map(abs, steep[:2])), max(map(abs, steep[2:]))
    return found
