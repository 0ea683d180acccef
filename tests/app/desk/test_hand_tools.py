"""The selecting hand and the stamp: what a press, a drag and a release do."""

import pytest
from little_table import bases, blast, cone, desk_with, model, places, templates

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer, SelectTool, StampTool, named, step_words

A1, A2, B1 = Ref("model", "a1"), Ref("model", "a2"), Ref("template", "b1")
AT = {A1: (5.0, 5.0), A2: (8.0, 5.0), B1: (20.0, 10.0)}


def hand(*more):
    """Give a desk with two bases and a blast, and the tool that selects; a frame finds what it encloses."""
    desk = desk_with(model("a1", 5, 5), model("a2", 8, 5), blast("b1", 20, 10), *more)

    def inside(first, second):
        (x0, x1), (y0, y1) = sorted((first[0], second[0])), sorted((first[1], second[1]))
        return tuple(ref for ref, (x, y) in AT.items() if x0 <= x <= x1 and y0 <= y <= y1)

    return desk, SelectTool(desk, inside)


def click(tool, ref, **keys):
    pointer = Pointer(AT.get(ref, (40.0, 40.0)), ref, **keys)
    tool.press(pointer)
    tool.release(pointer)


def drag(tool, ref, by, **keys):
    """Drag in four moves, without the release."""
    x, y = AT.get(ref, (40.0, 40.0))
    tool.press(Pointer((x, y), ref, **keys))
    for part in (0.25, 0.5, 0.75, 1.0):
        tool.move(Pointer((x + part * by[0], y + part * by[1]), ref, **keys))
    return Pointer((x + by[0], y + by[1]), ref, **keys)


def test_a_click_selects_one_and_a_click_beside_selects_none():
    desk, tool = hand()
    click(tool, A1)
    assert desk.selection == (A1,)
    click(tool, A2)
    assert desk.selection == (A2,)
    click(tool, None)
    assert desk.selection == ()


@pytest.mark.parametrize(
    ("before", "hit", "keys", "after"),
    [
        ((A1,), A2, {"shift": True}, (A1, A2)),
        ((A1, A2), A2, {"shift": True}, (A1, A2)),
        ((A1,), A2, {"ctrl": True}, (A1, A2)),
        ((A1, A2), A2, {"ctrl": True}, (A1,)),
        ((A1,), None, {"shift": True}, (A1,)),
        ((A1,), None, {"ctrl": True}, (A1,)),
        ((A1, A2), A2, {}, (A2,)),
    ],
)
def test_shift_adds_ctrl_changes_and_a_plain_click_leaves_one(before, hit, keys, after):
    desk, tool = hand()
    desk.select(before)
    click(tool, hit, **keys)
    assert desk.selection == after


def test_a_press_and_release_without_moving_is_no_change():
    desk, tool = hand()
    click(tool, A1)
    assert desk.document.history.labels == ("Opened",)
    assert desk.shown is desk.scene


def test_a_trembling_hand_drags_and_turns_nothing():
    desk, tool = hand()
    for handle in (None, A1):
        tool.press(Pointer((5.0, 5.0), A1, handle))
        tool.move(Pointer((5.04, 5.04), A1, handle))
        assert desk.shown is desk.scene
        tool.release(Pointer((5.04, 5.04), A1, handle))
        assert desk.document.history.labels == ("Opened",)


def test_a_drag_shows_where_the_base_would_stand_and_changes_nothing_until_the_release():
    desk, tool = hand()
    before = desk.scene
    end = drag(tool, A1, (3.0, 4.0))
    assert desk.scene is before
    assert desk.shown.model("a1").at == (8.0, 9.0)
    assert (desk.drag.moving, desk.drag.start, desk.drag.now) == ((A1,), (5.0, 5.0), (8.0, 9.0))
    assert tool.hint() == "Release to put it down · Esc takes it back"
    tool.release(end)
    assert desk.scene.model("a1").at == (8.0, 9.0)
    assert desk.drag is None
    assert desk.document.history.labels == ("Opened", "Move a1 by 5.00 in at 143°")


def test_a_drag_ends_where_the_button_goes_up():
    desk, tool = hand()
    drag(tool, A1, (3.0, 4.0))
    tool.release(Pointer((5.0, 4.0), A1))
    assert desk.scene.model("a1").at == (5.0, 4.0)


def test_a_drag_takes_all_that_is_selected_and_one_undo_brings_all_back():
    desk, tool = hand()
    start = desk.scene
    desk.select((A1, A2))
    tool.release(drag(tool, A2, (0.0, -2.0)))
    assert places(desk.scene) == {"a1": (5.0, 3.0), "a2": (8.0, 3.0), "b1": (20.0, 10.0)}
    assert desk.selection == (A1, A2)
    assert desk.document.history.place == 1
    desk.undo()
    assert desk.scene == start


def test_a_drag_of_something_else_takes_only_that():
    desk, tool = hand()
    desk.select((A1,))
    tool.release(drag(tool, A2, (0.0, 2.0)))
    assert places(desk.scene) == {"a1": (5.0, 5.0), "a2": (8.0, 7.0), "b1": (20.0, 10.0)}


def test_a_drag_there_and_back_is_no_change():
    desk, tool = hand()
    start = desk.scene
    drag(tool, A1, (3.0, 4.0))
    tool.release(Pointer((5.0, 5.0), A1))
    assert desk.scene is start
    assert desk.shown is start


def test_a_drag_from_what_ctrl_has_just_left_out_moves_nothing():
    desk, tool = hand()
    desk.select((A1, A2))
    tool.release(drag(tool, A2, (3.0, 0.0), ctrl=True))
    assert desk.selection == (A1,)
    assert desk.document.history.labels == ("Opened",)


def test_a_drag_of_a_locked_template_says_why_it_stays():
    desk, tool = hand(cone("c1", 30, 30, locked=True))
    desk.select(templates("c1"))
    tool.press(Pointer((30.0, 30.0), Ref("template", "c1")))
    tool.release(Pointer((33.0, 30.0), Ref("template", "c1")))
    assert desk.complaint == "What is selected is locked or lies about a model; unlock it or move the model"
    assert desk.document.history.labels == ("Opened",)


def test_a_drag_beyond_all_places_is_refused_and_the_base_stays():
    desk, tool = hand()
    before = desk.scene
    tool.release(drag(tool, A1, (2000.0, 0.0)))
    assert desk.complaint == "a1 cannot go there: places end 1000 inches from the table's corner"
    assert desk.scene is desk.shown is before


def test_esc_takes_a_drag_back_and_the_rest_of_it_does_nothing():
    desk, tool = hand()
    desk.select((A2,))
    before = desk.scene
    end = drag(tool, A1, (3.0, 4.0))
    assert tool.cancel()
    assert desk.shown is desk.scene is before
    assert (desk.selection, desk.drag) == ((A2,), None)
    tool.move(end)
    tool.release(end)
    assert desk.scene is before
    assert desk.selection == (A2,)


def test_esc_clears_the_selection_and_then_has_nothing_to_leave():
    desk, tool = hand()
    desk.select((A2,))
    assert tool.cancel()
    assert desk.selection == ()
    assert not tool.cancel()


def test_an_undo_in_the_middle_of_a_drag_leaves_the_hand_on_the_older_table():
    desk, tool = hand()
    tool.release(drag(tool, A1, (1.0, 0.0)))
    tool.press(Pointer((6.0, 5.0), A1))
    tool.move(Pointer((6.0, 8.0), A1))
    desk.undo()
    assert desk.shown is desk.scene
    tool.release(Pointer((6.0, 9.0), A1))
    assert desk.scene.model("a1").at == (5.0, 9.0)
    assert len(desk.document.history.labels) == 2


def test_a_frame_selects_what_it_encloses_and_keeps_the_rest_with_shift():
    desk, tool = hand()
    end = drag(tool, None, (-33.0, -36.0))
    assert tool.frame == ((40.0, 40.0), (7.0, 4.0))
    assert desk.selection == (A2, B1)
    tool.release(end)
    assert tool.frame is None
    assert desk.selection == (A2, B1)
    desk.select((A1,))
    tool.release(drag(tool, None, (-33.0, -36.0), shift=True))
    assert desk.selection == (A1, A2, B1)
    tool.release(drag(tool, None, (-1.0, -1.0)))
    assert desk.selection == ()
    assert desk.document.history.labels == ("Opened",)


def test_esc_takes_a_frame_back():
    desk, tool = hand()
    desk.select((A1,))
    drag(tool, None, (-33.0, -36.0))
    assert tool.cancel()
    assert (desk.selection, tool.frame) == ((A1,), None)


def test_the_handle_turns_a_base_to_the_pointer_in_one_step():
    desk, tool = hand()
    desk.select((A1,))
    tool.press(Pointer((5.0, 4.0), None, A1))
    tool.move(Pointer((6.0, 4.0)))
    tool.move(Pointer((9.0, 5.0)))
    assert desk.scene.model("a1").facing == 0.0
    assert desk.shown.model("a1").facing == 90.0
    assert tool.hint() == "Release to leave it turned so · Esc takes it back"
    tool.release(Pointer((5.0, 9.0)))
    assert desk.scene.model("a1").facing == 180.0
    assert desk.document.history.labels == ("Opened", "Turn a1")
    assert desk.selection == (A1,)


def test_esc_takes_a_turn_back():
    desk, tool = hand()
    desk.select((A1,))
    tool.press(Pointer((5.0, 4.0), None, A1))
    tool.move(Pointer((9.0, 5.0)))
    assert tool.cancel()
    assert desk.shown.model("a1").facing == 0.0
    tool.release(Pointer((9.0, 5.0)))
    assert desk.document.history.labels == ("Opened",)


def test_the_wheel_turns_the_selection_but_not_while_a_button_is_down():
    desk, tool = hand()
    assert not tool.turn(5.0)
    desk.select((A1, A2))
    assert tool.turn(5.0)
    assert [m.facing for m in desk.scene.models] == [5.0, 5.0]
    assert desk.document.history.undo_label == "Turn 2 models by 5°"
    tool.press(Pointer((5.0, 5.0), A1))
    assert not tool.turn(5.0)


def stamp(piece, desk=None):
    desk = desk or desk_with(model("a1", 5, 5), cone("c1", 20, 20))
    ended = []
    return desk, StampTool(desk, piece, lambda: ended.append("done")), ended


def test_a_stamp_shows_the_template_and_its_verdicts_before_it_is_put_down():
    desk, tool, ended = stamp(blast("b1", 0, 0))
    tool.move(Pointer((5.2, 5.0)))
    assert [t.id for t in desk.shown.templates] == ["c1", "b1"]
    assert desk.active.id == "b1"
    assert [v.model.id for v in desk.report.covered] == ["a1"]
    assert [t.id for t in desk.scene.templates] == ["c1"]
    assert ended == []


def test_a_stamp_puts_its_piece_down_once_selects_it_and_is_done():
    desk, tool, ended = stamp(blast("b1", 0, 0))
    tool.press(Pointer((7.0, 8.0)))
    tool.release(Pointer((7.0, 1 / 3)))
    assert places(desk.scene)["b1"] == (7.0, 0.3333333)
    assert desk.selection == templates("b1")
    assert desk.document.history.labels == ("Opened", 'Place 3" blast')
    assert ended == ["done"]
    desk.undo()
    assert [t.id for t in desk.scene.templates] == ["c1"]


def test_shift_keeps_another_in_hand_under_an_id_of_its_own():
    desk, tool, ended = stamp(model("a1", 0, 0))
    for x in (10.0, 12.0):
        tool.press(Pointer((x, 5.0), shift=True))
        tool.release(Pointer((x, 5.0), shift=True))
    assert ended == []
    assert places(desk.scene) == {"a1": (5, 5), "a2": (10.0, 5.0), "a3": (12.0, 5.0), "c1": (20, 20)}
    assert desk.document.history.undo_label == "Place 25.4 mm round base"


def test_what_is_in_hand_can_be_turned_before_and_after_it_is_shown():
    desk, tool, _ = stamp(cone("c1", 0, 0, 350.0))
    assert tool.turn(15.0)
    tool.move(Pointer((5.0, 9.0)))
    assert tool.turn(15.0)
    assert desk.shown.templates[-1].template.bearing == 20.0
    tool.release(Pointer((5.0, 9.0)))
    assert desk.scene.templates[-1].template.bearing == 20.0


def test_a_base_in_hand_can_be_turned():
    desk, tool, _ = stamp(model("a1", 0, 0))
    tool.turn(-15.0)
    tool.release(Pointer((5.0, 9.0)))
    assert desk.scene.model("a2").facing == 345.0


def test_esc_lets_the_piece_go_and_gives_the_question_back():
    desk, tool, ended = stamp(blast("b1", 0, 0))
    before = desk.scene
    assert desk.active.id == "c1"
    tool.move(Pointer((5.0, 5.0)))
    assert tool.cancel()
    assert desk.shown is desk.scene is before
    assert desk.active.id == "c1"
    assert ended == ["done"]


def test_a_piece_that_cannot_lie_there_stays_in_hand():
    desk, tool, ended = stamp(blast("b1", 0, 0))
    tool.release(Pointer((1001.0, 5.0)))
    assert desk.complaint.startswith('3" blast cannot go there')
    assert ended == []
    tool.release(Pointer((5.0, 5.0)))
    assert ended == ["done"]


@pytest.mark.parametrize(
    ("chosen", "words"),
    [
        ((), "nothing"),
        ((model("a1", 1, 1, unit="scouts"),), "a1"),
        ((model("a1", 1, 1, name="Sergeant"),), "Sergeant"),
        ((blast("b1", 1, 1),), '3" blast'),
        ((model("a1", 1, 1, unit="scouts"), model("a2", 1, 1, unit="scouts")), "2 of scouts"),
        ((model("a1", 1, 1), model("a2", 1, 1)), "2 models"),
        ((model("a1", 1, 1, unit="scouts"), model("a2", 1, 1, unit="guard")), "2 models"),
        ((blast("b1", 1, 1), cone("c1", 1, 1)), "2 templates"),
        ((model("a1", 1, 1), cone("c1", 1, 1)), "2 pieces"),
    ],
)
def test_pieces_are_named_as_a_player_would(chosen, words):
    assert named(list(chosen)) == words


@pytest.mark.parametrize(
    ("by", "words"),
    [
        ((3.0, 4.0), "by 5.00 in at 143°"),
        ((-0.001, -1.0), "by 1.00 in at 0°"),
        ((1.0, 0.0), "by 1.00 in at 90°"),
        ((0.0, 0.0), "by 0.00 in at 0°"),
    ],
)
def test_a_step_is_told_by_its_length_and_bearing(by, words):
    assert step_words(desk_with(), by) == words


def test_the_hand_says_what_a_click_does_now():
    desk, tool = hand()
    assert tool.hint().startswith("Click a base or template to select it")
    desk.select(bases("a1"))
    assert tool.hint().startswith("Drag to move")
    assert stamp(blast("b1", 0, 0))[1].hint().startswith('Click to put the 3" blast down')
