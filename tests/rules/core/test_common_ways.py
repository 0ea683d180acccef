"""What books share: things remembered for a while, roll-offs, and what terrain alone hides."""

from dataclasses import replace

import pytest
from toy_book import CATALOGUE, duel

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.remembering import count, is_marked, mark
from battlefield.rules.core.roll_off import roll_off
from battlefield.rules.core.state import Until
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.terrain_concealment import is_screened_by_terrain


def test_what_is_remembered_counts_up_for_each_cause_by_itself():
    game = Game(duel(), CATALOGUE)
    assert not is_marked(game.state, "seen", "a") and count(game.state, "seen", "a") == 0
    mark(game, "seen", "a")
    mark(game, "seen", "a", amount=2)
    mark(game, "seen", "a", "step", by="b")
    found = game.state.effects_on("a", "seen")
    assert [(each.by, each.amount, each.until) for each in found] == [
        ("", 3, Until("turn")),
        ("b", 1, Until("step")),
    ]
    assert count(game.state, "seen", "a") == 4


def rolled_off(faces, **more):
    """Let red, blue and green roll off; give who wins, and whether all dice were needed."""
    won = []

    def begin(game):
        won.append((yield from roll_off(game, "lead", ("red", "blue", "green"), **more)))

    running = Running(duel(), CATALOGUE, begin, Listed(faces))
    assert running.is_done
    assert sum(len(answer) for answer in running.answers) == len(faces)
    return won[0]


def test_the_highest_die_wins_and_only_those_that_are_equal_roll_again():
    assert rolled_off((2, 5, 3)) == "blue"
    assert rolled_off((5, 2, 5, 1, 4)) == "green"
    assert rolled_off((9, 0, 3), dice=10, lowest=0) == "red"


def fence(id_, left, right):
    """A low wall half in the way between the two figures at (2, 2) and (6, 2)."""
    ring = ((left, 1.0), (right, 1.0), (right, 2.0), (left, 2.0))
    return Terrain(id_, Polygon(ring), 0.0, 3.0, sight="blocks")


@pytest.mark.parametrize(("only", "hides"), [(None, True), (("near",), True), (("far",), False), ((), False)])
def test_terrain_hides_a_part_of_a_figure_and_only_what_is_asked_for_counts(only, hides):
    state = replace(duel(), terrain=(fence("near", 3.9, 4.1), fence("far", 9.0, 9.2)))
    assert is_screened_by_terrain(state, "a1", "b1", only) == hides


def test_figures_hide_nothing_here():
    assert not is_screened_by_terrain(duel(), "a1", "b1")
