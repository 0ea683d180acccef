"""How many of the set problems a player solves: one line for each, and what it did instead.

    python tests/benchmarks/opponents/set_problems.py --player regular [--book BOOK] [--seeds N] [--problem W]
        [--fresh]

A problem is solved where the player solves it with more than half of the seeds; they name its dice and, for a
player by chance, its lots.
"""

import argparse
import sys
import time
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "play" / "opponents" / "problems"))
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from all_problems import FRESH, PROBLEMS
from positions import Problem, begun, solved_by

from battlefield.app.opponents.players import Player, player
from battlefield.play.opponents.chance import Chance
from battlefield.play.session import Session
from battlefield.rules.book.actions import Book

SHOWN = 9  # answers of an action that are told


def made(name: str, book: Book, seed: int) -> Player:
    """Make a player; one by chance draws other lots for each seed."""
    return Chance(book, seed) if name == "chance" else player(name, book)


def share(problem: Problem, name: str, seeds: Iterable[int]) -> tuple[float, list[str]]:
    """Return how often a player solves a problem, and what it did where it did not."""
    solved, instead = [], []
    for seed in seeds:
        book = begun(problem).book
        found, session = solved_by(problem, made(name, book, seed), seed)
        solved.append(found)
        if not found:
            instead.append(told(session, problem.side))
    return sum(solved) / len(solved), instead


def told(session: Session, side: str) -> str:
    """Tell what a side did, in the words of its actions and answers."""
    own = [deed for deed in session.deeds if deed.action.by == side]
    return "; ".join(f"{deed.action.name} {deed.action.unit}: {answers(deed.answers)}" for deed in own)


def answers(given: Iterable[object]) -> str:
    """Tell answers shortly."""
    found = [words(each) for each in given]
    return ", ".join(each for each in found[:SHOWN] if each)


def words(answer: object) -> str:
    """Tell one answer: ids, places, yes or no; dice are left out."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if not isinstance(answer, tuple) or all(isinstance(each, int) for each in answer):
        return ""
    if all(isinstance(each, float) for each in answer):
        return "({:.1f}, {:.1f})".format(*answer)
    return " ".join(each if isinstance(each, str) else "({:.1f}, {:.1f})".format(*each.at) for each in answer)


def main() -> None:
    """Let a player try the problems."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--player", default="regular")
    asked.add_argument("--book", choices=sorted(PROBLEMS), help="the problems of one book alone")
    asked.add_argument("--problem", default="", help="those alone whose names hold these words")
    asked.add_argument("--seeds", type=int, default=1)
    asked.add_argument("--fresh", action="store_true", help="those that came after the program")
    given = asked.parse_args()
    problems = FRESH if given.fresh else PROBLEMS
    for book in [given.book] if given.book else problems:
        began, marks = time.process_time(), []
        for problem in problems[book]:
            if given.problem not in problem.name:
                continue
            rate, instead = share(problem, given.player, range(1, given.seeds + 1))
            marks.append(rate > 0.5)
            line = f"{'solved' if marks[-1] else 'FAILED'} {rate:4.0%}  {problem.name}"
            print(line + (f"  [{instead[0]}]" if instead and not marks[-1] else ""), flush=True)
        spent = time.process_time() - began
        print(f"{book}: {given.player} solves {sum(marks)} of {len(marks)} ({spent:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
