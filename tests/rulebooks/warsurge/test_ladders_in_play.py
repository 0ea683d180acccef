"""Which ladders a battle can be played with."""

import pytest
from armies import army, troop, weapon

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.actions import Action
from battlefield.rules.dice import Seeded


def begun(ladder):
    """Try to begin a battle with a ladder."""
    rows = [
        (id_, side, troop(id_), (weapon("gun"),), None) for id_, side in (("one", "red"), ("two", "blue"))
    ]
    session = Session(army(*rows, settings=(("ladder", ladder),)), Warsurge(), Seeded())
    return session.begin(Action("Begin", "red"))


@pytest.mark.parametrize("ladder", ["even", "steep"])
def test_a_battle_begins_with_six_sided_dice(ladder):
    assert begun(ladder) == ""


def test_a_battle_does_not_begin_with_ten_sided_dice():
    assert begun("d10") == "battles are rolled with six-sided dice: choose the even or the steep ladder"
