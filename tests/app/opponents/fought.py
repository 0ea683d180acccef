"""Battles led on by lots, for tests of opponents and of their reasons."""

from pathlib import Path

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.players import decide, player
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding, view_of
from battlefield.play.session import Session
from battlefield.rules.core.dice import Seeded

SAMPLES = Path(__file__).resolve().parents[3] / "assets" / "rosters"
BATTLES = ("first_battle", "drowned_mill", "dock_brawl", "smoke_on_the_fen")


def led(name, steps, seed=7):
    """Lead a sample battle on by so many lots."""
    made = session_of(read_script(SAMPLES / f"{name}.json"))
    session = Session(made.start, made.book, Seeded(), (), seed)
    lots = player("chance", session.book)
    for _ in range(steps):
        decide(session, lots)
    return session


def seen(session):
    """Return what the side that has to decide may know, and the true names in it."""
    return view_of(session, deciding(session), face_of(session.state.book))
