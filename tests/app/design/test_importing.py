"""Other programs' files opened or added to a table."""

import json
from dataclasses import replace

import pytest
from drawn_table import INCH, model, piece, table

from battlefield.app.design.importing import (
    added_to,
    army_in_zone,
    asked_at_table,
    deploying_sides,
    is_foreign,
    known_bases,
    opened_import,
    read_import,
    remember_bases,
    says_ours,
    squads_of,
    with_picture,
)
from battlefield.files import SceneError, write_scene
from battlefield.files.imports.laying.result import Imported, Picture
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.scene.scenario import Hold, Layer, Zone

ARMY = {
    "roster": {
        "name": "Fen",
        "gameSystemName": "A game",
        "forces": [
            {
                "selections": [
                    {
                        "name": "Spears",
                        "type": "unit",
                        "number": 1,
                        "selections": [{"name": "Fen Spearman", "type": "model", "number": 3}],
                    }
                ]
            }
        ],
    }
}
MAP = "####....\n####....\n........\n........\n"


@pytest.fixture
def army(tmp_path):
    path = tmp_path / "army.json"
    path.write_text(json.dumps(ARMY))
    return path


def test_a_file_is_told_apart_with_its_questions(army):
    opened = opened_import(army)
    assert opened.words == "Army list"
    assert [question.key for question in opened.asked] == ["side", "width", "height", "base:Fen Spearman"]
    found = read_import(opened, {"side": "blue"})
    assert [each.side for each in found.scene.models] == ["blue"] * 3
    assert found.guessed and "Fen Spearman" in found.guessed[0]


def test_at_a_table_its_sides_are_proposed_and_its_size_is_not_asked(army):
    board = replace(table(), zones=())
    zones = tuple(Zone(f"z{side}", Circle((5, 5), 4), "deployment", side) for side in ("one", "two"))
    opened = asked_at_table(opened_import(army), replace(board, zones=zones))
    assert [each.key for each in opened.asked] == ["side", "base:Fen Spearman"]
    assert (opened.asked[0].usual, opened.asked[0].choices) == ("one", ("one", "two"))
    found = read_import(opened, {})
    assert {each.side for each in found.scene.models} == {"one"} and found.scene.board == board.board
    met = replace(board, zones=zones, models=(replace(model("m", 5, 5), side="one"),))
    assert asked_at_table(opened_import(army), met).asked[0].usual == "two"


def test_the_user_s_own_bases_take_the_place_of_guesses_and_are_remembered(army, tmp_path):
    file = tmp_path / "bases.json"
    assert known_bases(file) == {}
    opened, own = opened_import(army, known_bases(file)), BaseSize.oval(60, 35.5)
    remember_bases(file, opened, {"base:Fen Spearman": own, "side": "blue"})
    assert known_bases(file) == {"Fen Spearman": own}
    again = opened_import(army, known_bases(file))
    assert again.asked[-1].usual == own
    found = read_import(again, {})
    assert {each.base for each in found.scene.models} == {own} and found.guessed == ()


def test_a_damaged_table_of_bases_is_as_good_as_none(tmp_path):
    file = tmp_path / "bases.json"
    file.write_text("{")
    assert known_bases(file) == {}


def test_a_damaged_table_of_bases_is_kept_before_a_new_one_is_begun(army, tmp_path):
    file, own = tmp_path / "bases.json", BaseSize.oval(60, 35.5)
    file.write_text("{")
    said = remember_bases(file, opened_import(army), {"base:Fen Spearman": own})
    assert said.endswith(f"it is kept as {file}.damaged")
    assert (tmp_path / "bases.json.damaged").read_text() == "{"
    assert known_bases(file) == {"Fen Spearman": own}


def test_ours_and_other_programs_files_are_told_apart(army, tmp_path):
    ours, letters, junk = tmp_path / "ours.json", tmp_path / "map.txt", tmp_path / "junk.json"
    write_scene(ours, table())
    letters.write_text(MAP)
    junk.write_text("not json at all")
    assert [is_foreign(path) for path in (army, letters, ours, junk)] == [True, True, False, False]
    assert [says_ours(path) for path in (army, ours, tmp_path / "gone.json")] == [False, True, True]


def test_what_cannot_be_read_is_one_sentence(tmp_path):
    with pytest.raises(SceneError, match="gone"):
        opened_import(tmp_path / "gone.json")


def test_parts_are_added_under_free_ids_with_their_layers():
    mine = table(piece("a", Circle((3.0, 3.0), 1.0)), layers=(Layer("ground"),))
    theirs = piece("a", Circle((9.0, 9.0), 1.0), hold=Hold(layer="top", group="g"))
    more = piece("b", Circle((12.0, 9.0), 1.0), hold=Hold(layer="ground", group="g"))
    after, refs = added_to(mine, table(theirs, more, layers=(Layer("ground"), Layer("top"), Layer("idle"))))
    assert [ref.id for ref in refs] == ["a1", "b"]
    assert [each.id for each in after.terrain] == ["a", "a1", "b"]
    assert [layer.id for layer in after.layers] == ["ground", "top"]
    assert after.terrain[1].outline == theirs.outline and after.terrain[1].hold.layer == "top"


def test_a_picture_inside_a_file_is_kept_until_the_scene_is_saved(tmp_path):
    pairs = (((0.0, 0.0), (0.0, 0.0)), ((10.0, 0.0), (5.0, 0.0)))
    picture = Picture("map.png", (10, 10), pairs, lambda: b"\x89PNG\r\n\x1a\nrest")
    found = with_picture(Imported(table(), picture=picture), tmp_path / "pictures")
    (kept,) = (tmp_path / "pictures").iterdir()
    assert found.backdrop is not None and found.backdrop.pairs == pairs
    assert found.backdrop.picture == str(kept) and kept.read_bytes().endswith(b"rest")
    beside = replace(picture, file=tmp_path / "own.png")
    assert with_picture(Imported(table(), picture=beside), tmp_path).backdrop.picture.endswith("own.png")


def test_an_army_stands_in_the_zone_of_its_side():
    zone = Zone("z", Polygon(((0.0, 0.0), (48.0, 0.0), (48.0, 6.0), (0.0, 6.0))), side="attacker")
    crowd = [model(f"m{n}", 60 + n, 3, unit="Spears", name="Spear", side="red") for n in range(4)]
    placed = army_in_zone(table(zone), table(*crowd), "attacker")
    assert len(placed.refs) == 4 and placed.left_out == ()
    assert {each.side for each in placed.scene.models} == {"attacker"}
    assert all(0.5 <= each.at[1] <= 5.5 and each.base == INCH for each in placed.scene.models)
    assert deploying_sides(table(zone)) == ("attacker",)


def test_units_without_room_are_told():
    zone = Zone("z", Polygon(((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))), side="attacker")
    crowd = [model(f"m{n}", 60 + n, 3, unit="Spears") for n in range(9)]
    assert army_in_zone(table(zone), table(*crowd), "attacker").left_out == ("Spears",)


def test_models_are_sorted_by_their_units():
    crowd = [model("a1", 1, 1, unit="A"), model("b1", 2, 1, unit="B"), model("a2", 3, 1, unit="A")]
    assert [(squad.unit, len(squad.models)) for squad in squads_of(crowd)] == [("A", 2), ("B", 1)]
