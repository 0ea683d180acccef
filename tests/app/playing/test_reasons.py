"""Refusals say in plain words what stands in the way, and the log by which perk something came about."""

import pytest

from battlefield.app.battle.event_words import words_of
from battlefield.app.playing.reasons import explained
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.core.events import Said
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Catalogue, Perk, Reacts
from battlefield.rules.core.state import Held, Profile, State, Unit
from battlefield.rules.scene.contents import Board


@pytest.mark.parametrize("refusal", ["Paralysis", "Ridge Bows, Paralysis", "it cannot hold: Paralysis"])
def test_a_refusal_that_only_names_an_affliction_says_what_it_does(refusal):
    said = explained(refusal, CATALOGUE)
    assert said.startswith(f"{refusal} (")
    assert len(said) > len(refusal) + 20


@pytest.mark.parametrize("refusal", ["", "it is locked in a melee", "Ridge Bows, it fights Freeze Company"])
def test_a_refusal_in_words_stays_as_it_is(refusal):
    assert explained(refusal, CATALOGUE) == refusal


def test_each_of_several_reasons_is_explained():
    said = explained("Ridge Bows, Move: Paralysis; also: it is far, Panic", CATALOGUE)
    first, others = said.split("; also: ")
    assert first.startswith("Ridge Bows, Move: Paralysis (") and first.endswith(")")
    assert others.startswith("it is far, Panic (") and others.endswith(")")


def _strikes(game, bearer, _moment):
    game.say("it strikes back", bearer.unit)
    game.say("it strikes again", bearer.unit)
    yield from ()


def _announces(game, bearer, _moment):
    game.say(f"{bearer.perk.name}: it roars", bearer.unit)
    yield from ()


def test_what_a_perk_says_by_itself_names_it():
    handlers = {"Riposte": _strikes, "Roar": _announces}
    perks = [Perk(name, "Test", reacts=(Reacts(TurnBegan, act),)) for name, act in handlers.items()]
    profile = Profile("p", "Bulls", "unit", {}, (Held("Riposte"), Held("Roar")))
    units = {"red1": Unit("red1", "Bulls", "red", "p", ())}
    state = State("test", Board(10, 10), (), ("red",), {"p": profile}, units, {})
    game = Game(state, Catalogue(perks))
    for _ in game.tell(TurnBegan(1)):
        pass
    game.say("all is quiet", "red1")
    said = [words_of(event, state) for event in game.events if isinstance(event, Said)]
    assert said == [
        "Bulls: it strikes back (Riposte)",
        "Bulls: it strikes again (Riposte)",
        "Bulls: Roar: it roars",
        "Bulls: all is quiet",
    ]
