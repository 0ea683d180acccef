"""Coherency with what it is worth: each link of two models, and the whole by its weakest link.

The whole is as sure as the weakest link of the best spanning tree: the one whose weakest link is surest.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from battlefield.app.measure.rulings.things import placed
from battlefield.geometry.coherency import Coherency, coherency
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rules.scene.certainty import SURE, Limit
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.scene.unsure import share_of
from battlefield.rules.table.table import body_of

Limits = tuple[float, float]
"""How far apart the bases, and the height ranges, of two linked models may be."""
_FEW = 120  # models, of whom every pair is looked at; of more, those that are linked or would mend it


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
    chains = [_chain(scene, known[one], known[other], limits) for one, other in _pairs(found, list(known))]
    tree = _best_tree(chains)
    kept = tuple(chain for chain in chains if chain.limit.yes or chain in tree)
    return Chained(found, kept, min(tree, key=lambda chain: chain.limit.weight, default=None))


def _pairs(found: Coherency, ids: Sequence[str]) -> list[tuple[str, str]]:
    if len(ids) <= _FEW:
        return list(combinations(ids, 2))
    return [*(link.models for link in found.links), *((mend.model, mend.to) for mend in found.mends)]


def _chain(scene: Scene, one: Model, other: Model, limits: Limits) -> Chain:
    """Measure one link: sideways, where places err, and upward, where they do not; the weaker counts."""
    apart, rise = gap(placed(one), placed(other)), _rise(one, other)
    aside = Limit(
        limits[0] + apart.margin, bool(is_within(apart.gap, limits[0])), share_of(scene, one, other)
    )
    above = Limit(limits[1] - rise, bool(is_within(rise, limits[1])))
    weaker = min((aside, above), key=lambda limit: limit.weight)
    both = aside.yes and above.yes
    return Chain((one.id, other.id), apart.gap, Limit(weaker.margin, both, weaker.shares))


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
