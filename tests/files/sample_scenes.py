"""Scenes for the tests of files: one hand-written file, and any scene at all for hypothesis."""

import json
from copy import deepcopy

from hypothesis import strategies as st

from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip, Template
from battlefield.rules.scene.contents import (
    BORDERS,
    GROUNDS,
    SIGHTS,
    Area,
    Board,
    Border,
    Model,
    PlacedTemplate,
    RangeRing,
    Scene,
    Terrain,
)
from battlefield.rules.scene.objectives import AREA_KINDS, SPOT_KINDS, Objective
from battlefield.rules.scene.scenario import (
    SYMMETRIES,
    UNHELD,
    ZONE_KINDS,
    Backdrop,
    Entry,
    Facts,
    Hold,
    Layer,
    Note,
    Zone,
)

CROSSING = {
    "format": "battlefield-scene",
    "version": 1,
    "name": "Crossing",
    "board": {"width": 48, "height": 36},
    "terrain": [
        {
            "id": "ruin",
            "shape": {
                "polygon": [[10, 10], [16, 10], [16, 14], [10, 14]],
                "holes": [[[12, 11], [14, 11], [13, 13]]],
            },
            "bottom": 0,
            "top": 3,
            "ground": ["impassable"],
            "sight": "blocks",
            "platform": True,
        },
        {"id": "wood", "shape": {"circle": [30, 18], "radius": 4}, "ground": ["difficult"], "sight": "clear"},
        {"id": "wall", "shape": {"line": [[1, 1], [9, 1], [9, 5]], "width": 0.25}, "bottom": 1, "top": 2.5},
    ],
    "models": [
        {
            "id": "a1",
            "unit": "alpha",
            "side": "red",
            "base": {"round": 32},
            "at": [5, 12],
            "bottom": 0,
            "height": 1.5,
            "facing": 90,
        },
        {"id": "b1", "base": {"oval": [60, 35]}, "at": [20.5, -3]},
        {"id": "b2", "base": {"hex": 40}, "at": [22, 20], "facing": 12.5},
    ],
    "templates": [
        {"id": "blast", "round": 3, "at": [24, 18]},
        {"id": "nova", "round": 6, "model": "a1", "locked": True},
        {"id": "cone", "cone": 8, "at": [24, 18], "bearing": 45},
    ],
}


def changed(*edits):
    """Give Crossing's bytes with some values replaced: pairs of a path and its new value, None to delete."""
    scene = deepcopy(CROSSING)
    for path, value in edits:
        inside = scene
        for step in path[:-1]:
            inside = inside[step]
        if value is None:
            del inside[path[-1]]
        else:
            inside[path[-1]] = value
    return json.dumps(scene).encode()


def numbers(low, high):
    """Give whole and broken numbers within limits."""
    return st.integers(int(low), int(high)).map(float) | st.floats(low, high, allow_subnormal=False)


names = st.text(max_size=8)
ids = st.text(min_size=1, max_size=6).filter(str.strip)
points = st.tuples(numbers(-1000, 1000), numbers(-1000, 1000))
plain = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(10**20), 10**20),
        st.floats(allow_nan=False, allow_infinity=False),
        names,
    ),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=6,
)
extras = st.dictionaries(st.text(min_size=1, max_size=6).map(lambda key: "x-" + key), plain, max_size=2)


holds = st.just(UNHELD) | st.builds(
    Hold, names, names, st.booleans(), st.booleans(), names, st.integers(0, 3)
)


@st.composite
def outlines(draw):
    """Draw a rectangle with or without a hole, a circle, or a straight strip."""
    (x, y), width, height = draw(points), draw(numbers(1, 50)), draw(numbers(1, 50))
    kind = draw(st.sampled_from(["plain", "holed", "circle", "strip"]))
    if kind == "circle":
        return Circle((x, y), width)
    if kind == "strip":
        return Strip(((max(x, -900.0) - 60, y), (min(x, 900.0) + 60, y)), height)
    x, y = min(x, 900.0), min(y, 900.0)
    corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    hole = ((x + 0.25, y + 0.25), (x + 0.5, y + 0.25), (x + 0.5, y + 0.5))
    return Polygon(corners, (hole,) if kind == "holed" else ())


bases = st.one_of(
    st.builds(BaseSize.round, numbers(1, 1000)),
    st.builds(BaseSize.oval, numbers(1, 1000), numbers(1, 1000)),
    st.builds(BaseSize.rect, numbers(1, 1000), numbers(1, 1000)),
    st.builds(BaseSize.hex, numbers(1, 1000)),
)


@st.composite
def pieces(draw, id_):
    """Draw a piece of terrain with that id."""
    bottom, height = draw(numbers(0, 100)), draw(numbers(0, 100))
    return Terrain(
        id=id_,
        outline=draw(outlines()),
        bottom=bottom,
        top=bottom + height,
        ground=tuple(draw(st.lists(st.sampled_from(GROUNDS), unique=True))),
        sight=draw(st.sampled_from(SIGHTS)),
        platform=draw(st.booleans()),
        name=draw(names),
        kind=draw(names),
        storeys=draw(st.integers(0, 100)),
        cover=draw(names),
        hold=draw(holds),
        extra=draw(extras),
        shape_extra=draw(extras),
        sigma=draw(numbers(0, 100)),
    )


words = st.text("abc Éß", max_size=8).map(lambda text: " ".join(text.split()))
rings = st.builds(RangeRing, within=numbers(1, 1000), name=words, of_unit=st.booleans())


def models(id_):
    """Draw a model with that id."""
    return st.builds(
        Model,
        id=st.just(id_),
        base=bases,
        at=points,
        unit=names,
        side=names,
        bottom=numbers(0, 1000),
        height=numbers(0, 1000),
        facing=numbers(-36000, 36000),
        name=names,
        hold=holds,
        extra=extras,
        base_extra=extras,
        sigma=st.none() | numbers(0, 100),
        rings=st.lists(rings, max_size=3).map(tuple),
    )


@st.composite
def templates(draw, id_, standing):
    """Draw a template with that id, now and then a nova about one of the models."""
    kind = draw(st.sampled_from(["round", "cone", "wall", "beam", "diffuse"]))
    centre = draw(st.sampled_from(standing)) if standing and kind == "round" and draw(st.booleans()) else None
    at = centre.at if centre else draw(points)
    return PlacedTemplate(
        id=id_,
        template=Template(kind, draw(numbers(1, 1000)), at, draw(numbers(-360, 360))),
        model=centre.id if centre else "",
        name=draw(names),
        locked=draw(st.booleans()),
        extra=draw(extras),
    )


@st.composite
def areas(draw, id_):
    """Draw a rectangular area with that id."""
    (x, y), width, height = draw(points), draw(numbers(1, 50)), draw(numbers(1, 50))
    x, y = min(x, 900.0), min(y, 900.0)
    return Area(
        id=id_,
        polygon=Polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height))),
        level=draw(numbers(0, 1000)),
        capacity=draw(st.none() | st.integers(0, 10_000)),
        name=draw(names),
        hold=draw(holds),
        extra=draw(extras),
    )


lines = st.lists(points, min_size=2, max_size=4).map(tuple)


def borders(id_):
    """Draw any border with that id."""
    return st.builds(Border, lines, st.sampled_from(BORDERS), st.just(id_), holds, extras)


def zones(id_):
    """Draw any zone with that id."""
    return st.builds(Zone, st.just(id_), outlines(), st.sampled_from(ZONE_KINDS), names, names, holds, extras)


@st.composite
def objectives(draw, id_):
    """Draw an objective with that id: a spot or an area."""
    kind = draw(st.sampled_from([*SPOT_KINDS, *AREA_KINDS]))
    at = draw(points) if kind in SPOT_KINDS else None
    outline = None if at else draw(outlines().filter(lambda each: not isinstance(each, Strip)))
    return Objective(id_, kind, at, outline, draw(names), draw(names), draw(holds))


def entries(id_):
    """Draw an entry edge with that id."""
    return st.builds(Entry, st.just(id_), lines, names, names, holds, extras)


def notes(id_):
    """Draw a note with that id."""
    return st.builds(Note, st.just(id_), points, names, numbers(1, 20), holds, extras)


def layers(id_):
    """Draw a layer with that id."""
    return st.builds(Layer, st.just(id_), st.booleans(), st.booleans(), extras)


facts = st.builds(Facts, st.integers(0, 1000), names, names, names, names, extras)
backdrops = st.builds(
    Backdrop,
    ids,
    st.lists(st.tuples(points, points), min_size=2, max_size=5).map(tuple),
    st.floats(0, 1),
    st.booleans(),
    extras,
)


@st.composite
def drawn(draw):
    """Draw what a scenario has beside terrain and models, by the names of a scene's fields."""
    some_ids = st.lists(ids, unique=True, max_size=2)
    kinds = {"zones": zones, "objectives": objectives, "entries": entries, "notes": notes, "layers": layers}
    found = {key: tuple(draw(made(id_)) for id_ in draw(some_ids)) for key, made in kinds.items()}
    found |= {"facts": draw(facts), "backdrop": draw(st.none() | backdrops)}
    return found | {"symmetry": draw(st.sampled_from(SYMMETRIES))}


@st.composite
def scenes(draw):
    """Draw any scene that a file can hold."""
    some_ids = st.lists(ids, unique=True, max_size=3)
    standing = tuple(draw(models(id_)) for id_ in draw(some_ids))
    return Scene(
        board=Board(draw(numbers(1, 500)), draw(numbers(1, 500)), draw(extras)),
        name=draw(names),
        description=draw(names),
        terrain=tuple(draw(pieces(id_)) for id_ in draw(some_ids)),
        models=standing,
        templates=tuple(draw(templates(id_, standing)) for id_ in draw(some_ids)),
        areas=tuple(draw(areas(id_)) for id_ in draw(some_ids)),
        borders=tuple(draw(borders(id_)) for id_ in draw(some_ids)),
        **draw(drawn()),
        extra=draw(extras),
        sigma=draw(numbers(0, 100)),
    )
