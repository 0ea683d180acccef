"""What books of single models say alike: why not, how it stands, and which flow is whose."""

from dataclasses import replace

import pytest

from battlefield.rules.book.actions import Action
from battlefield.rules.core.state import GONE, RESERVE, Clock, Effect, Profile, State, Unit
from battlefield.rules.scene.contents import Board
from battlefield.rules.skirmish.single_book import SingleBook


class Toy(SingleBook):
    phases = ("Deploy", "Turns")
    acted_words = "has had enough"
    thing = "toy"

    def to_deploy(self, state, side):
        return state.units_of(side)

    def turns(self, _):
        return (Action("Act", "red", "a"),)

    def last_round(self, _):
        return 5

    def facts(self, state, side):
        return (f"{len(list(state.units_of(side)))} toys",)

    def begun(self, _):
        return "begun"

    def deployed(self, _, unit):
        return "deployed", unit

    def acts(self, _, unit):
        return "acts", unit

    def why_not_begin(self, state):
        return "there is no box" if state.setting("box", "") == "none" else ""


def state(turn=2, effects=(), settings=(), result=""):
    units = {id_: Unit(id_, id_.title(), side, "man", ()) for id_, side in (("a", "red"), ("b", "red"))}
    return State(
        "toy", Board(9, 9), (), ("red", "blue"), {"man": Profile("man", "Man")}, units, {}, settings,
        effects, clock=Clock(turn, "Turns" if turn else "", 0, "red", "red"), result=result,
    )  # fmt: skip


def test_a_game_is_begun_then_units_are_deployed_then_turns_taken():
    book, deploying = Toy(), replace(state(), clock=Clock(0, "Deploy", 0, "red", "red"))
    assert book.actions(state(turn=0)) == (Action("Begin", "red"),)
    assert book.actions(deploying) == (Action("Deploy", "red", "a"), Action("Deploy", "red", "b"))
    assert book.actions(state()) == (Action("Act", "red", "a"),)
    assert book.actions(state(result="draw")) == ()


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Action("Act", "red", "a"), ""),
        (Action("Act", "blue", "a"), "it is red's turn to act"),
        (Action("Act", "red", "zoe"), "there is no toy zoe"),
        (Action("Jump", "red"), "Jump is not possible now"),
        (Action("Jump", "red", "b"), "B cannot Jump now: others of red come first"),
    ],
)
def test_refusals_say_what_is_wrong(action, why):
    assert Toy().refusal(state(), action) == why


@pytest.mark.parametrize(
    ("where", "why"), [(GONE, "it is out of the game"), (RESERVE, "it is not on the table")]
)
def test_who_is_not_there_is_told_so(where, why):
    gone = state().with_unit(replace(state().units["b"], where=where))
    assert Toy().refusal(gone, Action("Jump", "red", "b")) == f"B cannot Jump now: {why}"


def test_who_has_acted_and_a_game_that_is_over_are_told():
    assert (
        Toy().refusal(state(effects=(Effect(1, "acted", "b"),)), Action("Jump", "red", "b"))
        == "B has had enough"
    )
    assert Toy().refusal(state(result="draw"), Action("Act", "red", "a")) == "the game is over: draw"
    box = state(settings=(("box", "none"),))
    assert Toy().refusal(box, Action("Begin", "red")) == "there is no box"


def test_the_standing_tells_the_round_and_each_side():
    standing = Toy().standing(state())
    assert (standing.turn, standing.facts) == ("Round 2 of 5", (("red", ("2 toys",)), ("blue", ("0 toys",))))
    assert Toy().standing(state(turn=0)).turn == "Before the battle"
    assert Toy().standing(state(result="draw")).turn == "draw"


def test_each_action_has_its_flow():
    book = Toy()
    assert book.flow(Action("Begin", "red"))(None) == "begun"
    assert book.flow(Action("Deploy", "red", "a"))(None) == ("deployed", "a")
    assert book.flow(Action("Activate", "red", "a"))(None) == ("acts", "a")
