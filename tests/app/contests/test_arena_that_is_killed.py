"""An arena that is killed leaves nobody behind who plays on for no one."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from battlefield.resources import asset

ARENA = ["arena", "--first", "automaton", "--second", "automaton", "--games", "40", "--at-once", "2"]
PROC = Path("/proc")

pytestmark = pytest.mark.skipif(not PROC.exists(), reason="processes are looked up in /proc")


def children(of: int) -> list[int]:
    """The processes that one has started."""
    found = []
    for each in PROC.glob("[0-9]*"):
        try:
            state, parent = (each / "stat").read_text().rpartition(")")[2].split()[:2]
        except OSError:  # it has just ended
            continue
        if int(parent) == of and state != "Z":
            found.append(int(each.name))
    return found


def is_there(process: int) -> bool:
    """Whether a process lives; one that waits to be taken note of does not."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until(condition, seconds: float = 60.0):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return condition()


def test_who_plays_battles_ends_with_the_arena(tmp_path):
    words = [*ARENA, "--out", str(tmp_path / "battles.jsonl"), str(asset("rosters/three_cairns.json"))]
    arena = subprocess.Popen(
        [sys.executable, "-m", "battlefield", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        assert until(lambda: len(children(arena.pid)) >= 2), "no battle was begun"
        players = children(arena.pid)
    finally:
        arena.kill()
        arena.wait()
    assert until(lambda: not any(map(is_there, players)))
