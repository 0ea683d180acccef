"""Many parts added at once: under the same ids as one after the other."""

from studios import square, table

from battlefield.app.design.edits.copies import in_row
from battlefield.app.design.parts.parts import FreeIds, added, added_all, ref_of
from battlefield.app.desk.edits import Ref, free_id
from battlefield.geometry.kernel.shapes import Template
from battlefield.rules.scene.contents import PlacedTemplate
from battlefield.rules.scene.scenario import Note


def test_ids_are_those_that_each_would_get_alone():
    taken = ["p1", "p3", "wood", "7"]
    ids = FreeIds(taken)
    for wanted in ("p1", "p1", "wood", "p9", "p3", "7", "wood2", "wood", "new", "p1"):
        alone = free_id(wanted, taken)
        assert ids.take(wanted) == alone
        taken.append(alone)


def test_parts_of_several_kinds_come_on_top_of_their_like():
    scene = table(square("a", 1.0, 1.0))
    parts = [square("a", 5.0, 1.0), Note("n", (2.0, 2.0), "Ford"), square("a", 9.0, 1.0)]
    together, refs = added_all(scene, parts)
    one_by_one = scene
    for part in parts:
        one_by_one, _ = added(one_by_one, part)
    assert together == one_by_one
    assert refs == (Ref("terrain", "a1"), Ref("note", "n"), Ref("terrain", "a2"))


def test_a_row_of_copies_of_several_pieces_has_ids_of_its_own():
    scene = table(square("a1", 1.0, 1.0), square("a2", 4.0, 1.0))
    after, refs = in_row(scene, [ref_of(part) for part in scene.terrain], 3, (0.0, 3.0))
    assert [piece.id for piece in after.terrain] == ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"]
    assert refs == tuple(Ref("terrain", f"a{n}") for n in range(3, 9))


def test_a_copied_nova_becomes_a_template_of_its_own_where_its_model_stays():
    nova = PlacedTemplate("t", Template("round", 3.0, (4.0, 4.0)), locked=True)
    scene, (ref,) = added_all(table(), [nova])
    after, (copy,) = in_row(scene, [ref], 1, (1.0, 0.0))
    assert copy == Ref("template", "t1") and not after.templates[1].locked
