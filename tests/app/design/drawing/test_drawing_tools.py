"""The drawing tools: by hand and by typed numbers."""

from math import cos, hypot, radians, sin

import pytest
from studios import at, click, drag, ring_of, square, studio, table

from battlefield.app.design.drawing import choices
from battlefield.app.design.drawing.tools import DRAWING_TOOLS, drawing_tool
from battlefield.app.desk.edits import Ref
from battlefield.files import parse_scene, scene_bytes
from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.geometry.pieces.terrain import contains_point


@pytest.fixture
def hand():
    return studio()


def tool_of(hand, name):
    return drawing_tool(name, hand, lambda _: None)


def test_a_rectangle_is_dragged_from_corner_to_corner(hand):
    drag(tool_of(hand, "rectangle"), at(5.0, 5.0), at(11.0, 9.0))
    assert ring_of(hand.scene, "ruin1") == ((5.0, 5.0), (11.0, 5.0), (11.0, 9.0), (5.0, 9.0))
    assert hand.document.history.labels[-1] == "Draw a ruin, 6 × 4 in"
    assert hand.selection == (Ref("terrain", "ruin1"),)


def test_a_rectangle_can_be_clicked_corner_by_corner(hand):
    click(tool_of(hand, "rectangle"), (11.0, 9.0), (5.0, 5.0))
    assert ring_of(hand.scene, "ruin1") == ((5.0, 5.0), (11.0, 5.0), (11.0, 9.0), (5.0, 9.0))


def test_shift_makes_a_square_and_alt_draws_from_the_centre(hand):
    tool = tool_of(hand, "rectangle")
    drag(tool, at(5.0, 5.0), at(11.0, 9.0, shift=True), shift=True)
    assert ring_of(hand.scene, "ruin1")[2] == (11.0, 11.0)
    drag(tool, at(20.0, 20.0), at(23.0, 22.0, alt=True), alt=True)
    assert ring_of(hand.scene, "ruin2") == ((17.0, 18.0), (23.0, 18.0), (23.0, 22.0), (17.0, 22.0))


def test_what_is_drawn_is_seen_before_it_is_done_and_esc_lets_it_go(hand):
    tool = tool_of(hand, "rectangle")
    tool.press(at(5.0, 5.0))
    tool.move(at(11.0, 9.0))
    assert [piece.id for piece in hand.shown.terrain] == ["ruin1"]
    assert tool.readout() == "6 × 4 in"
    assert tool.cancel()
    assert hand.shown is hand.scene and hand.scene.terrain == ()
    assert not tool.cancel()


def test_nothing_without_an_area_is_drawn(hand):
    click(tool_of(hand, "rectangle"), (5.0, 5.0), (5.0, 9.0))
    assert hand.scene.terrain == ()


@pytest.mark.parametrize(
    ("text", "ring"),
    [
        ("6 x 4 in at 12, 8", ((12.0, 8.0), (18.0, 8.0), (18.0, 12.0), (12.0, 12.0))),
        ("6x4 about 12, 8", ((9.0, 6.0), (15.0, 6.0), (15.0, 10.0), (9.0, 10.0))),
        ("76.2 × 50.8 mm at 1 1/4, 2", ((1.25, 2.0), (4.25, 2.0), (4.25, 4.0), (1.25, 4.0))),
        ('6" by 4" @ 12; 8', ((12.0, 8.0), (18.0, 8.0), (18.0, 12.0), (12.0, 12.0))),
        ("4 x 2 about 10, 10 turned 90", ((11.0, 8.0), (11.0, 12.0), (9.0, 12.0), (9.0, 8.0))),
    ],
)
def test_a_rectangle_is_typed_from_published_numbers(hand, text, ring):
    assert tool_of(hand, "rectangle").typed(text) == ""
    assert ring_of(hand.scene, "ruin1") == ring


def test_a_typed_turn_goes_about_the_middle(hand):
    assert tool_of(hand, "rectangle").typed("6 x 4 about 12, 8 turned 30") == ""
    ring = ring_of(hand.scene, "ruin1")
    assert all(abs(hypot(x - 12, y - 8) - hypot(3, 2)) < 1e-6 for x, y in ring)
    assert abs((ring[1][1] - ring[0][1]) / (ring[1][0] - ring[0][0]) - 0.5773502691896257) < 1e-6


def test_a_size_typed_with_a_corner_in_hand_goes_where_the_pointer_is(hand):
    tool = tool_of(hand, "rectangle")
    click(tool, (20.0, 20.0))
    tool.move(at(15.0, 15.0))
    assert tool.typed("6 x 4") == ""
    assert ring_of(hand.scene, "ruin1") == ((14.0, 16.0), (20.0, 16.0), (20.0, 20.0), (14.0, 20.0))


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("rectangle", "six", '"six" is no size; write it like 6 x 4'),
        ("rectangle", "6 x 4", "Click a corner first, or type its place too"),
        ("rectangle", "6 x 0 at 1, 1", "is too small"),
        ("rectangle", "6 x 4 at 3", '"3" is no place; write it like 12, 8'),
        ("rectangle", "6 x 4 at 1, 1 turned 99999", "is no turn"),
        ("circle", "wide", '"wide" is no length'),
        ("circle", "3", "Click the centre first"),
        ("polygon", "abc", '"abc" is no place'),
        ("freehand", "3", "Freehand shapes can't be typed"),
    ],
)
def test_numbers_that_make_no_sense_are_refused_in_one_sentence(hand, name, text, words):
    assert words in tool_of(hand, name).typed(text)
    assert hand.scene.terrain == ()


def test_a_circle_is_dragged_from_its_centre(hand):
    drag(tool_of(hand, "circle"), at(10.0, 10.0), at(13.0, 14.0))
    assert hand.scene.terrain[0].outline == Circle((10.0, 10.0), 5.0)
    assert hand.document.history.labels[-1] == "Draw a ruin, 10 in across"


@pytest.mark.parametrize(
    ("text", "radius"), [("3", 3.0), ("radius 76.2 mm", 3.0), ("6 across", 3.0), ("diameter 15.24 cm", 3.0)]
)
def test_a_circle_is_typed_by_its_radius_or_its_diameter(hand, text, radius):
    tool = tool_of(hand, "circle")
    click(tool, (10.0, 10.0))
    assert tool.typed(text) == ""
    found = hand.scene.terrain[0].outline
    assert found.centre == (10.0, 10.0) and found.radius == pytest.approx(radius)


def test_a_circle_is_typed_with_its_centre(hand):
    assert tool_of(hand, "circle").typed("radius 2.5 about 12, 8") == ""
    assert hand.scene.terrain[0].outline == Circle((12.0, 8.0), 2.5)


def test_an_ellipse_is_a_polygon_that_remembers_what_it_is(hand):
    drag(tool_of(hand, "ellipse"), at(4.0, 6.0), at(10.0, 10.0))
    piece = hand.scene.terrain[0]
    assert piece.shape_extra["ellipse"] == {"at": [7.0, 8.0], "length": 4.0, "width": 6.0, "bearing": 0.0}
    assert isinstance(piece.outline, Polygon)
    assert all(abs((x - 7) ** 2 / 9 + (y - 8) ** 2 / 4 - 1) < 1e-6 for x, y in piece.outline.points)


def test_a_polygon_is_clicked_and_ended_with_enter(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (2.0, 2.0), (8.0, 2.0), (8.0, 7.0))
    assert tool.enter()
    assert ring_of(hand.scene, "ruin1") == ((2.0, 2.0), (8.0, 2.0), (8.0, 7.0))


def test_a_polygon_closes_on_its_first_corner_or_by_a_second_click(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (2.0, 2.0), (8.0, 2.0), (8.0, 7.0), (2.1, 2.05))
    assert len(ring_of(hand.scene, "ruin1")) == 3
    click(tool, (20.0, 2.0), (28.0, 2.0), (28.0, 7.0), (28.0, 7.0))
    assert len(ring_of(hand.scene, "ruin2")) == 3


def test_backspace_takes_corners_back_one_by_one(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (2.0, 2.0), (8.0, 2.0), (9.0, 9.0))
    assert tool.back()
    click(tool, (8.0, 7.0))
    assert tool.enter()
    assert ring_of(hand.scene, "ruin1") == ((2.0, 2.0), (8.0, 2.0), (8.0, 7.0))
    assert not tool.back()


def test_a_polygon_with_two_corners_cannot_be_ended(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (2.0, 2.0), (8.0, 2.0))
    assert not tool.enter()
    assert tool.is_drawing


def test_a_polygon_is_typed_corner_by_corner(hand):
    tool = tool_of(hand, "polygon")
    for text in ("12, 8", "6 at 90", "+0, 4", "to 12, 12"):
        assert tool.typed(text) == ""
    tool.enter()
    assert ring_of(hand.scene, "ruin1") == ((12.0, 8.0), (18.0, 8.0), (18.0, 12.0), (12.0, 12.0))


def test_a_length_alone_goes_toward_the_pointer(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (10.0, 10.0))
    tool.move(at(10.0, 3.0))
    assert tool.readout() == "7 in at 0°"
    assert tool.typed("5") == ""
    tool.move(at(18.0, 5.0))
    assert tool.typed("2 1/2") == ""
    tool.enter()
    assert ring_of(hand.scene, "ruin1") == ((10.0, 10.0), (10.0, 5.0), (12.5, 5.0))


def test_a_length_needs_a_direction(hand):
    tool = tool_of(hand, "polygon")
    assert tool.typed("10, 10") == ""
    assert "Point where the line goes" in tool.typed("5")
    assert "where the last one is" in tool.typed("+0, 0")


def test_shift_keeps_lines_at_steps_of_15_degrees(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (10.0, 10.0))
    tool.move(at(15.0, 10.4, shift=True))
    assert tool.readout() == "5 in at 90°"


def test_a_polygon_that_crosses_itself_is_refused_with_a_sentence(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (2.0, 2.0), (8.0, 2.0), (2.0, 8.0), (8.0, 8.0))
    tool.enter()
    assert hand.scene.terrain == ()
    assert hand.complaint


def test_a_free_hand_is_followed_within_what_is_set(hand):
    hand.options.put(choices.TOLERANCE, 0.25)
    tool = tool_of(hand, "freehand")
    way = [(10 + 5 * n / 20, 10.0) for n in range(21)]
    way += [(15.0, 10 + 4 * n / 20) for n in range(21)] + [(15 - 5 * n / 20, 14.1) for n in range(20)]
    tool.press(at(*way[0]))
    for place in way:
        tool.move(at(*place))
    tool.release(at(*way[-1]))
    ring = ring_of(hand.scene, "ruin1")
    assert len(ring) < 8
    assert contains_point(hand.scene.terrain[0].outline, (12.5, 12.0))


def test_a_wall_is_a_strip_along_clicked_points(hand):
    hand.options.put(choices.WALL, "hedge")
    hand.options.put(choices.WALL_WIDTH, 0.75)
    hand.options.put(choices.WALL_HEIGHT, "2 in")
    tool = tool_of(hand, "wall")
    click(tool, (2.0, 2.0), (8.0, 2.0), (8.0, 6.0))
    tool.enter()
    piece = hand.scene.terrain[0]
    assert piece.outline == Strip(((2.0, 2.0), (8.0, 2.0), (8.0, 6.0)), 0.75)
    assert (piece.kind, piece.top, piece.ground) == ("hedge", 2.0, ("difficult",))
    assert hand.document.history.labels[-1] == "Draw a hedge, 10 in long, 0.75 in wide"


def test_a_road_is_smooth_or_straight(hand):
    corners = ((2.0, 2.0), (10.0, 3.0), (14.0, 9.0), (22.0, 9.0))
    click(tool_of(hand, "way"), *corners, corners[-1])
    smooth = hand.scene.terrain[0]
    assert smooth.kind == "road" and len(smooth.outline.points) > 8
    hand.options.put(choices.SMOOTH, False)
    hand.options.put(choices.WAY, "river")
    click(tool_of(hand, "way"), *corners, corners[-1])
    assert hand.scene.terrain[1].outline == Strip(corners, 3.0)
    assert hand.scene.terrain[1].kind == "river"


def test_a_building_has_storeys_and_a_roof(hand):
    hand.options.put(choices.STOREYS, 3)
    hand.options.put(choices.STOREY, 2.5)
    hand.options.put(choices.ROOF, False)
    drag(tool_of(hand, "building"), at(5.0, 5.0), at(11.0, 9.0))
    piece = hand.scene.terrain[0]
    assert (piece.kind, piece.storeys, piece.top, piece.platform) == ("building", 3, 7.5, False)
    assert hand.document.history.labels[-1] == "Draw a building of 3 storeys, 6 × 4 in"


def test_a_building_can_have_any_outline(hand):
    hand.options.put(choices.BUILDING_SHAPE, "polygon")
    click(tool_of(hand, "building"), (2.0, 2.0), (8.0, 2.0), (8.0, 7.0), (8.0, 7.0))
    assert hand.scene.terrain[0].platform


def test_a_hill_is_stacked_in_contours_and_grouped(hand):
    hand.options.put(choices.HILL_SHAPE, "polygon")
    hand.options.put(choices.LEVEL, 1.5)
    tool = tool_of(hand, "hill")
    click(tool, (10.0, 10.0), (22.0, 10.0), (22.0, 20.0), (10.0, 20.0))
    tool.enter()
    levels = hand.scene.terrain
    assert [(piece.bottom, piece.top) for piece in levels] == [(0.0, 1.5), (1.5, 3.0), (3.0, 4.5)]
    assert sorted(levels[2].outline.points) == [(12.0, 12.0), (12.0, 18.0), (20.0, 12.0), (20.0, 18.0)]
    assert {piece.hold.group for piece in levels} == {"hill 1"}
    assert [piece.id for piece in levels] == ["hill1", "hill2", "hill3"]
    hand.undo()
    assert hand.scene.terrain == ()


def test_a_hill_has_no_more_contours_than_its_foot_has_room_for(hand):
    hand.options.put(choices.HILL_SHAPE, "ellipse")
    hand.options.put(choices.LEVELS, 9)
    drag(tool_of(hand, "hill"), at(10.0, 10.0), at(16.0, 14.0))
    assert len(hand.scene.terrain) == 2


def test_the_kind_decides_what_a_piece_does_and_the_height_can_be_set(hand):
    hand.options.put(choices.KIND, "rock")
    drag(tool_of(hand, "rectangle"), at(5.0, 5.0), at(11.0, 9.0))
    piece, rock = hand.scene.terrain[0], KINDS["rock"]
    assert (piece.kind, piece.ground, piece.sight, piece.top) == ("rock", rock.ground, rock.sight, rock.top)
    hand.options.put(choices.HEIGHT, "75 mm")
    drag(tool_of(hand, "rectangle"), at(15.0, 5.0), at(21.0, 9.0))
    assert hand.scene.terrain[1].top == pytest.approx(75 / 25.4)


def test_a_height_that_is_none_is_refused(hand):
    with pytest.raises(ValueError, match="usual"):
        hand.options.put(choices.HEIGHT, "tall")
    with pytest.raises(ValueError, match="Nothing is -1 high"):
        hand.options.put(choices.HEIGHT, "-1")


def test_a_zone_has_a_kind_a_side_and_a_shape(hand):
    tool = tool_of(hand, "zone")
    side = next(option for option in tool.options if option.key == "draw_side")
    assert [value for value, _ in side.words] == ["one", "two", ""]
    hand.options.put(side, "two")
    drag(tool, at(0.0, 34.0), at(60.0, 44.0))
    zone = hand.scene.zones[0]
    assert (zone.id, zone.kind, zone.side) == ("deployment1", "deployment", "two")
    hand.options.put(choices.SHAPE, "circle")
    drag(tool, at(30.0, 22.0), at(36.0, 22.0))
    assert hand.scene.zones[1].outline == Circle((30.0, 22.0), 6.0)
    assert hand.document.history.labels[-1] == "Draw a deployment zone of two, 12 in across"


def test_objectives_are_spots_or_areas(hand):
    tool = tool_of(hand, "objective")
    click(tool, (30.0, 22.0))
    assert (hand.scene.objectives[0].kind, hand.scene.objectives[0].at) == ("marker", (30.0, 22.0))
    hand.options.put(choices.OBJECTIVE, "exit")
    drag(tool, at(0.0, 0.0), at(6.0, 6.0))
    assert hand.scene.objectives[1].outline is not None and hand.scene.objectives[1].at is None
    hand.options.put(choices.OBJECTIVE, "flag")
    tool.move(at(1.0, 1.0))
    assert tool.typed("12, 8") == ""
    assert (hand.scene.objectives[2].kind, hand.scene.objectives[2].at) == ("flag", (12.0, 8.0))


def test_entry_edges_areas_borders_and_notes(hand):
    click(tool_of(hand, "entry"), (0.0, 10.0), (0.0, 20.0), (0.0, 20.0))
    drag(tool_of(hand, "area"), at(10.0, 10.0), at(20.0, 20.0))
    hand.options.put(choices.BORDER, "step")
    click(tool_of(hand, "border"), (10.0, 10.0), (20.0, 10.0), (20.0, 10.0))
    assert hand.scene.entries[0].points == ((0.0, 10.0), (0.0, 20.0))
    assert hand.scene.areas[0].polygon.points[2] == (20.0, 20.0)
    assert (hand.scene.borders[0].kind, hand.scene.borders[0].id) == ("step", "border1")


def test_an_area_is_drawn_with_its_room_and_who_starts_there(hand):
    hand.options.put(choices.AREA_CAPACITY, 3.0)
    start = choices.start_choice(hand.scene)
    side = start.words[0][0]
    hand.options.put(start, side)
    drag(tool_of(hand, "area"), at(10.0, 10.0), at(20.0, 20.0))
    assert (hand.scene.areas[0].capacity, hand.scene.areas[0].start) == (3, side)


def test_a_note_asks_for_its_words_once_its_place_is_set(hand):
    asked = []
    tool = drawing_tool("note", hand, asked.append)
    click(tool, (30.0, 22.0))
    assert asked == [""] and hand.scene.notes == ()
    assert "Type what the note says" in tool.typed("   ")
    assert tool.typed("Hold  the ford") == ""
    assert [(note.at, note.text) for note in hand.scene.notes] == [((30.0, 22.0), "Hold the ford")]


def test_a_light_is_set_with_its_reach_by_a_click_or_by_typing_and_not_off_the_table(hand):
    hand.options.put(choices.LIGHT_REACH, 9.0)
    tool = tool_of(hand, "light")
    click(tool, (30.0, 22.0))
    tool.move(at(1.0, 1.0))
    assert tool.typed("12, 8") == ""
    click(tool, (70.0, 22.0))
    assert [(light.at, light.range) for light in hand.scene.lights] == [
        ((30.0, 22.0), 9.0),
        ((12.0, 8.0), 9.0),
    ]
    assert hand.document.history.labels[-1] == "Set a light at 12, 8 in"


@pytest.mark.parametrize("name", DRAWING_TOOLS)
def test_every_tool_says_what_a_click_does_and_can_be_put_away(hand, name):
    tool = tool_of(hand, name)
    assert tool.hint()
    assert tool.options[-1].key.startswith("snap")
    assert not tool.cancel()
    assert not tool.is_drawing


def test_what_is_drawn_is_read_back_from_a_file_as_it_is(hand):
    drag(tool_of(hand, "ellipse"), at(4.0, 6.0), at(10.0, 10.0))
    click(tool_of(hand, "hill"), (20.0, 20.0), (30.0, 21.0), (28.0, 30.0), (28.0, 30.0))
    drag(tool_of(hand, "zone"), at(0.0, 34.0), at(60.0, 44.0))
    click(tool_of(hand, "objective"), (30.0, 22.0))
    click(tool_of(hand, "way"), (2.0, 2.0), (10.0, 3.0), (14.0, 9.0), (14.0, 9.0))
    assert parse_scene(scene_bytes(hand.scene), "x") == hand.scene


def test_new_parts_lie_in_the_layer_that_is_drawn_in(hand):
    hand.layer = "Ground"
    drag(tool_of(hand, "rectangle"), at(5.0, 5.0), at(11.0, 9.0))
    assert hand.scene.terrain[0].hold.layer == "Ground"


def test_numbers_of_pieces_go_on_from_those_that_are_there():
    hand = studio(table(square("ruin1"), square("ruin3", 20.0)))
    drag(tool_of(hand, "rectangle"), at(5.0, 35.0), at(11.0, 39.0))
    assert hand.scene.terrain[-1].id == "ruin2"


def test_a_tournament_layout_is_typed_from_its_published_numbers():
    published = [  # length, width, centre and turn of one half; the other is its half turn
        (12.0, 6.0, 8.6, 16.6, 76.0), (12.0, 6.0, 23.5, 11.0, 0.0), (10.0, 5.0, 37.3, 17.2, 345.0),
        (6.0, 4.0, 12.75, 26.5, 30.0), (6.0, 4.0, 27.4, 23.3, 345.0), (2.5, 1.0, 23.7, 18.6, 10.0),
        (5.0, 2.5, 3.2, 26.1, 90.0), (4.0, 4.0, 39.25, 5.5, 45.0),
    ]  # fmt: skip
    hand = studio(table(width=44.0, height=60.0))
    assert hand.set_symmetry("half-turn")
    tool = tool_of(hand, "rectangle")
    for long, wide, x, y, turned in published:
        assert tool.typed(f"{long:g} x {wide:g} about {x:g}, {y:g} turned {turned:g}") == ""
    assert len(hand.scene.terrain) == 16
    drawn = [piece.outline.points for piece in hand.scene.terrain]
    for row, (long, wide, x, y, turned) in enumerate(published):
        sine, cosine = sin(radians(turned)), cos(radians(turned))
        corners = [(sx * long / 2, sy * wide / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        expected = [(x + u * cosine - v * sine, y + u * sine + v * cosine) for u, v in corners]
        twin = [(44.0 - u, 60.0 - v) for u, v in expected]
        for ring, wanted in zip(drawn[2 * row : 2 * row + 2], (expected, twin), strict=True):
            assert all(hypot(a - c, b - d) < 1e-6 for (a, b), (c, d) in zip(ring, wanted, strict=True))


def test_two_lengths_without_a_sign_are_the_next_corners_place_and_with_one_a_step(hand):
    tool = tool_of(hand, "polygon")
    for text in ("10, 10", "16, 10", "+0, 3"):
        assert tool.typed(text) == ""
    tool.enter()
    assert ring_of(hand.scene, "ruin1") == ((10.0, 10.0), (16.0, 10.0), (16.0, 13.0))


def test_two_lengths_without_a_blank_are_a_place_and_a_comma_is_decimal_where_none_can_be_meant(hand):
    tool = tool_of(hand, "polygon")
    click(tool, (20.0, 30.0))
    tool.move(at(30.0, 30.0))
    for text in ("26,30", "4,5 at 0", "to 24,20", ",5"):
        assert tool.typed(text) == ""
        tool.move(at(0.0, 20.0))
    assert tool.typed("2,5 in") == ""
    assert tool.typed("26,") == '"26," is no place; write it like 12, 8 · 4 at 90 · +3, -1'
    assert tool.typed("4 at 99999") == '"99999" is no bearing; write it like 12, 8 · 4 at 90 · +3, -1'
    tool.enter()
    assert ring_of(hand.scene, "ruin1") == (
        (20.0, 30.0), (26.0, 30.0), (26.0, 25.5), (24.0, 20.0), (23.5, 20.0), (21.0, 20.0)
    )  # fmt: skip


def test_what_lies_partly_off_the_table_is_drawn_and_what_lies_wholly_off_it_is_refused(hand):
    tool = tool_of(hand, "rectangle")
    assert tool.typed("20 x 6 about 0, 10") == ""
    assert "wholly off the table of 60 × 44 in" in tool.typed("20 x 6 about -11, 10")
    assert len(hand.scene.terrain) == 1
    tool = tool_of(hand, "entry")
    assert (tool.typed("500,500"), tool.typed("500,510")) == ("", "")
    tool.enter()
    assert "wholly off the table" in hand.complaint and hand.scene.entries == ()


def test_a_turned_rectangle_is_told_by_its_sides(hand):
    tool_of(hand, "rectangle").typed("3 x 5 about 12, 8 turned 45")
    assert hand.document.history.labels[-1] == "Draw a ruin, 3 × 5 in"


def test_an_open_border_is_told_as_one(hand):
    hand.options.put(choices.BORDER, "open")
    click(tool_of(hand, "border"), (2.0, 2.0), (8.0, 2.0), (8.0, 2.0))
    assert hand.document.history.labels[-1] == "Draw an open border, 6 in long"


def test_what_is_typed_is_seen_before_it_is_put_down():
    hand = studio()
    tool = drawing_tool("rectangle", hand, lambda _: None)
    tool.foresee("6 x 4 at 12")
    assert hand.shown.terrain == ()
    tool.foresee("6 x 4 at 12, 8")
    assert hand.shown.terrain[0].outline.points[2] == (18.0, 12.0)
    assert hand.scene.terrain == () and not tool.is_drawing
    tool.foresee("")
    assert hand.shown.terrain == ()


def test_a_radius_that_is_typed_is_seen_about_the_centre_that_was_clicked():
    hand = studio()
    tool = drawing_tool("circle", hand, lambda _: None)
    click(tool, (10.0, 10.0))
    tool.foresee("3")
    assert hand.shown.terrain[0].outline == Circle((10.0, 10.0), 3.0)
    tool.foresee("x")
    assert hand.shown.terrain == ()
    assert tool.is_drawing
