"""A process that is spoken to a line at a time, and may do what it likes: nothing of it holds anybody up."""

import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread

from battlefield.app.contests.clock import monotonic

LONGEST = 1_000_000  # bytes of one line
_KEPT = 256  # lines that wait to be read
_CHUNK = 65536
_LAST_WORDS = 0.5  # seconds that a process has to end by itself
_POLL = 0.1


class GoneError(Exception):
    """The process has ended, or speaks so that nothing can be read any more."""


class LateError(Exception):
    """Nothing came in time."""


def words_of(command: str, posix: bool = os.name == "posix") -> Sequence[str]:
    """Take a command line apart, as a shell does; one that cannot be run is a ValueError.

    On Windows a backslash is one of a path, and quotes stay about words until they are taken off here.
    """
    try:
        words = shlex.split(command, posix=posix)
    except ValueError as error:
        raise ValueError(f"the command '{command}' cannot be read ({error}): close its quotes") from None
    if not posix:
        words = [word[1:-1] if len(word) > 1 and word[0] == word[-1] == '"' else word for word in words]
    if not words or shutil.which(words[0]) is None:
        raise ValueError(f"there is no program '{words[0] if words else ''}': name one that can be run")
    return words


class Talk:
    """Lines to a process and from it. What it says beyond what anybody reads is held back in the pipe."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            start_new_session=os.name == "posix",
        )
        self._heard: Queue[bytes | str] = Queue(_KEPT)
        self._said: Queue[bytes | None] = Queue()
        self._is_over = False
        self._threads = [Thread(target=run, daemon=True) for run in (self._listen, self._speak)]
        for thread in self._threads:
            thread.start()

    def say(self, line: bytes) -> None:
        """Have a line sent as soon as the process reads it."""
        self._said.put(line + b"\n")

    @property
    def is_deaf(self) -> bool:
        """Whether the process reads none of many lines."""
        return self._said.qsize() > _KEPT

    def hear(self, deadline: float) -> bytes:
        """Return the next line; a LateError at the deadline, a GoneError once there is none to come."""
        left = deadline - monotonic()
        try:
            found = self._heard.get(timeout=max(0.0, left)) if left > 0.0 else None
        except Empty:
            found = None
        if found is None:
            raise LateError
        if isinstance(found, str):
            raise GoneError(found)
        return found

    def end(self, patience: float = _LAST_WORDS) -> None:
        """Let the process end by itself for so many seconds, then make it."""
        self._said.put(None)  # after what is still to be said
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(patience)
        self._is_over = True
        self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(_LAST_WORDS)
        if self._process.stdout is not None and not self._threads[0].is_alive():
            self._process.stdout.close()

    def _kill(self) -> None:
        """End the process and whatever it has started."""
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _listen(self) -> None:
        """Take in what the process says, line by line."""
        rest, out = b"", self._process.stdout
        assert out is not None
        while len(rest) <= LONGEST and not self._is_over:
            chunk = out.read(_CHUNK)
            if not chunk:
                self._put("it has ended")
                return
            *lines, rest = (rest + chunk).split(b"\n")
            for line in lines:
                self._put(line)
        self._put(f"it says more than {LONGEST} bytes without an end of line")

    def _put(self, found: bytes | str) -> None:
        while not self._is_over:
            with suppress(Full):
                self._heard.put(found, timeout=_POLL)
                return

    def _speak(self) -> None:
        """Send what is said, until nothing more is or nobody reads it."""
        into = self._process.stdin
        assert into is not None
        with suppress(OSError):
            while (line := self._said.get()) is not None:
                left = memoryview(line)
                while left:
                    left = left[into.write(left) :]
        with suppress(OSError):
            into.close()
