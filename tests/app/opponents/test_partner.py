"""Two processes that share the work of a decision: it is as that of one, whatever becomes of the second."""

import subprocess
import sys
from functools import partial
from threading import Event, Thread
from time import monotonic, sleep

import psutil
import pytest
from campaigns import few

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.messages import About, Reply
from battlefield.app.opponents.partner import Partner, has_room
from battlefield.app.opponents.players import decide, player
from battlefield.app.opponents.thinking import Thinking
from battlefield.app.opponents.thinking_process import Second
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.sharing import Done
from battlefield.play.opponents.thinker import Thinker
from battlefield.play.opponents.view import deciding, view_of
from battlefield.resources import asset


@pytest.fixture
def partner():
    made = Partner()
    yield made
    made.end()


def led(name, steps):
    session = session_of(read_script(asset(f"rosters/{name}.json")))
    lots = player("chance", session.book)
    for _ in range(steps):
        decide(session, lots)
    return session, view_of(session, deciding(session), face_of(session.state.book))[0]


class Counted:
    """Shares the work, and counts which pieces are not done here."""

    def __init__(self, partner):
        self.partner, self.own, self.all = partner, 0, 0

    def shared(self, view, jobs, own):
        def done(job):
            self.own += 1
            return own(job)

        self.all += len(jobs)
        return self.partner.shared(view, jobs, done)


def is_gone(pid):
    try:
        return psutil.Process(pid).status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


@pytest.mark.parametrize(
    ("name", "steps"),
    few([("under_the_crane", 10), ("first_battle", 12), ("toll_bridge", 7), ("twin_sluices", 12)], 1),
)
def test_two_decide_as_one_does(partner, name, steps):
    session, view = led(name, steps)
    for who in ("veteran", "regular:bold"):
        counted = Counted(partner)
        partner.make_ready(who, session.book.name)
        shared = player(who, session.book, counted).choose(view)
        assert shared == player(who, session.book).choose(view)
        assert 0 < counted.own < counted.all  # each has done some of it


def test_what_is_done_in_any_order_is_the_same():
    session, view = led("first_battle", 12)

    class Backwards:
        def shared(self, _view, jobs, own):
            return [own(job) for job in reversed(jobs)][::-1]

    assert player("veteran", session.book, Backwards()).choose(view) == player(
        "veteran", session.book
    ).choose(view)


@pytest.mark.campaign
def test_what_the_second_does_not_bring_is_done_by_the_first(partner):
    session, view = led("first_battle", 12)
    alone = player("regular", session.book).choose(view)
    partner.make_ready("regular", session.book.name)
    killer = Thread(target=lambda: (sleep(0.1), psutil.Process(partner.pid).kill()))
    killer.start()
    assert player("regular", session.book, partner).choose(view) == alone
    killer.join()
    counted = Counted(partner)
    assert player("regular", session.book, counted).choose(view) == alone  # with a new one
    assert counted.own < counted.all


def test_one_that_talks_nonsense_is_put_away(partner, monkeypatch):
    session, view = led("first_battle", 3)
    babbles = partial(
        subprocess.Popen,
        [sys.executable, "-c", "print('nonsense' * 9999); import time; time.sleep(99)"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    monkeypatch.setattr("battlefield.app.opponents.partner.begun", babbles)
    partner.make_ready("recruit", session.book.name)
    shared = player("recruit", session.book, partner).choose(view)
    assert shared == player("recruit", session.book).choose(view)


def test_a_piece_that_fails_is_told_and_not_raised():
    session, view = led("first_battle", 3)
    second = Second()
    assert isinstance(second.do(lambda *_: 0), Reply)  # of nothing that it was told about
    second.hear_about(About("recruit", view, session.book.name))
    assert second.do(lambda who, seen: (type(who), seen)) == Done((Thinker, view), 0)
    assert isinstance(second.do(lambda *_: 1 // 0), Reply)


def test_both_end_as_soon_as_thinking_is_stopped():
    mind = Thinking()
    _session, view = led("first_battle", 3)
    mind.think("recruit", view)
    both = [mind.pid, *(each.pid for each in psutil.Process(mind.pid).children())]
    assert len(both) == 1 + has_room()
    halt, found = Event(), []
    thread = Thread(target=lambda: found.append(mind.think("veteran", view, halt)))
    thread.start()
    sleep(0.05)
    start = monotonic()
    mind.stop(halt)
    thread.join(10)
    assert monotonic() - start < 0.2
    while not all(map(is_gone, both)):
        assert monotonic() - start < 2.0
        sleep(0.01)
    mind.end()
