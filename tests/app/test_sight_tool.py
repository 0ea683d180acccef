"""The looking eye and the seen lens, on a table with one wall."""

import pytest

from battlefield.app.desk import Desk
from battlefield.app.document import Document
from battlefield.app.drawing import Line, Region, Shape
from battlefield.app.edits import Ref, moved
from battlefield.app.lenses import Lenses
from battlefield.app.sight_tool import SightTool
from battlefield.app.tools import Pointer
from battlefield.geometry.shapes import BaseSize, Polygon
from battlefield.rules.scene import Board, Model, Scene, Terrain

INCH = BaseSize.round(25.4)
WALL = Terrain(
    "wall", Polygon(((20, 10), (21, 10), (21, 30), (20, 30))), 0, 5, sight="blocks", name="Long wall"
)
A, B, C = (Ref("model", id_) for id_ in "abc")


@pytest.fixture
def desk():
    places = {"a": (10, 20), "b": (30, 20), "c": (10, 40)}
    models = tuple(Model(id_, INCH, at, "w", "red", 0, 1) for id_, at in places.items())
    return Desk(Document(Scene(Board(48, 48), terrain=(WALL,), models=models)))


def look(desk, one, other):
    tool = SightTool(desk)
    tool.press(Pointer((0, 0), one))
    tool.move(Pointer((0, 0), other))
    return tool


def test_a_blocked_look_names_the_wall_and_marks_it(desk):
    answer = look(desk, A, B).answer
    assert answer.lines[0].startswith("a to b: not in sight, the best line misses by ")
    assert answer.lines[1:] == (
        "in the way: Long wall",
        "100.0 % of it is hidden from the eye: Long wall 100.0 %",
    )
    assert Shape(WALL.outline, "bad") in answer.drawing
    line = next(part for part in answer.drawing if isinstance(part, Line))
    assert (line.points, line.role) == (((10, 20), (30, 20)), "bad")


def test_a_free_look_draws_its_witness_line(desk):
    answer = look(desk, A, C).answer
    assert "in sight" in answer.lines[0] and "0.0 % of it is hidden from the eye" in answer.lines[1]
    assert [part.role for part in answer.drawing] == ["measure"]


def test_the_answer_follows_a_model_that_moves(desk):
    tool = look(desk, A, B)
    tool.press(Pointer((0, 0), B))
    desk.do("Move", moved(desk.scene, [B], (0.0, 20.0)))
    assert "not in sight" not in tool.answer.lines[0]


def test_the_pointer_over_another_model_asks_anew_until_a_click_keeps_it(desk):
    tool = look(desk, A, B)
    tool.move(Pointer((0, 0), C))
    assert "a to c" in tool.answer.lines[0]
    tool.press(Pointer((0, 0), C))
    tool.move(Pointer((0, 0), B))
    assert "a to c" in tool.answer.lines[0]


def test_esc_forgets_who_looks(desk):
    tool = look(desk, A, B)
    assert tool.cancel() and tool.answer is None and not tool.cancel()


def test_the_seen_lens_lights_what_the_selected_model_sees(desk):
    lenses = Lenses(desk)
    lenses.switch("seen")
    assert lenses.answers() == ()
    desk.select([A])
    answer = lenses.answers()[0]
    # from (10, 20) the wall's near corners lie at 45 degrees, so its shadow is a wedge from x = 20: upward it
    # meets the top edge at x = 30, downward the bottom edge at x = 38
    above = (10 + 20) / 2 * 10 + (48 - 30) * 20
    below = (10 + 28) / 2 * 18 + (48 - 38) * 28
    assert answer.lines[0] == f"a sees {48 * 48 - above - below:.1f} square inches at table height"
    assert [part.role for part in answer.drawing if isinstance(part, Region)] == ["seen"]


def test_a_model_beside_the_board_lights_nothing(desk):
    lenses = Lenses(desk)
    lenses.switch("seen")
    desk.do("Move", moved(desk.scene, [A], (-20.0, 0.0)), [A])
    assert lenses.answers() == ()
