"""Single clauses of the effects: who applies them in which order, what stacks, what ends with what."""

import pytest
from supremes import (
    act,
    amount,
    answered,
    ap,
    begun,
    choice,
    hit,
    hp,
    model,
    options,
    play,
    street,
    under,
)

from battlefield.rulebooks.pulp_city.actions.using import DOORS
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.exclusive import exclusives
from battlefield.rulebooks.pulp_city.models.pools import attack_dice, defence_dice
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.team import ap_left
from battlefield.rulebooks.pulp_city.rounds import end_round
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.state import Until

NEAR, FAR = (10.0, 10.0), (14.0, 10.0)
WINS = (6, 1)
TURN = Until("step", 1)


def pair(*lines, kind="PRJ", roll="Strength vs Defense", actions=(), words=("Supreme", "Living"), **foe):
    """A strong hero with one action against a foe four inches away."""
    return street(
        model("hero", "red", NEAR, hit(*lines, kind=kind, roll=roll), *actions, strength=9),
        model("foe", "blue", FAR, words=words, **foe),
    )


def struck(state, *answers, dice=WINS):
    return play(state, "hero", "hero/Hit", *answers, dice=dice)


def dice_of(state, unit="hero", foe="foe"):
    """The dice of an attack of one on the other."""
    game, rolled = Game(state, CATALOGUE), Strike(unit, exclusives(state, unit)[0], foe, DOORS)
    return attack_dice(game, rolled).value, defence_dice(game, rolled).value


def next_round(state):
    running = Running(state, CATALOGUE, end_round, Listed((6, 1)))
    assert running.pending is None
    return running.game.state


# order and choice


@pytest.mark.parametrize(
    ("first", "left", "gone"), [(("0", "1"), "Quicken", "Slow"), (("1", "0"), "Slow", "Quicken")]
)
def test_fx_and_efx_are_applied_in_the_attackers_order(first, left, gone):
    """Each of the two ends the other, so the last one stays."""
    session = begun(pair("FX Slow", "EFX Quicken"), "hero", WINS)
    asked = answered(session, "hero/Hit", "0")
    assert asked.by == "red"
    answered(session, first)
    assert amount(session.state, "foe", left) and not amount(session.state, "foe", gone)


@pytest.mark.parametrize(
    ("chosen", "left"),
    [(("no more",), 9), (("0", "no more", ("0", "1")), 7), (("0", "0", ("0", "1", "2")), 5)],
)
def test_any_or_all_of_the_efx_may_be_left(chosen, left):
    state = under(pair("FX Damage 1", "EFX Damage 2"), "hero", "Attack", 1)
    assert hp(struck(state, *chosen, dice=(6, 6, 1)), "foe") == left


def test_however_often_stun_is_laid_one_effects_phase_ends_it():
    state = under(pair("FX Stun", "EFX Stun"), "hero", "Attack", 1)
    after = struck(state, "0", "0", dice=(6, 6, 1))
    assert len(after.effects_on("foe", "Stun")) == 1
    assert not next_round(after).effects_on("foe", "Stun")


# dice


@pytest.mark.parametrize(("name", "pools"), [("Attack", (4, 1)), ("Defend", (1, 4))])
def test_attack_counts_in_rolls_as_attacker_and_defend_in_those_as_defender(name, pools):
    """The same model bears it: attacked it has no more dice for the one, attacking none for the other."""
    gun = hit("FX Damage 1")
    state = street(model("hero", "red", NEAR, gun), model("foe", "blue", FAR, gun))
    state = under(state, "hero", name, 3)
    assert (dice_of(state)[0], dice_of(state, "foe", "hero")[1]) == pools


@pytest.mark.parametrize("name", ["Attack", "Defend", "Block", "Brutal"])
def test_fx_and_efx_of_the_same_bonus_add_up(name):
    roar = act("Roar", "IST", "Spirit vs T#4", f"FX Self/{name} 1", f"EFX Self/{name} 2", "Combinable")
    state = street(model("hero", "red", NEAR, roar, hit("FX Damage 1")), model("foe", "blue", FAR))
    session = begun(state, "hero", (6,))
    asked = answered(session, "hero/Roar")
    answered(session, choice(asked, f"Self/{name} 2"), ("0", "1"))
    state = session.state
    pools = (
        Strike("hero", exclusives(state, "hero")[1], "foe", DOORS),
        Strike("foe", exclusives(state, "hero")[1], "hero", DOORS),
    )
    game = Game(state, CATALOGUE)
    found = attack_dice(game, pools[0]) if name in ("Attack", "Brutal") else defence_dice(game, pools[1])
    assert found.value == 4


def test_attack_adds_to_a_roll_against_a_difficulty_too():
    """T#9 with Spirit 3 needs a six: it is the second die."""
    mend = act("Mend", "IST", "Spirit vs T#9", "FX Self/Power Up 2")
    state = under(street(model("hero", "red", NEAR, mend)), "hero", "Attack", 1)
    assert amount(play(state, "hero", "hero/Mend", dice=(1, 6)), "hero", "Power Up") == 2


@pytest.mark.parametrize(("name", "attacks"), [("Block", False), ("Brutal", True)])
def test_all_block_or_brutal_counts_for_the_next_roll_of_its_own_sort_alone(name, attacks):
    """Two of them are both added and both gone; a roll of the other sort neither has them nor ends them."""
    gun = hit("FX Damage 1")
    state = street(model("hero", "red", NEAR, gun), model("foe", "blue", FAR, gun))
    bearer = "hero" if attacks else "foe"
    two = under(under(state, bearer, name, 1, TURN), bearer, name, 2, TURN)
    session = begun(two, "hero", (1, 1, 1, 1, 6))
    answered(session, "hero/Hit")
    assert not session.state.effects_on(bearer, name)
    other = "foe" if attacks else "hero"
    two = under(state, other, name, 1, TURN)
    session = begun(two, "hero", (1, 6))
    answered(session, "hero/Hit")
    assert amount(session.state, other, name) == 1


def test_block_and_brutal_end_with_the_turn():
    state = under(under(pair("FX Damage 1"), "hero", "Brutal", 2, TURN), "foe", "Block", 2, TURN)
    after = play(state, "hero")
    assert not after.effects_on("hero", "Brutal") and not after.effects_on("foe", "Block")


def test_brutal_counts_for_the_first_roll_of_a_blast_only():
    near = model("near", "blue", (14.0, 12.0))
    hero = model("hero", "red", NEAR, hit("FX Blast 2", "FX Damage 1"), strength=9)
    state = under(street(hero, model("foe", "blue", FAR), near), "hero", "Brutal", 2, TURN)
    after = play(state, "hero", "hero/Hit", "foe", dice=(1, 1, 6, 1, 6, 1))
    assert (hp(after, "foe"), hp(after, "near")) == (9, 9)


def test_a_power_up_die_may_be_spent_on_any_roll_and_only_once():
    """Against a difficulty, where Combat Bonuses of the situation do not count; what is used is gone."""
    mend = act("Mend", "IST", "Spirit vs T#9", "FX Self/Energize 2")
    state = under(street(model("hero", "red", NEAR, mend)), "hero", "Power Up", 2, Until("game"))
    after = play(state, "hero", "hero/Mend", "2", dice=(1, 1, 6))
    assert ap(after, "red") == 20 - 1 + 2 and not amount(after, "hero", "Power Up")


@pytest.mark.parametrize(("lost", "left"), [(2, 3), (5, 0), (7, 0)])
def test_power_down_takes_so_many_dice_or_all(lost, left):
    state = under(pair(f"FX Power Down {lost}"), "foe", "Power Up", 5, Until("game"))
    assert amount(struck(state, "0"), "foe", "Power Up") == left


@pytest.mark.parametrize(("amount_", "dice"), [(1, 3), (3, 1), (9, 1)])
def test_suppress_takes_its_total_down_to_one_die(amount_, dice):
    gun = hit("FX Damage 1")
    state = street(model("hero", "red", NEAR, gun), model("foe", "blue", FAR, gun))
    state = under(under(state, "hero", "Attack", 3), "hero", "Suppress", amount_)
    assert dice_of(state)[0] == dice


@pytest.mark.parametrize("lines", [("FX Weak/Strength", "FX Weak/Strength"), ("FX Weak/Strength",)])
def test_weak_to_the_same_twice_gains_nothing_and_to_another_thing_does(lines):
    after = struck(pair(*lines))
    assert len(after.effects_on("foe", "Weak")) == 1 and dice_of(after)[0] == 2
    both = under(after, "foe", "Weak", of="PRJ")
    assert dice_of(both)[0] == 3


# AP


@pytest.mark.parametrize(
    ("name", "spent", "left"),
    [("Quicken", 3, 1), ("Quicken", 4, 0), ("Quicken", 5, 0), ("Slow", 1, 1), ("Slow", 2, 0), ("Slow", 3, 0)],
)
def test_a_changed_limit_that_is_reached_or_exceeded_lets_no_more_ap_be_spent(name, spent, left):
    """A limit of 3 is 4 with Quicken and 2 with Slow."""
    state = under(under(pair("FX Damage 1", ap_limit=3), "foe", "ap spent", spent), "foe", name)
    assert ap_left(Game(state, CATALOGUE), "foe") == left


# Fatigue


@pytest.mark.parametrize(("role", "most"), [((), 2), (("Speeder",), 3)])
def test_a_model_moves_as_often_as_it_can_be_fatigued_and_anew_in_the_next_round(role, most):
    state = street(
        model("hero", "red", NEAR, act("Rest", "IST", "FX Self/Attack 1"), words=("Supreme", *role))
    )
    for tired in range(most + 1):
        asked = begun(under(state, "hero", "Fatigue", tired), "hero").pending
        assert ("Move" in options(asked)) is (tired < most)
    assert not amount(next_round(under(state, "hero", "Fatigue", most)), "hero", "Fatigue")


def test_an_enemys_action_with_fatigue_still_strikes_who_is_at_its_limit():
    after = struck(under(pair("FX Fatigue", "FX Damage 2"), "foe", "Fatigue", 2))
    assert hp(after, "foe") == 8 and amount(after, "foe", "Fatigue") == 2


@pytest.mark.parametrize(("tired", "offered"), [(1, True), (2, False)])
def test_no_friend_at_its_limit_is_picked_for_what_tires_it(tired, offered):
    mercy = act("Mercy", "PRJ", "FX Heal 1", "FX Fatigue", "Limited/Friendly")
    state = street(model("hero", "red", NEAR, mercy), model("pal", "red", FAR))
    state = under(under(state, "pal", "Fatigue", tired), "hero", "Fatigue", 2)
    state = under(state, "ann", "Fatigue", 2)
    pending = begun(state, "hero").pending
    assert (pending is not None and "hero/Mercy" in options(pending)) is offered


def test_self_fatigue_tires_the_attacker():
    after = struck(pair("FX Self/Fatigue"))
    assert (amount(after, "hero", "Fatigue"), amount(after, "foe", "Fatigue")) == (1, 0)


@pytest.mark.parametrize(("kind", "left"), [("Supreme", 1), ("Monster", 1), ("Minion", 2)])
def test_revitalize_is_for_supremes_and_monsters(kind, left):
    after = struck(under(pair("FX Revitalize", words=(kind,)), "foe", "Fatigue", 2))
    assert amount(after, "foe", "Fatigue") == left


# Stun and the like


def test_recover_ends_an_older_stun_and_not_one_of_the_same_roll():
    """Stun is applied after the Action Roll that causes it is resolved."""
    assert amount(struck(pair("FX Stun", "FX Recover"), ("0", "1")), "foe", "Stun") == 1
    older = under(pair("FX Recover"), "foe", "Stun")
    assert amount(struck(older, dice=(6, 1, 1)), "foe", "Stun") == 0


def test_an_immunity_of_the_same_roll_keeps_stun_off():
    assert amount(struck(pair("FX Stun", "FX Immunity/Stun"), ("0", "1")), "foe", "Stun") == 0


def test_a_stunned_target_is_no_easy_target_yet_for_the_rest_of_its_roll():
    """A second roll of the same Blast is one against a Stunned model only where that was Stunned before."""
    near = model("near", "blue", (14.0, 12.0))
    state = street(
        model("hero", "red", NEAR, hit("FX Blast 2", "FX Stun"), strength=9), model("foe", "blue", FAR), near
    )
    after = play(state, "hero", "hero/Hit", "foe", dice=(6, 1, 6, 1))
    assert amount(after, "foe", "Stun") == amount(after, "near", "Stun") == 1


@pytest.mark.parametrize("trait", ["Strength", "Defense", "Energy", "Agility", "Mind", "Spirit"])
def test_spectral_models_meet_two_traits_alone(trait):
    """Neither do they use an action of the other four."""
    open_ = trait in ("Mind", "Spirit")
    for bearer in ("hero", "foe"):
        state = under(pair("FX Damage 1", roll=f"{trait} vs Mind"), bearer, "Spectral")
        assert ("hero/Hit" in options(begun(state, "hero").pending)) is open_


def test_spectral_models_are_spared_in_a_blast_of_those_four_and_do_not_react_with_them():
    near = model("near", "blue", (14.0, 12.0))
    hero = model("hero", "red", NEAR, hit("FX Blast 2", "FX Damage 1"), strength=9)
    state = under(street(hero, model("foe", "blue", FAR), near), "near", "Spectral")
    assert hp(play(state, "hero", "hero/Hit", dice=WINS), "near") == 10
    snap = act("Snap", "RCT", "Agility vs Agility", "FX Damage 1", reach=6)
    reacting = street(
        model("hero", "red", NEAR, hit("FX Damage 1", roll="Mind vs Mind"), mind=9),
        model("foe", "blue", FAR, snap),
    )
    assert hp(play(under(reacting, "foe", "Spectral"), "hero", "hero/Hit", dice=WINS), "hero") == 10


# Follow Up, Mind Control, Special


@pytest.mark.parametrize(("limit", "asked"), [(1, False), (2, True)])
def test_a_follow_up_is_within_the_ap_limit_and_a_single_one(limit, asked):
    hero = model(
        "hero", "red", NEAR, hit("FX Damage 1", "FX Follow Up", "FX Follow Up"), strength=9, ap_limit=limit
    )
    session = begun(street(hero, model("foe", "blue", FAR)), "hero", (6, 1, 6, 1))
    found = answered(session, "hero/Hit", ("0", "1", "2"))
    assert ("Follow Up" in found.what) is asked
    if asked:
        answered(session, "hero/Hit", ("0", "1", "2"))
        assert hp(session.state, "foe") == 8 and amount(session.state, "hero", "ap spent") == 2


def test_a_reaction_may_be_followed_up_by_who_reacts():
    snap = act("Snap", "RCT", "Agility vs Agility", "FX Damage 1", "FX Follow Up", reach=6)
    shot = act("Shot", "PRJ", "Agility vs Agility", "FX Damage 2")
    state = street(
        model("hero", "red", NEAR, hit("FX Damage 1"), strength=9),
        model("foe", "blue", FAR, snap, shot),
    )
    session = begun(state, "hero", (6, 1, 6, 1, 6, 1))
    asked = answered(session, "hero/Hit", "foe/Snap", ("0", "1"))
    assert asked.by == "blue" and options(asked) == ["nothing", "foe/Shot"]
    answered(session, "foe/Shot")
    assert hp(session.state, "hero") == 7


def test_other_costs_of_a_controlled_action_are_the_defenders():
    """Its Fatigue lies on it; once at its limit it cannot be made to do it."""
    gun = act("Gun", "PRJ", "Agility vs Agility", "FX Damage 2", ap=2, fatigue=1)
    for tired, offered in ((1, True), (2, False)):
        state = street(
            model("hero", "red", NEAR, hit("FX Mind Control", roll="Mind vs Spirit"), mind=9),
            model("foe", "blue", FAR, gun),
            model("pal", "blue", (18.0, 10.0)),
        )
        session = begun(under(state, "foe", "Fatigue", tired), "hero", (6, 1, 6, 1))
        asked = answered(session, "hero/Hit", "foe")
        assert ("foe/Gun" in options(asked)) is offered
        if offered:
            answered(session, "foe/Gun")
            assert (amount(session.state, "foe", "Fatigue"), amount(session.state, "hero", "Fatigue")) == (
                2,
                0,
            )


def test_an_extra_target_effect_strikes_no_model_twice_in_a_roll():
    near = model("near", "blue", (15.5, 10.0))
    hero = model(
        "hero", "red", NEAR, hit("FX Damage 1", "FX Extra Target 2", "FX Extra Target 2"), strength=9
    )
    state = street(hero, model("foe", "blue", FAR), near)
    assert hp(play(state, "hero", "hero/Hit", "foe", dice=WINS), "near") == 9


def test_a_blast_of_oneself_has_its_centre_on_the_attacker():
    """Who stands about the attacker is rolled against; neither it nor the Defender is again."""
    beside = model("beside", "blue", (10.0, 12.0))
    other = model("other", "blue", (15.5, 10.0))
    hero = model("hero", "red", NEAR, hit("FX Self/Blast 2", "FX Damage 1"), strength=9)
    state = street(hero, model("foe", "blue", FAR), beside, other)
    after = play(state, "hero", "hero/Hit", "foe", dice=(6, 1, 6, 1))
    assert [hp(after, each) for each in ("hero", "foe", "beside", "other")] == [10, 9, 9, 10]


def test_further_failures_do_not_move_a_blast_and_success_never_does():
    """The first roll succeeds, the second fails: nobody is asked for a place."""
    near = model("near", "blue", (14.0, 12.0))
    hero = model("hero", "red", NEAR, hit("FX Blast 2", "FX Damage 1"))
    state = street(hero, model("foe", "blue", FAR), near)
    after = play(state, "hero", "hero/Hit", "foe", dice=(6, 1, 1, 6))
    assert (hp(after, "foe"), hp(after, "near")) == (9, 10)


def test_an_attacker_in_its_own_blast_is_rolled_against_unless_it_uses_energy():
    """Strength 9 and a one reach Defense 3 and one: it is hurt by its own action."""
    for roll, dice, left in (("Strength", (6, 1, 1), 9), ("Energy", (6, 1), 10)):
        hero = model(
            "hero",
            "red",
            NEAR,
            hit("FX Blast 3", "FX Damage 1", roll=f"{roll} vs Defense"),
            strength=9,
            energy=9,
        )
        after = play(street(hero, model("foe", "blue", (12.0, 10.0))), "hero", "hero/Hit", dice=dice)
        assert hp(after, "hero") == left


def test_no_further_blast_comes_of_those_who_are_caught():
    """The one beyond stands in a circle about the second model, but not in that about the first."""
    others = model("near", "blue", (15.5, 10.0)), model("beyond", "blue", (17.2, 10.0))
    hero = model("hero", "red", NEAR, hit("FX Blast 2", "FX Damage 1"), strength=9)
    after = play(
        street(hero, model("foe", "blue", FAR), *others), "hero", "hero/Hit", "foe", dice=(6, 1, 6, 1)
    )
    assert [hp(after, each) for each in ("foe", "near", "beyond")] == [9, 9, 10]


def test_energize_fills_the_pool_of_the_targets_team():
    assert ap(struck(pair("FX Energize 3")), "blue") == 23


def test_a_model_is_fatigued_by_an_action_that_says_so():
    assert amount(struck(pair("FX Fatigue")), "foe", "Fatigue") == 1


def test_a_controlled_model_does_one_thing_or_nothing():
    """One action is asked for, then the attacker's own activation goes on; its side may also let it be."""
    gun = act("Gun", "PRJ", "Agility vs Agility", "FX Damage 2")
    state = street(
        model("hero", "red", NEAR, hit("FX Mind Control", roll="Mind vs Spirit"), mind=9),
        model("foe", "blue", FAR, gun),
        model("pal", "blue", (18.0, 10.0)),
    )
    for chosen, left in (("foe/Gun", 8), ("nothing", 10)):
        session = begun(state, "hero", (6, 1, 6, 1) if left == 8 else WINS)
        asked = answered(session, "hero/Hit", "foe", chosen)
        assert asked.what == "action of Hero" and hp(session.state, "pal") == left


@pytest.mark.parametrize("name", ["Block", "Brutal"])
def test_block_and_brutal_of_an_action_end_with_the_turn_it_was_used_in(name):
    yell = act("Yell", "IND", f"FX {name} 2", "Limited/Friendly")
    state = street(model("hero", "red", NEAR, yell), model("pal", "red", FAR))
    session = begun(state, "hero")
    answered(session, "hero/Yell", "pal")
    assert amount(session.state, "pal", name) == 2
    answered(session, "done")
    assert session.state.clock.side == "blue" and not amount(session.state, "pal", name)
