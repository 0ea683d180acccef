"""The picture under a table: its points, how well they fit, and its file beside the scene."""

from pathlib import Path

import pytest

from battlefield.app.design.backdrop import (
    Pin,
    backdrop_path,
    corner_pins,
    fit_of,
    grid_pins,
    map_of,
    pairs_of,
    pins_of,
    whole_picture_pins,
    with_backdrop,
    with_picture_beside,
    without_backdrop,
)
from battlefield.app.design.drawing.made import put_down
from battlefield.app.design.studio import Studio
from battlefield.app.desk.document import Document
from battlefield.geometry.kernel.shapes import Circle
from battlefield.geometry.outlines.homography import PlacingError
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.unsure import traced_sigma

TABLE = Scene(Board(44.0, 60.0))
TWO = (Pin((0.0, 0.0), (0.0, 0.0)), Pin((440.0, 600.0), (44.0, 60.0)))


def test_points_without_a_place_do_not_count_yet() -> None:
    assert pairs_of((*TWO, Pin((9.0, 9.0)))) == (((0.0, 0.0), (0.0, 0.0)), ((440.0, 600.0), (44.0, 60.0)))
    assert fit_of((TWO[0], Pin((9.0, 9.0)))).words.startswith("Two points at least")


def test_a_third_point_tells_how_well_the_picture_fits() -> None:
    fit = fit_of((*TWO, Pin((440.0, 0.0), (44.0, 1.0))))
    assert fit.placed is not None
    assert "off by" in fit.words
    assert " in" in fit.words
    assert fit_of(TWO).words == "Scaled and turned by two points; a third one would tell how well it fits"


def test_points_that_hold_nothing_say_why() -> None:
    fit = fit_of((TWO[0], Pin((5.0, 5.0), (0.0, 0.0))))
    assert fit.placed is None
    assert "one place" in fit.words


def test_four_clicks_are_the_corners_of_the_table_clockwise() -> None:
    pins = corner_pins([(1.0, 1.0), (9.0, 1.0), (9.0, 9.0), (1.0, 9.0), (5.0, 5.0)], TABLE.board)
    assert [pin.place for pin in pins] == [(0.0, 0.0), (44.0, 0.0), (44.0, 60.0), (0.0, 60.0)]


def test_a_picture_without_points_covers_the_board_in_proportion() -> None:
    pins = whole_picture_pins(100, 100, TABLE.board)
    assert pins[1] == Pin((100.0, 100.0), (60.0, 60.0))


def test_a_picture_is_laid_under_the_table_and_taken_away() -> None:
    scene = with_backdrop(TABLE, "map.png", TWO, 0.4)
    assert scene.backdrop is not None
    assert pins_of(scene.backdrop) == TWO
    assert scene.backdrop.opacity == 0.4
    assert map_of(scene.backdrop).point((220.0, 300.0)) == pytest.approx((22.0, 30.0))
    assert without_backdrop(scene) == TABLE


def test_saving_keeps_the_picture_beside_the_scene(tmp_path: Path) -> None:
    far, home = tmp_path / "photo.png", tmp_path / "home"
    far.write_bytes(b"\x89PNG\r\n\x1a\nrest")
    home.mkdir()
    scene = with_backdrop(TABLE, str(far), TWO, 0.5)
    kept = with_picture_beside(scene, None, home / "ford.json")
    assert kept.backdrop is not None
    assert backdrop_path(kept.backdrop, home / "ford.json") == home / "ford-picture.png"
    assert (home / "ford-picture.png").exists()
    assert with_picture_beside(kept, home / "ford.json", home / "ford.json") is kept
    assert with_picture_beside(TABLE, None, home / "ford.json") is TABLE


def test_a_grid_places_a_picture_by_its_squares() -> None:
    placed = fit_of(grid_pins((20.0, 30.0), 70.0, (0.0, 0.0), 1.0)).placed
    assert placed is not None
    assert placed.map.point((20.0 + 7 * 70.0, 30.0 + 3 * 70.0)) == pytest.approx((7.0, 3.0), abs=1e-12)


def test_a_grid_without_size_is_refused() -> None:
    with pytest.raises(PlacingError, match="above 0"):
        grid_pins((0.0, 0.0), 0.0, (0.0, 0.0), 1.0)


def test_what_is_traced_from_a_photograph_is_known_no_better_than_a_click_on_it() -> None:
    pins = corner_pins(((10.0, 10.0), (90.0, 20.0), (100.0, 90.0), (0.0, 80.0)), Board(30.0, 20.0))
    table = Scene(Board(30.0, 20.0), sigma=0.04)
    ruin = Terrain("ruin1", Circle((10.0, 10.0), 2.0))
    over = with_backdrop(table, "table.jpg", pins, 0.5)
    assert put_down(over, [ruin], "")[0].terrain[0].sigma == 0.04
    assert put_down(table, [ruin], "")[0].terrain[0].sigma == 0.0  # drawn, not traced
    assert traced_sigma(over) == 0.04 and traced_sigma(table) == 0.0


def test_the_hand_snaps_to_no_grid_over_a_photograph() -> None:
    pins = corner_pins(((10.0, 10.0), (90.0, 20.0), (100.0, 90.0), (0.0, 80.0)), Board(30.0, 20.0))
    blank = Scene(Board(30.0, 20.0))
    assert Studio(Document(blank)).grid == 0.5
    assert Studio(Document(with_backdrop(blank, "map.png", pins[:2], 0.5))).grid == 0.5
    over = Studio(Document(with_backdrop(blank, "table.jpg", pins, 0.5)))
    assert over.grid == 0.0
    over.next_grid()
    assert over.grid > 0.0
