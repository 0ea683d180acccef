"""What books of single models say alike: why not, how it stands, and which flow is whose."""

from dataclasses import replace

import pytest

from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Said
from battlefield.rules.core.flow import Running
from battlefield.rules.core.perks import Catalogue
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Clock, Effect, Profile, State, Unit
from battlefield.rules.scene.contents import Board
from battlefield.rules.skirmish.single_book import SingleBook


def no_box(state):
    return "there is no box" if state.setting("box", "") == "none" else ""


def flow_of(name):
    """A flow that asks for nothing and leaves a word of what it was for."""

    def flow(game, unit=""):
        game.say(f"{name} {unit}".strip())
        yield from ()

    return flow


TOY = SingleBook(
    "toy",
    Catalogue([]),
    None,
    ("Deploy", "Turns"),
    5,
    turns=lambda _: (Action("Act", "red", "a"),),
    deploys=flow_of("deploys"),
    begins=flow_of("begins"),
    acts=flow_of("acts"),
    facts=lambda state, side: (f"{len(list(state.units_of(side)))} toys",),
    card=None,
    faults=None,
    mustered=None,
    rolls_for="who is first",
    others={"Plan": flow_of("plans")},
    why_not_begin=no_box,
    acted_words="has had enough",
    thing="toy",
)


def state(turn=2, effects=(), settings=(), result="", where=TABLE):
    units = {
        id_: Unit(id_, id_.title(), side, "man", (), where) for id_, side in (("a", "red"), ("b", "red"))
    }
    return State(
        "toy", Board(9, 9), (), ("red", "blue"), {"man": Profile("man", "Man")}, units, {}, settings,
        effects, clock=Clock(turn, "Turns" if turn else "", 0, "red", "red"), result=result,
    )  # fmt: skip


def test_a_game_is_begun_then_units_are_deployed_then_turns_taken():
    book, deploying = TOY, replace(state(where=RESERVE), clock=Clock(0, "Deploy", 0, "red", "red"))
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
    assert TOY.refusal(state(), action) == why


@pytest.mark.parametrize(
    ("where", "why"), [(GONE, "it is out of the game"), (RESERVE, "it is not on the table")]
)
def test_who_is_not_there_is_told_so(where, why):
    gone = state().with_unit(replace(state().units["b"], where=where))
    assert TOY.refusal(gone, Action("Jump", "red", "b")) == f"B cannot Jump now: {why}"


def test_who_has_acted_and_a_game_that_is_over_are_told():
    assert (
        TOY.refusal(state(effects=(Effect(1, "acted", "b"),)), Action("Jump", "red", "b"))
        == "B has had enough"
    )
    assert TOY.refusal(state(result="draw"), Action("Act", "red", "a")) == "the game is over: draw"
    box = state(settings=(("box", "none"),))
    assert TOY.refusal(box, Action("Begin", "red")) == "there is no box"


def test_the_standing_tells_the_round_and_each_side():
    standing = TOY.standing(state())
    assert (standing.turn, standing.facts) == ("Round 2 of 5", (("red", ("2 toys",)), ("blue", ("0 toys",))))
    assert TOY.standing(state(turn=0)).turn == "Before the battle"
    assert TOY.standing(state(result="draw")).turn == "draw"


def said(state, action, dice=()):
    """What is said as an action is carried out, which asks for nothing but dice."""
    running = Running(state, TOY.catalogue, TOY.flow(action), Listed(dice))
    assert running.is_done
    return [event.words for event in running.game.events if isinstance(event, Said)]


def test_each_action_has_its_flow():
    deploying = replace(state(where=RESERVE), clock=Clock(0, "Deploy", 0, "red", "red"))
    assert said(deploying, Action("Deploy", "red", "a")) == ["deploys a"]
    assert said(state(), Action("Activate", "red", "a")) == ["acts a"]
    assert said(state(), Action("Plan", "red")) == ["plans"]


def test_a_roll_off_tells_who_deploys_first_and_the_first_round_follows_the_last():
    assert said(state(turn=0, where=RESERVE), Action("Begin", "red"), (2, 5)) == []
    assert said(state(turn=0), Action("Begin", "red"), (2, 5)) == ["begins"]
