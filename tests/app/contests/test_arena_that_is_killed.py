"""An arena that is killed leaves nobody behind who plays on for no one."""

import subprocess
import sys
import time

import psutil
import pytest

from battlefield.resources import asset

ARENA = ["arena", "--first", "automaton", "--second", "automaton", "--games", "40", "--at-once", "2"]


def players_of(arena: int) -> list[psutil.Process]:
    """The processes that an arena has started."""
    try:
        return [each for each in psutil.Process(arena).children() if is_there(each)]
    except psutil.NoSuchProcess:
        return []


def is_there(process: psutil.Process) -> bool:
    """Whether a process lives; one that waits to be taken note of does not."""
    try:
        return process.is_running() and process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def until(condition, seconds: float = 60.0):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.05)
    return condition()


@pytest.mark.campaign
def test_who_plays_battles_ends_with_the_arena(tmp_path):
    words = [*ARENA, "--out", str(tmp_path / "battles.jsonl"), str(asset("rosters/three_cairns.json"))]
    arena = subprocess.Popen(
        [sys.executable, "-m", "battlefield", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        assert until(lambda: len(players_of(arena.pid)) >= 2), "no battle was begun"
        players = players_of(arena.pid)
    finally:
        arena.kill()
        arena.wait()
    assert until(lambda: not any(map(is_there, players)))
