"""The battle that was set up last is offered again, unless something of it is gone or nonsense."""

from dataclasses import replace

import pytest

from battlefield.app.playing.setup.last import again, kept
from battlefield.app.playing.setup.setup import Offered, first_setup, offered
from battlefield.resources import asset, sample_maps


@pytest.fixture(scope="module")
def found():
    rosters = [asset(f"rosters/{name}.json") for name in ("hill_wardens", "marsh_raiders")]
    return offered(sample_maps()[:2], rosters)


def test_all_choices_but_the_seed_come_again(found):
    first = first_setup(found, 1)
    side = replace(first.sides[0], handicap=10, is_typed=True, name="We", is_named=True)
    chosen = first.with_side(0, side).choose("turns", 4)
    now = again(found, kept(chosen), 2)
    assert now == replace(chosen, seed="2")


def test_a_roster_or_a_table_that_is_gone_begins_anew(found):
    text = kept(first_setup(found, 1))
    assert again(Offered(found.tables, found.rosters[:1]), text, 2) is None
    assert again(Offered((), found.rosters), text, 2) is None


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"book": "warsurge"}', '{"book": "x", "sides": 3}'])
def test_nonsense_begins_anew(found, text):
    assert again(found, text, 1) is None
