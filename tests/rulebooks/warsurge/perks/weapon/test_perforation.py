"""Perforation weapon perks, rank by rank, in play."""

import pytest
from armies import troop, weapon
from fighting import attack, duel, locked, lost, rolls

CONTACT = 32 / 25.4
RANKS = ("I", "II", "III", "IV")


def struck(perks, dice=(), *, armour=None, aegis=None, armed=(), melee=False, **stats):
    """Give the HP lost to one hit (or more, with attacks) that needs no die."""
    gun = weapon("gun", *perks, **{"power": 10, "attacks": 1, **stats})
    foe = troop("t", defence=4, hp=90, armour=armour, aegis=aegis)
    state = duel(troop("a"), [gun], foe, apart=CONTACT if melee else 10.0, armed=armed)
    return lost(attack(locked(state, "red1", "blue1") if melee else state, dice))


def saves_on(face, perks, **more):
    """Tell whether a save succeeds on a face and not on the one below it."""
    return struck(perks, (face,), **more) == 0 and (face < 3 or struck(perks, (face - 1,), **more) == 1)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_break_deflect_takes_from_deflect_and_no_more(n):
    shield = weapon("shield", attacks=0, deflect=2)
    perk = f"Break Deflect {RANKS[n - 1]}"
    assert saves_on(3, [], armour=5, armed=[shield])
    assert saves_on(min(5, 3 + n), [perk], armour=5, armed=[shield])
    assert saves_on(5, [perk], armour=5)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_break_ward_and_break_parry_take_from_their_shields(n):
    for shield, melee, other in (("ward", False, "Parry"), ("parry", True, "Ward")):
        held = weapon("shield", attacks=0, **{shield: 2})
        perk = f"Break {shield.capitalize()} {RANKS[n - 1]}"
        assert saves_on(4, [], aegis=6, armed=[held], melee=melee)
        assert saves_on(min(6, 4 + n), [perk], aegis=6, armed=[held], melee=melee)
        assert saves_on(4, [f"Break {other} III"], aegis=6, armed=[held], melee=melee)
        assert saves_on(4, ["Break Deflect III"], aegis=6, armed=[held], melee=melee)


def test_a_broken_shield_no_longer_keeps_ap_off():
    shield = weapon("shield", attacks=0, deflect=1)
    assert saves_on(4, [], armour=5, ap=5, armed=[shield])
    assert struck(["Break Deflect I"], armour=5, ap=5, armed=[shield]) == 1


def test_negate_aegis_turns_ap_on_aegis():
    assert struck(["Negate AEGIS"], aegis=3, ap=3) == 1
    assert saves_on(2, ["Negate AEGIS"], aegis=2, ap=3)
    assert saves_on(5, ["Negate AEGIS"], armour=5, ap=2)  # armour is left alone


def test_negate_aegis_leaves_penetrate_working_on_armour():
    assert saves_on(4, ["Negate AEGIS", "Penetrate I"], armour=3, ap=2)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_penetrate_lowers_armour_dice(n):
    perk = f"Penetrate {RANKS[n - 1]}"
    assert saves_on(2 + n, [perk], armour=2)
    assert struck([perk], armour=7 - n) == 1  # below 6+ there is no save
    assert saves_on(3, [perk], aegis=3)  # AEGIS is left alone


def test_penetrate_does_not_help_ap():
    assert saves_on(3, ["Penetrate I"], armour=2, ap=3)  # the book's example: 2+ at -1 is still not ignored


@pytest.mark.parametrize(("perk", "aegis_helps"), [("Piercing Hit I", True), ("Piercing Hit II", False)])
def test_piercing_hit_passes_saves_with_sixes(perk, aegis_helps):
    # two hits by Power 6 against Defence 4 (2+): the 6 meets no armour, the 5 does
    assert struck([perk], (6, 5, 2), armour=2, power=6, attacks=2) == 1
    assert struck([perk], (6, *((2,) if aegis_helps else ())), aegis=2, power=6) == (0 if aegis_helps else 1)
    assert struck([perk], (6, 5, 6), armour=2, attacks=2) == 1  # automatic: rolled all the same


@pytest.mark.parametrize(("perk", "sides"), [("Puncture I", 3), ("Puncture II", 6)])
def test_puncture_lowers_armour_dice_by_a_throw(perk, sides):
    assert struck([perk], (2, 5), armour=3) == 0  # the book's example: 3+ becomes 5+
    assert struck([perk], (2, 4), armour=3) == 1
    assert struck([perk], (sides,), armour=7 - sides if sides < 5 else 2) == 1
    assert struck([perk], (2, 5, 4), armour=3, attacks=2) == 1  # one throw for the attack


@pytest.mark.parametrize("perk", ["Puncture I", "Puncture II"])
def test_puncture_is_not_rolled_where_no_armour_is_left(perk):
    assert struck([perk], armour=4, ap=4) == 1
    assert struck([perk]) == 1
    assert saves_on(4, [perk], aegis=4)


def test_rend_leaves_4_at_best():
    for armour in (2, 3, 4):
        assert saves_on(4, ["Rend"], armour=armour)
    assert saves_on(5, ["Rend"], armour=5)
    assert saves_on(4, ["Rend"], armour=2, ap=4)  # the book's example: AP 4+ does not ignore it
    assert saves_on(2, ["Rend"], aegis=2)
    assert saves_on(5, ["Rend", "Penetrate I"], armour=2)


@pytest.mark.parametrize("perk", ["Rupture I", "Rupture II"])
def test_rupture_has_successful_armour_saves_rerolled(perk):
    assert struck([perk], (4, 4), armour=4) == 0
    assert struck([perk], (4, 3), armour=4) == 1
    assert struck([perk], (3,), armour=4) == 1


def test_rupture_ii_does_so_with_aegis_too():
    assert struck(["Rupture I"], (4,), aegis=4) == 0
    assert struck(["Rupture II"], (4, 3), aegis=4) == 1
    assert struck(["Rupture II"], (4, 4), aegis=4) == 0


@pytest.mark.parametrize("n", [1, 2])
def test_transpierce_lowers_aegis_dice(n):
    perk = f"Transpierce {RANKS[n - 1]}"
    assert saves_on(4 + n, [perk], aegis=4)
    assert struck([perk], aegis=7 - n) == 1
    assert saves_on(4, [perk], armour=4)
    assert struck([perk, "Negate AEGIS"], aegis=4, ap=4) == 1


def test_other_weapons_of_the_unit_do_not_benefit():
    sharp, plain = weapon("sharp", "Penetrate IV", power=10), weapon("plain", power=10)
    foe = troop("t", defence=4, hp=9, armour=3)
    session = attack(duel(troop("a"), [sharp, plain], foe), (3,))
    assert [what for what, _ in rolls(session)] == ["armour save 3+"]
    assert lost(session) == 1
