"""Words of zones and objectives: numbers that markers bear, lines apart, letters to be read on a mat."""

import pytest
from PySide6.QtCore import QSize

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.scenario import scenario_items
from battlefield.ui.board.scenario.scenario_items import SpotItem
from battlefield.ui.printing.picture import board_image
from battlefield.ui.widgets.palette import LIGHT

pytestmark = pytest.mark.usefixtures("program")


def strip(id_: str, depth: float) -> Zone:
    return Zone(id_, Polygon(((0.0, 0.0), (60.0, 0.0), (60.0, depth), (0.0, depth))), side="red")


TABLE = Scene(
    Board(60.0, 44.0),
    zones=(strip("attacker", 22.0), strip("deployment", 12.0)),
    objectives=(
        Objective("a", "marker", (10.0, 30.0)),
        Objective("b", "marker", (30.0, 30.0), name="Mill"),
        Objective("c", "marker", (50.0, 30.0)),
    ),
)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float, float]]:
    """What is written, how far down the table in inches, and how high in inches."""
    found: list[tuple[str, float, float]] = []
    plain = scenario_items.draw_text

    def noted(painter, at, text, pixels, lod, *rest):  # type: ignore[no-untyped-def]
        found.append((text, at.y(), pixels / lod))
        plain(painter, at, text, pixels, lod, *rest)

    monkeypatch.setattr(scenario_items, "draw_text", noted)
    return found


def test_objectives_bear_the_numbers_of_their_markers(written: list[tuple[str, float, float]]) -> None:
    board_image(TABLE, LIGHT, 20)
    texts = [text for text, _, _ in written]
    assert [text for text in texts if text in ("1", "2", "3", "Mill")] == ["1", "Mill", "3"]


def test_names_that_begin_at_one_place_stand_below_each_other(
    written: list[tuple[str, float, float]],
) -> None:
    board_image(TABLE, LIGHT, 20)
    (_, first, high), (_, second, _) = [each for each in written if "red" in each[0]]
    assert second - first >= 1.2 * high


def test_names_on_a_mat_are_half_an_inch_high_at_least(written: list[tuple[str, float, float]]) -> None:
    image = board_image(TABLE, LIGHT, 72)
    assert image.size() == QSize(60 * 72, 44 * 72)
    assert all(high >= 0.5 for _, _, high in written)


def test_a_screen_has_letters_of_a_usual_size(written: list[tuple[str, float, float]]) -> None:
    board = BoardScene(LIGHT, cached=False)
    board.show_scene(TABLE)
    assert all(item.letters == 0.0 for item in board.drawn_items())
    assert written == []


def test_the_name_of_an_objective_stands_over_no_words_of_terrain(
    written: list[tuple[str, float, float]],
) -> None:
    road = Terrain("r", Polygon(((4.0, 20.0), (44.0, 20.0), (44.0, 24.0), (4.0, 24.0))), name="Mill road")
    spot = Objective("b", "marker", (24.0, 21.0), name="Mill")
    board = BoardScene(LIGHT, cached=False)
    board.show_scene(Scene(Board(60.0, 44.0), terrain=(road,), objectives=(spot,)))
    [words], [item] = board.word_rooms(20.0), board.drawn_items()
    assert isinstance(item, SpotItem) and item.place is not None
    at = item.place("b", 20.0)
    assert at is not None and at.y() < spot.at[1]  # below it stands the name of the road
    named = item.named(20.0)
    assert not words.intersects(named.sign())
    board.show_scene(Scene(Board(60.0, 44.0), objectives=(spot,)))
    below = item.place("b", 20.0)
    assert below is not None and below.y() > spot.at[1]
    assert written == []
