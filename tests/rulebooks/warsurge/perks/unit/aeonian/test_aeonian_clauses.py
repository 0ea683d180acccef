"""Aeonian perks on dice, targets, melees and hidden units, clause by clause."""

from dataclasses import replace

import pytest
from advanced import in_step, playing, take
from armies import army, troop, weapon
from clauses import TOUCH, at, bearing, to
from coming_back import begun, fallen
from companies import attached, part_of
from fighting import attack, duel, in_phase, locked, lost, rolls, told
from running import asks, first_lots, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.hidden_information import veiled
from battlefield.rulebooks.warsurge.movement.deploying import arrive, deploy
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import marker_of
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test, skill_test
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE, RESERVE, TABLE
from battlefield.rules.scene.contents import Terrain

GUN, SECOND = weapon("gun"), weapon("second")
WALL = Terrain(
    "wall", Polygon(((15.0, 0.0), (15.5, 0.0), (15.5, 48.0), (15.0, 48.0))), top=9.0, sight="blocks"
)


def shot(attacker, target=(), weapons=(GUN,), **more):
    return duel(troop("attacker", *attacker), weapons, troop("target", *target, armour=None, hp=9), **more)


# Accuracy and Accursed


def test_each_weapon_sifts_all_its_dice_before_they_are_rolled():
    """The printed example: of three dice one passes, of five four; 3+ is needed then."""
    one, two = weapon("one", attacks=3), weapon("two", attacks=5)
    state = shot(["Accuracy 2+"], weapons=(one, two))
    session = attack(state, [2, 1, 1, 3, 2, 3, 4, 5, 1, 3, 6, 2, 1], [("one",), ("two",)])
    assert [count for _, count in rolls(session)] == [3, 1, 5, 4]
    assert lost(session) == 3


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_accuracy_of_each_rank_takes_its_face(face):
    session = attack(shot([f"Accuracy {face}+"], weapons=(weapon("gun", attacks=2),)), [face, face - 1, 6])
    assert [count for _, count in rolls(session)] == [2, 1]
    assert lost(session) == 1


def test_the_accursed_roll_each_six_of_any_weapon_again_once():
    """Power 4 on Defence 3 hits on 3+: of each weapon's two sixes one turns into a 2, one stays."""
    arms = (weapon("gun", attacks=3), weapon("second", attacks=2))
    session = attack(shot(["Accursed"], weapons=arms), [6, 6, 3, 6, 2, 6, 2, 6], [("gun",), ("second",)])
    assert [count for _, count in rolls(session)] == [3, 2, 2, 1]
    assert lost(session) == 3


# against some


def joined(state, how):
    """Let blue2, a commander, have joined blue1, or be its sergeant."""
    return part_of(state, "blue2", "blue1") if how == "Sergeant" else attached(state, "blue2", "blue1")


@pytest.mark.parametrize("rank", ["Leader", "Sergeant", "War Master"])
@pytest.mark.parametrize("alone", [True, False])
def test_an_assassin_rolls_failures_with_all_weapons_again_against_commanders_and_who_is_with_them(
    rank, alone
):
    others = (("blue2", "blue", troop("chief", rank, hp=9, armour=None), (), [(20.0, 11.5)]),)
    state = shot(["Assassin"], [rank] if alone else [], weapons=(GUN, SECOND), others=() if alone else others)
    state = state if alone or rank == "War Master" else joined(state, rank)
    spared = not alone and rank == "War Master"  # it joins nobody
    many = not alone and rank != "Sergeant"
    dice = [1, 1] if spared else [1, 3, 1, 3]
    session = attack(
        state, dice, [("gun",), ("blue1",), ("second",), ("blue1",)] if many else [("gun",), ("second",)]
    )
    assert lost(session) == (0 if spared else 2)


def test_an_assassin_rolls_failures_again_though_the_attack_is_redirected():
    """A war master within 6 inches of a guard lets it take the shot; the nearest enemy is another one."""
    others = (
        ("blue2", "blue", troop("guard", hp=9, armour=None), (), [(20.0, 14.0)]),
        ("blue3", "blue", troop("near"), (), [(14.0, 6.0)]),
    )
    session = attack(shot(["Assassin"], ["War Master"], others=others), [1, 3], [("blue1",), ("blue2",)])
    assert (lost(session, "blue1"), lost(session, "blue2")) == (0, 1)


@pytest.mark.parametrize(("points", "face", "hits"), [(200, 2, 1), (100, 2, 0), (99, 2, 0)])
def test_defiance_makes_all_weapons_surer_against_a_dearer_unit(points, face, hits):
    """Power 4 on Defence 3 hits on a 3, with +1 on a 2."""
    state = duel(
        troop("attacker", "Defiance"), (GUN, SECOND), troop("target", points=points, hp=9, armour=None)
    )
    session = attack(state, [face, face], [("gun",), ("second",)])
    assert lost(session) == 2 * hits


def test_defiance_looks_at_what_the_target_is_worth_now():
    state = duel(troop("attacker", "Defiance"), (GUN,), troop("target", points=150, hp=9, armour=None))
    assert lost(attack(state, [2])) == 1
    worn = state.with_figures(replace(state.figures["blue11"], hp=6))
    assert lost(attack(worn, [2])) == 0


@pytest.mark.parametrize(("made", "dice", "hits"), [(("Artificial",), [1, 3, 1, 3], 2), ((), [1, 1], 0)])
def test_a_disassembler_rolls_failures_with_all_weapons_again_against_machines(made, dice, hits):
    state = shot(["Disassembler"], made, weapons=(GUN, SECOND))
    assert lost(attack(state, dice, [("gun",), ("second",)])) == hits


@pytest.mark.parametrize(
    ("perks", "face", "passed"), [(("Mastery",), 3, True), (("Mastery",), 2, False), ((), 3, False)]
)
def test_mastery_passes_mastery_tests_on_a_3(perks, face, passed):
    found = []

    def flow(game):
        found.append((yield from mastery_test(game, "red1", "x")))
        found.append((yield from skill_test(game, "red1", "x")))

    run(shot(perks), flow, [face, 3])
    assert found == [passed, False]


# Keen Eye


@pytest.mark.parametrize(("perks", "found"), [(("Keen Eye",), ["blue1"]), ((), [])])
@pytest.mark.parametrize("hides", ["Stealth", "Espionage"])
def test_a_keen_eye_targets_who_hides_and_spies(perks, found, hides):
    state = bearing(shot(perks, [hides], apart=16.0), hides, "blue1", "blue1", side="red")
    assert [aim.target for aim in aims(asks(state), "red1", "gun")] == found


def test_a_spy_that_a_keen_eye_attacks_is_no_spy_any_more():
    state = bearing(shot(["Keen Eye"], ["Espionage"], apart=16.0), "Espionage", "blue1", "blue1", side="red")
    session = attack(state, [1])
    assert not session.state.is_under("blue1", "Espionage")


@pytest.mark.parametrize("name", ["Blind"])
def test_blind_does_not_take_on_a_keen_eye(name):
    state = shot(["Keen Eye"])
    assert not run(state, lambda game: game.lay(name, "red1", by="blue1")).state.effects_on("red1", name)
    assert run(shot([]), lambda game: game.lay(name, "red1", by="blue1")).state.effects_on("red1", name)


def test_a_keen_eye_rolls_nothing_ahead_against_bedim():
    assert [count for _, count in rolls(attack(shot(["Keen Eye"], ["Bedim 4+"]), [3]))] == [1]
    assert [count for _, count in rolls(attack(shot([], ["Bedim 4+"]), [4, 3]))] == [1, 1]


def watched(*perks, by=(), x=30.0, terrain=()):
    """A unit with traits in red's reserve, and a blue one on the table that may have a keen eye."""
    rows = (
        ("red1", "red", troop("sneak", *perks), (GUN,), [(0.0, 0.0)]),
        ("blue1", "blue", troop("watch", *by, move=20), (GUN,), [(x, 30.0)]),
        ("blue2", "blue", troop("other"), (GUN,), [(46.0, 46.0)]),
    )
    state = army(*rows, terrain=terrain)
    return begun(state.with_unit(replace(state.units["red1"], where=RESERVE)))


def come(state, x, y):
    """Let blue1 move."""
    return attack(
        in_phase(state, "Move", 1, "blue"), (), [to(x, y, "blue11")], unit="blue1", name="Move"
    ).state


NEAR, FAR = 24.0 + TOUCH, 24.2 + TOUCH


@pytest.mark.parametrize(
    ("by", "far", "terrain", "seen"),
    [
        (("Keen Eye",), 23.9 + 0.5 + TOUCH / 2, (), True),
        (("Keen Eye",), 24.1 + 0.5 + TOUCH / 2, (), False),
        (("Keen Eye",), 20.0, (WALL,), False),
        ((), 20.0, (), False),
    ],
)
def test_a_keen_eye_reveals_a_concealed_unit_that_it_sees_within_24_inches(by, far, terrain, seen):
    state = in_phase(watched("Concealed", by=by, x=44.0, terrain=terrain), "Deploy", 1)
    laid = run(state, lambda game: deploy(game, "red1"), (), [(10.0, 6.0)]).state
    assert marker_of(laid, "red1") is not None
    beside = laid.with_figures(
        replace(laid.figures["blue11"], model=replace(laid.figures["blue11"].model, at=(10.0 + far, 8.0)))
    )
    after = come(beside, 10.0 + far, 6.0)
    assert (marker_of(after, "red1") is None) == seen
    assert (after.units["red1"].where == TABLE) == seen


FAKE = "red1 (decoy)"


def staged(by, who=FAKE, x=30.0):
    """One of unit and decoy stands at (10, 6); the other one is far away, and blue 40 inches."""
    state = watched("Decoy II", by=by, x=46.0)
    away = Placed("red11" if who == FAKE else f"{FAKE}/1", (2.0, 46.0))
    here = Placed(f"{FAKE}/1" if who == FAKE else "red11", (10.0, 6.0))

    def flow(game):
        for place in (away, here):
            yield from arrive(game, game.state.figures[place.figure].model.unit, (place,), "Deploy")

    placed = run(in_phase(state, "Deploy"), flow).state
    start = replace(
        placed.figures["blue11"], model=replace(placed.figures["blue11"].model, at=(10.0 + x, 10.0))
    )
    return placed.with_figures(start)


@pytest.mark.parametrize(
    ("by", "far", "seen"), [(("Keen Eye",), NEAR, True), (("Keen Eye",), FAR, False), ((), NEAR, False)]
)
def test_a_keen_eye_reveals_a_decoy_that_it_sees_within_24_inches(by, far, seen):
    after = come(staged(by), 10.0 + far, 6.0)
    assert (after.units[FAKE].where == GONE) == seen
    assert after.units["red1"].where == TABLE


@pytest.mark.parametrize(
    ("by", "far", "seen"), [(("Keen Eye",), NEAR, True), (("Keen Eye",), FAR, False), ((), NEAR, False)]
)
def test_a_keen_eye_that_sees_the_unit_knows_the_decoy_too(by, far, seen):
    after = come(staged(by, "red1"), 10.0 + far, 6.0)
    shown = [unit.id for unit in veiled(after, "blue", first_lots).state.units.values() if unit.side == "red"]
    assert (shown == ["red1", FAKE]) == seen


# melees


def crowd(perks, *, fights, arms=(GUN,)):
    """Red2 fights blue1; red1 stands off, or fights blue2."""
    rows = (
        ("red1", "red", troop("attacker", *perks, defence=4), arms, [(10.0, 10.0)]),
        ("red2", "red", troop("friend", hp=4, armour=None), (), [(20.0 + TOUCH, 10.0)]),
        ("blue1", "blue", troop("target", armour=None, hp=9, defence=4), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("other", armour=None, hp=9, defence=4), (), [(10.0, 10.0 + TOUCH)]),
        ("blue3", "blue", troop("free", armour=None, hp=9, defence=4), (), [(10.0, 2.0)]),
    )
    state = locked(in_phase(army(*rows)), "red2", "blue1")
    return locked(state, "red1", "blue2") if fights else state


@pytest.mark.parametrize(
    ("perk", "into", "out", "both"),
    [
        ((), 5, 5, "6"),
        (("Melee Clarity",), 4, 5, "5+"),
        (("Melee Confidence",), 5, 4, "5+"),
        (("Melee Haze",), 5, 6, "6/2+"),
        (("Melee Hesitation",), 6, 5, "6/2+"),
    ],
)
def test_what_face_it_takes_into_and_out_of_melees(perk, into, out, both):
    """Power 4 on Defence 4 hits on a 4; into a melee, out of one, and both."""
    off, on = crowd(perk, fights=False), crowd(perk, fights=True)
    for state, target, face in ((off, "blue1", into), (on, "blue3", out)):
        assert lost(attack(state, [face], [(target,)]), target) == 1
        assert lost(attack(state, [face - 1], [(target,)]), target) == 0
    words = told(attack(on, [1], [("blue1",)]))
    assert any(f"{both} needed" in line for line in words)


@pytest.mark.parametrize(("perks", "found"), [(("Murderer",), True), ((), False)])
def test_a_murderer_shoots_pacifists_with_all_weapons(perks, found):
    guard = ("blue2", "blue", troop("guard"), (), [(40.0, 40.0)])
    state = shot(perks, ["Pacifist"], others=(guard,), weapons=(GUN, SECOND))
    for arm in ("gun", "second"):
        assert ("blue1" in [aim.target for aim in aims(asks(state), "red1", arm)]) == found


def test_dice_that_miss_into_a_melee_hit_the_nearest_friend_in_it():
    """Both friends fight the target; the one nearer to the shooter takes the die that fails, unsaved."""
    state = crowd(["Friendly Fire"], fights=False)
    mate = army(("red3", "red", troop("friend", hp=4, armour=None), (), [(20.0 - TOUCH, 10.0)]))
    state = replace(state, units={**state.units, **mate.units}, figures={**state.figures, **mate.figures})
    session = attack(locked(state, "red3", "blue1"), [1], [("blue1",)])
    assert [lost(session, unit) for unit in ("blue1", "red2", "red3", "red1")] == [0, 0, 1, 0]


def test_dice_that_miss_where_a_weapon_leaps_to_hit_the_friend_in_that_melee():
    """It hurts one that fights nobody and leaps to one beside it, which fights a friend."""
    gun = weapon("gun", "Chain I", power=4)
    rows = (
        ("red1", "red", troop("shooter", "Friendly Fire"), (gun,), [(10.0, 10.0)]),
        ("red2", "red", troop("friend", hp=4, armour=None), (), [(20.0, 13.0 + TOUCH)]),
        *(
            (each, "blue", troop(each, defence=4, hp=9, armour=None), (), [(20.0, y)])
            for each, y in (("blue1", 10.0), ("blue2", 13.0))
        ),
    )
    state = locked(in_phase(army(*rows)), "red2", "blue2")
    session = attack(state, [4, 4, 1], [("blue1",)])
    assert [lost(session, unit) for unit in ("blue1", "blue2", "red2", "red1")] == [1, 0, 1, 0]


def test_dice_that_miss_hit_nobody_of_another_roster_that_fights_for_its_side():
    """Red has raised a unit of blue's, which is no friend to perks."""
    state = crowd(["Friendly Fire"], fights=False)
    raised = state.with_unit(replace(state.units["red2"], side="blue", control="red"))
    mate = army(("red3", "red", troop("friend"), (), [(40.0, 40.0)]))
    raised = replace(raised, units={**raised.units, **mate.units}, figures={**raised.figures, **mate.figures})
    session = attack(bearing(raised, "seized", "red2", "red1"), [1], [("blue1",)])
    assert [lost(session, unit) for unit in ("blue1", "red2", "red3", "red1")] == [0, 0, 0, 0]


@pytest.mark.parametrize(("target", "fights"), [("blue3", False), ("blue2", True)])
def test_dice_that_miss_elsewhere_hit_nobody(target, fights):
    """Into no melee, or into its own."""
    session = attack(crowd(["Friendly Fire"], fights=fights), [1], [(target,)])
    assert [lost(session, unit) for unit in ("red1", "red2")] == [0, 0]


@pytest.mark.parametrize(
    ("others", "hit"), [((), 1), ((("red2", "red", troop("mate"), (), [(2.0, 40.0)]),), 0)]
)
def test_only_the_last_of_its_roster_hits_itself(others, hit):
    assert lost(attack(last_stand(others), [1]), "red1") == hit


def last_stand(others):
    man = troop("a", "Friendly Fire", armour=None, hp=3)
    state = duel(man, (GUN,), troop("b", hp=3), apart=TOUCH, others=others)
    return locked(state, "red1", "blue1")


def test_a_wreck_beside_the_last_of_its_roster_is_no_unit_of_it():
    hulk = ("red2", "red", troop("hulk", "Wreckage"), (), [(2.0, 40.0)])
    state = fallen(last_stand((hulk,)), "red2")
    assert state.units["red2"].where == "table"
    assert lost(attack(state, [1]), "red1") == 1


# Outflank


def flank(*, engaged=True):
    """Power 3 on Defence 4 hits on a 5, with +2 on a 3."""
    state = crowd(["Outflank"], fights=False, arms=(weapon("gun", power=3),))
    there = replace(
        state.figures["red11"], model=replace(state.figures["red11"].model, at=(20.0 - TOUCH, 10.0))
    )
    state = locked(state.with_figures(there), "red1", "blue1")
    return (
        state
        if engaged
        else replace(state, effects=tuple(e for e in state.effects if "red2" not in (e.on, e.by)))
    )


def strikes(state, face, target="blue1"):
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name in ("melee", "Outflank")))
    return attack(in_phase(fresh), [face], [(target,)])


def test_outflank_is_for_the_first_use_in_a_melee_with_somebody_elses_foe():
    first = strikes(flank(), 3)
    assert lost(first) == 1
    assert lost(strikes(first.state, 4)) == 0
    assert lost(strikes(flank(engaged=False), 4)) == 0


def test_who_leaves_a_melee_and_joins_it_again_outflanks_again():
    used = strikes(flank(), 3).state
    apart = replace(
        used, effects=tuple(e for e in used.effects if "red1" not in (e.on, e.by) or e.name == "Outflank")
    )
    off = replace(apart.figures["red11"], model=replace(apart.figures["red11"].model, at=(16.0, 10.0)))
    back = attack(in_phase(apart.with_figures(off), "Move"), (), [to(20.0 - TOUCH, 10.0)], name="Move").state
    assert back.is_under("red1", "melee")
    assert lost(strikes(back, 3)) == 1


# Taunt


def taunted(rank, gap, *, arms=(GUN,), melee=False):
    """A taunter so far from red, and another enemy 3 inches off."""
    rows = (
        ("red1", "red", troop("attacker"), arms, [(10.0, 10.0)]),
        ("blue1", "blue", troop("taunter", f"Taunt {rank}"), (), [(10.0 + TOUCH + gap, 10.0)]),
        ("blue2", "blue", troop("other"), (), [(10.0, 13.0 + TOUCH)]),
        ("red2", "red", troop("friend", hp=3), (), [(10.0, 6.0)]),
    )
    state = in_phase(army(*rows))
    return locked(state, "red1", "blue1") if melee else state


def may_aim(state, arm="gun"):
    return [aim.target for aim in aims(asks(state), "red1", arm)]


@pytest.mark.parametrize(("rank", "inches"), [("I", 6.0), ("II", 12.0)])
def test_who_is_near_or_in_a_melee_with_a_taunter_aims_at_it(rank, inches):
    assert may_aim(taunted(rank, inches)) == ["blue1"]
    assert may_aim(taunted(rank, inches + 0.1)) == ["blue1", "blue2"]
    assert may_aim(taunted(rank, inches + 0.1, melee=True)) == ["blue1"]


def test_what_heals_or_does_not_reach_the_taunter_is_free():
    heal, pistol = weapon("heal", "Heal"), weapon("pistol", range=4)
    state = taunted("I", 5.0, arms=(GUN, heal, pistol))
    hurt = state.with_figures(replace(state.figures["red21"], hp=1))
    assert may_aim(hurt) == ["blue1"]
    assert "red2" in may_aim(hurt, "heal")
    assert may_aim(hurt, "pistol") == ["blue2"]


def test_a_taunter_without_hp_taunts_nobody():
    state = taunted("I", 5.0)
    assert may_aim(state.with_figures(replace(state.figures["blue11"], hp=0))) == ["blue2"]


def test_of_several_taunters_and_provokers_any_may_be_targeted():
    state = taunted("I", 5.0)
    state = replace(state, profiles={**state.profiles, "other": troop("other", "Taunt II")})
    third = army(("blue3", "blue", troop("third"), (), [(14.0, 14.0)]))
    state = replace(
        state,
        units={**state.units, **third.units},
        figures={**state.figures, **third.figures},
        profiles={**state.profiles, **third.profiles},
    )
    assert may_aim(state) == ["blue1", "blue2"]
    assert may_aim(bearing(state, "Provoke", "red1", "blue3", turn=1)) == ["blue1", "blue2", "blue3"]


# Opportunist


def late(*perks, arms=(GUN,), **stats):
    rows = (
        ("red1", "red", troop("late", "Opportunist", *perks, hp=4, **stats), arms, [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe", armour=None, hp=9), (GUN,), [(20.0, 10.0)]),
    )
    return army(*rows)


def ends(state, *answers, dice=()):
    return run(in_phase(state, "End"), lambda game: game.end("turn", "End"), dice, answers)


def test_what_was_put_off_is_done_as_the_turn_ends():
    """A perk, then the Move, then the Dash; the perk only if it was not used before."""
    state = late("Teleport I")
    after = ends(
        state, ("Teleport I",), to(12.0, 10.0), True, to(12.0, 14.0), True, to(12.0, 20.0), dice=[4]
    ).state
    assert at(after) == (12.0, 20.0)
    used = bearing(state, "perk used Teleport I", "red1", turn=1)
    assert at(ends(used, False, False).state) == (10.0, 10.0)


def test_a_move_that_was_made_in_its_phase_is_not_made_again():
    """Only the Dash is asked about then."""
    moved = attack(in_phase(late(), "Move"), (), [to(12.0, 10.0)], name="Move").state
    assert at(ends(moved, True, to(12.0, 13.0)).state) == (12.0, 13.0)


@pytest.mark.parametrize("armed", ["red1", "red2"])
def test_what_was_put_off_costs_no_enemy_hp_nor_does_a_sergeant_on_the_way(armed):
    strike = weapon("strike", "Moving Strike", power=10)
    own, boss = [strike if each == armed else GUN for each in ("red1", "red2")]
    rows = (
        ("red1", "red", troop("late", "Opportunist", hp=4), (own,), [(10.0, 10.0)]),
        ("red2", "red", troop("boss", "Sergeant", points=20), (boss,), [(10.0 + TOUCH, 10.0)]),
        ("blue1", "blue", troop("foe", armour=None, hp=9), (GUN,), [(20.0, 16.0)]),
    )
    way = (*to(10.0, 13.0), *to(10.0 + TOUCH, 13.0, "red21"))
    after = ends(part_of(army(*rows), "red2", "red1"), True, way, True, False).state
    assert at(after) == (10.0, 13.0)
    assert after.hp("blue1") == 9


def test_in_an_advanced_game_what_was_put_off_costs_command_points():
    session = playing(in_step(late(), points=3))
    take(session, "Pass")
    take(session, "Pass", dice=[6, 1, 3], answers=[True, to(14.0, 10.0), True, to(14.0, 14.0)])
    assert at(session.state) == (14.0, 14.0)
    paid = [words for words in told(session) if words.startswith("red pays 1 command point")]
    assert [words.rpartition("; ")[2] for words in paid] == ["2 left", "1 left"]
    assert at(ends(playing(in_step(late(), points=0)).state).state) == (10.0, 10.0)
