"""Random slides: bases of every kind, obstacles of every kind, and lines drawn so that many just meet."""

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Outline, PlacedBase, Point, Polygon, Strip

Thing = PlacedBase | Outline


def a_size(draw: Random) -> BaseSize:
    """Draw the size of a base."""
    kind = draw.choice(["round", "oval", "rect", "hex"])
    length, width = draw.choice([25.0, 32.0, 40.0, 60.0, 100.0]), draw.choice([20.0, 35.5, 50.0, 90.0])
    if kind in ("round", "hex"):
        return BaseSize.round(length) if kind == "round" else BaseSize.hex(length)
    return BaseSize.oval(length, width) if kind == "oval" else BaseSize.rect(length, width)


def a_base(draw: Random, span: float = 14.0) -> PlacedBase:
    """Draw a base somewhere on a square."""
    facing = draw.choice([0.0, 45.0, 90.0, draw.uniform(0, 360)])
    return PlacedBase(a_size(draw), (draw.uniform(0, span), draw.uniform(0, span)), facing)


def an_outline(draw: Random, span: float = 14.0) -> Outline:
    """Draw a piece of terrain: round, convex, bent or with a hole."""
    x, y = draw.uniform(0, span), draw.uniform(0, span)
    kind = draw.choice(["circle", "box", "star", "strip", "ring"])
    if kind == "circle":
        return Circle((x, y), draw.uniform(0.1, 2.5))
    if kind == "strip":
        bend = (x + draw.uniform(1, 3), y + draw.uniform(-1, 1))
        return Strip(((x, y), bend, (bend[0] + draw.uniform(-1, 1), bend[1] + 2.0)), draw.uniform(0.1, 0.5))
    turn = draw.choice([0.0, draw.uniform(0, 2 * pi)])
    if kind == "star":
        radii = [draw.uniform(0.4, 2.5) for _ in range(draw.randint(5, 8))]
        return Polygon(ring((x, y), radii, turn))
    outer = ring((x, y), [draw.uniform(1.0, 2.5)] * 4, turn)
    return Polygon(outer, (ring((x, y), [0.6] * 4, turn),)) if kind == "ring" else Polygon(outer)


def ring(centre: Point, radii: Sequence[float], turn: float) -> tuple[Point, ...]:
    """Give a ring of corners about a centre."""
    angles = [turn + 2 * pi * i / len(radii) for i in range(len(radii))]
    return tuple(
        (centre[0] + r * cos(angle), centre[1] + r * sin(angle))
        for r, angle in zip(radii, angles, strict=True)
    )


def a_thing(draw: Random) -> Thing:
    """Draw an obstacle."""
    return a_base(draw) if draw.random() < 0.4 else an_outline(draw)


def a_direction(draw: Random) -> Point:
    """Draw a unit vector, often along an axis."""
    if draw.random() < 0.3:
        return draw.choice([(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)])
    angle = draw.uniform(0, 2 * pi)
    return cos(angle), sin(angle)


def box(left: float, top: float, right: float, bottom: float) -> Polygon:
    """Give an upright rectangle."""
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))
