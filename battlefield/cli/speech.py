"""How the commands speak: one sentence on standard error and an exit status."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import TextIOWrapper
from typing import Any, TextIO


def complain(sentence: str, status: int) -> int:
    """Print a sentence on standard error and give the exit status that goes with it."""
    print(f"battlefield: {' '.join(sentence.splitlines())}", file=sys.stderr)
    return status


def speak_any_alphabet() -> None:
    """Let names that the terminal cannot show be printed as escapes instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def stop_speaking() -> None:
    """Send what is still to be printed nowhere, after the reader of our output has gone."""
    _silence(sys.stdout)


def _silence(stream: Any) -> None:
    with suppress(OSError, ValueError, AttributeError):  # without a stream of its own there is none to send
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


@contextmanager
def going_on_unheard() -> Iterator[None]:
    """Let a command whose reader goes away do its work to the end: its files have to be whole."""
    if sys.stdout is None or sys.stderr is None:  # a window's program has none
        yield
        return
    out, errors = _Unheard(sys.stdout), _Unheard(sys.stderr)
    with redirect_stdout(out), redirect_stderr(errors):
        try:
            yield
        finally:
            out.flush()
            errors.flush()


class _Unheard:
    """A stream that goes on as if it were read after its reader has gone."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text, or lose it."""
        try:
            return self._stream.write(text)
        except BrokenPipeError:
            _silence(self._stream)
            return len(text)

    def flush(self) -> None:
        """Send off what was written, or lose it."""
        try:
            self._stream.flush()
        except BrokenPipeError:
            _silence(self._stream)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
