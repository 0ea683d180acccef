"""The looking eye, on a table with one wall."""

from dataclasses import replace

import pytest
from later import Later

from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref, moved
from battlefield.app.desk.pictures import Line, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.measure.sight_tool import HIDDEN_FROM, MODELS_BLOCK, SightTool
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain

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


def look(desk, one, other, background=None):
    tool = SightTool(desk, background)
    tool.press(Pointer((0, 0), one))
    tool.move(Pointer((0, 0), other))
    return tool


def test_a_blocked_look_names_the_wall_and_marks_it(desk):
    answer = look(desk, A, B).answer
    assert answer.lines[0].startswith("a to b: not in sight, the best line misses by ")
    assert answer.lines[1:4] == (
        "in the way: Long wall",
        "100.0 % of b is hidden from the eye, so it counts as hidden: Long wall 100.0 %",
        "looking back, 100.0 % of a is hidden, so it counts as hidden: Long wall 100.0 %",
    )
    assert Shape(WALL.outline, "bad") in answer.drawing
    line = next(part for part in answer.drawing if isinstance(part, Line))
    assert (line.points, line.role) == (((10, 20), (30, 20)), "bad")


def test_pieces_of_one_name_are_told_once(desk):
    halves = [
        Terrain(f"w{k}", Polygon(((20, y), (21, y), (21, y + 10), (20, y + 10))), 0, 5, sight="blocks",
                name="Wall")
        for k, y in enumerate((10, 20))
    ]  # fmt: skip
    desk.do("Split", Scene(desk.scene.board, terrain=tuple(halves), models=desk.scene.models))
    answer = look(desk, A, B).answer
    assert answer.lines[1:3] == (
        "in the way: 2 × Wall",
        "100.0 % of b is hidden from the eye, so it counts as hidden: 2 × Wall up to 50.0 %",
    )


def test_a_free_look_draws_its_witness_line_and_tells_its_heights(desk):
    answer = look(desk, A, C).answer
    assert "in sight" in answer.lines[0]
    assert answer.lines[1] == "the line runs from 1.00 in high to 1.00 in high"
    assert answer.lines[2:4] == (
        "0.0 % of c is hidden from the eye",
        "looking back, 0.0 % of a is hidden",
    )
    line = next(part for part in answer.drawing if isinstance(part, Line))
    assert line.role == "measure" and line.words == ("in sight",)


def test_the_shortest_moves_that_turn_half_hidden_are_told_and_drawn(desk):
    desk.do("Move", moved(desk.scene, [B], (-2.0, -19.0)))  # one inch above the shadow's edge at x = 28
    answer = look(desk, A, B).answer
    # the edge falls at 45 degrees, so b's way to it is 1 / sqrt 2, and half of b is then behind it
    words = next(line for line in answer.lines if line.startswith("b would"))
    assert words == "b would have to move 0.71 in at 135° to be half hidden"
    assert any(line.startswith("a would have to move ") for line in answer.lines)
    arrows = [part for part in answer.drawing if isinstance(part, Line) and part.arrow]
    assert arrows[0].words == ("0.71 in",)
    assert arrows[0].points[1] == pytest.approx((28.5, 1.5), abs=0.02)


def test_a_model_that_is_hidden_enough_is_told_how_to_come_out(desk):
    desk.do("Move", moved(desk.scene, [B], (-2.0, -17.0)))
    answer = look(desk, A, B).answer
    assert "b would have to move 0.71 in at 315° to be less than half hidden" in answer.lines


def test_the_share_that_counts_as_hidden_is_an_option(desk):
    desk.do("Move", moved(desk.scene, [B], (-2.0, -19.0)))
    desk.options.put(HIDDEN_FROM, 100.0)
    words = next(line for line in look(desk, A, B).answer.lines if line.startswith("b would"))
    # the whole base, half an inch to either side, has to pass the edge
    assert words == "b would have to move 1.21 in at 135° to be 100 % hidden"


def test_where_nothing_can_hide_a_model_no_move_is_told(desk):
    desk.do("Clear", Scene(desk.scene.board, models=desk.scene.models))
    lines = look(desk, A, C).answer.lines
    assert "no move of c within 16 in would make it half hidden" in lines
    assert "no move of a within 16 in would make c half hidden" in lines


def test_other_models_block_unless_the_option_says_otherwise(desk):
    between = Model("m", BaseSize.round(101.6), (10.0, 30.0), height=2.0)
    desk.do("Add", Scene(desk.scene.board, models=(*desk.scene.models, between)))
    assert "in the way: m" in look(desk, A, C).answer.lines
    desk.options.put(MODELS_BLOCK, False)
    assert "in sight, nothing is near the line" in look(desk, A, C).answer.lines[0]


def test_a_look_is_made_away_from_the_hand_and_the_one_before_stays_meanwhile(desk):
    later = Later()
    tool = look(desk, A, B, later)
    assert tool.answer.lines == ("a to b: looking …",)
    later.finish()
    assert tool.answer.lines[0].startswith("a to b: not in sight")
    desk.do("Move", moved(desk.scene, [B], (0.0, 20.0)))
    assert tool.answer.lines[0].startswith("a to b: not in sight")
    later.finish()
    assert tool.answer.lines[0].startswith("a to b: in sight")


def test_the_moves_are_appended_when_they_are_found(desk):
    later = Later()
    tool = look(desk, A, B, later)
    assert tool.answer is not None
    later.finish()
    assert not any("would" in line for line in tool.answer.lines)
    later.finish()
    assert sum("would" in line for line in tool.answer.lines) == 2


def test_a_look_at_somebody_else_calls_the_one_before_off(desk):
    later = Later()
    tool = look(desk, A, B, later)
    assert tool.answer.lines == ("a to b: looking …",)
    tool.move(Pointer((0, 0), C))
    assert tool.answer.lines == ("a to c: looking …",)
    assert [task.cancelled() for task, _, _ in later.waiting] == [True, False]


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


@pytest.mark.campaign
def test_a_look_says_how_sure_it_is_where_places_are_not_known_exactly(desk):
    assert not any("±" in line for line in look(desk, A, B).answer.lines)
    gap = Terrain("wall", Polygon(((20, 19.45), (21, 19.45), (21, 48), (20, 48))), 0, 5, sight="blocks",
                  name="Long wall", sigma=0.2)  # fmt: skip
    desk.do("Doubt", replace(desk.scene, terrain=(gap,), sigma=0.01))
    lines = look(desk, A, B).answer.lines
    assert lines[0].startswith("a to b: not in sight, the best line misses by 0.05")
    assert "open (± 0.200 in): measure Long wall again to settle it" in lines
    # It is said before the shares that are hidden: it is about the line.
    assert lines.index("open (± 0.200 in): measure Long wall again to settle it") < min(
        n for n, line in enumerate(lines) if "is hidden" in line
    )
