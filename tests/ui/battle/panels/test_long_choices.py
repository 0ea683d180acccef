"""A choice of many words is written on several lines: none of it is cut where the panel is narrow."""

import pytest
from PySide6.QtWidgets import QLabel

from battlefield.app.playing.prompts.prompt import Choice
from battlefield.ui.battle.panels.offers import Offers

WIDE = 300


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
    offers.show_choices(choices, str, WIDE)
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
