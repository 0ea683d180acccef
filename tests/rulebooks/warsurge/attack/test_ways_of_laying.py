"""WARSURGE lays every kind of template that there is, and proposes places as far as its range goes."""

from math import hypot

import pytest
from armies import ROUND, troop, weapon
from fighting import duel

from battlefield.geometry.kernel.template_table import template_kinds
from battlefield.geometry.kernel.units import inches
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.template_placement import WAYS
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.requests import Spot


def test_each_kind_of_template_has_a_way_of_being_laid():
    assert WAYS.keys() == set(template_kinds())


@pytest.mark.parametrize(
    ("perk", "beyond"),
    [
        ("Blast I", -1.5),  # 3 in across, wholly within range
        ("Wall I", 0.0),  # its middle
    ],
)
def test_places_are_proposed_up_to_the_range_from_the_edge_of_the_base(perk, beyond):
    far = weapon("flask", perk, range=8, attacks=1)
    session = Session(duel(troop("ours"), [far], troop("foe")), Warsurge(), Listed([]))
    assert not session.begin(Action("Attack", "red", "red1"))
    while not isinstance(session.pending, Spot):
        assert not session.answer(session.suggestions()[0])
    farthest = max(hypot(x - 10.0, y - 10.0) for x, y in session.suggestions())  # the foe is 10 in away
    assert farthest == pytest.approx(8.0 + beyond + inches(ROUND.length_mm) / 2.0, abs=2e-7)
    assert all(not session.law.refusal(at) for at in session.suggestions())
