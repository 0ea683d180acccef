"""Who sits where: players by name, inside the program or outside, watched as they decide."""

from dataclasses import dataclass, field

from battlefield.app.contests.clock import monotonic, process_time
from battlefield.app.contests.outside import AbsentError, FailedError, Outside
from battlefield.app.opponents.players import AUTOMATON, Player, Told, player, values_of
from battlefield.app.opponents.secret_tempers import drawn
from battlefield.app.opponents.thoughts import Advised, Adviser
from battlefield.files.text.errors import in_short
from battlefield.play.opponents.foresight import Foresight
from battlefield.play.opponents.view import Decision, View
from battlefield.play.session import Session
from battlefield.rules.book.actions import Book

BUDGET = 5.0  # seconds for each decision of a player outside the program
_OUTSIDE, _ADVICE = "exec:", "advice:"


@dataclass(slots=True)
class Seat:
    """A player as it is watched: the time that it takes, and what goes wrong."""

    player: Player
    name: str
    seconds: list[float] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    refused: int = 0
    errors: int = 0
    fallbacks: int = 0
    _fault: str = ""
    _is_silent: bool = False

    def decide(self, view: View) -> Decision | None:
        """Let the player decide; where it fails, nothing is decided."""
        clock = monotonic if isinstance(self.player, Outside) else process_time
        self._fault, found, start = "", None, clock()
        try:
            found = self.player.decide(view)
        except Exception as error:  # a player may do anything; the battle goes on
            self._fault = str(error) if isinstance(error, FailedError) else in_short(error)
            self.errors += not isinstance(error, AbsentError)
        self.seconds.append(clock() - start)
        self._is_silent = found is None
        return found

    def hear(self, told: Told) -> str:
        """Note what came of a decision; return what is to be told of it, if anything."""
        if not told.is_replaced:
            return ""
        self.fallbacks += 1
        self.refused += not self._is_silent
        line = f"{self.name} as {told.side}: {self._fault or told.refusal}; the automaton decides instead"
        if line in self.told[-1:]:
            return ""
        self.told.append(line)
        return line

    def end(self, result: str) -> None:
        """Let a player outside the program know that the battle is over."""
        if isinstance(self.player, Outside):
            self.player.end(result)


def seated(name: str, book: Book, budget: float = BUDGET) -> Seat:
    """Make a player; a ValueError says what is not known.

    A command behind `exec:` is one outside, a level behind `advice:` whoever always takes its advice.
    """
    if name.startswith(_OUTSIDE):
        foresight = Foresight(book, values_of(book.name))
        return Seat(Outside(name.removeprefix(_OUTSIDE), foresight, budget), name)
    if name.startswith(_ADVICE):
        adviser = Adviser(name.removeprefix(_ADVICE), book)
        return Seat(Advised(adviser, player(AUTOMATON, book)), name)
    return Seat(player(name, book), name)


def seat_at(name: str, session: Session, side: str, budget: float = BUDGET) -> Seat:
    """Make a player for a side of a battle, which draws its secret temper; a ValueError as from `seated`."""
    seat = seated(drawn(name, session, side), session.book, budget)
    seat.name = name
    return seat
