"""Thinking in a process of its own: nothing that goes on there holds up a battle or harms it."""

import subprocess
from contextlib import suppress
from threading import Event, Lock, Timer

from battlefield.app.opponents.messages import Question, Reply, hear, say
from battlefield.app.opponents.processes import begun, kill, pipe_of, put_away
from battlefield.play.opponents.view import View

LONGEST = 60.0  # seconds for one decision: far more than any takes
STOPPED = "it was told to play at once"
_LATE = "it did not come to a decision in time"
_GONE = "its thinking ended unexpectedly"


class Thinking:
    """A process that decides for one side after the other; one that was ended or has failed is begun anew."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._turn, self._door = Lock(), Lock()
        self._is_over = False

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def make_ready(self, player: str, book: str) -> None:
        """Have the process begun, and load what the player will need."""
        with self._turn, suppress(OSError):
            self._tell(self._running(), Question(player, None, book))

    def think(self, player: str, view: View, halt: Event | None = None, patience: float = LONGEST) -> Reply:
        """Return what a player decides by what its side knows; waits for it, in whichever thread.

        Nothing is raised: where no decision comes, the reply says why.
        """
        with self._turn:
            halt = halt if halt is not None else Event()
            try:
                process = self._running()
            except OSError:
                return Reply(fault="its thinking could not be begun")
            late = Event()
            timer = Timer(patience, _give_up, (process, late))
            timer.daemon = True
            timer.start()
            try:
                return self._asked(process, Question(player, view, view.state.book), halt)
            except Exception:  # whatever became of the process, or of what it says
                self._drop(process)
                return Reply(fault=STOPPED if halt.is_set() else _LATE if late.is_set() else _GONE)
            finally:
                timer.cancel()

    def _asked(self, process: "subprocess.Popen[bytes]", question: Question, halt: Event) -> Reply:
        if halt.is_set():
            return Reply(fault=STOPPED)
        self._tell(process, question)
        reply = hear(pipe_of(process.stdout))
        if not isinstance(reply, Reply):
            raise EOFError
        return reply

    def _tell(self, process: "subprocess.Popen[bytes]", question: Question) -> None:
        with self._door:
            say(pipe_of(process.stdin), question)

    def stop(self, halt: Event) -> None:
        """End the thinking that was given this halt, at once; whoever waits for it hears of that."""
        halt.set()
        process = self._process
        if process is not None:
            kill(process)

    def end(self) -> None:
        """End the process for good."""
        self._is_over = True
        process, self._process = self._process, None
        if process is not None:
            put_away(process)

    def _running(self) -> "subprocess.Popen[bytes]":
        if self._is_over:
            raise OSError("it has been ended")
        process = self._process
        if process is not None and process.poll() is not None:
            put_away(process)
            process = None
        if process is None:
            process = self._process = begun()
        if self._is_over:  # ended meanwhile, when there was no process to end yet
            self._drop(process)
            raise OSError("it has been ended")
        return process

    def _drop(self, process: "subprocess.Popen[bytes]") -> None:
        put_away(process)
        if self._process is process:
            self._process = None


def _give_up(process: "subprocess.Popen[bytes]", late: Event) -> None:
    late.set()
    kill(process)
