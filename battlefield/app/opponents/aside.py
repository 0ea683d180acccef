"""Advice that is thought out in a process of its own, so that it holds nobody up and is ended with a word."""

from threading import Event

from battlefield.app.opponents.players import weights_of
from battlefield.app.opponents.thinking import Thinking
from battlefield.app.opponents.thoughts import Thought, thought_of
from battlefield.play.opponents.view import View


class AdviceAside:
    """Thinks for whoever asks, in whichever thread; a question that comes meanwhile ends the one before."""

    def __init__(self) -> None:
        self._thinking, self._halt = Thinking(), Event()
        self._is_busy = False

    def think(self, view: View, level: str) -> Thought | None:
        """Return what a level would do, with the reasons; None where it knows of nothing, or was ended."""
        if self._is_busy:
            self._thinking.stop(self._halt)
        halt = self._halt = Event()
        self._is_busy = True
        choice = self._thinking.think(level, view, halt).choice
        if halt is self._halt:
            self._is_busy = False
        return thought_of(choice, level, weights_of(level)) if choice is not None else None

    def end(self) -> None:
        """End the process for good."""
        self._thinking.end()
