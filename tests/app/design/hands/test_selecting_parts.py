"""The designer's selecting hand: taking, moving, scaling, turning, and corner by corner."""

from dataclasses import replace

import pytest
from studios import at, disc, drag, ring_of, square, strip, studio, table

from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.parts.parts import ref_of, replaced
from battlefield.app.design.snapping.grips import TURN, grip_at, grips_of
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.rules.scene.scenario import Layer, Note, Zone

A, B = Ref("terrain", "a"), Ref("terrain", "b")


@pytest.fixture
def hand():
    ring = Polygon(((0.0, 30.0), (60.0, 30.0), (60.0, 44.0), (0.0, 44.0)))
    return studio(table(square("a", 4.0), square("b", 20.0), zones=(Zone("z", ring),)))


def tool_of(hand, caught=()):
    return DesignSelectTool(hand, lambda _first, _second: caught)


def click(tool, pointer):
    tool.press(pointer)
    tool.release(pointer)


def test_a_click_selects_and_a_click_on_nothing_selects_nothing(hand):
    tool = tool_of(hand)
    click(tool, at(5.0, 5.0, "a"))
    assert hand.selection == (A,)
    click(tool, at(50.0, 5.0))
    assert hand.selection == ()


def test_shift_adds_and_ctrl_adds_and_takes_away(hand):
    tool = tool_of(hand)
    click(tool, at(5.0, 5.0, "a"))
    click(tool, at(21.0, 5.0, "b", shift=True))
    assert hand.selection == (A, B)
    click(tool, at(5.0, 5.0, "a", ctrl=True))
    assert hand.selection == (B,)


def test_every_kind_of_part_can_be_selected_and_moved(hand):
    tool = tool_of(hand)
    zone = Ref("zone", "z")
    drag(tool, at(10.0, 30.0, zone), at(10.0, 29.0, zone))
    assert hand.selection == (zone,)
    assert hand.scene.zones[0].outline.points[0] == (0.0, 29.0)


def test_alt_takes_what_lies_below_round_and_round(hand):
    tool = tool_of(hand)
    click(tool, at(5.0, 5.0, "a", "b"))
    for expected in (B, A, B):
        click(tool, at(5.0, 5.0, "a", "b", alt=True))
        assert hand.selection == (expected,)


def test_what_is_selected_is_taken_before_what_lies_over_it(hand):
    tool = tool_of(hand)
    hand.select([B])
    drag(tool, at(21.0, 5.0, "a", "b"), at(22.0, 5.0, "a", "b"))
    assert hand.selection == (B,)
    assert ring_of(hand.scene, "b")[0] == (21.0, 4.0)


def test_a_frame_takes_what_the_view_says_but_nothing_locked(hand):
    locked = replace(hand.scene.terrain[1], hold=replace(hand.scene.terrain[1].hold, locked=True))
    hand.do("Lock", replace(hand.scene, terrain=(hand.scene.terrain[0], locked)))
    tool = tool_of(hand, (A, B))
    tool.press(at(0.0, 0.0))
    tool.move(at(30.0, 30.0))
    assert tool.frame == ((0.0, 0.0), (30.0, 30.0))
    tool.release(at(30.0, 30.0))
    assert hand.selection == (A,)
    assert tool.frame is None


def test_a_locked_piece_stays_a_drag_draws_a_frame_and_a_click_says_why(hand):
    hand.do("Layer", replace(hand.scene, layers=(Layer("x", locked=True),)))
    piece = replace(hand.scene.terrain[0], hold=replace(hand.scene.terrain[0].hold, layer="x"))
    hand.do("Put in layer", replace(hand.scene, terrain=(piece, hand.scene.terrain[1])))
    tool = tool_of(hand)
    tool.press(at(5.0, 5.0, "a"))
    tool.move(at(9.0, 5.0, "a"))
    assert tool.frame == ((5.0, 5.0), (9.0, 5.0))
    tool.release(at(9.0, 5.0, "a"))
    assert ring_of(hand.scene, "a")[0] == (4.0, 4.0)
    click(tool, at(5.0, 5.0, "a"))
    assert hand.selection == (A,)
    assert tool.hint() == "A lies in the locked layer “x”; free it in the panel Layers"


def test_the_hint_says_what_is_locked_and_how_it_is_freed(hand):
    tool = tool_of(hand)
    for piece in hand.scene.terrain:
        held = replace(piece, hold=replace(piece.hold, locked=True))
        hand.do("Lock", replaced(hand.scene, {ref_of(piece): held}))
        hand.select([A, B])
        told = "2 of what is selected are locked" if piece.id == "b" else "A is locked"
        assert tool.hint() == f"{told}; Ctrl+L unlocks"


def test_a_frame_begins_within_a_zone_and_does_not_take_the_zone(hand):
    zone = Ref("zone", "z")
    tool = tool_of(hand, (A, zone))
    drag(tool, at(20.0, 40.0, zone), at(2.0, 2.0))
    assert hand.selection == (A,)
    drag(tool, at(2.0, 40.0, zone), at(20.0, 42.0, zone))  # to the right: the view says what it encloses
    assert hand.selection == (A, zone)
    assert hand.document.history.labels == ("Opened",)


def test_a_click_in_a_zone_selects_it_and_then_a_drag_moves_it(hand):
    zone = Ref("zone", "z")
    tool = tool_of(hand)
    click(tool, at(20.0, 40.0, zone))
    assert hand.selection == (zone,)
    drag(tool, at(20.0, 40.0, zone), at(20.0, 39.0, zone))
    assert hand.scene.zones[0].outline.points[0] == (0.0, 29.0)


def test_shift_draws_a_frame_wherever_it_begins_and_adds_what_it_takes(hand):
    tool = tool_of(hand, (B,))
    hand.select([A])
    tool.press(at(5.0, 5.0, "a", shift=True))
    tool.move(at(30.0, 30.0, shift=True))
    assert tool.frame == ((5.0, 5.0), (30.0, 30.0))
    tool.release(at(30.0, 30.0, shift=True))
    assert hand.selection == (A, B)
    assert hand.document.history.labels == ("Opened",)


@pytest.mark.parametrize("key", ["shift", "ctrl"])
def test_a_click_near_a_handle_with_a_key_held_takes_what_is_there(hand, key):
    hand.select([A])
    tool = tool_of(hand)
    click(tool, at(8.2, 6.0, "b", grip="e", **{key: True}))
    assert hand.selection == (A, B)
    drag(tool, at(8.2, 6.0, "b", grip="e"), at(9.2, 6.0, "b", grip="e"))
    assert hand.document.history.labels[-1].startswith("Scale 2 pieces")


def test_a_trembling_hand_moves_nothing(hand):
    tool = tool_of(hand)
    drag(tool, at(5.0, 5.0, "a"), at(5.05, 5.02, "a"))
    assert hand.document.history.labels == ("Opened",)
    assert hand.selection == (A,)


def test_esc_takes_a_drag_back_then_selects_nothing(hand):
    tool = tool_of(hand)
    tool.press(at(5.0, 5.0, "a"))
    tool.move(at(9.0, 5.0, "a"))
    assert hand.shown is not hand.scene
    assert tool.cancel()
    assert hand.shown is hand.scene
    tool.release(at(9.0, 5.0, "a"))
    assert hand.document.history.labels == ("Opened",)
    assert tool.cancel() and hand.selection == ()
    assert not tool.cancel()


def test_the_side_of_the_box_scales_from_the_other_side(hand):
    hand.select([A])
    tool = tool_of(hand)
    drag(tool, at(8.1, 6.0, grip="e"), at(10.1, 6.0, grip="e"))
    assert ring_of(hand.scene, "a") == ((4.0, 4.0), (10.0, 4.0), (10.0, 8.0), (4.0, 8.0))
    assert hand.document.history.labels[-1] == "Scale a to 6 × 4 in"


def test_a_corner_of_the_box_scales_both_ways_and_with_shift_evenly(hand):
    hand.select([A])
    drag(tool_of(hand), at(4.0, 4.0, grip="nw"), at(2.0, 3.0, grip="nw"))
    assert ring_of(hand.scene, "a") == ((2.0, 3.0), (8.0, 3.0), (8.0, 8.0), (2.0, 8.0))
    hand.undo()
    drag(tool_of(hand), at(4.0, 4.0, grip="nw"), at(2.0, 3.0, grip="nw", shift=True), shift=True)
    assert ring_of(hand.scene, "a") == ((2.0, 2.0), (8.0, 2.0), (8.0, 8.0), (2.0, 8.0))


def test_alt_scales_from_the_middle(hand):
    hand.select([A])
    drag(tool_of(hand), at(8.0, 6.0, grip="e"), at(9.0, 6.0, grip="e", alt=True), alt=True)
    assert ring_of(hand.scene, "a") == ((3.0, 4.0), (9.0, 4.0), (9.0, 8.0), (3.0, 8.0))


def test_a_side_pulled_past_the_other_keeps_a_little(hand):
    hand.select([A])
    drag(tool_of(hand), at(8.0, 6.0, grip="e"), at(1.0, 6.0, grip="e"))
    assert ring_of(hand.scene, "a")[1][0] == pytest.approx(4.05)


def test_a_pulled_side_snaps_to_other_pieces():
    hand = studio(table(square("a", 4.0), square("b", 20.13)), snap=True)
    hand.select([A])
    drag(tool_of(hand), at(8.0, 6.0, grip="e"), at(20.0, 6.3, grip="e"))
    assert ring_of(hand.scene, "a")[1] == (20.13, 4.0)


def test_the_turning_handle_turns_about_the_middle_and_with_shift_by_15_degrees(hand):
    hand.select([A])
    tool = tool_of(hand)
    drag(tool, at(6.0, 3.0, grip=TURN), at(8.9, 6.1, grip=TURN, shift=True), shift=True)
    assert ring_of(hand.scene, "a") == ((8.0, 4.0), (8.0, 8.0), (4.0, 8.0), (4.0, 4.0))
    assert hand.document.history.labels[-1] == "Turn a by 90°"


def test_keys_turn_what_is_selected_about_its_middle(hand):
    assert not tool_of(hand).turn(15.0)
    hand.select([A])
    assert tool_of(hand).turn(90.0)
    assert sorted(ring_of(hand.scene, "a")) == [(4.0, 4.0), (4.0, 8.0), (8.0, 4.0), (8.0, 8.0)]


def test_handles_lie_about_what_is_selected(hand):
    hand.select([A, B])
    grips = tool_of(hand).grips(0.5)
    assert set(grips) == {"nw", "n", "ne", "e", "se", "s", "sw", "w", TURN}
    assert grips["nw"] == (3.7, 3.7)
    assert grip_at(grips, (3.8, 3.6), 0.5) == "nw"
    assert grip_at(grips, (5.0, 6.0), 0.5) == ""


def test_a_note_has_no_handles_and_a_thin_wall_has_few():
    scene = table(strip("w", ((2.0, 2.0), (8.0, 2.0)), 0.25), notes=(Note("n", (5.0, 5.0), "x"),))
    assert grips_of([scene.notes[0]], 0.5) == {}
    assert set(grips_of([scene.terrain[0]], 0.5)) == {"nw", "n", "ne", "se", "s", "sw", TURN}


def test_a_grouped_piece_is_taken_with_its_group_and_alone_by_a_double_click(hand):
    pieces = tuple(replace(p, hold=replace(p.hold, group="g")) for p in hand.scene.terrain)
    hand.do("Group", replace(hand.scene, terrain=pieces))
    tool = tool_of(hand)
    click(tool, at(5.0, 5.0, "a"))
    assert hand.selection == (A, B)
    tool.double(at(5.0, 5.0, "a"))
    assert hand.selection == (A,)
    tool.double(at(5.0, 5.0, "a"))
    assert tool.corners.part is not None


def test_a_corner_is_dragged(hand):
    hand.select([A])
    tool = tool_of(hand)
    assert tool.enter()
    drag(tool, at(8.05, 4.0, "a"), at(9.0, 3.0, "a"))
    assert ring_of(hand.scene, "a") == ((4.0, 4.0), (9.0, 3.0), (8.0, 8.0), (4.0, 8.0))
    assert hand.document.history.labels[-1] == "Move a corner of a"
    assert tool.readout() == "corner at 9, 3 in"


def test_a_click_on_an_edge_adds_a_corner_and_del_takes_it_away(hand):
    hand.select([A])
    tool = tool_of(hand)
    tool.enter()
    drag(tool, at(6.0, 4.05, "a"), at(6.0, 2.0, "a"))
    assert ring_of(hand.scene, "a") == ((4.0, 4.0), (6.0, 2.0), (8.0, 4.0), (8.0, 8.0), (4.0, 8.0))
    assert tool.back()
    assert ring_of(hand.scene, "a") == ((4.0, 4.0), (8.0, 4.0), (8.0, 8.0), (4.0, 8.0))
    assert not tool.back()


def test_a_triangle_keeps_its_corners():
    hand = studio(table(replace(square("a"), outline=Polygon(((0.0, 0.0), (4.0, 0.0), (4.0, 4.0))))))
    hand.select([A])
    tool = tool_of(hand)
    tool.enter()
    click(tool, at(0.0, 0.0, "a"))
    assert tool.back()
    assert "must stay" in hand.complaint
    assert len(ring_of(hand.scene, "a")) == 3


def test_a_corner_that_would_cross_the_outline_is_refused(hand):
    hand.select([A])
    tool = tool_of(hand)
    tool.enter()
    drag(tool, at(8.0, 4.0, "a"), at(6.0, 10.0, "a"))
    assert ring_of(hand.scene, "a")[1] == (8.0, 4.0)
    assert hand.complaint


def test_a_corner_is_nudged_and_typed(hand):
    hand.select([A])
    tool = tool_of(hand)
    tool.enter()
    click(tool, at(4.0, 4.0, "a"))
    assert tool.nudge((-0.1, 0.0))
    assert ring_of(hand.scene, "a")[0] == (3.9, 4.0)
    assert tool.typed("to 3, 3 1/2") == ""
    assert ring_of(hand.scene, "a")[0] == (3.0, 3.5)
    assert "is no place" in tool.typed("left")


def test_esc_steps_back_from_the_corner_to_the_part_to_nothing(hand):
    hand.select([A])
    tool = tool_of(hand)
    tool.enter()
    click(tool, at(4.0, 4.0, "a"))
    assert tool.cancel() and tool.corners.chosen is None and tool.corners.part is not None
    assert tool.cancel() and tool.corners.part is None and hand.selection == (A,)
    assert tool.cancel() and hand.selection == ()


def test_a_circle_has_no_corners_and_a_wall_has_those_of_its_line():
    hand = studio(table(disc("a"), strip("b")))
    tool = tool_of(hand)
    hand.select([A])
    assert not tool.enter()
    assert "make a polygon of it" in hand.complaint
    hand.select([B])
    assert tool.enter()
    drag(tool, at(8.0, 2.0, "b"), at(8.0, 6.0, "b"))
    assert hand.scene.terrain[1].outline.points == ((2.0, 2.0), (8.0, 6.0))


def test_a_click_beside_the_part_leaves_its_corners(hand):
    hand.select([A])
    tool = tool_of(hand)
    tool.enter()
    click(tool, at(21.0, 5.0, "b"))
    assert tool.corners.part is None
    assert hand.selection == (B,)


def test_a_circle_pulled_at_a_corner_evenly_stays_a_circle():
    hand = studio(table(disc("a", (10.0, 10.0), 2.0)))
    hand.select([A])
    drag(tool_of(hand), at(12.0, 12.0, grip="se"), at(14.0, 13.0, grip="se", shift=True), shift=True)
    assert hand.scene.terrain[0].outline == Circle((11.0, 11.0), 3.0)


def test_hints_and_readouts_follow_what_is_in_hand(hand):
    tool = tool_of(hand)
    assert tool.hint().startswith("Click a part")
    hand.select([A])
    assert tool.hint().startswith("Drag to move")
    assert tool.readout() == "4 × 4 in"
    tool.press(at(5.0, 5.0, "a"))
    tool.move(at(8.0, 5.0, "a"))
    assert tool.readout() == "by 3.00 in at 90°"
    assert tool.hint().startswith("Release")
    tool.release(at(8.0, 5.0, "a"))
    tool.enter()
    assert "edge to add one" in tool.hint()
