"""Jinx, Lucky, Offering and Sacrifice, clause by clause."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import next_turn, opened
from companies import attached
from fighting import attack, in_phase, lost
from running import asked_in, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import gain
from battlefield.rulebooks.warsurge.units.stat_tests import aether_test, mastery_test, skill_test
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun", attacks=2, power=3)
WALL = Terrain(
    "wall", Polygon(((13.0, 0.0), (13.5, 0.0), (13.5, 48.0), (13.0, 48.0))), top=9.0, sight="blocks"
)


def field(red=(), blue=(), *, reds=1, others=(), terrain=(), armour=None, **stats):
    rows = (
        (
            "red1",
            "red",
            troop("red1", *red, armour=armour, **stats),
            (GUN,),
            [(10.0 - 1.5 * n, 10.0) for n in range(reds)],
        ),
        ("blue1", "blue", troop("blue1", *blue, hp=4, armour=5), (GUN,), [(20.0, 10.0)]),
        *others,
    )
    return in_phase(army(*rows, terrain=terrain))


# Lucky


def test_lucky_rolls_a_die_again_that_another_perk_has_rolled_again_already():
    """1 and 4: the 1 is rolled again by Disassembler, a 2, and that by Lucky, a 6; two hits, no save."""
    state = field(["Lucky", "Disassembler"], ["Artificial"])
    after = attack(state, [1, 4, 2, 6, 1, 1], [("gun",), (), ("2",)])
    assert lost(after) == 2


@pytest.mark.parametrize("what", ["attack", "save", "test"])
def test_lucky_is_for_any_die_that_it_rolls(what):
    if what == "attack":
        assert lost(attack(field(["Lucky"]), [1, 3, 6, 1], [("gun",), ("1",)])) == 1
    elif what == "save":
        state = in_phase(field(["Lucky"], armour=5, hp=3), "Attack", 1, "blue")
        assert lost(attack(state, [4, 1, 1, 6], [(), ("1",)], unit="blue1"), "red1") == 0
    else:
        assert passed(field(["Lucky"]), mastery_test, [1, 4], [("1",)])


def test_lucky_rolls_a_die_again_that_is_rolled_against_it():
    state = in_phase(field(["Lucky"], hp=3), "Attack", 1, "blue")
    assert lost(attack(state, [4, 1, 1], [("4",)], unit="blue1"), "red1") == 0


def test_lucky_leaves_dice_alone_that_are_not_its_own_affair():
    mate = ("red2", "red", troop("red2", hp=3, armour=None), (GUN,), [(10.0, 14.0)])
    state = in_phase(field(["Lucky"], others=(mate,)), "Attack")
    assert asked_in(state, lambda game: game.roll("x", by="red", about=("red2",)), [1]) is None
    assert asked_in(state, lambda game: game.roll("x", by="red", about=("red1",)), [1]) is not None


@pytest.mark.parametrize("name", ["Lucky", "Jinx"])
def test_a_die_a_turn_and_no_more(name):
    red, blue = (["Lucky"], []) if name == "Lucky" else ([], ["Jinx"])
    state = field(red, blue)

    def rolls(game):
        yield from game.roll("x", by="red", about=("red1",))

    used = run(state, rolls, [3, 5], [("3",)]).state
    assert asked_in(used, rolls, [3]) is None
    assert asked_in(next_turn(used), rolls, [3]) is not None
    declined = run(state, rolls, [3], [()]).state
    assert asked_in(declined, rolls, [3]) is not None


# Jinx


def test_jinx_rolls_a_die_of_an_enemy_again_that_was_rolled_again_already():
    """1 and 4: the 1 is rolled again by Disassembler, a 6, and that by Jinx, a 2; one hit, no save."""
    state = field(["Disassembler"], ["Artificial", "Jinx"])
    after = attack(state, [1, 4, 6, 2, 1], [("gun",), (), ("6",)])
    assert lost(after) == 1


@pytest.mark.parametrize(("x", "shut", "asked"), [(35.2, 0, 1), (35.3, 0, 0), (20.0, 1, 0)])
def test_jinx_takes_24_inches_and_sight(x, shut, asked):
    state = field(blue=["Jinx"], terrain=(WALL,) if shut else ())
    there = replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(x, 10.0)))
    request = asked_in(state.with_figures(there), lambda game: game.roll("x", by="red", about=("red1",)), [4])
    assert bool(request) == bool(asked)
    assert not asked or request.by == "blue"


@pytest.mark.parametrize("test", [mastery_test, skill_test, aether_test])
def test_jinx_is_for_whatever_an_enemy_rolls_but_not_for_friends(test):
    state = field(["Jinx"], ["Jinx"])
    dice = [2, 2] if test is aether_test else [5]
    assert asked_in(state, lambda game: test(game, "red1", "x"), dice).by == "blue"
    assert asked_in(field(["Jinx"]), lambda game: test(game, "red1", "x"), dice) is None


# Offering and Sacrifice


TESTS = ((mastery_test, [3]), (skill_test, [3]), (aether_test, [5, 5]))


def after(state, test, dice, answers):
    found = []

    def flow(game):
        found.append((yield from test(game, "red1", "x")))

    game = run(state, flow, dice, answers)
    return game.state, bool(getattr(found[0], "passed", found[0]))


def passed(state, test, dice, answers):
    return after(state, test, dice, answers)[1]


@pytest.mark.parametrize(("test", "dice"), TESTS)
def test_offering_passes_each_kind_of_test_for_a_hit_point_without_saves(test, dice):
    state = field(["Offering"], armour=2, aegis=2, hp=3)
    bought, is_passed = after(state, test, dice, [True])
    assert (is_passed, bought.hp("red1")) == (True, 2)
    kept, is_passed = after(state, test, dice, [False])
    assert (is_passed, kept.hp("red1")) == (False, 3)
    best = [1, 1] if test is aether_test else [4]
    assert after(state, test, best, [])[0].hp("red1") == 3  # nothing is asked


def test_who_offers_loses_its_own_hit_point_and_not_one_of_who_joined_it():
    mate = ("red2", "red", troop("red2", hp=3, armour=None), (GUN,), [(10.0, 11.5)])
    state = attached(field(["Offering", "Leader"], others=(mate,), hp=3), "red1", "red2")
    bought, _ = after(state, mastery_test, [1], [True])
    assert (bought.hp("red1"), bought.hp("red2")) == (2, 3)


def test_who_falls_by_its_offering_passes_but_gains_nothing_by_that():
    """It heals itself by a Mastery Test that its last hit point bought."""

    def heals(state):
        def flow(game):
            if (yield from mastery_test(game, "red1", "Healer I")):
                yield from gain(game, "red1", 2, "Healer I")

        return run(state, flow, [1], [True]).state

    dead = heals(field(["Offering"], hp=1))
    assert dead.hp("red1") == 0
    assert run(dead, remove_casualties).state.units["red1"].where == "gone"
    state = field(["Offering"], hp=4)
    hurt = state.with_figures(replace(state.figures["red11"], hp=2))
    assert heals(hurt).hp("red1") == 3


@pytest.mark.parametrize(("test", "dice"), TESTS)
def test_sacrifice_passes_each_kind_of_test_for_a_model_without_saves(test, dice):
    state = field(["Sacrifice"], reds=3, armour=2, aegis=2, hp=2)
    bought, is_passed = after(state, test, dice, [("red12",)])
    assert (is_passed, bought.figures["red12"].hp, bought.hp("red1")) == (True, 0, 4)
    assert after(state, test, dice, [()])[1] is False


@pytest.mark.parametrize(("perk", "answer", "hp"), [("Offering", True, 4), ("Sacrifice", ("red12",), 4)])
def test_a_12_costs_hit_points_though_the_test_was_bought(perk, answer, hp):
    """Of three models of 3 HP, 1 or 3 go for the test and so much for the 12 that 4 are left."""
    state = field([perk], reds=3, hp=3)
    face = {"Offering": 4, "Sacrifice": 2}[perk]
    bought, is_passed = after(state, aether_test, [6, 6, face], [answer])
    assert (is_passed, bought.hp("red1")) == (True, hp)


def offers(*perks, joined=False):
    rows = (
        ("near", "red", troop("near", armour=None), (GUN,), [(10.0, 11.5)]),
        ("six", "red", troop("six"), (GUN,), [(10.0 + 6.0 + 32 / 25.4, 10.0)]),
        ("far", "red", troop("far"), (GUN,), [(10.0, 17.5)]),
        ("foe", "blue", troop("foe"), (GUN,), [(10.0, 8.0)]),
    )
    state = field(["Sacrifice", *perks], others=rows)
    state = attached(state, "red1", "near") if joined else state
    asked = asked_in(state, lambda game: mastery_test(game, "red1", "x"), [1])
    return [option.id for option in asked.options]


def test_whose_models_may_be_sacrificed():
    """Its own; a leader's also those of whom it joined, a war master's those of friends within 6 inches."""
    assert offers() == ["red11"]
    assert offers("Leader") == ["red11"]
    assert offers("Leader", joined=True) == ["red11", "near1"]
    assert offers("War Master") == ["red11", "near1", "six1"]


def test_a_model_sacrificed_in_play_is_taken_off():
    """Teleport takes a Mastery Test before the Move; the casualty stands until the phase ends."""
    session = opened(field(["Sacrifice", "Teleport I"], reds=2), "Teleport I", "red12", dice=[1])
    assert session.state.figures["red12"].hp == 0
    assert session.pending.what.startswith("Teleport of")
