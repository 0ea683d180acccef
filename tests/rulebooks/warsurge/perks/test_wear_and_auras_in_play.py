"""Figures that wear down, that grow for a while, or that somebody near lends, as dice are rolled by them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import hurt, walked
from fighting import attack, duel, in_phase, locked, lost, rolls, told
from running import run

from battlefield.rulebooks.warsurge.moments import Arrived
from battlefield.rules.core.state import Held

WIDTH = 32 / 25.4
BARE = troop("t", defence=4, hp=30, armour=None)


@pytest.mark.parametrize(("hp", "dice"), [(10, 6), (9, 3), (6, 3), (5, 1)])  # half of 17 is 9, a quarter is 5
def test_a_decrepit_weapon_rolls_fewer_dice_as_its_user_wears_down(hp, dice):
    state = hurt(duel(troop("old", hp=17), [weapon("gun", "Decrepit", attacks=6)], BARE), "red1", hp)
    session = attack(state, [1] * dice)
    assert [count for why, count in rolls(session) if why.startswith("attack dice")] == [dice]
    assert any("Decrepit" in words for words in told(session)) == (dice < 6)


@pytest.mark.parametrize(("name", "most"), [("Finisher I", 7), ("Finisher II", 15)])
def test_a_finishing_template_spares_who_is_too_well(name, most):
    def blown(hp):
        state = duel(BARE, [weapon("gun", "Explode II", name, power=10)], BARE)
        return attack(hurt(state, "blue1", hp), [], [(20.0, 10.0)])

    assert lost(blown(most)) == 1
    spared = blown(most + 1)
    assert lost(spared) == 0
    assert any(f"{name}: it has too many HP left" in words for words in told(spared))


@pytest.mark.parametrize("save", ["armour", "aegis"])
@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_a_descending_unit_rerolls_failed_saves(rank, save):
    def shot(defence, *perks, dice=(), lands):
        foe = troop("angel", *perks, **{"defence": defence, "hp": 5, "armour": None, save: 4})
        state = duel(troop("a"), [weapon("gun", power=10)], foe)
        landed = run(state, lambda game: game.tell(Arrived("blue1", "Deploy"))).state if lands else state
        return lost(attack(in_phase(landed), dice))

    assert shot(4, f"Descend {rank}", dice=[3], lands=False) == 1
    assert shot(2, f"Descend {rank}", dice=[3, 4], lands=True) == 0  # Defence 2, and 4 while it descends


# auras


def surrounded(aura, *, rank="II", side="red", melee=False):
    """Red1 attacks blue1 with three dice; a unit of a side stands near with an aura."""
    others = {"I": "", "II": ", Swift Aura"}[rank]
    held = (Held(f"Aura {rank}", (("auras", f"{aura}{others}"),)),) if aura else ()
    apart = WIDTH if melee else 8.0
    rows = (
        (
            "red1",
            "red",
            troop("a", hp=2),
            (weapon("blade", range=0 if melee else 24, attacks=3),),
            [(10.0, 10.0)],
        ),
        ("blue1", "blue", BARE, (), [(10.0 + apart, 10.0)]),
        ("near", side, troop("n", *held), (), [(12.0, 13.0)]),
    )
    state = in_phase(army(*rows))
    return locked(state, "red1", "blue1") if melee else state


def struck(state, faces):
    choice = [("blue1",)] if state.units["near"].side == "blue" else []
    return lost(attack(state, faces, [("blade",), *choice]))


RANKS = pytest.mark.parametrize("rank", ["I", "II"])


@RANKS
def test_an_inspiring_aura_makes_attack_dice_better(rank):
    faces = [3, 4, 5]  # Power 4 against Defence 4 needs a 4
    assert struck(surrounded(""), faces) == 2
    assert struck(surrounded("Inspiring Aura", rank=rank), faces) == 3
    assert struck(surrounded("Inspiring Aura", side="blue"), faces) == 2


@RANKS
def test_a_demoralising_aura_makes_attack_dice_against_its_friends_worse(rank):
    assert struck(surrounded("", side="blue"), [3, 4, 5]) == 2
    assert struck(surrounded("Demoralising Aura", rank=rank, side="blue"), [3, 4, 5]) == 1


@RANKS
def test_a_bloodthirsty_aura_gives_one_more_attack_in_a_melee(rank):
    assert struck(surrounded("", melee=True), [4, 4, 4]) == 3
    assert struck(surrounded("Bloodthirsty Aura", rank=rank, melee=True), [4, 4, 4, 4]) == 4
    assert struck(surrounded("Bloodthirsty Aura"), [4, 4, 4]) == 3


# traps


@pytest.mark.parametrize(("perk", "struck_"), [("Keen Eye", 1), ("Jumper", 0)])
def test_a_jumper_leaps_over_a_trap_but_not_onto_it(perk, struck_):
    foe = troop("t", perk, defence=4, hp=30, armour=None, move=12)
    state = duel(BARE, [weapon("gun", "Trap I", range=12, power=10)], foe, apart=25.0)
    laid = attack(state, [], [(15.0, 10.0)]).state
    mover = replace(laid.figures["blue11"], model=replace(laid.figures["blue11"].model, at=(20.0, 10.0)))
    near = laid.with_figures(mover)
    assert lost(walked(near, "blue1", (15.0, 14.0), [])) == 0
    across = near.with_figures(replace(mover, model=replace(mover.model, at=(15.0, 15.0))))
    assert lost(walked(across, "blue1", (15.0, 5.0), [])) == struck_
    assert lost(walked(across, "blue1", (15.0, 10.0 + 1.5 + WIDTH / 2), [])) == 1
