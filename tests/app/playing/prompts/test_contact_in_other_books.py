"""Going into base contact in Iron Kingdoms and in Pulp City: choices, drags, keys, and what comes of it."""

import pytest
from two_models import BOOKS, MOVE, facing_off

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.rules.book.actions import Action
from battlefield.rules.table import layout

every_book = pytest.mark.parametrize("book", BOOKS)


def moving(book, gap, *others):
    """Begin the move of one model with an enemy so many inches to its right."""
    battle, mover, foe = facing_off(book, gap, *others)
    desk = BattleDesk(battle)
    assert desk.begin(Action("Activate", desk.state.units[mover].side, mover))
    assert desk.reply((MOVE,))
    assert desk.hand.asked.kind == "places"
    return desk, mover, foe


def gap_of(desk, mover, foe):
    return layout.between(desk.state, mover, foe).gap


@every_book
def test_an_enemy_in_reach_is_offered_and_the_choice_leads_into_contact(book):
    desk, mover, foe = moving(book, 2.0)
    name = desk.state.units[foe].name
    [choice] = desk.hand.asked.choices
    assert choice.words == f"Into contact with {name}"
    assert desk.hand.choose(choice.id)
    assert desk.hand.asked.note == f"in contact with {name} (enemy)"
    assert desk.hand.asked.accept and desk.hand.accept()
    assert gap_of(desk, mover, foe) <= 1e-6


@every_book
def test_an_enemy_out_of_reach_is_not_offered(book):
    desk, _, _ = moving(book, 8.0)
    assert desk.hand.asked.choices == ()


@every_book
def test_a_drag_that_ends_near_an_enemy_snaps_into_contact(book):
    desk, mover, foe = moving(book, 2.0)
    hand = desk.hand
    (x, y), figure = hand.places[0].at, hand.places[0].figure
    end = (x + 1.85, y)
    hand.press(Pointer((x, y), Ref("model", figure)))
    hand.move(Pointer(end))
    hand.release(Pointer(end))
    assert hand.asked.note == f"in contact with {desk.state.units[foe].name} (enemy)"
    assert hand.accept()
    assert gap_of(desk, mover, foe) <= 1e-6


@every_book
def test_a_drag_onto_an_enemy_comes_to_stand_before_it(book):
    desk, mover, foe = moving(book, 2.0)
    hand = desk.hand
    (x, y), figure = hand.places[0].at, hand.places[0].figure
    hand.press(Pointer((x, y), Ref("model", figure)))
    hand.move(Pointer((x + 2.6, y)))
    hand.release(Pointer((x + 2.6, y)))
    assert not hand.asked.problem
    assert hand.accept()
    assert gap_of(desk, mover, foe) <= 1e-6


@every_book
def test_keys_go_up_to_contact_and_no_farther(book):
    desk, mover, foe = moving(book, 2.0)
    hand = desk.hand
    for _ in range(3):
        hand.nudge((1.0, 0.0))
    assert hand.asked.note == f"in contact with {desk.state.units[foe].name} (enemy)"
    assert hand.accept()
    assert gap_of(desk, mover, foe) <= 1e-6


@every_book
def test_near_an_enemy_and_not_touching_it_may_be_stayed(book):
    """These books keep nobody an inch away: a drag that ends farther off than the hand snaps stays there."""
    desk, mover, foe = moving(book, 2.0)
    hand = desk.hand
    (x, y), figure = hand.places[0].at, hand.places[0].figure
    hand.press(Pointer((x, y), Ref("model", figure)))
    hand.move(Pointer((x + 1.4, y)))
    hand.release(Pointer((x + 1.4, y)))
    assert not hand.asked.problem and not hand.asked.note
    assert hand.accept()
    assert gap_of(desk, mover, foe) == pytest.approx(0.6, abs=1e-3)


SECOND = {"iron-kingdoms": "coven/brute", "pulp-city": "carnival/wisp"}


@every_book
def test_who_touches_one_enemy_is_led_to_another_and_not_to_the_first(book):
    desk, mover, foe = moving(book, 0.0, (SECOND[book], (8.0, 15.5)))
    [choice] = desk.hand.asked.choices
    assert choice.id == SECOND[book]
    assert desk.hand.choose(choice.id)
    assert not desk.hand.asked.problem
    assert layout.between(desk.state, mover, foe).gap <= 1e-6
