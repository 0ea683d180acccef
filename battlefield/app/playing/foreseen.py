"""What each answer to a question would come to, worked out one after the other while the question stands."""

from collections.abc import Mapping

from battlefield.app.desk.background import AtOnce, Background, Latest, Task
from battlefield.app.foreseeing.looking import Looking
from battlefield.app.playing.forecasts import Forecast, Forecasts, Question, comes_to_dice
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.rules.core.requests import Answer


class Foreseen:
    """Forecasts of the answers to one question; `pending` are those of which nothing is known yet."""

    def __init__(self, desk: PlayedDesk, background: Background | None = None) -> None:
        place = background or AtOnce()
        self._forecasts: Looking[Forecasts] = Looking(place, desk.table.learn)
        self._dicey: Latest[tuple[str, ...]] = Latest(place, desk.table.learn)
        self.pending: tuple[str, ...] = ()

    def of(self, question: Question, answers: Mapping[str, Answer]) -> Mapping[str, Forecast]:
        """Return what would come of each answer, as far as it comes to dice, once that is worked out."""
        subject = tuple(answers)  # of the one question that this is for

        def looked_at(_: Task) -> tuple[str, ...]:
            return tuple(id_ for id_, answer in answers.items() if comes_to_dice(question, answer))

        dicey = self._dicey.get(subject, looked_at)
        if not dicey:
            return {}

        def look(task: Task, known: Forecasts | None) -> Forecasts | None:
            known = known if known is not None else Forecasts({}, dicey)
            return known.looked_further(lambda id_: (question, answers[id_]), task.cancelled)

        found: Forecasts | None = None
        for _ in (*dicey, *dicey):  # a glimpse and a look
            found = self._forecasts.get(subject, look)
            if self._forecasts.is_busy:
                break
        known = found.each if found is not None else {}
        left = dicey if found is None else found.open
        self.pending = tuple(id_ for id_ in left if id_ not in known)
        return known

    def forget(self) -> None:
        """Call off what is still being worked out."""
        self._forecasts.forget()
        self._dicey.forget()
