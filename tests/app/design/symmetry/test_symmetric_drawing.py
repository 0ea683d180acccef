"""What is drawn, changed or taken away in a symmetry is so for all images."""

from dataclasses import replace
from random import Random

import pytest
from studios import at, disc, drag, ring_of, square, strip, studio, table

from battlefield.app.design.drawing.tools import drawing_tool
from battlefield.app.design.edits.copies import duplicated
from battlefield.app.design.parts.parts import added, deleted, find_part, ref_of, replaced
from battlefield.app.design.parts.transforms import moved, rotated, scaled
from battlefield.app.design.symmetry.images import element_count, image_of, is_same_part
from battlefield.app.design.symmetry.linking import families, made_symmetric, unlinked, with_symmetry
from battlefield.app.design.symmetry.symmetry import SymmetryError, with_images
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.rules.scene.contents import Area, Border, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Entry, Note, Zone

A, B = Ref("terrain", "a"), Ref("terrain", "b")


def drawn(scene, part):
    """A scene with a part drawn on it, and its images."""
    return with_images(scene, added(scene, part)[0])


def centres(scene):
    return {piece.id: piece.outline.centre for piece in scene.terrain}


@pytest.mark.parametrize(
    ("symmetry", "images"),
    [
        ("left-right", [(50.0, 12.0)]),
        ("top-bottom", [(10.0, 32.0)]),
        ("half-turn", [(50.0, 32.0)]),
        ("both", [(50.0, 12.0), (10.0, 32.0), (50.0, 32.0)]),
    ],
)
def test_what_is_drawn_has_its_images_at_once(symmetry, images):
    scene = drawn(table(symmetry=symmetry), disc("d1", (10.0, 12.0), 2.0))
    assert list(centres(scene).values()) == [(10.0, 12.0), *images]
    assert len({piece.hold.link for piece in scene.terrain}) == 1
    assert [piece.hold.image for piece in scene.terrain] == list(range(len(images) + 1))
    assert len({piece.id for piece in scene.terrain}) == len(images) + 1


def test_a_quarter_turn_goes_round_a_square_table():
    scene = drawn(table(width=36.0, height=36.0, symmetry="quarter-turn"), disc("d1", (18.0, 4.0), 2.0))
    assert list(centres(scene).values()) == [(18.0, 4.0), (32.0, 18.0), (18.0, 32.0), (4.0, 18.0)]


def test_an_oblong_table_has_no_quarter_turn():
    with pytest.raises(SymmetryError, match=r"Only a square table.*60 × 44 in"):
        with_symmetry(table(), "quarter-turn")


def test_without_a_symmetry_nothing_is_doubled():
    assert len(drawn(table(), disc("d1")).terrain) == 1


@pytest.mark.parametrize("symmetry", ["left-right", "half-turn", "both"])
def test_a_piece_in_the_middle_is_its_own_image(symmetry):
    scene = drawn(table(symmetry=symmetry), disc("d1", (30.0, 22.0), 2.0))
    assert len(scene.terrain) == 1
    assert scene.terrain[0].hold.link


def test_a_piece_on_one_of_two_axes_has_one_image():
    scene = drawn(table(symmetry="both"), disc("d1", (30.0, 10.0), 2.0))
    assert sorted(centres(scene).values()) == [(30.0, 10.0), (30.0, 34.0)]


def test_a_square_about_the_axis_is_its_own_image_though_its_ring_runs_the_other_way():
    scene = drawn(table(symmetry="left-right"), square("a", 28.0, 4.0, 4.0))
    assert len(scene.terrain) == 1


def test_moving_one_moves_its_image_the_other_way():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0), 2.0))
    now = with_images(scene, moved(scene, [A], (3.0, 1.0)))
    assert sorted(centres(now).values()) == [(13.0, 13.0), (47.0, 13.0)]


def test_the_image_leads_where_it_is_the_image_that_is_moved():
    scene = drawn(table(symmetry="half-turn"), disc("a", (10.0, 12.0), 2.0))
    image = Ref("terrain", scene.terrain[1].id)
    now = with_images(scene, moved(scene, [image], (1.0, 1.0)))
    assert centres(now) == {"a": (9.0, 11.0), image.id: (51.0, 33.0)}


def test_of_two_images_that_are_moved_together_the_one_in_the_hand_leads():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0), 2.0))
    image = Ref("terrain", scene.terrain[1].id)
    both = moved(scene, [A, image], (2.0, 0.0))
    assert centres(with_images(scene, both, A))["a"] == (12.0, 12.0)
    assert centres(with_images(scene, both, image))["a"] == (8.0, 12.0)


def test_a_piece_moved_off_the_axis_gets_an_image_and_loses_it_on_the_axis():
    scene = drawn(table(symmetry="left-right"), disc("a", (30.0, 10.0), 2.0))
    off = with_images(scene, moved(scene, [A], (-5.0, 0.0)))
    assert sorted(centres(off).values()) == [(25.0, 10.0), (35.0, 10.0)]
    back = with_images(off, moved(off, [A], (5.0, 0.0)))
    assert centres(back) == {"a": (30.0, 10.0)}


def test_deleting_one_deletes_all_its_images():
    scene = drawn(drawn(table(symmetry="both"), disc("a", (10.0, 12.0))), disc("b", (20.0, 8.0)))
    assert len(scene.terrain) == 8
    image = Ref("terrain", scene.terrain[2].id)
    left = with_images(scene, deleted(scene, [image]))
    assert len(left.terrain) == 4
    assert not any(piece.hold.link == scene.terrain[0].hold.link for piece in left.terrain)


def test_any_other_change_is_made_to_all_images():
    scene = drawn(table(symmetry="half-turn"), disc("a", (10.0, 12.0), kind="ruin"))
    part = find_part(scene, A)
    higher = replace(part, top=4.0, name="Keep", ground=("impassable",), hold=replace(part.hold, layer="x"))
    now = with_images(scene, replaced(scene, {A: higher}))
    assert [(p.top, p.name, p.ground, p.hold.layer) for p in now.terrain] == [
        (4.0, "Keep", ("impassable",), "x")
    ] * 2


def test_a_part_that_is_renamed_keeps_its_images():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0)))
    now = with_images(scene, replaced(scene, {A: replace(find_part(scene, A), id="keep")}))
    assert [piece.id for piece in now.terrain] == ["keep", scene.terrain[1].id]


def test_parts_that_lay_there_before_stay_as_they_are():
    scene = table(disc("a", (10.0, 12.0)), symmetry="left-right")
    now = with_images(scene, moved(scene, [A], (1.0, 0.0)))
    assert centres(now) == {"a": (11.0, 12.0)}


def test_a_copy_has_images_of_its_own():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0)))
    copied, _ = duplicated(scene, [A], (5.0, 0.0))
    now = with_images(scene, copied)
    assert sorted(centres(now).values()) == [(10.0, 12.0), (15.0, 12.0), (45.0, 12.0), (50.0, 12.0)]
    links = [piece.hold.link for piece in now.terrain]
    assert sorted(links.count(link) for link in set(links)) == [2, 2]


def test_copies_of_a_piece_and_its_image_are_images_of_each_other():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0)))
    copied, _ = duplicated(scene, [A, Ref("terrain", scene.terrain[1].id)], (0.0, 5.0))
    now = with_images(scene, copied)
    assert sorted(centres(now).values()) == [(10.0, 12.0), (10.0, 17.0), (50.0, 12.0), (50.0, 17.0)]


def test_the_images_of_a_group_are_groups_of_their_own():
    scene = table(symmetry="both")
    for place in ((10.0, 12.0), (14.0, 12.0)):
        piece = disc("a", place)
        scene = drawn(scene, replace(piece, hold=replace(piece.hold, group="hill 1")))
    groups = {}
    for piece in scene.terrain:
        groups.setdefault(piece.hold.group, []).append(piece.outline.centre)
    assert sorted(groups) == ["hill 1", "hill 1@1", "hill 1@2", "hill 1@3"]
    assert groups["hill 1@3"] == [(50.0, 32.0), (46.0, 32.0)]
    image = next(piece for piece in scene.terrain if piece.hold.group == "hill 1@3")
    again = with_images(scene, moved(scene, [Ref("terrain", image.id)], (1.0, 0.0)))
    assert [piece.hold.group for piece in again.terrain] == [piece.hold.group for piece in scene.terrain]


def test_zones_edges_and_objectives_change_sides():
    ring = ((0.0, 0.0), (60.0, 0.0), (60.0, 9.0), (0.0, 9.0))
    scene = table(symmetry="half-turn")
    scene = drawn(scene, Zone("z", Polygon(ring), "deployment", "red"))
    assert [(zone.side, zone.outline.points[0]) for zone in scene.zones] == [
        ("red", (0.0, 0.0)),
        ("two", (60.0, 44.0)),
    ]
    scene = drawn(scene, Entry("e", ((0.0, 0.0), (20.0, 0.0)), "two"))
    assert [(entry.side, entry.points) for entry in scene.entries][1] == ("red", ((60.0, 44.0), (40.0, 44.0)))
    scene = drawn(scene, Objective("o", "flag", at=(10.0, 5.0), side="red"))
    assert [(each.side, each.at) for each in scene.objectives] == [
        ("red", (10.0, 5.0)),
        ("two", (50.0, 39.0)),
    ]


def test_what_nobody_owns_stays_nobodys():
    scene = drawn(table(symmetry="left-right"), Objective("o", "marker", at=(10.0, 5.0)))
    assert [each.side for each in scene.objectives] == ["", ""]


@pytest.mark.parametrize(
    ("ring", "sides"),
    [
        (((0.0, 0.0), (20.0, 0.0), (20.0, 6.0), (0.0, 6.0)), ["one", "one", "two", "two"]),
        (((0.0, 12.0), (6.0, 12.0), (6.0, 20.0), (0.0, 20.0)), ["one", "two", "one", "two"]),
    ],
)
def test_of_four_zones_those_at_one_edge_belong_to_one_side(ring, sides):
    scene = drawn(table(symmetry="both"), Zone("z", Polygon(ring), "deployment", "one"))
    assert [zone.side for zone in scene.zones] == sides


def test_notes_areas_borders_and_walls_have_images_too():
    scene = drawn(table(symmetry="left-right"), Note("n", (5.0, 5.0), "Ford"))
    scene = drawn(scene, Area("r", Polygon(((0.0, 0.0), (6.0, 0.0), (6.0, 6.0)))))
    scene = drawn(scene, Border(((6.0, 0.0), (6.0, 6.0)), "step", "b"))
    scene = drawn(scene, strip("w"))
    assert [note.at for note in scene.notes] == [(5.0, 5.0), (55.0, 5.0)]
    assert scene.areas[1].polygon.points == ((60.0, 0.0), (54.0, 0.0), (54.0, 6.0))
    assert scene.borders[1].points == ((54.0, 0.0), (54.0, 6.0))
    assert scene.terrain[1].outline.points == ((58.0, 2.0), (52.0, 2.0))


def test_an_ellipse_stays_an_ellipse_in_its_image():
    hand = studio(table(symmetry="left-right"))
    tool = drawing_tool("ellipse", hand, lambda _: None)
    assert tool.typed("6 x 3 about 10, 12 turned 30") == ""
    first, second = hand.scene.terrain
    assert first.shape_extra["ellipse"] == {"at": [10.0, 12.0], "length": 3.0, "width": 6.0, "bearing": 30.0}
    assert second.shape_extra["ellipse"] == {
        "at": [50.0, 12.0],
        "length": 3.0,
        "width": 6.0,
        "bearing": 150.0,
    }
    assert second.outline.points[0] == pytest.approx(
        (60 - first.outline.points[0][0], first.outline.points[0][1])
    )


def test_images_let_go_stay_where_they_are():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0)))
    free = with_images(scene, unlinked(scene, [A]))
    assert [piece.hold.link for piece in free.terrain] == ["", ""]
    now = with_images(free, moved(free, [A], (1.0, 0.0)))
    assert sorted(centres(now).values()) == [(11.0, 12.0), (50.0, 12.0)]


def test_a_layout_that_is_symmetric_already_is_linked_when_the_symmetry_is_set():
    pieces = disc("a", (10.0, 12.0)), disc("b", (50.0, 32.0)), disc("c", (5.0, 5.0))
    scene = with_symmetry(table(*pieces), "half-turn")
    links = {piece.id: piece.hold.link for piece in scene.terrain}
    assert links["a"] == links["b"] != ""
    assert links["c"] == ""
    assert families(scene, [B]) == (A, B)


def test_another_symmetry_lets_go_of_what_it_does_not_keep():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0)))
    turned = with_symmetry(scene, "half-turn")
    assert [piece.hold.link for piece in turned.terrain] == ["", ""]
    again = with_symmetry(turned, "left-right")
    assert again.terrain[0].hold.link == again.terrain[1].hold.link != ""


def test_what_lies_there_is_made_symmetric_on_demand_and_a_twin_is_taken_for_the_image():
    scene = table(
        disc("a", (10.0, 12.0)), disc("b", (50.0, 12.0)), disc("c", (5.0, 5.0)), symmetry="left-right"
    )
    now = made_symmetric(scene, [A, Ref("terrain", "c")])
    assert sorted(centres(now).values()) == [(5.0, 5.0), (10.0, 12.0), (50.0, 12.0), (55.0, 5.0)]
    assert now.terrain[0].hold.link == now.terrain[1].hold.link != ""


def test_images_are_exact_after_a_thousand_moves():
    scene = drawn(table(symmetry="half-turn"), square("a", 4.1, 4.3, 3.7))
    image = Ref("terrain", scene.terrain[1].id)
    for n in range(500):
        scene = with_images(scene, moved(scene, [A if n % 2 else image], (0.1, 0.07)))
    mirrored = tuple((round(60 - x, 7), round(44 - y, 7)) for x, y in ring_of(scene, "a"))
    assert ring_of(scene, image.id) == mirrored


def test_a_drag_in_the_studio_shows_and_moves_the_image():
    from battlefield.app.design.hands.select_tool import DesignSelectTool

    hand = studio(drawn(table(symmetry="left-right"), square("a", 4.0, 4.0)))
    tool = DesignSelectTool(hand, lambda _a, _b: ())
    tool.press(at(5.0, 5.0, "a"))
    tool.move(at(8.0, 5.0, "a"))
    image = hand.scene.terrain[1].id
    assert min(x for x, _ in ring_of(hand.shown, image)) == 49.0
    assert hand.lifted == {A, Ref("terrain", image)}
    tool.release(at(8.0, 5.0, "a"))
    assert min(x for x, _ in ring_of(hand.scene, image)) == 49.0
    assert hand.document.history.labels[-1] == "Move a by 3.00 in at 90°"


def test_an_undo_takes_the_images_back_too():
    hand = studio(table(symmetry="half-turn"))
    drag(drawing_tool("circle", hand, lambda _: None), at(10.0, 10.0), at(12.0, 10.0))
    assert [piece.outline for piece in hand.scene.terrain] == [
        Circle((10.0, 10.0), 2.0),
        Circle((50.0, 34.0), 2.0),
    ]
    hand.undo()
    assert hand.scene.terrain == ()


def test_a_symmetry_that_cannot_be_is_refused_with_the_reason():
    hand = studio()
    assert not hand.set_symmetry("quarter-turn")
    assert "square" in hand.complaint
    assert hand.set_symmetry("left-right")
    assert hand.document.history.labels[-1] == "Draw in symmetry: left and right"


def test_terrain_without_any_change_is_not_touched():
    scene = drawn(table(symmetry="left-right"), disc("a", (10.0, 12.0)))
    other = replace(scene, notes=(Note("n", (1.0, 1.0), "x"),))
    assert with_images(scene, other).terrain is scene.terrain
    assert isinstance(scene.terrain[0], Terrain)


@pytest.mark.parametrize("symmetry", ["left-right", "half-turn", "both"])
def test_whatever_is_done_the_table_stays_symmetric_to_the_last_digit(symmetry):
    dice, hand = Random(symmetry), studio(table(symmetry=symmetry))
    for _ in range(60):
        pieces = hand.scene.terrain
        chosen = [ref_of(piece) for piece in dice.sample(pieces, min(len(pieces), dice.randint(1, 3)))]
        by = (dice.randint(-40, 40) / 8, dice.randint(-40, 40) / 8)
        act = dice.choice(["draw", "draw", "move", "turn", "scale", "copy", "delete"])
        if act == "draw" or not chosen:
            place = (dice.randint(0, 480) / 8, dice.randint(0, 350) / 8)
            hand.do("Draw", added(hand.scene, square("a", *place, dice.randint(1, 30) / 8))[0])
        elif act == "move":
            hand.do("Move", moved(hand.scene, chosen, by))
        elif act == "turn":
            hand.do("Turn", rotated(hand.scene, chosen, 17.0))
        elif act == "scale":
            hand.do("Scale", scaled(hand.scene, chosen, 1.1, 0.9))
        elif act == "copy":
            hand.do("Copy", duplicated(hand.scene, chosen, by)[0])
        elif len(pieces) > 20:
            hand.do("Delete", deleted(hand.scene, chosen))
    assert len(hand.scene.terrain) > 8
    loose = hand.scene.terrain
    for element in range(1, element_count(symmetry)):
        for piece in loose:
            image = image_of(hand.scene, piece, element)
            assert any(is_same_part(image, other) for other in loose), (element, piece.id)


def test_making_a_drawing_symmetric_gives_each_piece_its_images_and_no_second_ones():
    made = studio(table(square("a", 4.0, 4.0), square("b", 20.0, 6.0)))
    made.set_symmetry("half-turn")
    refs = [Ref("terrain", piece.id) for piece in made.scene.terrain]
    assert made.do("Make symmetric", made_symmetric(made.scene, refs))
    assert len(made.scene.terrain) == 4
    links = sorted((piece.hold.link, piece.hold.image) for piece in made.scene.terrain)
    assert links == [("a", 0), ("a", 1), ("b", 0), ("b", 1)]
