"""Files written by hand in the shape that other programs give them, and what a reader of them expects.

What should come out was worked out from the files alone: counts, lengths, kinds, what is dropped or guessed.
"""

import json
from collections import Counter
from itertools import pairwise
from math import cos, dist, pi, sin
from pathlib import Path

import pytest
from list_samples import packed

from battlefield.__main__ import main
from battlefield.app.design.importing import opened_import, read_import
from battlefield.files.imports import Source, imported, read_source
from battlefield.geometry.kernel.shapes import Circle, Strip

SAMPLES = Path(__file__).parent / "by_hand"
FILES = sorted(each for each in SAMPLES.iterdir() if each.suffix not in (".tx", ".tsj"))


def read(name, **answers):
    return imported(read_source(SAMPLES / name), answers)


def pieces(found, kind):
    return [each for each in found.scene.terrain if each.kind == kind]


def ring(piece):
    return [tuple(round(each, 5) for each in point) for point in piece.outline.points]


def length(piece):
    return sum(dist(a, b) for a, b in pairwise(piece.outline.points))


def area(piece):
    if isinstance(piece.outline, Circle):
        return pi * piece.outline.radius**2
    rings = (piece.outline.points, *piece.outline.holes)
    sizes = [abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*each, each[0])))) / 2 for each in rings]
    return sizes[0] - sum(sizes[1:])


def counts(found):
    return Counter((each.unit, each.name) for each in found.scene.models)


def test_a_packed_roster_with_upgrades_that_are_models_and_choices_within_choices():
    data = packed((SAMPLES / "legion.ros").read_text(encoding="utf-8"))
    found = imported(Source("legion.rosz", data), {})
    assert counts(found) == {
        ("Legion Tactical Squad", "Legionaries"): 14,
        ("Legion Tactical Squad", "Legion Sergeant"): 1,
        ("Intercessor Squad", "Intercessor Sergeant"): 1,
        ("Intercessor Squad", "Intercessor"): 3,
        ("Intercessor Squad", "Intercessor w/ grenade launcher"): 1,
        ("Fen Chapter Master", "Fen Chapter Master"): 1,
        ("Mud Strider", "Mud Strider"): 2,
        ("Reed Stalkers", "Reed Stalker"): 5,
        ("Reed Stalkers", "Reed Hound"): 2,
    }
    assert found.taken[0] == "6 units, 30 models, 655 points"
    assert "165 points" in found.taken[1] and "130 points" in found.taken[3]
    assert {"setting: Battle Size", "setting: Detachment"} <= set(found.dropped)
    assert all("stands on" in sentence for sentence in found.guessed)


def test_a_list_of_new_recruit_with_regiments():
    found = read("regiments.json")
    assert counts(found) == {
        ("Tide Captain", "Tide Captain"): 1,
        ("Namarti Thralls", "Thrall"): 18,
        ("Namarti Thralls", "Icon Bearer"): 2,
        ("Ogor Gluttons", "Ogor"): 6,
    }
    assert found.taken[0] == "3 units, 27 models, 580 points"
    assert "choice without models: Spell Lore" in found.dropped
    assert "Prismatic Manifestation has no models" in found.guessed[0]
    summoned = read("regiments.json", **{"models:Prismatic Manifestation": "1 × Living Wave"})
    assert len(summoned.scene.models) == 28


def test_a_list_pasted_as_text():
    found = read("wtc.txt")
    assert counts(found) == {
        ("Fen Captain", "Fen Captain"): 1,
        ("Warden Squad", "Warden Sergeant"): 1,
        ("Warden Squad", "Warden"): 9,
        ("Scouts", "Scout Sergeant"): 1,
        ("Scouts", "Scout"): 4,
        ("Mud Tank", "Mud Tank"): 1,
    }
    assert found.taken[0] == "4 units, 17 models, 505 points"


def test_a_map_with_walls_that_end_at_others_a_door_in_a_wall_and_lights():
    found = read("keep.dd2vtt")
    assert (found.scene.board.width, found.scene.board.height) == (20, 15)
    # 28 in about the keep without the open door that lies in it, 2 and 3 within, 12 outside
    assert sum(map(length, pieces(found, "wall"))) == pytest.approx(28 - 1 + 5 + 12)
    assert "stretches of walls that doors lie in" in found.dropped
    doors = [(ring(each), each.door.is_open) for each in pieces(found, "door")]
    assert doors == [([(6, 4), (6, 5)], False), ([(3.5, 2), (4.5, 2)], True)]
    assert [(each.at, each.range, each.intensity, each.shadows) for each in found.scene.lights] == [
        ((4, 5), 4.5, 0.8, True),
        ((14, 9), 3, 1, False),
    ]
    assert [area(each) for each in pieces(found, "rock")] == [1] and found.picture is not None
    assert "1 ambient light" in found.dropped


def test_a_map_of_tiled_with_tiles_groups_turned_objects_and_a_template():
    found = read("ford.tmx")
    assert (found.scene.board.width, found.scene.board.height) == (24, 18)
    assert [area(each) for each in pieces(found, "wood")] == [9]
    assert sorted(area(each) for each in pieces(found, "water")) == [12, 18]
    assert [area(each) for each in pieces(found, "field")] == [24 * 18 - 9 - 12 - 18]  # grass
    mill, barn, silo, hut = pieces(found, "building")
    assert ring(mill) == [(17, 3), (21, 3), (21, 6), (17, 6)]
    assert ring(barn) == [(17, 9), (17, 13), (15, 13), (15, 9)]
    assert silo.outline == Circle((22, 10), 1)
    assert ring(hut) == [(9, 14), (11, 14), (11, 15), (9, 15)] and hut.top == 2
    [chapel] = pieces(found, "ruin")
    assert ring(chapel) == [(14, 13), (17, 13), (17, 15), (15, 15)] and chapel.top == 5
    assert [length(each) for each in pieces(found, "wall")] == [7]
    assert [each.at for each in found.scene.objectives] == [(11, 8)]
    assert [(each.name, area(each)) for each in found.scene.zones] == [("North", 72), ("South", 72)]
    assert [each.text for each in found.scene.notes] == ["Ford here"]


def test_a_hamlet_of_open_street_map():
    found = read("hamlet.geojson", scale=200.0)
    degree = 111_319.49 / 200 / 0.0254  # inches of a degree at the equator
    house, barn = pieces(found, "building")
    assert area(house) == pytest.approx(0.0001 * 0.00005 * degree**2, rel=0.01)
    assert area(barn) == pytest.approx((0.0002 * 0.0001 - 0.0001 * 0.00006) * degree**2, rel=0.01)
    assert (house.top, barn.top) == pytest.approx((6 / 0.0254 / 200,) * 2)  # two levels of 3 m, and 6 m
    woods = pieces(found, "wood")  # two of a multipolygon, and a tree
    assert [area(each) for each in woods[:2]] == pytest.approx([0.0004**2 / 2 * degree**2] * 2, rel=0.01)
    assert len(woods) == 3 and isinstance(woods[2].outline, Circle)
    [brook] = pieces(found, "water")
    assert brook.name == "Mill Brook" and brook.outline.width == pytest.approx(4 / 0.0254 / 200)
    assert length(brook) == pytest.approx((0.001 + dist((0, 0), (0.001, 0.0001))) * degree, rel=0.01)
    assert [len(pieces(found, kind)) for kind in ("road", "hedge", "field")] == [1, 1, 1]
    assert len(found.scene.terrain) == 9
    nothing = [each for each in found.dropped if "nothing on a table" in each]
    assert [each.rpartition(" ")[2] for each in nothing] == ["highway=bus_stop", "landuse=residential"]


def test_a_scene_of_foundry_with_a_margin():
    found = read("tavern.json")
    assert (found.scene.board.width, found.scene.board.height) == (20, 15)
    blocking = [each for each in pieces(found, "wall") if each.sight == "blocks"]
    assert sum(map(length, blocking)) == 8 + 5 + 3 + 3 + 3 + 2
    [window] = [each for each in pieces(found, "wall") if each.sight == "clear"]
    assert length(window) == 1 and window.ground == ("impassable",)
    doors = [
        (length(each), each.door.is_open, each.door.secret, each.door.locked)
        for each in pieces(found, "door")
    ]
    assert doors == [(2, True, False, False), (1, False, True, False), (4, False, False, True)]
    assert [(each.at, each.range) for each in found.scene.lights] == [((5, 3.5), 6)]
    barkeep, bear = found.scene.models
    assert (barkeep.at, barkeep.base.length_mm, barkeep.facing) == ((2.5, 2.5), 25.4, 270)
    assert (bear.at, bear.base.length_mm, bear.side, bear.height) == ((12, 4), 50.8, "hostile", 1.5)
    assert [(each.at, each.text) for each in found.scene.notes] == [((5, 9), "Way in")]
    assert {"1 drawing", "1 sound", "1 wall that stops neither sight nor movement"} <= set(found.dropped)


def test_a_dungeon_of_one_page():
    found = read("crypt.json")
    assert (found.scene.name, found.scene.description) == ("Crypt of the Drowned Reeve", "Once upon a time.")
    assert (found.scene.board.width, found.scene.board.height) == (12 + 2, 14 + 2)  # a square about it
    assert sorted(area(each) for each in pieces(found, "water")) == [1, 2]
    assert [(each.door.secret, each.hold.group) for each in pieces(found, "door")] == [
        (False, "walls 1"),
        (True, "walls 1"),
    ]
    columns = [each for each in found.scene.terrain if isinstance(each.outline, Circle)]
    assert [each.outline.centre for each in columns] == [(3.5, 12.5), (6.5, 12.5), (3.5, 14.5), (6.5, 14.5)]
    assert [each.at for each in found.scene.notes] == [(4.5, 3.5), (4.5, 13)]
    # rooms of 5 × 5, 5 × 5 and 7 × 4 with ways of 1 × 5 and 1 × 1 between them
    rims = [each for each in found.scene.terrain if isinstance(each.outline, Strip) and each.kind == "wall"]
    assert sum(map(length, rims)) == (20 - 1 - 1) + (20 - 1) + (22 - 1) + 10 + 2
    assert {"1 door that is an opening", "1 door that is a way out"} <= set(found.dropped)
    assert "A round room is taken for a square one" in found.guessed


def test_a_tournament_layout_with_upper_floors():
    found = read("layout.json")
    assert (found.scene.board.width, found.scene.board.height) == (60, 44)
    ruins = [sorted(ring(each)) for each in pieces(found, "ruin")]
    assert ruins == [
        [(6, 7), (6, 13), (18, 7), (18, 13)],
        [(42, 31), (42, 37), (54, 31), (54, 37)],
        [(24, 24), (33, 18), (33, 24)],
    ]
    floors = [
        (sorted(ring(each)), each.top, each.platform) for each in found.scene.terrain if "floor" in each.name
    ]
    assert floors == [
        ([(6, 7), (6, 13), (12, 7), (12, 13)], 3, True),
        ([(48, 31), (48, 37), (54, 31), (54, 37)], 3, True),
    ]
    walls = pieces(found, "wall")
    lines = [ring(each) for each in walls if isinstance(each.outline, Strip)]
    assert lines == [[(6, 7), (18, 7)], [(6, 7), (6, 13)], [(54, 37), (42, 37)], [(54, 37), (54, 31)]]
    groups = [each.hold.group for each in found.scene.terrain if each.hold.group]
    assert Counter(groups) == {"a": 4, "b": 4}  # the area, its floor and its two walls
    [corner] = [each for each in walls if each.name == "Short Corner L"]
    assert ring(corner)[0] == (10.81667, 8.81667) and corner.top == 5 and corner.sight == "blocks"
    [crate] = pieces(found, "container")
    assert (
        sorted(ring(crate)) == [(18.75, 27.5), (18.75, 32.5), (21.25, 27.5), (21.25, 32.5)] and crate.top == 3
    )
    assert [ring(each)[0] for each in pieces(found, "water")] == [(36.47619, 7.90476)]


def test_a_map_of_letters():
    found = read("village.txt", cell=2.0)
    assert (found.scene.board.width, found.scene.board.height) == (32, 24)
    assert sorted(area(each) / 4 for each in pieces(found, "wood")) == [3, 5]
    assert sorted(area(each) / 4 for each in pieces(found, "river")) == [4, 6]
    assert [(area(each) / 4, each.top) for each in pieces(found, "wall")] == [(5, 3)]
    assert [(area(each) / 4, each.top) for each in pieces(found, "building")] == [(9, 4)]
    assert [area(each) / 4 for each in pieces(found, "crater")] == [1, 1]
    assert [each.at for each in found.scene.objectives] == [(15, 13)]
    assert [(each.side, area(each) / 4) for each in found.scene.zones] == [("blue", 16), ("red", 16)]


def test_a_drawing_in_millimetres_with_transforms_and_uses():
    found = read("table.svg")
    assert (found.scene.board.width, found.scene.board.height) == (44, 30)
    assert [ring(each) for each in pieces(found, "ruin")] == [
        [(1, 1), (7, 1), (7, 5), (1, 5)],
        [(11, 3), (11, 7), (9, 7), (9, 3)],
        [(21, 1), (25, 1), (25, 3), (23, 3), (23, 5), (21, 5)],
    ]
    ellipse, circle = pieces(found, "wood")
    assert area(ellipse) == pytest.approx(pi * 4 * 2, rel=0.01) and circle.outline == Circle((20, 20), 2)
    assert [sorted(ring(each)) for each in pieces(found, "container")] == [
        [(30, 10), (30, 12.5), (35, 10), (35, 12.5)],
        [(27.5, 20), (27.5, 25), (30, 20), (30, 25)],
    ]
    assert [(length(each), each.outline.width) for each in pieces(found, "wall")] == [(6, 0.2), (6, 0.2)]
    [old] = [each for each in found.scene.layers if each.id == "Old"]
    assert old.hidden and len(found.scene.terrain) == 10
    assert [each.text for each in found.scene.notes] == ["Drawn by hand"]


def test_a_save_of_the_tabletop_simulator():
    found = read("save.json")
    assert [(each.name, each.at, each.facing) for each in found.scene.models] == [
        ("Warden A", (22, 30), 0),
        ("Warden B", (32, 18), 90),
    ]
    assert {"1 object in bags and decks", "1 object of the sort 'Die_6'"} <= set(found.dropped)


def test_a_roster_of_single_fighters_riders_and_machines_with_crews():
    found = read("skirmishers.ros")
    assert counts(found) == {
        ("Veteran Guard", "Fen Sergeant"): 1,
        ("Veteran Guard", "Trooper"): 4,
        ("Veteran Guard", "Gunner"): 2,
        ("Rider Squadron", "Rider"): 3,
        ("2x Cannon", "Cannon"): 2,
    }
    assert "otherwise it is 2 × Cannon, 6 × Crew" in found.guessed[0]


def test_an_endless_map_with_chunks_flipped_tiles_and_tile_objects():
    found = read("island.tmj")
    assert [ring(each) for each in pieces(found, "swamp")] == [  # its layer lies two squares to the right
        [(4, 2), (8, 2), (8, 5), (4, 5)],
        [(12, 10), (13, 10), (13, 11), (12, 11)],
    ]
    assert [(ring(each)[0], area(each), each.top) for each in pieces(found, "wall")] == [((18, 2), 2, 4)]
    boxes = [sorted(ring(each)) for each in pieces(found, "crates")]  # they hang from their lower left corner
    assert boxes == [[(10, 5), (10, 6), (12, 5), (12, 6)], [(16, 6), (16, 8), (17, 6), (17, 8)]]
    [pond] = pieces(found, "water")
    assert area(pond) == pytest.approx(pi * 2 * 1, rel=0.001)
    middle = [sum(each) / len(ring(pond)) for each in zip(*ring(pond), strict=True)]
    turned = (20 + 2 * cos(pi / 6) - sin(pi / 6), 2 + 2 * sin(pi / 6) + cos(pi / 6))
    assert middle == pytest.approx(turned, abs=0.01)
    assert [ring(each) for each in pieces(found, "hill")] == [[(3, 10), (3, 13), (1, 13)]]
    assert [each.hold.hidden for each in pieces(found, "ruin")] == [True]
    assert [area(each) for each in pieces(found, "rock")] == pytest.approx([2 + pi / 4], abs=0.01)
    [guard] = found.scene.models
    assert (guard.at, guard.base.length_mm, guard.unit, guard.height) == ((8, 13), 40, "Watch", 1.5)
    assert "image layer 'nowhere.png': it is not there" in found.dropped


def test_features_in_inches_with_lists_of_geometries():
    found = read("inch.geojson", units="inch", scale=1.0)  # north is up: y counts from the lower edge, at 30
    [ruin] = pieces(found, "ruin")
    assert (area(ruin), ruin.top, ruin.storeys, ruin.name) == (24 - 4, 6, 2, "North ruin")
    assert [(length(each), each.outline.width, each.top) for each in pieces(found, "wall")] == [
        (6, 0.5, 4),
        (8, 0.5, 4),
    ]
    assert [each.at for each in found.scene.objectives] == [(22, 15), (10, 10)]
    [model] = found.scene.models
    assert (model.at, model.base.kind, model.facing, model.height) == ((15, 5), "oval", 90, 1.5)
    assert [area(each) for each in pieces(found, "wood")] == [15]
    assert [(each.side, area(each)) for each in found.scene.zones] == [("blue", 132)]
    assert {"1 piece of terrain without an area", "1 feature without a geometry"} == set(found.dropped)


def test_a_drawing_in_pixels_with_a_skew_a_hole_a_view_in_it_and_a_sheet_of_styles():
    found = read("plan.svg", pixels=96.0)
    assert (found.scene.board.width, found.scene.board.height, found.scene.name) == (20, 12, "Plan")
    court, slanted, gable = pieces(found, "building")
    assert area(court) == 12 - 2 and area(gable) == 2
    assert ring(slanted) == [(7, 1), (9, 1), (10, 2), (8, 2)]
    assert [each.outline for each in pieces(found, "wood")] == [Circle((15, 3), 1)]
    assert [(length(each), each.outline.width) for each in pieces(found, "wall")] == [(5, 0.25), (4, 0.25)]
    assert [ring(each) for each in pieces(found, "hill")] == [[(12, 8), (16, 8), (16, 10), (12, 10)]]
    assert found.dropped == ("1 undisplayed thing",)


def test_an_old_scene_of_foundry_without_a_margin():
    found = read("fort.json")
    walls = pieces(found, "wall")
    assert sum(length(each) for each in walls if each.ground) == 20 + 3
    assert [(length(each), each.sight) for each in walls if not each.ground] == [(4, "blocks")]
    assert [(length(each), each.door.is_open) for each in pieces(found, "door")] == [(1, True)]
    [light] = found.scene.lights
    assert (light.at, light.range, light.colour) == ((5, 4), 8, "#ffaa00")  # 40 ft at 5 ft a square
    [orc] = found.scene.models
    assert (orc.at, orc.bottom) == ((3.5, 3.5), 2)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_commands_and_window_take_them_as_they_are_read(file, tmp_path, capsys):
    made = tmp_path / "made.json"
    assert main(["convert", str(file), str(made)]) == 0
    said = capsys.readouterr()
    scene, found = json.loads(made.read_bytes()), imported(read_source(file), {})
    assert len(scene.get("terrain", [])) == len(found.scene.terrain)
    assert len(scene.get("models", [])) == len(found.scene.models)
    told = " ".join((said.out + said.err).split())
    assert all(" ".join(each.split()) in told for each in (*found.taken, *found.guessed, *found.dropped))
    assert main(["check", str(made)]) in (0, 1)
    assert read_import(opened_import(file), {}).scene == found.scene
