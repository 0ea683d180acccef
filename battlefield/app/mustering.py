"""The books that can be played, and how a battle begins: rosters against each other on a table."""

from dataclasses import replace

from battlefield.app.books.faces import face_of
from battlefield.app.books.setting import LENGTHS, bounded
from battlefield.files.errors import SceneError, shown
from battlefield.files.games import Books
from battlefield.files.scripts import Script
from battlefield.play.session import Session
from battlefield.rulebooks.agemonia.book import Agemonia
from battlefield.rulebooks.iron_kingdoms.book import IronKingdoms
from battlefield.rulebooks.pulp_city.book import PulpCity
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.dice import Dice, Listed, Seeded
from battlefield.rules.homes import homes, scenery_for, ways_in
from battlefield.rules.requests import Roll
from battlefield.rules.roster import Encounter
from battlefield.rules.scene import unheld
from battlefield.rules.values import Info, info_of

BOOKS: Books = {
    "warsurge": Warsurge,
    "pulp-city": PulpCity,
    "iron-kingdoms": IronKingdoms,
    "agemonia": Agemonia,
}


def session_of(script: Script) -> Session:
    """Muster a script's rosters; one that the book does not allow is a SceneError."""
    if script.book not in BOOKS:
        known = ", ".join(BOOKS)
        raise SceneError("book", f"is {shown(script.book)}", f"it must be one of {known}")
    book = BOOKS[script.book]()
    for side, roster in script.rosters.items():
        wrong = book.faults(roster)
        if wrong:
            raise SceneError(f"sides.{side}", f"cannot be played: {wrong[0]}", "correct the roster")
    settings, objectives = _with_limit(script), unheld(*script.objectives)
    terrain = unheld(*script.terrain)
    meeting = Encounter(script.rosters, script.board, terrain, script.seed, settings, objectives)
    state = book.mustered(meeting)
    state = replace(
        state,
        areas=unheld(*script.areas),
        borders=unheld(*script.borders),
        zones=homes(script.zones, state.sides),
        entries=ways_in(script.entries, script.zones, state.sides),
        scenery=scenery_for(script.scenery, script.zones, state.sides),
    )
    return Session(state, book, _dice(script), script.typed)


def _with_limit(script: Script) -> Info:
    """Give a script's settings, with the limit that its scenario proposes where it sets none itself."""
    known = dict(script.settings)
    length = next((each for each in face_of(script.book).settings if each.name in LENGTHS), None)
    if length is not None and script.turns:
        known = {length.name: bounded(length, script.turns)} | known
    return info_of(known)


def _dice(script: Script) -> Dice:
    return Then(Listed(script.dice), Seeded()) if script.dice else Seeded()


class Then:
    """Dice of a list until it runs out, then others."""

    def __init__(self, first: Dice, rest: Dice) -> None:
        self._first, self._rest = first, rest

    def throw(self, roll: Roll, seed: int, action: int) -> tuple[int, ...] | None:
        """Take the dice of the list, or of the others."""
        found = self._first.throw(roll, seed, action)
        return found if found is not None else self._rest.throw(roll, seed, action)
