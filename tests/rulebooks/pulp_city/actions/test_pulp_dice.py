"""The dice of an Action Roll, effect by effect and bonus by bonus, played with dice written down."""

from dataclasses import replace

import pytest
from supremes import (
    BIG,
    act,
    amount,
    answered,
    begun,
    block,
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
from battlefield.rulebooks.pulp_city.models.pools import attack_dice, attack_face, defence_dice, defence_face
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Until

NEAR, FAR = (10.0, 10.0), (14.0, 10.0)
TOUCH = (10.0 + 30 / 25.4, 10.0)


def duel(*lines, words=("Supreme",), foe=("Supreme",), at=FAR, kind="PRJ", perks=(), foe_perks=(), **more):
    """A red hero with one action against a blue foe."""
    return street(
        model("hero", "red", NEAR, hit(*lines, kind=kind), words=words, perks=perks, **more),
        model("foe", "blue", at, words=foe, perks=foe_perks),
    )


def strike(state):
    return Strike("hero", exclusives(state, "hero")[0], "foe", DOORS)


def pools(state):
    """The dice of attacker and defender."""
    game = Game(state, CATALOGUE)
    return attack_dice(game, strike(state)).value, defence_dice(game, strike(state)).value


def faces(state):
    game = Game(state, CATALOGUE)
    return attack_face(game, strike(state)), defence_face(game, strike(state))


def test_each_side_rolls_one_die_and_adds_its_trait():
    """Strength 3 and a 4 against Defense 3 and a 3: it succeeds, and all FX apply."""
    state = play(duel("FX Damage 2"), "hero", "hero/Hit", dice=(4, 3))
    assert hp(state, "foe") == 8


def test_a_tie_is_the_defenders():
    state = play(duel("FX Damage 2"), "hero", "hero/Hit", dice=(4, 4))
    assert hp(state, "foe") == 10


def test_only_the_best_die_counts():
    state = under(duel("FX Damage 2"), "hero", "Attack", 2)
    assert hp(play(state, "hero", "hero/Hit", dice=(1, 5, 2, 4)), "foe") == 8


def test_an_efx_may_be_chosen_for_each_die_that_tells():
    """Two sixes: the same effect may be chosen twice, and stacks with the FX."""
    session = begun(under(duel("FX Damage 1", "EFX Damage 2"), "hero", "Attack", 1), "hero", (6, 6, 1))
    asked = answered(session, "hero/Hit")
    id_ = choice(asked, "Damage 2")
    answered(session, id_, id_, ("0", "1", "2"))
    assert hp(session.state, "foe") == 5


def test_efx_may_be_left_but_fx_apply():
    state = play(duel("FX Damage 1", "EFX Damage 2"), "hero", "hero/Hit", "no more", dice=(6, 1))
    assert hp(state, "foe") == 9


def test_the_defenders_dice_cancel_efx():
    """A six each, the attacker's trait higher: it succeeds, but no EFX is left to choose."""
    state = play(duel("FX Damage 1", "EFX Damage 2", strength=5), "hero", "hero/Hit", dice=(6, 6))
    assert hp(state, "foe") == 9


def test_different_effects_are_applied_in_the_order_that_the_attacker_says():
    session = begun(duel("FX Damage 1", "FX Suppress 1"), "hero", (6, 1))
    asked = answered(session, "hero/Hit")
    assert [option.words for option in asked.options] == ["Damage 1", "Suppress 1"]


@pytest.mark.parametrize(
    ("words", "face"),
    [
        (("Supreme",), 6),
        (("Supreme", "Strength*"), 5),
        (("Supreme", "Powerhouse"), 6),
        (("Supreme", "Powerhouse", "Strength*"), 4),
    ],
)
def test_efx_come_from_a_five_on_a_trump_trait_and_from_a_four_for_a_powerhouse(words, face):
    assert faces(duel("FX Damage 1", words=words))[0] == face


def test_a_setting_gives_a_powerhouse_its_four_on_all_traits():
    state = replace(
        duel("FX Damage 1", words=("Supreme", "Powerhouse")), settings=(("powerhouse efx", "all"),)
    )
    assert faces(state)[0] == 4


def test_a_defending_powerhouse_cancels_from_a_five_only():
    assert faces(duel("FX Damage 1", foe=("Supreme", "Powerhouse", "Defense*")))[1] == 5


def test_empowered_makes_trump_traits_tell_from_a_four_and_no_others():
    """The target achieves EFX on Trump Trait rolls on a 4+."""
    trump = under(duel("FX Damage 1", words=("Supreme", "Strength*")), "hero", "Empowered")
    assert faces(trump)[0] == 4
    assert faces(under(duel("FX Damage 1"), "hero", "Empowered"))[0] == 6


def test_attack_and_defend_add_dice_and_stack():
    """Bonuses from several Attack (or Defend) effects stack."""
    state = under(under(duel("FX Damage 1"), "hero", "Attack", 1), "hero", "Attack", 2)
    state = under(under(state, "foe", "Defend", 1), "foe", "Defend", 1)
    assert pools(state) == (4, 3)


def test_attack_is_laid_until_the_effects_phase():
    state = play(
        street(model("hero", "red", NEAR, act("Roar", "IST", "FX Self/Attack 2"))), "hero", "hero/Roar"
    )
    assert amount(state, "hero", "Attack") == 2
    assert state.effects_on("hero", "Attack")[0].until == Until("turn", 1)


def test_brutal_counts_once_for_the_next_attack_of_the_turn():
    """It is added to the next roll as an attacker, and gone right after; else with the end of the Turn."""
    yell = act("Yell", "IST", "FX Self/Brutal 2", "Combinable")
    state = street(model("hero", "red", NEAR, yell, hit("FX Damage 1")), model("foe", "blue", FAR))
    after = play(state, "hero", "hero/Yell", "hero/Hit", dice=(1, 2, 6, 3))
    assert hp(after, "foe") == 9 and not amount(after, "hero", "Brutal")
    assert not amount(play(state, "hero", "hero/Yell"), "hero", "Brutal")


def test_block_counts_once_for_the_next_defence_of_the_turn():
    """The dice are added to the next roll as a defender, then they are gone."""
    guard = act("Guard", "IND", "FX Block 2", "Limited/Living", "Combinable")
    state = street(
        model("hero", "red", NEAR, guard, hit("FX Damage 1")),
        model("foe", "blue", FAR, words=("Supreme", "Living")),
    )
    session = begun(state, "hero", (6, 1, 2, 6))
    answered(session, "hero/Guard")
    assert amount(session.state, "foe", "Block") == 2
    answered(session, "hero/Hit")
    assert not amount(session.state, "foe", "Block")
    assert hp(session.state, "foe") == 10  # a six in three dice ties


def test_suppress_takes_dice_from_both_rolls_but_leaves_one():
    """All Suppress on a model add up, to a minimum of one die."""
    state = under(under(duel("FX Damage 1"), "hero", "Attack", 3), "hero", "Suppress", 1)
    assert pools(under(state, "hero", "Suppress", 1))[0] == 2
    assert pools(under(under(state, "hero", "Suppress", 9), "foe", "Suppress", 2)) == (1, 1)


def test_power_up_dice_are_asked_for_and_gone_once_used():
    """Any number may be spent on one roll; those used are lost, the others are kept."""
    state = under(duel("FX Damage 1"), "hero", "Power Up", 3, Until("game"))
    session = begun(state, "hero", (1, 2, 6, 5))
    asked = answered(session, "hero/Hit")
    assert options(asked) == ["0", "1", "2", "3"]
    answered(session, "2")
    assert amount(session.state, "hero", "Power Up") == 1 and hp(session.state, "foe") == 9


def test_the_defender_may_use_power_up_dice_too():
    state = under(duel("FX Damage 1"), "foe", "Power Up", 1, Until("game"))
    after = play(state, "hero", "hero/Hit", "1", dice=(5, 1, 6))
    assert hp(after, "foe") == 10 and not amount(after, "foe", "Power Up")


def test_suppress_counts_against_power_up_dice_as_well():
    state = under(under(duel("FX Damage 1"), "hero", "Suppress", 1), "hero", "Power Up", 2, Until("game"))
    assert attack_dice(Game(state, CATALOGUE), strike(state), 2).value == 2


def test_power_up_gives_dice_and_power_down_takes_as_many_as_there_are():
    state = play(duel("FX Power Down 3"), "hero", "hero/Hit", dice=(6, 1))
    assert not amount(state, "foe", "Power Up")
    state = under(duel("FX Power Down 3"), "foe", "Power Up", 5, Until("game"))
    assert amount(play(state, "hero", "hero/Hit", "0", dice=(6, 1)), "foe", "Power Up") == 2
    gift = act("Gift", "IST", "FX Self/Power Up 2")
    assert (
        amount(play(street(model("hero", "red", NEAR, gift)), "hero", "hero/Gift"), "hero", "Power Up") == 2
    )


@pytest.mark.parametrize("of", ["Strength", "PRJ", "Mechanical"])
def test_weak_gives_a_die_to_attacks_with_its_trait_kind_or_type_once(of):
    """The model is Weak against X; being Weak to the same twice gains nothing."""
    state = duel("FX Damage 1", words=("Supreme", "Mechanical"), foe_perks=(f"Weak/{of}",))
    assert pools(state)[0] == 2
    assert pools(under(state, "foe", "Weak", of=of))[0] == 2
    assert pools(under(duel("FX Damage 1"), "foe", "Weak", of="Mind"))[0] == 1


@pytest.mark.parametrize("laid", [(), ("Strength",), ("Mechanical",), ("PRJ",)])
def test_each_thing_that_a_model_is_weak_to_gives_a_die_by_itself(laid):
    """Printed or laid: a strength attack by something mechanical finds two, a projectile of it three."""
    perks = ("Weak/Strength", "Weak/Mechanical")
    state = duel("FX Damage 1", words=("Supreme", "Mechanical"), foe_perks=perks)
    for of in laid:
        state = under(state, "foe", "Weak", of=of)
    assert pools(state)[0] == 1 + len({"Strength", "Mechanical", *laid})


def test_each_thing_that_a_model_is_strong_by_gives_a_die_by_itself():
    perks = ("Strong/Strength", "Strong/Mechanical", "Strong/Living")
    state = duel("FX Damage 1", perks=perks, foe=("Supreme", "Mechanical"))
    assert pools(state)[0] == 3


def test_weak_is_laid_once():
    state = under(duel("FX Weak/Strength"), "foe", "Weak", of="Strength")
    assert len(play(state, "hero", "hero/Hit", dice=(6, 1, 1)).effects_on("foe", "Weak")) == 1


def test_stunned_models_are_easy_targets():
    assert pools(under(duel("FX Damage 1"), "foe", "Stun"))[0] == 2


def test_momentum_size_height_and_strength_against_a_type_add_a_die_each():
    assert pools(under(duel("FX Damage 1"), "hero", "Momentum"))[0] == 2
    assert pools(duel("FX Damage 1", base=40))[0] == 2
    assert pools(duel("FX Damage 1", bottom=2.0))[0] == 2
    assert pools(duel("FX Damage 1", perks=("Strong/Living",), foe=("Supreme", "Living")))[0] == 2


def test_roles_add_dice_where_they_count():
    """A Brawler in contact, a Blaster in nobody's contact, a Tank as defender."""
    assert pools(duel("FX Damage 1", words=("Supreme", "Brawler"), at=TOUCH))[0] == 2
    assert pools(duel("FX Damage 1", words=("Supreme", "Brawler")))[0] == 1
    assert pools(duel("FX Damage 1", words=("Supreme", "Blaster")))[0] == 3
    assert pools(duel("FX Damage 1", words=("Supreme", "Blaster"), at=TOUCH))[0] == 1
    assert pools(duel("FX Damage 1", foe=("Supreme", "Tank")))[1] == 2


def test_mobbing_adds_a_die_for_each_further_friend_in_contact_up_to_two():
    base = 30 / 25.4
    friends = [
        model(f"pal{n}", "red", (TOUCH[0] + x * base, TOUCH[1] + y * base))
        for n, (x, y) in enumerate([(1, 0), (0, 1), (0, -1)])
    ]
    for count, dice in enumerate([1, 2, 3, 3]):
        state = street(
            model("hero", "red", NEAR, hit("FX Damage 1", kind="CCM")),
            model("foe", "blue", TOUCH),
            *friends[:count],
        )
        assert pools(state)[0] == dice


def test_spectral_models_do_not_mob():
    pal = model("pal", "red", (TOUCH[0] + 30 / 25.4, TOUCH[1]))
    state = street(model("hero", "red", NEAR, hit("FX Damage 1")), model("foe", "blue", TOUCH), pal)
    assert pools(state)[0] == 2
    assert pools(under(state, "pal", "Spectral"))[0] == 1


def test_terrain_that_hides_any_part_gives_cover_and_models_give_none():
    wall = block("wall", 12.0, 10.2, 12.3, 13.0, 1.0)
    assert pools(replace(duel("FX Damage 1"), terrain=(wall,)))[1] == 2
    strong = block("wall", 12.0, 10.2, 12.3, 13.0, 1.0, extra={"reinforced": True})
    assert pools(replace(duel("FX Damage 1"), terrain=(strong,)))[1] == 3
    between = street(
        model("hero", "red", NEAR, hit("FX Damage 1")),
        model("foe", "blue", FAR),
        model("bulk", "blue", (12.0, 10.0), base=BIG),
    )
    assert pools(between)[1] == 1


def test_a_fixed_difficulty_is_reached_or_not_without_combat_bonuses():
    """T#8 with Spirit 3 needs a five; nobody rolls against it."""
    mend = act("Mend", "IND", "Spirit vs T#8", "FX Heal 2", "Limited/Friendly")
    state = street(model("hero", "red", NEAR, mend), model("pal", "red", FAR))
    hurt = state.with_figures(replace(state.figures["pal/1"], hp=5))
    hurt = under(hurt, "hero", "Momentum")
    assert hp(play(hurt, "hero", "hero/Mend", "pal", dice=(5,)), "pal") == 7
    assert hp(play(hurt, "hero", "hero/Mend", "pal", dice=(4,)), "pal") == 5
