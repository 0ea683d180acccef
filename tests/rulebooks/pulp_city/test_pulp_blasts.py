"""Blasts, rays, pulses, overruns and Extra Targets: who is reached, and which way they go."""

import pytest
from supremes import (
    act,
    amount,
    answered,
    at,
    begun,
    block,
    hit,
    hp,
    law_of,
    model,
    options,
    play,
    street,
    under,
)

RADIUS = 15 / 25.4


def bomb(*lines, roll="Strength vs Defense", others=(), terrain=(), strength=9):
    """A hero with a Blast, a foe at (16, 10), and others."""
    return street(
        model("hero", "red", (10.0, 10.0), hit(*lines, roll=roll), strength=strength, energy=9),
        model("foe", "blue", (16.0, 10.0)),
        *others,
        terrain=terrain,
    )


def test_everybody_partly_in_the_circle_is_rolled_against_by_themselves():
    """The edge of the blast reaches 2 inches: one is partly in, the other is out."""
    near, far = model("near", "blue", (18.5, 10.0)), model("far", "blue", (16.0, 12.7))
    state = bomb("FX Blast 2", "FX Damage 1", others=(near, far))
    after = play(state, "hero", "hero/Hit", "foe", dice=(6, 1, 6, 1))
    assert (hp(after, "foe"), hp(after, "near"), hp(after, "far")) == (9, 9, 10)


def test_friends_in_the_circle_are_struck_as_well():
    after = play(
        bomb("FX Blast 2", "FX Damage 1", others=(model("pal", "red", (16.0, 12.0)),)),
        "hero",
        "hero/Hit",
        dice=(6, 1, 6, 1),
    )
    assert hp(after, "pal") == 9


def test_a_blast_reaches_up_as_high_as_its_radius():
    """A roof at 2 inches is reached by Blast 2, one at 2.5 is not."""
    for high, left in ((2.0, 9), (2.5, 10)):
        roof = block("roof", 17.0, 8.0, 20.0, 12.0, high, platform=True)
        up = model("up", "blue", (17.7, 10.0), bottom=high)
        dice = (6, 1, 6, 1, 1) if left == 9 else (6, 1)  # the roof gives cover
        state = bomb("FX Blast 2", "FX Damage 1", others=(up,), terrain=(roof,))
        assert hp(play(state, "hero", "hero/Hit", "foe", dice=dice), "up") == left


def test_a_failed_first_roll_lets_the_opponent_move_the_centre_by_two_inches():
    """Not rolled again for the first target, and not moved again after further failures."""
    pals = (model("pal", "red", (16.0, 14.2)), model("mate", "blue", (16.0, 12.0)))
    session = begun(bomb("FX Blast 2", "FX Damage 1", others=pals, strength=3), "hero", (1, 6, 6, 1, 1, 6))
    asked = law_of(session, "hero/Hit", "foe")
    assert asked.request.by == "blue"
    assert asked.refusal((18.1, 10.0)) and not asked.refusal((16.0, 12.0))
    answered(session, (16.0, 12.0), ("mate", "pal"))
    assert [hp(session.state, each) for each in ("foe", "mate", "pal")] == [10, 9, 10]


def test_a_blast_that_is_an_efx_is_laid_after_success_only():
    near = model("near", "blue", (18.0, 10.0))
    state = bomb("FX Damage 1", "EFX Blast 3", others=(near,))
    after = play(state, "hero", "hero/Hit", "foe", "0", dice=(6, 1, 6, 1))
    assert hp(after, "near") == 9
    assert hp(play(state, "hero", "hero/Hit", "foe", "no more", dice=(6, 1)), "near") == 10


def test_further_rolls_give_no_further_blast_but_fx_and_efx_as_usual():
    near = model("near", "blue", (17.5, 10.0))
    state = bomb("FX Blast 2", "FX Damage 1", "EFX Blast 3", "EFX Stun", others=(near,))
    session = begun(state, "hero", (6, 1, 6, 1))
    answered(session, "hero/Hit", "foe", "no more")
    assert [option.words for option in session.pending.options] == ["none", "Stun"]


def test_knockback_from_a_blast_leads_away_from_its_centre():
    """The first target goes away from the attacker: it stands on the centre."""
    near = model("near", "blue", (16.0, 12.0))
    state = bomb("FX Blast 2", "FX Knockback 3", others=(near,))
    after = play(state, "hero", "hero/Hit", "foe", dice=(6, 1, 6, 1))
    assert at(after, "foe") == pytest.approx((19.0, 10.0))
    assert at(after, "near") == pytest.approx((16.0, 15.0))


def test_pull_by_a_blast_stops_with_the_leading_edge_at_the_centre():
    near = model("near", "blue", (16.0, 12.0))
    state = bomb("FX Blast 2", "FX Pull 5", others=(near,))
    after = play(state, "hero", "hero/Hit", "foe", dice=(6, 1, 6, 1))
    assert at(after, "near") == pytest.approx((16.0, 10.0 + RADIUS), abs=1e-6)


def test_energy_spares_its_user_in_its_own_blast():
    """An attacker that rolls with Energy is immune to its own action; with Strength it is struck too."""
    own = street(
        model(
            "hero", "red", (10.0, 10.0), hit("FX Blast 3", "FX Damage 1", roll="Energy vs Defense"), energy=9
        ),
        model("foe", "blue", (12.0, 10.0)),
    )
    assert hp(play(own, "hero", "hero/Hit", dice=(6, 1)), "hero") == 10
    own = street(
        model("hero", "red", (10.0, 10.0), hit("FX Blast 3", "FX Damage 1"), strength=9),
        model("foe", "blue", (12.0, 10.0)),
    )
    session = begun(own, "hero", (6, 1, 6))
    answered(session, "hero/Hit")
    assert hp(session.state, "foe") == 9


def test_a_ray_strikes_all_on_its_line():
    row = [model(f"m{n}", "blue", (12.0 + 2 * n, 10.0)) for n in range(3)]
    aside = model("aside", "blue", (14.0, 13.0))
    state = street(
        model("hero", "red", (10.0, 10.0), hit("FX Damage 1", kind="RAY"), strength=9), *row, aside
    )
    after = play(state, "hero", "hero/Hit", "m0", dice=(6, 1, 6, 1, 6, 1))
    assert [hp(after, each) for each in ("m0", "m1", "m2", "aside")] == [9, 9, 9, 10]


def test_a_pulse_strikes_all_around_friend_and_foe():
    pulse = hit("FX Damage 1", kind="PLS", reach=3)
    state = street(
        model("hero", "red", (10.0, 10.0), pulse, strength=9),
        model("pal", "red", (12.0, 10.0)),
        model("foe", "blue", (10.0, 12.0)),
        model("far", "blue", (10.0, 15.0)),
    )
    after = play(state, "hero", "hero/Hit", dice=(6, 1, 6, 1))
    assert [hp(after, each) for each in ("pal", "foe", "far")] == [9, 9, 10]


def test_an_overrun_leads_through_models_and_strikes_each():
    run = act("Run", "OVR", "Strength vs Agility", "FX Damage 1", reach=6)
    state = street(model("hero", "red", (10.0, 10.0), run, strength=9), model("foe", "blue", (12.5, 10.0)))
    after = play(state, "hero", "hero/Run", (16.0, 10.0), dice=(6, 1))
    assert hp(after, "foe") == 9 and at(after, "hero") == pytest.approx((16.0, 10.0))


def test_an_extra_target_suffers_the_fx_and_no_efx_once_a_roll():
    """Within two inches of the defender; the second Extra Target needs another model."""
    near, other = model("near", "blue", (17.5, 10.0)), model("other", "blue", (16.0, 12.0))
    lines = ("FX Damage 1", "EFX Extra Target 2", "EFX Damage 4")
    state = under(bomb(*lines, others=(near, other)), "hero", "Attack", 1)
    session = begun(state, "hero", (6, 6, 1))
    asked = answered(session, "hero/Hit", "foe", "0", "0", ("0", "1", "2"))
    assert options(asked) == ["near", "other"]
    answered(session, "other")
    assert [hp(session.state, each) for each in ("foe", "near", "other")] == [9, 9, 9]


def test_an_extra_target_out_of_reach_is_none():
    far = model("far", "blue", (16.0, 14.0))
    after = play(
        bomb("FX Damage 1", "EFX Extra Target 2", others=(far,)),
        "hero",
        "hero/Hit",
        "foe",
        "0",
        ("0", "1"),
        dice=(6, 1),
    )
    assert hp(after, "far") == 10 and amount(after, "far", "Stun") == 0
