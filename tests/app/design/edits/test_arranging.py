"""Parts lined up, spaced out, brought together and spread."""

from itertools import combinations

import pytest
from drawn_table import box, held, model, models, of, outline, piece, table, terrain

from battlefield.app.design.edits.arranging import aligned, distributed
from battlefield.app.design.edits.closing_up import in_contact, spread
from battlefield.app.design.parts.places import box_of_part
from battlefield.app.desk.answers import placed
from battlefield.app.desk.bounds import ChangeError
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import BaseSize

A, B, C = piece("a", box(0, 0, 4, 2)), piece("b", box(10, 5, 12, 6)), piece("c", box(20, 10, 26, 14))
THREE = table(A, B, C)
ABC = terrain("a", "b", "c")
ALIGNED = [
    ("left", False, [0, 0, 0], [0, 5, 10]),
    ("centre", False, [11, 12, 10], [0, 5, 10]),
    ("right", False, [22, 24, 20], [0, 5, 10]),
    ("top", False, [0, 10, 20], [0, 0, 0]),
    ("middle", False, [0, 10, 20], [6, 6.5, 5]),
    ("bottom", False, [0, 10, 20], [12, 13, 10]),
    ("right", True, [44, 46, 42], [0, 5, 10]),
    ("middle", True, [0, 10, 20], [17, 17.5, 16]),
]


def corners(scene):
    """The left and top edges of the three pieces."""
    boxes = [box_of_part(of(scene, "terrain", id_)) for id_ in "abc"]
    return [each.left for each in boxes], [each.top for each in boxes]


@pytest.mark.parametrize(("side", "to_board", "lefts", "tops"), ALIGNED)
def test_parts_line_up_where_it_was_worked_out(side, to_board, lefts, tops):
    assert corners(aligned(THREE, ABC, side, to_board)) == (lefts, tops)


def test_one_part_alone_aligns_only_to_the_board():
    with pytest.raises(ChangeError, match="two things"):
        aligned(THREE, terrain("a"), "left")
    assert outline(aligned(THREE, terrain("b"), "left", True), "b") == box(0, 5, 2, 6)


def test_a_locked_part_holds_the_line_for_the_others():
    scene = table(A, held(B, locked=True), C)
    assert corners(aligned(scene, ABC, "left"))[0] == [10, 10, 10]


def test_a_group_is_aligned_as_one():
    scene = table(A, held(B, group="g"), held(C, group="g"))
    assert corners(aligned(scene, ABC, "left"))[0] == [0, 0, 10]


def test_gaps_are_made_equal_between_the_outermost():
    lefts, tops = corners(distributed(THREE, ABC, "across", "gaps"))  # 26 wide less 12 covered: two gaps of 7
    assert (lefts, tops) == ([0, 11, 20], [0, 5, 10])


def test_centres_are_made_equally_far_apart():
    lefts, _ = corners(distributed(THREE, ABC, "across", "centres"))  # centres 2, 12.5, 23
    assert lefts == [0, 11.5, 20]
    assert corners(distributed(THREE, ABC, "down", "centres"))[1] == [0, 6, 10]


def test_two_parts_have_nothing_to_space_out():
    with pytest.raises(ChangeError, match="three things"):
        distributed(THREE, terrain("a", "b"), "across")


def gaps(scene):
    """The margins between all pairs of models."""
    pairs = combinations([placed(each) for each in scene.models], 2)
    return [gap(one, other) for one, other in pairs]


def test_two_bases_slide_together_until_they_touch():
    after = in_contact(table(model("a", 10, 10), model("b", 14, 10), model("c", 10, 20)), models("a", "b"))
    assert [each.at for each in after.models] == [(10, 10), (11, 10), (10, 20)]


def test_bases_of_all_shapes_gather_about_the_first_without_overlapping():
    sizes = [BaseSize.round(32), BaseSize.oval(75, 42), BaseSize.rect(50, 25), BaseSize.hex(30)]
    scene = table(
        *(model(f"m{n}", 8 + 5 * n, 10 + 3 * (n % 3), sizes[n % 4], facing=20.0 * n) for n in range(8))
    )
    after = in_contact(scene, models(*(f"m{n}" for n in range(8))))
    touching = {n for n, each in enumerate(gaps(after)) if each.touching}
    assert after.models[0] == scene.models[0]
    assert not any(each.overlapping for each in gaps(after))
    assert len(touching) >= 7


def test_bases_on_one_spot_come_apart_into_contact():
    after = in_contact(table(model("a", 10, 10), model("b", 10, 10)), models("a", "b"))
    (found,) = gaps(after)
    assert found.touching and not found.overlapping


def test_spread_bases_each_keep_the_distance_to_one_and_no_less_to_any():
    scene = table(*(model(f"m{n}", 10 + 0.3 * n, 10 + 0.2 * (n % 2)) for n in range(7)))
    after = spread(scene, models(*(f"m{n}" for n in range(7))), 1.0)
    found = gaps(after)
    assert min(each.gap for each in found) == pytest.approx(1.0, abs=1e-6)
    assert sum(abs(each.gap - 1.0) <= 1e-6 for each in found) >= 6
    assert after.models[0] == scene.models[0]


def test_spread_bases_of_other_shapes_keep_the_distance_too():
    sizes = [BaseSize.oval(60, 35), BaseSize.rect(50, 25), BaseSize.hex(30)]
    scene = table(*(model(f"m{n}", 10 + 2 * n, 10, sizes[n % 3]) for n in range(5)))
    after = spread(scene, models(*(f"m{n}" for n in range(5))), 2.0)
    assert min(each.gap for each in gaps(after)) == pytest.approx(2.0, abs=1e-6)


def test_one_base_cannot_be_brought_together():
    with pytest.raises(ChangeError, match="two bases"):
        in_contact(table(model("a", 1, 1)), models("a"))


@pytest.mark.campaign
def test_forty_bases_in_a_crowd_are_all_spread():
    scene = table(*(model(f"m{n}", 1 + n % 10, 1 + n // 10) for n in range(40)))
    after = spread(scene, models(*(f"m{n}" for n in range(40))), 0.5)
    assert len({each.at for each in after.models}) == 40
