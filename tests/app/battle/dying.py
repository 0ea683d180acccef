"""Battles that are killed by force while they write: a program of its own, run by test_killed_battles.py.

    python dying.py FOLDER at-each-write/N | at-any-moment   (at each N-th write)

Each battle is fought by a child in a folder of its own, which tells the parent what it has shown. For each
the parent prints its number, how many steps were shown, and 1 where it was killed.
"""

import os
import signal
import sys
from pathlib import Path

from battles import advance, battle

from battlefield.files.journals import journal_file

KILLS = 16


def steps():
    """What is done in the battle, step by step: actions and answers, going back and forth, a save between."""
    yield from [lambda fought, _: advance(fought, 1)] * 4
    yield lambda fought, _: fought.undo()
    yield lambda fought, _: fought.redo()
    yield lambda fought, _: fought.undo_answer()
    yield lambda fought, _: advance(fought, 1, seed=3)
    yield lambda fought, folder: fought.save(folder / "game.json")
    yield from [lambda fought, _: advance(fought, 1)] * 2


def fight(folder, shown):
    """Fight the battle, telling by `shown` what has been shown."""
    fought = battle(folder / "journals")
    shown()
    for step in steps():
        step(fought, folder)
        shown()


class Dying:
    """Kills this process at the n-th point of writing; a line is torn in its middle."""

    def __init__(self, left):
        self.left = left

    def point(self):
        self.left -= 1
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, call):
        def wrapped(*arguments):
            self.point()
            found = call(*arguments)
            self.point()
            return found

        return wrapped

    def watch(self):
        """Stand at each place where anything is written, synced or put in place."""
        start, dying = journal_file.JournalFile.__init__, self

        def begin(journal, *arguments):
            start(journal, *arguments)
            journal._file = Torn(journal._file, dying)

        journal_file.JournalFile.__init__ = begin
        os.fsync, os.replace = self.around(os.fsync), self.around(os.replace)


class Torn:
    """A file that writes each line in two halves."""

    def __init__(self, file, dying):
        self.file, self.dying = file, dying

    def __getattr__(self, name):
        return getattr(self.file, name)

    def write(self, data):
        self.dying.point()
        self.file.write(data[: len(data) // 2])
        self.dying.point()
        return len(data) // 2 + self.file.write(data[len(data) // 2 :])


def child_of(folder, dying):
    """Begin a battle in a child; give its id and the end of a pipe that gets a byte for each step shown."""
    told, telling = os.pipe()
    child = os.fork()
    if child:
        os.close(telling)
        return child, told
    if dying is not None:
        dying.watch()
    fight(folder, lambda: os.write(telling, b"."))
    os._exit(0)


def ended(child, told, known):
    """Wait for a child's end; give how many steps it had shown and whether it was killed."""
    while piece := os.read(told, 100):
        known += len(piece)
    os.close(told)
    return known, os.WIFSIGNALED(os.waitpid(child, 0)[1])


def at_each_write(folder, apart):
    """Kill a battle at points of its writing that lie some apart, one after the other."""
    point, killed = 1 - apart, True
    while killed:
        point += apart
        place = folder / str(point)
        place.mkdir()
        shown, killed = ended(*child_of(place, Dying(point)), 0)
        print(point, shown, int(killed))


def at_any_moment(folder):
    """Kill a battle from outside some time after one of its steps."""
    total = sum(1 for _ in steps())
    for number in range(1, KILLS + 1):
        place = folder / str(number)
        place.mkdir()
        child, told = child_of(place, None)
        known = sum(len(os.read(told, 1)) for _ in range(1 + number * 7 % total))
        for _ in range(number * 7919 % 5000):  # a little later, and each time another little
            pass
        os.kill(child, signal.SIGKILL)
        print(number, *map(int, ended(child, told, known)))


if __name__ == "__main__":
    how, _, apart = sys.argv[2].partition("/")
    if how == "at-each-write":
        at_each_write(Path(sys.argv[1]), int(apart))
    else:
        at_any_moment(Path(sys.argv[1]))
