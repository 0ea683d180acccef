"""Clouds: who is within, concealment, sight into and out of one but never through, and how long one lies."""

from dataclasses import replace
from math import cos, hypot, pi, sin

import pytest
from campaigns import few
from characters import begun as begin
from characters import block, character, continuous, field, gun, hp, lies_on, options, perk, play, said, under

from battlefield.geometry.kernel.shapes import Template
from battlefield.rulebooks.iron_kingdoms.clouds import clouds, clouds_round
from battlefield.rulebooks.iron_kingdoms.sight import sees
from battlefield.rules.core.dice import face
from battlefield.rules.core.state import Marker
from battlefield.rules.core.values import info_of

CLOUD = perk("Cloud Effect")


def smoke(state, at, size=4, side="red", ends=9, **facts):
    """Lay a cloud."""
    info = info_of({"is cloud": True, "ends": ends, **facts})
    made = Marker(
        f"cloud {len(state.markers)}", "Cloud Effect", at, side, "", Template("round", size, at), info=info
    )
    return replace(state, markers=(*state.markers, made))


def row(*places):
    """Characters of alternating sides on a line from left to right."""
    made = [character(f"m{n}", "red" if n % 2 else "blue", (x, 20.0)) for n, x in enumerate(places)]
    return field(*made)


def test_whose_base_is_covered_in_any_part_is_within():
    """The cloud's edge is 2 in from its centre; a base of an inch is covered until it is 2.5 in off."""
    for far, counts in ((2.0, True), (2.499, True), (2.5, False), (3.0, False)):
        state = smoke(row(20.0 + far), (20.0, 20.0))
        assert bool(clouds_round(state, "m0")) == counts


def test_sight_does_not_pass_through_a_cloud():
    assert sees(row(10.0, 30.0), "m0", "m1")
    assert not sees(smoke(row(10.0, 30.0), (20.0, 20.0)), "m0", "m1")


def test_sight_goes_into_and_out_of_a_cloud():
    state = smoke(row(10.0, 20.0), (20.0, 20.0))
    assert sees(state, "m0", "m1") and sees(state, "m1", "m0")


def test_two_within_the_same_cloud_see_each_other_and_out_on_any_side():
    state = smoke(row(19.0, 21.0, 30.0), (20.0, 20.0))
    assert all(sees(state, *pair) for pair in (("m0", "m1"), ("m0", "m2"), ("m2", "m0")))


def test_a_sliver_of_a_base_in_the_cloud_is_enough_to_see_across_it():
    """The excerpt counts who has any part of the base covered as within; his sight it does not block."""
    state = row(17.501, 30.0)
    assert sees(smoke(state, (20.0, 20.0)), "m0", "m1")
    assert not sees(smoke(row(17.499, 30.0), (20.0, 20.0)), "m0", "m1")


def test_sight_out_of_one_cloud_does_not_pass_through_another():
    state = smoke(smoke(row(10.0, 30.0), (10.0, 20.0)), (20.0, 20.0))
    assert not sees(state, "m0", "m1") and not sees(state, "m1", "m0")


def test_sight_past_the_edge_of_a_cloud_is_free():
    """Bases reach half an inch to each side of the line; the cloud ends 1.5 in from its centre."""
    assert not sees(smoke(row(10.0, 30.0), (20.0, 20.0), 3), "m0", "m1")
    assert sees(smoke(row(10.0, 30.0), (20.0, 22.0), 3), "m0", "m1")


def test_a_cloud_reaches_higher_than_any_model():
    hill = block("hill", 5.0, 15.0, 15.0, 25.0, sight="clear", high=9.0, platform=True)
    state = field(
        character("m0", "blue", (10.0, 20.0), bottom=9.0),
        character("m1", "red", (30.0, 20.0)),
        terrain=(hill,),
    )
    assert sees(state, "m0", "m1") and not sees(smoke(state, (20.0, 20.0)), "m0", "m1")


@pytest.mark.parametrize(
    ("between", "target", "seen"), [(24.0, 25.4, True), (26.0, 25.4, False), (24.0, 24.0, False)]
)
def test_a_model_on_a_base_as_large_as_the_targets_is_in_the_way(between, target, seen):
    """Halfway from a base of 20 mm the room for lines to the target is narrower than any of these bases."""
    state = field(
        character("m0", "blue", (10.0, 20.0), base=20.0),
        character("m1", "red", (30.0, 20.0), base=target),
        character("mid", "red", (20.0, 20.0), base=between),
    )
    assert sees(state, "m0", "m1") == seen
    assert sees(under(state, "mid", "Knockdown"), "m0", "m1")


def test_who_stands_an_inch_higher_looks_over_those_who_are_not_near_the_target():
    hill = block("hill", 5.0, 15.0, 12.0, 25.0, sight="clear", high=1.0, platform=True)
    for x, seen in ((20.0, True), (28.5, False)):
        state = field(
            character("m0", "blue", (10.0, 20.0), base=20.0, bottom=1.0),
            character("m1", "red", (30.0, 20.0)),
            character("mid", "red", (x, 20.0), base=30.0),
            terrain=(hill,),
        )
        assert sees(state, "m0", "m1") == seen


def test_who_is_within_is_concealed_without_taking_cover():
    state = field(
        character("kay", "red", (20.0, 30.0), gun()), character("foe", "blue", (20.0, 24.0), facing=180.0)
    )
    session = play(smoke(state, (20.0, 24.0)), "kay", "stay", "Gun > foe", dice=(2, 6))
    assert "concealment in a cloud: +2" in said(session) and "9 or more" in said(session)
    assert hp(session, "foe") == 10


def test_nobody_beyond_a_cloud_can_be_shot_at():
    state = field(
        character("kay", "red", (20.0, 30.0), gun()), character("foe", "blue", (20.0, 22.0), facing=180.0)
    )
    session = begin(smoke(state, (20.0, 26.0)), "kay")
    session.answer(("stay",))
    assert session.pending is None


def thrower(*perks, **stats):
    return field(
        character("kay", "red", (20.0, 30.0), gun(*perks, pow=None, **stats)),
        character("foe", "blue", (20.0, 22.0), facing=180.0),
    )


@pytest.mark.parametrize("size", [3, 4, 5])
def test_an_attack_leaves_a_cloud_of_its_templates_size_where_it_came_down(size):
    session = play(thrower(CLOUD, aoe=size), "kay", "stay", "Gun > foe", dice=(3, 4))
    (cloud,) = clouds(session.state)
    assert cloud.template.size == size and cloud.at == (20.0, 22.0) and hp(session, "foe") == 10


def test_a_cloud_that_goes_astray_lies_where_it_has_landed():
    session = play(thrower(CLOUD, aoe=4), "kay", "stay", "Gun > foe", dice=(1, 2, 1, 2))
    (cloud,) = clouds(session.state)
    assert cloud.at == (20.0, 20.0)


@pytest.mark.parametrize(
    ("said_rounds", "turns"), [({}, 1), ({"rounds": 1}, 1), ({"rounds": 2}, 3), ({"rounds": 3}, 5)]
)
def test_a_cloud_clears_at_the_start_of_its_owners_turn_after_one_round_or_those_given(said_rounds, turns):
    """After red's own turn it lies through blue's; each further round are two turns more."""
    made = play(
        thrower(perk("Cloud Effect", **said_rounds), aoe=3), "kay", "stay", "Gun > foe", dice=(3, 4)
    ).state
    bare = {id_: replace(f, weapons=()) for id_, f in made.figures.items()}
    made = replace(made, figures=bare, settings=(("rounds", 99),))
    made = replace(made, effects=tuple(e for e in made.effects if e.name != "acted"))
    assert lasting_staying(made) == turns


def lasting_staying(state):
    """Count the turns that end while a cloud lies, with everybody staying where they are."""
    for counted in range(12):
        side = state.clock.side
        for unit in [u.id for u in state.units.values() if u.side == side]:
            state = play(state, unit).state
        if not clouds(state):
            return counted
    raise AssertionError("it never clears")


def test_a_cloud_with_a_rule_of_its_own_takes_who_is_within_when_it_is_laid():
    session = play(
        thrower(perk("Cloud Effect", of="Corrosion"), aoe=3), "kay", "stay", "Gun > foe", dice=(3, 4)
    )
    assert lies_on(session, "foe", "Corrosion")


def test_a_cloud_with_a_power_makes_a_damage_roll_against_who_ends_within():
    """Power 12 and 3+4 are 5 above ARM 14."""
    state = smoke(field(character("kay", "red", (20.0, 30.0))), (20.0, 30.0), pow=12)
    assert hp(play(state, "kay", dice=(3, 4)), "kay") == 5


def test_who_lays_a_cloud_on_itself_suffers_it_once_in_that_activation_and_again_in_the_next():
    laid = perk("Cloud Effect", laid=True, damage=1, rounds=3)
    kay = character("kay", "red", (20.0, 30.0), gun(laid, pow=None, aoe=5, reach=8))
    session = begin(field(kay, character("foe", "blue", (20.0, 28.0))), "kay")
    session.answer(("stay",))
    session.answer(("Gun > place",))
    assert not session.answer((20.0, 30.0)) and session.pending is None
    assert (hp(session, "kay"), hp(session, "foe")) == (9, 9)
    again = replace(session.state, effects=())
    assert hp(play(again, "kay"), "kay") == 8


def test_who_falls_to_a_cloud_as_its_activation_ends_is_taken_off():
    state = smoke(field(character("kay", "red", (20.0, 30.0), hp=1)), (20.0, 30.0), pow=12)
    session = play(state, "kay", dice=(6, 6))
    assert session.state.units["kay"].where == "gone" and not session.state.units["kay"].figures


def test_who_is_stationary_in_a_cloud_suffers_it_at_the_end_of_the_activation_that_it_loses():
    """It is within, whatever keeps it from acting."""
    state = under(field(character("kay", "red", (20.0, 30.0))), "kay", "Stationary")
    session = play(smoke(state, (20.0, 30.0), of="Fire"), "kay")
    assert lies_on(session, "kay", "Fire") and not lies_on(session, "kay", "Stationary")


def test_who_only_passes_through_a_cloud_has_entered_it():
    from battlefield.rules.core.events import Placed

    state = field(character("kay", "red", (20.0, 30.0)))
    over = (Placed("kay/1", (20.0, 24.1)),)
    session = play(smoke(state, (20.0, 27.0), 3, of="Fire"), "kay", "Move", over)
    assert lies_on(session, "kay", "Fire")
    beside = play(smoke(state, (23.0, 27.0), 3, of="Fire"), "kay", "Move", over)
    assert not lies_on(beside, "kay", "Fire")


def test_weapons_without_a_template_leave_a_cloud_of_the_size_written_on_them():
    state = thrower(perk("Cloud Effect", size=5), continuous("Fire"))
    session = play(state, "kay", "stay", "Gun > foe", dice=(3, 4))
    assert [cloud.template.size for cloud in clouds(session.state)] == [5]
    assert lies_on(session, "foe", "Fire")


def test_a_cloud_may_be_sent_beyond_its_range_and_lands_short():
    session = begin(thrower(CLOUD, aoe=3, reach=5), "kay")
    session.answer(("stay",))
    assert "Gun > foe" in options(session)
    words = next(each.words for each in session.pending.options if each.id == "Gun > foe")
    assert words == "Gun on Foe (7.00 in away, and it reaches 5 in)"


def test_a_laid_cloud_needs_no_roll_but_a_place_in_range_and_sight():
    """The base's edge is half an inch before its centre: the range of 5 in ends at 24.5."""
    wall = block("wall", 22.0, 25.0, 22.2, 35.0)
    laid = perk("Cloud Effect", laid=True)
    state = field(character("kay", "red", (20.0, 30.0), gun(laid, pow=None, aoe=5, reach=5)), terrain=(wall,))
    session = begin(state, "kay")
    session.answer(("stay",))
    session.answer(("Gun > place",))
    assert session.answer((20.0, 24.4)) == "that is 5.10 in away, farther than 5 in"
    assert session.answer((24.0, 30.0)) == "that is not in sight"
    assert not session.answer((20.0, 24.5))
    (cloud,) = clouds(session.state)
    assert cloud.at == (20.0, 24.5) and cloud.template.size == 5 and session.pending is None


def test_a_cloud_is_not_laid_behind_another_one():
    """From outside the near cloud hides the ground beyond it; the ground within it can be seen."""
    laid = perk("Cloud Effect", laid=True)
    state = field(character("kay", "red", (20.0, 30.0), gun(laid, pow=None, aoe=3, reach=12)))
    session = begin(smoke(state, (20.0, 25.0)), "kay")
    session.answer(("stay",))
    session.answer(("Gun > place",))
    assert session.answer((20.0, 20.0)) == "that is not in sight"
    assert not session.answer((20.0, 25.0))


def test_a_cloud_is_not_laid_off_the_table_though_it_may_reach_beyond_its_edge():
    laid = perk("Cloud Effect", laid=True)
    state = field(character("kay", "red", (2.0, 30.0), gun(laid, pow=None, aoe=3, reach=5)))
    session = begin(state, "kay")
    session.answer(("stay",))
    session.answer(("Gun > place",))
    assert session.answer((-1.0, 30.0)) == "that is off the table"
    assert not session.answer((0.0, 28.0))
    assert [cloud.at for cloud in clouds(session.state)] == [(0.0, 28.0)]


def segment_gap(one, two, at):
    """How far a point is from a segment."""
    (x, y), (u, v), (p, q) = one, two, at
    share = ((p - x) * (u - x) + (q - y) * (v - y)) / ((u - x) ** 2 + (v - y) ** 2)
    share = max(0.0, min(1.0, share))
    return hypot(p - x - share * (u - x), q - y - share * (v - y))


def rim(at):
    """Points round a base of an inch."""
    return [(at[0] + 0.5 * cos(n * pi / 36), at[1] + 0.5 * sin(n * pi / 36)) for n in range(72)]


@pytest.mark.parametrize("seed", few(range(25), 6))
def test_sight_past_a_cloud_agrees_with_lines_drawn_one_by_one(seed):
    """Of two outside a cloud, one sees the other where a line from rim to rim passes beside it."""
    numbers = [face(seed, 1, n, 4001) / 1000.0 for n in range(2)]
    size = (3, 4, 5)[face(seed, 1, 2, 3) - 1]
    cloud = (18.0 + numbers[0], 17.5 + 1.25 * numbers[1])
    state = smoke(row(10.0, 30.0), cloud, size)
    lines = [segment_gap(one, two, cloud) for one in rim((10.0, 20.0)) for two in rim((30.0, 20.0))]
    best = max(lines) - size / 2.0
    assert abs(best) > 0.005, "too near to its limit for lines drawn one by one"
    assert sees(state, "m0", "m1") == (best > 0.0)
