"""Clauses of the perks for saves that are easily missed: how long, how good at best, beside what else."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from asking import hurt
from fighting import attack, duel, in_phase, locked, lost, rolls, told, under
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed
from battlefield.rulebooks.warsurge.attack.saving import save_by
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.moments import TurnBegan


def sure(*perks, **more):
    """A weapon that hits defence 4 once, without a roll."""
    return weapon("gun", *perks, power=10, **more)


def target(*perks, defence=4, hp=30, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def begins(state, dice=(), turn=1):
    """Let a turn begin, and give the game."""
    return run(in_phase(state, "Start", turn), lambda game: game.tell(TurnBegan(turn)), dice)


def saved_on(state, face, dice_before=()):
    """Check the lowest face that saves against a weapon that hits for sure; 7: none at all."""
    state = in_phase(state)
    if face > 6:
        return lost(attack(state)) == 1
    kept = lost(attack(state, (*dice_before, face))) == 0
    return kept and (face == 2 or lost(attack(state, (*dice_before, face - 1))) == 1)


# +Armour


@pytest.mark.parametrize(("rank", "sides"), [("I", 3), ("II", 6)])
def test_more_armour_is_one_die_of_its_rank_and_lasts_for_the_turn(rank, sides):
    begun = begins(duel(troop("a"), [sure()], target(f"+Armour {rank}", armour=6)), (2,))
    (rolled,) = [event for event in begun.events if isinstance(event, DiceRolled)]
    assert (rolled.sides, len(rolled.faces)) == (sides, 1)
    assert saved_on(begun.state, 4)
    assert saved_on(end_turn(begun.state), 6)


@pytest.mark.parametrize(("rank", "face"), [("I", 3), ("II", 6)])
def test_more_armour_is_never_better_than_2(rank, face):
    begun = begins(duel(troop("a"), [sure()], target(f"+Armour {rank}", armour=3)), (face,)).state
    assert saved_on(begun, 2)
    assert lost(attack(in_phase(begun), (1,))) == 1


# Magic Armour


def cast(rank, dice, armour=6, armed=()):
    at = target(f"Magic Armour {rank}", armour=armour)
    state = in_phase(duel(troop("a"), [sure()], at, armed=armed), "Move", side="blue")
    return attack(state, dice, [(f"Magic Armour {rank}",)], "blue1", "Move").state


@pytest.mark.parametrize(("rank", "bonus"), [("I", 1), ("II", 2), ("III", 3)])
def test_magic_armour_is_no_better_than_2_makes_a_save_of_none_and_ends_with_the_turn(rank, bonus):
    assert saved_on(cast(rank, (4, 5), armour=2), 2)
    none = cast(rank, (4, 5), armour=None)
    assert saved_on(none, 7 - bonus)
    assert saved_on(end_turn(none), 7)
    assert saved_on(end_turn(cast(rank, (4, 5))), 6)


def test_magic_armour_makes_4_of_5():
    assert saved_on(cast("I", (4, 5), armour=5), 4)


@pytest.mark.parametrize(("deflect", "face"), [(3, 3), (1, 4)])
def test_magic_armour_or_deflect_whichever_is_better(deflect, face):
    """Armour 6+: 4+ by magic of rank II, or 3+ and 5+ by the shields; never both."""
    shield = weapon("shield", attacks=0, deflect=deflect)
    assert saved_on(cast("II", (4, 5), armed=[shield]), face)


# Defend


@pytest.mark.parametrize("mark", ["moved", "relocated", "weapon used"])
def test_who_moved_in_any_way_or_used_a_weapon_does_not_defend(mark):
    state = in_phase(duel(troop("a"), [], target("Defend")), "Dash", side="blue")
    assert "Defend" in usable(asks(state), "blue1")
    assert "Defend" not in usable(asks(under(state, mark, "blue1")), "blue1")


def test_the_immobile_do_not_defend():
    stiff = duel(troop("a"), [], target("Defend", move=0, dash=0))
    assert "Defend" not in usable(asks(in_phase(stiff, "Move", side="blue")), "blue1")


def test_who_defended_rerolls_both_saves_for_this_turn_only_and_does_nothing_else_in_it():
    blade = weapon("blade", power=10)
    state = duel(troop("a"), [sure()], target("Defend", armour=4, aegis=4), armed=[blade])
    braced = attack(in_phase(state, "Move", side="blue"), (), [("Defend",)], "blue1", "Move").state
    assert braced.figures["blue11"].model.at == (20.0, 10.0)
    assert lost(attack(in_phase(braced), (3, 4))) == 0
    assert lost(attack(in_phase(braced), (3, 3, 3, 4))) == 0
    game = asks(braced)
    assert game.reason_against("movement", "blue1") == game.reason_against("weapons", "blue1") == "Defend"
    after = end_turn(braced)
    assert lost(attack(in_phase(after, turn=2), (3, 3))) == 1
    game = asks(after)
    assert not game.reason_against("movement", "blue1") and not game.reason_against("weapons", "blue1")


# Dispersion


@pytest.mark.parametrize(("rank", "bonus"), [("I", 1), ("II", 2)])
@pytest.mark.parametrize("perk", ["Piercing Hit I", "Piercing Hit II"])
def test_what_only_might_ignore_armour_does_not_end_dispersion(rank, bonus, perk):
    state = duel(troop("a"), [weapon("gun", perk, power=4)], target(f"Dispersion {rank}", armour=4))
    assert lost(attack(state, (3 + bonus,))) == 0


@pytest.mark.parametrize(
    ("weapon_perk", "more", "needs"),
    [
        ("Puncture I", (), 4),  # takes a point at least
        ("Puncture II", ("Impenetrable I",), 6),  # may take more than what is spared, and may not
        ("Penetrate I", (), 4),
        ("Penetrate I", ("Durable Armour III",), 6),  # which leaves the save as it is
    ],
)
def test_what_lowers_armour_ends_dispersion_unless_something_holds_it_off(weapon_perk, more, needs):
    at = target("Dispersion II", *more, armour=4)
    state = duel(troop("a"), [weapon("gun", weapon_perk, power=4)], at)
    (said,) = [words for words in told(attack(state, (1,))) if "needed" in words]
    assert f"{needs}+ needed" in said or f"{needs} needed" in said


@pytest.mark.parametrize("rank", ["I", "II"])
def test_dispersion_is_nothing_without_an_armour_save(rank):
    state = duel(troop("a"), [weapon("gun", power=4)], target(f"Dispersion {rank}"))
    assert lost(attack(state, (4,))) == 1


# Durable Armour

DURABLE = [("I", 6), ("II", 5), ("III", 4), ("IV", 3), ("V", 2)]


@pytest.mark.parametrize(("rank", "face"), DURABLE)
def test_durable_armour_asks_a_roster_for_a_save_of_its_rank(rank, face):
    need = CATALOGUE.get(f"Durable Armour {rank}").needs[0]
    assert not need(target(armour=face), None)
    assert need(target(armour=face + 1 if face < 6 else None), None)


@pytest.mark.parametrize(("rank", "face"), DURABLE)
def test_durable_armour_keeps_its_face_against_penetrate_and_ap(rank, face):
    at = target(f"Durable Armour {rank}", armour=face, defence=6)
    for gun in (weapon("gun", "Penetrate IV", power=11), weapon("gun", ap=2, power=11)):
        state = duel(troop("a"), [gun], at)
        assert lost(attack(state, (2, face))) == 0
        assert lost(attack(state, (2, face - 1))) == 1


@pytest.mark.parametrize(("rank", "_face"), DURABLE)
@pytest.mark.parametrize(("power", "holds"), [(11, True), (12, False)])
def test_durable_armour_yields_to_a_power_of_twice_the_defence(rank, _face, power, holds):
    at = target(f"Durable Armour {rank}", armour=2, defence=6)
    dice = (2,) if power == 11 else ()
    session = attack(
        duel(troop("a"), [weapon("gun", power=power, ap=2)], at), (*dice, 6)[: len(dice) + holds]
    )
    assert lost(session) == (not holds)


def test_the_defence_that_power_is_held_against_is_the_current_one():
    """Power 10 is twice 5; 12 inches away Barrier makes 6 of it."""
    at = target("Durable Armour V", "Barrier", armour=2, defence=5)
    gun = weapon("gun", power=10, ap=2)
    assert lost(attack(duel(troop("a"), [gun], at, apart=10.0), (2,))) == 1
    assert lost(attack(duel(troop("a"), [gun], at, apart=16.0), (2, 2))) == 0


def test_durable_armour_holds_off_nothing_but_ap_and_penetrate():
    """Puncture takes a point of armour 6+, which leaves none; Rend makes 4+ of 2+."""
    low = duel(
        troop("a"), [weapon("gun", "Puncture I", power=11)], target("Durable Armour I", armour=6, defence=6)
    )
    assert lost(attack(low, (2, 1))) == 1
    high = duel(
        troop("a"), [weapon("gun", "Rend", power=11)], target("Durable Armour V", armour=2, defence=6)
    )
    assert lost(attack(high, (2, 3))) == 1
    assert lost(attack(high, (2, 4))) == 0


def test_only_the_dice_that_pierce_pass_durable_armour():
    at = target("Durable Armour V", armour=2, defence=6)
    gun = weapon("gun", "Piercing Hit I", power=11, ap=2, attacks=2)
    session = attack(duel(troop("a"), [gun], at), (6, 5, 2))
    assert lost(session) == 1
    assert [count for _, count in rolls(session)] == [2, 1]


# Emergency Shield


@pytest.mark.parametrize("rank", ["I", "II"])
def test_an_emergency_shield_is_a_third_save_of_2(rank):
    at = target(f"Emergency Shield {rank}", armour=4, aegis=4)
    state = duel(troop("a"), [sure()], at)
    assert lost(attack(state, (3, 3, 2), [True])) == 0
    assert lost(attack(state, (3, 3, 1), [True])) == 1


@pytest.mark.parametrize(("rank", "second"), [("I", 1), ("II", 0)])
def test_only_the_second_rank_of_an_emergency_shield_holds_against_the_next_unit(rank, second):
    other = ("red2", "red", troop("b"), (weapon("other", power=10),), [(10.0, 16.0)])
    state = duel(troop("a"), [sure()], target(f"Emergency Shield {rank}"), others=(other,))
    first = attack(state, (2,), [True]).state
    again = in_phase(first)
    assert lost(attack(again, () if second else (2,), (), "red2")) == second
    over = in_phase(end_turn(first), turn=2)
    over = replace(over, effects=tuple(e for e in over.effects if e.until.span == "game"))
    assert lost(attack(over, ())) == 1


def test_a_shield_raised_for_one_unit_is_up_for_all_weapons_of_its_sequence():
    guns = [sure(), weapon("other", power=10)]
    session = attack(duel(troop("a"), guns, target("Emergency Shield I")), (2, 2), [("gun",), True])
    assert lost(session) == 0


@pytest.mark.parametrize("perk", ["Piercing Hit II", "Transpierce II", "Negate AEGIS", "Penetrate IV"])
def test_no_perforation_lowers_an_emergency_shield(perk):
    state = duel(troop("a"), [weapon("gun", perk, power=4, ap=2)], target("Emergency Shield I"))
    assert lost(attack(state, (6, 2), [True])) == 0


# Impenetrable, Invulnerable


def save(kind, state):
    """Give the level of a save of blue against the gun."""
    return save_by(asks(state), Attack(Aimed("red1", "gun", "blue1", ("red11",))), kind).level


@pytest.mark.parametrize(("rank", "points"), [("I", 1), ("II", 2), ("III", 3), ("IV", 4)])
def test_impenetrable_spares_so_many_points_of_the_stat_and_of_dice_modifiers_together(rank, points):
    at = target(f"Impenetrable {rank}", armour=2)
    corroded = under(duel(troop("a"), [sure("Penetrate III")], at), "Corrode", "blue1", "red1")
    assert save("armour", corroded) == 5 - (4 - points)


@pytest.mark.parametrize(("rank", "points"), [("I", 1), ("II", 2)])
def test_invulnerable_spares_points_of_the_aegis_stat_first(rank, points):
    """Scourge takes a point of AEGIS 3+; AP that works on AEGIS meets the whole save."""
    at = target(f"Invulnerable {rank}", aegis=3)
    state = under(duel(troop("a"), [sure("Negate AEGIS", ap=4)], at), "Scourge", "blue1", "red1")
    assert save("aegis", state) == 4
    plain = under(duel(troop("a"), [sure("Negate AEGIS", ap=4)], target(aegis=3)), "Scourge", "blue1", "red1")
    assert save("aegis", plain) == 0
    assert save("aegis", duel(troop("a"), [sure("Transpierce II")], at)) == 4 - (2 - points)


def test_invulnerable_iii_is_not_lowered_by_scourge_either():
    state = under(duel(troop("a"), [sure()], target("Invulnerable III", aegis=4)), "Scourge", "blue1", "red1")
    assert save("aegis", state) == 3


@pytest.mark.parametrize(("perk", "level"), [("Invulnerable II", 2), ("Invulnerable III", 3)])
def test_only_the_save_that_cannot_be_lowered_is_safe_from_its_own_user(perk, level):
    """The lower ranks ignore what other units do; Regress is the user's own."""
    state = duel(troop("a"), [sure()], target(perk, "Regress", aegis=4, hp=8))
    assert save("aegis", state) == 3
    assert save("aegis", hurt(state, "blue1", 4)) == level


# Reinforced, Resilient


@pytest.mark.parametrize(
    ("perk", "save_", "shield"),
    [("Reinforced", "armour", "deflect"), ("Resilient", "aegis", "ward"), ("Resilient", "aegis", "parry")],
)
def test_who_has_rerolls_and_a_better_shield_uses_the_shield_alone(perk, save_, shield):
    held = weapon("shield", attacks=0, **{shield: 3})
    apart = 10.0 if shield == "ward" else 32 / 25.4
    state = duel(troop("a"), [sure()], target(perk, **{save_: 6}), armed=[held], apart=apart)
    state = state if shield == "ward" else locked(state, "red1", "blue1")
    assert lost(attack(state, (2,))) == 1
    assert lost(attack(state, (3,))) == 0


# Wild Armour


def wild(roll, *perks, gun=None, armed=(), **stats):
    state = duel(troop("a"), [gun or sure()], target("Wild Armour", *perks, **stats), armed=armed)
    return in_phase(begins(state, (roll,)).state)


def test_wild_armour_ends_with_its_turn():
    assert saved_on(wild(4), 4)
    assert saved_on(end_turn(wild(4)), 7)


@pytest.mark.parametrize("perk", ["Reinforced", "Durable Armour V", "Impenetrable IV"])
def test_what_helps_armour_does_not_help_wild_armour(perk):
    assert lost(attack(wild(4, perk), (3,))) == 1
    assert lost(attack(wild(4, perk, gun=sure(ap=4)))) == 1
    assert lost(attack(wild(4, perk, gun=sure("Penetrate I")), (4,))) == 1


@pytest.mark.parametrize("effect", ["Boost Armour", "Magic Armour III", "Defend"])
def test_what_a_unit_does_for_its_armour_does_nothing_for_wild_armour(effect):
    """Armour of its own would be helped; it has none that AP leaves."""
    state = under(wild(6, armour=6, gun=sure(ap=2)), effect, "blue1", "blue1", 3)
    assert lost(attack(state)) == 1
    level = under(wild(4), effect, "blue1", "blue1", 3)
    session = attack(level, (1, 3) if effect != "Defend" else (3,))
    assert lost(session) == 1


def test_wild_armour_has_nothing_of_deflect():
    shield = weapon("shield", attacks=0, deflect=2)
    session = attack(wild(4, armed=[shield], armour=6, gun=sure("Penetrate II")), (5, 5))
    assert lost(session) == 1
