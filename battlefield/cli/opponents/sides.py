"""Sides that the program plays, as `--side NAME=LEVEL[:TEMPER]` names them."""

from collections.abc import Mapping, Sequence

from battlefield.app.battle.opponents import Player, Told, player
from battlefield.app.battle.scripted import Seats
from battlefield.cli.speech import complain
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.play.session import Session
from battlefield.rules.book.actions import Book


def seats_of(sides: Sequence[str], session: Session) -> Seats:
    """Return who plays the sides that are named; a SceneError says what is wrong with a name."""
    return Seats(_players(sides, session), _told)


def _players(sides: Sequence[str], session: Session) -> Mapping[str, Player]:
    """Make who plays each side that is named; raise SceneError where that cannot be."""
    found: dict[str, Player] = {}
    known = session.state.sides
    for given in sides:
        side, _, name = given.partition("=")
        if side not in known:
            hint = did_you_mean(side, known)
            raise SceneError("--side", f"names {shown(side)}", f"the sides are {', '.join(known)}{hint}")
        if side in found:
            raise SceneError("--side", f"names {shown(side)} twice", "name each side once")
        found[side] = made(name, session.book, f"--side {side}")
    return found


def made(name: str, book: Book, place: str) -> Player:
    """Make a player; one that is not known is a SceneError at a place."""
    try:
        return player(name, book)
    except ValueError as error:
        wrong, _, remedy = str(error).partition(": ")
        raise SceneError(place, wrong, remedy) from None


def _told(told: Told) -> None:
    """Say of a decision that somebody else had to take that this is so."""
    if told.by_lots:
        complain(f"{told.side}: {told.refusal}; lots are drawn instead", 0)
