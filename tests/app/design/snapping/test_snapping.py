"""Where a drawing hand snaps to, and what it says of it."""

from dataclasses import replace

from studios import at, click, disc, drag, ring_of, square, strip, studio, table

from battlefield.app.design.drawing.tools import drawing_tool
from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.snapping.grid import ALIGN, CENTRES, CORNERS, EDGES
from battlefield.app.desk.edits import Ref
from battlefield.rules.scene.objectives import Objective

REACH = 0.2


def snapped(hand, x, y, inverted=False):
    return hand.snapped((x, y), REACH, inverted)


def test_far_from_everything_a_place_snaps_to_the_grid():
    hand = studio(snap=True)
    found = snapped(hand, 12.3, 7.9)
    assert (found.at, found.words, found.guides) == ((12.5, 8.0), "1/2 in grid", ())
    assert hand.next_grid() == "1/4 in"
    assert snapped(hand, 12.3, 7.9).at == (12.25, 8.0)


def test_without_a_grid_a_place_stays_where_it_is():
    found = snapped(studio(snap=True, grid="0.0"), 12.3, 7.9)
    assert (found.at, found.words) == ((12.3, 7.9), "")


def test_snapping_is_off_with_one_key_and_inverted_by_another():
    hand = studio(snap=True)
    assert snapped(hand, 12.3, 7.9, inverted=True).at == (12.3, 7.9)
    assert not hand.switch_snap()
    assert snapped(hand, 12.3, 7.9).at == (12.3, 7.9)
    assert snapped(hand, 12.3, 7.9, inverted=True).at == (12.5, 8.0)


def test_a_corner_is_before_the_grid_and_is_hit_exactly():
    hand = studio(table(square("a", 4.13, 4.37)), snap=True)
    found = snapped(hand, 4.2, 4.3)
    assert (found.at, found.words) == ((4.13, 4.37), "corner of a")
    assert found.guides[0].is_spot


def test_centres_ends_and_spots_are_named():
    spot = Objective("o", "flag", at=(30.3, 30.3), name="Well")
    scene = table(disc("d", (10.1, 10.2), 2.0), strip("w", ((2.0, 20.2), (8.0, 20.2))), objectives=(spot,))
    hand = studio(scene, snap=True)
    assert snapped(hand, 10.0, 10.1).words == "centre of d"
    assert snapped(hand, 2.1, 20.25).words == "end of w"
    assert snapped(hand, 30.2, 30.25).words == "centre of Well"


def test_the_table_has_corners_edges_and_centre_lines():
    hand = studio(table(width=60.5, height=44.3), snap=True)
    assert snapped(hand, 0.1, 44.2).words == "corner of the table"
    found = snapped(hand, 13.3, 44.35)
    assert (found.at, found.words) == ((13.5, 44.3), "edge of the table")
    found = snapped(hand, 30.3, 10.1)
    assert (found.at, found.words) == ((30.25, 10.0), "centre line of the table")
    assert found.guides[0].start == (30.25, 0.0) and found.guides[0].end == (30.25, 44.3)
    assert snapped(hand, 30.2, 22.2).words == "centre of the table"


def test_on_an_upright_edge_the_other_coordinate_keeps_to_the_grid():
    hand = studio(table(square("a", 4.13, 4.37)), snap=True)
    found = snapped(hand, 4.2, 6.1)
    assert (found.at, found.words) == ((4.13, 6.0), "edge of a")


def test_an_edge_holds_only_beside_itself():
    hand = studio(table(square("a", 4.13, 4.37)), snap=True)
    hand.options.put(ALIGN, False)
    assert snapped(hand, 4.2, 20.1).at == (4.0, 20.0)


def test_a_slanted_edge_and_a_rim_hold_the_hand_on_them():
    diamond = replace(
        square("a"), outline=replace(square("a").outline, points=((10.1, 0.0), (20.1, 10.0), (10.1, 20.0)))
    )
    hand = studio(table(diamond, disc("d", (40.0, 20.0), 5.07)), snap=True)
    found = snapped(hand, 15.19, 5.16)
    assert found.words == "edge of a"
    assert abs(found.at[0] - found.at[1] - 10.1) < 1e-6
    found = snapped(hand, 45.1, 20.27)
    assert found.words == "rim of d"
    assert abs((found.at[0] - 40) ** 2 + (found.at[1] - 20) ** 2 - 5.07**2) < 1e-5


def test_in_line_with_another_piece_is_said_and_drawn():
    hand = studio(table(square("a", 4.2, 4.0)), snap=True)
    found = snapped(hand, 4.21, 30.1)
    assert (found.at, found.words) == ((4.2, 30.0), "in line with the edge of a")
    assert (found.guides[0].start, found.guides[0].end) == ((4.2, 4.0), (4.2, 30.0))


def test_what_is_all_but_on_the_grid_does_not_draw_the_hand_off_it():
    hand = studio(table(square("a", 4.004, 4.0)), snap=True)
    assert snapped(hand, 4.01, 30.1).at == (4.0, 30.0)
    exact = studio(table(square("a", 4.0, 4.0)), snap=True)
    assert snapped(exact, 4.01, 30.1).words == "in line with the edge of a"


def test_the_grid_holds_where_it_is_nearer_than_what_is_in_line():
    hand = studio(table(square("a", 4.1, 4.0)), snap=True)
    assert snapped(hand, 4.01, 30.1).at == (4.0, 30.0)


def test_each_kind_of_snapping_can_be_switched_off():
    hand = studio(table(square("a", 4.13, 4.37)), snap=True)
    for option in (CORNERS, EDGES, CENTRES, ALIGN):
        hand.options.put(option, False)
    assert snapped(hand, 4.15, 4.35).words == "1/2 in grid"


def test_hidden_pieces_are_not_snapped_to():
    piece = square("a", 4.13, 4.37)
    hand = studio(table(replace(piece, hold=replace(piece.hold, hidden=True))), snap=True)
    assert snapped(hand, 4.2, 4.3).words == "1/2 in grid"


def test_what_has_changed_is_snapped_to_anew():
    hand = studio(table(square("a", 4.13, 4.37)), snap=True)
    assert snapped(hand, 4.2, 4.3).words == "corner of a"
    hand.do("Delete a", replace(hand.scene, terrain=()))
    assert snapped(hand, 4.2, 4.3).words == "1/2 in grid"


def test_a_dragged_corner_comes_to_lie_exactly_on_another():
    hand = studio(table(square("a", 4.1, 4.1), square("b", 20.03, 10.07)), snap=True)
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    drag(tool, at(5.0, 5.0, "a"), at(16.9, 11.1, "a"))
    assert ring_of(hand.scene, "a")[1] == (20.03, 10.07)
    assert hand.guides == ()


def test_while_a_corner_is_held_it_is_said_and_drawn():
    hand = studio(table(square("a", 4.1, 4.1), square("b", 20.03, 10.07)), snap=True)
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    tool.press(at(5.0, 5.0, "a"))
    tool.move(at(16.9, 11.1, "a"))
    assert hand.snap_words == "corner of b"
    assert "corner of b" in tool.readout()
    assert hand.guides[0].start == (20.03, 10.07)


def test_a_dragged_piece_does_not_snap_to_where_it_was():
    hand = studio(table(square("a", 4.1, 4.1)), snap=True)
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    drag(tool, at(5.0, 5.0, "a"), at(5.5, 5.0, "a"))
    assert ring_of(hand.scene, "a")[0] == (4.5, 4.0)  # to the grid, though its old corner is near


def test_a_dragged_piece_comes_into_line_by_its_sides_and_its_middle():
    hand = studio(table(square("a", 4.0, 4.0), square("b", 20.0, 30.02, 6.0)), snap=True, grid="0.0")
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    drag(tool, at(5.0, 5.0, "a"), at(22.05, 15.0, "a"))
    assert ring_of(hand.scene, "a")[0] == (21.0, 14.0)  # the middle of 4 inches over the middle of 6


def test_a_dragged_circle_snaps_by_its_centre():
    hand = studio(table(disc("d", (10.0, 10.0), 2.2), disc("e", (30.33, 10.0), 3.0)), snap=True)
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    drag(tool, at(10.0, 10.0, "d"), at(30.4, 10.1, "d"))
    assert hand.scene.terrain[0].outline.centre == (30.33, 10.0)


def test_what_snaps_has_not_drifted_after_many_drags():
    hand = studio(table(square("a", 4.0, 4.0)), snap=True, grid="0.25")
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    where = (5.0, 5.0)
    for n in range(40):
        there = (5.0 + (n % 7) * 1.3, 5.0 + (n % 5) * 0.9)
        drag(tool, at(*where, "a"), at(*there, "a"))
        x, y = ring_of(hand.scene, "a")[0]
        assert (x * 4).is_integer() and (y * 4).is_integer()
        where = (x + 1.0, y + 1.0)


def test_drawing_snaps_to_what_is_drawn_already():
    hand = studio(table(square("a", 4.13, 4.37)), snap=True)
    tool = drawing_tool("rectangle", hand, lambda _: None)
    drag(tool, at(8.1, 8.3), at(12.1, 12.1))
    assert ring_of(hand.scene, "ruin1")[0] == (8.13, 8.37)
    click(tool, (20.1, 20.1))
    assert tool.readout() == "0 × 0 in · 1/2 in grid"


def test_locked_pieces_can_be_snapped_to():
    piece = square("a", 4.13, 4.37)
    hand = studio(table(replace(piece, hold=replace(piece.hold, locked=True))), snap=True)
    assert snapped(hand, 4.2, 4.3).words == "corner of a"
    assert not hand.can_take(Ref("terrain", "a"))
