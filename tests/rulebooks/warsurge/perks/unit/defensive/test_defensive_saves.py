"""Defensive perks for saves: each rank, what it does in play, and what it leaves alone."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from fighting import NO_TARGET, attack, duel, in_phase, lost, rolls, under

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed
from battlefield.rulebooks.warsurge.attack.saving import save_by
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Catalogue, Gives, Perk
from battlefield.rules.core.state import Clock


def sure(*perks, attacks=1, **more):
    """A weapon that hits defence 4 once for each attack, without a roll."""
    return weapon("gun", *perks, attacks=attacks, power=10, **more)


def target(*perks, defence=4, hp=30, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def shot(gun, at, dice, choices=(), **more):
    return lost(attack(duel(troop("a"), [gun], at, **more), dice, choices))


def begin_turn(state, dice):
    """Tell that a turn begins, with dice written down, and give the state after it."""
    running = Running(state, CATALOGUE, lambda game: game.tell(TurnBegan(state.clock.turn)), Listed(dice))
    assert running.is_done, running.pending
    return running.game.state


@pytest.mark.parametrize(("rank", "face", "needed"), [("I", 1, 4), ("I", 3, 2), ("II", 1, 4), ("II", 6, 2)])
def test_more_armour_is_rolled_for_as_the_turn_begins_and_stops_at_2(rank, face, needed):
    state = begin_turn(duel(troop("a"), [sure()], target(f"+Armour {rank}", armour=5)), (face,))
    assert lost(attack(state, (needed - 1,))) == 1
    assert lost(attack(state, (needed,))) == 0


def test_more_armour_gives_a_save_where_there_was_none():
    state = begin_turn(duel(troop("a"), [sure()], target("+Armour I")), (2,))
    assert lost(attack(state, (5,))) == 0


def test_the_example_of_more_armour():
    state = begin_turn(duel(troop("a"), [sure()], target("+Armour I", armour=4)), (1,))
    assert lost(attack(state, (3,))) == 0
    assert lost(attack(state, (2,))) == 1


@pytest.mark.parametrize(("roll", "needed"), [(1, 3), (3, 2)])
def test_more_armour_or_deflect_whichever_is_better(roll, needed):
    shield = weapon("shield", attacks=0, deflect=2)
    state = duel(troop("a"), [sure()], target("+Armour I", armour=5), armed=[shield])
    assert lost(attack(begin_turn(state, (roll,)), (needed,))) == 0
    assert lost(attack(begin_turn(state, (roll,)), (needed - 1,))) == 1


def magic(rank, *dice):
    """Let the target act in the Move phase and cast its armour."""
    at = target(f"Magic Armour {rank}", armour=6)
    state = in_phase(duel(troop("a"), [sure()], at), "Move", side="blue")
    return attack(state, dice, [(f"Magic Armour {rank}",)], "blue1", "Move").state


@pytest.mark.parametrize(("rank", "needed"), [("I", 5), ("II", 4), ("III", 3)])
def test_magic_armour_is_better_for_the_turn_after_an_aether_test(rank, needed):
    state = in_phase(magic(rank, 4, 5))
    assert lost(attack(state, (needed,))) == 0
    assert lost(attack(state, (needed - 1,))) == 1


def test_magic_armour_fails_on_10_and_rerolls_with_2():
    failed = in_phase(magic("I", 5, 5))
    assert lost(attack(failed, (5,))) == 1
    doubled = in_phase(magic("I", 1, 1))
    assert lost(attack(doubled, (4, 5))) == 0
    assert lost(attack(doubled, (4, 4))) == 1


def test_an_aether_test_of_12_costs_a_die_of_hp():
    assert magic("I", 6, 6, 4).hp("blue1") == 26


@pytest.mark.parametrize(("rank", "needed"), [("I", 6), ("II", 5), ("III", 4), ("IV", 3), ("V", 2)])
def test_durable_armour_is_what_ap_leaves(rank, needed):
    at = target(f"Durable Armour {rank}", armour=2, defence=6)
    gun = weapon("gun", attacks=1, power=11, ap=2)  # 5 above: 2+
    assert shot(gun, at, (2, needed)) == 0
    assert shot(gun, at, (2, needed - 1)) == 1


def test_durable_armour_is_no_better_than_the_armour_itself():
    at = target("Durable Armour V", armour=5, defence=6)
    gun = weapon("gun", attacks=1, power=11, ap=2)
    assert shot(gun, at, (2, 5)) == 0
    assert shot(gun, at, (2, 4)) == 1


def test_durable_armour_yields_to_twice_the_power_and_to_piercing_hits():
    at = target("Durable Armour V", armour=2, defence=5)
    assert shot(weapon("gun", power=10, ap=2), at, (2,)) == 1
    assert shot(weapon("gun", power=9, ap=2), at, (2, 2)) == 0
    assert shot(weapon("gun", "Piercing Hit I", power=9, ap=2), at, (6,)) == 1


def test_durable_armour_holds_against_penetrate():
    at = target("Durable Armour III", armour=4, defence=6)
    assert shot(weapon("gun", "Penetrate III", power=11), at, (2, 4)) == 0
    assert shot(weapon("gun", "Penetrate III", power=11), target(armour=4, defence=6), (2,)) == 1


@pytest.mark.parametrize(("rank", "points"), [("I", 1), ("II", 2), ("III", 3), ("IV", 4)])
def test_impenetrable_spares_points_of_dice_modifiers(rank, points):
    at = target(f"Impenetrable {rank}", armour=3)
    gun = sure("Penetrate IV")
    assert shot(gun, at, (7 - points,)) == 0
    assert shot(gun, at, (6 - points,)) == 1


def sapped(save, at, *perks, **stats):
    """Give the save of a target from which an enemy's effect has taken a point of the stat."""
    saps = Gives(save, lambda *_: plus(-1, "Sapped"), scope="under")
    book = Catalogue([*CATALOGUE.perks.values(), Perk("Sapped", "Test", "effect", gives=(saps,))])
    state = under(duel(troop("a"), [sure(*perks, **stats)], at), "Sapped", "blue1", "red1")
    return save_by(Game(state, book), Attack(Aimed("red1", "gun", "blue1", ("red11",))), save)


def test_impenetrable_gives_back_points_of_the_stat_first_so_that_ap_meets_the_whole_save():
    assert sapped("armour", target("Impenetrable I", armour=3), ap=4).level == 4
    assert sapped("armour", target(armour=3), ap=4).level == 0


def test_impenetrable_spares_each_point_once():
    assert sapped("armour", target("Impenetrable I", armour=3), "Penetrate I").level == 3
    assert sapped("armour", target("Impenetrable II", armour=3), "Penetrate I").level == 4


def test_impenetrable_does_not_spare_what_the_unit_does_to_itself():
    at = target("Impenetrable IV", "Deteriorate", armour=3, hp=8)
    state = duel(troop("a"), [sure()], at)
    state = state.with_figures(replace(state.figures["blue11"], hp=4))
    assert lost_from(state, (3,)) == 1
    assert lost_from(state, (4,)) == 0


def lost_from(state, dice):
    session = attack(state, dice)
    return state.hp("blue1") - session.state.hp("blue1")


@pytest.mark.parametrize(("rank", "level"), [("I", 2), ("II", 3)])
def test_invulnerable_does_the_same_for_aegis(rank, level):
    assert sapped("aegis", target(f"Invulnerable {rank}", aegis=3), "Transpierce II").level == level
    assert sapped("aegis", target(f"Impenetrable {rank}", aegis=3), "Transpierce II").level == 1


def test_invulnerable_iii_keeps_aegis_whatever_comes():
    at = target("Invulnerable III", aegis=4)
    assert shot(sure("Transpierce II"), at, (4,)) == 0
    assert shot(weapon("gun", "Piercing Hit II", power=4), at, (6, 4)) == 0
    assert shot(sure("Negate AEGIS", ap=2), at, (4,)) == 0
    assert shot(sure("Negate AEGIS", ap=2), target(aegis=4), ()) == 1


@pytest.mark.parametrize(("perk", "stats"), [("Reinforced", {"armour": 4}), ("Resilient", {"aegis": 4})])
def test_failed_saves_are_rolled_again_once(perk, stats):
    assert shot(sure(), target(perk, **stats), (3, 4)) == 0
    assert shot(sure(), target(perk, **stats), (3, 3)) == 1
    other = {"aegis": 4} if perk == "Reinforced" else {"armour": 4}
    assert shot(sure(), target(perk, **other), (3,)) == 1


@pytest.mark.parametrize(
    ("perk", "save", "shield"), [("Reinforced", "armour", "deflect"), ("Resilient", "aegis", "ward")]
)
def test_a_shield_and_rerolls_are_not_used_together(perk, save, shield):
    held = weapon("shield", attacks=0, **{shield: 3})
    at = target(perk, **{save: 6})
    assert lost(attack(duel(troop("a"), [sure()], at, armed=[held]), (2,))) == 1  # 3+, no reroll
    weak = weapon("shield", attacks=0, **{shield: 1})
    again = target(perk, **{save: 4})
    assert lost(attack(duel(troop("a"), [sure()], again, armed=[weak]), (3, 4))) == 0  # 4+ rerolled beats 3+


@pytest.mark.parametrize(("rank", "bonus"), [("I", 1), ("II", 2)])
def test_dispersion_is_defence_against_what_leaves_armour_alone(rank, bonus):
    at = target(f"Dispersion {rank}", armour=4)
    assert shot(weapon("gun", power=4), at, (3 + bonus,)) == 0
    assert shot(weapon("gun", power=4), at, (4 + bonus, 1)) == 1
    assert shot(weapon("gun", power=4, ap=4), at, (4,)) == 1
    assert shot(weapon("gun", "Penetrate I", power=4), at, (4, 4)) == 1
    assert shot(weapon("gun", "Piercing Hit I", power=4), at, (3 + bonus,)) == 0
    assert shot(weapon("gun", power=4), target(f"Dispersion {rank}"), (4,)) == 1


def test_dispersion_needs_an_armour_save_on_the_roster():
    need = CATALOGUE.perks["Dispersion I"].needs[0]
    assert need(target(), None)
    assert not need(target(armour=6), None)


def test_defend_rerolls_both_saves_and_ends_moving_and_weapons():
    blade = weapon("blade", range=24, power=10)
    state = in_phase(
        duel(troop("a"), [sure()], target("Defend", armour=4, aegis=4), armed=[blade]), "Attack", side="blue"
    )
    session = attack(state, (), [("Defend",)], "blue1")
    assert lost(session, "red1") == 0
    braced = in_phase(replace(session.state, clock=Clock(1, "Attack", 1, "red", "red")))
    assert lost(attack(braced, (3, 3, 3, 4))) == 0
    game = Game(session.state, CATALOGUE)
    assert game.reason_against("movement", "blue1") == game.reason_against("weapons", "blue1") == "Defend"


@pytest.mark.parametrize("spent", ["moved", "weapon used"])
def test_defend_needs_a_unit_that_has_done_nothing(spent):
    state = in_phase(duel(troop("a"), [], target("Defend")), "Attack", side="blue")
    session = Session(under(state, spent, "blue1"), Warsurge(), Listed(()))
    assert session.begin(Action("Attack", "blue", "blue1")).endswith(NO_TARGET)
    still = in_phase(duel(troop("a"), [], target("Defend", move=0, dash=0)), "Attack", side="blue")
    session = Session(still, Warsurge(), Listed(()))
    assert session.begin(Action("Attack", "blue", "blue1")).endswith(NO_TARGET)


def test_an_emergency_shield_is_raised_when_targeted_and_lasts_for_the_sequence():
    guns = [sure(), weapon("other", power=10)]
    at = target("Emergency Shield I", armour=2, aegis=2)
    state = duel(troop("a"), guns, at)
    session = attack(state, (1, 1, 2, 1, 1, 1), [("gun",), True])
    assert lost(session) == 1
    assert [count for _, count in rolls(session)] == [1] * 6
    assert not session.state.is_under("blue1", "Emergency Shield I")


def test_an_emergency_shield_may_be_kept_and_is_used_once_a_game():
    at = target("Emergency Shield I")
    state = duel(troop("a"), [sure()], at)
    assert lost(attack(state, (), [False])) == 1
    session = attack(state, (2,), [True])
    assert lost(session) == 0
    later = replace(session.state, effects=tuple(e for e in session.state.effects if e.until.span == "game"))
    assert lost(attack(in_phase(later, turn=2), ())) == 1


def test_nothing_weakens_an_emergency_shield():
    gun = sure("Penetrate IV", "Transpierce II", ap=2)
    assert shot(gun, target("Emergency Shield II"), (2,), [True]) == 0


def test_an_emergency_shield_of_rank_ii_lasts_for_the_turn():
    session = attack(duel(troop("a"), [sure()], target("Emergency Shield II")), (2,), [True])
    assert session.state.is_under("blue1", "Emergency Shield II")


def test_an_emergency_shield_raised_ahead_waits_for_one_sequence():
    state = in_phase(duel(troop("a"), [sure()], target("Emergency Shield I")), "Move", side="blue")
    raised = attack(state, (), [("Emergency Shield I",)], "blue1", "Move").state
    later = in_phase(replace(raised, clock=Clock(2, "Attack", 1, "red", "red")), turn=2)
    session = attack(later, (2,))
    assert lost(session) == 0
    assert not session.state.is_under("blue1", "Emergency Shield I")


@pytest.mark.parametrize(("roll", "needed"), [(2, 2), (4, 4), (6, 6)])
def test_wild_armour_is_a_further_save_of_the_face_rolled(roll, needed):
    state = begin_turn(duel(troop("a"), [sure()], target("Wild Armour")), (roll,))
    assert lost(attack(state, (needed,))) == 0
    assert lost(attack(state, (needed - 1,))) == 1


def test_wild_armour_of_1_is_2_with_rerolls():
    state = begin_turn(duel(troop("a"), [sure()], target("Wild Armour")), (1,))
    assert lost(attack(state, (1, 2))) == 0
    assert lost(attack(state, (1, 1))) == 1


def test_wild_armour_meets_ap_penetrate_and_corrode():
    at = target("Wild Armour", "Reinforced", "Impenetrable IV")
    assert lost(attack(begin_turn(duel(troop("a"), [sure(ap=4)], at), (4,)))) == 1
    assert lost(attack(begin_turn(duel(troop("a"), [sure("Penetrate I")], at), (4,)), (4,))) == 1
    state = begin_turn(duel(troop("a"), [sure()], at), (4,))
    assert lost(attack(under(state, "Corrode", "blue1", "red1"), (4,))) == 1
    assert (
        lost(attack(begin_turn(duel(troop("a"), [weapon("gun", "Piercing Hit I", power=4)], at), (4,)), (6,)))
        == 1
    )


def test_four_saves_in_a_row():
    at = target("Wild Armour", "Emergency Shield I", armour=4, aegis=4)
    state = begin_turn(duel(troop("a"), [sure()], at), (4,))
    session = attack(state, (3, 3, 3, 2), [True])
    assert lost(session) == 0
    assert len(rolls(session)) == 4
