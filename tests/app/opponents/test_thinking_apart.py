"""Thinking in a process of its own: the same choices as here, and no harm whatever becomes of the process."""

import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep

import psutil
import pytest
from campaigns import few

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.messages import Question, Reply
from battlefield.app.opponents.players import chosen, decide, player
from battlefield.app.opponents.thinking import STOPPED, Thinking
from battlefield.app.opponents.thinking_process import answer
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding, take, view_of

HOME = Path(__file__).resolve().parents[3]
SAMPLES = HOME / "assets" / "rosters"


@pytest.fixture
def mind():
    made = Thinking()
    yield made
    made.end()


def led(name, steps):
    session = session_of(read_script(SAMPLES / f"{name}.json"))
    lots = player("chance", session.book)
    for _ in range(steps):
        decide(session, lots)
    return session


def seen(session):
    return view_of(session, deciding(session), face_of(session.state.book))


def is_alive(pid):
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def until(holds, seconds=10.0):
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end, "it did not come to that"
        sleep(0.02)


@contextmanager
def halted(mind):
    """Let the process stand still, as one that hangs does."""
    mind.make_ready("recruit", "warsurge")
    pid = mind.pid
    psutil.Process(pid).suspend()
    yield pid
    if is_alive(pid):
        psutil.Process(pid).resume()


def begun(mind, view, **others):
    """Think in a thread; returns the thread and where its thought comes."""
    found = []
    thread = Thread(target=lambda: found.append(mind.think("recruit", view, **others)))
    thread.start()
    return thread, found


@pytest.mark.campaign
@pytest.mark.parametrize("name", few(["first_battle", "drowned_mill", "dock_brawl", "smoke_on_the_fen"], 1))
def test_the_process_chooses_as_this_one_does(mind, name):
    session = led(name, 9)
    for who in ("automaton", "recruit:bold", "chance"):
        view, veil = seen(session)
        thought = mind.think(who, view)
        assert not thought.fault
        assert thought.choice == chosen(player(who, session.book), view)
        assert not take(session, veil, thought.choice.decision)


@pytest.mark.campaign
def test_the_process_is_kept_between_decisions(mind):
    session = led("first_battle", 3)
    view, _ = seen(session)
    mind.think("chance", view)
    pid = mind.pid
    mind.think("recruit", view)
    assert mind.pid == pid != os.getpid()


@pytest.mark.campaign
def test_a_killed_process_is_told_and_begun_anew(mind):
    view, _ = seen(led("first_battle", 3))
    with halted(mind) as pid:
        thread, found = begun(mind, view)
        sleep(0.2)
        psutil.Process(pid).kill()
        thread.join(10)
    assert found[0].choice is None
    assert "unexpectedly" in found[0].fault
    assert mind.think("recruit", view).choice is not None
    assert mind.pid != pid


@pytest.mark.campaign
def test_a_process_that_hangs_is_given_up(mind):
    view, _ = seen(led("first_battle", 3))
    with halted(mind) as pid:
        thought = mind.think("recruit", view, patience=0.3)
    assert "in time" in thought.fault
    assert not is_alive(pid)
    assert mind.think("recruit", view).choice is not None


def test_what_is_ended_while_its_process_is_begun_leaves_none(mind, monkeypatch):
    made = []

    def begun_too_late():
        made.append(subprocess.Popen([sys.executable, "-c", "input()"], stdin=-1, stdout=-1))
        mind.end()
        return made[0]

    monkeypatch.setattr("battlefield.app.opponents.thinking.begun", begun_too_late)
    mind.make_ready("recruit", "warsurge")
    assert mind.pid is None
    assert made[0].poll() is not None


def test_thinking_is_stopped_at_once(mind):
    view, _ = seen(led("first_battle", 3))
    with halted(mind) as pid:
        halt = Event()
        thread, found = begun(mind, view, halt=halt)
        sleep(0.2)
        start = monotonic()
        mind.stop(halt)
        thread.join(10)
    assert monotonic() - start < 0.2
    assert found[0].fault == STOPPED
    assert not is_alive(pid)


def test_what_was_stopped_before_it_began_is_not_thought(mind):
    view, _ = seen(led("first_battle", 3))
    halt = Event()
    mind.stop(halt)
    assert mind.think("recruit", view, halt).fault == STOPPED


def test_a_question_without_a_view_only_makes_ready():
    assert answer(Question("recruit", None, "warsurge")) == Reply()
    assert answer(Question("grandmaster", None, "warsurge")).fault


@pytest.mark.campaign
def test_a_player_that_nobody_knows_is_told(mind):
    view, _ = seen(led("first_battle", 3))
    assert "no level" in mind.think("grandmaster", view).fault
    assert mind.think("recruit", view).choice is not None


def test_an_answer_that_cannot_be_read_is_a_fault(mind, monkeypatch):
    view, _ = seen(led("first_battle", 3))
    monkeypatch.setattr("battlefield.app.opponents.processes.MODULE", "this")
    assert mind.think("recruit", view).fault


def test_a_mind_that_was_ended_thinks_no_more():
    mind = Thinking()
    mind.make_ready("recruit", "warsurge")
    pid = mind.pid
    mind.end()
    view, _ = seen(led("first_battle", 1))
    assert not is_alive(pid)
    assert mind.think("recruit", view).fault


_ASKS = """
import sys
from battlefield.app.opponents.thinking import Thinking
mind = Thinking()
mind.make_ready("regular", "warsurge")
print(mind.pid, flush=True)
sys.stdin.read()
"""


@pytest.mark.campaign
def test_no_process_outlives_the_program_that_began_it():
    env = {**os.environ, "PYTHONPATH": str(HOME)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen([sys.executable, "-c", _ASKS], env=env, text=True, **pipes) as program:
        pid = int(program.stdout.readline())
        assert is_alive(pid)
        program.kill()
        program.wait()
    until(lambda: not is_alive(pid))
