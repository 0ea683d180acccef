"""The commands that change what is selected, with and without numbers, as the history words them."""

from math import hypot

import pytest
from drawn_table import box, everything, model, of, outline, piece, table, terrain

from battlefield.app.design.drawing.cuts import HoleMaking, SplitMaking
from battlefield.app.design.drawing.shapes import DrawingError, Place, Trace
from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.editing import NOTHING, edit_handlers
from battlefield.app.design.edits.copies import duplicated
from battlefield.app.design.edits.grouping import locked
from battlefield.app.design.properties.typed_edits import MOVE, TYPED_EDITS, foresee, typed_act
from battlefield.app.design.studio import Studio
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Circle, Polygon
from battlefield.geometry.pieces.boxes import Box

THREE = table(
    piece("a", box(0, 0, 4, 4), name="Hall"), piece("b", box(2, 2, 6, 6)), piece("c", box(20, 10, 24, 12))
)


def studio_with(scene, refs):
    """A studio in which parts are selected."""
    studio = Studio(Document(scene))
    studio.select(refs)
    return studio


def done(scene, refs, command):
    """Run a command; give the studio."""
    studio = studio_with(scene, refs)
    edit_handlers(studio)[command]()
    return studio


def written(scene, refs, command, text):
    """Type the numbers of a command; give the studio and what refuses them."""
    studio = studio_with(scene, refs)
    edit = MOVE if command == "move" else TYPED_EDITS[command]
    return studio, typed_act(studio, edit, text)


LABELS = [
    ("align_left", "ac", "Align 2 pieces of terrain: left"),
    ("align_table_middle", "a", "Align Hall to the table: middle"),
    ("space_across", "abc", "Space 3 pieces of terrain evenly across"),
    ("space_centres_down", "abc", "Space the centres of 3 pieces of terrain evenly down"),
    ("mirror_board_across", "a", "Mirror Hall to the other side of the table"),
    ("mirror_across", "ac", "Flip 2 pieces of terrain left to right"),
    ("group", "ab", "Group 2 pieces of terrain"),
    ("order_front", "a", "Bring Hall to the front"),
    ("order_back", "c", "Send c to the back"),
    ("unite", "ab", "Unite 2 pieces of terrain"),
    ("subtract", "ab", "Subtract the highest of 2 pieces of terrain"),
    ("intersect", "ab", "Intersect 2 pieces of terrain"),
    ("lock_parts", "a", "Lock Hall"),
    ("hide_parts", "ab", "Hide 2 pieces of terrain"),
]


@pytest.mark.parametrize(("command", "ids", "label"), LABELS)
def test_each_command_is_one_readable_step_of_the_history(command, ids, label):
    studio = done(THREE, terrain(*ids), command)
    assert studio.document.history.labels == ("Opened", label)
    assert studio.complaint == ""
    studio.undo()
    assert studio.scene == THREE


@pytest.mark.parametrize(
    "command", [name for name in edit_handlers(studio_with(THREE, [])) if name not in
                ("show_all_parts", "unlock_all", "select_same", "select_inverse")]
)  # fmt: skip
def test_nothing_selected_is_said_and_nothing_is_done(command):
    studio = done(THREE, [], command)
    assert studio.complaint == NOTHING and studio.scene is THREE


@pytest.mark.parametrize("command", ["align_left", "group", "unite", "contact", "space_down", "fill_holes"])
def test_what_cannot_be_is_said_and_nothing_is_done(command):
    studio = done(THREE, terrain("a"), command)
    assert studio.complaint and studio.scene is THREE


def test_what_is_locked_says_so():
    studio = done(locked(THREE, terrain("a"), True), terrain("a"), "mirror_board_across")
    assert "locked" in studio.complaint


def test_locking_twice_frees_again():
    studio = done(THREE, terrain("a"), "lock_parts")
    edit_handlers(studio)["lock_parts"]()
    assert studio.document.history.labels[-1] == "Unlock Hall" and studio.scene == THREE


def test_what_is_hidden_is_not_selected_and_comes_back_selected():
    studio = done(THREE, terrain("a"), "hide_parts")
    assert studio.selection == ()
    edit_handlers(studio)["show_all_parts"]()
    assert studio.selection == tuple(terrain("a")) and studio.scene == THREE
    edit_handlers(studio)["show_all_parts"]()
    assert studio.complaint == "Nothing is hidden"


def test_pieces_that_a_cut_leaves_are_selected():
    scene = table(piece("a", box(0, 0, 4, 4)), piece("k", box(1, -1, 2, 5)))
    assert done(scene, terrain("a", "k"), "subtract").selection == tuple(terrain("a", "a1"))


def test_the_same_kind_and_the_others_are_selected():
    scene = everything()
    more = studio_with(scene, [Ref("zone", "north")])
    edit_handlers(more)["select_same"]()
    assert more.selection == (Ref("zone", "north"),)
    edit_handlers(more)["select_inverse"]()
    assert Ref("zone", "north") not in more.selection and len(more.selection) > 5


def test_the_selection_goes_into_the_layer_drawn_in():
    studio = studio_with(everything(), terrain("ruin"))
    studio.layer = "ground"
    edit_handlers(studio)["to_layer"]()
    assert of(studio.scene, "terrain", "ruin").hold.layer == "ground"
    assert studio.document.history.labels[-1] == "Move Old ruin to layer ground"


TYPED = [
    ("move", "+3, -1", "Move c by +3, -1", box(23, 9, 27, 11)),
    ("move", "to 10, 10", "Move c to 10, 10", box(8, 9, 12, 11)),
    ("turn_typed", "90", "Turn c by 90°", box(21, 9, 23, 13)),
    ("turn_typed", "180 about 20, 10", "Turn c by 180° about 20 in, 10 in", box(16, 8, 20, 10)),
    ("scale_typed", "2", "Scale c to 200 %", box(18, 9, 26, 13)),
    ("scale_typed", "50 % x 100 %", "Scale c to 50 by 100 %", box(21, 10, 23, 12)),
    ("scale_typed", "2 about 20, 10", "Scale c to 200 % about 20 in, 10 in", box(20, 10, 28, 14)),
    ("grow", "1/2", "Move the edge of c 0.5 in out", box(19.5, 9.5, 24.5, 12.5)),
    ("grow", "-12.7mm", "Move the edge of c 0.5 in in", box(20.5, 10.5, 23.5, 11.5)),
]


@pytest.mark.parametrize(("command", "text", "label", "after"), TYPED)
def test_numbers_are_typed_for_what_is_selected(command, text, label, after):
    studio, refused = written(THREE, terrain("c"), command, text)
    assert refused == ""
    assert studio.document.history.labels[-1] == label
    assert sorted(outline(studio.scene, "c").points) == sorted(after.points)


def test_each_part_is_turned_about_itself_when_so_typed():
    studio, _ = written(THREE, terrain("a", "c"), "turn_typed", "90 each")
    assert sorted(outline(studio.scene, "a").points) == sorted(box(0, 0, 4, 4).points)
    assert sorted(outline(studio.scene, "c").points) == sorted(box(21, 9, 23, 13).points)


@pytest.mark.parametrize("text", ["3 x 5, 0", "3 by 5, 0", "3 times 5 at 90", "3 5, 0"])
def test_a_row_of_copies_is_typed(text):
    studio, refused = written(THREE, terrain("c"), "copy_row", text)
    assert refused == ""
    found = [part.outline for part in studio.scene.terrain[3:]]
    assert [sorted(each.points) for each in found] == [
        sorted(box(x, 10, x + 4, 12).points) for x in (25, 30, 35)
    ]
    assert len(studio.selection) == 3


def test_a_ring_of_copies_is_typed():
    scene = table(piece("d", Circle((30.0, 18.0), 1.0)))
    studio, refused = written(scene, terrain("d"), "copy_ring", "3")
    assert refused == ""
    assert [part.outline.centre for part in studio.scene.terrain] == [(30, 18), (24, 24), (18, 18), (24, 12)]
    studio, _ = written(scene, terrain("d"), "copy_ring", "1 by 180 about 30, 20 ")
    assert studio.scene.terrain[-1].outline.centre == (30, 22)


def test_simplifying_says_in_the_history_what_it_cost():
    bumpy = piece("p", Polygon(((0.0, 0.0), (2.0, 0.1), (4.0, 0.0), (4.0, 4.0))))
    studio, refused = written(table(bumpy), terrain("p"), "simplify", "1/4")
    assert refused == ""
    assert studio.document.history.labels[-1] == "Simplify p: 1 corner fewer, the edge at most 0.1 in off"


def test_bases_are_spread_as_typed():
    scene = table(model("m", 10, 10), model("n", 10.2, 10))
    refs = [Ref("model", "m"), Ref("model", "n")]
    studio, refused = written(scene, refs, "spread", "1")
    assert refused == "" and studio.scene.models[1].at == (12.0, 10.0)
    assert studio.document.history.labels[-1] == "Spread 2 bases, 1 in apart"


WRONG = [
    ("move", "far"), ("turn_typed", "x"), ("turn_typed", "1e9"), ("turn_typed", "30 about here"),
    ("scale_typed", ""),
    ("scale_typed", "0"), ("scale_typed", "-1"), ("scale_typed", "9999"), ("copy_row", "3"),
    ("copy_row", "x"),
    ("copy_row", "0 x 1, 0"), ("copy_row", "999 x 1, 0"), ("copy_row", "2 x 0, 0"), ("copy_ring", ""),
    ("copy_ring", "0"), ("grow", "wide"), ("grow", "-9"), ("simplify", "0"), ("simplify", "-1"),
    ("spread", "-1"),
    ("spread", "x"), ("move", "+2000, 0"),
]  # fmt: skip


@pytest.mark.parametrize(("command", "text"), WRONG)
def test_numbers_that_cannot_be_are_refused_with_one_sentence(command, text):
    studio, refused = written(THREE, terrain("c"), command, text)
    assert 10 < len(refused) < 200 and "\n" not in refused
    assert studio.scene is THREE


@pytest.mark.parametrize(
    ("command", "text"),
    [("copy_row", "3 x 5, 0"), ("copy_ring", "2 about 24, 18"), ("turn_typed", "30"), ("scale_typed", "2"),
     ("grow", "0.5"), ("move", "+3, -1")],
)  # fmt: skip
def test_what_is_typed_so_far_is_seen_as_it_will_be_done(command, text):
    edit = MOVE if command == "move" else TYPED_EDITS[command]
    studio = studio_with(THREE, terrain("a"))
    assert foresee(studio, edit, text) and studio.scene is THREE and studio.shown != THREE
    foreseen = studio.shown
    assert typed_act(studio, edit, text) == "" and studio.scene == foreseen


@pytest.mark.parametrize("text", ["", "3", "3 x", "3 x 5", "999 x 1, 0"])
def test_what_is_no_edit_yet_shows_the_table_as_it_is(text):
    studio = studio_with(THREE, terrain("a"))
    assert foresee(studio, TYPED_EDITS["copy_row"], "3 x 5, 0")
    assert not foresee(studio, TYPED_EDITS["copy_row"], text)
    assert studio.shown is THREE


def test_a_drawn_line_splits_what_is_selected_and_a_drawn_hole_is_cut():
    studio = studio_with(THREE, terrain("a"))
    scene, refs = SplitMaking().made(studio, THREE, Trace(((2.0, 0.0), (2.0, 4.0))))
    assert len(refs) == 2 and outline(scene, "a") == box(0, 0, 2, 4)
    scene, _ = HoleMaking().made(studio, THREE, box(1, 1, 2, 2))
    assert len(outline(scene, "a").holes) == 1
    assert SplitMaking().label(studio, Trace(())) == "Split Hall"
    assert HoleMaking().label(studio, Trace(())) == "Cut a hole into Hall"


@pytest.mark.parametrize(
    ("lines", "hole"),
    [
        (["2 x 1 about 2, 2"], box(1, 1.5, 3, 2.5)),
        (["2 x 1 in at 1, 1"], box(1, 1, 3, 2)),
        (["1, 1", "2 x 1"], box(1, 1, 3, 2)),
        (["1, 1", "+2, 0", "+0, 1", ""], Polygon(((1.0, 1.0), (3.0, 1.0), (3.0, 2.0)))),
    ],
)
def test_a_hole_is_typed_as_a_rectangle_or_corner_by_corner(lines, hole):
    studio = studio_with(THREE, terrain("a"))
    tool = DrawingTool(studio, HoleMaking())
    assert all(tool.typed(line) == "" for line in lines if line) and (lines[-1] or tool.enter())
    ((ring,),) = (outline(studio.scene, "a").holes,)
    assert sorted(ring) == sorted(hole.points)


@pytest.mark.parametrize("lines", [["2 across about 2, 2"], ["radius 1 about 2, 2"], ["2, 2", "radius 1"]])
def test_a_hole_is_typed_as_a_circle(lines):
    studio = studio_with(THREE, terrain("a"))
    tool = DrawingTool(studio, HoleMaking())
    assert [tool.typed(line) for line in lines] == [""] * len(lines)
    ((ring,),) = (outline(studio.scene, "a").holes,)
    assert all(hypot(x - 2.0, y - 2.0) == pytest.approx(1.0, abs=1e-3) for x, y in ring)


def test_a_typed_hole_is_foreseen_and_refused_where_it_cannot_be():
    studio = studio_with(THREE, terrain("a"))
    tool = DrawingTool(studio, HoleMaking())
    tool.foresee("2 x 1 about 2, 2")
    assert len(outline(studio.shown, "a").holes) == 1 and studio.scene is THREE
    assert "place too" in tool.typed("2 x 1")
    assert tool.typed("1, 1") == "" and tool.typed("2, 1") == ""
    assert "Several corners" in tool.typed("2 x 1")


@pytest.mark.parametrize(
    ("making", "ids", "drawn"),
    [
        (SplitMaking(), "a", Trace(((20.0, 0.0), (30.0, 0.0)))),
        (SplitMaking(), "", Trace(((2.0, 0.0), (2.0, 4.0)))),
        (SplitMaking(), "a", Place((0.0, 0.0))),
        (HoleMaking(), "a", box(3, 3, 9, 9)),
        (HoleMaking(), "ab", box(1, 1, 2, 2)),
        (HoleMaking(), "", box(1, 1, 2, 2)),
    ],
)
def test_a_cut_that_cannot_be_is_refused_with_a_sentence(making, ids, drawn):
    studio = studio_with(THREE, terrain(*ids))
    with pytest.raises(DrawingError, match=" "):
        making.made(studio, THREE, drawn)


def test_images_follow_an_edit_under_a_symmetry():
    studio = Studio(Document(table(piece("a", box(0, 0, 4, 4)))))
    studio.set_symmetry("left-right")
    scene, copies = duplicated(studio.scene, terrain("a"), (6.0, 0.0))
    studio.do("Duplicate a", scene, copies)
    edit_handlers(studio)["align_table_bottom"]()
    boxes = [Box.of(part.outline) for part in studio.scene.terrain]
    assert [(each.left, each.bottom) for each in boxes] == [(0, 4), (6, 36), (38, 36)]
