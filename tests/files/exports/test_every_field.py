"""Every field of everything on a table, in every format: it comes back, or is said to be lost; both ways."""

from dataclasses import fields, replace

import pytest

from battlefield.files.exports import exported
from battlefield.files.imports import Source, imported
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon, Strip, Template
from battlefield.rules.scene.contents import (
    Area,
    Board,
    Border,
    Door,
    Model,
    PlacedTemplate,
    RangeRing,
    Scene,
    Terrain,
)
from battlefield.rules.scene.doors import set_door
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.parts import LISTS
from battlefield.rules.scene.piece_picture import PiecePicture
from battlefield.rules.scene.scenario import Backdrop, Entry, Facts, Hold, Layer, Light, Note, Zone

ENDINGS = {
    "geojson": "t.geojson",
    "tiled": "t.tmj",
    "svg": "t.svg",
    "uvtt": "t.dd2vtt",
    "foundry": "t.json",
}
SQUARE = Polygon(((4.0, 4.0), (10.0, 4.0), (10.0, 8.0), (4.0, 8.0)))
PIECE = Terrain("p", SQUARE, top=3.0, ground=("impassable",), sight="blocks", kind="building")
DOOR = replace(PIECE, id="d", outline=Strip(((20.0, 4.0), (24.0, 4.0)), 0.25), kind="door", door=Door())
MODEL = Model("m", BaseSize.round(32.0), (20.0, 14.0), side="friendly", facing=90.0, name="m")
HOLD = Hold("low", "g", True, False, "k", 1)
STAIR = ((0.0, 0.0), (0.0, 5.0))
WALLS = "kinds, names|never"
PARTS = {
    "terrain": PIECE,
    "models": MODEL,
    "templates": PlacedTemplate("t", Template("round", 3.0, (9.0, 9.0))),
    "areas": Area("a", SQUARE),
    "borders": Border(STAIR, id="b"),
    "zones": Zone("z", SQUARE),
    "objectives": Objective("o", "marker", (5.0, 5.0)),
    "entries": Entry("e", STAIR),
    "notes": Note("n", (5.0, 5.0), "Well"),
    "lights": Light("l", (20.0, 20.0), 6.0),
}
MARKED = "what is marked on the table"
HELD = f"layers, groups and locks|the order and the locks of layers|{MARKED}|keys of others"
CHANGES = {  # of each list and field: other values, and words of the sentences that may say them lost
    "terrain": {
        "outline": ((Circle((8.0, 8.0), 2.0), Strip(STAIR, 0.5)), "curves|solid|drawn by a line|thickness"),
        "bottom": ((1.0,), "heights"),
        "top": ((5.0,), "heights"),
        "ground": ((("difficult", "impassable"), ("dangerous", "impassable")), "ground"),
        "sight": (("clear", "cloud"), "seen past"),
        "platform": ((True,), "roofs"),
        "name": (("Mill",), "names"),
        "kind": (("tower", "smoke"), "kinds"),
        "storeys": ((2,), "storeys"),
        "cover": (("hard",), "cover"),
        "sigma": ((0.1,), "uncertainty"),
        "hold": ((Hold(hidden=True),), "hidden"),
        "picture": ((PiecePicture("mill.png", 4.0),), "pictures on 1 piece"),
    },
    "models": {
        "base": ((BaseSize.oval(60.0, 35.0),), f"shapes of bases|{MARKED}"),
        "at": (((20.125, 14.5),), MARKED),
        "unit": (("Guard",), f"units, heights|{MARKED}"),
        "side": (("blue",), f"their sides|{MARKED}"),
        "bottom": ((3.0,), MARKED),
        "height": ((2.0,), f"units, heights|{MARKED}"),
        "facing": ((33.0,), MARKED),
        "name": (("Ogre",), MARKED),
        "sigma": ((0.1,), f"uncertainty|{MARKED}"),
        "rings": (((RangeRing(3.0, "aura", True),),), f"range rings|{MARKED}"),
    },
    "templates": {
        "template": ((Template("cone", 8.0, (9.0, 9.0), 40.0),), MARKED),
        "name": (("Blast",), MARKED),
        "locked": ((True,), MARKED),
        "sigma": ((0.1,), MARKED),
    },
    "areas": {
        "polygon": ((Polygon(SQUARE.points, (((5.0, 5.0), (6.0, 5.0), (6.0, 6.0)),)),), f"holes|{MARKED}"),
        "level": ((2.5,), MARKED),
        "capacity": ((4,), MARKED),
        "name": (("Yard",), MARKED),
        "start": (("red",), MARKED),
    },
    "borders": {"points": ((((1.0, 1.0), (1.0, 6.0)),), MARKED), "kind": (("step", "open"), MARKED)},
    "zones": {
        "outline": ((Circle((8.0, 8.0), 2.0),), MARKED),
        "kind": (("scoring", "forbidden"), MARKED),
        "side": (("red",), MARKED),
        "name": (("North",), MARKED),
    },
    "objectives": {
        "kind": (("flag",), MARKED),
        "at": (((6.0, 6.5),), MARKED),
        "side": (("red",), MARKED),
        "name": (("Well",), MARKED),
    },
    "entries": {
        "points": ((((1.0, 0.0), (9.0, 0.0)),), MARKED),
        "side": (("red",), MARKED),
        "name": (("Gate",), MARKED),
    },
    "notes": {
        "at": (((6.0, 6.5),), MARKED),
        "text": (("Mind the gap",), MARKED),
        "size": ((2.0,), f"letters|{MARKED}"),
    },
    "lights": {
        "at": (((6.0, 6.5),), "never"),
        "range": ((9.0,), "never"),
        "intensity": ((0.5,), "intensity"),
        "colour": (("#eccd8b", "#7f7fb080"), "never"),
        "shadows": ((False,), "never"),
        "name": (("Torch",), "of 1 light"),
    },
}
DOORS = {
    "is_open": ((True,), "never"),
    "height": ((4.5,), "height"),
    "ground": ((("dangerous", "impassable"),), "ground"),
    "sight": (("clear",), "seen through|never"),
    "freestanding": ((True,), "freestanding"),
    "turn": ((45.0,), "turned"),
    "secret": ((True,), "secret"),
    "locked": ((True,), "secret or locked"),
}
DOES = {"height": "top", "ground": "ground", "sight": "sight"}
SCENES = {
    "name": (("Ford",), "the name of the scene"),
    "description": (("Two banks",), "the description"),
    "facts": (
        (Facts(5), Facts(0, "Hold"), Facts(0, "", "Fog"), Facts(designer="A"), Facts(version="2")),
        "facts",
    ),
    "symmetry": (("half-turn",), "symmetry"),
    "sigma": ((0.03,), "uncertainty that all"),
    "custom": (("roll off",), "open verdicts"),
    "backdrop": ((Backdrop("p.png", (((0, 0), (0, 0)), ((9, 0), (9, 0)))),), "picture under the table"),
    "extra": (({"mine": 1},), "only other programs"),
    "board": ((Board(48.0, 48.0),), "never"),
    "layers": ((), ""),  # below, with something that lies in them
}
TOLD_APART = {"id", "hold", "extra", "base_extra", "shape_extra", "door", "model"}
"""What is asked of every list alike, or by cases of its own."""


def case_list():
    """Give every case: what it is called, the scene, how to look at it, and the words for its loss."""
    for name, told in CHANGES.items():
        for key, (values, words) in told.items():
            for n, value in enumerate(values):
                part = replace(PARTS[name], **{key: value})
                yield f"{name}.{key}-{n}", table(name, part), first(name, key), words
    for name, part in PARTS.items():
        if name != "templates":
            yield f"{name}.hold", table(name, replace(part, hold=HOLD)), first(name, "hold"), HELD
        if not hasattr(part, "extra"):
            continue
        held = table(name, replace(part, extra={"mine": 1}))
        yield f"{name}.extra", held, first(name, "extra"), "only other programs"
    for key, (values, words) in DOORS.items():
        for n, value in enumerate(values):
            yield f"door.{key}-{n}", table("terrain", with_door(key, value)), door(key), words
    for key, (values, words) in SCENES.items():
        for n, value in enumerate(values):
            scene = replace(Scene(Board(44.0, 30.0)), **{key: value})
            yield f"scene.{key}-{n}", scene, lambda s, key=key: getattr(s, key), words
    for key, value in {"locked": True, "hidden": True, "opacity": 0.5}.items():
        layered = table("terrain", replace(PIECE, hold=Hold("low")))
        layered = replace(layered, layers=(Layer("low", **{key: value}),))
        yield f"layer.{key}", layered, lambda s, key=key: [getattr(x, key) for x in s.layers], HELD


def with_door(key, value):
    """Give a closed door, or an open one, that does what it says."""
    if key == "is_open":
        return set_door(DOOR, value)
    does = {DOES[key]: value} if key in DOES else {}
    return replace(DOOR, **does, door=replace(DOOR.door, **{key: value}))


def table(name, part):
    return replace(Scene(Board(44.0, 30.0)), **{name: (part,)})


def first(name, key):
    def look(scene):
        parts = getattr(scene, name)
        return getattr(parts[0], key) if parts else None

    return look


def door(key):
    """Look at a field of a door; at what it does as it is closed, which it says itself while it is open."""

    def look(scene):
        doors = [each for each in scene.terrain if each.door is not None]
        if key in DOES:
            return [getattr(set_door(each, False), DOES[key]) for each in doors]
        return [getattr(each.door, key) for each in doors]

    return look


CASES = {name: rest for name, *rest in case_list()}


@pytest.mark.parametrize("name", list(ENDINGS))
def test_each_field_comes_back_or_is_said_to_be_lost_and_never_both(name):
    wrong = []
    for case, (scene, look, words) in CASES.items():
        made = exported(scene, name)
        back = imported(Source(ENDINGS[name], made.data), {}).scene
        said = [sentence for sentence in made.lost if any(word in sentence for word in words.split("|"))]
        if (look(back) == look(scene)) != (not said):
            wrong.append((case, look(scene), look(back), made.lost))
    assert wrong == []


def test_no_field_is_left_out_of_the_comparison():
    for name, part in PARTS.items():
        asked = {*CHANGES[name], *TOLD_APART, *({"outline"} if name == "objectives" else ())}
        assert {each.name for each in fields(part)} <= asked, name
    assert {each.name for each in fields(Door)} == {*DOORS, "extra"}
    assert {each.name for each in fields(Scene)} == {*SCENES, *PARTS}
    assert set(PARTS) == set(LISTS.values())
