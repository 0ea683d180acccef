"""Abilities that change what was rolled: Jinx, Lucky, Offering and Sacrifice."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, line, lost, rolls, under
from running import asked_in, run

from battlefield.rulebooks.warsurge.units.stat_tests import aether_test, mastery_test

GUN = weapon("gun", attacks=2, power=3)


def field(red=(), blue=(), *, apart=10.0, reds=1, **stats):
    return in_phase(
        army(
            ("red1", "red", troop("red1", *red, **stats), (GUN,), line(reds)),
            ("blue1", "blue", troop("blue1", *blue, hp=4, armour=None), (GUN,), [(10.0 + apart, 10.0)]),
        )
    )


# Lucky and Jinx


def test_lucky_rolls_one_of_its_own_dice_again():
    session = attack(field(["Lucky"]), [4, 1, 6], [("gun",), ("1",)])
    assert lost(session) == 2
    assert rolls(session)[-1][1] == 1


def test_lucky_rolls_a_die_of_an_enemy_again_that_was_rolled_against_it():
    session = attack(field(blue=["Lucky"]), [4, 6, 1], [("gun",), ("6",)])
    assert lost(session) == 1


def test_lucky_is_used_once_a_turn_and_again_in_the_next():
    used = under(field(["Lucky"]), "used Lucky", "red1")
    assert lost(attack(used, [4, 1])) == 1
    with pytest.raises(AssertionError, match="never asked"):
        attack(used, [4, 1], [("gun",), ("1",)])


def test_jinx_rolls_a_die_of_an_enemy_near_and_in_sight_again_and_lucky_answers_it():
    assert lost(attack(field(blue=["Jinx"]), [4, 6, 1], [("gun",), ("6",)])) == 1
    both = field(["Lucky"], ["Jinx"])
    session = attack(both, [4, 6, 1, 5], [("gun",), ("6",), ("1",)])
    assert lost(session) == 2


@pytest.mark.parametrize(("apart", "asked"), [(24.0 + 32 / 25.4, True), (24.1 + 32 / 25.4, False)])
def test_jinx_reaches_24_inches(apart, asked):
    state = field(blue=["Jinx"], apart=apart)
    request = asked_in(state, lambda game: game.roll("something", 1, by="red", about=("red1",)), [4])
    assert (request is not None) == asked


def test_neither_is_asked_about_dice_of_others():
    state = field(["Jinx"], ["Lucky"])
    assert asked_in(state, lambda game: game.roll("something", 1, by="red", about=("red1",)), [4]) is None


# Offering and Sacrifice


def after_a(state, dice, answers, test=mastery_test):
    found = []

    def flow(game):
        found.append((yield from test(game, "red1", "something")))

    return run(state, flow, dice, answers), found[0]


def test_offering_buys_a_failed_test_for_a_hit_point_without_saves():
    game, passed = after_a(field(["Offering"], hp=3), [1], [True])
    assert (passed, game.state.hp("red1")) == (True, 2)
    game, passed = after_a(field(["Offering"], hp=3), [1], [False])
    assert (passed, game.state.hp("red1")) == (False, 3)
    game, passed = after_a(field(["Offering"], hp=3), [4], [])
    assert (passed, game.state.hp("red1")) == (True, 3)


def test_a_twelve_in_an_aether_test_burns_whoever_bought_it():
    game, result = after_a(field(["Offering"], hp=9), [6, 6, 4], [True], aether_test)
    assert (result.passed, result.burnt, game.state.hp("red1")) == (True, True, 4)  # 9 - 1 - 4


def test_who_offers_its_last_hit_point_passes_and_falls():
    game, passed = after_a(field(["Offering"], hp=1), [1], [True])
    assert (passed, game.state.hp("red1")) == (True, 0)


def test_a_test_that_fails_by_itself_cannot_be_bought():
    state = field(["Offering"], hp=3)
    fugue = replace(state, effects=(*under(state, "Fugue", "red1", "blue1").effects,), serial=1)
    game, passed = after_a(fugue, [], [])
    assert not passed
    assert any("fails" in event.words for event in game.events if hasattr(event, "words"))


def test_sacrifice_buys_a_failed_test_for_a_model():
    game, passed = after_a(field(["Sacrifice"], reds=3, hp=2), [1], [("red12",)])
    assert (passed, game.state.figures["red12"].hp, game.state.hp("red1")) == (True, 0, 4)
    game, passed = after_a(field(["Sacrifice"], reds=3, hp=2), [1], [()])
    assert (passed, game.state.hp("red1")) == (False, 6)


def test_a_war_master_may_sacrifice_a_friend_within_6_inches():
    near = troop("friend")
    rows = (
        ("red1", "red", troop("red1", "Sacrifice", "War Master"), (GUN,), [(10.0, 10.0)]),
        ("near", "red", near, (GUN,), [(16.0, 10.0)]),
        ("far", "red", near, (GUN,), [(20.0, 10.0)]),
        ("foe", "blue", near, (GUN,), [(10.0, 14.0)]),
    )
    state = in_phase(army(*rows))
    asked = asked_in(state, lambda game: mastery_test(game, "red1", "something"), [1])
    assert [option.id for option in asked.options] == ["red11", "near1"]


def test_the_log_tells_of_a_bought_test():
    game, _ = after_a(field(["Offering"], hp=3), [1], [True])
    assert any("passed" in event.words for event in game.events if hasattr(event, "words"))
