"""Measure how soon a unit that is chosen has odds beside its targets, in processor time.

Prints, for a unit of the first battle and for one of each other book, the milliseconds that the window's own
thread takes to begin a drag and to draw an aim, and those that a worker takes to the first odds and to better
ones.

    python tests/benchmarks/playing/first_figures.py
"""

import sys
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from two_models import BOOKS, facing_off
from two_rows import BOWS, CUTTERS, SPEARS, begun

from battlefield.app.playing.aiming.aims import aims, movement
from battlefield.app.playing.aiming.on_table import drawn_range
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.forecasts import forecast, glimpse

ROWS = (BOWS, 6.0, 8.0), (CUTTERS, 5.0, 15.0), ("raiders/slingers", 14.0, 14.0), (SPEARS, 14.0, 3.0)


def timed(do):
    """Give what something gives, and the milliseconds of processor time that it takes."""
    start = process_time()
    found = do()
    return found, 1000 * (process_time() - start)


def told(name, desk, unit):
    offers = (offer for offer in desk.battle.actions() if not offer.refusal and offer.action.unit == unit)
    questions = [desk.seen.question_of(offer.action, ()) for offer in offers]
    _, drag = timed(lambda: movement(questions, unit))
    found, seek = timed(lambda: aims(questions))
    if not found:
        print(f"{name:14} drag {drag:6.1f} ms, aims {seek:6.1f} ms, no target")
        return
    aim = next(iter(found.values()))[0]
    _, draw = timed(lambda: drawn_range(desk, unit, aim))
    _, first = timed(lambda: glimpse(aim.question, aim.answer, lambda: False))
    _, exact = timed(lambda: forecast(aim.question, aim.answer, lambda: False))
    times = f"drag {drag:6.1f} ms, range {draw:6.1f} ms, aims {seek:6.1f} ms"
    print(f"{name:14} {times}, first odds {first:6.1f} ms, better ones {exact:6.1f} ms")


def main():
    told("warsurge", BattleDesk(begun(*ROWS, side="wardens", phase="Attack")), BOWS)
    told("warsurge again", BattleDesk(begun(*ROWS, side="wardens", phase="Attack")), BOWS)
    for book in BOOKS:
        battle, unit, _ = facing_off(book, 1.0)
        told(book, BattleDesk(battle), unit)


if __name__ == "__main__":
    main()
