"""How much of a strike counts from where units stand, and how near places are: of reach, sight and ways."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement import WaysTo
from battlefield.play.opponents.lanes import Spot

_ROUND = 0.6  # of that which has to be done round a corner first
_SLOPE = 0.1  # of a strike that the whole way of a move takes off
_BEYOND = 0.4  # of what is out of reach even after a move
OTHERS = 0.2  # of what a unit may do to others than the one whom it hurts most
TOUCH = 2.0  # inches: who strikes no farther walks up, and needs no line of sight from here
_FAR = 12.0  # inches over which what is near fades
_NEAR = 3.0  # inches: within these an objective is as good as reached
AWAY = 60.0  # inches: as far as anybody may be
_CONTACT = 0.05  # inches
# What counts of a strike after a move, and over how much farther away it fades: inches, or areas, in which
# others stand in the way.
ON_TABLES, ON_AREAS = (0.85, _FAR), (0.6, 3.0)

Spots = tuple[Spot, ...]
"""Where figures stand: x, y and the radius about each base."""


@dataclass(frozen=True, slots=True)
class Blow:
    """What one unit may do to another in one way: how far it reaches, and what it takes off on average."""

    reach: float
    loss: float


def gain_of(
    gap: float,
    blows: Sequence[Blow],
    stride: float,
    sees: bool,
    fading: tuple[float, float] = ON_TABLES,
    *,
    is_barred: bool = False,
) -> float:
    """Return what a unit may take off another one by the best of its blows, in its next turn.

    Others in the way, where it `is_barred`, count for who has to walk up to strike.
    """

    def gain(blow: Blow) -> float:
        part = _ROUND if is_barred and blow.reach <= TOUCH and gap > blow.reach + _CONTACT else 1.0
        return part * _chance(gap, blow.reach, stride, sees, *fading) * blow.loss

    return max(map(gain, blows), default=0.0)


def may_be_barred(gap: float, blows: Sequence[Blow], stride: float) -> bool:
    """Return whether who strikes has to walk up first, and gets there in one move."""
    reach = max((blow.reach for blow in blows if blow.reach <= TOUCH), default=-1.0)
    return reach >= 0.0 and reach + _CONTACT < gap <= reach + stride


def with_others(gains: Sequence[float]) -> float:
    """Return the greatest of some gains, and a little of the others."""
    if not gains:
        return 0.0
    best = max(gains)
    return best + OTHERS * (sum(gains) - best) / len(gains)


def _chance(gap: float, reach: float, stride: float, sees: bool, later: float, far: float) -> float:
    """Return how much of a strike counts: all in reach and sight, some after a move, less beyond."""
    is_free = sees or reach <= TOUCH
    if gap <= reach + _CONTACT and is_free:
        return 1.0
    part, beyond = later if is_free else _ROUND, gap - reach - stride
    if beyond <= 0.0:
        return part - _SLOPE * (1.0 + beyond / max(stride, -beyond, _CONTACT))
    return part * _BEYOND * exp(-beyond / far)


def nearness(inches: float) -> float:
    """Return how near a way of so many inches on foot is: 1 at its end, fading."""
    return exp(-max(0.0, inches - _NEAR) / _FAR)


def inches_to(at: Point, all_spots: Iterable[Spots], ways: WaysTo | None, most: float = AWAY) -> float:
    """Return how far the nearest of some units has to walk to a place, in inches, but no more than `most`."""
    all_ = ((hypot(x - at[0], y - at[1]) - r, (x, y), r) for spots in all_spots for x, y, r in spots)
    near = most
    for straight, spot, radius in sorted(all_):
        if straight >= near:
            break
        near = min(near, max(straight, ways.inches(spot) - radius) if ways is not None else straight)
    return near


def gap_between(ones: Spots, others: Spots) -> float:
    """Return about how far apart two units are, in inches, taking each base for a circle."""
    return min((hypot(x - u, y - v) - r - s for x, y, r in ones for u, v, s in others), default=AWAY)
