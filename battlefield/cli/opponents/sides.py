"""Sides that the program plays, as `--side NAME=LEVEL[:TEMPER]` names them."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from battlefield.app.battle.scripted import Seats
from battlefield.app.contests.seats import Seat, seat_at
from battlefield.app.opponents.players import Told
from battlefield.cli.speech import complain
from battlefield.files.text.errors import SceneError, did_you_mean, shown
from battlefield.play.session import Session


@contextmanager
def seats_of(sides: Sequence[str], session: Session, budget: float) -> Iterator[Seats]:
    """Seat who plays the sides that are named; a SceneError says what is wrong with a name."""
    found = _players(sides, session, budget)

    def hear(told: Told) -> None:
        if line := found[told.side].hear(told):
            complain(line, 0)

    try:
        yield Seats(found, hear)
    finally:
        for seat in found.values():
            seat.end(session.state.result)


def _players(sides: Sequence[str], session: Session, budget: float) -> Mapping[str, Seat]:
    """Make who plays each side that is named; raise SceneError where that cannot be."""
    found: dict[str, Seat] = {}
    known = session.state.sides
    for given in sides:
        side, _, name = given.partition("=")
        if side not in known:
            hint = did_you_mean(side, known)
            raise SceneError("--side", f"names {shown(side)}", f"the sides are {', '.join(known)}{hint}")
        if side in found:
            raise SceneError("--side", f"names {shown(side)} twice", "name each side once")
        found[side] = made(name, session, side, f"--side {side}", budget)
    return found


def names_of(sides: Sequence[str]) -> Mapping[str, str]:
    """Return who plays which side, as it was given."""
    return {side: name for side, _, name in (each.partition("=") for each in sides)}


def made(name: str, session: Session, side: str, place: str, budget: float) -> Seat:
    """Make a player for a side; one that is not known is a SceneError at a place."""
    try:
        return seat_at(name, session, side, budget)
    except ValueError as error:
        wrong, _, remedy = str(error).rpartition(": ")
        raise SceneError(place, wrong, remedy) from None
