"""A player who answers by chance, the same each time: whole games of any book come to an end by it."""

import json
from dataclasses import replace
from math import dist, hypot

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.games import game_bytes, game_of
from battlefield.files.battles.scripts import read_script
from battlefield.files.text.fields import Fields
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rules.core.dice import Seeded, face
from battlefield.rules.core.values import info_of
from battlefield.rules.table.layout import base_of


class Chooser:
    """Picks one of several by a hash of how often it was asked."""

    def __init__(self, seed):
        self.seed, self.asked = seed, 0

    def one_of(self, things):
        self.asked += 1
        return things[face(self.seed, 0, self.asked, len(things)) - 1]


def played_by_chance(start, book, seed=1, most=3000, after=lambda _: None):
    """Play a game by hashed choices to its end, and give the session; `after` is called after each step."""
    session, chooser = Session(start, book, Seeded(), seed=seed), Chooser(seed)
    for _ in range(most):
        if session.pending is not None:
            suggestions = session.suggestions()
            assert suggestions, f"nobody knows an answer to {session.pending}"
            refusal = session.answer(chooser.one_of(suggestions))
        else:
            actions = session.book.actions(session.state)
            if not actions:
                return session
            refusal = session.begin(chooser.one_of(actions))
        assert not refusal, refusal
        after(session)
    raise AssertionError("the game does not end")


def deployed(session):
    """Let all units deploy where they first can, and give the session."""
    while session.state.clock.phase == "Deploy":
        if session.pending is None:
            assert not session.begin(session.book.actions(session.state)[0])
        else:
            assert not session.answer(session.suggestions()[0])
    return session


def sample(name, **settings):
    """Give the start of a sample battle with other settings."""
    state = session_of(read_script(asset(f"rosters/{name}.json"))).start
    return replace(state, settings=info_of({**dict(state.settings), **settings}))


def is_led_back(session):
    """Tell whether undoing everything leads back to the start by the very states that were."""
    states = [session.start, *(deed.after for deed in session.deeds)]
    assert len(states) > 10 and session.state is states.pop()
    led = all(session.undo() and session.state is wanted for wanted in reversed(states))
    return led and not session.undo()


def is_read_back(session):
    """Tell whether a saved battle is read back the same."""
    back = game_of(Fields(json.loads(game_bytes(session)), ""), {session.start.book: lambda: session.book})
    return back.state == session.state and back.hash == session.hash


def overlapping(models):
    """Give the pairs of models on about the same height whose bases overlap by more than a millionth."""
    return [
        (one.id, two.id)
        for n, one in enumerate(models)
        for two in models[:n]
        if dist(one.at, two.at) <= extent(one) + extent(two)
        if one.bottom < two.bottom + two.height and two.bottom < one.bottom + one.height
        if gap(base_of(one), base_of(two)).overlap > 1e-6
    ]


def extent(model):
    """Give how far a base reaches from its middle at most."""
    return hypot(model.base.length_mm, model.base.width_mm) / 2.0 / MM_PER_INCH
