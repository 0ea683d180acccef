"""Figures of fairness: a mirrored table has no difference at all, and known tables have known figures."""

from dataclasses import replace
from itertools import pairwise

import pytest
from campaigns import tries
from checked_table import box, spot, table, wall, zones
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from battlefield.app.checks.fairness import Measure, fairness, stage_words
from battlefield.app.checks.mirrored import swapping_symmetry
from battlefield.app.checks.telling import difference_words
from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Strip
from battlefield.geometry.outlines import BoardMap
from battlefield.rules.scene.objectives import Objective

QUICK = Measure(base=BaseSize.round(25.4), step=1.0, eyes=4.0)
WALK = "Walk to the nearest objective"
WAYS = {
    "a half turn": (True, True),
    "mirroring top to bottom": (False, True),
}


def test_each_stage_of_the_measuring_is_told_in_words():
    heard = []
    fairness(table(*zones()), QUICK, tell=heard.append)
    said = [*dict.fromkeys(stage_words(share, ("red", "blue")) for share in (None, *heard))]
    assert said[0] == "Finding where a base can stand and walk"
    assert "red reaches" in said[1] and "blue reaches" in said[2]
    assert said[3] == "Comparing the figures of both sides"


def row(found, name):
    return next(each for each in found.rows if each.name == name)


def some_inches(least, most):
    """Lengths a ten-thousandth apart: what differs by the tolerance alone may fall either way."""
    return some.floats(least, most).map(lambda length: round(length, 4))


def half_maps():
    """Up to four pieces in the upper half of a table of 24 by 24 inches, some over its middle."""
    inches, high = some.integers(0, 22).map(float) | some_inches(0, 22), some_inches(0, 11)
    outlines = some.one_of(
        some.tuples(inches, high, some_inches(0.5, 6), some_inches(0.5, 4)).map(
            lambda of: box(of[0], of[1], of[0] + of[2], of[1] + of[3])
        ),
        some.tuples(inches, high, some_inches(0.5, 3)).map(lambda of: Circle((of[0], of[1]), of[2])),
        some.tuples(inches, high, inches, high)
        .filter(lambda of: abs(of[0] - of[2]) + abs(of[1] - of[3]) > 1.0)
        .map(lambda of: Strip(((of[0], of[1]), (of[2], of[3])), 0.5)),
    )
    kinds = some.sampled_from(
        [
            {},
            {"ground": ("difficult",), "sight": "clear"},
            {"ground": (), "sight": "cloud", "cover": "light"},
            {"top": 1.0, "ground": (), "sight": "blocks"},
            {"top": 2.0, "platform": True},
            {"top": 4.0, "platform": True, "ground": ()},
        ]
    )
    return some.lists(some.tuples(outlines, kinds), max_size=4)


def mirrored(halves, way):
    """A table of pieces and their images, with an objective and its image."""
    onto = BoardMap(24.0, 24.0, *WAYS[way])
    pieces = [wall(f"a{n}", outline, **facts) for n, (outline, facts) in enumerate(halves)]
    images = [replace(piece, id=f"b{piece.id}", outline=onto.outline(piece.outline)) for piece in pieces]
    spots = spot("o1", 7, 9), spot("o2", *onto.point((7.0, 9.0)))
    camp = Objective("o3", "zone", outline=box(2, 3, 6, 7))
    spots += camp, replace(camp, id="o4", outline=onto.outline(camp.outline))
    return table(*pieces, *images, *spots, *zones(5.0, 24.0, 24.0), width=24.0, height=24.0)


@settings(max_examples=tries(25, 8), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(halves=half_maps(), way=some.sampled_from(sorted(WAYS)))
def test_a_mirrored_table_has_no_difference_in_any_row(halves, way):
    scene = mirrored(halves, way)
    found = fairness(scene, QUICK)
    assert [(each.name, each.words) for each in found.rows if each.difference != 0.0] == []
    assert found.is_even and found.symmetry != ""


def test_an_open_table_has_known_figures():
    found = fairness(table(*zones(6.0)), replace(QUICK, turns=2))
    assert found.sides == ("red", "blue") and found.is_even
    # nodes of the zone an inch apart; the base's centre keeps half an inch from the edges
    assert row(found, "Room to deploy").texts == ("288.0 sq in", "288.0 sq in")
    assert row(found, "Reached by turn 1").values == (48.0 * 12, 48.0 * 12)
    assert row(found, "Reached by turn 2").values == (48.0 * 18, 48.0 * 18)
    assert row(found, "Seen from the zone").texts == ("100.0 %", "100.0 %")
    assert row(found, "Hidden to deploy").texts == ("0.0 %", "0.0 %")


def test_a_wall_before_one_zone_hides_both_zones_from_each_other():
    found = fairness(table(*zones(6.0), wall("a", 0, 7, 48, 8)), QUICK)
    assert row(found, "Hidden to deploy").texts == ("100.0 %", "100.0 %")
    assert row(found, "Reached by turn 3").values[0] < row(found, "Reached by turn 3").values[1]
    assert not found.is_even and found.symmetry == ""


def test_an_objective_off_the_middle_shows_by_how_much():
    found = fairness(table(*zones(6.0), spot("o1", 24.5, 16.5)), QUICK)
    walk = row(found, WALK)  # from the edges of the zones
    assert walk.texts == ("10.50 in", "13.50 in") and walk.words == "3.00 in"
    assert (walk.side_with_more(found.sides), walk.better_side(found.sides)) == ("blue", "red")
    assert difference_words(walk, found.sides) == "3.00 in longer for blue (worse)"


def test_walks_name_objectives_by_the_numbers_on_their_markers():
    spots = (spot("marker6", 24.5, 16.5), spot("marker9", 12.5, 16.5))
    found = fairness(table(*zones(6.0), spot("marker1", 40.5, 15.5), *spots), QUICK)
    said = [each.says for each in found.rows if each.name.startswith("Walk to")]
    pairs = (1, 2), (2, 3), (3, 1)
    assert said == [f"objective {one} and objective {other}" for one, other in pairs]


def test_an_objective_that_only_one_side_reaches_is_told_so():
    ring = wall("a", 0, 20, 48, 21)
    walk = row(fairness(table(*zones(6.0), ring, spot("o1", 24.5, 16.5)), QUICK), WALK)
    assert walk.texts[1] == "no way" and walk.words == "only one side gets there"
    assert difference_words(walk, ("red", "blue")) == "only red gets there (better)"


@pytest.mark.campaign
def test_a_ridge_is_climbed_for_its_height_up_and_down():
    ridge = wall("a", 0, 20, 48, 22, top=2.0, platform=True)
    scene = table(*zones(6.0), ridge, spot("o1", 24.5, 18.5))
    walk = row(fairness(scene, QUICK), WALK)
    assert walk.texts == ("12.50 in", "15.50 in") and walk.words == "3.00 in"  # 11.5 + 2 up + 2 down
    low = row(fairness(scene, replace(QUICK, climb=1.9)), WALK)
    assert low.texts[1] == "no way"


@pytest.mark.campaign
def test_an_objective_on_a_roof_is_walked_to_and_roofs_are_room_to_deploy():
    roof = wall("a", 20, 15, 28, 21, top=3.0, platform=True)
    found = fairness(table(*zones(6.0), roof, spot("o1", 24.5, 17.5)), QUICK)
    assert row(found, WALK).texts == ("14.50 in", "15.50 in")  # 11.5 and 12.5, and 3 up
    house = wall("a", 10, 1, 16, 5, top=3.0, platform=True)
    room = row(fairness(table(*zones(6.0), house), QUICK), "Room to deploy")
    assert room.values[1] - room.values[0] < 24.0  # at its foot, not on its top
    bare = row(fairness(table(*zones(6.0), replace(house, platform=False)), QUICK), "Room to deploy")
    assert room.values[0] == bare.values[0] + 24.0


def test_a_walk_to_an_area_ends_at_its_edge():
    camp = Objective("o1", "zone", outline=box(20, 14, 28, 20))
    walk = row(fairness(table(*zones(6.0), camp), QUICK), WALK)
    assert walk.texts == ("8.00 in", "10.00 in")  # from the edges of the zones


def test_cover_counts_for_the_side_that_is_there_sooner():
    hedge = wall("a", 10, 10, 12, 13, ground=(), sight="clear", cover="light", top=0.0)
    found = row(fairness(table(*zones(6.0), hedge), QUICK), "Cover on its own half")
    assert found.values == (6.0, 0.0) and found.words == "6.0 sq in"
    assert difference_words(found, ("red", "blue")) == "6.0 sq in more for red (better)"


def test_each_figure_of_walking_says_so_where_ways_go_by_steps(monkeypatch):
    parts = (*zones(), wall("a", 10, 10, 14, 14), spot("o", 24, 18))
    walked = ["Reached by turn 1", "Reached by turn 2", "Reached by turn 3", "Cover on its own half", WALK]
    assert not [each.name for each in fairness(table(*parts), QUICK).rows if "step by step" in each.says]
    monkeypatch.setattr("battlefield.geometry.movement.walks.from_zones.Starts.world", None)  # too many
    rows = fairness(table(*parts), QUICK).rows
    assert [each.name for each in rows if "step by step: too much stands here" in each.says] == walked


@pytest.mark.parametrize(
    ("drawn", "words"),
    [((), "no side has a deployment zone"), (zones()[:1], "only one side has a deployment zone")],
)
def test_without_two_sides_it_says_what_is_missing(drawn, words):
    found = fairness(table(*drawn), QUICK)
    assert found.missing.startswith(words) and not found.rows and not found.is_even


def test_the_work_can_be_called_off_and_tells_how_far_it_is():
    heard = []
    fairness(table(*zones()), QUICK, tell=heard.append)
    assert heard == sorted(heard) and heard[-1] == 1.0
    assert max(after - before for before, after in pairwise((0.0, *heard))) < 0.2
    with pytest.raises(StoppedError):
        fairness(table(*zones()), QUICK, cancelled=lambda: True)


def test_pictures_have_a_value_for_each_node():
    found = fairness(table(*zones(), wall("a", 10, 10, 14, 14)), QUICK)
    assert [(grid.side, len(grid.values)) for grid in found.grids] == [
        (side, len(grid.columns) * len(grid.rows)) for side in ("red", "blue") for grid in found.grids[:2]
    ]
    walk = found.grids[0]
    assert walk.values[0] == 0.0 and None in walk.values  # in its zone at once, in the wall never


def test_names_and_kinds_do_not_spoil_a_symmetry_but_heights_do():
    pieces = wall("a", 2, 10, 4, 12), wall("b", 44, 24, 46, 26, name="Shed", kind="ruin")
    assert swapping_symmetry(table(*zones(), *pieces)) == "a half turn"
    assert swapping_symmetry(table(*zones(), pieces[0], replace(pieces[1], top=4.0))) == ""
    assert swapping_symmetry(table(*zones(), pieces[0])) == ""


def test_a_symmetry_that_leaves_the_sides_where_they_are_does_not_count():
    lone = wall("a", 2, 10, 4, 12), wall("b", 44, 10, 46, 12)
    assert swapping_symmetry(table(*zones(), *lone)) == ""


def test_a_square_table_may_be_symmetric_about_its_diagonal():
    across = replace(zones(6.0, 24.0, 24.0)[0], outline=box(0, 0, 6, 24))
    down = replace(zones(6.0, 24.0, 24.0)[1], outline=box(0, 0, 24, 6))
    corner = wall("a", 10, 10, 12, 12)
    scene = table(across, down, corner, width=24.0, height=24.0)
    assert swapping_symmetry(scene) == "mirroring about a diagonal"
