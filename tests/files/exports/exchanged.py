"""Scenes for tests of exports: any parts with plain names, turned as one likes; and how to compare them."""

from dataclasses import fields, is_dataclass, replace
from itertools import pairwise
from math import cos, radians, sin

import pytest
from hypothesis import strategies as st

from battlefield.geometry.kernel.shapes import (
    BASE_KINDS,
    TEMPLATE_KINDS,
    BaseSize,
    Circle,
    Polygon,
    Strip,
    Template,
)
from battlefield.rules.scene.contents import (
    BORDERS,
    GROUNDS,
    SIGHTS,
    Area,
    Board,
    Border,
    Model,
    PlacedTemplate,
    Scene,
    Terrain,
)
from battlefield.rules.scene.objectives import SPOT_KINDS, Objective
from battlefield.rules.scene.scenario import ZONE_KINDS, Entry, Facts, Note, Zone

NAMES = st.sampled_from(["", "Old mill", 'The "Anvil" & <Son>', "Große Brücke", "7"])
WORDS = NAMES.filter(bool)
SIDES = st.sampled_from(["", "red", "blue"])
KINDS = st.sampled_from(["", "ruin", "wood", "wall", "smoke", "odd thing"])


def numbers(low, high):
    return st.integers(low * 8, high * 8).map(lambda n: n / 8) | st.floats(low, high, allow_subnormal=False)


points = st.tuples(numbers(-5, 60), numbers(-5, 50))
turns = st.integers(0, 359).map(float) | numbers(0, 359)


def turned(centre, corners, degrees):
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return tuple((centre[0] + x * c - y * s, centre[1] + x * s + y * c) for x, y in corners)


@st.composite
def polygons(draw):
    """A turned rectangle, or a turned L, perhaps with a hole."""
    centre, turn, w, h = draw(points), draw(turns), draw(numbers(1, 9)), draw(numbers(1, 9))
    if draw(st.booleans()):
        corners = ((-w, -h), (w, -h), (w, h), (-w, h))
    else:
        corners = ((-w, -h), (w, -h), (w, 0.0), (0.0, 0.0), (0.0, h), (-w, h))
    hole = ((-w / 2, -h / 2), (-w / 4, -h / 2), (-w / 4, -h / 4))
    holes = (turned(centre, hole, turn),) if draw(st.booleans()) else ()
    return Polygon(turned(centre, corners, turn), holes)


@st.composite
def strips(draw):
    (x, y), turn, width = draw(points), draw(turns), draw(numbers(1, 2))
    steps = ((0.0, 0.0), (5.0, 0.0), (9.0, draw(numbers(-3, 3))))
    return Strip(turned((x, y), steps, turn), width)


circles = st.builds(Circle, points, numbers(1, 8))
outlines = polygons() | circles | strips()
lines = st.tuples(points, numbers(2, 9), numbers(1, 9)).map(
    lambda each: (each[0], (each[0][0] + each[1], each[0][1]), (each[0][0] + each[1], each[0][1] + each[2]))
)


@st.composite
def pieces(draw, id_):
    bottom = draw(numbers(0, 9))
    grounds = draw(st.lists(st.sampled_from(GROUNDS), unique=True))
    return Terrain(
        id_, draw(outlines), bottom, bottom + draw(numbers(0, 9)),
        tuple(each for each in GROUNDS if each in grounds), draw(st.sampled_from(SIGHTS)),
        draw(st.booleans()), draw(NAMES), draw(KINDS), draw(st.integers(0, 4)), draw(NAMES),
    )  # fmt: skip


@st.composite
def bases(draw):
    kind, length = draw(st.sampled_from(BASE_KINDS)), draw(numbers(20, 170))
    width = draw(numbers(20, 110)) if kind in ("oval", "rect") else length
    return BaseSize(kind, length, width)


def models(id_):
    return st.builds(
        Model, st.just(id_), bases(), points, NAMES, SIDES, numbers(0, 5), numbers(0, 5), turns, NAMES
    )


@st.composite
def templates(draw, id_, standing):
    kind, turn = draw(st.sampled_from(TEMPLATE_KINDS)), draw(turns)
    about = draw(st.sampled_from(standing)) if standing and kind == "round" and draw(st.booleans()) else None
    at = about.at if about else draw(points)
    bearing = 0.0 if kind == "round" else turn
    made = Template(kind, draw(numbers(1, 12)), at, bearing)
    return PlacedTemplate(id_, made, about.id if about else "", draw(NAMES), draw(st.booleans()))


@st.composite
def objectives(draw, id_):
    if draw(st.booleans()):
        return Objective(id_, draw(st.sampled_from(SPOT_KINDS)), draw(points), None, draw(SIDES), draw(NAMES))
    outline = draw(polygons() | circles)
    return Objective(id_, draw(st.sampled_from(["zone", "exit"])), None, outline, draw(SIDES), draw(NAMES))


@st.composite
def scenes(draw):
    """Any scene of a few parts of every sort."""

    def some(stem, made):
        return tuple(draw(made(f"{stem}{n}")) for n in range(1, draw(st.integers(0, 3)) + 1))

    standing = some("model", models)
    return Scene(
        Board(draw(numbers(20, 72)), draw(numbers(20, 72))),
        draw(NAMES),
        terrain=some("piece", pieces),
        models=standing,
        templates=some("template", lambda id_: templates(id_, standing)),
        areas=some("area", lambda id_: st.builds(Area, st.just(id_), polygons(), numbers(0, 6),
                                                 st.none() | st.integers(0, 9), NAMES)),
        borders=some("border", lambda id_: st.builds(Border, lines, st.sampled_from(BORDERS), st.just(id_))),
        zones=some("zone", lambda id_: st.builds(Zone, st.just(id_), outlines, st.sampled_from(ZONE_KINDS),
                                                 SIDES, NAMES)),
        objectives=some("objective", objectives),
        entries=some("entry", lambda id_: st.builds(Entry, st.just(id_), lines, SIDES, NAMES)),
        notes=some("note", lambda id_: st.builds(Note, st.just(id_), points, WORDS, numbers(1, 3))),
        facts=draw(st.just(Facts()) | st.builds(Facts, st.integers(0, 9), NAMES, NAMES, NAMES, NAMES)),
    )  # fmt: skip


def without_holes(scene):
    """The same scene for formats whose polygons have no holes."""

    def filled(part, key):
        outline = getattr(part, key)
        bare = isinstance(outline, Polygon) and outline.holes
        return replace(part, **{key: replace(outline, holes=())}) if bare else part

    return replace(
        scene,
        terrain=tuple(filled(each, "outline") for each in scene.terrain),
        zones=tuple(filled(each, "outline") for each in scene.zones),
        objectives=tuple(filled(each, "outline") for each in scene.objectives),
        areas=tuple(filled(each, "polygon") for each in scene.areas),
    )


PARTS = ("terrain", "areas", "borders", "zones", "entries", "objectives", "templates", "models", "notes")


def assert_same_parts(found, wanted):
    """All parts agree, places and lengths to a millionth of an inch, facings up to whole turns."""
    for name in PARTS:
        theirs = {part.id: part for part in getattr(found, name)}
        assert list(theirs) == [part.id for part in getattr(wanted, name)], name
        for part in getattr(wanted, name):
            assert_alike(theirs[part.id], part, f"{name} {part.id}")


def assert_alike(found, wanted, place):
    if isinstance(wanted, Polygon):
        assert_same_rings(found, wanted, place)
    elif is_dataclass(wanted):
        assert type(found) is type(wanted), place
        for field in fields(wanted):
            if field.name not in ("extra", "hold"):
                pair = getattr(found, field.name), getattr(wanted, field.name)
                assert_alike(*pair, f"{place}.{field.name}")
    elif isinstance(wanted, tuple):
        assert len(found) == len(wanted), place
        for n, (one, other) in enumerate(zip(found, wanted, strict=True)):
            assert_alike(one, other, f"{place}[{n}]")
    elif isinstance(wanted, float):
        assert found == pytest.approx(wanted, abs=1e-6), place
    else:
        assert found == wanted, place


def assert_same_rings(found, wanted, place):
    """A ring may begin at another of its corners and run the other way round."""
    assert isinstance(found, Polygon), place
    rings, others = (found.points, *found.holes), (wanted.points, *wanted.holes)
    assert len(rings) == len(others), place
    for ring, other in zip(rings, others, strict=True):
        assert len(ring) == len(other), place
        near = [_nearest(ring, at) for at in other]
        assert sorted(near) == list(range(len(ring))), place
        for n, (x, y) in zip(near, other, strict=True):
            assert ring[n] == pytest.approx((x, y), abs=1e-6), place
        step = (near[1] - near[0]) % len(ring)
        assert step in (1, len(ring) - 1), place
        assert all((b - a) % len(ring) == step for a, b in pairwise(near)), place


def _nearest(ring, at):
    return min(range(len(ring)), key=lambda n: abs(ring[n][0] - at[0]) + abs(ring[n][1] - at[1]))
