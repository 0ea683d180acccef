"""Coherency: whether models hang together in chains of near neighbours, and what it would take to mend it.

Two models are linked where the gap of their bases and the distance of their height ranges both keep the
limits; a group is what links join. Only the models asked about form links.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TypeVar

import numpy as np

from battlefield.geometry.coherency.few import few_labels, spread
from battlefield.geometry.coherency.links import Near, Standing, gaps_of, group_labels, keeps, near_pairs
from battlefield.geometry.coherency.mending import Mend, critical_rows, nearest_gap, shortest_mend
from battlefield.geometry.convex.extents import facing_edges
from battlefield.geometry.kernel.arrays import Floats
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_too_close_to_call, is_within
from battlefield.geometry.pieces import Body, Table

T = TypeVar("T")

_FEW = 16  # models; beyond, arrays pay


@dataclass(frozen=True, slots=True)
class Link:
    """Two models within the limits; `margin` is how far their gap is from breaking the link."""

    models: tuple[str, str]
    gap: float
    margin: float


@dataclass(frozen=True, eq=False)
class Coherency:
    """Whether models are in coherency, and their `groups`: the largest first, equal ones in the order given.

    The rest is worked out when asked for.
    """

    coherent: bool
    groups: tuple[tuple[str, ...], ...]
    _ids: tuple[str, ...] = field(repr=False)
    _labels: Sequence[int] = field(repr=False)
    _lay: Callable[[], Standing] = field(repr=False)
    _find: Callable[[Standing], Near] = field(repr=False)
    _measure: Callable[[Standing, Near], Floats] = field(repr=False, default=gaps_of)

    @cached_property
    def nearest(self) -> tuple[float, ...]:
        """For each group but the first, the shortest gap of its bases to all the others."""
        return tuple(nearest_gap(self._standing, self._split(group)) for group in self._rows[1:])

    @cached_property
    def links(self) -> tuple[Link, ...]:
        """All pairs of models that are linked, in the order given."""
        limit, near = self._standing.horizontal, self._near
        pairs = zip(near.first.tolist(), near.second.tolist(), self._gaps.tolist(), strict=True)
        linked = ((i, j, gap) for i, j, gap in pairs if is_within(gap, limit))
        return tuple(Link((self._ids[i], self._ids[j]), gap, limit - gap) for i, j, gap in linked)

    def bonds(self, standing: Mapping[str, PlacedBase]) -> list[tuple[Point, Point]]:
        """Return the shortest links that hold groups together, edge to edge, for bases by id."""
        row = {name: index for index, name in enumerate(standing)}
        pairs = [(row[one], row[other]) for one, other in (link.models for link in self._bonds)]
        return facing_edges(Bases.placed([*standing.values()]), pairs)

    @property
    def weakest(self) -> Link | None:
        """Of the shortest links that hold groups together, the one with the longest gap."""
        return max(self._bonds, key=lambda link: link.gap, default=None)

    @cached_property
    def _bonds(self) -> list[Link]:
        return _shortest(self.links)

    @cached_property
    def mends(self) -> tuple[Mend, ...]:
        """For each group but the first, the shortest slide of the whole group that links it to another.

        The slide is flat; a group that is too high or too low above everything else has a distance of inf.
        """
        return tuple(shortest_mend(self._standing, self._split(group), self._ids) for group in self._rows[1:])

    @cached_property
    def critical(self) -> tuple[str, ...]:
        """The models without whom their group would fall apart, in the order given."""
        kept = keeps(self._gaps, self._standing.horizontal)
        rows = critical_rows(len(self._ids), self._near.first[kept], self._near.second[kept])
        return tuple(self._ids[row] for row in rows)

    @property
    def limits(self) -> tuple[float, float]:
        """The horizontal and the vertical limit that it was judged by."""
        return self._standing.horizontal, self._standing.vertical

    @property
    def too_close(self) -> bool:
        """Whether a gap is so near the limit that rounding could have made or broken a link."""
        return any(is_too_close_to_call(gap - self._standing.horizontal) for gap in self._gaps.tolist())

    @cached_property
    def _standing(self) -> Standing:
        return self._lay()

    @cached_property
    def _rows(self) -> tuple[tuple[int, ...], ...]:
        return _runs(self._labels, range(len(self._ids)))

    @cached_property
    def _near(self) -> Near:
        return self._find(self._standing)

    @cached_property
    def _gaps(self) -> Floats:
        return self._measure(self._standing, self._near)

    def _split(self, group: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return a group and everybody else, as rows."""
        own = set(group)
        return group, tuple(row for row in range(len(self._ids)) if row not in own)


def coherency(
    models: Table | Sequence[Body], ids: Sequence[str], horizontal: float = 2.0, vertical: float = 6.0
) -> Coherency:
    """Judge the models of the given ids; no model at all, and a single one, are coherent.

    Limits are inches: of gaps between bases, and of height. Pairs that are near enough are found by strips or
    cells, measured only where discs leave a doubt, and joined into groups by union-find.
    Raises KeyError where there is no such model.
    """
    by_id = {body.id: body for body in (models.bodies if isinstance(models, Table) else models)}
    asked = by_id if list(by_id) == list(ids) else {name: by_id[name] for name in ids}
    names, bodies = tuple(asked), list(asked.values())
    lay, found = partial(_laid, bodies, horizontal, vertical), spread(bodies, vertical)
    if len(bodies) <= _FEW:
        return judged(lay, names, few_labels(found, horizontal, vertical), near_pairs)
    return judged(lay, names, group_labels(found, lay, (horizontal, vertical)), near_pairs)


def judged(
    lay: Callable[[], Standing],
    ids: tuple[str, ...],
    labels: Sequence[int],
    find: Callable[[Standing], Near],
    measure: Callable[[Standing, Near], Floats] = gaps_of,
) -> Coherency:
    """Put models into groups by the labels of their groups; `lay`, `find` and `measure` give how they stand,
    their pairs and the gaps of these when asked.
    """
    groups = _runs(labels, ids)
    return Coherency(len(groups) <= 1, groups, ids, labels, lay, find, measure)


def _runs(labels: Sequence[int], things: Sequence[T]) -> tuple[tuple[T, ...], ...]:
    """Gather what has the same label, the place of the first with it; the longest run comes first."""
    single: list[tuple[T, ...]] = list(zip(things, strict=True))  # as most are in a scattered unit
    runs: dict[int, list[T]] = {}
    for place, label in enumerate(labels):
        if place != label:
            if label not in runs:
                runs[label] = [things[label]]
                single[label] = ()
            runs[label].append(things[place])
            single[place] = ()
    longer = sorted([tuple(runs[label]) for label in sorted(runs)], key=len, reverse=True)
    return (*longer, *filter(None, single))


def _shortest(links: Sequence[Link]) -> list[Link]:
    """Choose links that join what all of them join, the shortest first, and no ring of them (Kruskal)."""
    head: dict[str, str] = {}

    def group(name: str) -> str:
        while (above := head.get(name, name)) != name:
            name = above
        return name

    chosen = []
    for link in sorted(links, key=lambda link: link.gap):
        one, other = (group(name) for name in link.models)
        if one != other:
            head[one] = other
            chosen.append(link)
    return chosen


def _laid(bodies: Sequence[Body], horizontal: float, vertical: float) -> Standing:
    heights = np.array([(body.bottom, body.top) for body in bodies], dtype=np.float64).reshape(-1, 2).T
    return Standing(Bases.placed([body.base for body in bodies]), heights, horizontal, vertical)
