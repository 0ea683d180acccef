"""Coherency with what it is worth: each link of two models, and the whole by its weakest link.

The whole is as sure as the weakest link of the best spanning tree: the one whose weakest link is surest.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from math import hypot

from battlefield.app.measure.rulings.things import placed
from battlefield.geometry.coherency import Coherency, coherency
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.tolerance import TOL, is_within
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rules.scene.certainty import SURE, Limit
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import share_of
from battlefield.rules.table.table import body_of

Limits = tuple[float, float]
"""How far apart the bases, and the height ranges, of two linked models may be."""
_HAIR = 10.0 * TOL  # inch; a link that is as near to its limit weighs nothing
_FEW = 600  # models, of whom every pair is looked at for what would join groups


@dataclass(frozen=True, slots=True)
class Chain:
    """A link of two models, by their ids, with the gap of their bases."""

    models: tuple[str, str]
    gap: float
    limit: Limit


@dataclass(frozen=True, slots=True)
class Chained:
    """How models hang together; `chains` are all that link two, and those of the best tree that miss."""

    found: Coherency
    chains: tuple[Chain, ...]
    weakest: Chain | None

    @property
    def limit(self) -> Limit:
        """The limit of the whole; infinitely sure where there is nothing to link."""
        return SURE if self.weakest is None else self.weakest.limit


def chained(scene: Scene, models: Sequence[Model], limits: Limits) -> Chained:
    """Judge whether models hang together, each once."""
    known = {model.id: model for model in models}
    bodies = [body_of(model) for model in known.values()]
    return chained_as(scene, models, coherency(bodies, list(known), *limits))


def chained_as(scene: Scene, models: Sequence[Model], found: Coherency) -> Chained:
    """Tell what is worth that models hang together, or not, as was found."""
    known, limits = {model.id: model for model in models}, found.limits
    links = ((known[link.models[0]], known[link.models[1]], link.gap) for link in found.links)
    chains = [_chain(scene, one, other, limits, apart) for one, other, apart in links]
    if not found.coherent:
        chains += _bridges(scene, list(known.values()), found)
    tree = _best_tree(chains)
    kept = tuple(chain for chain in chains if chain.limit.yes or chain in tree)
    return Chained(found, kept, min(tree, key=lambda chain: chain.limit.weight, default=None))


def weakest_of(scene: Scene, models: Sequence[Model], found: Coherency) -> Chain | None:
    """Return the link that decides whether models hang together.

    Where no place errs, and heights leave as much room as gaps, the lengths of links tell which one it is.
    """
    plain = not any(map(scene.sigma_of, models)) and _spread(models) <= found.limits[1] - found.limits[0]
    if not plain or len(found.groups) > 2:
        return chained_as(scene, models, found).weakest
    pair = _longest(found)
    known = {model.id: model for model in models}
    return _chain(scene, known[pair[0]], known[pair[1]], found.limits) if pair is not None else None


def _longest(found: Coherency) -> tuple[str, str] | None:
    """Return the models of the longest of the shortest links, or of the one that is missing."""
    if found.coherent:
        return found.weakest.models if found.weakest is not None else None
    (mend,) = found.mends
    return mend.model, mend.to


def _spread(models: Sequence[Model]) -> float:
    """Return how far heights of models are apart at most."""
    return max(map(_top, models)) - min(model.bottom for model in models) if models else 0.0


def _top(model: Model) -> float:
    return model.bottom + model.height


def _bridges(scene: Scene, models: Sequence[Model], found: Coherency) -> list[Chain]:
    """Return the surest links between groups that join them all; of very many models, the shortest ones."""
    known = {model.id: model for model in models}
    if len(models) > _FEW:
        mends = ((known[mend.model], known[mend.to]) for mend in found.mends)
        return [_chain(scene, one, other, found.limits) for one, other in mends]
    head = {id_: number for number, ids in enumerate(found.groups) for id_ in ids}
    waiting = [
        (*_at_best(scene, one, other, found.limits), row, place)
        for row, one in enumerate(models)
        for place, other in enumerate(models[:row])
        if head[one.id] != head[other.id]
    ]
    heapify(waiting)
    measured: dict[tuple[int, int], Chain] = {}
    bridges: list[Chain] = []
    while len(bridges) < len(found.groups) - 1:
        _, _, row, place = heappop(waiting)
        ours, theirs = head[models[row].id], head[models[place].id]
        chain = measured.get((row, place))
        if ours == theirs:
            continue
        if chain is None:
            chain = measured[row, place] = _chain(scene, models[place], models[row], found.limits)
            heappush(waiting, (*_first(chain.limit.weight), row, place))
            continue
        bridges.append(chain)
        head = {id_: ours if each == theirs else each for id_, each in head.items()}
    return bridges


def _at_best(scene: Scene, one: Model, other: Model, limits: Limits) -> tuple[float, float]:
    """Return what a link between two models weighs at best, from discs about their bases."""
    far = hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
    room = limits[0] - (far - _about(one) - _about(other)) + _HAIR
    return _first(Limit(room, True, share_of(scene, one, other)).weight)


def _first(weight: tuple[float, float]) -> tuple[float, float]:
    """Return what sorts the heaviest first."""
    return -weight[0], -weight[1]


def _about(model: Model) -> float:
    return hypot(model.base.length_mm, model.base.width_mm) / MM_PER_INCH / 2.0


def _chain(scene: Scene, one: Model, other: Model, limits: Limits, known: float = 0.0) -> Chain:
    """Measure one link: sideways, where places err, and upward, where they do not; the weaker counts.

    A gap that is `known`, and more than 0, is not measured again.
    """
    margin = -known if known > 0.0 else gap(placed(one), placed(other)).margin
    apart, rise = max(0.0, -margin), _rise(one, other)
    aside = Limit(limits[0] + margin, bool(is_within(apart, limits[0])), share_of(scene, one, other))
    above = Limit(limits[1] - rise, bool(is_within(rise, limits[1])))
    weaker = min((aside, above), key=lambda limit: limit.weight)
    both = aside.yes and above.yes
    return Chain((one.id, other.id), apart, Limit(weaker.margin, both, weaker.shares))


def _rise(one: Model, other: Model) -> float:
    return max(one.bottom - (other.bottom + other.height), other.bottom - (one.bottom + one.height), 0.0)


def _best_tree(chains: Sequence[Chain]) -> list[Chain]:
    """Choose links that join all models, the surest first, and no ring of them (Kruskal)."""
    head: dict[str, str] = {}

    def group(name: str) -> str:
        while (above := head.get(name, name)) != name:
            name = above
        return name

    tree = []
    for chain in sorted(chains, key=lambda chain: chain.limit.weight, reverse=True):
        one, other = (group(name) for name in chain.models)
        if one != other:
            head[one] = other
            tree.append(chain)
    return tree
