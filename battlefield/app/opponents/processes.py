"""Processes of this program that think: how they are begun, and put away for good."""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import battlefield

MODULE = "battlefield.app.opponents.thinking_process"


def begun() -> "subprocess.Popen[bytes]":
    """Start a process with the same interpreter and the same program, which may not be installed."""
    home = str(Path(battlefield.__file__).parent.parent)
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH", ""))))
    return subprocess.Popen(
        [sys.executable, "-m", MODULE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={"OPENBLAS_NUM_THREADS": "1", **os.environ, "PYTHONPATH": path},  # it thinks alone
        start_new_session=os.name == "posix",  # so that Ctrl+C in a terminal is the window's alone
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def kill(process: "subprocess.Popen[bytes]") -> None:
    """End a process at once."""
    with suppress(OSError):
        process.kill()


def put_away(process: "subprocess.Popen[bytes]") -> None:
    """End a process, and close its pipes."""
    kill(process)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):
            pipe_of(pipe).close()


def pipe_of(found: object) -> BinaryIO:
    """Return a pipe of a process, which was begun with pipes."""
    assert found is not None
    return found  # type: ignore[return-value]  # a Popen with pipes has them
