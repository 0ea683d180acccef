"""What perks do in an attack or to a move is told in the log by their names."""

import pytest
from armies import troop, weapon
from fighting import attack, duel

from battlefield.app.battle_log import BattleLog
from battlefield.rules.events import Said

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
        ("Piercing Hit I", {"armour": 2}, (6,), "Blue1: Piercing Hit I: 1 hit passes armour saves"),
        ("Critical Hit I", {"power": 4}, (6,), "Blue1: HP at stake: 1 → 2 (Critical Hit I of Red1)"),
    ],
)
def test_what_a_weapon_does_to_dice_and_saves_names_its_perk(perk, facts, dice, line):
    assert line in shot(perk, dice=dice, **facts)


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


def test_what_has_nothing_to_reroll_is_not_told():
    assert not [line for line in shot("Reroll Attack", dice=(6,), power=4) if "Reroll Attack" in line]


def test_a_plain_attack_explains_nothing():
    session = attack(duel(troop("a"), [weapon("gun", **STRONG)], troop("t", defence=4, hp=9, armour=4)), (1,))
    assert [event.words for event in session.events if isinstance(event, Said)] == [
        "Red1 attacks Blue1 with Gun: 1 dice, A needed"
    ]
