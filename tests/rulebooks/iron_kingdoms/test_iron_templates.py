"""Templates of 3, 4 and 5 inches: who is under them, blast damage, and where they land after a miss."""

from math import sqrt

import pytest
from characters import character, critical, field, gun, hp, lies_on, play, said

from battlefield.geometry.templates import ScatterRule, landings
from battlefield.rulebooks.iron_kingdoms.blow import Blow
from battlefield.rulebooks.iron_kingdoms.templates import Aim, aim_of, landing, round_at, under

BLAST = "Gun > foe"
HIGH = sqrt(3.0) / 2.0


def bombard(*others, gap=8.0, aoe=4, perks=(), **stats):
    """A bombardier who faces up, and a foe so many inches away; others stand about."""
    return field(
        character("kay", "red", (20.0, 30.0), gun(*perks, aoe=aoe, **stats)),
        character("foe", "blue", (20.0, 29.0 - gap), facing=180.0),
        *others,
    )


@pytest.mark.parametrize(
    ("way", "at"),
    [
        (1, (0.0, -3.0)),
        (2, (3.0 * HIGH, -1.5)),
        (3, (3.0 * HIGH, 1.5)),
        (4, (0.0, 3.0)),
        (5, (-3.0 * HIGH, 1.5)),
        (6, (-3.0 * HIGH, -1.5)),
    ],
)
def test_a_shot_fired_upward_deviates_straight_on_by_a_one_then_clockwise(way, at):
    assert landing(Aim((0.0, 0.0), 0.0, 6.0), way, 3) == pytest.approx(at, abs=1e-6)


def test_directions_turn_with_the_line_of_the_shot():
    """Fired to the right, a 1 goes on to the right and a 4 comes back."""
    aim = Aim((10.0, 10.0), 90.0, 6.0)
    assert landing(aim, 1, 2) == pytest.approx((12.0, 10.0)) and landing(aim, 4, 2) == pytest.approx(
        (8.0, 10.0)
    )


@pytest.mark.parametrize(("gap", "most"), [(2.0, 1.0), (5.0, 2.5), (9.0, 4.5)])
def test_it_deviates_at_most_half_of_the_distance_to_the_target(gap, most):
    aim = aim_of(bombard(gap=gap), Blow("kay", "kay/Gun", "foe"))
    assert aim.most == pytest.approx(most) and aim.at == (20.0, 29.0 - gap)
    for inches in range(1, 7):
        far = 29.0 - gap - landing(aim, 1, inches)[1]
        assert far == pytest.approx(min(inches, most))


def test_out_of_range_it_is_aimed_at_the_end_of_the_range_and_goes_half_of_that_astray():
    """The base's edge is at 29.5 and the range is 10: the point is 19.5 down the line, 5 in at most."""
    aim = aim_of(bombard(gap=14.0), Blow("kay", "kay/Gun", "foe"))
    assert aim.at == pytest.approx((20.0, 19.5)) and aim.most == 5.0


def test_the_landings_are_those_of_the_kernels_scatter_rule():
    """All 36 throws: six directions, a six-sided die, 2.5 in at most, and no way to stay."""
    fall = landings(ScatterRule(6, (0, 1), "d6", 2.5), (20.0, 24.0))
    wanted = {}
    for place, weight in zip(fall.at.tolist(), fall.weight.tolist(), strict=True):
        wanted[tuple(round(each, 4) for each in place)] = weight * 36 // fall.denominator
    found = {}
    aim = aim_of(bombard(gap=5.0), Blow("kay", "kay/Gun", "foe"))
    for way in range(1, 7):
        for inches in range(1, 7):
            at = tuple(round(each, 4) for each in landing(aim, way, inches))
            found[at] = found.get(at, 0) + 1
    assert found == wanted and sum(found.values()) == 36


@pytest.mark.parametrize("size", [3, 4, 5])
def test_any_part_of_a_base_under_a_template_counts_and_a_touch_does_not(size):
    """A base of an inch is touched with its centre half an inch beyond the template's edge."""
    for beyond, counts in ((0.499, True), (0.5, False)):
        state = field(character("foe", "blue", (20.0 + size / 2.0 + beyond, 20.0)))
        assert ("foe" in under(state, round_at((20.0, 20.0), size))) == counts


def test_a_hit_does_all_to_the_target_and_half_the_power_to_the_others_friend_or_foe():
    """Power 13 and 5+4 are 8 above ARM 14; the blast of 7 and 6+5 are 4, and for the second 6+6 are 5."""
    near = character("pal", "red", (21.5, 21.0)), character("mob", "blue", (18.5, 21.0))
    session = play(bombard(*near, pow=13), "kay", "stay", BLAST, dice=(3, 5, 5, 4, 6, 5, 6, 6))
    assert [hp(session, each) for each in ("foe", "pal", "mob")] == [2, 6, 5]


def test_after_a_miss_nobody_is_hit_directly():
    """It goes 1 in on: still over the foe, who suffers the blast of 5 only: 6+6 and 5 are 3 above ARM 14."""
    session = play(bombard(), "kay", "stay", BLAST, dice=(1, 2, 1, 1, 6, 6))
    assert hp(session, "foe") == 7


def test_a_miss_may_come_down_on_others():
    """Direction 3 and 3 in from the foe: 2.6 in to the right and 1.5 in back."""
    pal = character("pal", "red", (22.6, 22.5))
    session = play(bombard(pal, pow=20), "kay", "stay", BLAST, dice=(1, 2, 3, 3, 5, 5))
    assert hp(session, "pal") == 4 and hp(session, "foe") == 10


def test_beyond_its_range_a_template_misses_without_a_roll():
    session = play(bombard(gap=14.0), "kay", "stay", BLAST, dice=(4, 6))
    assert "out of 10 in" in said(session) and "it deviates 5.00 in" in said(session)


def test_prone_adds_four_to_the_armour_against_a_blast_only():
    from characters import under as laid

    session = play(laid(bombard(), "foe", "Prone"), "kay", "stay", BLAST, dice=(1, 2, 1, 1, 6, 6))
    assert hp(session, "foe") == 10


def test_a_critical_effect_of_a_template_needs_a_direct_hit_and_then_takes_all_under_it():
    near = character("pal", "red", (21.5, 21.0))
    state = bombard(near, perks=(critical("Fire"),))
    hit = play(state, "kay", "stay", BLAST, dice=(4, 4, 1, 1, 1, 1))
    assert lies_on(hit, "foe", "Fire") and lies_on(hit, "pal", "Fire") and hp(hit, "pal") == 10
    plain = play(state, "kay", "stay", BLAST, dice=(3, 4, 1, 1, 1, 1))
    assert not lies_on(plain, "foe", "Fire") and not lies_on(plain, "pal", "Fire")
    missed = play(state, "kay", "stay", BLAST, dice=(3, 3, 1, 1, 1, 1, 1, 1))
    assert not lies_on(missed, "foe", "Fire") and not lies_on(missed, "pal", "Fire")
