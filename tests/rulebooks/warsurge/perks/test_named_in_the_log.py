"""What perks do in an attack or to a move is told in the log by their names."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from fighting import attack, duel, locked, under
from running import asks

from battlefield.app.battle.battle_log import BattleLog
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rules.core.events import Said

STRONG = {"power": 10, "attacks": 1}


def logged(session):
    """The lines of the log."""
    return [line.words for line in BattleLog().lines(session.course)]


def shot(*perks, dice=(), foe=(), armed=(), **stats):
    """The log of an attack with a weapon on somebody."""
    more = {key: stats.pop(key, None) for key in ("armour", "aegis")}
    gun = weapon("gun", *perks, **{**STRONG, **stats})
    target = troop("t", *foe, defence=4, hp=90, **more)
    return logged(attack(duel(troop("a"), [gun], target, armed=armed), dice))


@pytest.mark.parametrize(
    ("perk", "facts", "dice", "line"),
    [
        ("Penetrate I", {"armour": 3}, (6,), "Blue1: armour 3+, Penetrate I → 4+"),
        ("Rend", {"armour": 2}, (6,), "Blue1: armour 2+, Rend → 4+"),
        ("Negate AEGIS", {"aegis": 4, "ap": 4}, (), "Blue1: AP 4+ (Negate AEGIS) ignores aegis 4+"),
        ("Rupture I", {"armour": 4}, (5, 6), "Blue1: armour save 4+ is rerolled: Rupture I"),
        ("Obliterate I", {}, (), "Red1: each success counts as 3 hits: Obliterate I"),
        ("Damage 4+", {"power": 4}, (6,), "Red1: a 4+ always suffices: Damage 4+"),
        ("Reroll Attack", {"power": 4}, (1, 6), "Red1: attack dice, failures are rerolled: Reroll Attack"),
        ("Focus", {"power": 4}, (1, 6), "Red1: attack dice, failures are rerolled: Focus"),
        ("Piercing Hit I", {"armour": 2}, (6,), "Blue1: Piercing Hit I: 1 hit passes armour saves"),
        ("Critical Hit I", {"power": 4}, (6,), "Blue1: HP at stake: 1 → 2 (Critical Hit I of Red1)"),
    ],
)
def test_what_a_weapon_does_to_dice_and_saves_names_its_perk(perk, facts, dice, line):
    assert line in shot(perk, dice=dice, **facts)


def test_who_hunts_commanders_is_named():
    gun = weapon("gun", power=4, attacks=1)
    chief = troop("t", "Leader", defence=4, hp=90, armour=None)
    lines = logged(attack(duel(troop("a", "Assassin"), [gun], chief), (1, 6)))
    assert "Red1: attack dice, failures are rerolled: Assassin" in lines


def encumbered(apart=10.0, **more):
    """A worn unit with an Assault weapon that counts as a Heavy one, and an enemy."""
    gun = weapon("gun", "Encumber", power=4, attacks=1)
    state = duel(troop("a", hp=8), [gun], troop("t", defence=4, hp=90, armour=None), apart=apart, **more)
    worn = replace(state.figures["red11"], hp=2)
    return state.with_figures(worn)


def test_what_makes_a_weapon_heavier_is_named_where_it_is_used():
    lines = logged(attack(encumbered(), (1,)))
    assert "Red1: Gun counts as a Heavy weapon: Encumber" in lines


def test_and_where_that_forbids_or_hampers_it():
    walked = under(encumbered(), "moved", "red1")
    assert why_not_use(asks(walked), "red1", "gun") == "a Heavy (Encumber) weapon cannot be used after a move"
    lines = logged(attack(locked(encumbered(32 / 25.4), "red1", "blue1"), (1,)))
    assert any("Heavy (Encumber) weapon in a melee" in line for line in lines)


def test_what_breaks_a_shield_is_named():
    shield = weapon("shield", attacks=0, deflect=2)
    assert "Blue1: deflect counts 1 less: Break Deflect I" in shot(
        "Break Deflect I", dice=(6,), armour=6, armed=[shield]
    )


def test_what_holds_ap_off_is_named():
    lines = shot(foe=("Durable Armour I",), dice=(6, 6), armour=4, ap=4, power=4)
    assert "Blue1: AP 4+ ignores armour 4+; Durable Armour I leaves 6+" in lines


def test_rerolled_saves_name_what_rerolls_them():
    assert "Blue1: armour save 4+ is rerolled: Reinforced" in shot(foe=("Reinforced",), dice=(1, 6), armour=4)


@pytest.mark.parametrize("perk", ["Taunt I", "Taunt II"])
def test_what_draws_a_weapon_from_others_names_its_perk(perk):
    line = f"Blue1: Gun has to be directed at it: {perk}"
    close = duel(
        troop("a"),
        [weapon("gun", power=4, range=12)],
        troop("t", perk, hp=9),
        apart=6.0,
        others=(("blue2", "blue", troop("other", hp=9), (), [(10.0, 16.0)]),),
    )
    assert line in logged(attack(close, (1,)))
    alone = duel(troop("a"), [weapon("gun", power=4, range=12)], troop("t", perk, hp=9), apart=6.0)
    assert line not in logged(attack(alone, (1,)))


def test_attacks_that_are_split_name_their_perk():
    gun = weapon("gun", "Multi-Strike", power=4, attacks=2)
    others = (("blue2", "blue", troop("other", hp=9), (), [(20.0, 14.0)]),)
    state = duel(troop("a"), [gun], troop("t", hp=9), others=others)
    line = "Red1: each attack of Gun may strike another unit: Multi-Strike"
    assert line in logged(attack(state, (1, 1), [("gun",), ("blue1",), ("blue2",)]))
    assert line not in logged(attack(duel(troop("a"), [gun], troop("t", hp=9)), (1, 1)))


def test_templates_that_are_split_name_their_perk():
    gun = weapon("gun", "Multi-Strike", "Explode I", power=4, attacks=2)
    state = duel(troop("a"), [gun], troop("t", hp=9))
    lines = logged(attack(state, (1, 1), [(20.0, 10.0), (20.0, 10.0)]))
    assert "Red1: each attack of Gun lays a template: Multi-Strike" in lines


def test_what_has_nothing_to_reroll_is_not_told():
    assert not [line for line in shot("Reroll Attack", dice=(6,), power=4) if "Reroll Attack" in line]


def test_a_plain_attack_explains_nothing():
    session = attack(duel(troop("a"), [weapon("gun", **STRONG)], troop("t", defence=4, hp=9, armour=4)), (1,))
    assert [event.words for event in session.events if isinstance(event, Said)] == [
        "Red1 attacks Blue1 with Gun: 1 die, each succeeds (Power 10 against Defence 4)"
    ]
