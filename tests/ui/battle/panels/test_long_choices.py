"""A choice of many words is written on several lines: none of it is cut where the panel is narrow."""

import pytest

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
