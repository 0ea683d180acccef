"""Coherency while a hand drags models: what stands still is measured once, each place costs one pass."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from battlefield.geometry.coherency.links import Near, Standing, gaps_of, joined, sifted
from battlefield.geometry.coherency.links_and_groups import Coherency, coherency, judged
from battlefield.geometry.kernel.arrays import Floats, Ints
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.pieces import Body, Table


@dataclass(frozen=True, slots=True, eq=False)
class _Held:
    """Models in a hand, and the others: pairs of either side among themselves stay as they are."""

    resting: Coherency = field(repr=False)
    rows: Ints
    others: Ints
    still: Near = field(repr=False)
    gaps: Floats = field(repr=False)
    labels: Ints = field(repr=False)

    def placed(self, xy: Sequence[Point] | np.ndarray, bottoms: np.ndarray | None) -> Standing:
        """Put the models in the hand at places f8[K, 2] and, unless None, at heights f8[K]."""
        old = self.resting._standing
        heights = old.heights
        if bottoms is not None:
            heights = heights.copy()
            heights[:, self.rows] += bottoms - heights[0, self.rows]
        return Standing(old.bases.moved(self.rows, xy), heights, old.horizontal, old.vertical)

    def across(self, standing: Standing) -> Near:
        """Find the pairs of a model in the hand and another that may be linked."""
        first, second = np.repeat(self.rows, len(self.others)), np.tile(self.others, len(self.rows))
        return sifted(standing, first, second)

    def is_coherent(self, standing: Standing) -> bool:
        return not joined(standing, self.labels, self.across(standing)).any()

    def judged(self, standing: Standing) -> Coherency:
        across = self.across(standing)
        labels = joined(standing, self.labels, across).tolist()
        near, order = self.still.with_more(across)

        def measure(standing: Standing, _: Near) -> Floats:
            return np.asarray(np.concatenate([self.gaps, gaps_of(standing, across)])[order])

        return judged(lambda: standing, self.resting._ids, labels, lambda _: near, measure)


@dataclass(frozen=True, slots=True, eq=False)
class CoherencyDrag:
    """One model in a hand among others that stand still."""

    _held: _Held

    def is_coherent(self, at: Point, bottom: float | None = None) -> bool:
        """Return whether all would be coherent with the model at a place (and height)."""
        return self._held.is_coherent(self._placed(at, bottom))

    def at(self, at: Point, bottom: float | None = None) -> Coherency:
        """Judge all with the model at a place (and height): the same answer as `coherency` gives."""
        return self._held.judged(self._placed(at, bottom))

    def _placed(self, at: Point, bottom: float | None) -> Standing:
        return self._held.placed([at], None if bottom is None else np.array([bottom]))


@dataclass(frozen=True, slots=True, eq=False)
class CoherencyGroupDrag:
    """Several models in a hand, which keep their places to each other, among others that stand still."""

    _held: _Held

    def is_coherent(self, shift: Point, rise: float = 0.0) -> bool:
        """Return whether all would be coherent with the models moved by a shift (and up by a rise)."""
        return self._held.is_coherent(self._placed(shift, rise))

    def at(self, shift: Point, rise: float = 0.0) -> Coherency:
        """Judge all with the models moved by a shift (and up by a rise), as `coherency` would."""
        return self._held.judged(self._placed(shift, rise))

    def _placed(self, shift: Point, rise: float) -> Standing:
        held, old = self._held, self._held.resting._standing
        bottoms = old.heights[0, held.rows] + rise if rise else None
        return held.placed(old.bases.xy[held.rows] + shift, bottoms)

    @staticmethod
    def of(
        models: Table | Sequence[Body],
        ids: Sequence[str],
        moved: Sequence[str],
        horizontal: float = 2.0,
        vertical: float = 6.0,
    ) -> "CoherencyGroupDrag":
        """Prepare to move some or all of the models, as they stand to each other; errors as for `drag`."""
        return CoherencyGroupDrag(_held(coherency(models, ids, horizontal, vertical), moved))


def drag(
    models: Table | Sequence[Body],
    ids: Sequence[str],
    model: str,
    horizontal: float = 2.0,
    vertical: float = 6.0,
) -> CoherencyDrag:
    """Prepare to move one of the models about; raises KeyError where an id is unknown or not among them."""
    return CoherencyDrag(_held(coherency(models, ids, horizontal, vertical), [model]))


def _held(resting: Coherency, moved: Sequence[str]) -> _Held:
    row_of = {id_: row for row, id_ in enumerate(resting._ids)}
    rows = np.array([row_of[id_] for id_ in dict.fromkeys(moved)], dtype=np.intp)
    in_hand = np.zeros(len(row_of), dtype=np.bool_)
    in_hand[rows] = True
    near = resting._near
    beside = in_hand[near.first] == in_hand[near.second]
    still = Near(near.first[beside], near.second[beside], near.sure[beside])
    labels = joined(resting._standing, np.arange(len(row_of)), still)
    return _Held(resting, rows, np.flatnonzero(~in_hand), still, resting._gaps[beside], labels)
