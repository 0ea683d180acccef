"""Parts grouped, locked, hidden, layered, ordered and copied."""

import pytest
from drawn_table import box, everything, held, model, of, outline, piece, table, terrain

from battlefield.app.design.edits.copies import duplicated, in_ring, in_row
from battlefield.app.design.edits.grouping import (
    all_freed,
    all_shown,
    grouped,
    hidden,
    locked,
    ordered,
    ungrouped,
    with_groups,
)
from battlefield.app.design.edits.layering import (
    layer_added,
    layer_changed,
    layer_deleted,
    layer_moved,
    layer_renamed,
    parts_in,
    put_in_layer,
)
from battlefield.app.design.parts.parts import all_parts, is_hidden, is_locked, ref_of
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.edits import Ref
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.scenario import Layer

ROW = table(*(piece(id_, box(4 * n, 0, 4 * n + 2, 2)) for n, id_ in enumerate("abcde")))


def ids(scene):
    """The pieces of terrain from the lowest up."""
    return "".join(part.id for part in scene.terrain)


def test_a_group_is_found_by_any_of_its_parts():
    scene = grouped(everything(), [Ref("terrain", "ruin"), Ref("note", "n1")])
    assert with_groups(scene, terrain("ruin")) == (Ref("terrain", "ruin"), Ref("note", "n1"))
    assert with_groups(scene, terrain("wood")) == (Ref("terrain", "wood"),)
    assert ungrouped(scene, [Ref("note", "n1")]) == everything()


def test_groups_have_names_of_their_own():
    scene = grouped(grouped(ROW, terrain("a", "b")), terrain("c", "d"))
    assert [part.hold.group for part in scene.terrain] == ["group1", "group1", "group2", "group2", ""]


def test_a_group_left_with_one_part_is_dissolved():
    scene = grouped(grouped(ROW, terrain("a", "b")), terrain("b", "c"))
    assert [part.hold.group for part in scene.terrain] == ["", "group2", "group2", "", ""]


@pytest.mark.parametrize("refs", [[], terrain("ruin"), [Ref("template", "fire"), Ref("template", "nova1")]])
def test_fewer_than_two_parts_make_no_group(refs):
    with pytest.raises(ChangeError, match="two things"):
        grouped(everything(), refs)


def test_parts_are_locked_and_freed_templates_too():
    refs = [Ref("terrain", "ruin"), Ref("template", "fire")]
    scene = locked(everything(), refs, True)
    assert [is_locked(scene, of(scene, ref.kind, ref.id)) for ref in refs] == [True, True]
    assert locked(scene, refs, False) == everything()


def test_parts_are_hidden_and_all_shown_again_layers_too():
    scene = layer_changed(hidden(everything(), terrain("ruin")), "ground", hidden=True)
    scene = put_in_layer(scene, terrain("wood"), "ground")
    assert [is_hidden(scene, part) for part in scene.terrain] == [True, True, False]
    shown, refs = all_shown(scene)
    assert refs == tuple(terrain("ruin", "wood"))
    assert not any(is_hidden(shown, part) for part in all_parts(shown))


def test_everything_is_freed_at_once():
    scene = all_freed(locked(everything(), terrain("ruin"), True))
    assert not any(is_locked(scene, part) for part in all_parts(scene))
    assert scene.layers == (Layer("ground"), Layer("top"))


ORDERS = [
    ("b", "front", "acdeb"), ("bd", "front", "acebd"), ("d", "back", "dabce"), ("bd", "back", "bdace"),
    ("b", "forward", "acbde"), ("bc", "forward", "adbce"), ("bd", "forward", "acbed"),
    ("e", "forward", "abcde"),
    ("d", "backward", "abdce"), ("cd", "backward", "acdbe"), ("a", "backward", "abcde"),
]  # fmt: skip


@pytest.mark.parametrize(("chosen", "way", "after"), ORDERS)
def test_parts_are_laid_over_and_under_their_like(chosen, way, after):
    assert ids(ordered(ROW, terrain(*chosen), way)) == after


def test_an_order_that_changes_nothing_is_the_same_scene():
    assert ordered(ROW, terrain("e"), "front") is ROW


def test_a_layer_is_added_renamed_and_deleted_with_its_parts_kept():
    scene, name = layer_added(ROW)
    again, other = layer_added(scene)
    assert (name, other) == ("Layer 1", "Layer 2")
    scene = put_in_layer(again, terrain("a", "b"), name)
    scene = layer_renamed(scene, name, "  Ruins ")
    assert [layer.id for layer in scene.layers] == ["Ruins", "Layer 2"]
    assert [part.id for part in parts_in(scene, "Ruins")] == ["a", "b"]
    scene = layer_deleted(scene, "Ruins")
    assert [part.id for part in parts_in(scene, "")] == list("abcde")


@pytest.mark.parametrize(
    ("name", "words"), [("", "needs a name"), ("   ", "needs a name"), ("top", "already")]
)
def test_a_layers_name_is_its_own(name, words):
    with pytest.raises(ChangeError, match=words):
        layer_renamed(everything(), "ground", name)


def test_layers_are_moved_within_their_list():
    assert [layer.id for layer in layer_moved(everything(), "top", -1).layers] == ["top", "ground"]
    assert layer_moved(everything(), "top", 1) == everything()


def test_templates_lie_in_no_layer():
    assert put_in_layer(everything(), [Ref("template", "fire")], "ground") == everything()


def test_a_copy_lies_beside_under_a_new_id_neither_locked_nor_in_the_old_group():
    scene = grouped(locked(everything(), terrain("ruin"), True), terrain("ruin", "wood"))
    after, refs = duplicated(scene, terrain("ruin", "wood"))
    assert refs == tuple(terrain("ruin1", "wood1"))
    copy = of(after, "terrain", "ruin1")
    assert copy.outline == box(11, 11, 17, 15)
    assert (copy.hold.locked, copy.hold.group) == (False, "group2")
    assert of(after, "terrain", "ruin") == of(scene, "terrain", "ruin")


def test_one_part_of_a_group_copied_is_in_no_group():
    scene = grouped(ROW, terrain("a", "b"))
    after, (ref,) = duplicated(scene, terrain("a"))
    assert of(after, "terrain", ref.id).hold.group == ""


def test_a_nova_follows_the_copy_of_its_model_and_lies_free_without():
    refs = [Ref("template", "nova1"), Ref("model", "a1")]
    after, made = duplicated(everything(), refs, (2.0, 0.0))
    assert made == (Ref("model", "a2"), Ref("template", "nova2"))
    assert (after.templates[-1].model, after.templates[-1].template.at) == ("a2", (7.0, 30.0))
    alone, _ = duplicated(everything(), refs[:1], (2.0, 0.0))
    assert alone.templates[-1].model == ""


def test_a_row_of_copies_steps_on_from_the_original():
    after, refs = in_row(ROW, terrain("a"), 3, (0.0, 2.5))
    assert len(refs) == 3
    assert [part.outline for part in after.terrain[5:]] == [box(0, y, 2, y + 2) for y in (2.5, 5.0, 7.5)]


def test_a_ring_of_copies_shares_the_circle_evenly():
    scene = table(piece("a", box(4, -1, 6, 1)))
    after, _ = in_ring(scene, terrain("a"), 3, (0.0, 0.0))
    found = [sorted(part.outline.points) for part in after.terrain]
    boxes = [box(4, -1, 6, 1), box(-1, 4, 1, 6), box(-6, -1, -4, 1), box(-1, -6, 1, -4)]
    assert found == [sorted(each.points) for each in boxes]


def test_a_ring_of_copies_may_keep_their_bearings():
    scene = table(piece("a", Polygon(((4.0, 0.0), (6.0, 0.0), (4.0, 3.0)))))
    after, _ = in_ring(scene, terrain("a"), 1, (0.0, 0.0), 180.0, turned=False)
    (x0, y0), (x1, y1), _ = outline(after, "a1").points
    assert (x1 - x0, y1 - y0) == pytest.approx((2.0, 0.0), abs=1e-6)


@pytest.mark.parametrize("count", [0, -1, 201])
def test_copies_are_counted(count):
    with pytest.raises(ChangeError, match="from 1 to 200"):
        in_row(ROW, terrain("a"), count, (1.0, 0.0))


def test_copies_on_one_spot_are_refused():
    with pytest.raises(ChangeError, match="on each other"):
        in_row(ROW, terrain("a"), 2, (0.0, 0.0))


def test_a_copied_base_keeps_its_unit():
    scene = table(model("a1", 5, 5, unit="alpha"))
    after, (ref,) = duplicated(scene, [Ref("model", "a1")])
    assert (ref.id, of(after, "model", ref.id).unit) == ("a2", "alpha")
    assert [ref_of(part).id for part in all_parts(after)] == ["a1", "a2"]


def test_holding_otherwise_leaves_other_parts_alone():
    before = table(held(ROW.terrain[0], locked=True), *ROW.terrain[1:])
    assert locked(before, terrain("a"), True) is before
