"""How much of each base lies under a template: exact areas from the boundary of the overlap (Green).

Every boundary is cut wherever it may cross the other shape's; a piece counts when its middle lies inside the
other shape. Superfluous cuts do no harm, so no case needs telling apart. Everything happens in the frame of
each base, as in `posed`; all rounding is below 1e-9 of the base's area.
"""

import numpy as np
from numpy.typing import NDArray

from battlefield.geometry.convex import boundary
from battlefield.geometry.convex.overlap_kernel import Posed, base_sides, corners, pose
from battlefield.geometry.convex.polygons import Hull
from battlefield.geometry.kernel.arrays import Flags, Floats
from battlefield.geometry.kernel.bases import HEX_CORNER, OVAL, RECT, ROUND, Bases, Group

_ON_LINE = 1e-11  # sides that coincide up to rounding are counted once, for the template


def shares(
    hull: Hull, at: tuple[float, float], axis: tuple[float, float], bases: Bases, covered: NDArray[np.uint8]
) -> Floats:
    """Give the covered fraction of every base's area, f8[N]: 0 and 1 where `covered` says none and wholly."""
    share: Floats = (covered == 2).astype(np.float64)
    for group in bases.groups():
        rows = np.flatnonzero(covered[group.index] == 1)
        if len(rows):
            part = group.at(rows)
            share[part.index] = _partial(pose(hull, part, at, axis), part)
    return share


def _partial(posed: Posed, bases: Group) -> Floats:
    curved = bases.kind in (ROUND, OVAL)
    area = _overlap_with_ellipse(posed, bases) if curved else _overlap_with_polygon(posed, bases)
    factor = np.pi if curved else 4.0 if bases.kind == RECT else 3.0 * HEX_CORNER
    whole = factor * bases.a * bases.b
    return np.asarray(np.clip(area / whole, 0.0, 1.0))


def _overlap_with_polygon(posed: Posed, bases: Group) -> Floats:
    """Return the overlap's area for rectangles and hexagons, f8[n]."""
    mx, my, reach = base_sides(bases.kind, bases.a, bases.b)

    def in_base(x: Floats, y: Floats) -> Flags:
        return boundary.within_lines(mx, my, reach + _ON_LINE, x, y)

    sides = boundary.closed(*corners(bases.kind, bases.a, bases.b))
    cuts = [boundary.cut_lines(sides, posed.mx, posed.my, posed.edge)]
    cuts += [boundary.cut_ellipse(sides, *circle) for circle in _circles(posed)]
    area = boundary.segments_area(sides, np.concatenate(cuts), lambda x, y: _in_hull(posed, x, y))
    if len(posed.mx):
        edges = _edges(posed)
        area = area + boundary.segments_area(edges, boundary.cut_lines(edges, mx, my, reach), in_base)
    for arc in _arcs(posed):
        area = area + boundary.arc_area(arc, boundary.arc_cut_lines(arc, mx, my, reach), in_base)
    return area


def _overlap_with_ellipse(posed: Posed, bases: Group) -> Floats:
    """Return the overlap's area for round bases and ovals, f8[n]."""
    a, b = bases.a, bases.b

    def in_base(x: Floats, y: Floats) -> Flags:
        return np.asarray((x / a) ** 2 + (y / b) ** 2 <= 1.0)

    nought = np.zeros_like(a)
    rim = boundary.Arc(nought, nought, a, b, nought, nought + 2.0 * np.pi)
    cuts = [boundary.arc_cut_lines(rim, posed.mx, posed.my, posed.edge)]
    area = np.zeros_like(a)
    for arc in _arcs(posed):
        on_rim, on_arc = boundary.crossings(rim, arc)
        cuts.append(on_rim)
        area = area + boundary.arc_area(arc, on_arc, in_base)
    area = area + boundary.arc_area(rim, np.concatenate(cuts), lambda x, y: _in_hull(posed, x, y))
    if len(posed.mx):
        edges = _edges(posed)
        entries = boundary.cut_ellipse(edges, nought, nought, a, b)
        area = area + boundary.segments_area(edges, entries, in_base)
    return area


def _edges(posed: Posed) -> boundary.Segments:
    """Return the straight edges of the hull, x0, y0, x1, y1 f8[M, n]."""
    x, y, r = np.roll(posed.x, -1, axis=0), np.roll(posed.y, -1, axis=0), np.roll(posed.r, -1, axis=0)
    start = posed.x + posed.r * posed.mx, posed.y + posed.r * posed.my
    return boundary.Segments(*start, x + r * posed.mx, y + r * posed.my)


def _circles(posed: Posed) -> list[tuple[Floats, Floats, Floats, Floats]]:
    """Return centre and radius (twice) of the discs that are no corners, each f8[n]."""
    return [(arc.x, arc.y, arc.rx, arc.ry) for arc in _arcs(posed)]


def _arcs(posed: Posed) -> list[boundary.Arc]:
    """Return the curved edges of the hull; a lone disc's is its whole circle."""
    arcs = []
    for i in posed.round_discs():
        radius, start = posed.r[i] + 0.0 * posed.x[i], np.zeros_like(posed.x[i])
        extent = start + 2.0 * np.pi
        if len(posed.mx):
            start = np.arctan2(posed.my[i - 1], posed.mx[i - 1])
            extent = (np.arctan2(posed.my[i], posed.mx[i]) - start) % (2.0 * np.pi)
        arcs.append(boundary.Arc(posed.x[i], posed.y[i], radius, radius, start, extent))
    return arcs


def _in_hull(posed: Posed, x: Floats, y: Floats) -> Flags:
    """Tell which points f8[..., n] lie inside the hull."""
    inside = boundary.within_lines(posed.mx, posed.my, posed.edge - _ON_LINE, x, y)
    if not posed.r.any():
        return inside
    in_disc = (x - posed.x[-1]) ** 2 + (y - posed.y[-1]) ** 2 <= posed.r[-1] ** 2
    if len(posed.r) == 1:
        return np.asarray(in_disc)
    return np.asarray(in_disc | (inside & _before_chord(posed, x, y)))


def _before_chord(posed: Posed, x: Floats, y: Floats) -> Flags:
    """Tell which points lie on a cone's tip's side of the line through the ends of its straight edges."""
    dx, dy = posed.x[1] - posed.x[0], posed.y[1] - posed.y[0]
    square = dx * dx + dy * dy
    return np.asarray((x - posed.x[0]) * dx + (y - posed.y[0]) * dy <= square - posed.r[1] ** 2)
