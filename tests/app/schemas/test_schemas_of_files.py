"""Schemas of files: every sample passes, and what is refused for its shape by either is refused by both."""

import copy
import json
import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from schema_checks import faults, validator

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import chance_step
from battlefield.app.schemas import SCHEMAS
from battlefield.files import SceneError, parse_scene
from battlefield.files.battles.games import game_object
from battlefield.files.battles.rosters import parse_roster
from battlefield.files.battles.scripts import read_script
from battlefield.files.campaigns.campaign_file import parse_campaign

ROOT = Path(__file__).resolve().parents[3]
SAMPLES = [path for folder in ("assets", "maps", "docs/examples") for path in (ROOT / folder).rglob("*.json")]
BLOCKS = [
    (page.name, text)
    for page in (ROOT / "docs").glob("*.md")
    if page.name != "battle-journal.md"  # whose game is shortened
    for text in re.findall(r"```json\n(.*?)```", page.read_text("utf-8"), re.S)
]
PART_OF = {
    "scene-file.md": {
        "format": "battlefield-scene", "version": 1, "board": {"width": 48, "height": 36},
    },
    "battles.md": {
        "format": "battlefield-script", "version": 1, "book": "warsurge",
        "board": {"width": 48, "height": 36},
        "sides": {"red": "one.json", "blue": "other.json"},
    },
}  # fmt: skip
SHAPE = {"polygon": [[0, 0], [4, 0], [4, 4]], "holes": [[[1, 0.5], [2, 0.5], [2, 1]]]}
SCENE = {
    "format": "battlefield-scene", "version": 1, "board": {"width": 48, "height": 36}, "name": "All of it",
    "sigma": 0.03, "custom": "roll off", "symmetry": "half-turn",
    "terrain": [
        {"id": "a", "shape": SHAPE, "ground": ["difficult"], "sight": "blocks", "top": 3, "storeys": 1},
        {"id": "b", "shape": {"circle": [20, 20], "radius": 2}, "platform": True, "kind": "hill", "mine": 1},
        {"id": "c", "shape": {"line": [[0, 30], [9, 30]], "width": 1}, "layer": "x", "image": 1},
    ],
    "models": [
        {"id": "m", "base": {"round": 32}, "at": [5, 12], "facing": 90,
         "rings": [{"within": 6, "unit": True}]},
        {"id": "n", "base": {"oval": [60, 35]}, "at": [9, 12], "unit": "u", "side": "red", "sigma": 0},
    ],
    "templates": [
        {"id": "t", "cone": 8, "at": [1, 1], "bearing": 45},
        {"id": "s", "round": 3, "model": "m", "locked": True},
    ],
    "areas": [{"id": "a", "polygon": [[0, 0], [8, 0], [8, 6]], "capacity": 3, "level": 1, "start": "red"}],
    "borders": [{"line": [[8, 4], [8, 6]], "kind": "barrier"}],
    "zones": [{"id": "z", "shape": {"circle": [3, 3], "radius": 3}, "kind": "scoring", "side": "red"}],
    "objectives": [
        {"id": "o", "kind": "marker", "at": [3, 3]},
        {"id": "p", "kind": "zone", "shape": {"circle": [3, 3], "radius": 1}},
    ],
    "entries": [{"id": "e", "line": [[0, 0], [8, 0]], "side": "red"}],
    "notes": [{"id": "k", "at": [1, 1], "text": "", "size": 1}],
    "layers": [{"id": "x", "locked": True}],
    "scenario": {"turns": 5, "victory": "hold"},
    "backdrop": {"picture": "p.png", "pairs": [[[0, 0], [0, 0]], [[9, 9], [1, 1]]], "opacity": 0.5},
}  # fmt: skip
ROSTER = {
    "format": "battlefield-roster", "version": 1, "book": "warsurge", "name": "Wardens", "points": 250,
    "perks": ["Avenge", {"perk": "Bonds", "unit": "bows"}],
    "effects": [{"name": "E", "when": "used", "for": "friends", "within": 3,
                 "changes": {"attack": -1}, "does": ["x"]}],
    "units": [
        {"id": "bows", "models": 5, "base": {"round": 25}, "stats": {"move": 6, "aegis": None},
         "words": ["w"],
         "weapons": [{"name": "War bow", "type": "Battle", "models": 5, "stats": {"range": 24}}],
         "sergeants": [{"id": "s", "base": {"round": 25}, "points": 5}]},
    ],
}  # fmt: skip
SCRIPT = {
    "format": "battlefield-script", "version": 1, "book": "warsurge", "board": {"width": 30, "height": 30},
    "sides": {
        "red": str(ROOT / "assets/rosters/hill_wardens.json"),
        "blue": {"roster": str(ROOT / "assets/rosters/marsh_raiders.json"), "dice": "typed", "handicap": -20},
    },
    "seed": 7, "settings": {"turns": 4, "playstyle": "standard"}, "dice": [4, 2],
    "objectives": [{"id": "o", "kind": "marker", "at": [3, 3]}],
    "steps": [{"action": "Begin", "unit": "x"}, {"answer": [1]}, {"auto": 100}, {"undo": 1}, {"redo": 1}],
}  # fmt: skip
CAMPAIGN = {
    "format": "battlefield-campaign", "version": 1, "name": "The River War", "description": "For the ford",
    "battles": [
        {"id": "a1", "file": "battles/ford.json", "digest": "d", "title": "The ford", "book": "warsurge",
         "begun": "2026-11-29T18:30:00+01:00", "table": {"name": "The Ford", "file": "tables/ford.json"},
         "sides": [{"side": "red", "roster": "Wardens", "file": "rosters/w.json", "player": "me", "units": 4,
                    "lost": 1}, {"side": "blue"}],
         "result": "victory for red", "winner": "red", "period": "turn", "rounds": 4, "notes": "By a hair"},
        {"id": "b2", "file": "mill.json"},
    ],
}  # fmt: skip
WHOLE = {"scene": SCENE, "roster": ROSTER, "script": SCRIPT, "campaign": CAMPAIGN}
GONE = object()
REFUSED = {
    "scene": [
        ("format", GONE), ("version", 2), ("version", True), ("board", GONE), ("board.height", GONE),
        ("board.width", 0),
        ("board.width", "48"), ("custom", "argue"), ("symmetry", "mirror"), ("terrain", {}),
        ("terrain.0.id", " "),
        ("terrain.0.id", GONE), ("terrain.0.shape", GONE), ("terrain.0.shape.polygon", [[0, 0], [1, 1]]),
        ("terrain.0.shape.circle", [1, 1]), ("terrain.1.shape.radius", GONE), ("terrain.2.shape.width", 1001),
        ("terrain.0.ground", ["lava"]), ("terrain.0.sight", "opaque"), ("terrain.0.top", -1),
        ("terrain.0.storeys", 1.5),
        ("terrain.1.platform", 1), ("terrain.1.kind", 4), ("terrain.2.image", 4), ("terrain.2.layer", None),
        ("models.0.base", {}), ("models.0.base", {"round": 32, "hex": 32}), ("models.1.base.oval", 60),
        ("models.0.at", [5]),
        ("models.0.at", [5, 1001]), ("models.0.facing", "N"), ("models.0.rings.0.colour", "red"),
        ("models.0.rings.0.within", GONE),
        ("models.1.sigma", None), ("templates.0.bearing", GONE), ("templates.0.model", "m"),
        ("templates.1.at", [1, 1]),
        ("templates.1.model", GONE), ("templates.0.wall", 3), ("templates.0.cone", 0),
        ("areas.0.polygon", GONE),
        ("areas.0.capacity", -1), ("borders.0.line", [[8, 4]]), ("borders.0.kind", "wall"),
        ("zones.0.kind", "start"),
        ("zones.0.shape", GONE), ("objectives.0.colour", "red"), ("objectives.0.at", GONE),
        ("objectives.0.kind", "well"),
        ("objectives.0.shape", SHAPE), ("objectives.1.at", [1, 1]),
        ("objectives.1.shape", {"line": [[0, 0], [1, 1]], "width": 1}),
        ("entries.0.line", GONE), ("notes.0.text", GONE), ("notes.0.size", 21), ("layers.0.locked", "yes"),
        ("scenario.turns", 1001), ("scenario.victory", 3), ("backdrop.picture", ""),
        ("backdrop.pairs", [[[0, 0], [0, 0]]]),
        ("backdrop.pairs.0", [[0, 0]]), ("backdrop.opacity", 2),
    ],
    "roster": [
        ("format", "battlefield-scene"), ("version", "1"), ("name", GONE), ("name", " "), ("book", GONE),
        ("units", []),
        ("units", GONE), ("points", -1), ("colour", "red"), ("perks.0", ""), ("perks.1.perk", GONE),
        ("perks.1.unit", 1.5),
        ("effects.0.when", GONE), ("effects.0.colour", "red"), ("effects.0.changes.attack", 1.5),
        ("effects.0.within", "3"),
        ("units.0.id", "a/b"), ("units.0.id", "x" * 61), ("units.0.id", GONE), ("units.0.base", GONE),
        ("units.0.models", 0),
        ("units.0.stats.move", "6"), ("units.0.stats.move", 1001), ("units.0.words", [""]),
        ("units.0.colour", "red"),
        ("units.0.weapons.0.name", GONE), ("units.0.weapons.0.colour", "red"),
        ("units.0.sergeants.0.models", 2),
        ("units.0.height", "tall"),
    ],
    "script": [
        ("format", GONE), ("book", GONE), ("board", GONE), ("scene", "x.json"), ("board.depth", 3),
        ("sides", GONE),
        ("sides.blue", GONE), ("sides.blue", 3), ("sides.blue.roster", GONE), ("sides.blue.dice", "loaded"),
        ("sides.blue.handicap", 51), ("sides.blue.colour", "red"), ("sides", {"a/b": "x", "c": "y"}),
        ("seed", -1),
        ("settings.turns", 1.5), ("dice", [101]), ("dice", ["6"]), ("colour", "red"),
        ("steps.0.action", ""), ("steps.1.unit", "x"),
        ("steps.2.auto", 0), ("steps.2.undo", 1), ("steps.3", {}), ("steps.3.colour", 1),
        ("objectives.0.kind", "well"),
    ],
    "campaign": [
        ("format", GONE), ("version", 2), ("name", GONE), ("name", " "), ("colour", "red"), ("battles", {}),
        ("battles.0.id", GONE), ("battles.0.id", " "), ("battles.0.file", GONE), ("battles.0.file", ""),
        ("battles.0.file", "../x.json"), ("battles.0.file", "/x.json"), ("battles.0.file", "C:x.json"),
        ("battles.0.rounds", -1), ("battles.0.rounds", 1.5), ("battles.0.colour", "red"),
        ("battles.0.table", "The Ford"), ("battles.0.table.file", ".x"), ("battles.0.table.size", 3),
        ("battles.0.sides", ["red"]), ("battles.0.sides.0.side", GONE), ("battles.0.sides.0.file", "a\\b"),
        ("battles.0.sides.0.lost", "1"), ("battles.0.sides.0.colour", "red"), ("battles.0.notes", ["x"]),
    ],
}  # fmt: skip


READERS = {"scene": parse_scene, "roster": parse_roster, "campaign": parse_campaign}


def read(name, value, folder):
    """Have the program read a value as a file of some kind; a SceneError where it refuses."""
    data = json.dumps(value).encode()
    if name == "script":
        (folder / "script.json").write_bytes(data)
        read_script(folder / "script.json")
    else:
        READERS[name](data, "file")


def is_refused(name, value, folder):
    try:
        read(name, value, folder)
    except SceneError:
        return True
    return False


def changed(value, steps, new):
    """Give a copy of a value in which something else, or nothing, stands at a place."""
    whole = copy.deepcopy(value)
    *way, last = [int(step) if step.isdecimal() else step for step in steps]
    inner = whole
    for step in way:
        inner = inner[step]
    if new is GONE:
        del inner[last]
    else:
        inner[last] = new
    return whole


def places(value, way=()):
    """List every place in a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [
        *([way] if way else []),
        *(each for key, part in inner for each in places(part, (*way, str(key)))),
    ]


@pytest.mark.campaign
def test_every_sample_passes():
    wrong = {}
    for path in SAMPLES:
        value = json.loads(path.read_text("utf-8"))
        if "format" in value:
            wrong[path.name] = faults(value["format"].removeprefix("battlefield-"), value)
    assert len(wrong) > 100 and {name: found for name, found in wrong.items() if found} == {}


def told_in_docs():
    """Give the files, and parts of files set into one that lacks them, that the pages show."""
    for page, text in BLOCKS:
        if page in PART_OF and '"format"' not in text and '"games"' not in text:
            part = json.loads(text if text.startswith("{") else f"{{{text}}}")
            if not {"perks", "command die"} & {*part}:
                yield page, PART_OF[page] | part
        elif text.startswith('{\n  "format"'):
            yield page, json.loads(text)


def test_every_file_and_part_of_one_in_the_docs_passes():
    shown = [(page, value["format"].removeprefix("battlefield-"), value) for page, value in told_in_docs()]
    assert {kind for _, kind, _ in shown} == {"scene", "roster", "script", "campaign"} and len(shown) > 8
    assert [(page, found) for page, kind, value in shown if (found := faults(kind, value))] == []


@cache
def played(name):
    """Give the file of a sample battle after a few steps by chance."""
    fought = Battle(session_of(read_script(ROOT / "assets" / "rosters" / f"{name}.json")))
    for _ in range(4):
        chance_step(fought, 3)
    fought.close()
    return json.loads(json.dumps(game_object(fought.session)))


@pytest.mark.parametrize("name", ["first_battle", "dock_brawl", "toll_bridge", "drowned_mill"])
def test_a_game_passes_with_all_that_happened(name):
    assert faults("game", played(name)) == []


@pytest.mark.campaign
def test_a_game_whose_records_are_none_is_refused():
    game = played("dock_brawl")
    for place, new in [
        ("deeds.0.action.is", "Deed"), ("deeds.0.action.name", GONE), ("deeds.0.events.0.is", "Nothing"),
        ("hash", GONE),
        ("deeds.0.events.0.more", 1), ("start.board.width", "24"), ("start.seed", GONE),
        ("book", "chess"), ("more", 1),
        ("deeds.0.at", [-1]), ("start.profiles", []), ("start.units", GONE),
    ]:  # fmt: skip
        assert faults("game", changed(game, place.split("."), new)), place


@pytest.mark.parametrize("name", WHOLE)
def test_a_file_with_everything_is_read_and_passes(name, tmp_path):
    read(name, WHOLE[name], tmp_path)
    assert faults(name, WHOLE[name]) == []


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_program_refuses_for_its_shape_its_schema_refuses(name, tmp_path):
    values = {f"{place} {new}": changed(WHOLE[name], place.split("."), new) for place, new in REFUSED[name]}
    assert [what for what, value in values.items() if not is_refused(name, value, tmp_path)] == []
    assert [what for what, value in values.items() if validator(name).is_valid(value)] == []


junk = st.sampled_from([
    GONE, None, True, -1, 0, 1.5, 1e9, "", " ", "x", [], {}, [1, 2], [[0, 0]], {"x": 1}, ["difficult"],
    "blocks",
    {"round": 32}, {"circle": [1, 1], "radius": 1}, "marker", "zone", "all", "x/y",
])  # fmt: skip
CHANGES = [(name, way) for name in WHOLE for way in places(WHOLE[name])]


@given(st.sampled_from(CHANGES), junk, st.sampled_from(["", "colour", "id", "at", "shape", "unit", "models"]))
@settings(max_examples=120, deadline=None, derandomize=True)
def test_what_a_schema_refuses_the_program_refuses(tmp_path_factory, place, new, key):
    name, way = place
    whole = changed(
        WHOLE[name], (*way[:-1], key) if key and not way[-1].isdecimal() and new is not GONE else way, new
    )
    if not validator(name).is_valid(whole):
        assert is_refused(name, whole, tmp_path_factory.getbasetemp())


def test_each_kind_of_file_has_a_schema():
    from battlefield.files.scene.kinds import FORMATS

    assert set(FORMATS.values()) <= set(SCHEMAS)
