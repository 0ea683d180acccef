"""What acts by itself is the cause of what it brings about, and what it changes without a word is told."""

from dataclasses import dataclass

import pytest
from toy_book import Losing

from battlefield.app.battle.event_words import words_of
from battlefield.rules.core.events import Cause, Said
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import Moment
from battlefield.rules.core.perks import Catalogue, Perk, Reacts
from battlefield.rules.core.stakes import Weight
from battlefield.rules.core.state import Held, Profile, State, Unit
from battlefield.rules.scene.contents import Board


@dataclass(slots=True)
class Called(Moment):
    unit: str


@dataclass(slots=True)
class Answered(Moment):
    unit: str


@dataclass(slots=True)
class Going(Moment):
    unit: str
    allowance: float

    def weight(self):
        return Weight(self.unit, "inches to go", self.allowance, " in")


def done(flow):
    """Run a flow that asks nothing."""
    assert list(flow) == []


def speaks(game, bearer, _moment):
    game.say("first", bearer.unit)
    yield from game.tell(Answered("v"))
    game.say("last", "v")


def answers(game, _bearer, _moment):
    game.say("between", "v")
    yield from ()


def halves(_game, _bearer, moment):
    moment.amount //= 2
    yield from ()


def slows(_game, _bearer, moment):
    moment.allowance /= 4
    yield from ()


def tells(game, bearer, moment):
    moment.amount = 0
    game.say("nothing is lost", bearer.unit)
    yield from ()


BOOK = Catalogue(
    [
        Perk("Loud III", "test", reacts=(Reacts(Called, speaks),)),
        Perk("Echo", "test", reacts=(Reacts(Answered, answers),)),
        Perk("Half", "test", reacts=(Reacts(Losing, halves),)),
        Perk("Slow", "test", reacts=(Reacts(Going, slows),)),
        Perk("Safe", "test", reacts=(Reacts(Losing, tells),)),
    ]
)


def game_of(*perks, echo=()):
    profiles = {"p": Profile("p", "p", perks=tuple(map(Held, perks)))}
    profiles["q"] = Profile("q", "q", perks=tuple(map(Held, echo)))
    units = {"u": Unit("u", "Ulf", "red", "p", ()), "v": Unit("v", "Vee", "blue", "q", ())}
    return Game(State("test", Board(9, 9), (), ("red", "blue"), profiles, units, {}), BOOK)


def test_each_event_in_a_reaction_has_it_as_its_cause_and_an_inner_reaction_its_own():
    game = game_of("Loud III", echo=("Echo",))
    game.say("before")
    done(game.tell(Called("u")))
    game.say("after")
    loud, echo = Cause("Loud III", "u"), Cause("Echo", "v")
    assert [(event.words, event.because) for event in game.events] == [
        ("before", None),
        ("first", loud),
        ("between", echo),
        ("last", loud),
        ("after", None),
    ]


def test_events_are_the_same_whatever_caused_them():
    assert Said("x", because=Cause("Loud III", "u")) == Said("x")


def test_a_line_names_its_cause_and_its_holder_unless_it_has_just_been_told():
    game = game_of("Loud III", echo=("Echo",))
    done(game.tell(Called("u")))
    told = [words_of(event, game.state) for event in game.events]
    assert told == ["Ulf: first (Loud III)", "Vee: between (Echo)", "Vee: last (Loud III of Ulf)"]
    last = game.events[-1]
    assert words_of(last, game.state, last.because) == "Vee: last"


def test_a_line_that_names_the_perk_already_is_left_as_it_is():
    event = Said("Loud: so it goes", "u", because=Cause("Loud III", "v"))
    assert words_of(event, game_of().state) == "Ulf: Loud: so it goes"


@pytest.mark.parametrize(
    ("perk", "moment", "words"),
    [
        ("Half", Losing("u", 6), "HP to lose: 6 → 3"),
        ("Slow", Going("u", 6.0), "inches to go: 6 in → 1.5 in"),
    ],
)
def test_what_a_reaction_changes_without_a_word_is_told(perk, moment, words):
    game = game_of(perk)
    done(game.tell(moment))
    assert [(event.words, event.unit, event.because.perk) for event in game.events] == [(words, "u", perk)]


def test_what_a_reaction_tells_itself_or_leaves_alone_is_not_told_twice():
    game = game_of("Safe")
    done(game.tell(Losing("u", 6)))
    assert [event.words for event in game.events] == ["nothing is lost"]
    game = game_of("Half")
    done(game.tell(Losing("u", 0)))
    assert game.events == []
