"""Pieces that are their own images stay one piece, whatever is done to them; copies get their own images."""

from dataclasses import replace

import pytest
from campaigns import tries
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from studios import at, disc, drag, ring_of, square, strip, studio, table

from battlefield.app.design.editing import edit_handlers
from battlefield.app.design.edits import arranging, copies, shaping
from battlefield.app.design.edits.shaping import Corner
from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.parts import transforms
from battlefield.app.design.parts.parts import added, all_parts, find_part, ref_of
from battlefield.app.design.properties.typed_edits import TYPED_EDITS, typed_act
from battlefield.app.design.symmetry.images import element_count, image_of, is_same_part
from battlefield.app.design.symmetry.self_images import keeping
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.geometry.outlines.edits import as_polygon, lies_over
from battlefield.rules.scene.scenario import Zone

A = Ref("terrain", "a")


def drawn(*parts, **more):
    """A studio in a symmetry, on which parts have been drawn one after the other."""
    hand = studio(table(**more))
    for part in parts:
        assert hand.do("Draw", added(hand.scene, part)[0])
    return hand


def run(hand, command, *refs):
    hand.select(refs or [ref_of(part) for part in hand.scene.terrain])
    return edit_handlers(hand)[command]()


def typed(hand, command, text, *refs):
    hand.select(refs or (A,))
    return typed_act(hand, TYPED_EDITS[command], text)


def area(part):
    polygon = as_polygon(part.outline)
    rings = [polygon.points, *polygon.holes]
    doubled = [
        abs(sum(x * v - u * y for (x, y), (u, v) in zip(r, (*r[1:], r[0]), strict=True))) for r in rings
    ]
    return (doubled[0] - sum(doubled[1:])) / 2


def assert_even(scene):
    """Each linked part has all its images on the table, and none of them lies over another."""
    parts = [part for part in all_parts(scene) if part.hold.link]
    for part in parts:
        for element in range(1, element_count(scene.symmetry)):
            image = image_of(scene, part, element)
            assert any(is_same_part(image, other) for other in parts), (part.id, element)


def assert_no_doubles(scene):
    for place, part in enumerate(scene.terrain):
        for other in scene.terrain[:place]:
            if part.hold.link == other.hold.link:
                assert not lies_over(part.outline, other.outline), (part.id, other.id)


def box(left, top, right, bottom):
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


# uniting, subtracting and intersecting a piece with its own image


def test_half_a_river_united_with_its_image_is_one_river():
    hand = drawn(strip("a", ((0.0, 10.0), (30.5, 22.5)), 3.0), symmetry="half-turn")
    assert len(hand.scene.terrain) == 2
    assert run(hand, "unite") == ""
    (river,) = hand.scene.terrain
    assert river.id == "a"
    assert is_same_part(image_of(hand.scene, river, 1), river)
    assert hand.selection == (A,)


def test_an_undo_of_a_union_selects_again_all_that_was_united():
    hand = drawn(strip("a", ((0.0, 10.0), (30.5, 22.5)), 3.0), symmetry="half-turn")
    both = tuple(ref_of(part) for part in hand.scene.terrain)
    run(hand, "unite")
    hand.undo()
    assert hand.selection == both
    hand.redo()
    assert hand.selection == (A,)


def test_three_pieces_of_which_two_are_images_become_one_even_piece():
    hand = drawn(square("a", 26.0, 20.0), square("b", 24.0, 20.0, 3.0), symmetry="left-right")
    image = next(part for part in hand.scene.terrain if part.hold.image and part.hold.link == "a")
    run(hand, "unite", A, ref_of(image), Ref("terrain", "b"))
    (piece,) = hand.scene.terrain
    assert area(piece) == pytest.approx(8 * 4 + 2 * 2 * 3)
    assert_even(hand.scene)


def test_what_a_piece_and_its_image_have_in_common_is_its_own_image():
    hand = drawn(square("a", 27.0, 10.0), symmetry="left-right")
    assert run(hand, "intersect") == ""
    assert [part.outline for part in hand.scene.terrain] == [box(29.0, 10.0, 31.0, 14.0)]


def test_an_image_cut_out_of_its_own_piece_is_cut_so_on_both_sides():
    hand = drawn(square("a", 27.0, 10.0), symmetry="left-right")
    assert run(hand, "subtract") == ""
    assert sorted(min(part.outline.points)[0] for part in hand.scene.terrain) == [27.0, 31.0]
    assert_even(hand.scene)
    assert_no_doubles(hand.scene)


# pieces in the middle


@pytest.mark.parametrize(
    ("symmetry", "more", "holes"),
    [("left-right", {}, 2), ("half-turn", {}, 2), ("both", {}, 4), ("quarter-turn", {"width": 44.0}, 4)],
)
def test_a_hole_off_the_middle_of_a_piece_that_is_its_own_image_is_cut_all_about(symmetry, more, holes):
    middle = more.get("width", 60.0) / 2
    hand = drawn(square("a", middle - 5, 17.0, 10.0), symmetry=symmetry, **more)
    hole = box(middle - 4, 18.0, middle - 3, 20.0)
    assert hand.do("Cut", shaping.with_hole(hand.scene, A, hole))
    (piece,) = hand.scene.terrain
    assert len(piece.outline.holes) == holes
    assert area(piece) == pytest.approx(100 - 2 * holes)


def test_a_hole_across_the_middle_is_one_with_its_image():
    hand = drawn(square("a", 25.0, 17.0, 10.0), symmetry="left-right")
    hand.do("Cut", shaping.with_hole(hand.scene, A, box(28.0, 20.0, 31.0, 21.0)))
    (piece,) = hand.scene.terrain
    corners = frozenset(box(28.0, 20.0, 32.0, 21.0).points)
    assert [frozenset(ring) for ring in piece.outline.holes] == [corners]


def test_a_split_off_the_middle_leaves_parts_that_are_each_others_images():
    hand = drawn(square("a", 25.0, 17.0, 10.0), symmetry="half-turn")
    scene, refs = shaping.split(hand.scene, [A], [(28.0, 0.0), (28.0, 44.0)])
    assert hand.do("Split", scene, refs)
    boxes = sorted(min(part.outline.points)[0] for part in hand.scene.terrain)
    assert boxes == [25.0, 28.0, 32.0]
    assert_even(hand.scene)
    assert_no_doubles(hand.scene)
    ends = [part.hold.link for part in hand.scene.terrain if min(part.outline.points)[0] != 28.0]
    assert ends[0] == ends[1]


def test_halves_of_a_split_down_the_middle_move_as_images_of_each_other():
    hand = drawn(square("a", 25.0, 17.0, 10.0), symmetry="left-right")
    scene, refs = shaping.split(hand.scene, [A], [(30.0, 0.0), (30.0, 44.0)])
    hand.do("Split", scene, refs)
    assert len(hand.scene.terrain) == 2
    left = next(part for part in hand.scene.terrain if min(part.outline.points)[0] == 25.0)
    hand.do("Move", transforms.moved(hand.scene, [ref_of(left)], (-1.0, 0.0)))
    assert sorted(min(part.outline.points)[0] for part in hand.scene.terrain) == [24.0, 31.0]


def test_a_corner_cut_off_is_cut_off_at_the_other_end_too():
    hand = drawn(square("a", 25.0, 17.0, 10.0), square("c", 24.0, 16.0, 3.0), symmetry="half-turn")
    run(hand, "subtract", A, Ref("terrain", "c"))
    (piece,) = hand.scene.terrain
    assert area(piece) == pytest.approx(100 - 8)


@pytest.mark.parametrize(
    ("symmetry", "moved"),
    [
        ("left-right", {(24.0, 16.0), (36.0, 16.0), (35.0, 27.0), (25.0, 27.0)}),
        ("half-turn", {(24.0, 16.0), (35.0, 17.0), (36.0, 28.0), (25.0, 27.0)}),
        ("both", {(24.0, 16.0), (36.0, 16.0), (36.0, 28.0), (24.0, 28.0)}),
    ],
)
def test_a_corner_that_is_moved_takes_its_images_along(symmetry, moved):
    hand = drawn(square("a", 25.0, 17.0, 10.0), symmetry=symmetry)
    assert hand.do("Corner", shaping.corner_put(hand.scene, A, Corner(0, 0), (24.0, 16.0)))
    assert len(hand.scene.terrain) == 1
    assert set(ring_of(hand.scene, "a")) == moved


def test_a_corner_on_the_axis_stays_on_it():
    kite = replace(square("a"), outline=Polygon(((30.0, 5.0), (34.0, 10.0), (30.0, 15.0), (26.0, 10.0))))
    hand = drawn(kite, symmetry="left-right")
    hand.do("Corner", shaping.corner_put(hand.scene, A, Corner(0, 0), (31.0, 4.0)))
    assert ring_of(hand.scene, "a")[0] == (30.0, 4.0)


def test_corners_are_added_and_taken_away_on_both_sides():
    hand = drawn(square("a", 25.0, 17.0, 10.0), symmetry="half-turn")
    scene, corner = shaping.corner_inserted(hand.scene, A, (27.0, 17.1))
    assert ring_of(scene, "a")[corner.index] == (27.0, 17.0)
    hand.do("Add", scene)
    assert len(ring_of(hand.scene, "a")) == 6
    assert (33.0, 27.0) in ring_of(hand.scene, "a")
    hand.do("Take", shaping.corner_deleted(hand.scene, A, corner))
    assert len(ring_of(hand.scene, "a")) == 4
    assert len(hand.scene.terrain) == 1


def test_a_corner_dragged_by_the_hand_takes_its_image_along():
    hand = drawn(square("a", 25.0, 17.0, 10.0), symmetry="half-turn")
    hand.select((A,))
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    assert tool.corners.enter(A)
    drag(tool, at(25.0, 20.0, "a", reach=0.2), at(23.0, 20.0, "a", reach=0.2), reach=0.2)
    assert len(hand.scene.terrain) == 1
    assert {(23.0, 20.0), (37.0, 24.0)} <= set(ring_of(hand.scene, "a"))


def test_corners_left_out_leave_an_even_outline():
    ring = ((25.0, 17.0), (28.0, 16.96), (31.5, 16.99), (35.0, 17.0))
    other = tuple((60.0 - x, 44.0 - y) for x, y in ring)
    hand = drawn(replace(square("a"), outline=Polygon((*ring, *other))), symmetry="half-turn")
    assert typed(hand, "simplify", "0.02") == ""
    (piece,) = hand.scene.terrain
    assert len(piece.outline.points) < 8
    assert_even(hand.scene)


# moved, turned, scaled


def test_a_piece_on_the_axis_stays_on_it_until_it_is_clear_of_its_image():
    hand = drawn(square("a", 28.0, 4.0, 4.0), symmetry="left-right")
    hand.do("Move", transforms.moved(hand.scene, [A], (0.3, 2.0)))
    assert ring_of(hand.scene, "a")[0] == (28.0, 6.0)
    assert len(hand.scene.terrain) == 1
    hand.do("Move", transforms.moved(hand.scene, [A], (2.0, 0.0)))
    assert sorted(min(part.outline.points)[0] for part in hand.scene.terrain) == [26.0, 30.0]


def test_a_piece_in_the_centre_that_cannot_go_says_why():
    hand = drawn(square("a", 28.0, 20.0, 4.0), symmetry="half-turn")
    assert not hand.do("Move", transforms.moved(hand.scene, [A], (0.5, 0.0)))
    assert hand.complaint.startswith("It is its own image and stays in the middle")


def test_a_turn_that_would_lay_a_piece_over_its_image_is_refused_with_the_reason():
    hand = drawn(square("a", 28.0, 4.0, 4.0), symmetry="left-right")
    assert typed(hand, "turn_typed", "20") != ""
    assert "its own image" in hand.complaint
    assert len(hand.scene.terrain) == 1
    assert typed(hand, "turn_typed", "90") == ""
    assert len(hand.scene.terrain) == 1


def test_a_handle_of_a_piece_in_the_middle_pulls_both_sides():
    hand = drawn(square("a", 28.0, 4.0, 4.0), symmetry="left-right")
    hand.select((A,))
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    drag(tool, at(32.0, 6.0, "a", grip="e"), at(33.0, 6.0, "a", grip="e"))
    assert [part.outline for part in hand.scene.terrain] == [box(27.0, 4.0, 33.0, 8.0)]


def test_a_side_handle_down_the_axis_pulls_one_side_only():
    hand = drawn(square("a", 28.0, 4.0, 4.0), symmetry="left-right")
    hand.select((A,))
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    drag(tool, at(30.0, 8.0, "a", grip="s"), at(30.0, 9.0, "a", grip="s"))
    assert hand.scene.terrain[0].outline == box(28.0, 4.0, 32.0, 9.0)


def test_a_preview_that_cannot_be_says_so_and_is_not_kept():
    hand = drawn(square("a", 28.0, 4.0, 4.0), symmetry="left-right")
    hand.show(transforms.rotated(hand.scene, [A], 20.0))
    assert "its own image" in hand.complaint
    hand.show(None)
    assert hand.shown.terrain == hand.scene.terrain


def test_a_zone_in_the_middle_is_reshaped_evenly_too():
    hand = drawn(Zone("z", box(20.0, 12.0, 40.0, 32.0), "scoring", ""), symmetry="half-turn")
    zone = Ref("zone", "z")
    hand.do("Corner", shaping.corner_put(hand.scene, zone, Corner(0, 0), (18.0, 10.0)))
    (part,) = hand.scene.zones
    assert set(part.outline.points) == {(18.0, 10.0), (40.0, 12.0), (42.0, 34.0), (20.0, 32.0)}


def test_a_piece_let_go_is_changed_for_itself():
    hand = drawn(square("a", 28.0, 20.0, 4.0), symmetry="half-turn")
    part = find_part(hand.scene, A)
    hand.do("Unlink", replace(hand.scene, terrain=(replace(part, hold=replace(part.hold, link="")),)))
    assert hand.do("Move", transforms.moved(hand.scene, [A], (0.5, 0.0)))
    assert ring_of(hand.scene, "a")[0] == (28.5, 20.0)


# copies


def test_each_copy_in_a_row_has_an_image_of_its_own():
    hand = drawn(disc("a", (6.0, 6.0), 1.0), symmetry="half-turn")
    assert typed(hand, "copy_row", "3 x 4, 0") == ""
    assert len(hand.scene.terrain) == 8
    links = [part.hold.link for part in hand.scene.terrain]
    assert sorted(links.count(link) for link in dict.fromkeys(links)) == [2, 2, 2, 2]
    assert_even(hand.scene)


def test_copies_of_a_piece_and_its_image_in_a_row_are_images_of_each_other_in_pairs():
    hand = drawn(disc("a", (6.0, 6.0), 1.0), symmetry="left-right")
    image = ref_of(hand.scene.terrain[1])
    hand.lead = A
    assert typed(hand, "copy_row", "2 x 0, 4", A, image) == ""
    assert len(hand.scene.terrain) == 6
    links = [part.hold.link for part in hand.scene.terrain]
    assert sorted(links.count(link) for link in dict.fromkeys(links)) == [2, 2, 2]
    assert_even(hand.scene)


def test_copies_about_the_centre_that_are_images_of_each_other_are_not_doubled():
    hand = drawn(disc("a", (30.0, 6.0), 1.0), symmetry="half-turn")
    assert typed(hand, "copy_ring", "3 about 30, 22") == ""
    places = sorted(part.outline.centre for part in hand.scene.terrain)
    assert places == [(14.0, 22.0), (30.0, 6.0), (30.0, 38.0), (46.0, 22.0)]
    assert_even(hand.scene)


def test_copies_about_another_place_have_images():
    hand = drawn(disc("a", (10.0, 6.0), 1.0), symmetry="half-turn")
    typed(hand, "copy_ring", "3 about 10, 10")
    assert len(hand.scene.terrain) == 8
    assert_even(hand.scene)


# whatever is done

KINDS = "move turn scale grow hole split subtract unite intersect align corner insert take polygon flip"
NUMBERS = st.integers(-24, 24)
STEPS = st.lists(
    st.tuples(st.sampled_from((*KINDS.split(), "simplify")), NUMBERS, NUMBERS), min_size=1, max_size=5
)


def act(hand, kind, x, y):
    """One editing command at whatever lies lowest, with numbers of its own."""
    scene, held = hand.scene, [ref_of(hand.scene.terrain[0])]
    all_ = [ref_of(part) for part in scene.terrain]
    middle = (scene.board.width / 2, scene.board.height / 2)
    at_ = (middle[0] + x / 4, middle[1] + y / 4)
    outline = scene.terrain[0].outline
    count = len(outline.points) if isinstance(outline, Polygon) else 0
    if kind in ("corner", "take") and not count:
        return
    edits = {
        "move": lambda: transforms.moved(scene, held, (x / 8, y / 8)),
        "turn": lambda: transforms.rotated(scene, held, 15.0 * x),
        "scale": lambda: transforms.scaled(scene, held, 1.2, 0.8 + abs(y) / 60, at_),
        "grow": lambda: shaping.grown(scene, held, x / 100)[0],
        "hole": lambda: shaping.with_hole(scene, held[0], Circle(at_, 0.4)),
        "split": lambda: shaping.split(scene, held, [at_, (at_[0] + 3.0, at_[1] + y - 0.5)])[0],
        "subtract": lambda: shaping.subtracted(scene, all_)[0],
        "unite": lambda: shaping.united(scene, all_)[0],
        "intersect": lambda: shaping.intersected(scene, all_)[0],
        "align": lambda: arranging.aligned(scene, held, "left", to_board=True),
        "corner": lambda: shaping.corner_put(scene, held[0], Corner(0, abs(x) % count), at_),
        "insert": lambda: shaping.corner_inserted(scene, held[0], at_)[0],
        "take": lambda: shaping.corner_deleted(scene, held[0], Corner(0, abs(y) % count)),
        "polygon": lambda: shaping.polygons_made(scene, held),
        "flip": lambda: transforms.mirrored(scene, held, "left-right"),
        "simplify": lambda: shaping.simplified(scene, held, 0.3)[0],
    }
    hand.do(kind, edits[kind]())


@pytest.mark.parametrize("symmetry", ["left-right", "half-turn", "both", "quarter-turn"])
@settings(
    max_examples=tries(50, 20), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(steps=STEPS, is_round=st.booleans())
def test_a_piece_in_the_middle_stays_even_whatever_is_done_to_it(symmetry, steps, is_round):
    middle = disc("a", (22.0, 22.0), 5.0) if is_round else square("a", 17.0, 17.0, 10.0)
    hand = drawn(middle, square("b", 14.0, 15.0, 6.0), width=44.0, symmetry=symmetry)
    links = {part.hold.link for part in hand.scene.terrain if part.id == "a"}
    for kind, x, y in steps:
        if not keeping(hand.scene, hand.scene.terrain[0]):
            break  # it lies clear of its images now, and is free to go anywhere
        try:
            act(hand, kind, x, y)
        except ChangeError:
            continue
        assert_even(hand.scene)
        own = [part for part in hand.scene.terrain if part.hold.link in links]
        assert_no_doubles(replace(hand.scene, terrain=tuple(own)))


def test_a_copy_of_a_middle_piece_leaves_the_piece_as_it_is():
    hand = drawn(square("a", 28.0, 20.0, 4.0), symmetry="half-turn")
    scene, refs = copies.duplicated(hand.scene, [A], (10.0, 0.0))
    hand.do("Copy", scene, refs)
    assert [part.outline for part in hand.scene.terrain] == [
        box(28.0, 20.0, 32.0, 24.0),
        box(38.0, 20.0, 42.0, 24.0),
        Polygon(((22.0, 24.0), (18.0, 24.0), (18.0, 20.0), (22.0, 20.0))),
    ]
