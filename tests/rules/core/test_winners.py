"""Who has won is known by the side's whole name, however many words that has."""

from dataclasses import replace

import pytest
from armies import army, troop

from battlefield.app.opponents.players import values_of
from battlefield.play.opponents.worth import Worth
from battlefield.rulebooks.registry import book_of


def ended(result, *sides):
    """A game of sides with these names that came to an end, or goes on."""
    rows = [(f"unit{n}", side, troop("foot"), (), [(10.0 * n, 10.0)]) for n, side in enumerate(sides, 1)]
    return replace(army(*rows), sides=sides, result=result)


@pytest.mark.parametrize(
    ("result", "sides", "winner"),
    [
        ("", ("red", "blue"), ""),
        ("draw", ("red", "blue"), ""),
        ("victory for blue", ("red", "blue"), "blue"),
        ("Marsh Raiders wins", ("Kite Few", "Marsh Raiders"), "Marsh Raiders"),
        ("victory for Marsh", ("Marsh", "Marsh Raiders"), "Marsh"),
        ("victory for Marsh Raiders", ("Marsh", "Marsh Raiders"), "Marsh Raiders"),
        ("victory for redoubt", ("red", "redoubt"), "redoubt"),
        ("victory for A+ (north)", ("A+", "A+ (north)"), "A+ (north)"),
    ],
)
def test_the_winner_is_told_by_the_result(result, sides, winner):
    state = ended(result, *sides)
    assert state.winner == winner
    worth = Worth(book_of("warsurge"), values_of("warsurge"))
    for side in sides:
        found = worth.terms(state, side)["result"]
        assert (found > 0.0) == (side == winner) and (found < 0.0) == (bool(winner) and side != winner)
