"""The sample battle, played by chance, for tests of battles and of what keeps them."""

from dataclasses import replace
from pathlib import Path

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.playing import forecasts
from battlefield.app.playing.prompts import pointing
from battlefield.files.battles.scripts import read_script

SAMPLE = Path(__file__).resolve().parents[2] / "assets" / "rosters" / "first_battle.json"


def script(**changes):
    """Give the sample's start without its steps, and its terrain: ways on open ground are found sooner."""
    return replace(read_script(SAMPLE), **{"steps": (), "terrain": (), **changes})


def battle(folder=None, **changes):
    return Battle.started(script(**changes), folder)


def advance(fought, steps, seed=7):
    """Take so many legal steps by chance."""
    for _ in range(steps):
        assert chance_step(fought, seed)
    return fought


def place(session):
    """Tell where a game stands: what is asked and answered, how it went, and the state."""
    asked = session.pending
    what = (type(asked).__name__, asked.by, asked.what) if asked is not None else None
    return (what, session.in_hand, session.events, session.hash)


def undone(session):
    """Tell what a redo would bring back."""
    return [(type(each).__name__, each.action, each.answers, each.events) for each in session.course.undone]


def without_forecasts(monkeypatch):
    """Have nothing foreseen: a battle of forecasts takes minutes."""
    for module, name in ((forecasts, "forecast"), (forecasts, "glimpse"), (pointing, "forecast")):
        monkeypatch.setattr(module, name, lambda *_: None)
