"""How the commands speak: one sentence on standard error and an exit status."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper


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
    with suppress(OSError, ValueError, AttributeError):  # without a stream of its own there is none to send
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
