"""A slow answer to "how far round that?": visibility graphs over polygons that enclose the truth.

Every obstacle is grown twice by hulls of pairwise sums: by polygons within the base and by polygons about it.
The shortest path round the first is a lower bound, round the second an upper bound. Nothing here is the
kernel's. Convex obstacles only; an obstacle is a list of corners, or (x, y, radius) for a disc.
"""

from heapq import heappop, heappush
from itertools import pairwise
from math import cos, hypot, inf, pi, radians, sin

import numpy as np
import shapely

SLACK = 1e-9


def disc(x, y, radius, sides, outer):
    """Give the corners of a polygon within a disc, or about it."""
    reach = radius / cos(pi / sides) if outer else radius
    return [(x + reach * cos(2 * pi * k / sides), y + reach * sin(2 * pi * k / sides)) for k in range(sides)]


def base_corners(kind, length_mm, width_mm, facing, sides, outer):
    """Give corners of a polygon within a base at the origin, or about it; straight sides are exact."""
    a, b = length_mm / 50.8, width_mm / 50.8
    if kind in ("round", "oval"):
        own = [(a * x, b * y) for x, y in disc(0, 0, 1, sides, outer)]
    elif kind == "rect":
        own = [(a, b), (-a, b), (-a, -b), (a, -b)]
    else:
        reach = a / cos(pi / 6)
        own = [(reach * cos(radians(60 * k + 30)), reach * sin(radians(60 * k + 30))) for k in range(6)]
    ax, ay = sin(radians(facing)), -cos(radians(facing))
    return [(x * ax - y * ay, x * ay + y * ax) for x, y in own]


def grown(obstacle, base, sides, outer):
    """Give the hull of all sums of an obstacle's corners and a base's."""
    corners = disc(*obstacle, sides, outer) if isinstance(obstacle, tuple) else obstacle
    sums = [(x + u, y + v) for x, y in corners for u, v in base]
    return shapely.MultiPoint(sums).convex_hull


def bounds(obstacles, size, facing, board, start, goal, sides=24):
    """Give a lower and an upper bound of the shortest path of a base's centre; infinite without one."""
    found = []
    for outer in (False, True):
        base = base_corners(*size, facing, sides, outer)
        rim = base_corners(*size, facing, 20_000, outer)
        wide, high = (max(corner[axis] for corner in rim) - SLACK for axis in (0, 1))
        box = (wide, high, board[0] - wide, board[1] - high)
        shapes = [grown(obstacle, base, sides, outer) for obstacle in obstacles]
        found.append(shortest(shapes, box, start, goal))
    return tuple(found)


def shortest(shapes, box, start, goal):
    """Give the length of the shortest path past polygons, by Dijkstra over all pairs that see each other."""
    solid = shapely.union_all([shape.buffer(-SLACK, join_style="mitre") for shape in shapes])
    corners = np.concatenate([shapely.get_coordinates(shape) for shape in shapes] or [np.zeros((0, 2))])
    left, top, right, bottom = box
    x, y = corners.T
    corners = corners[(x >= left) & (x <= right) & (y >= top) & (y <= bottom)]
    places = np.concatenate([[start, goal], corners])
    hidden = shapely.contains_xy(solid, places[:, 0], places[:, 1])
    if hidden[:2].any():
        return inf
    places = places[~hidden]
    i, j = np.triu_indices(len(places), 1)
    lines = shapely.linestrings(np.stack([places[i], places[j]], axis=1))
    shapely.prepare(solid)
    free = ~shapely.intersects(solid, lines)
    return dijkstra(places, i[free], j[free], shapely.length(lines[free]))


def dijkstra(places, i, j, cost):
    """Give the cost of the cheapest chain of edges from the first place to the second."""
    roads = [[] for _ in places]
    for a, b, c in zip(i.tolist(), j.tolist(), cost.tolist(), strict=True):
        roads[a].append((b, c))
        roads[b].append((a, c))
    best, heap = [inf] * len(places), [(0.0, 0)]
    while heap:
        spent, here = heappop(heap)
        if here == 1:
            return spent
        if spent > best[here]:
            continue
        for there, c in roads[here]:
            if spent + c < best[there]:
                best[there] = spent + c
                heappush(heap, (spent + c, there))
    return inf


def across_ground(areas, factor, start, goal, step=0.1, sides=256, walls=(), box=(-inf, -inf, inf, inf)):
    """Give an upper bound of a point's cheapest way over difficult areas and past walls, little above it."""
    polygons = [shapely.Polygon(disc(*a, sides, False) if isinstance(a, tuple) else a) for a in areas]
    ground = shapely.union_all(polygons)
    rims = [shapely.segmentize(part, step) for part in shapely.get_parts(ground)]
    solid = shapely.union_all([wall.buffer(-SLACK, join_style="mitre") for wall in walls])
    meets = [shapely.intersection(wall.boundary, ground.boundary) for wall in walls]
    corners = np.concatenate([shapely.get_coordinates(shape) for shape in (*rims, *walls, *meets)])
    corners = np.unique(corners, axis=0)
    on_board = (corners >= box[:2]).all(axis=1) & (corners <= box[2:]).all(axis=1)
    corners = corners[on_board & ~shapely.contains_xy(solid, *corners.T)]
    places = np.concatenate([[start, goal], corners])
    i, j = np.triu_indices(len(places), 1)
    lines = shapely.linestrings(np.stack([places[i], places[j]], axis=1))
    shapely.prepare(solid)
    free = ~shapely.intersects(lines, solid)
    i, j, lines = i[free], j[free], lines[free]
    inside = shapely.length(shapely.intersection(lines, ground.buffer(-SLACK)))
    return dijkstra(places, i, j, shapely.length(lines) + (factor - 1.0) * inside)


def length_of(points):
    """Give the length of a chain of points."""
    return sum(hypot(u - x, v - y) for (x, y), (u, v) in pairwise(points))
