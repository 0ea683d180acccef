"""The books that can be played, and how a battle begins: rosters against each other on a table."""

from dataclasses import replace

from battlefield.files.errors import SceneError, shown
from battlefield.files.games import Books
from battlefield.files.scripts import Script
from battlefield.play.session import Session
from battlefield.rulebooks.agemonia.book import Agemonia
from battlefield.rulebooks.iron_kingdoms.book import IronKingdoms
from battlefield.rulebooks.pulp_city.book import PulpCity
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.dice import Dice, Listed, Seeded
from battlefield.rules.homes import homes
from battlefield.rules.requests import Roll

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
    state = book.mustered(
        script.rosters, script.board, script.terrain, script.seed, script.settings, script.objectives
    )
    zones = homes(script.zones, state.sides)
    state = replace(state, areas=script.areas, borders=script.borders, zones=zones)
    return Session(state, book, _dice(script), script.typed)


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
