"""Whose turn comes next: sides in order, and units deployed one at a time."""

from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.state import RESERVE, Clock, State, Unit
from battlefield.rules.core.turn_order import pass_deployment, sides_after
from battlefield.rules.scene.contents import Board

SIDES = ("red", "blue", "green")


def state(*waiting, first="blue"):
    units = {id_: Unit(id_, id_, side, "man", (), RESERVE) for id_, side in waiting}
    return State("toy", Board(9, 9), (), SIDES, {}, units, {}, clock=Clock(0, "Deploy", 4, "red", first))


def waiting(state, side):
    return state.units_of(side)


def test_the_order_goes_round_from_whoever_follows():
    assert sides_after(state(), "red") == ("blue", "green", "red")
    assert sides_after(state(), "green") == SIDES


def test_without_anybody_before_it_begins_with_the_first_of_the_turn():
    assert sides_after(state(), "") == ("blue", "green", "red")


def test_the_first_side_with_somebody_to_deploy_is_next():
    game = Game(state(("a", "red"), ("b", "green")), Catalogue([]))
    assert pass_deployment(game, ("blue", "green", "red"), "blue", waiting)
    assert game.state.clock == Clock(0, "Deploy", 5, "green", "blue")


def test_where_nobody_is_left_to_deploy_the_clock_stands():
    game = Game(state(), Catalogue([]))
    assert not pass_deployment(game, SIDES, "red", waiting)
    assert game.state.clock.step == 4
