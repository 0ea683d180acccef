"""What of a scene may truly stand elsewhere, and what that makes of a margin that changes inch by inch."""

from collections.abc import Iterable, Sequence
from math import dist

from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.kernel.tolerance import TOL, is_overlapping
from battlefield.rules.scene.certainty import BROUGHT, Limit, Shares, Thing, combined
from battlefield.rules.scene.contents import Model, Scene, Terrain


def thing_of(part: Model | Terrain) -> Thing:
    """Name a part among what may stand elsewhere."""
    return ("model" if isinstance(part, Model) else "terrain"), part.id


def sigma_of(scene: Scene, part: Model | Terrain) -> float:
    """Return how uncertain a part's place is, in inches."""
    return scene.sigma_of(part) if isinstance(part, Model) else part.sigma


def share_of(scene: Scene, *parts: Model | Terrain) -> Shares:
    """Return the shares of parts whose every inch toward a limit is an inch of its margin."""
    return combined(*((thing_of(part), sigma_of(scene, part)) for part in parts))


def unsure(scene: Scene) -> dict[Thing, float]:
    """Return all whose place is not known exactly, with how uncertain it is."""
    parts: Iterable[Model | Terrain] = (*scene.models, *scene.terrain)
    return {thing_of(part): sigma for part in parts if (sigma := sigma_of(scene, part)) > 0.0}


def traced_sigma(scene: Scene) -> float:
    """Return how uncertain the place is of what a hand lays: as its models' over a photograph, else 0."""
    return scene.sigma if scene.backdrop is not None and scene.backdrop.is_photograph else 0.0


def is_under(
    usual: float, model: Model, margin: float, sigma: float, centre: Model | None, apart: float = 0.0
) -> Limit:
    """Tell whether a template covers a model at all, by a margin; `centre` is the model that it is about.

    The template's own error is `sigma`, with that of its centre; with itself, a centre does not err. `usual`
    is the uncertainty of models that have none of their own. Whose height is `apart` from the
    template's is not under it; heights do not err.
    """
    if apart > 0.0:
        return Limit(min(-apart, margin), False)
    others = [each for each in (model, centre) if each is not None] if centre != model else []
    errs = ((thing_of(each), usual if each.sigma is None else each.sigma) for each in others)
    return Limit(margin, bool(is_overlapping(margin)), combined((BROUGHT, sigma), *errs))


def apart_in_height(
    template: Template, height: float | None, models: Sequence[Model], centre: Model | None
) -> list[float]:
    """Return how far each model is above or below a template, which is so high; 0 where they meet.

    It stands at the feet of the model that it is laid about, or whose centre it has, else on the table.
    """
    if height is None:
        return [0.0] * len(models)
    about = (
        centre if centre is not None else next((m for m in models if dist(m.at, template.at) <= TOL), None)
    )
    low = about.bottom if about is not None else 0.0
    gaps = (max(m.bottom - (low + height), low - (m.bottom + m.height)) for m in models)
    return [gap if gap > TOL else 0.0 for gap in gaps]
