"""How much memory a long battle takes: 200 models with a history of 500 actions, at most 400 MB.

    python tests/benchmarks/playing/bench_memory.py

Told is what the process holds: loaded, played, looked at everywhere in its replay, and shown in a window with
all that the program keeps for it. The program ends with status 1 where that is above the limit.
"""

import argparse
import gc
import sys
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "benchmarks")]

from bench_battle import unit, walls  # noqa: E402
from timing import options  # noqa: E402

from battlefield.app.battle.fighting import Battle  # noqa: E402
from battlefield.app.battle.mustering import BOOKS  # noqa: E402
from battlefield.app.battle.scripted import chance_step  # noqa: E402
from battlefield.play.session import Session  # noqa: E402
from battlefield.rulebooks.warsurge.muster import mustered  # noqa: E402
from battlefield.rules.core.dice import Seeded  # noqa: E402
from battlefield.rules.core.values import info_of  # noqa: E402
from battlefield.rules.muster.roster import Encounter, Roster  # noqa: E402
from battlefield.rules.scene.contents import Board  # noqa: E402

LIMIT = 400  # MB
EACH = 5  # models of a unit


def held() -> float:
    """Give the MB that the process holds."""
    gc.collect()
    return float(psutil.Process().memory_info().rss / 1e6)


def begun(models: int) -> Battle:
    """Begin a battle of two armies alike in which nobody dies soon."""
    units = tuple(unit(f"unit{n}", EACH, 60) for n in range(models // EACH // 2))
    rosters = {side: Roster(side, "warsurge", units) for side in ("red", "blue")}
    settings = info_of({"turns": 200, "zone depth": 15})
    state = mustered(Encounter(rosters, Board(72, 48), walls(8), settings))
    return Battle(Session(state, BOOKS["warsurge"](), Seeded()))


def show(battle: Battle) -> object:
    """Show a battle in a window, and let it come to rest."""
    from battlefield.ui.shell.start import application
    from battlefield.ui.shell.table_pages import making_battle
    from battlefield.ui.shell.window import MainWindow
    from battlefield.ui.threads.staged_work import finished
    from battlefield.ui.widgets.settings import Settings

    app = application()
    window = MainWindow(Settings())
    window.show_battle_page(battle, finished(making_battle(window, battle, "A long battle")))
    window.resize(1920, 1080)
    window.show()
    for _ in range(200):
        app.processEvents()
    return window


def sizes(parser: argparse.ArgumentParser) -> None:
    """Know how large a battle is wanted."""
    parser.add_argument("--models", type=int, default=200)
    parser.add_argument("--actions", type=int, default=500)


def main() -> int:
    """Print all figures; 1 where the limit is not kept."""
    given = options(__doc__, sizes)
    models, actions = (40, 20) if given.quick else (given.models, given.actions)
    print(f"{'loaded':44} {held():6.0f} MB", flush=True)
    battle = begun(models)
    while len(battle.session.deeds) < actions:
        assert chance_step(battle, 11), battle.state.result
    print(f"{f'{models} models, {actions} actions played':44} {held():6.0f} MB", flush=True)
    replay = battle.replay
    for at in range(0, replay.length, max(1, replay.length // 100)):
        replay.state(at)
    print(f"{'looked at in a hundred places of its replay':44} {held():6.0f} MB", flush=True)
    window = show(battle)
    last = held()
    print(f"{'shown in a window':44} {last:6.0f} MB = {last / LIMIT:.2f} of {LIMIT}", flush=True)
    del window
    return int(last > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
