"""A choice of many words is written on several lines: none of it is cut where the panel is narrow."""

import pytest
from PySide6.QtWidgets import QLabel

from battlefield.app.playing.prompts.prompt import Choice
from battlefield.ui.battle.panels.offers import Offers

WIDE = 300
NAMES = {"cutters": "Reed Cutters", "wisp": "Wisp", "king": "The Eel King", "bows": "Ridge Bows"}


@pytest.mark.usefixtures("program")
def test_what_holds_for_many_units_is_as_wide_as_the_panel():
    offers = Offers("warsurge")
    words = "Die anderen halten: Drowned Parish, Cellar Worms, Weir Haunts, Husk Brood"
    offers.show_choices((Choice("others", words),), str, WIDE)
    button = offers.buttons["others"]
    assert button.sizeHint().width() <= WIDE
    assert words.split() == button.text().split()[-len(words.split()) :]


def reasons(*choices):
    """Return what stands below the units that may act."""
    offers = Offers("warsurge")
    offers.show_choices(choices, NAMES.__getitem__, WIDE)
    return [label.text() for label in offers.findChildren(QLabel)]


@pytest.mark.usefixtures("program")
def test_a_unit_that_can_neither_act_nor_hold_says_why_once():
    deploy = Choice("a", "Deploy", unit="cutters", refusal="Reed Cutters are deployed already")
    hold = Choice("b", "Hold", unit="cutters", refusal="Reed Cutters have acted in this phase already")
    assert reasons(deploy, hold) == ["Cannot act now", "Reed Cutters are deployed already"]


@pytest.mark.usefixtures("program")
def test_a_unit_of_many_actions_says_of_each_why_it_cannot():
    told = [f"Wisp, {name}: not now" for name in ("Move", "Dash", "Attack")]
    refused = (Choice(each, each, unit="wisp", refusal=each) for each in told)
    assert reasons(*refused) == ["Cannot act now", "\n".join(told)]


def refused(*reasons_of):
    return [Choice(unit, "Move", unit=unit, refusal=reason) for unit, reason in reasons_of]


@pytest.mark.usefixtures("program")
def test_a_reason_that_holds_for_several_units_is_told_once():
    locked = [(unit, f"{NAMES[unit]}, Move: it is locked in a melee") for unit in ("cutters", "bows")]
    told = reasons(*refused(*locked, ("wisp", "Wisp comes later")))
    assert told[1].split("\n") == [
        "Reed Cutters, Move: it is locked in a melee (also Ridge Bows)",
        "Wisp comes later",
    ]


@pytest.mark.usefixtures("program")
def test_one_unit_and_many_models_that_have_acted_are_told_in_one_line():
    acted = (
        ("cutters", "Reed Cutters have acted in this phase already"),
        ("king", "The Eel King has acted in this phase already"),
        ("wisp", "the turn of Wisp comes later"),
        ("bows", "the turn of Ridge Bows comes later"),
    )
    assert reasons(*refused(*acted))[1].split("\n") == [
        "Reed Cutters have acted in this phase already (also The Eel King)",
        "The turn of Wisp comes later (also Ridge Bows)",
    ]
