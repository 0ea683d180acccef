"""A player outside the program: a process that is asked, may ask back, and is not waited for too long."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from battlefield.app.contests import messages
from battlefield.app.contests.clock import monotonic
from battlefield.app.contests.messages import Object, Said, UnreadableError
from battlefield.app.contests.process import GoneError, LateError, Talk, words_of
from battlefield.app.measure.questions import QuestionError, answer
from battlefield.files.text.errors import shown
from battlefield.play.opponents.foresight import Foresight, Foretold
from battlefield.play.opponents.view import Decision, View
from battlefield.play.thinking import Salted
from battlefield.rules.book.actions import Action
from battlefield.rules.core.requests import Answer

Found = TypeVar("Found")
_FAILURES = 3  # one after another: then a player is asked no more
_SUGGESTED = 4
_LOOKING = 0.4  # of the time, to find answers worth a try
_PONDERING, _ASKING = 0.25, 0.4  # of what is left: for a forecast to come to its end, for any question


class FailedError(Exception):
    """A player gave no answer that can be used; its text is why."""


class AbsentError(FailedError):
    """A player is asked no more."""


class Outside:
    """Has a process decide, within so many seconds each time. What goes wrong with it is a FailedError."""

    def __init__(self, command: str, foresight: Foresight, budget: float) -> None:
        """Take a command line; one that cannot be run is a ValueError."""
        self._words, self._foresight, self._budget = words_of(command), foresight, budget
        self._talk: Talk | None = None
        self._number = self._failures = 0
        self._is_ready = self._is_absent = False

    def decide(self, view: View) -> Decision:
        """Ask the process, and answer what it asks back."""
        if self._is_absent:
            raise AbsentError("it plays no more")
        deadline = monotonic() + self._budget
        self._number += 1
        try:
            found = self._decided(view, deadline)
        except (UnreadableError, LateError, OSError) as error:
            self._failed(str(error) or f"it has not decided in {self._budget:g} seconds")
        except GoneError as error:
            self._is_absent = True
            self._failed(str(error))
        self._failures = 0
        return found

    def end(self, result: str = "") -> None:
        """Say that the battle is over, and end the process."""
        if self._talk is not None:
            self._say({"type": "end", "result": result})
            self._talk.end()
        self._talk, self._is_absent = None, True

    def _failed(self, why: str) -> None:
        self._failures += 1
        self._is_absent = self._is_absent or self._failures >= _FAILURES
        if self._is_absent:
            if self._talk is not None:
                self._talk.end(patience=0.0)
            self._talk = None
            raise FailedError(f"{why}; it is asked no more")
        self._say({"type": "passed", "id": self._number, "why": why})
        raise FailedError(why)

    def _say(self, message: Mapping[str, object]) -> None:
        if self._talk is not None:
            self._talk.say(messages.line_of(message))

    def _decided(self, view: View, deadline: float) -> Decision:
        talk = self._talk or self._started(view)
        if not self._is_ready:
            self._hear_ready(talk, deadline)
        actions = [each for each in self._foresight.book.actions(view.state) if each.by == view.side]
        suggested = self._suggested(view, deadline)
        left = round(max(0.0, deadline - monotonic()), 3)
        self._say(messages.decide(self._number, left, view, actions, suggested))
        while True:
            said = messages.said_of(talk.hear(deadline))
            if 0 < said.number < self._number:
                continue  # what comes too late is nobody's business any more
            if said.number != self._number or said.kind == "ready":
                raise UnreadableError(f"it speaks of decision {said.number}; {self._number} is asked")
            if said.kind == "answer":
                return messages.decision_of(said.found, view, actions)
            self._say(self._reply(said, view, actions, deadline))
            if talk.is_deaf:
                raise GoneError("it asks and asks, and reads no reply")

    def _started(self, view: View) -> Talk:
        """Start the process and greet it."""
        self._talk = Talk(self._words)
        self._say(messages.greeting(view, self._budget))
        return self._talk

    def _hear_ready(self, talk: Talk, deadline: float) -> None:
        """Hear the answer to the greeting; who does not speak this version is gone."""
        said = messages.said_of(talk.hear(deadline))
        version = said.found.get("version")
        if said.kind != "ready" or version != messages.VERSION or isinstance(version, bool):
            wanted = f"it must be ready, of version {messages.VERSION}"
            raise GoneError(f"it answers the greeting by {shown(dict(said.found))}; {wanted}")
        self._is_ready = True

    def _suggested(self, view: View, deadline: float) -> Sequence[Answer]:
        """Return as many answers worth a try as a share of the time allows."""
        found: list[Answer] = []
        late = _before(deadline, _LOOKING)

        def look() -> None:
            session = view.session(self._foresight.book, Salted(0)) if view.request is not None else None
            for most in (1, _SUGGESTED):
                if session is not None and monotonic() < late:
                    found[:] = session.suggestions(most)

        with suppress(LateError):
            _within(late, look)
        return tuple(found)

    def _reply(self, said: Said, view: View, actions: Sequence[Action], deadline: float) -> Object:
        """Answer what a player asks back; what cannot be answered is told, and the decision goes on."""
        head: Object = {"type": "reply", "id": said.number, **said.tag}
        asked = [kind for kind in messages.QUESTIONS if kind in said.found]
        if len(asked) != 1:
            return {**head, "error": f"ask one of: {', '.join(messages.QUESTIONS)}"}
        found = said.found[asked[0]]
        answers: Mapping[str, Callable[[], Object]] = {
            "legal": lambda: self._legal(found, view, actions),
            "forecast": lambda: self._forecast(found, view, actions, _before(deadline, _PONDERING)),
            "ask": lambda: _asked(found, view),
        }
        try:
            return {**head, **_within(_before(deadline, _ASKING), answers[asked[0]])}
        except (UnreadableError, QuestionError) as error:
            return {**head, "error": str(error)}
        except LateError:
            return {**head, "error": "this takes too long for the time that is left"}

    def _legal(self, found: object, view: View, actions: Sequence[Action]) -> Object:
        refusal = self._foresight.refusal(view, messages.decision_of(found, view, actions))
        return {"legal": not refusal, "why": refusal}

    def _forecast(self, found: object, view: View, actions: Sequence[Action], late: float) -> Object:
        decision = messages.decision_of(found, view, actions)
        told = self._foresight.foretold(view, decision, lambda: monotonic() > late)
        if not isinstance(told, Foretold):
            raise UnreadableError(told)
        return {"score": told.score, "terms": dict(told.terms), "hp": dict(told.hp), "whole": told.is_whole}


def _before(deadline: float, share: float) -> float:
    """Return when a share of what is left will be over."""
    now = monotonic()
    return now + share * max(0.0, deadline - now)


def _asked(found: object, view: View) -> Object:
    if not isinstance(found, Mapping):
        raise UnreadableError(f"{shown(found)} is no question; it must be an object")
    return {"answer": answer(view.state.scene(), found)}


def _within(deadline: float, work: Callable[[], Found]) -> Found:
    """Return what some work comes to; a LateError at the deadline, whatever the work is still at."""
    found: list[Found] = []
    failed: list[Exception] = []

    def run() -> None:
        try:
            found.append(work())
        except Exception as error:  # raised below, in the thread that asked
            failed.append(error)

    thread = Thread(target=run, daemon=True)
    thread.start()
    thread.join(max(0.0, deadline - monotonic()))
    if failed:
        raise failed[0]
    if not found:
        raise LateError
    return found[0]
