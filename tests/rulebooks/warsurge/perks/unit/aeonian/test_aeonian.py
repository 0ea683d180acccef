"""Aeonian perks on dice, targets and melees."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import asked, game_of
from companies import part_of
from fighting import attack, duel, in_phase, locked, lost, rolls, told, under

from battlefield.rulebooks.warsurge.attack.attack import own
from battlefield.rulebooks.warsurge.attack.targets import aims, attack_on, retarget
from battlefield.rules.core.state import Held

GUN = weapon("gun", attacks=3)
SWORD = weapon("sword", range=0, attacks=2)


def shot(attacker, target=(), weapons=(GUN,), **more):
    return duel(troop("attacker", *attacker), weapons, troop("target", *target, armour=None, hp=9), **more)


# dice


@pytest.mark.parametrize("face", range(2, 7))
def test_accuracy_sifts_attack_dice_first(face):
    session = attack(shot([f"Accuracy {face}+"]), [face, face - 1, 6, *([6] * 2)])
    assert rolls(session)[0] == (f"accuracy {face}+: Gun", 3)
    assert lost(session) == 2


def test_of_two_kinds_of_accuracy_the_worse_counts():
    assert asked(shot(["Accuracy 3+", "Accuracy 5+"]), "accuracy") == 5


def test_the_accursed_roll_each_six_again_once():
    assert lost(attack(shot(["Accursed"]), [6, 6, 3, 6, 1])) == 2


def test_the_accursed_reroll_only_the_last_roll_of_several():
    """Power 4 against Defence 8 needs a 6, then 3+: the first 6 stays, the last is rolled again."""
    state = duel(troop("attacker", "Accursed"), (GUN,), troop("target", defence=8, armour=None, hp=9))
    session = attack(state, [6, 6, 1, 6, 4, 2])
    assert [count for _, count in rolls(session)] == [3, 2, 1]
    assert lost(session) == 1


# against some


@pytest.mark.parametrize("rank", ("Leader", "Sergeant", "War Master"))
def test_an_assassin_rerolls_against_commanders(rank):
    state = shot(["Assassin"], [rank])
    assert asked(state, "reroll failures") == 1


def test_an_assassin_has_nothing_against_others():
    assert asked(shot(["Assassin"]), "reroll failures") == 0


@pytest.mark.parametrize(("points", "bonus"), ((101, 1), (100, 0), (99, 0)))
def test_defiance_is_for_dearer_foes(points, bonus):
    state = duel(troop("attacker", "Defiance"), (GUN,), troop("target", points=points))
    assert asked(state, "attack dice") == bonus


def test_defiance_looks_at_what_they_are_worth_now():
    state = duel(troop("attacker", "Defiance", hp=4), (GUN,), troop("target", points=60))
    assert asked(state, "attack dice") == 0
    wounded = state.with_figures(replace(state.figures["red11"], hp=2))
    assert asked(wounded, "attack dice") == 1


@pytest.mark.parametrize(("perks", "flag"), ((("Artificial",), 1), ((), 0)))
def test_a_disassembler_rerolls_against_the_artificial(perks, flag):
    assert asked(shot(["Disassembler"], perks), "reroll failures") == flag


def test_mastery_helps_mastery_tests():
    state = shot(["Mastery"])
    assert game_of(state).figure("Mastery Test", 0, "red1").value == 1
    assert game_of(state).figure("Skill Test", 0, "red1").value == 0


# Keen Eye


def test_a_keen_eye_is_not_blinded():
    assert game_of(shot(["Keen Eye"])).reason_against("effect Blind", "red1") == "Keen Eye"


@pytest.mark.parametrize(("perks", "first"), ((("Keen Eye",), "attack dice"), ((), "bedim 4+")))
def test_a_keen_eye_sees_through_bedim(perks, first):
    session = attack(shot(perks, ["Bedim 4+"]), [6] * 6 if not perks else [6] * 3)
    assert rolls(session)[0][0].startswith(first)


@pytest.mark.parametrize(("perks", "count"), ((("Keen Eye",), 1), ((), 0)))
def test_a_keen_eye_targets_who_hides(perks, count):
    state = under(shot(perks, ["Stealth"], apart=16.0), "Stealth", "blue1", "blue1")
    assert len(aims(game_of(state), "red1", "gun")) == count


# Murderer


@pytest.mark.parametrize(("perks", "count"), ((("Murderer",), 1), ((), 0)))
def test_a_murderer_targets_pacifists(perks, count):
    guard = ("blue2", "blue", troop("guard"), (), [(40.0, 40.0)])
    state = shot(perks, ["Pacifist"], others=(guard,))
    assert [aim.target for aim in aims(game_of(state), "red1", "gun")].count("blue1") == count


# into and out of melees


def crowd(perks, fighter):
    """A melee of red2 with blue1, and blue2 beside; red1 with some perks stands off, or fights blue2."""
    rows = (
        ("red1", "red", troop("attacker", *perks), (GUN,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend"), (SWORD,), [(21.3, 10.0)]),
        ("blue1", "blue", troop("target", armour=None, hp=9), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("other"), (), [(10.0, 11.26)]),
    )
    state = locked(in_phase(army(*rows)), "red2", "blue1")
    return locked(state, "red1", "blue2") if fighter else state


@pytest.mark.parametrize(
    ("perk", "into", "out"),
    (
        ("Mastery", -1, -1),
        ("Melee Clarity", 0, -1),
        ("Melee Confidence", -1, 0),
        ("Melee Haze", -1, -2),
        ("Melee Hesitation", -2, -1),
    ),
)
def test_what_it_costs_to_target_into_and_out_of_melees(perk, into, out):
    words = told(attack(crowd([perk], fighter=True), choices=[("blue1",)], dice=[1] * 3))
    line = next((each for each in words if each.startswith("attack dice:")), "")
    assert ("Targeting into a melee: " in line) == (into != 0)
    assert ("Targeting out of a melee: " in line) == (out != 0)
    assert (f"into a melee: {into:+d}" in line) or not into
    assert (f"out of a melee: {out:+d}" in line) or not out


# Taunt


def taunted(perks, apart, *, resolute=False, other=4.0):
    return in_phase(
        army(
            ("red1", "red", troop("attacker", *(["Resolute"] if resolute else [])), (GUN,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("taunter", *perks), (), [(10.0 + apart, 10.0)]),
            ("blue2", "blue", troop("other"), (), [(10.0, 10.0 + other)]),
        )
    )


INCH = 32 / 25.4  # from centre to centre of two bases in contact


@pytest.mark.parametrize(("rank", "reach"), (("I", 6), ("II", 12)))
def test_who_is_taunted_directs_its_weapons_at_the_taunter(rank, reach):
    near, far = (taunted([f"Taunt {rank}"], INCH + reach + more) for more in (0.0, 0.01))
    assert [aim.target for aim in aims(game_of(near), "red1", "gun")] == ["blue1"]
    assert [aim.target for aim in aims(game_of(far), "red1", "gun")] == ["blue1", "blue2"]


def test_who_is_resolute_is_not_taunted():
    state = taunted(["Taunt I"], 5.0, resolute=True)
    assert [aim.target for aim in aims(game_of(state), "red1", "gun")] == ["blue1", "blue2"]


def test_a_weapon_that_does_not_reach_the_taunter_is_free():
    state = locked(taunted(["Taunt I"], 5.0, other=INCH), "red1", "blue2")
    short = replace(state.profiles["gun"], stats={**state.profiles["gun"].stats, "range": 0})
    state = replace(state, profiles={**state.profiles, "gun": short})
    assert [aim.target for aim in aims(game_of(state), "red1", "gun")] == ["blue2"]


def test_weapons_that_heal_are_free_of_taunts():
    state = taunted(["Taunt I"], 5.0)
    healing = replace(state.profiles["gun"], perks=(Held("Heal"),))
    state = replace(state, profiles={**state.profiles, "gun": healing})
    friend = replace(state.units["blue2"], side="red")
    wounded = state.with_unit(friend)
    assert [aim.target for aim in aims(game_of(wounded), "red1", "gun")][-1] == "blue2"


def test_of_two_taunters_either_may_be_targeted():
    state = taunted(["Taunt I"], 5.0)
    both = replace(state, profiles={**state.profiles, "other": troop("other", "Taunt II")})
    assert [aim.target for aim in aims(game_of(both), "red1", "gun")] == ["blue1", "blue2"]


# Outflank


def test_outflank_strengthens_the_first_use_in_a_melee_with_somebody_elses_foe():
    state = locked(crowd(["Outflank"], fighter=False), "red1", "blue1")
    session = attack(state, [1] * 3, [("blue1",)])
    assert any("Outflank: +2" in words for words in told(session))
    again = in_phase(
        replace(
            session.state, effects=tuple(e for e in session.state.effects if e.name in ("melee", "Outflank"))
        )
    )
    assert not any("Outflank: +2" in words for words in told(attack(again, [1] * 3, [("blue1",)])))


@pytest.mark.parametrize("part", ["red1", "boss"])
def test_nobody_outflanks_by_its_own_sergeant_or_unit(part):
    """They act as one unit: the foe fights nobody else."""
    perks = {part: ["Outflank"]}
    rows = (
        ("red1", "red", troop("a", *perks.get("red1", ())), (weapon("sword", range=0),), [(10.0, 10.0)]),
        (
            "boss",
            "red",
            troop("b", "Sergeant", *perks.get("boss", ())),
            (weapon("axe", range=0),),
            [(10.0, 12.0)],
        ),
        ("blue1", "blue", troop("foe", hp=9, armour=None), (), [(10.0 + INCH, 11.0)]),
    )
    state = part_of(in_phase(army(*rows)), "boss", "red1")
    session = attack(locked(locked(state, "red1", "blue1"), "boss", "blue1"), [1, 1])
    assert not any("Outflank" in words for words in told(session))


def test_outflank_does_nothing_for_who_fights_alone():
    state = locked(shot(["Outflank"], apart=INCH), "red1", "blue1")
    assert not any("Outflank" in words for words in told(attack(state, [1] * 3)))


# Friendly Fire


def test_dice_that_fail_into_a_melee_hit_the_friend_there():
    """Power 4 against Defence 3 into a melee needs 4+: two dice fail, and the friend saves one on 5+."""
    session = attack(crowd(["Friendly Fire"], fighter=False), [4, 3, 1, 5, 4], [("blue1",)])
    assert (lost(session, "blue1"), lost(session, "red2")) == (1, 1)


def test_friendly_fire_spares_friends_while_it_fights_itself():
    state = locked(crowd(["Friendly Fire"], fighter=False), "red1", "blue1")
    assert lost(attack(state, [1] * 3, [("blue1",)]), "red2") == 0


def test_the_last_of_a_roster_hits_itself_in_a_melee():
    state = locked(shot(["Friendly Fire"], apart=INCH), "red1", "blue1")
    assert lost(attack(state, [1, 6, 6, 1]), "red1") == 1


# attacks sent to another unit


def test_an_attack_sent_elsewhere_looks_at_its_new_target():
    """From a shot into a melee, 8.74 inches off, to one at who fights its wielder hand to hand."""
    state = crowd(["Assassin"], fighter=True)
    game = game_of(state)
    aim = next(aim for aim in aims(game, "red1", "gun") if aim.target == "blue1")
    shot_ = attack_on(game, "red1", "gun", aim)
    lies = shot_.placed
    assert (lies.melee, lies.into_melee, lies.out_of_melee) == (False, True, True)
    retarget(game, shot_, "blue2")
    assert (shot_.target, shot_.aimed.meant_for) == ("blue2", "blue1")
    lies = shot_.placed
    assert (lies.melee, lies.into_melee, lies.out_of_melee) == (True, False, False)
    assert shot_.placed.distance == pytest.approx(0.0, abs=1e-3)


def test_an_assassin_rerolls_what_is_sent_to_whoever_protects_a_commander():
    state = shot(["Assassin"], ["Leader"], others=(("blue2", "blue", troop("guard"), (), [(20.0, 14.0)]),))
    game = game_of(state)
    aim = next(aim for aim in aims(game, "red1", "gun") if aim.target == "blue1")
    sent = attack_on(game, "red1", "gun", aim)
    retarget(game, sent, "blue2")
    assert own(game, sent, "reroll failures").value == 1
    assert asked(state, "reroll failures", foe="blue2") == 0
