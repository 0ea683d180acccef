"""Scatter: the exact distribution over every landing."""

from fractions import Fraction

import numpy as np
import oracle_scatter as slow
import pytest

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, Template
from battlefield.geometry.templates.scatter_dice import roll
from battlefield.geometry.templates.scattering import Scatter, ScatterRule, landings

D6 = range(1, 7)
BLAST = Template("round", 5.0, (20.0, 16.0))
TEMPLATES = [
    BLAST,
    Template("cone", 8.0, (21.0, 17.0), 33.0),
    Template("wall", 6.0, (19.0, 15.0), 110.0),
    Template("beam", 12.0, (20.0, 12.0), 200.0),
    Template("diffuse", 6.0, (18.0, 16.0), 300.0),
]


def _around(seed: int, count: int = 40) -> Bases:
    return slow.random_bases(seed, count, 40.0, 32.0)


def _chances(found: Scatter) -> list[Fraction]:
    return [Fraction(weight, found.landings.denominator) for weight in found.partly.tolist()]


def test_the_usual_scatter_has_89_landings_over_432_ways() -> None:
    found = landings(ScatterRule(), (3.0, 4.0))
    assert (len(found), found.denominator, int(found.weight.sum())) == (89, 432, 432)
    assert found.at[0].tolist() == [3.0, 4.0]
    assert Fraction(int(found.weight[0]), found.denominator) == Fraction(1, 3)


def test_the_first_direction_is_up_and_the_others_follow_clockwise() -> None:
    found = landings(ScatterRule(4, (0, 1), "3"))
    assert found.at.tolist() == [[0.0, -3.0], [3.0, 0.0], [0.0, 3.0], [-3.0, 0.0]]


@pytest.mark.parametrize(
    ("dice", "faces", "more"),
    [
        ("2d6", [D6, D6], 0),
        ("d6", [D6], 0),
        ("3d6", [D6] * 3, 0),
        ("d3+1", [range(1, 4)], 1),
        ("2D3", [range(1, 4)] * 2, 0),
        ("d6 + 2d3 - 3", [D6, range(1, 4), range(1, 4)], -3),
        ("4", [], 4),
    ],
)
def test_every_roll_of_an_expression_is_counted_once(dice: str, faces: list[range], more: int) -> None:
    totals = [0 + more]
    for die in faces:
        totals = [total + face for total in totals for face in die]
    found = roll(dice)
    assert found.all_ways == len(totals)
    assert dict(zip(found.totals, found.ways, strict=True)) == {t: totals.count(t) for t in totals}


@pytest.mark.parametrize(
    "dice", ["", "d", "2d", "0d6", "2d0", "2x6", "d6+", "d6++1", "1.5", "d6 or d3", "-d6", "d6-2"]
)
def test_an_expression_that_gives_no_distance_is_named_in_the_error(dice: str) -> None:
    with pytest.raises(ValueError, match="dice"):
        roll(dice)


@pytest.mark.parametrize(
    ("rule", "fault"),
    [
        (ScatterRule(directions=0), "directions"),
        (ScatterRule(hit=(4, 3)), "hit"),
        (ScatterRule(hit=(1, 0)), "hit"),
        (ScatterRule(longest=-1.0), "longest"),
        (ScatterRule(dice="30d20"), "too many"),
        (ScatterRule(dice="999d999"), "too many"),
    ],
)
def test_a_rule_that_makes_no_sense_says_why(rule: ScatterRule, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        landings(rule)


@pytest.mark.first(2)
@pytest.mark.parametrize("template", TEMPLATES, ids=lambda template: template.kind)
def test_chances_are_those_of_asking_each_landing_by_itself(template: Template) -> None:
    bases = _around(1)
    outcomes = slow.falls(template, 8, Fraction(1, 3), [D6, D6])
    found = Scatter.of(template, bases)
    assert _chances(found) == slow.chances(template, bases, outcomes, 1)
    wholly = [Fraction(weight, found.landings.denominator) for weight in found.wholly.tolist()]
    assert wholly == slow.chances(template, bases, outcomes, 2)
    assert any(wholly) == (template.kind in ("round", "cone", "diffuse"))


@pytest.mark.parametrize(
    ("directions", "hit", "dice", "faces", "more"),
    [(6, (0, 1), "d6", [D6], 0), (12, (1, 2), "d3+1", [range(1, 4)], 1), (5, (2, 6), "d6-1", [D6], -1)],
)
def test_other_dice_and_directions_are_as_exact(
    directions: int, hit: tuple[int, int], dice: str, faces: list[range], more: int
) -> None:
    bases = _around(2)
    outcomes = slow.falls(BLAST, directions, Fraction(*hit), faces, more)
    found = Scatter.of(BLAST, bases, directions, hit, dice)
    assert _chances(found) == slow.chances(BLAST, bases, outcomes, 1)
    assert int(found.landings.weight.sum()) == found.landings.denominator


def test_landings_of_distance_nought_are_hits() -> None:
    found = landings(ScatterRule(6, (1, 2), "d6-1"))
    assert len(found) == 1 + 6 * 5
    stays = Fraction(1, 2) + Fraction(1, 2) * Fraction(1, 6)
    assert Fraction(int(found.weight[0]), found.denominator) == stays


def test_a_longest_way_gathers_all_that_would_go_farther() -> None:
    found = landings(ScatterRule(6, (0, 1), "d6", longest=2.5))
    distances = np.hypot(*found.at.T)
    assert np.unique(np.round(distances, 9)).tolist() == [1.0, 2.0, 2.5]
    assert int(found.weight[distances > 2.25].sum()) * 3 == found.denominator * 2


def test_a_sure_hit_has_one_landing() -> None:
    found = Scatter.of(BLAST, Bases.of([BaseSize.round(32)], [BLAST.at], [0.0]), hit=(1, 1))
    assert (
        len(found.landings) == 1 and found.chances().tolist() == [1.0] == found.chances(wholly=True).tolist()
    )


def test_groups_expect_the_sum_of_their_members_chances() -> None:
    bases = _around(3)
    groups = [k % 4 - 1 for k in range(len(bases))]
    found = Scatter.of(BLAST, bases)
    chances = _chances(found)
    for group, mean in enumerate(found.expected(groups)):
        assert mean == sum(chance for chance, own in zip(chances, groups, strict=True) if own == group)
    assert sum(found.expected([0] * len(bases), wholly=True)) == Fraction(
        int(found.wholly.sum()), found.landings.denominator
    )


@pytest.mark.campaign
def test_the_distribution_of_a_group_counts_its_members_landing_by_landing() -> None:
    bases = _around(4, 60)
    groups = np.arange(60) % 3
    found = Scatter.of(BLAST, bases)
    outcomes = slow.falls(BLAST, 8, Fraction(1, 3), [D6, D6])
    rows = found.distribution(groups)
    for group, row in enumerate(rows):
        expected = slow.count_distribution(BLAST, bases, outcomes, np.flatnonzero(groups == group).tolist())
        denominator = found.landings.denominator
        assert {k: Fraction(w, denominator) for k, w in enumerate(row.tolist()) if w} == expected
        mean = Fraction(sum(k * w for k, w in enumerate(row.tolist())), denominator)
        assert mean == found.expected(groups)[group]
    assert rows.sum(axis=1).tolist() == [432, 432, 432]


def test_a_group_that_nothing_reaches_is_surely_covered_nought_times() -> None:
    far = Bases.of([BaseSize.round(32)], [(500.0, 0.0)], [0.0])
    found = Scatter.of(BLAST, far)
    assert found.distribution([0]).tolist() == [[432]] and found.expected([0]) == (Fraction(0),)
    assert Scatter.of(BLAST, far.take([])).distribution([]).shape == (0, 1)


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda template: template.kind)
def test_chances_do_not_depend_on_where_the_table_lies(template: Template) -> None:
    bases, shift = _around(5), (7.3, -2.9)
    moved = bases.moved(range(len(bases)), bases.xy + shift)
    at = (template.at[0] + shift[0], template.at[1] + shift[1])
    there = Scatter.of(Template(template.kind, template.size, at, template.bearing), moved)
    assert there.partly.tolist() == Scatter.of(template, bases).partly.tolist()


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda template: template.kind)
@pytest.mark.parametrize("eighths", [1, 2, 5])
def test_an_eighth_of_a_turn_of_the_whole_table_changes_no_chance(template: Template, eighths: int) -> None:
    bases, angle = _around(6), np.radians(45.0 * eighths)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    about = np.array(template.at)
    turned = Bases(bases.kind, (bases.xy - about) @ turn + about, bases.axis @ turn, bases.half)
    there = Scatter.of(
        Template(template.kind, template.size, template.at, template.bearing + 45.0 * eighths), turned
    )
    assert there.partly.tolist() == Scatter.of(template, bases).partly.tolist()


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda template: template.kind)
def test_a_mirrored_table_has_the_same_chances(template: Template) -> None:
    bases, mirror = _around(7), np.array([-1.0, 1.0])
    mirrored = Bases(bases.kind, bases.xy * mirror, bases.axis * mirror, bases.half)
    at = (-template.at[0], template.at[1])
    there = Scatter.of(Template(template.kind, template.size, at, -template.bearing), mirrored)
    assert there.partly.tolist() == Scatter.of(template, bases).partly.tolist()


def test_a_landing_beyond_the_edge_of_the_board_counts() -> None:
    beyond = Bases.of([BaseSize.round(25)], [(-9.0, 10.0)], [0.0])
    found = Scatter.of(Template("round", 3.0, (1.0, 10.0)), beyond)
    assert 0 < found.partly[0] < found.landings.denominator
