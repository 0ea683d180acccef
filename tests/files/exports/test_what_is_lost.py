"""What a format loses is what it says that it loses, and nothing else: compared by writing and reading."""

from dataclasses import replace

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
from battlefield.rules.scene.scenario import Entry, Facts, Hold, Layer, Light, Note, Zone

ENDINGS = {
    "geojson": "t.geojson",
    "tiled": "t.tmj",
    "svg": "t.svg",
    "uvtt": "t.dd2vtt",
    "foundry": "t.json",
}
SQUARE = ((4.0, 4.0), (10.0, 4.0), (10.0, 8.0), (4.0, 8.0))
HOLE = ((5.0, 5.0), (6.0, 5.0), (6.0, 6.0))
PIECE = Terrain("p", Polygon(SQUARE), top=3.0, ground=("impassable",), sight="blocks", kind="building")
LINE = Strip(((20.0, 4.0), (24.0, 4.0)), 0.25)
DOOR = replace(PIECE, id="door", outline=LINE, kind="door", door=Door())
LIGHT = Light("light", (20.0, 20.0), 6.0)
NOTE = Note("n", (5.0, 5.0), "Well")
CONE = PlacedTemplate("t", Template("cone", 8.0, (9.0, 9.0)))
MARKED = "what is marked"
MODEL = Model("m", BaseSize.round(32.0), (20.0, 14.0), side="friendly", facing=90.0, name="m")


def table(**lists):
    return Scene(Board(44.0, 30.0), **lists)


def piece(**changes):
    return table(terrain=(replace(PIECE, **changes),))


def door(**changes):
    return table(terrain=(replace(DOOR, door=replace(DOOR.door, **changes)),))


def model(**changes):
    return table(models=(replace(MODEL, **changes),))


def of(name, *keys):
    """Look at some fields of the first of a list; None where there is none."""

    def look(scene):
        parts = getattr(scene, name)
        return [getattr(parts[0], key) for key in keys] if parts else None

    return look


def whole(name):
    """Look at how many there are in a list."""
    return lambda scene: len(getattr(scene, name))


def door_of(key):
    return lambda scene: [getattr(each.door, key) for each in scene.terrain if each.door is not None]


LAYERED = table(terrain=(replace(PIECE, hold=Hold(layer="low")),))


def holes(scene):
    return [len(each.outline.holes) for each in scene.terrain if isinstance(each.outline, Polygon)]


ASPECTS = {  # what is looked at, the scene that has it, and words of the sentence that says it lost
    "name": (lambda s: s.name, replace(table(), name="Ford"), "the name of the scene"),
    "description": (lambda s: s.description, replace(table(), description="Two banks"), "the description"),
    "facts": (lambda s: s.facts, replace(table(), facts=Facts(5, "Hold")), "the facts of the scenario"),
    "symmetry": (lambda s: s.symmetry, replace(table(), symmetry="half-turn"), "the symmetry"),
    "uncertainty": (lambda s: s.sigma, replace(table(), sigma=0.03), "the standard uncertainty"),
    "custom": (lambda s: s.custom, replace(table(), custom="roll off"), "open verdicts"),
    "kinds": (of("terrain", "kind"), piece(kind="tower"), "kinds"),
    "names of terrain": (of("terrain", "name"), piece(name="Mill"), "names"),
    "heights": (of("terrain", "top"), piece(top=5.0), "height"),
    "holes": (holes, piece(outline=Polygon(SQUARE, (HOLE,))), "holes"),
    "solid pieces": (of("terrain", "outline"), piece(), "solid"),
    "circles": (of("terrain", "outline"), piece(outline=Circle((8.0, 8.0), 2.0)), "curves"),
    "flat terrain": (whole("terrain"), piece(ground=(), sight="clear", kind="field", top=0.0), "of terrain"),
    "locked terrain": (
        lambda s: s.terrain[0].hold.locked,
        piece(hold=Hold(locked=True)),
        "layers, groups and locks",
    ),
    "doors": (door_of("is_open"), door(), "never"),
    "open doors": (
        door_of("is_open"), table(terrain=(set_door(DOOR, True),)), "never",
    ),
    "freestanding doors": (door_of("freestanding"), door(freestanding=True), "freestanding"),
    "turned doors": (door_of("turn"), door(turn=45.0), "turned"),
    "secret doors": (door_of("secret"), door(secret=True), "secret"),
    "locked doors": (door_of("locked"), door(locked=True), "secret or locked"),
    "lights": (of("lights", "at", "range", "colour", "shadows"), table(lights=(LIGHT,)), "never"),
    "intensity": (of("lights", "intensity"), table(lights=(replace(LIGHT, intensity=0.5),)), "intensity"),
    "names of lights": (of("lights", "name"), table(lights=(replace(LIGHT, name="Torch"),)), "of 1 light"),
    "models": (whole("models"), model(), MARKED),
    "nameless models": (of("models", "name"), model(name=""), f"no name: tokens|{MARKED}"),
    "a nameless table": (lambda s: s.name, table(), "that the table has no name"),
    "units": (of("models", "unit"), model(unit="Guard"), f"units, heights|{MARKED}"),
    "heights of models": (of("models", "height"), model(height=2.0), f"units, heights|{MARKED}"),
    "rings": (of("models", "rings"), model(rings=(RangeRing(3.0),)), f"range rings|{MARKED}"),
    "ovals": (of("models", "base"), model(base=BaseSize.oval(60.0, 35.0)), f"shapes of bases|{MARKED}"),
    "notes": (of("notes", "text", "at"), table(notes=(NOTE,)), MARKED),
    "letters": (of("notes", "size"), table(notes=(replace(NOTE, size=2.0),)), f"letters|{MARKED}"),
    "zones": (whole("zones"), table(zones=(Zone("z", Polygon(SQUARE)),)), MARKED),
    "objectives": (whole("objectives"), table(objectives=(Objective("o", "marker", (5.0, 5.0)),)), MARKED),
    "entries": (whole("entries"), table(entries=(Entry("e", ((0.0, 0.0), (0.0, 5.0))),)), MARKED),
    "areas": (whole("areas"), table(areas=(Area("a", Polygon(SQUARE)),)), MARKED),
    "borders": (whole("borders"), table(borders=(Border(((0.0, 0.0), (0.0, 5.0)), id="b"),)), MARKED),
    "templates": (whole("templates"), table(templates=(CONE,)), MARKED),
    "locks of layers": (lambda s: s.layers, replace(LAYERED, layers=(Layer("low", locked=True),)), "locks"),
    "hidden layers": (
        lambda s: [each.hidden for each in s.layers], replace(LAYERED, layers=(Layer("low", hidden=True),)),
        f"that layers are hidden|layers, groups and locks|{MARKED}",
    ),
    "opaque layers": (
        lambda s: [each.opacity for each in s.layers], replace(LAYERED, layers=(Layer("low", opacity=0.4),)),
        f"opaque|layers, groups and locks|{MARKED}",
    ),
    "keys of others": (lambda s: dict(s.extra), replace(table(), extra={"mine": 1}), "only other programs"),
}  # fmt: skip


@pytest.mark.parametrize("name", list(ENDINGS))
@pytest.mark.parametrize("aspect", list(ASPECTS))
def test_what_does_not_come_back_is_said_to_be_lost_and_nothing_else_is(aspect, name):
    look, scene, words = ASPECTS[aspect]
    made = exported(scene, name)
    back = imported(Source(ENDINGS[name], made.data), {}).scene
    said = [sentence for sentence in made.lost if any(word in sentence for word in words.split("|"))]
    assert (look(back) == look(scene)) == (not said), (look(scene), look(back), made.lost)
