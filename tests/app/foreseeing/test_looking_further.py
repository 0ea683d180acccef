"""Looking further: what is known is shown, the next look begins when it is asked for, and no look waits."""

from dataclasses import dataclass

from battlefield.app.desk.background import AtOnce, Task
from battlefield.app.foreseeing.looking import Looking


@dataclass(frozen=True)
class Known:
    looks: int

    @property
    def is_settled(self):
        return self.looks == 3


class Later:
    """Keeps work until it is told to do it."""

    def __init__(self):
        self.kept = []

    def begin(self, work, done, told):  # noqa: ARG002
        task = Task()
        self.kept.append((task, work, done))
        return task

    def run(self):
        task, work, done = self.kept.pop(0)
        found = work(task)
        if not task.cancelled():
            done(found)


def look(task, known):  # noqa: ARG001
    return Known(known.looks + 1 if known is not None else 1)


def test_nothing_waits_for_a_look_and_each_begins_the_next_until_it_is_settled():
    later, arrived = Later(), []
    looking = Looking(later, lambda: arrived.append(1))
    assert looking.get(("a",), look) is None and looking.is_busy
    for number in (1, 2, 3):
        later.run()
        assert looking.get(tuple("a"), look) == Known(number)
    assert not later.kept and len(arrived) == 3


def test_what_is_known_stays_while_the_next_look_is_under_way():
    later = Later()
    looking = Looking(later, lambda: None)
    looking.get(("a",), look)
    later.run()
    assert [looking.get(("a",), look) for _ in range(3)] == [Known(1)] * 3
    assert len(later.kept) == 1


def test_another_subject_calls_the_look_off():
    later = Later()
    looking = Looking(later, lambda: None)
    looking.get(("a",), look)
    looking.get(("b",), look)
    assert [task.cancelled() for task, _, _ in later.kept] == [True, False]
    later.run()
    later.run()
    assert looking.get(("b",), look) == Known(1)


def test_on_the_spot_each_question_looks_one_step_further():
    looking = Looking(AtOnce(), lambda: None)
    assert [looking.get(("a",), look).looks for _ in range(5)] == [1, 2, 3, 3, 3]


def test_what_cannot_be_looked_at_is_not_looked_at_again():
    later = Later()
    looking = Looking(later, lambda: None)
    looking.get(("a",), lambda *_: None)
    later.run()
    assert looking.get(("a",), look) is None and not later.kept and not looking.is_busy


def test_there_are_no_more_looks_than_are_wanted():
    looking = Looking(AtOnce(), lambda: None, 2)
    assert [looking.get(("a",), look).looks for _ in range(4)] == [1, 2, 2, 2]
    assert looking.get(("b",), look) == Known(1)
