"""Limits between bases, and from bare places to bases: both move the margin inch by inch."""

from collections.abc import Sequence
from functools import lru_cache

from battlefield.app.measure.rulings.things import placed
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Circle, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import Gap, is_within
from battlefield.rules.scene.certainty import BROUGHT, Limit, Shares, any_of, combined
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import share_of

Origin = Model | Point
"""What a range is measured from: a model's edge, or a bare place."""


def within(scene: Scene, origins: Sequence[Origin], target: Model, inches: float, sigma: float) -> Limit:
    """Tell whether a model is within some inches of any of some origins; `sigma` is that of a bare place."""
    return any_of(_within(scene, origin, target, inches, sigma) for origin in origins)


def _within(scene: Scene, origin: Origin, target: Model, inches: float, sigma: float) -> Limit:
    """Give the limit of one gap: whichever of the two moves, the gap changes by as much at most.

    The margin goes on where the two overlap, as the depth by which they do.
    """
    found = gap_between(origin, target)
    shares = share_of(scene, origin, target) if isinstance(origin, Model) else _of_place(scene, target, sigma)
    return Limit(inches + found.margin, bool(is_within(found.gap, inches)), shares)


def _of_place(scene: Scene, target: Model, sigma: float) -> Shares:
    return (*combined((BROUGHT, sigma)), *share_of(scene, target))


def gap_between(origin: Origin, target: Model) -> Gap:
    """Measure from a model or a bare place to a model."""
    return _measured(placed(origin) if isinstance(origin, Model) else Circle(origin, 0.0), placed(target))


@lru_cache(maxsize=8192)
def _measured(one: PlacedBase | Circle, other: PlacedBase) -> Gap:
    """Measure two bases once: several limits are asked about one gap, and a hand moves but few."""
    return gap(one, other)
