"""Zones too small, objectives that are lost or uneven, and sight from zone to zone."""

import pytest
from checked_table import box, model, spot, table, wall, words, zones

from battlefield.app.checks.goals import (
    lost_objectives,
    sight_between_zones,
    tight_zones,
    uneven_objectives,
)
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone


def test_a_zone_of_two_by_two_inches_has_room_for_four_bases_of_an_inch():
    zone = Zone("z", box(0, 0, 2, 2), side="red")
    crowd = [model(f"m{n}", 20 + n, 20) for n in range(5)]
    (found,) = tight_zones(table(zone, *crowd))
    assert found.words == "the deployment zone of red has room for 4 of its 5 models"
    assert found.refs == (Ref("zone", "z"),)


def test_a_zone_with_just_enough_room_is_no_finding():
    zone = Zone("z", box(0, 0, 2, 2), side="red")
    assert list(tight_zones(table(zone, *(model(f"m{n}", 20 + n, 20) for n in range(4))))) == []


def test_what_nobody_can_stand_in_leaves_no_room():
    zone = Zone("z", box(0, 0, 2, 2), side="red")
    crowd = [model(f"m{n}", 20 + n, 20) for n in range(3)]
    (found,) = tight_zones(table(zone, wall("a", 1, 0, 2, 2), *crowd))
    assert found.words == "the deployment zone of red has room for 2 of its 3 models"


def test_models_that_stand_in_their_zone_have_room_however_odd_it_is():
    zone = Zone("z", box(0, 0, 1, 1), side="red")
    assert list(tight_zones(table(zone, model("m1", 0.5, 0.5)))) == []


def test_models_of_another_side_take_no_room():
    zone = Zone("z", box(0, 0, 1, 1), side="red")
    assert list(tight_zones(table(zone, model("m1", 9, 9, side="blue"), model("m2", 0.5, 0.5)))) == []


def test_an_objective_beside_the_board_is_a_fault():
    (found,) = lost_objectives(table(spot("o1", 48.5, 3)))
    assert (found.grave, found.words) == ("fault", "objective 1 lies beside the table")


def test_an_objective_in_ground_that_nothing_enters_is_a_warning():
    (found,) = lost_objectives(table(wall("a", 4, 4, 8, 8), spot("o1", 6, 6)))
    assert (found.grave, found.words) == ("warning", "objective 1 lies in a, which nothing can enter")
    assert found.refs == (Ref("objective", "o1"), Ref("terrain", "a"))


@pytest.mark.parametrize(
    "piece",
    [wall("a", 4, 4, 8, 8, ground=("difficult",)), wall("a", 4, 4, 8, 8, bottom=1.0), wall("a", 9, 4, 12, 8)],
    ids=["to walk in", "over it", "beside it"],
)
def test_an_objective_that_can_be_walked_to_is_fine(piece):
    assert list(lost_objectives(table(piece, spot("o1", 6, 6)))) == []


def test_an_objective_on_a_top_to_stand_on_is_fine():
    assert list(lost_objectives(table(wall("a", 4, 4, 8, 8, platform=True), spot("o1", 6, 6)))) == []


def area(id_, *corners, side=""):
    return Objective(id_, "zone", outline=box(*corners), side=side)


def test_an_area_beside_the_board_is_a_fault():
    (found,) = lost_objectives(table(area("o1", 48, 3, 52, 6)))
    assert (found.grave, found.words) == ("fault", "objective o1 lies beside the table")
    assert found.refs == (Ref("objective", "o1"),)


def test_an_area_that_nothing_can_enter_is_a_warning():
    (found,) = lost_objectives(table(wall("a", 4, 4, 8, 8), area("o1", 5, 5, 8, 8)))
    assert (found.grave, found.words) == ("warning", "objective o1 lies in a, which nothing can enter")
    two = wall("a", 4, 4, 6, 8), wall("b", 6, 4, 8, 8)
    (found,) = lost_objectives(table(*two, area("o1", 5, 5, 7, 7)))
    assert found.words == "objective o1 lies in ground that nothing can enter"
    assert found.refs == (Ref("objective", "o1"), Ref("terrain", "a"), Ref("terrain", "b"))


def test_an_area_of_which_only_what_lies_on_the_board_is_shut_is_lost():
    (found,) = lost_objectives(table(wall("a", 0, 0, 4, 4), area("o1", -3, -3, 4, 4)))
    assert found.grave == "warning"


@pytest.mark.parametrize("camp", [area("o1", 5, 5, 8.2, 8), area("o1", 9, 4, 12, 8), area("o1", -2, 3, 2, 6)])
def test_an_area_of_which_some_can_be_entered_is_fine(camp):
    assert list(lost_objectives(table(wall("a", 4, 4, 8, 8), camp))) == []


def test_an_area_nearer_to_one_side_is_told_with_the_distances_of_its_nearest_places():
    (found,) = uneven_objectives(table(*zones(), area("o1", 20, 10, 28, 16)), "inches")
    assert found.words == (
        "the objectives are uneven: one lies 4.00 in from red's zone, its like 14.00 in from blue's"
    )
    even = area("a", 20, 10, 24, 12), area("b", 24, 24, 28, 26)
    assert list(uneven_objectives(table(*zones(), *even), "inches")) == []
    assert list(uneven_objectives(table(*zones(), area("o1", 0, 0, 48, 36)), "inches")) == []


def test_an_objective_nearer_to_one_side_is_told_with_both_distances():
    (found,) = uneven_objectives(table(*zones(), spot("o1", 24, 16)), "inches")
    assert found.words == (
        "the objectives are uneven: one lies 10.00 in from red's zone, its like 14.00 in from blue's"
    )


def test_objectives_that_balance_each_other_are_even():
    assert list(uneven_objectives(table(*zones(), spot("a", 9, 10), spot("b", 30, 26)), "inches")) == []


def test_own_objectives_are_compared_with_the_enemys_own():
    own = spot("a", 9, 8, "red"), spot("b", 9, 26, "blue")
    mine, theirs = words(uneven_objectives(table(*zones(), *own), "inches"))
    assert "one lies 2.00 in from red's zone, its like 4.00 in from blue's" in mine
    assert "one lies 20.00 in from red's zone, its like 22.00 in from blue's" in theirs


def test_with_one_side_nothing_is_uneven():
    assert list(uneven_objectives(table(zones()[0], spot("o1", 24, 16)), "inches")) == []


def test_on_an_open_board_every_line_between_the_zones_is_open():
    (found,) = sight_between_zones(table(*zones()), "inches")
    assert (found.grave, found.words[:5]) == ("warning", "100 %")
    (line,) = found.drawing
    assert isinstance(line, Line)


def test_a_wall_across_the_board_lets_nothing_be_seen():
    assert list(sight_between_zones(table(*zones(), wall("a", 0, 17, 48, 18)), "inches")) == []


def test_a_wall_lower_than_the_eyes_hides_nothing():
    assert words(sight_between_zones(table(*zones(), wall("a", 0, 17, 48, 18, top=1.0)), "inches"))


def test_a_lost_objective_is_drawn_with_all_that_it_lies_in():
    pools = wall("pool", 10, 10, 20, 20), wall("weir", 15, 10, 25, 20)
    (found,) = lost_objectives(table(*pools, spot("well", 16, 15)))
    assert found.words == "objective 1 lies in pool and weir, which nothing can enter"
    assert [ref.id for ref in found.refs] == ["well", "pool", "weir"]
    assert [part.shape for part in found.drawing[:2]] == [piece.outline for piece in pools]
    assert found.drawing[2].shape.centre == (16.0, 15.0)  # a ring, in which the objective is seen
    assert found.drawing[3].at[1] < 15.0 and found.drawing[3].toward == (0.0, -1.0)
