"""One battle of an arena: two players at a script's table, and what came of it for the first of them."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Literal

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import ScriptError, Seats, play_steps
from battlefield.app.contests.seats import BUDGET, Seat, seat_at
from battlefield.app.opponents.players import Told
from battlefield.files.battles.scripts import SEED, Script, read_script
from battlefield.files.text.errors import in_short
from battlefield.rules.core.state import State

Came = Literal["win", "draw", "loss"]


@dataclass(frozen=True, slots=True)
class Match:
    """A battle to be played. The two of a pair have the same seed, and the players change sides."""

    script: str
    game: int
    first: str
    second: str
    seed: int = 1
    budget: float = BUDGET

    @property
    def dice(self) -> int:
        """The seed of this battle's dice."""
        return (self.seed + self.game // 2) % (SEED + 1)

    @property
    def is_swapped(self) -> bool:
        """Whether the first player has the script's second side."""
        return self.game % 2 == 1


@dataclass(frozen=True, slots=True)
class Fought:
    """What came of a battle for the first player, and how it decided; `told` is what went wrong.

    A battle that is `broken` went wrong by itself, and is a draw.
    """

    script: str
    game: int
    came: Came
    hash: str
    seconds: tuple[float, ...]
    refused: int = 0
    errors: int = 0
    fallbacks: int = 0
    told: tuple[str, ...] = ()
    is_broken: bool = False


def play_match(match: Match) -> Fought:
    """Play a battle to its end; what cannot be read is a SceneError, a wrong step a ScriptError."""
    script = replace(read_script(match.script), seed=match.dice)
    with closing(Battle(session_of(script))) as battle:
        sides = battle.state.sides[:2][:: -1 if match.is_swapped else 1]
        pairs = zip((match.first, match.second), sides, strict=True)
        seats = [seat_at(name, battle.session, side, match.budget) for name, side in pairs]
        try:
            fault = _play(battle, script, dict(zip(sides, seats, strict=True)))
        finally:
            for seat in seats:
                seat.end(battle.state.result)
        came = came_of(battle.state, sides[0]) if not fault else "draw"
        return _fought(match, seats, came, battle.session.hash, fault)


def _play(battle: Battle, script: Script, seats: dict[str, Seat]) -> str:
    """Play a battle; say what went wrong by itself, or nothing."""

    def heard(told: Told) -> None:
        seats[told.side].hear(told)

    try:
        play_steps(battle, script, lambda _: None, Seats(seats, heard))
    except ScriptError:
        raise
    except Exception as error:  # one battle must not end the others, whatever it meets
        return f"the battle broke off ({type(error).__name__}: {in_short(error)})"
    return ""


def _fought(match: Match, seats: Sequence[Seat], came: Came, end: str, fault: str) -> Fought:
    first = seats[0]
    told = (*(line for seat in seats for line in seat.told), *([fault] if fault else ()))
    seconds = tuple(round(each, 6) for each in first.seconds)
    counts = first.refused, first.errors, first.fallbacks
    return Fought(match.script, match.game, came, end, seconds, *counts, told, bool(fault))


def came_of(state: State, side: str) -> Came:
    """Tell what the end of a battle is to a side; one that nobody has won is a draw."""
    winner = state.winner
    return "draw" if not winner else "win" if winner == side else "loss"
