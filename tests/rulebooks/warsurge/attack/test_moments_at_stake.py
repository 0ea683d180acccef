"""What a moment of WARSURGE holds that reactions may change without a word, and how that is told."""

import pytest

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Hit, Rolled
from battlefield.rulebooks.warsurge.attack_moments import Harming, Losing, Lost
from battlefield.rulebooks.warsurge.moments import Gained, Gaining, Moving


def made(cost):
    return Attack(Aimed("red1", "gun", "blue1", ("r1",)), rolled=Rolled(hits=(Hit(5, loss=cost),)))


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (Losing("u", 6), Losing("u", 3), "HP to lose: 6 → 3"),
        (Gaining("u", 2), Gaining("u", 0), "HP to regain: 2 → 0"),
        (Moving("u", "Dash", 6.0), Moving("u", "Dash", 1.5), "Dash, inches to go: 6 in → 1.5 in"),
        (Harming("a", "gun", "u", made(4)), Harming("a", "gun", "u", made(2)), "HP at stake: 4 → 2"),
    ],
)
def test_what_is_at_stake_is_told_where_it_changed(before, after, words):
    held = before.weight()
    assert held.unit == "u"
    assert held.change(after.weight()) == words
    assert held.change(before.weight()) == ""


def test_what_only_tells_has_nothing_at_stake():
    assert Lost("u", 1).weight() is None
    assert Gained("u", 1).weight() is None
