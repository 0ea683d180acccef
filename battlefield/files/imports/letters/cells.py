"""Squares of a grid joined into outlines: bodies that share edges, their rings and holes."""

from collections.abc import Iterable

from battlefield.files.text.limits import RING_POINTS, RINGS

Cell = tuple[int, int]
Ring = tuple[Cell, ...]
Run = tuple[int, int]  # the first column and the one after the last
_SIDES = ((1, 0), (0, 1), (-1, 0), (0, -1))


def components(cells: Iterable[Cell]) -> list[list[Cell]]:
    """Part squares into bodies of those that share edges, each in the order of the rows."""
    ordered = sorted(cells, key=_by_row)
    left = dict.fromkeys(ordered)
    found = []
    for first in ordered:
        if first not in left:
            continue
        del left[first]
        body, todo = [first], [first]
        while todo:
            x, y = todo.pop()
            for dx, dy in _SIDES:
                if (near := (x + dx, y + dy)) in left:
                    del left[near]
                    body.append(near)
                    todo.append(near)
        found.append(sorted(body, key=_by_row))
    return found


def _by_row(cell: Cell) -> Cell:
    return cell[1], cell[0]


def ring_of(body: list[Cell]) -> tuple[Ring, tuple[Ring, ...]] | None:
    """Trace a body: its outer ring and its holes; None where it touches itself or has too many corners.

    The outer ring runs clockwise as y grows downward, the holes against it.
    """
    steps = _boundary(body)
    if any(len(ends) > 1 for ends in steps.values()):
        return None
    after = {start: ends[0] for start, ends in steps.items()}
    rings: list[Ring] = []
    for start in sorted(after):
        if start not in after:
            continue
        ring, now = [start], after.pop(start)
        while now != start:
            ring.append(now)
            now = after.pop(now)
        rings.append(_corners(ring))
    outer = max(rings, key=lambda ring: abs(_area(ring)))
    if len(rings) > RINGS or max(map(len, rings)) > RING_POINTS:
        return None
    return outer, tuple(ring for ring in rings if ring is not outer)


def rectangles_of(body: list[Cell]) -> list[Ring]:
    """Cut a body into rectangles: runs of squares in a row, joined over rows where they are as wide."""
    done: list[tuple[Run, int, int]] = []
    growing: dict[Run, int] = {}  # with the row that each begins at
    rows = _rows(body)  # one under the other, as a body has no gaps
    for y, runs in rows.items():
        done += [(run, top, y) for run, top in growing.items() if run not in runs]
        growing = {run: growing.get(run, y) for run in runs}
    end = max(rows) + 1
    done += [(run, top, end) for run, top in growing.items()]
    return [((a, top), (b, top), (b, low), (a, low)) for (a, b), top, low in done]


def _rows(body: list[Cell]) -> dict[int, dict[Run, None]]:
    """Return the runs of squares of each row, in order."""
    rows: dict[int, dict[Run, None]] = {}
    start, before = body[0], body[0]
    for cell in (*body[1:], None):
        if cell is None or cell != (before[0] + 1, before[1]):
            rows.setdefault(start[1], {})[start[0], before[0] + 1] = None
            start = cell or start
        before = cell or before
    return rows


def _boundary(body: list[Cell]) -> dict[Cell, list[Cell]]:
    """Return the steps along edges that only one square has, each with the square at its right."""
    inside = frozenset(body)
    steps: dict[Cell, list[Cell]] = {}
    for x, y in body:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (x + dx, y + dy) not in inside:
                steps.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    return steps


def _corners(ring: list[Cell]) -> Ring:
    """Leave out the points at which a ring goes straight on."""
    kept = []
    for (ax, ay), (bx, by), (cx, cy) in zip((ring[-1], *ring[:-1]), ring, (*ring[1:], ring[0]), strict=True):
        if (bx - ax) * (cy - by) != (by - ay) * (cx - bx):
            kept.append((bx, by))
    return tuple(kept)


def _area(ring: Ring) -> int:
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)
