"""The desk: selection, the template in question, previews, and undo of anything."""

import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st
from little_table import bases, blast, cone, desk_with, model, table, templates

from battlefield.app.desk import edits
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.handlers import desk_handlers, move_exactly
from battlefield.app.desk.tape import TapeEnd
from battlefield.files import parse_scene, scene_bytes

A1, A2, B1, C1 = model("a1", 5, 5), model("a2", 8, 5), blast("b1", 20, 10), cone("c1", 30, 30, 45.0)
EVERYTHING = (*bases("a1", "a2"), *templates("b1", "c1", "n1"))


def full_desk():
    return desk_with(A1, A2, B1, C1, blast("n1", 5, 5, model="a1"))


def test_a_selection_keeps_the_order_of_the_scene_and_drops_what_is_gone():
    desk = full_desk()
    desk.select((*templates("c1"), *bases("gone", "a2", "a1"), *bases("a1")))
    assert desk.selection == (*bases("a1", "a2"), *templates("c1"))


def test_the_template_in_question_is_the_last_selected_else_the_last_on_the_table():
    desk = full_desk()
    assert desk.active.id == "n1"
    desk.select(templates("c1", "b1"))
    assert desk.active.id == "b1"
    desk.select(bases("a1"))
    assert desk.active.id == "b1"
    desk.ask_about("c1")
    assert desk.active.id == "c1"


def test_the_template_in_question_stays_so_while_it_is_moved_with_others():
    desk = full_desk()
    desk.select(templates("c1", "b1"))
    desk.do("Move", edits.moved(desk.scene, desk.selection, (1.0, 0.0)))
    assert desk.active.id == "b1"


def test_a_deleted_template_hands_the_question_to_the_last_and_gets_it_back_with_undo():
    desk = full_desk()
    desk.select(templates("b1"))
    desk.do("Delete", edits.deleted(desk.scene, templates("b1")))
    assert (desk.selection, desk.active.id) == ((), "n1")
    desk.undo()
    assert desk.active.id == "b1"


def test_a_held_template_is_in_question_only_while_it_is_shown():
    desk = full_desk()
    desk.select(templates("c1"))
    scene, ref = edits.added(desk.scene, blast("b9", 1, 1))
    desk.show(scene, held=ref.id)
    assert desk.active.id == "b9"
    desk.show(None)
    assert desk.active.id == "c1"


def test_there_is_no_report_without_a_template_or_a_model():
    assert desk_with(A1).report is None
    assert desk_with(B1).report is None
    assert desk_with(A1, B1).report is not None


def test_the_report_follows_the_preview_and_is_worked_out_once():
    desk = desk_with(model("a1", 10, 10), blast("b1", 30, 10))
    assert desk.report.summary == "Nobody is covered"
    desk.show(edits.moved(desk.scene, bases("a1"), (20.0, 0.0)))
    assert [v.model.id for v in desk.report.covered] == ["a1"]
    assert desk.report is desk.report
    desk.show(None)
    assert desk.report.summary == "Nobody is covered"


def test_a_preview_is_shown_but_not_kept():
    desk = full_desk()
    before = desk.scene
    desk.show(edits.moved(before, bases("a1"), (1.0, 0.0)))
    assert desk.shown.model("a1").at == (6.0, 5.0)
    assert desk.scene is before
    desk.show(None)
    assert desk.shown is before


@pytest.mark.parametrize("act", ["undo", "redo", "do"])
def test_a_preview_ends_with_every_step_of_the_history(act):
    desk = full_desk()
    desk.show(edits.moved(desk.scene, bases("a1"), (1.0, 0.0)))
    desk.do("Same", desk.scene) if act == "do" else getattr(desk, act)()
    assert desk.shown is desk.scene
    assert desk.drag is None


def test_listeners_hear_of_each_change_and_a_complaint_lasts_until_the_next():
    desk, heard = full_desk(), []
    desk.listen(lambda: heard.append(desk.complaint))
    desk.complain("No.")
    desk.select(bases("a1"))
    assert heard == ["No.", ""]


def test_pointing_at_the_same_model_again_is_no_change():
    desk, heard = full_desk(), []
    desk.listen(lambda: heard.append(desk.witness_of))
    desk.point_at("a1")
    desk.point_at("a1")
    desk.point_at(None)
    assert heard == ["a1", None]


def test_a_move_of_what_is_locked_says_why_nothing_moves():
    desk = desk_with(cone("c1", 5, 5, locked=True))
    desk.select(templates("c1"))
    assert not desk.move("Move", edits.moved(desk.scene, desk.selection, (1.0, 0.0)))
    assert desk.complaint == "What is selected is locked or lies about a model; unlock it or move the model"


def test_a_move_by_nothing_is_no_change_and_no_complaint():
    desk = full_desk()
    desk.select(bases("a1"))
    assert not desk.move("Move", edits.moved(desk.scene, desk.selection, (0.0, 0.0)))
    assert (desk.complaint, desk.document.is_modified) == ("", False)


def test_the_tape_follows_a_model_that_moves_and_comes_back():
    desk = desk_with(A1, model("b", 10, 5))
    desk.stretch(TapeEnd((5.5, 5.0), "edge", A1), TapeEnd((9.5, 5.0), "edge", desk.scene.model("b")))
    assert desk.reading.edge == pytest.approx(4.0, abs=1e-9)
    desk.do("Move", edits.moved(desk.scene, bases("b"), (2.0, 0.0)))
    assert desk.reading.edge == pytest.approx(6.0, abs=1e-9)
    desk.show(edits.moved(desk.scene, bases("a1"), (-1.0, 0.0)))
    assert desk.reading.edge == pytest.approx(7.0, abs=1e-9)
    desk.undo()
    assert desk.reading.edge == pytest.approx(4.0, abs=1e-9)


def test_the_tape_lets_go_of_a_model_that_is_gone_and_holds_it_again_when_it_is_back():
    desk = desk_with(A1, model("b", 10, 5))
    desk.stretch(TapeEnd((5.0, 5.0)), TapeEnd((9.5, 5.0), "edge", desk.scene.model("b")))
    desk.do("Delete", edits.deleted(desk.scene, bases("b")))
    assert desk.reading.end == TapeEnd((9.5, 5.0))
    assert desk.reading.centre == pytest.approx(4.5, abs=1e-12)
    desk.undo()
    assert desk.reading.end.model.id == "b"


def test_the_tape_is_read_only_while_it_lies_there():
    desk = desk_with(A1)
    assert desk.reading is None
    desk.stretch(TapeEnd((1.0, 1.0)), TapeEnd((4.0, 5.0)))
    assert desk.reading.centre == 5.0
    desk.put_tape_away()
    assert desk.reading is None


def test_the_tape_changes_what_it_holds_on_to_in_a_ring():
    desk = desk_with()
    assert [desk.snap, *(desk.next_snap() for _ in range(4))] == ["both", "edge", "centre", "free", "both"]


COMMANDS = (
    "nudge_left",
    "nudge_down",
    "step_right",
    "step_up",
    "turn_right",
    "turn_left_fine",
    "wheel_right",
    "wheel_left",
    "duplicate",
    "delete",
    "lock",
    "undo",
    "redo",
    "select_all",
    "select_next",
)
hands = st.lists(
    st.one_of(
        st.sampled_from(COMMANDS),
        st.sampled_from(["4.5 at 30", "to 12, 8", "+3, -1", "999 at 90"]),
        st.sets(st.sampled_from(EVERYTHING), min_size=1),
    ),
    max_size=12,
)


def play(desk, hand):
    """Do with a desk what a hand does: commands, typed moves and selections."""
    handlers = desk_handlers(desk)
    for act in hand:
        if isinstance(act, set):
            desk.select(act)
        elif act in handlers:
            handlers[act]()
        elif edits.movable(edits.pieces(desk.scene, desk.selection)):
            move_exactly(desk, act)


@settings(deadline=None, max_examples=tries(60, 20))
@given(hands)
def test_undoing_all_leads_to_the_start_and_redoing_all_to_the_end(hand):
    desk = full_desk()
    start = desk.scene
    play(desk, hand)
    end, place = desk.scene, desk.document.history.place
    for _ in range(place):
        desk.undo()
    assert desk.scene == start
    assert desk.document.history.place == 0
    desk.undo()
    assert desk.scene == start
    for _ in range(place):
        desk.redo()
    assert desk.scene == end


@settings(deadline=None, max_examples=tries(60, 20))
@given(hands)
def test_whatever_a_hand_does_can_be_saved_and_read_back(hand):
    desk = full_desk()
    play(desk, hand)
    assert parse_scene(scene_bytes(desk.scene), "") == desk.scene
    ids = [Ref("model", m.id) for m in desk.scene.models]
    ids += [Ref("template", t.id) for t in desk.scene.templates]
    assert len(ids) == len(set(ids))
    assert set(desk.selection) <= set(ids)


def test_a_desk_on_an_empty_table_obeys_every_command():
    desk = desk_with()
    play(desk, COMMANDS)
    assert desk.scene == table()
    assert desk.complaint == ""


def test_the_arrays_of_a_drag_are_those_of_the_table_laid_out_anew():
    desk = full_desk()
    first = desk.bases
    for by in ((0.5, 0.0), (1.25, -0.25)):
        desk.show(edits.moved(desk.scene, bases("a1"), by))
        assert desk.bases.kind is first.kind  # what did not change is kept
        assert desk.bases.xy.tolist() == [[5.0 + by[0], 5.0 + by[1]], [8.0, 5.0]]
    desk.show(edits.turned(desk.scene, bases("a2"), 90.0))
    assert desk.bases.xy.tolist() == [[5.0, 5.0], [8.0, 5.0]]
    assert desk.bases.axis.tolist() == [[0.0, -1.0], [1.0, 0.0]]
