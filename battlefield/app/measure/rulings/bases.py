"""Limits between bases, and of bases under templates: both move the margin inch by inch."""

from collections.abc import Sequence

from battlefield.app.measure.rulings.things import placed, share_of
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Circle, Point
from battlefield.geometry.kernel.tolerance import Gap, is_overlapping, is_within
from battlefield.rules.scene.certainty import BROUGHT, Limit, Shares, any_of, combined
from battlefield.rules.scene.contents import Model, Scene

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
    return gap(placed(origin) if isinstance(origin, Model) else Circle(origin, 0.0), placed(target))


def covered(scene: Scene, model: Model, margin: float, sigma: float, centre: Model | None) -> Limit:
    """Tell whether a template covers a model at all, by a margin; `centre` is the model that it is about.

    The template's own error is `sigma`, with that of its centre; with itself, a centre does not err.
    """
    others = [each for each in (model, centre) if each is not None] if centre != model else []
    shares = (*combined((BROUGHT, sigma)), *share_of(scene, *others))
    return Limit(margin, bool(is_overlapping(margin)), shares)
