"""Gaps that are too narrow, and ground that is shut in."""

from checked_table import box, model, spot, table, wall, words, zones

from battlefield.app.checks.passages import narrow_gaps, shut_places
from battlefield.app.drawing import Line, Region
from battlefield.app.edits import Ref
from battlefield.geometry.shapes import BaseSize, Polygon
from battlefield.rules.scenario import Hold

INCH, TWO = BaseSize.round(25.4), BaseSize.round(50.8)
YARD = Polygon(box(10, 10, 20, 20).points, (box(12, 12, 18, 18).points,))


def gate(width):
    """A wall across the whole table with a gate in its middle."""
    return wall("west", 0, 17, 24 - width / 2, 18), wall("east", 24 + width / 2, 17, 48, 18)


def test_a_gap_that_only_the_smaller_base_passes_is_told_so():
    scene = table(*gate(1.5), model("m1", 3, 3), model("m2", 9, 3, TWO))
    (found,) = narrow_gaps(scene, "inches")
    assert found.words == "the gap between west and east is 1.50 in: no base wider than 25.4 mm round passes"
    assert found.grave == "hint" and found.at[0] == 24.0 and 17.0 <= found.at[1] <= 18.0
    assert found.refs == (Ref("terrain", "west"), Ref("terrain", "east"))
    (line,) = found.drawing
    assert isinstance(line, Line) and [x for x, _ in line.points] == [23.25, 24.75]


def test_a_gap_that_no_base_passes_is_told_so():
    (found,) = narrow_gaps(table(*gate(0.9), model("m1", 3, 3)), "inches")
    assert found.words.endswith("is 0.90 in: no base of the forces passes")


def test_a_gap_as_wide_as_the_widest_base_is_no_finding():
    assert list(narrow_gaps(table(*gate(2.0), model("m1", 3, 3, TWO)), "inches")) == []


def test_pieces_in_contact_leave_no_gap():
    assert list(narrow_gaps(table(*gate(0.0), model("m1", 3, 3)), "inches")) == []


def test_a_slit_within_one_group_is_no_finding_but_its_narrow_doorway_is():
    def barrels(gap, group):
        hold = Hold(group=group)
        return [wall("a", 10, 10, 12, 12, hold=hold), wall("b", 12 + gap, 10, 14 + gap, 12, hold=hold)]

    assert list(narrow_gaps(table(*barrels(0.1, "heap")), "inches")) == []
    assert len(list(narrow_gaps(table(*barrels(0.1, "")), "inches"))) == 1
    assert len(list(narrow_gaps(table(*barrels(0.75, "house")), "inches"))) == 1


def test_a_strait_along_the_edge_is_a_gap_too():
    (found,) = narrow_gaps(table(wall("a", 0.75, 9, 4, 12), model("m1", 30, 3)), "inches")
    assert found.words.startswith("the gap between a and the board's left edge is 0.75 in")


def test_without_forces_a_usual_base_is_asked_for():
    assert len(list(narrow_gaps(table(*gate(1.2)), "inches"))) == 1  # of 32 mm: 1.26 in
    assert list(narrow_gaps(table(*gate(1.3)), "inches")) == []


def test_ground_to_walk_in_makes_no_gap():
    wood = wall("a", 0.75, 9, 4, 12, ground=("difficult",), sight="clear")
    assert list(narrow_gaps(table(wood, model("m1", 30, 3)), "inches")) == []


def test_a_walled_yard_is_shut_in():
    (found,) = shut_places(table(wall("a", YARD), model("m1", 3, 3)))
    assert found.words == "about 36 square inches cannot be walked to with 25.4 mm round"
    assert 12 < found.at[0] < 18 and 12 < found.at[1] < 18
    assert any(isinstance(part, Region) for part in found.drawing)


def test_the_other_bank_of_a_gate_too_narrow_is_shut_in_from_the_deployment_zone():
    scene = table(*gate(0.9), zones()[0], model("m1", 3, 3))
    (found,) = shut_places(scene)
    assert found.words.startswith("about 864 square inches")  # 48 by 18, less the corners
    assert found.at[1] > 18


def test_a_gate_that_is_just_wide_enough_shuts_nothing_in():
    assert list(shut_places(table(*gate(1.0), model("m1", 3, 3)))) == []


def test_an_open_board_has_no_shut_place():
    assert list(shut_places(table(model("m1", 3, 3)))) == []


def test_a_narrow_base_may_be_turned_to_pass():
    lying = BaseSize.rect(25.4, 101.6)
    assert list(shut_places(table(*gate(1.1), model("m1", 3, 3, lying)))) == []


def test_a_niche_less_than_a_square_inch_is_not_told():
    cell = Polygon(box(10, 10, 13, 13).points, (box(11, 11, 11.99, 12).points,))
    small = BaseSize.round(12.7)
    assert words(shut_places(table(wall("a", cell), model("m1", 3, 3, small)))) == []


HILL = {"ground": (), "platform": True}


def test_a_hill_that_is_walked_up_on_narrows_no_gap():
    pair = wall("cliff", 10, 10, 20, 20), wall("hill", 20.5, 10, 30, 20, top=1.0, **HILL)
    assert list(narrow_gaps(table(*pair), "inches")) == []
    tower = wall("tower", 20.5, 10, 30, 20, top=9.0, **HILL)  # too high to be climbed
    assert len(list(narrow_gaps(table(pair[0], tower), "inches"))) == 1


def test_a_ring_of_hills_shuts_nothing_in_and_objectives_on_them_are_reached():
    ring = [
        wall("n", 10, 10, 20, 11, top=2.0, **HILL), wall("s", 10, 19, 20, 20, top=2.0, **HILL),
        wall("w", 10, 11, 11, 19, top=2.0, **HILL), wall("e", 19, 11, 20, 19, top=2.0, **HILL),
    ]  # fmt: skip
    assert list(shut_places(table(*ring, spot("a", 10, 15), spot("b", 10.5, 12)))) == []


def test_an_objective_in_a_walled_yard_cannot_be_walked_to():
    ring = (
        wall("n", 10, 10, 14, 11), wall("s", 10, 13, 14, 14),
        wall("w", 10, 11, 11, 13), wall("e", 13, 11, 14, 13),
    )  # fmt: skip
    found = list(shut_places(table(*ring, spot("well", 12, 12), spot("outside", 9.5, 12))))
    assert [each.words for each in found if each.check == "objective"] == [
        "objective well cannot be walked to with 32 mm round"
    ]
    assert all(each.drawing for each in found)
