"""Rolls as the dice tray shows them."""

import pytest
from battles import advance, battle

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.choosing import RollingHand
from battlefield.app.playing.rolls import KEPT, last_rolls, rolls_among, shown_roll
from battlefield.rules.core.events import DiceRolled, Said
from battlefield.rules.core.requests import Roll


@pytest.mark.parametrize(
    ("why", "needed"),
    [
        ("attack dice (6): Sling", 6),
        ("attack dice (4+): Sling", 4),
        ("attack dice (6/4+): Sling", 6),
        ("attack dice, roll 2 (6/4+): Sling", 4),
        ("attack dice (10): Sling", 10),
        ("rerolled attack dice: Sling", 0),
        ("Aether Test (of its own): Burn", 0),
    ],
)
def test_what_is_needed_is_that_of_the_roll_among_rolls_in_a_row(why, needed):
    roll = shown_roll(DiceRolled("north", why, 10, (needed, 1, 3)))
    assert (roll.needed, roll.successes) == (needed, 1 if needed else 0)


def test_a_roll_that_names_what_is_needed_counts_its_successes():
    roll = shown_roll(DiceRolled("north", "armour save 5+", 6, (6, 1, 5)))
    assert (roll.needed, roll.successes, roll.again) == (5, 2, False)
    assert roll.words == "north, armour save 5+: 6 1 5, 2 of 3 succeed"


def test_a_roll_that_needs_nothing_counts_none():
    roll = shown_roll(DiceRolled("north", "scatter distance", 6, (6, 1)))
    assert (roll.needed, roll.successes) == (0, 0)
    assert roll.words == "north, scatter distance: 6 1"


def test_rerolls_are_known():
    assert shown_roll(DiceRolled("", "rerolled armour save 4+", 6, (2,))).again
    assert shown_roll(DiceRolled("", "test, again by Luck", 6, (2,))).again
    assert shown_roll(DiceRolled("", "test", 6, (2,), changed="set to 2 by Fate")).again


def test_only_rolls_are_found_among_events():
    roll = DiceRolled("north", "test", 6, (3,))
    assert [each.what for each in rolls_among((Said("words"), roll))] == ["test"]


def test_the_last_rolls_of_a_battle_are_those_of_all_its_events():
    fought = battle()
    advance(fought, 6)
    rolled = [event for event in fought.session.events if isinstance(event, DiceRolled)]
    assert rolled
    assert [roll.faces for roll in last_rolls(fought.session.course)] == [e.faces for e in rolled[-KEPT:]]


def test_dice_that_begin_with_nought_are_typed_as_they_are():
    desk = BattleDesk(battle())
    hand = RollingHand(desk, Roll("north", "attack dice", 2, 10, lowest=0))
    assert [choice.id for choice in hand.asked.choices] == [str(face) for face in range(10)]
    assert hand.choose("0") and hand.choose("9")
    assert hand.faces == (0, 9)
    assert not RollingHand(desk, Roll("north", "attack dice", 2, 10, lowest=0)).choose("10")
