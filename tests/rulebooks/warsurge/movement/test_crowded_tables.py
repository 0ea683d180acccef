"""Suggestions on crowded tables: found in a bounded number of steps, and the same ones every time."""

import pytest
from armies import army, troop
from fighting import in_phase

from battlefield.geometry.movement import Search
from battlefield.rulebooks.warsurge.movement.movement_paths import STEPS, Ways
from battlefield.rulebooks.warsurge.movement.worth_trying import Tries
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.core.flow import Game

MOVE = 20


def crowd():
    """Two figures in the middle of 98 others, with gaps that they just fit through."""
    places = [(6.0 + 2.9 * n, 6.0 + 2.6 * row) for row in range(10) for n in range(10)]
    mine = [places.pop(44), places.pop(43)]
    printed = troop("walker", move=MOVE)
    groups = [places[first : first + 7] for first in range(0, len(places), 7)]
    others = [(f"red{n}", "red", troop(f"p{n}"), (), group) for n, group in enumerate(groups, 2)]
    return in_phase(army(("red1", "red", printed, (), mine), *others), "Move")


def counted(monkeypatch):
    """Note how many steps each search takes."""
    steps, run = [], Search.run

    def noted(search, at, cancelled=None):
        try:
            return run(search, at, cancelled)
        finally:
            steps.append(search.steps)

    monkeypatch.setattr(Search, "run", noted)
    return steps


def test_no_figures_search_takes_more_steps_than_it_may(monkeypatch):
    steps = counted(monkeypatch)
    game = Game(crowd(), CATALOGUE)
    ways = Ways(game, "red1", float(MOVE))
    found = list(Tries(ways, game.state.figures_of("red1"), (), ()).lawful())
    assert max(steps) == STEPS
    assert found and ways.problem(found[0]) == ""


@pytest.mark.campaign
def test_the_whole_search_would_have_taken_many_more(monkeypatch):
    steps = counted(monkeypatch)
    Ways(Game(crowd(), CATALOGUE), "red1", float(MOVE)).region("red11")
    assert max(steps) > 2 * STEPS


@pytest.mark.campaign
def test_suggestions_are_the_same_whatever_was_asked_before():
    plain = Ways(Game(crowd(), CATALOGUE), "red1", float(MOVE))
    asked = Ways(Game(crowd(), CATALOGUE), "red1", float(MOVE))
    far = list(plain.suggestions())
    for places in far:
        asked.problem(places)
    assert list(asked.suggestions()) == far == list(plain.suggestions())
