"""Coherency while a hand drags one model: the others are measured once, each place costs one pass."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from battlefield.geometry.coherency import Coherency, coherency, judged
from battlefield.geometry.coherency_links import Near, Standing, gaps_of, group_labels, keeps, sifted
from battlefield.geometry.shapes import Point
from battlefield.geometry.table import Body, Table


@dataclass(frozen=True, slots=True, eq=False)
class CoherencyDrag:
    """One model in a hand among others that stand still."""

    _resting: Coherency = field(repr=False)
    _row: int
    _still: Near = field(repr=False)
    _labels: tuple[int, ...] = field(repr=False)

    def is_coherent(self, at: Point, bottom: float | None = None) -> bool:
        """Tell whether all would be coherent with the model at a place (and height)."""
        standing = self._placed(at, bottom)
        own = self._own_pairs(standing)
        linked = own.second[keeps(gaps_of(standing, own), standing.horizontal)]
        rest = {label for row, label in enumerate(self._labels) if row != self._row}
        return {self._labels[row] for row in linked.tolist()} == rest

    def at(self, at: Point, bottom: float | None = None) -> Coherency:
        """Judge all with the model at a place (and height): the same answer as `coherency` gives."""
        standing = self._placed(at, bottom)
        return judged(standing, self._resting._ids, self._still.with_more(self._own_pairs(standing)))

    def _placed(self, at: Point, bottom: float | None) -> Standing:
        old = self._resting._standing
        heights = old.heights
        if bottom is not None:
            heights = heights.copy()
            heights[:, self._row] += bottom - heights[0, self._row]
        return Standing(old.bases.moved([self._row], [at]), heights, old.horizontal, old.vertical)

    def _own_pairs(self, standing: Standing) -> Near:
        """Find the pairs of the model in the hand that may be linked."""
        others = np.delete(np.arange(len(standing.bases)), self._row)
        return sifted(standing, np.full(len(others), self._row), others)


def drag(
    models: Table | Sequence[Body],
    ids: Sequence[str],
    model: str,
    horizontal: float = 2.0,
    vertical: float = 6.0,
) -> CoherencyDrag:
    """Prepare to move one of the models about; raises KeyError where an id is unknown or not among them."""
    resting = coherency(models, ids, horizontal, vertical)
    if model not in resting._ids:
        raise KeyError(model)
    row, near, standing = resting._ids.index(model), resting._near, resting._standing
    apart = (near.first != row) & (near.second != row)
    still = Near(near.first[apart], near.second[apart], near.sure[apart])
    return CoherencyDrag(resting, row, still, tuple(group_labels(standing, still).tolist()))
