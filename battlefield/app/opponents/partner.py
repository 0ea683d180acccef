"""A second process that does its part of the work of each decision, where the machine has room for it.

What is decided does not hang on it: pieces of the work depend on nothing but the view, and what the second
process does not bring, because it was ended or has failed, is done by the first one itself.
"""

import os
import subprocess
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Thread
from typing import cast

from battlefield.app.opponents.messages import About, hear, say
from battlefield.app.opponents.processes import begun, pipe_of, put_away
from battlefield.play.opponents.sharing import Done, Found, Job
from battlefield.play.opponents.view import View


def has_room() -> bool:
    """Return whether two processes may think at once on this machine."""
    allowed = getattr(os, "sched_getaffinity", None)
    return (len(allowed(0)) if allowed is not None else os.cpu_count() or 1) > 1


class Partner:
    """Does pieces of the work from the last one on, while whoever shares them begins with the first."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._about = About("", None, "")

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def make_ready(self, player: str, book: str, view: View | None = None) -> None:
        """Say who decides in which book, and by what view; a process is begun where there is none."""
        about = About(player, view, book)
        if self.pid is not None and _is_same(about, self._about):
            return
        self._about = about
        with suppress(OSError):
            if self.pid is None:
                self.end()
                self._process = begun()
            self._tell(about)

    def shared(
        self, view: View, jobs: Sequence[Job[Found]], own: Callable[[Job[Found]], Done[Found]]
    ) -> Sequence[Done[Found]]:
        """Return what all pieces came to, in their order."""
        self.make_ready(self._about.player, self._about.book, view)
        left, found = deque(range(len(jobs))), dict[int, Done[Found]]()
        helping = Thread(target=self._help, args=(jobs, left, found), daemon=True)
        helping.start()
        with suppress(IndexError):
            while True:
                n = left.popleft()
                found[n] = own(jobs[n])
        helping.join()
        return [found[n] if n in found else own(job) for n, job in enumerate(jobs)]

    def end(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        if process is not None:
            put_away(process)

    def _help(self, jobs: Sequence[Job[Found]], left: deque[int], found: dict[int, Done[Found]]) -> None:
        try:
            while True:
                n = left.pop()
                self._tell(jobs[n])
                assert self._process is not None
                heard = hear(pipe_of(self._process.stdout))
                if not isinstance(heard, Done):
                    raise EOFError
                found[n] = cast(Done[Found], heard)
        except IndexError:  # nothing is left
            return
        except Exception:  # whatever became of the process, or of what it says
            self.end()

    def _tell(self, message: object) -> None:
        if self._process is None:
            raise OSError("there is no process")
        say(pipe_of(self._process.stdin), message)


def _is_same(one: About, other: About) -> bool:
    return one.player == other.player and one.book == other.book and one.view is other.view
