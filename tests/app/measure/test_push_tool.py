"""The pushing hand, driven with plain points: what it shows, what it does, and what it refuses.

Bases are one inch across, so that every contact can be worked out in the head.
"""

from math import hypot

import pytest
from later import Later
from little_table import RUIN, bases, blast, desk_with, model, places, templates

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Region, Shape
from battlefield.app.desk.tools import Pointer
from battlefield.app.measure.push_tool import (
    HELD,
    NO_DISTANCE,
    NO_MODEL,
    NO_SOURCE,
    NO_TEMPLATE,
    NOT_HERE,
    ONE_MODEL,
    ONE_SOURCE,
    PushTool,
)
from battlefield.app.measure.pushing import choices
from battlefield.app.measure.pushing.straight import AT_ONCE
from battlefield.geometry.displacement import Displacement
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.contents import Terrain

A, B, C = Ref("model", "a"), Ref("model", "b"), Ref("model", "c")


def square(low, high):
    (x, y), (right, bottom) = low, high
    return Polygon(((x, y), (right, y), (right, bottom), (x, bottom)))


ROOF = Terrain("roof", square((10, 10), (20, 20)), top=3.0, platform=True, name="Roof")
TOWER = Terrain("tower", square((10, 22), (14, 26)), top=9.0, platform=True, name="Tower")
MUD = Terrain("mud", square((11, 0), (12, 20)), ground=("difficult",), name="Mud")


@pytest.fixture
def desk():
    return desk_with(model("a", 10, 10), model("b", 14, 10))


def tool_on(desk, kind="along", background=None):
    desk.options.put(choices.KIND, kind)
    return PushTool(desk, background)


def place(desk, id_):
    return desk.scene.model(id_).at


def drag(tool, start, end, hit=A):
    tool.press(Pointer(start, hit))
    tool.move(Pointer(end))


def push(tool, start, end, hit=A):
    drag(tool, start, end, hit)
    tool.release(Pointer(end))


def parts(tool, kind):
    return [part for part in tool.answer.drawing if isinstance(part, kind)]


def marks(tool):
    return [(part.at, part.words) for part in parts(tool, Mark)]


# one model along the drag


def test_a_drag_pushes_until_contact_on_release_and_not_before(desk):
    tool = tool_on(desk)
    drag(tool, (10, 10), (20, 10))
    assert place(desk, "a") == (10, 10)
    assert tool.answer.lines == ("a goes 3.000 in", "stops at b", "7.00 in of the push is left")
    assert marks(tool) == [((13.5, 10.0), ())]
    [line] = parts(tool, Line)
    assert (line.points, line.words) == (((10.0, 10.0), (13.0, 10.0)), ("3.00 in", "b"))
    tool.release(Pointer((20, 10)))
    assert place(desk, "a") == (13.0, 10.0)
    assert desk.document.history.undo_label == "Push a by 3.00 in"
    desk.undo()
    assert place(desk, "a") == (10, 10)


def test_a_push_with_room_says_what_comes_next(desk):
    tool = tool_on(desk)
    drag(tool, (10, 10), (11, 10))
    assert tool.answer.lines == ("a goes 1.000 in", "nothing stops it; next is b, 2.00 in on")
    drag(tool, (10, 10), (10, 4))
    assert tool.answer.lines[1] == "nothing stops it; next is the top edge of the table, 3.50 in on"


def test_a_push_that_ends_just_at_contact_is_too_close_to_call(desk):
    tool = tool_on(desk)
    drag(tool, (10, 10), (13, 10))
    assert tool.answer.lines == ("a goes 3.000 in", "stops at b", "too close to call: 0.0000000 in")


def test_the_drag_counts_from_where_the_base_was_caught(desk):
    tool = tool_on(desk)
    push(tool, (10.4, 10.3), (10.4, 12.3))
    assert place(desk, "a") == (10.0, 12.0)


def test_stopping_short_keeps_the_gap(desk):
    desk.options.put(choices.STOP_SHORT, 1.0)
    tool = tool_on(desk)
    drag(tool, (10, 10), (20, 10))
    assert tool.answer.lines[:2] == ("a goes 2.000 in", "stops 1.00 in short of b")


def test_rough_ground_on_the_way_is_named():
    tool = tool_on(desk_with(model("a", 8, 10), MUD))
    drag(tool, (8, 10), (16, 10))
    assert tool.answer.lines[-1] == "crosses Mud"


def test_an_exact_distance_counts_instead_of_the_drag(desk):
    desk.options.put(choices.EXACT, True)
    desk.options.put(choices.DISTANCE, 1.25)
    tool = tool_on(desk)
    push(tool, (10, 10), (30, 10))
    assert place(desk, "a") == (11.25, 10.0)


@pytest.mark.parametrize(("snap", "shift", "expected"), [("45", False, (10, 14)), ("0", True, (10, 14))])
def test_a_bearing_snaps_and_the_length_is_that_along_it(desk, snap, shift, expected):
    desk.options.put(choices.SNAP, snap)
    tool = tool_on(desk)
    tool.press(Pointer((10, 10), A))
    tool.release(Pointer((10.4, 14), shift=shift))
    assert place(desk, "a") == expected


@pytest.mark.parametrize(
    ("rule", "moved"),
    [("centre", "2.000"), ("any", "1.500"), ("all", "2.500")],
)
def test_when_a_base_falls_is_a_choice_and_its_drop_is_told(rule, moved):
    desk = desk_with(model("a", 18, 15, bottom=3.0, height=1.0), ROOF)
    desk.options.put(choices.FALLS, rule)
    tool = tool_on(desk)
    drag(tool, (18, 15), (24, 15))
    assert tool.answer.lines[:2] == (f"a goes {moved} in", "falls off Roof, 3.00 in down")
    tool.release(Pointer((24, 15)))
    assert desk.scene.model("a").bottom == 0.0


def test_a_push_onto_nothing_says_which_brink_comes_next():
    tool = tool_on(desk_with(model("a", 15, 15, bottom=3.0, height=1.0), ROOF))
    drag(tool, (15, 15), (17, 15))
    assert tool.answer.lines[1] == "nothing stops it; next is the brink of Roof, 3.00 in on"


def test_terrain_is_named_even_where_a_model_has_its_id():
    wall = Terrain("b", square((15, 0), (16, 30)), top=3.0, ground=("impassable",), name="Wall")
    tool = tool_on(desk_with(model("a", 10, 10), model("b", 40, 40), wall))
    drag(tool, (10, 10), (20, 10))
    assert tool.answer.lines[:2] == ("a goes 4.500 in", "stops at Wall")


def test_a_push_that_moves_nobody_says_why_and_is_no_change():
    desk = desk_with(model("a", 10, 10), model("b", 11, 10))
    tool = tool_on(desk)
    push(tool, (10, 10), (15, 10))
    assert desk.complaint == "It stays: stops at b"
    assert desk.document.history.undo_label is None


def test_a_mere_click_selects_and_pushes_nobody(desk):
    desk.select([A, B])
    desk.options.put(choices.EXACT, True)
    tool = tool_on(desk)
    push(tool, (10, 10), (10.01, 10))
    assert places(desk.scene) == {"a": (10, 10), "b": (14, 10)}
    assert desk.selection == (A,)


# away from a source and toward it


def test_a_push_away_asks_for_its_source_first(desk):
    tool = tool_on(desk, "away")
    assert tool.hint().startswith("Push away: click the source")
    tool.press(Pointer((14, 10), B))
    tool.release(Pointer((14, 10), B))
    assert tool.answer.lines == ("the source is b",)
    push(tool, (10, 10), (10, 13))  # the pointer tells how far, the source which way
    assert place(desk, "a") == (7.0, 10.0)


def test_a_pull_toward_a_place_goes_on_along_the_line(desk):
    tool = tool_on(desk, "toward")
    tool.press(Pointer((10, 20)))
    assert tool.answer.lines == ("the source is a place",)
    push(tool, (10, 10), (12, 10))
    assert place(desk, "a") == (10.0, 12.0)


def test_ctrl_chooses_another_source(desk):
    tool = tool_on(desk, "away")
    tool.press(Pointer((14, 10), B))
    tool.press(Pointer((10, 4), ctrl=True))
    push(tool, (10, 10), (12, 10))
    assert place(desk, "a") == (10.0, 12.0)


def test_the_source_itself_is_not_pushed(desk):
    tool = tool_on(desk, "away")
    tool.press(Pointer((10, 10), A))
    tool.press(Pointer((10, 10), A))
    assert desk.complaint == "a is the source itself: press on another model"
    tool.release(Pointer((12, 10)))
    assert place(desk, "a") == (10, 10)


def test_a_model_on_the_very_spot_of_the_source_cannot_be_pushed(desk):
    tool = tool_on(desk, "away")
    tool.press(Pointer((10, 10)))
    drag(tool, (10, 10), (12, 10))
    assert desk.complaint == "a stands on the source, which leaves no direction: choose another source"
    tool.release(Pointer((12, 10)))
    assert place(desk, "a") == (10, 10)
    assert "no direction" in desk.complaint


def test_a_selected_model_or_template_becomes_the_source():
    desk = desk_with(model("a", 10, 10), model("b", 14, 10), blast("t", 10, 4))
    tool = tool_on(desk)
    assert not tool.make_source()
    assert desk.complaint == ONE_SOURCE
    desk.select([B])
    assert tool.make_source()
    assert tool.kind == "away"  # along a drag there is no source
    assert tool.answer.lines == ("the source is b",)
    desk.select(templates("t"))
    assert tool.make_source()
    desk.select([A])
    assert tool.push_now()
    assert place(desk, "a") == (10.0, 13.0)


def test_a_source_that_is_taken_off_the_table_is_forgotten(desk):
    tool = tool_on(desk, "away")
    tool.press(Pointer((14, 10), B))
    desk.do("Delete b", desk_with(model("a", 10, 10)).scene)
    assert tool.answer is None
    assert "click the source" in tool.hint()


# several models


def row():
    return desk_with(model("a", 10, 10), model("b", 12, 10), model("c", 14, 10), model("wall", 20, 10))


def test_several_go_one_after_the_other_each_in_the_others_way():
    desk = row()
    desk.select([A, B, C])
    tool = tool_on(desk)
    drag(tool, (12, 10), (15, 10), B)
    assert tool.answer.lines == (
        "Push 3 models at 90°, nearest first",
        "1. a goes 1.000 in, stops at b",
        "2. b goes 1.000 in, stops at c",
        "3. c goes 3.000 in",
    )
    assert [line.words for line in parts(tool, Line)] == [("1",), ("2",), ("3",)]
    tool.release(Pointer((15, 10)))
    assert places(desk.scene) == {"a": (11, 10), "b": (13, 10), "c": (17, 10), "wall": (20, 10)}
    assert desk.document.history.undo_label == (
        "Push 3 models at 90°, nearest first: 1.00 in (stopped by b), 1.00 in (stopped by c), 3.00 in"
    )
    desk.undo()
    assert places(desk.scene)["c"] == (14, 10)
    assert desk.document.history.undo_label is None


def test_the_farthest_may_go_first():
    desk = row()
    desk.select([A, B, C])
    desk.options.put(choices.ORDER, "farthest")
    push(tool_on(desk), (12, 10), (15, 10), B)
    assert places(desk.scene) == {"a": (13, 10), "b": (15, 10), "c": (17, 10), "wall": (20, 10)}
    ways = "farthest first: 3.00 in, 3.00 in, 3.00 in"
    assert desk.document.history.undo_label == f"Push 3 models at 90°, {ways}"


def test_the_name_of_a_pull_of_many_tells_the_ways_of_the_first_three():
    desk = desk_with(*(model(f"m{n}", 10, 4 + 4 * n) for n in range(5)))
    desk.select([Ref("model", f"m{n}") for n in range(5)])
    tool = tool_on(desk, "toward")
    tool.press(Pointer((30, 12)))
    push(tool, (10, 12), (11, 12), Ref("model", "m2"))
    ways = "nearest first: 1.00 in, 1.00 in, 1.00 in, 2 more"
    assert desk.document.history.undo_label == f"Pull 5 models toward a place, {ways}"


def test_several_are_pushed_away_in_order_from_the_source_which_stays():
    desk = row()
    desk.select([A, B, C, Ref("model", "wall")])
    tool = tool_on(desk, "away")
    tool.press(Pointer((20, 10), Ref("model", "wall")))
    drag(tool, (12, 10), (12, 12), B)
    assert tool.answer.lines == (
        "Push 3 models away from wall, nearest first",
        "1. c goes 1.000 in, stops at b",
        "2. b goes 1.000 in, stops at a",
        "3. a goes 2.000 in",
    )


def test_a_press_on_a_model_that_is_not_selected_takes_it_alone():
    desk = row()
    desk.select([A, B])
    push(tool_on(desk), (14, 10), (15, 10), C)
    assert places(desk.scene) == {"a": (10, 10), "b": (12, 10), "c": (15, 10), "wall": (20, 10)}
    assert desk.selection == (C,)


def test_shift_adds_to_the_selection_and_takes_from_it():
    desk = row()
    tool = tool_on(desk)
    for hit in (A, B, B, C):
        tool.press(Pointer((0, 0), hit, shift=True))
        tool.release(Pointer((0, 0), hit, shift=True))
    assert desk.selection == (A, C)


def test_kinds_for_one_model_take_the_pressed_one_of_several():
    desk = row()
    desk.select([A, B, C])
    push(tool_on(desk, "force"), (14, 10), (15, 10), C)
    assert places(desk.scene) == {"a": (10, 10), "b": (12, 10), "c": (15, 10), "wall": (20, 10)}


# through models


def test_a_push_through_lists_who_is_crossed_and_where_it_may_end(desk):
    tool = tool_on(desk, "through")
    drag(tool, (10, 10), (16, 10))
    assert tool.answer.lines == (
        "a goes 6.000 in",
        "crosses b from 3.000 in to 5.000 in",
        "may end at 0.00 in to 3.00 in, 5.00 in to 6.00 in",
    )
    assert marks(tool) == [((16.0, 10.0), ("6.00 in",)), ((13.0, 10.0), ()), ((15.0, 10.0), ())]
    tool.release(Pointer((16, 10)))
    assert place(desk, "a") == (16.0, 10.0)


def test_who_is_crossed_is_numbered_in_order():
    tool = tool_on(desk_with(model("a", 10, 10), model("c", 16, 10), model("b", 13, 10)), "through")
    drag(tool, (10, 10), (19, 10))
    assert tool.answer.lines[1:3] == (
        "1. crosses b from 2.000 in to 4.000 in",
        "2. crosses c from 5.000 in to 7.000 in",
    )
    numbered = [mark for mark in marks(tool) if mark[1]]
    assert numbered == [((19, 10), ("9.00 in",)), ((13, 10), ("1",)), ((16, 10), ("2",))]


def test_a_push_through_ends_before_a_place_that_is_taken(desk):
    tool = tool_on(desk, "through")
    drag(tool, (10, 10), (14.5, 10))
    assert tool.answer.lines == (
        "a goes 3.000 in",
        "crosses nobody",
        "ends 1.50 in early: it cannot rest beyond that",
        "may end at 0.00 in to 3.00 in",
    )


def test_terrain_ends_a_push_through():
    tool = tool_on(desk_with(model("a", 16, 22), RUIN), "through")
    drag(tool, (16, 22), (30, 22))
    assert tool.answer.lines[:3] == ("a goes 3.500 in", "crosses nobody", "no farther than ruin")


# anywhere on a line


def test_on_a_line_the_model_rests_where_the_pointer_is_or_at_the_nearest_free_place(desk):
    tool = tool_on(desk, "grapple")
    drag(tool, (10, 10), (16, 10))
    assert tool.answer.lines[0] == "a rests after 6.000 in"
    tool.move(Pointer((14.75, 10)))
    assert tool.answer.lines == (
        "a rests after 5.000 in",
        "the nearest free place, 0.25 in beyond the one asked for",
        "may rest at 0.00 in to 3.00 in, 5.00 in to 12.00 in",
    )
    good = [part.points for part in parts(tool, Line) if part.role == "good"]
    assert good == [((10.0, 10.0), (13.0, 10.0)), ((15.0, 10.0), (22.0, 10.0))]
    tool.release(Pointer((14.75, 10)))
    assert place(desk, "a") == (15.0, 10.0)
    assert desk.document.history.undo_label == "Move a 5.00 in along a line"


def test_a_line_to_a_model_leads_to_its_very_centre(desk):
    tool = tool_on(desk, "grapple")
    tool.press(Pointer((10, 10), A))
    tool.release(Pointer((13.8, 10.3), B))
    assert place(desk, "a") == (13.0, 10.0)


def test_a_line_without_a_free_place_is_refused():
    desk = desk_with(model("a", 10, 10), model("b", 10, 10.2))
    desk.options.put(choices.LINE_UP_TO, 0.5)
    tool = tool_on(desk, "grapple")
    push(tool, (10, 10), (10.4, 10))
    assert desk.complaint == "a can rest nowhere on this line"
    assert place(desk, "a") == (10, 10)


# force


def test_a_force_shows_its_region_and_stays_inside(desk):
    tool = tool_on(desk, "force")
    tool.press(Pointer((10, 10), A))
    [region] = parts(tool, Region)
    [outline] = region.rings
    far = [hypot(x - 10, y - 10) for x, y in outline]
    assert min(far) == pytest.approx(3.0, abs=0.01)  # b stands four inches off: contact after three
    assert max(far) == pytest.approx(6.0)
    tool.move(Pointer((10, 20)))
    assert parts(tool, Region) == [region]
    assert tool.answer.lines[0] == "a goes 6.000 in"
    assert tool.answer.lines[-1] == "6.00 in is the most that the force pushes"
    tool.move(Pointer((30, 10)))
    assert tool.answer.lines[:2] == ("a goes 3.000 in", "stops at b")
    tool.move(Pointer((10, 12)))
    tool.release(Pointer((10, 12)))
    assert place(desk, "a") == (10.0, 12.0)


def test_the_region_is_asked_once_for_the_model_that_is_pressed(desk):
    slow = Later()
    tool = tool_on(desk, "force", slow)
    tool.press(Pointer((10, 10), A))
    for step in range(20):
        tool.move(Pointer((10 + step / 4, 12)))
        assert parts(tool, Region) == []
        assert tool.answer.lines[-1] == "finding all it can come to …"
    assert len(slow.waiting) == 1
    slow.finish()
    assert len(parts(tool, Region)) == 1
    tool.release(Pointer((10, 12)))
    assert slow.waiting == []


def test_another_tool_calls_the_search_off(desk):
    slow = Later()
    tool = tool_on(desk, "force", slow)
    tool.press(Pointer((10, 10), A))
    assert tool.answer.lines == ("finding all it can come to …",)
    tool.put_away()
    assert slow.waiting[0][0].cancelled()


def test_pushes_of_many_models_are_worked_out_away_from_the_hand():
    many = [model(f"m{n:02}", 3 + 2 * (n % 10), 3 + 2 * (n // 10)) for n in range(AT_ONCE + 1)]
    desk, slow = desk_with(*many), Later()
    desk.select(bases(*(each.id for each in many)))
    tool = tool_on(desk, "along", slow)
    drag(tool, (3, 3), (3, 4), Ref("model", "m00"))
    assert tool.answer.lines == ("finding where they end …",)
    assert len(parts(tool, Line)) == AT_ONCE + 1
    slow.finish()
    assert tool.answer.lines[0] == f"Push {AT_ONCE + 1} models at 180°, nearest first"
    tool.move(Pointer((3, 3.5)))
    tool.release(Pointer((3, 3.5)))  # a release does not wait for anybody
    assert place(desk, f"m{AT_ONCE:02}") == (3.0 + 2 * AT_ONCE, 3.5)


# shift


def test_a_shift_shows_its_places_level_by_level():
    desk = desk_with(model("a", 8, 15, height=1.0), ROOF)
    tool = tool_on(desk, "shift")
    tool.press(Pointer((8, 15), A))
    regions = parts(tool, Region)
    assert [region.role for region in regions] == ["reach", "good"]
    assert [words for _, words in marks(tool)] == [("3.00 in up",)]


def test_a_shift_leads_up_to_a_roof():
    desk = desk_with(model("a", 8, 15, height=1.0), ROOF)
    tool = tool_on(desk, "shift")
    drag(tool, (8, 15), (12, 15))
    assert tool.answer.lines == (
        "a goes 4.000 in",
        "stands stable on Roof, 3.00 in up",
        "2.00 in of the 6.00 in are left",
    )
    tool.release(Pointer((12, 15)))
    assert (place(desk, "a"), desk.scene.model("a").bottom) == ((12.0, 15.0), 3.0)
    assert desk.document.history.undo_label == "Shift a by 4.00 in, 3.00 in up"


@pytest.mark.parametrize(("level", "bottom"), [("highest", 3.0), ("lowest", 0.0)])
def test_of_two_surfaces_at_one_place_the_chosen_one_counts(level, bottom):
    bridge = Terrain("bridge", square((10, 10), (20, 20)), bottom=2.5, top=3.0, platform=True, name="Bridge")
    desk = desk_with(model("a", 8, 15, height=1.0), bridge)
    desk.options.put(choices.LEVEL, level)
    push(tool_on(desk, "shift"), (8, 15), (12, 15))
    assert desk.scene.model("a").bottom == bottom


@pytest.mark.parametrize(
    ("start", "to", "reason"),
    [
        ((8, 15), (1, 15), "it is 1.00 in beyond the 6.00 in of the shift"),
        ((8, 15), (10.25, 15), "part of its base would hang over the brink of Roof"),
        ((8, 15), (8, 18.25), "it would overlap b by 0.25 in"),
        ((8, 15), (9.75, 15), "it would overlap Roof by 0.25 in"),
        ((3, 15), (0.25, 15), "part of its base would be off the table"),
        ((8, 24), (12, 24), "it would overlap Tower by 2.50 in"),
    ],
)
def test_a_shift_to_a_place_that_is_not_stable_is_refused_with_the_reason(start, to, reason):
    desk = desk_with(model("a", *start, height=1.0), model("b", 8, 19, height=1.0), ROOF, TOWER)
    tool = tool_on(desk, "shift")
    drag(tool, start, to)
    assert tool.answer.lines == (f"a cannot stand there: {reason}",)
    assert [shape.role for shape in parts(tool, Shape)] == ["quiet", "bad"]
    tool.release(Pointer(to))
    assert desk.complaint == f"a cannot stand there: {reason}"
    assert place(desk, "a") == start


def test_a_surface_that_is_too_far_down_is_told_with_its_height():
    desk = desk_with(model("a", 13, 24, bottom=9.0, height=1.0), TOWER)
    tool = tool_on(desk, "shift")
    push(tool, (13, 24), (17, 24))
    assert desk.complaint.endswith("The table is 9.00 in down, and the shift goes 4.00 in up or down")


# typed


def test_enter_pushes_what_is_selected_by_what_was_typed(desk):
    desk.options.put(choices.DISTANCE, 2.5)
    desk.options.put(choices.BEARING, 90.0)
    desk.select([A])
    tool = tool_on(desk)
    assert tool.answer is None
    assert "Enter pushes the selected one 2.50 in at 90°" in tool.hint()
    assert tool.push_now()
    assert place(desk, "a") == (12.5, 10.0)
    assert tool.answer.lines[0] == "a goes 2.500 in"


@pytest.mark.parametrize(
    ("kind", "to"),
    [
        ("along", (13.0, 10.0)),
        ("through", (15.5, 10.0)),
        ("grapple", (15.5, 10.0)),
        ("force", (13.0, 10.0)),
        ("shift", (15.5, 10.0)),
    ],
)
def test_every_kind_can_be_typed(desk, kind, to):
    desk.options.put(choices.DISTANCE, 5.5)
    desk.options.put(choices.BEARING, 90.0)
    desk.select([A])
    assert tool_on(desk, kind).push_now()
    assert place(desk, "a") == to


def test_typing_shows_what_enter_would_do_and_esc_takes_it_away(desk):
    desk.select([A])
    tool = tool_on(desk)
    desk.options.put(choices.DISTANCE, 2.0)
    assert tool.answer.lines[-1] == "Ctrl+Enter pushes; on the table Enter does, and Esc takes this away"
    assert tool.answer.offers == "push_now"
    assert tool.cancel()
    assert tool.answer is None
    assert place(desk, "a") == (10, 10)


@pytest.mark.parametrize(
    ("kind", "chosen", "sentence"),
    [
        ("along", "", NO_MODEL),
        ("away", "a", NO_SOURCE),
        ("shift", "ab", ONE_MODEL),
        ("through", "ab", ONE_MODEL),
    ],
)
def test_enter_says_what_is_missing(desk, kind, chosen, sentence):
    desk.select(bases(*chosen))
    assert not tool_on(desk, kind).push_now()
    assert desk.complaint == sentence


def test_enter_does_not_push_the_source_by_nothing_or_while_the_button_is_down(desk):
    tool = tool_on(desk, "away")
    desk.select([A])
    tool.make_source()
    assert not tool.push_now()
    assert desk.complaint == "a is the source itself: select another model"
    desk.select([B])
    desk.options.put(choices.DISTANCE, 0.0)
    assert not tool.push_now()
    assert desk.complaint == NO_DISTANCE
    tool.press(Pointer((14, 10), B))
    assert not tool.push_now()
    assert desk.complaint == HELD


# letting go


def test_esc_steps_back_from_the_drag_to_the_source_to_the_selection(desk):
    tool = tool_on(desk, "away")
    tool.press(Pointer((14, 10), B))
    drag(tool, (10, 10), (10, 12))
    assert tool.cancel()
    tool.release(Pointer((10, 12)))
    assert place(desk, "a") == (10, 10)
    assert tool.answer.lines == ("the source is b",)
    assert tool.cancel()
    assert tool.answer is None
    assert desk.selection == (A,)
    assert tool.cancel()
    assert desk.selection == ()
    assert not tool.cancel()


def test_what_a_push_came_to_is_told_until_the_table_changes(desk):
    tool = tool_on(desk)
    push(tool, (10, 10), (12, 10))
    assert tool.answer.lines[0] == "a goes 2.000 in"
    desk.undo()
    assert tool.answer is None
    desk.redo()
    assert tool.answer is None


def test_undo_in_the_middle_of_a_drag_lets_the_push_go(desk):
    push(tool_on(desk), (10, 10), (10, 12))
    tool = tool_on(desk)
    drag(tool, (10, 12), (10, 14))
    desk.undo()
    assert tool.answer is None
    tool.release(Pointer((10, 14)))
    assert place(desk, "a") == (10, 10)


def test_the_model_may_be_deleted_in_the_middle_of_its_push(desk):
    tool = tool_on(desk)
    drag(tool, (10, 10), (12, 10))
    desk.do("Delete a", desk_with(model("b", 14, 10)).scene)
    assert tool.answer is None
    tool.move(Pointer((13, 10)))
    tool.release(Pointer((13, 10)))
    assert places(desk.scene) == {"b": (14, 10)}


def test_another_kind_lets_a_drag_go(desk):
    tool = tool_on(desk)
    drag(tool, (10, 10), (12, 10))
    desk.options.put(choices.KIND, "force")
    assert tool.answer is None
    tool.release(Pointer((12, 10)))
    assert place(desk, "a") == (10, 10)


@pytest.mark.parametrize(("hit", "sentence"), [(None, NOT_HERE), (Ref("template", "t"), NO_TEMPLATE)])
def test_a_press_on_no_model_is_told(hit, sentence):
    desk = desk_with(model("a", 10, 10), blast("t", 30, 30))
    tool = tool_on(desk)
    push(tool, (30, 30), (32, 30), hit)
    assert desk.complaint == sentence
    assert tool.answer is None
    assert desk.document.history.undo_label is None


# kinds and options


def test_the_kinds_follow_each_other_and_the_choice_keeps_step(desk):
    tool = tool_on(desk)
    seen = []
    for _ in choices.KINDS:
        said = tool.next_kind()
        assert said == choices.SAYS[tool.kind]
        assert desk.options[choices.KIND] == tool.kind
        assert tool.hint().startswith(choices.TITLES[tool.kind])
        seen.append(tool.kind)
    assert seen == [*choices.KINDS[1:], "along"]


def test_only_options_that_count_are_offered(desk):
    tool = tool_on(desk)
    assert choices.ORDER in tool.options and choices.CLIMB not in tool.options
    tool = tool_on(desk, "shift")
    assert choices.CLIMB in tool.options and choices.ORDER not in tool.options
    assert tool.options[0] is choices.KIND


def test_lengths_are_told_in_the_unit_that_is_shown(desk):
    tool = tool_on(desk)
    drag(tool, (10, 10), (12, 10))
    desk.unit = "centimetres"
    assert tool.answer.lines[0] == "a goes 5.080 cm"


def test_a_frame_of_a_drag_asks_one_displacement(desk, monkeypatch):
    asked, displaced = [], Displacement.of
    monkeypatch.setattr(Displacement, "of", lambda *rest: asked.append(1) or displaced(*rest))
    tool = tool_on(desk)
    tool.press(Pointer((10, 10), A))
    tool.move(Pointer((20, 10)))
    assert [tool.answer for _ in range(5)] == [tool.answer] * 5
    assert len(asked) == 1
    tool.release(Pointer((20, 10)))
    assert len(asked) == 1


def test_a_model_already_nearer_than_it_should_stop_says_so(desk):
    desk.options.put(choices.STOP_SHORT, 5.0)
    tool = tool_on(desk)
    drag(tool, (10, 10), (20, 10))
    assert tool.answer.lines[:2] == ("a goes 0.000 in", "is already nearer than 5.00 in to b")


def test_a_model_that_falls_into_the_wall_it_stood_on_is_told_how_deep():
    desk = desk_with(model("a", 18, 15, bottom=3.0, height=1.0), ROOF)
    desk.options.put(choices.FALLS, "any")
    tool = tool_on(desk)
    drag(tool, (18, 15), (24, 15))
    assert tool.answer.lines[2] == "comes down in Roof by 1.00 in: put it where it fits"
