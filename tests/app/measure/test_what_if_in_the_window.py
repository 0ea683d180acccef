"""What if on a desk: the smallest moves that turn a verdict, told and drawn where they are wanted."""

from dataclasses import replace

import pytest
from later import Later
from little_scenes import model, table

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line
from battlefield.app.desk.ringed import put_rings
from battlefield.app.desk.table_view import Drag
from battlefield.app.desk.tools import Pointer
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.ring_answers import Rings
from battlefield.app.measure.rulings.moves import moves_under
from battlefield.app.measure.sight_tool import SightTool
from battlefield.app.measure.what_if import cover_words, switch_what_if
from battlefield.geometry.kernel.shapes import Polygon, Template
from battlefield.rules.scene.contents import PlacedTemplate, Terrain

A = (Ref("model", "a"),)


def desk_with(*models):
    desk = Desk(Document(table(*models)))
    assert switch_what_if(desk.options)
    return desk


def arrows(answer):
    return [part.points for part in answer.drawing if isinstance(part, Line) and part.arrow]


def test_the_ring_says_what_would_turn_who_is_closest_to_it():
    desk = desk_with(model("a", 10, 10), model("b", 16.5, 10), model("c", 24, 10))
    desk.select(A)
    put_rings(desk, "5")
    (found,) = Rings(desk).answers()
    assert found.lines[-1] == "– what if: b 0.50 in at 270°, or a 0.50 in at 90° would turn it"
    assert arrows(found) == [((16.5, 10), (16.0, 10.0))]  # both would hide the table where rings are many
    assert not switch_what_if(desk.options)
    (found,) = Rings(desk).answers()
    assert arrows(found) == []


def test_coherency_says_what_the_two_of_the_weakest_link_could_turn():
    desk = desk_with(model("a", 10, 10), model("b", 12, 10), model("c", 14.5, 10))
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (found,) = lenses.answers()
    assert found.lines[-1] == "what if: b 0.50 in at 270°, or c 0.50 in at 90° would turn it"
    assert len(arrows(found)) == 2


def test_coherency_asks_what_the_selected_model_could_turn():
    desk = desk_with(model("a", 10, 10), model("b", 12, 10), model("c", 14.5, 10))
    desk.select(A)
    lenses = Lenses(desk)
    lenses.switch("coherency")
    (found,) = lenses.answers()
    assert found.lines[-1] == "what if: a 1.00 in at 270° would turn it"


@pytest.mark.campaign
def test_the_held_place_says_from_where_it_would_be_in_reach():
    desk = desk_with(model("a", 10, 10))
    desk.select(A)
    lenses = Lenses(desk)
    lenses.switch("reach")
    desk.show(edits.moved(desk.scene, A, (7.0, 0.0)), Drag(A, (10, 10), (17, 10)))
    (found,) = lenses.answers()
    assert found.lines[-1] == "what if: a 1.00 in at 90° would turn it"


def test_a_covered_model_says_how_it_would_leave():
    desk = desk_with(model("a", 11, 10))
    blast = PlacedTemplate("t", Template("round", 3.0, (10.0, 10.0)))
    desk.do("Place", edits.added(desk.scene, blast)[0])
    report = desk.report
    witness = report.witness(0)
    assert (
        cover_words(witness, desk.scene.models[0], None, "inches")
        == "what if: a 1.00 in at 90° would turn it"
    )
    assert set(moves_under(witness, desk.scene.models[0], None)) == {"a"}


def looking(*models):
    desk = desk_with(*models)
    tool = SightTool(desk)
    tool.press(Pointer((0, 0), A[0]))
    tool.move(Pointer((0, 0), Ref("model", "b")))
    return desk, tool


@pytest.mark.campaign
def test_a_look_says_how_either_would_go_out_of_sight():
    # the walls leave a strip of 1 in free; out of it goes who moves its centre by half of that and its radius
    desk, tool = looking(model("a", 10, 10), model("b", 20, 10))
    walls = [Terrain(f"w{k}", Polygon(((14, y), (16, y), (16, y + 8), (14, y + 8))), 0, 5, sight="blocks")
             for k, y in enumerate((1.5, 10.5))]  # fmt: skip
    desk.do("Wall", replace(desk.scene, terrain=tuple(walls)))
    lines = tool.answer.lines
    assert lines[0].startswith("a to b: in sight")
    assert lines[1].startswith("what if: b ") and ", or a " in lines[1]
    into = [part for part in tool.answer.drawing if isinstance(part, Line) and part.arrow]
    assert [part.words[0].startswith("out of sight ") for part in into[-2:]] == [True, True]
    there = into[-2].points[1]
    desk.do("Move", edits.moved(desk.scene, [Ref("model", "b")], (there[0] - 20, there[1] - 10)))
    assert tool.answer.lines[0].startswith("a to b: not in sight")
    switch_what_if(desk.options)
    assert not any(line.startswith("what if") for line in tool.answer.lines)


def test_a_look_that_nothing_bars_says_that_no_move_turns_it():
    _, tool = looking(model("a", 10, 10), model("b", 20, 10))
    assert tool.answer.lines[1] == "what if: no move of one of them within 16 in would turn that"


def test_a_look_says_that_what_would_turn_it_is_still_sought():
    desk, hand = desk_with(model("a", 10, 10), model("b", 20, 10)), Later()
    tool = SightTool(desk, hand)
    tool.press(Pointer((0, 0), A[0]))
    tool.move(Pointer((0, 0), Ref("model", "b")))
    assert tool.answer.lines[0].endswith("looking …")
    hand.finish()
    assert tool.answer.lines[1] == "what if: still being sought …"
    hand.finish()
    assert tool.answer.lines[1] == "what if: no move of one of them within 16 in would turn that"
    switch_what_if(desk.options)
    assert not any(line.startswith("what if") for line in tool.answer.lines)
