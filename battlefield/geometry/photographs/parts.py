"""Connected dark parts of a picture, by runs of pixels in rows, with their moments."""

from dataclasses import dataclass

import numpy as np

from battlefield.geometry.kernel.arrays import Flags, Floats, Ints


@dataclass(frozen=True, slots=True, eq=False)
class Parts:
    """Parts by rows: area, middle, covariance (xx, xy, yy) of their pixels, and what box holds them."""

    area: Floats
    middle: Floats
    spread: Floats
    box: Ints


def parts_of(dark: Flags) -> Parts:
    """Find the parts that hang together by the sides of pixels."""
    row, first, end = _runs(dark)
    label = _joined(row, first, end)
    count = int(label.max()) + 1 if len(label) else 0
    return _measured(row, first, end, label, count)


def _runs(dark: Flags) -> tuple[Ints, Ints, Ints]:
    """Return the runs of dark pixels: their rows, first columns, and the columns behind their ends."""
    padded = np.pad(dark, ((0, 0), (1, 1))).astype(np.int8)
    change = np.diff(padded, axis=1)
    row, first = np.nonzero(change == 1)
    _, end = np.nonzero(change == -1)
    return row, first, end


def _touching(row: Ints, first: Ints, end: Ints, wide: int) -> tuple[Ints, Ints]:
    """Return the pairs of runs in rows below each other that share a column."""
    start, stop = row * wide + first, row * wide + end  # one long line, on which runs of rows never meet
    low = np.searchsorted(stop, start - wide, side="right")
    high = np.searchsorted(start, stop - wide, side="left")
    count = np.maximum(0, high - low)
    below = np.repeat(np.arange(len(row)), count)
    above = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count) + np.repeat(low, count)
    return above, below


def _joined(row: Ints, first: Ints, end: Ints) -> Ints:
    """Return a number for each run, the same for those that hang together."""
    if not len(row):
        return np.zeros(0, np.intp)
    above, below = _touching(row, first, end, int(end.max()) + 2)
    root = np.arange(len(row))
    while True:
        low = np.minimum(root[above], root[below])
        known = root.copy()
        np.minimum.at(root, known[above], low)
        np.minimum.at(root, known[below], low)
        while not np.array_equal(root, root[root]):
            root = root[root]
        if np.array_equal(root[above], root[below]):
            break
    return np.unique(root, return_inverse=True)[1]


def _measured(row: Ints, first: Ints, end: Ints, label: Ints, count: int) -> Parts:
    long = (end - first).astype(float)
    x, y = (first + end) / 2.0, row + 0.5

    def total(values: Floats) -> Floats:
        result: Floats = np.bincount(label, values, count).astype(np.float64)
        return result

    area = total(long)
    size = np.maximum(area, 1.0)
    mx, my = total(long * x) / size, total(long * y) / size
    dx, dy = x - mx[label], y - my[label]
    xx = total(long * (dx * dx + long * long / 12.0)) / size
    xy, yy = total(long * dx * dy) / size, total(long * dy * dy) / size + 1.0 / 12.0
    box = np.column_stack([np.full(count, 1 << 30)] * 2 + [np.zeros(count, int)] * 2).astype(np.intp)
    np.minimum.at(box[:, 0], label, first)
    np.minimum.at(box[:, 1], label, row)
    np.maximum.at(box[:, 2], label, end)
    np.maximum.at(box[:, 3], label, row + 1)
    return Parts(area, np.column_stack((mx, my)), np.column_stack((xx, xy, yy)), box)
