"""Pictures on pieces as properties: laid, typed over, taken off; turned and scaled with their pieces."""

from dataclasses import replace
from pathlib import Path

import pytest
from studios import disc, square, studio, table

from battlefield.app.design.editing import run_edit
from battlefield.app.design.parts.parts import chosen_parts
from battlefield.app.design.parts.transforms import mirrored, moved, rotated, scaled
from battlefield.app.design.properties.picture_facts import pictures_laid
from battlefield.app.design.properties.properties import survey, with_property
from battlefield.app.design.properties.typed import TypedError
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.piece_picture import PiecePicture
from battlefield.rules.scene.scenario import Hold

MILL = PiecePicture("mill.png", 4.0, 30.0)
A, D = Ref("terrain", "a"), Ref("terrain", "d")
TABLE = table(square(picture=MILL), disc())


def facts(scene, *refs):
    return {prop.key: value for prop, value in survey(chosen_parts(scene, refs))}


def typed(scene, key, value, *refs):
    parts = chosen_parts(scene, refs)
    prop = next(prop for prop, _ in survey(parts) if prop.key == key)
    return with_property(scene, parts, prop, value)


def test_a_picture_tells_its_file_its_way_its_width_and_its_turn():
    found = facts(TABLE, A)
    told = [found[key] for key in ("picture", "picture way", "picture width", "picture turn")]
    assert told == ["mill.png", "within", 4.0, 30.0]
    bare = facts(TABLE, D)
    assert bare["picture"] == "" and "picture width" not in bare


def test_a_file_that_is_typed_lies_on_the_piece_as_wide_as_that_and_an_empty_one_takes_it_off():
    laid = typed(TABLE, "picture", "roof.png", D)
    assert laid.terrain[1].picture == PiecePicture("roof.png", 4.0)
    assert typed(laid, "picture", "", D).terrain[1].picture is None


def test_a_picture_about_the_centroid_of_an_uneven_piece_spans_all_of_it():
    wedge = replace(square(), outline=Polygon(((0.0, 0.0), (9.0, 0.0), (0.0, 3.0))))  # centroid at x 3
    laid = typed(table(wedge), "picture", "roof.png", A)
    assert laid.terrain[0].picture == PiecePicture("roof.png", 12.0)


def test_another_file_keeps_how_the_picture_lay():
    assert typed(TABLE, "picture", "roof.png", A).terrain[0].picture == replace(MILL, file="roof.png")


def test_size_turn_and_way_are_typed_and_chosen_as_everything_else():
    scene = typed(TABLE, "picture width", "50 mm", A)
    scene = typed(typed(scene, "picture turn", "+=15", A), "picture way", "tiled", A)
    assert scene.terrain[0].picture == PiecePicture("mill.png", pytest.approx(50 / 25.4), 45.0, "tiled")
    with pytest.raises(TypedError):
        typed(TABLE, "picture width", "0", A)


def test_a_picture_goes_with_its_piece():
    after = moved(TABLE, [A], (3.0, 2.0)).terrain[0]
    assert after.picture == MILL
    assert rotated(TABLE, [A], 90.0).terrain[0].picture == replace(MILL, turn=120.0)
    assert scaled(TABLE, [A], 2.0, 2.0).terrain[0].picture == replace(MILL, width=8.0)
    assert mirrored(TABLE, [A], "left-right").terrain[0].picture.turn == pytest.approx(330.0)


def test_pictures_are_laid_on_all_that_is_selected_in_one_step_that_can_be_undone(tmp_path):
    desk = studio(table(square(), disc(hold=Hold(locked=True)), square("b", 20.0)))
    desk.select([A, D, Ref("terrain", "b")])
    path = tmp_path / "pictures" / "roof.png"
    run_edit(desk, "Lay a picture on {}", lambda s, r: pictures_laid(s, r, path, tmp_path / "t.json"))
    files = [each.picture.file if each.picture else "" for each in desk.scene.terrain]
    assert files == ["pictures/roof.png", "", "pictures/roof.png"]  # what is locked stays as it is
    desk.undo()
    assert [each.picture for each in desk.scene.terrain] == [None, None, None]


def test_a_picture_that_lies_elsewhere_is_named_by_its_whole_path_until_the_table_is_saved():
    far = Path("/pictures/roof.png")
    for table_path in (None, Path("/tables/t.json")):
        assert pictures_laid(TABLE, [D], far, table_path).terrain[1].picture.file == str(far)
