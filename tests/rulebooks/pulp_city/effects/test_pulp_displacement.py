"""Displacement on the table: Knockback, Pull, Shift, Grab & Throw, falls, crashes, and who changes places."""

from dataclasses import replace

import pytest
from supremes import (
    act,
    amount,
    answered,
    at,
    begun,
    block,
    bottom,
    hit,
    hp,
    law_of,
    model,
    options,
    play,
    street,
    under,
)

from battlefield.rules.core.events import Placed

RADIUS = 15 / 25.4  # of a base of 30 mm
WINS = (6, 1)


def pair(*lines, foe_at=(14.0, 10.0), terrain=(), others=(), settings=(), foe_words=("Supreme",), **foe):
    """A hero at (10, 10) who hits a foe four inches to the right."""
    return street(
        model("hero", "red", (10.0, 10.0), hit(*lines), strength=9),
        model("foe", "blue", foe_at, words=foe_words, **foe),
        *others,
        terrain=terrain,
        settings=settings,
    )


def struck(state, *answers, dice=WINS):
    return play(state, "hero", "hero/Hit", *answers, dice=dice)


def high_up(*lines, high, right=15.0, roll="Mind vs Mind", others=()):
    """A foe on a roof from x = 12 to `right`, who has cover there, and a hero who needs no sight."""
    hero = model("hero", "red", (10.0, 10.0), hit(*lines, kind="IND", roll=roll), mind=9)
    ground = roof(12.0, 8.0, right, 12.0, high)
    return street(hero, model("foe", "blue", (14.0, 10.0), bottom=high), *others, terrain=(ground,))


COVERED = (6, 1, 1)


def roof(left, top, right, under_, high):
    """Something to stand on."""
    return block("roof", left, top, right, under_, high, platform=True)


def test_knockback_leads_straight_away_from_the_attacker():
    assert at(struck(pair("FX Knockback 3")), "foe") == pytest.approx((17.0, 10.0))
    diagonal = struck(pair("FX Knockback 5", foe_at=(13.0, 14.0)))
    assert at(diagonal, "foe") == pytest.approx((16.0, 18.0))


def test_knockback_stops_at_a_wall_and_the_crash_hurts():
    """It stops in contact with the vertical volume of terrain; the default is 1 HP for the crash."""
    wall = block("wall", 16.0, 5.0, 17.0, 15.0, 3.0)
    state = struck(pair("FX Knockback 5", terrain=(wall,)))
    assert at(state, "foe") == pytest.approx((16.0 - RADIUS, 10.0), abs=1e-6)
    assert hp(state, "foe") == 9


@pytest.mark.parametrize(("inches", "hurt"), [(4, 0), (5, 1)])
def test_a_knockback_that_ends_in_contact_by_itself_is_no_crash(inches, hurt):
    """Four inches lead up to the wall and to the model exactly; only the fifth is cut short."""
    wall = block("wall", 18.0 + RADIUS, 5.0, 21.0, 15.0, 3.0)
    assert hp(struck(pair(f"FX Knockback {inches}", terrain=(wall,))), "foe") == 10 - hurt
    pal = model("pal", "blue", (18.0 + 2 * RADIUS, 10.0))
    state = struck(pair(f"FX Knockback {inches}", others=(pal,)), "foe")
    assert at(state, "foe") == pytest.approx((18.0, 10.0), abs=1e-6)
    assert (hp(state, "foe"), hp(state, "pal")) == (10 - hurt, 10 - hurt)


def test_knockback_stops_at_a_model_and_both_are_hurt():
    pal = model("pal", "blue", (17.0, 10.0))
    state = struck(pair("FX Knockback 5", others=(pal,)), "foe")
    assert at(state, "foe") == pytest.approx((17.0 - 2 * RADIUS, 10.0), abs=1e-6)
    assert (hp(state, "foe"), hp(state, "pal")) == (9, 9)


def test_a_setting_takes_the_crash_away_and_spectral_models_crash_into_nobody():
    pal = model("pal", "blue", (17.0, 10.0))
    state = pair("FX Knockback 5", others=(pal,), settings=(("crash damage", 0),))
    assert hp(struck(state, "foe"), "pal") == 10
    ghost = model("hero", "red", (10.0, 10.0), hit("FX Knockback 5", roll="Mind vs Mind"), mind=9)
    state = under(street(ghost, model("foe", "blue", (14.0, 10.0)), pal), "foe", "Spectral")
    after = struck(state, "foe")
    assert (hp(after, "foe"), hp(after, "pal")) == (9, 10)


def test_knockback_has_no_vertical_movement_and_falls_over_the_edge():
    """The whole base has to be over empty space; from 8 inches it loses 2 HP."""
    after = struck(high_up("FX Knockback 3", high=8.0), dice=COVERED)
    assert at(after, "foe") == pytest.approx((15.0 + RADIUS, 10.0), abs=1e-6)
    assert bottom(after, "foe") == 0.0 and hp(after, "foe") == 8


def test_knockback_that_leaves_part_of_the_base_on_the_edge_does_not_fall():
    after = struck(high_up("FX Knockback 1", high=8.0), dice=COVERED)
    assert bottom(after, "foe") == 8.0 and hp(after, "foe") == 10


def test_a_short_fall_does_not_hurt_and_a_spectral_model_never_falls_hard():
    assert hp(struck(high_up("FX Knockback 3", high=3.9), dice=COVERED), "foe") == 10
    after = struck(under(high_up("FX Knockback 3", high=8.0), "foe", "Spectral"), dice=COVERED)
    assert bottom(after, "foe") == 0.0 and hp(after, "foe") == 10


def test_who_falls_onto_somebody_comes_down_beside():
    below = model("pal", "blue", (15.0 + RADIUS, 10.0))
    after = struck(high_up("FX Knockback 3", high=8.0, others=(below,)), "foe", dice=COVERED)
    assert at(after, "foe") != at(after, "pal") and bottom(after, "foe") == 0.0


def test_pull_ends_in_contact_with_the_attacker():
    assert at(struck(pair("FX Pull 2")), "foe") == pytest.approx((12.0, 10.0))
    assert at(struck(pair("FX Pull 9")), "foe") == pytest.approx((10.0 + 2 * RADIUS, 10.0), abs=1e-6)


def test_pull_falls_where_any_part_of_the_base_is_over_empty_space():
    """It ends as soon as the leading edge leaves the roof at x = 12."""
    after = struck(high_up("FX Pull 3", high=4.0, right=16.0), dice=COVERED)
    assert bottom(after, "foe") == 0.0 and hp(after, "foe") == 9
    assert at(after, "foe")[0] < 12.0 + RADIUS


def test_self_changes_the_two_about():
    """Self/Knockback moves the attacker away from the target, Self/Pull toward it."""
    back = struck(pair("FX Self/Knockback 3"))
    assert at(back, "hero") == pytest.approx((7.0, 10.0)) and at(back, "foe") == (14.0, 10.0)
    assert at(struck(pair("FX Self/Pull 2")), "hero") == pytest.approx((12.0, 10.0))


def test_shift_is_the_attackers_to_place():
    session = begun(pair("FX Shift 4"), "hero", WINS)
    asked = law_of(session, "hero/Hit")
    assert asked.request.by == "red"
    assert asked.refusal((Placed("foe/1", (18.5, 10.0)),))  # 4.5 inches
    answered(session, (Placed("foe/1", (14.0, 13.5)),))
    assert at(session.state, "foe") == (14.0, 13.5)


def test_shift_ends_on_stable_places_within_four_inches_of_height():
    """A roof of 4 inches will do, one of 5 will not, nor half a base on the edge."""
    for high, fits in ((4.0, True), (5.0, False)):
        ground = roof(15.0, 8.0, 19.0, 12.0, high)
        asked = law_of(begun(pair("FX Shift 4", terrain=(ground,)), "hero", WINS), "hero/Hit")
        assert (not asked.refusal((Placed("foe/1", (17.0, 10.0), high),))) == fits
        assert asked.refusal((Placed("foe/1", (15.2, 10.0), high),))


def test_shift_does_not_lead_through_walls_or_models():
    wall = block("wall", 15.0, 0.0, 15.5, 30.0, 6.0)
    asked = law_of(begun(pair("FX Shift 4", terrain=(wall,)), "hero", WINS), "hero/Hit")
    assert "cannot get there" in asked.refusal((Placed("foe/1", (17.0, 10.0)),))
    pal = model("pal", "blue", (15.5, 10.0))
    asked = law_of(begun(pair("FX Shift 3", others=(pal,)), "hero", WINS), "hero/Hit")
    assert asked.refusal((Placed("foe/1", (17.0, 10.0)),))  # round the other it is farther than 3 inches


def test_self_shift_moves_the_attacker_by_its_own_choice():
    session = begun(pair("FX Self/Shift 3"), "hero", WINS)
    asked = answered(session, "hero/Hit")
    assert asked.figures == ("hero/1",) and asked.by == "red"


def test_a_structure_does_not_budge():
    post = model("foe", "blue", (14.0, 10.0), words=("Structure",))
    state = street(model("hero", "red", (10.0, 10.0), hit("FX Knockback 4"), strength=9), post)
    assert at(struck(state), "foe") == (14.0, 10.0)


def test_immunity_to_displacement_covers_all_four():
    for line in ("Knockback 4", "Pull 2", "Shift 4", "Grab & Throw"):
        state = pair(f"FX {line}", perks=("Immune/Displacement Effects",))
        assert at(struck(state), "foe") == (14.0, 10.0)


# Grab & Throw


def grabbing(*lines, foe=(), toss=(), **more):
    """A hero in contact with a small foe, with a throw, and a second enemy eight inches away."""
    throw = act("Toss", "THR", "Strength vs Agility", *(toss or ("FX Damage 2",)), ap=2)
    return street(
        model("hero", "red", (10.0, 10.0), hit(*lines, kind="CCM"), throw, strength=9, base=40),
        model("foe", "blue", (10.0 + 35 / 25.4, 10.0), **dict(foe)),
        model("goal", "blue", (18.0, 10.0)),
        **more,
    )


def test_a_grabbed_model_is_thrown_after_all_other_effects_and_both_are_hurt():
    """The throw costs its AP, has a die for the rank of a 30 mm base, and costs the thrown model 1 HP."""
    session = begun(grabbing("FX Grab & Throw", "FX Damage 1"), "hero", (6, 6, 1, 6, 1, 1, 1))
    asked = answered(session, "hero/Hit")
    assert hp(session.state, "foe") == 9 and "hero/Toss" in options(asked)
    answered(session, "hero/Toss")
    assert hp(session.state, "goal") == 8 and hp(session.state, "foe") == 8
    assert amount(session.state, "hero", "ap spent") == 3
    place = session.suggestions()[0]
    answered(session, place)
    x, y = at(session.state, "foe")
    assert abs(x - 18.0) < 3.0 and abs(y - 10.0) < 3.0


def test_the_throw_may_be_left():
    state = play(grabbing("FX Grab & Throw"), "hero", "hero/Hit", "no throw", dice=(6, 6, 1))
    assert at(state, "foe") == pytest.approx((10.0 + 35 / 25.4, 10.0))


def test_nobody_throws_a_model_on_a_larger_base():
    state = grabbing("FX Grab & Throw", foe={"base": 50})
    far = replace(state.figures["foe/1"].model, at=(10.0 + 45 / 25.4, 10.0))
    state = state.with_figures(replace(state.figures["foe/1"], model=far))
    assert at(play(state, "hero", "hero/Hit", dice=(6, 1)), "foe") == far.at


def test_a_model_that_was_just_knocked_out_may_be_thrown_too():
    """It is thrown for its rank, and taken off afterwards."""
    state = grabbing("FX Damage 9", "FX Grab & Throw", foe={"hp": 2})
    after = play(state, "hero", "hero/Hit", "hero/Toss", dice=(6, 6, 1, 6, 1, 1, 1))
    assert not after.units["foe"].figures and hp(after, "goal") == 8


def test_efx_of_the_throw_are_shared_between_defender_and_thrown_model():
    state = grabbing("FX Grab & Throw", toss=("FX Damage 1", "EFX Damage 3"))
    session = begun(state, "hero", (6, 6, 1, 6, 1, 1, 1))
    answered(session, "hero/Hit", "hero/Toss", "0")
    asked = answered(session, ("0", "1"))
    assert options(asked) == ["goal", "foe"]
    answered(session, "foe")
    assert (hp(session.state, "goal"), hp(session.state, "foe")) == (9, 6)


def test_an_object_in_contact_is_thrown_with_a_die_for_each_rank():
    crate = model("crate", "red", (10.0 + 35 / 25.4, 10.0), words=("Object",), rank=2, hp=3)
    toss = act("Toss", "THR", "Strength vs Agility", "FX Damage 2")
    state = street(
        model("hero", "red", (10.0, 10.0), toss, base=40, strength=9),
        crate,
        model("goal", "blue", (16.0, 10.0)),
    )
    session = begun(state, "hero", (1, 1, 2, 6, 1))
    answered(session, "hero/Toss")
    assert hp(session.state, "goal") == 8 and hp(session.state, "crate") == 2


def test_without_an_object_beside_it_nothing_can_be_thrown():
    toss = act("Toss", "THR", "Strength vs Agility", "FX Damage 2")
    state = street(model("hero", "red", (10.0, 10.0), toss), model("goal", "blue", (16.0, 10.0)))
    assert "hero/Toss" not in options(begun(state, "hero").pending)
