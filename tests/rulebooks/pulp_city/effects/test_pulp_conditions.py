"""HP, Action Points, Fatigue and conditions: what each effect does and when it ends."""

from dataclasses import replace

import pytest
from supremes import (
    act,
    amount,
    answered,
    ap,
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

from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.team import ap_left, ap_limit, is_worn_out, most_fatigue
from battlefield.rulebooks.pulp_city.rounds import end_round
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game, Running

WINS = (6, 1)


def pair(*lines, kind="PRJ", words=("Supreme", "Living"), hero=("Supreme",), foe_perks=(), actions=(), **foe):
    return street(
        model("hero", "red", (10.0, 10.0), hit(*lines, kind=kind), *actions, strength=9, words=hero),
        model("foe", "blue", (14.0, 10.0), words=words, perks=foe_perks, **foe),
    )


def struck(state, *answers, dice=WINS):
    return play(state, "hero", "hero/Hit", *answers, dice=dice)


def hurt(state, unit, left):
    return state.with_figures(replace(state.figures[f"{unit}/1"], hp=left))


def after_effects_phase(state):
    """End the round and give the state as the next one begins."""
    running = Running(state, CATALOGUE, end_round, Listed((6, 1)))
    assert running.pending is None
    return running.game.state


# HP


def test_a_model_without_hp_is_knocked_out_and_taken_off():
    state = struck(pair("FX Damage 3", hp=3))
    assert state.units["foe"].where == "gone"


def test_damage_from_fx_and_efx_adds_up():
    assert hp(struck(pair("FX Damage 1", "EFX Damage 1"), "0"), "foe") == 8


def test_heal_gives_hp_back_up_to_those_at_the_start():
    mend = hit("FX Heal 5", "Limited/Friendly", kind="IND", roll="Strength vs T#6")
    state = street(model("hero", "red", (10.0, 10.0), mend), model("pal", "red", (13.0, 10.0)))
    assert hp(play(hurt(state, "pal", 4), "hero", "hero/Hit", "pal", dice=(3,)), "pal") == 9
    assert hp(play(hurt(state, "pal", 8), "hero", "hero/Hit", "pal", dice=(3,)), "pal") == 10


# Action Points


def test_drain_takes_ap_from_the_targets_team_as_far_as_there_are_any():
    assert ap(struck(pair("FX Drain 3")), "blue") == 17
    poor = pair("FX Drain 30")
    assert ap(struck(poor), "blue") == 0


def test_energize_gives_ap_to_the_targets_team():
    assert ap(struck(pair("FX Self/Energize 3")), "red") == 20 - 1 + 3


def test_actions_cost_ap_of_the_pool_and_count_against_the_limit():
    dear = act("Dear", "PRJ", "Strength vs Defense", "FX Damage 1", ap=3)
    state = street(model("hero", "red", (10.0, 10.0), dear, ap_limit=3), model("foe", "blue", (14.0, 10.0)))
    after = play(state, "hero", "hero/Dear", dice=WINS)
    assert ap(after, "red") == 17 and ap_left(Game(after, CATALOGUE), "hero") == 0
    poor = street(model("hero", "red", (10.0, 10.0), dear), model("foe", "blue", (14.0, 10.0)), ap=2)
    assert "hero/Dear" not in options(begun(poor, "hero").pending)


def test_quicken_and_slow_change_the_limit_by_one_and_do_not_stack():
    state = struck(pair("FX Quicken", "FX Quicken"))
    assert ap_limit(Game(state, CATALOGUE), "foe") == 7
    assert ap_limit(Game(struck(pair("FX Slow", "FX Slow")), CATALOGUE), "foe") == 5


def test_quicken_ends_slow_and_slow_ends_quicken():
    state = struck(under(pair("FX Quicken"), "foe", "Slow"))
    assert not amount(state, "foe", "Slow") and ap_limit(Game(state, CATALOGUE), "foe") == 7
    state = struck(under(pair("FX Slow"), "foe", "Quicken"))
    assert not amount(state, "foe", "Quicken") and ap_limit(Game(state, CATALOGUE), "foe") == 5


def test_a_limit_that_is_exceeded_already_gives_no_ap_back():
    state = under(under(pair("FX Slow", ap_limit=3), "foe", "ap spent", 3), "foe", "Slow")
    assert ap_left(Game(state, CATALOGUE), "foe") == 0


# Fatigue


def test_fatigue_comes_twice_a_round_at_most_and_three_times_to_a_speeder():
    state = struck(under(pair("FX Fatigue"), "foe", "Fatigue", 2))
    assert amount(state, "foe", "Fatigue") == 2 and is_worn_out(state, "foe")
    fast = struck(under(pair("FX Fatigue", words=("Supreme", "Speeder")), "foe", "Fatigue", 2))
    assert amount(fast, "foe", "Fatigue") == most_fatigue(fast, "foe") == 3


def test_who_is_worn_out_neither_moves_nor_pays_with_fatigue():
    """Nor does it use an action with Self/Fatigue among its FX, nor choose one among its EFX."""
    tiring = act("Tiring", "IST", "FX Self/Attack 1", fatigue=1)
    worn = act("Worn", "IST", "FX Self/Attack 1", "FX Self/Fatigue")
    state = pair("FX Damage 1", "EFX Self/Fatigue", actions=(tiring, worn))
    assert options(begun(state, "hero").pending) == ["hero/Hit", "hero/Tiring", "hero/Worn", "Move", "done"]
    spent = under(state, "hero", "Fatigue", 2)
    assert options(begun(spent, "hero").pending) == ["hero/Hit", "done"]
    after = struck(spent)
    assert amount(after, "hero", "Fatigue") == 2 and hp(after, "foe") == 9


def test_an_action_that_tires_is_paid_with_fatigue():
    tiring = act("Tiring", "IST", "FX Self/Attack 1", fatigue=1)
    state = street(model("hero", "red", (10.0, 10.0), tiring))
    assert amount(play(state, "hero", "hero/Tiring"), "hero", "Fatigue") == 1


def test_revitalize_takes_one_fatigue_but_none_from_minions():
    assert amount(struck(under(pair("FX Revitalize"), "foe", "Fatigue", 2)), "foe", "Fatigue") == 1
    minion = pair("FX Revitalize", words=("Minion",))
    assert amount(struck(under(minion, "foe", "Fatigue", 2)), "foe", "Fatigue") == 2


# Stun and the like


def test_stun_is_laid_when_the_roll_is_resolved_and_does_not_stack():
    """It comes after all other effects of the roll, whatever their order."""
    state = struck(pair("FX Stun", "FX Stun"))
    assert len(state.effects_on("foe", "Stun")) == 1


def test_a_stunned_model_moves_only_by_sprint():
    """A wall stops it that it would fly over."""
    low = block("low", 14.0, 0.0, 14.5, 30.0, 1.0)
    flyer = model("hero", "red", (12.5, 10.0), words=("Supreme", "Fly"))
    there = (Placed("hero/1", (16.0, 10.0)),)
    free = street(flyer, terrain=(low,))
    assert law_of(begun(free, "hero"), "Move").refusal(there) == ""
    assert law_of(begun(under(free, "hero", "Stun"), "hero"), "Move").refusal(there)


def test_recover_ends_stun():
    assert not amount(struck(under(pair("FX Recover"), "foe", "Stun"), dice=(6, 1, 1)), "foe", "Stun")


def test_immunity_keeps_off_what_it_names_and_ends_what_is_there():
    """Suppress 2 goes as soon as the model is Immune to it, and no new one comes."""
    state = struck(under(pair("FX Immunity/Suppress"), "foe", "Suppress", 2))
    assert not amount(state, "foe", "Suppress")
    again = under(pair("FX Suppress 1"), "foe", "Immunity", of="Suppress")
    assert not amount(struck(again), "foe", "Suppress")
    assert not amount(struck(pair("FX Suppress 1", foe_perks=("Immune/Suppress",))), "foe", "Suppress")


def test_spectral_models_are_out_of_reach_of_four_traits_and_do_not_use_them():
    state = under(pair("FX Damage 1"), "foe", "Spectral")
    assert "hero/Hit" not in options(begun(state, "hero").pending)
    assert "hero/Hit" not in options(begun(under(pair("FX Damage 1"), "hero", "Spectral"), "hero").pending)
    mind = act("Think", "PRJ", "Mind vs Mind", "FX Damage 1")
    state = under(pair("FX Damage 1", actions=(mind,)), "foe", "Spectral")
    assert "hero/Think" in options(begun(state, "hero").pending)


def test_spectral_models_blink_through_walls_and_touch_nobody():
    wall = block("wall", 12.0, 0.0, 12.5, 30.0, 9.0)
    state = street(model("hero", "red", (10.0, 10.0)), terrain=(wall,))
    there = (Placed("hero/1", (14.5, 10.0)),)
    assert law_of(begun(state, "hero"), "Move").refusal(there)
    session = begun(under(state, "hero", "Spectral"), "hero")
    answered(session, "Move", there)
    assert at(session.state, "hero") == (14.5, 10.0)
    beside = street(
        model("hero", "red", (10.0, 10.0), hit("FX Damage 1", kind="CCM", roll="Mind vs Mind")),
        model("foe", "blue", (10.0 + 30 / 25.4, 10.0)),
    )
    assert "hero/Hit" in options(begun(beside, "hero").pending)
    assert "hero/Hit" not in options(begun(under(beside, "foe", "Spectral"), "hero").pending)


@pytest.mark.parametrize(
    "name", ["Attack", "Defend", "Empowered", "Immunity", "Quicken", "Slow", "Spectral", "Stun", "Suppress",
             "Weak", "Fatigue"]
)  # fmt: skip
def test_the_effects_phase_ends_what_lasts_until_then(name):
    line = {"Immunity": "Immunity/Pull", "Weak": "Weak/Mind"}.get(name, name)
    number = " 1" if name in ("Attack", "Defend", "Suppress") else ""
    state = struck(pair(f"FX {line}{number}"))
    assert amount(state, "foe", name) == 1
    assert not amount(after_effects_phase(state), "foe", name)


def test_power_up_dice_outlast_the_effects_phase():
    assert amount(after_effects_phase(struck(pair("FX Power Up 2"))), "foe", "Power Up") == 2


# out of turn


def test_follow_up_lets_the_attacker_use_one_more_exclusive_action():
    """Also the one just used, at its usual cost, within the AP Limit."""
    state = pair("FX Damage 1", "EFX Follow Up")
    session = begun(state, "hero", (6, 1, 3, 1))
    answered(session, "hero/Hit", "0")
    asked = answered(session, ("0", "1"))
    assert options(asked) == ["nothing", "hero/Hit"]
    answered(session, "hero/Hit")
    assert hp(session.state, "foe") == 8 and amount(session.state, "hero", "ap spent") == 2


def puppets(**more):
    """A hero who controls minds, a foe with a gun, and that one's friend."""
    gun = act("Gun", "PRJ", "Agility vs Agility", "FX Damage 2", ap=2)
    return street(
        model("hero", "red", (10.0, 10.0), hit("FX Mind Control", roll="Mind vs Spirit"), mind=9),
        model("foe", "blue", (14.0, 10.0), gun, **more),
        model("pal", "blue", (18.0, 10.0)),
    )


def test_mind_control_makes_the_defender_act_against_its_own_team():
    """The AP are the controller's and count against the defender's limit; then it is its own again."""
    session = begun(puppets(), "hero", (6, 1, 6, 1))
    asked = answered(session, "hero/Hit", "foe")
    assert asked.by == "red" and options(asked) == ["nothing", "foe/Gun", "Move"]
    answered(session, "foe/Gun")
    assert hp(session.state, "pal") == 8
    state = session.state
    assert ap(state, "red") == 20 - 1 - 2 and ap(state, "blue") == 20
    assert amount(state, "foe", "ap spent") == 2 and state.units["foe"].commander == "blue"


def test_a_controlled_model_needs_ap_left_under_its_own_limit():
    session = begun(under(puppets(ap_limit=3), "foe", "ap spent", 2), "hero", (6, 1))
    assert options(answered(session, "hero/Hit", "foe")) == ["nothing", "Move"]


def test_a_controlled_movement_is_placed_by_the_controller_and_tires_the_defender():
    session = begun(puppets(), "hero", (6, 1))
    asked = answered(session, "hero/Hit", "foe", "Move")
    assert asked.by == "red"
    answered(session, (Placed("foe/1", (14.0, 14.0)),))
    assert amount(session.state, "foe", "Fatigue") == 1 and at(session.state, "foe") == (14.0, 14.0)


def test_a_reaction_answers_an_enemy_who_targeted_the_model():
    snap = act("Snap", "RCT", "Agility vs Agility", "FX Damage 1", reach=6)
    state = street(
        model("hero", "red", (10.0, 10.0), hit("FX Damage 1"), strength=9),
        model("foe", "blue", (14.0, 10.0), snap),
    )
    session = begun(state, "hero", (6, 1, 6, 1))
    asked = answered(session, "hero/Hit")
    assert asked.by == "blue" and options(asked) == ["nothing", "foe/Snap"]
    answered(session, "foe/Snap")
    assert hp(session.state, "hero") == 9 and ap(session.state, "blue") == 19


def test_a_tank_takes_an_action_aimed_at_a_friend_in_contact():
    tank = model("tank", "blue", (14.0, 10.0 + 30 / 25.4), words=("Supreme", "Tank"))
    state = street(
        model("hero", "red", (10.0, 10.0), hit("FX Damage 1"), strength=9),
        model("foe", "blue", (14.0, 10.0)),
        tank,
    )
    session = begun(state, "hero", (6, 1, 1))
    asked = answered(session, "hero/Hit", "foe")
    assert asked.by == "blue"
    answered(session, True)
    assert (hp(session.state, "foe"), hp(session.state, "tank")) == (10, 9)


def test_a_special_effect_is_laid_by_its_own_name_and_told():
    assert amount(struck(pair("FX Special/Marked")), "foe", "Marked") == 1
