"""What a unit can attack from where it stands, with the odds of each target as they become known."""

from collections.abc import Callable, Mapping, Sequence

from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.foreseeing.looking import Looking
from battlefield.app.playing.aiming.aims import Aim, aims
from battlefield.app.playing.aiming.odds import Odds
from battlefield.app.playing.aiming.sight_lines import SightLine, foes_of, sight_line
from battlefield.app.playing.forecasts import Forecasts, Question
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State

ByTarget = Mapping[str, tuple[Aim, ...]]


class Targets:
    """Finds out, away from the hand, whom some questions lead to attack, and what comes of it.

    `told` is called when more is known; its object is not kept.
    """

    def __init__(self, background: Background, told: Callable[[], None]) -> None:
        self._aims: Latest[ByTarget] = Latest(background, told)
        self._seen: Looking[Forecasts] = Looking(background, told)
        self._lines: Latest[Mapping[str, SightLine]] = Latest(background, told)
        self._of: Sequence[Aim] = ()

    def of(self, key: tuple[object, ...], questions: Sequence[Question]) -> ByTarget | None:
        """Return the ways to attack each enemy, the best first; None while they are looked for."""

        def work(task: Task) -> ByTarget:
            return aims(questions, task.cancelled)

        return self._aims.get(key, work)

    def odds(self, of: Sequence[Aim]) -> Mapping[Aim, Odds]:
        """Return the odds of some aims as far as they are known, and see to it that more is known."""
        if not of:
            return {}
        if list(map(id, self._of)) != list(map(id, of)):
            self._of = of  # kept, so that no other object has its identity
        of = self._of

        def asked(number: str) -> tuple[Question, Answer]:
            return of[int(number)].question, of[int(number)].answer

        def look(task: Task, known: Forecasts | None) -> Forecasts | None:
            known = known if known is not None else Forecasts({}, tuple(map(str, range(len(of)))))
            return known.looked_further(asked, task.cancelled)

        found = self._seen.get((id(of),), look)
        each = found.each if found is not None else {}
        return {of[int(n)]: Odds(of[int(n)], seen) for n, seen in each.items()}

    def lines(self, state: State, unit: str) -> Mapping[str, SightLine]:
        """Return what a unit sees of each enemy, once that is known."""

        def work(task: Task) -> Mapping[str, SightLine]:
            foes = (foe for foe in foes_of(state, unit) if not task.cancelled())
            return {foe: line for foe in foes if (line := sight_line(state, unit, foe)) is not None}

        return self._lines.get((id(state), unit), work) or {}

    def forget(self) -> None:
        """Call off what is still being worked out."""
        self._aims.forget()
        self._seen.forget()
        self._lines.forget()
