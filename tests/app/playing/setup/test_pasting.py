"""What was copied as text is a table or a roster of a battle that is set up, or one sentence says why not."""

import pytest
from list_samples import MAP, ROS

from battlefield.app.playing.setup.pasting import pasted
from battlefield.app.playing.setup.setup import Side
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset, sample_maps

WARDENS = asset("rosters/hill_wardens.json").read_text(encoding="utf-8")


def test_a_scene_is_a_table_by_its_own_name():
    found = pasted(f"\n {sample_maps()[0].read_text(encoding='utf-8')}", "warsurge")
    assert found.table is not None and found.table.name == "Osier Green" and found.roster is None
    assert found.words == "Pasted a scene"


def test_a_map_of_letters_is_a_table_with_its_usual_answers():
    found = pasted(MAP, "warsurge")
    assert found.table is not None and (found.table.board.width, found.table.board.height) == (12.0, 10.0)
    assert found.words.startswith("Pasted a map of letters with its usual answers: ")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"type": "FeatureCollection", "features": [{"type": "Feature", "properties": {"kind": "wood"}, '
         '"geometry": {"type": "Polygon", "coordinates": [[[0, 0], [6, 0], [6, 4], [0, 0]]]}}]}', "GeoJSON"),
        ('{"format": 0.3, "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 12, "y": 10}, '
         '"pixels_per_grid": 70}, "line_of_sight": [[{"x": 1, "y": 1}, {"x": 5, "y": 1}]], "portals": [], '
         '"lights": []}', "Universal VTT"),
    ],
)  # fmt: skip
def test_texts_of_other_programs_are_tables(text, says):
    found = pasted(text, "warsurge")
    assert found.table is not None and len(found.table.terrain) == 1 and says in found.words


def test_a_roster_and_an_army_list_are_rosters():
    assert pasted(WARDENS, "pulp-city").roster.book == "warsurge"
    found = pasted(ROS, "warsurge")
    assert [unit.name for unit in found.roster.units][::2] == ["Spears: Spear", "Warden"]
    assert found.words.startswith("Pasted the army list Fenland Muster: ")


def test_a_side_takes_the_roster_with_its_name_unless_one_was_typed():
    found = pasted(WARDENS, "warsurge")
    assert found.on(Side("Raiders", player="me")).name == "Hill Wardens"
    kept = found.on(Side("My own", player="me", is_named=True))
    assert (kept.name, kept.player, kept.path) == ("My own", "me", None)


@pytest.mark.parametrize("text", ["", "a shopping list", "{}", '{"format": "battlefield-scene"', "<html>"])
def test_anything_else_is_one_sentence(text):
    with pytest.raises(SceneError) as told:
        pasted(text, "warsurge")
    assert str(told.value).startswith("the clipboard") and "\n" not in str(told.value)
