"""What the log names of perks that take something out of account: penalties, cover, shields, being spared."""

import pytest
from armies import troop, weapon
from fighting import attack, duel, told, under
from screened import field

TARGET = {"defence": 4, "hp": 90, "armour": None}


def fired(*perks, unit=(), foe=(), dice=(1,), laid=(), armed=(), **more):
    """What is told of an attack with a gun on somebody ten inches off."""
    gun = weapon("gun", *perks, power=4, range=24, **more.pop("gun", {}))
    state = duel(troop("a", *unit, hp=9), [gun], troop("t", *foe, **{**TARGET, **more}), armed=armed)
    for name, on in laid:
        state = under(state, name, on, on)
    return told(attack(state, dice))


@pytest.mark.parametrize(
    ("perks", "unit", "name"), [(("Reliable",), (), "Reliable"), ((), ("Stalwart",), "Stalwart")]
)
def test_what_makes_hostile_penalties_not_count_is_named(perks, unit, name):
    assert f"hostile dice modifiers do not count: {name}" in fired(*perks, unit=unit, foe=("Evasive",))
    assert not any("hostile" in words for words in fired(*perks, unit=unit))


def test_what_uncovers_a_target_is_named():
    """It stands behind a low wall, ten inches off."""
    assert "cover does not count: Uncover" in told(attack(field(attacker=("Uncover",)), (1,)))
    assert not any("does not count" in words for words in told(attack(field(), (1,))))
    open_ = field(attacker=("Uncover",), wall=False)
    assert not any("does not count" in words for words in told(attack(open_, (1,))))


@pytest.mark.parametrize(("perk", "count"), [("Twin", 2), ("Triune", 3)])
def test_what_keeps_a_shield_from_counting_is_named(perk, count):
    blades = [weapon(f"blade{n}", perk, deflect=2, range=0) for n in range(count)]
    lines = fired(armour=5, armed=blades, dice=(6, 6))
    assert f"deflect of Blade0 does not count: {perk}" in lines
    plain = [weapon("blade", deflect=2, range=0)]
    assert not any("does not count" in words for words in fired(armour=5, armed=plain, dice=(6, 6)))


def test_a_murderer_is_named_where_it_attacks_a_pacifist():
    line = "Murderer: Blue1 is not spared as a Pacifist"
    assert line in fired(unit=("Murderer",), foe=("Pacifist",))
    assert line not in fired(unit=("Murderer",))


def test_what_turns_slowing_damage_into_hp_is_named():
    gun = weapon("gun", power=10)
    foe = troop("t", "Unstoppable", "Combat Damage I", defence=4, hp=9, armour=None)
    lines = told(attack(duel(troop("a"), [gun], foe), (1,)))
    assert any(words.endswith("it costs HP instead: Unstoppable") for words in lines)


@pytest.mark.parametrize("rank", ["I", "II"])
def test_what_lets_a_heavy_weapon_be_used_after_a_move_is_named(rank):
    gun = weapon("gun", kind="Heavy", power=4)
    state = duel(troop("a", f"Implacable {rank}"), [gun], troop("t", **TARGET))
    line = f"Gun, a Heavy weapon, is used after a move: Implacable {rank}"
    assert line in told(attack(under(state, "moved", "red1"), (1,)))
    assert line not in told(attack(state, (1,)))
