"""How long a step of a battle takes, going back and forth, saving and opening, against stated limits.

    python tests/benchmarks/bench_battle.py

A drag is one across difficult ground of the sample maps: told are its frames, of which 95 % are to keep the
limit, with what the hand does at once, and beside them how long the answer takes that is found meanwhile.
Each figure is told with its share of the limit; the program ends with status 1 where one is above it. Seconds
are the processor's, but for the journal's, which waits for the disk and is compared with writing and syncing
the same bytes bare.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median

from timing import forget, is_quick, medians, once

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.app.battle.scripted import chance_step
from battlefield.app.desk.background import AtOnce, Done, Task, Work
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.prompts.placing import PlacingHand
from battlefield.files import read_scene
from battlefield.files.battles.games import game_bytes, read_game
from battlefield.files.journals.battle_journal import BattleJournal, rescue_battle
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.muster import mustered
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.state import TABLE, Clock, State
from battlefield.rules.core.values import info_of
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit, RosterWeapon
from battlefield.rules.scene.contents import Board, Terrain

MAPS = Path(__file__).resolve().parents[2] / "maps"
LIMITS = {
    "frame": 0.016,
    "answer": 0.050,
    "attack": 0.050,
    "undo": 0.050,
    "redo": 0.050,
    "open": 1.0,
}  # seconds
WOODS = {"tournament": ((2.0, 9.0), (1.0, -5.5)), "osier_green": ((4.0, 18.6), (0.6, -5.6))}
"""Where on a map a unit stands beside a wood, and where it is dragged through it."""
STEPS = 30  # frames of a drag
OVER_BARE = 10.0  # times the bare write of the same bytes that a journal's may take
over: list[str] = []


def unit(id_: str, models: int, hp: int) -> RosterUnit:
    """Give a unit with a bow and a blade."""
    stats = {"move": 6, "dash": 6, "defence": 4, "hp": hp, "armour": 5, "aegis": 6}
    bow = RosterWeapon("Bow", "Assault", {"range": 36, "attacks": 2, "power": 4, "ap": 5})
    blade = RosterWeapon("Blade", "Assault", {"range": 0, "attacks": 2, "power": 4})
    return RosterUnit(id_, id_.title(), BaseSize.round(25), models, 1.5, stats, (), (bow, blade), 100)


def walls(count: int) -> tuple[Terrain, ...]:
    """Give low walls across the middle of the table."""
    found = []
    for n in range(count):
        x, y = 3.0 + 44.0 * n / max(1, count - 1), 22.0 + n % 3
        ring = Polygon(((x, y), (x + 1.2, y + 0.3), (x + 1.1, y + 0.7), (x, y + 0.5)))
        found.append(Terrain(f"wall{n}", ring, 0.0, 1.0, sight="blocks"))
    return tuple(found)


def lines(pieces: int) -> State:
    """Give two units of 40 models that face each other over walls, in the Attack phase."""
    rosters = {side: Roster(side, "warsurge", (unit("line", 40, 2),)) for side in ("red", "blue")}
    state = mustered(Encounter(rosters, Board(50, 46), walls(pieces)))
    for side, top in (("red", 14.0), ("blue", 30.0)):
        one = state.units[f"{side}/line"]
        spots = [(10.0 + 1.3 * (n % 20), top + 1.3 * (n // 20)) for n in range(40)]
        placed = [
            replace(figure, model=replace(figure.model, at=at))
            for figure, at in zip(state.figures_of(one.id), spots, strict=True)
        ]
        state = state.with_figures(*placed).with_unit(replace(one, where=TABLE))
    return replace(state, clock=Clock(1, "Attack", 1, "red", "red"))


def attack(state: State) -> Session:
    """Attack with all weapons at the first target each, to the end."""
    session = Session(state, Warsurge(), Seeded())
    refusal = session.begin(Action("Attack", "red", "red/line"))
    while session.pending is not None:
        refusal = refusal or session.answer(session.suggestions()[0])
    assert not refusal, refusal
    return session


def told(what: str, seconds: float, limit: float) -> None:
    """Print a figure and its share of the limit."""
    print(f"{what:52} {1000 * seconds:8.2f} ms = {seconds / limit:.2f} of {1000 * limit:g} ms", flush=True)
    if seconds > limit:
        over.append(what)


def attacks(repeats: int) -> None:
    """Time attacks of 40 models at 40: as the first on a table, and as a later one."""
    for pieces in (0, 12):
        run = partial(attack, lines(pieces))
        firsts = []
        for _ in range(repeats):
            forget()
            firsts.append(once(run))
        told(f"attack of 40 at 40, {pieces} walls, the first", median(firsts), LIMITS["attack"])
        again = medians({"attack": run}, repeats)["attack"]
        told(f"attack of 40 at 40, {pieces} walls, a later one", again, LIMITS["attack"])


class Later:
    """A background that works only when it is told to."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Task, Work, Done]] = []

    def begin(self, work: Work, done: Done, told: Callable[[], None]) -> Task:
        """Keep some work."""
        self._waiting.append((Task(told), work, done))
        return self._waiting[-1][0]

    def work(self) -> None:
        """Do all that is kept and was not called off."""
        while self._waiting:
            task, work, done = self._waiting.pop(0)
            if not task.cancelled():
                AtOnce().begin(work, done, lambda: None)


def beside_a_wood(map_: str, models: int) -> State:
    """Give a unit beside a wood of a sample map in its Move phase, and its enemy far off."""
    scene = read_scene(MAPS / f"{map_}.json")
    board = scene.board
    at = {"red": WOODS[map_][0], "blue": (board.width - 12.0, board.height - 4.0)}
    rosters = {side: Roster(side, "warsurge", (unit("line", models, 2),)) for side in at}
    state = mustered(Encounter(rosters, board, scene.terrain))
    for side, (x, y) in at.items():
        figures = state.figures_of(f"{side}/line")
        spots = ((x + 1.3 * (n % 5), y + 1.3 * (n // 5)) for n in range(models))
        placed = (replace(f, model=replace(f.model, at=spot)) for f, spot in zip(figures, spots, strict=True))
        state = state.with_figures(*placed).with_unit(replace(state.units[f"{side}/line"], where=TABLE))
    return replace(state, clock=Clock(1, "Move", 1, "red", "red"))


def drag(map_: str, models: int) -> None:
    """Time the frames of a unit that is dragged through a wood, once its reach is known."""
    background = Later()
    session = Session(beside_a_wood(map_, models), Warsurge(), Seeded())
    desk = BattleDesk(Battle(session), background=background)
    assert desk.begin(Action("Move", "red", "red/line")), desk.table.complaint
    hand = desk.hand
    assert isinstance(hand, PlacingHand)
    held, (x, y) = hand.held, WOODS[map_][0]
    seen(hand)
    first = once(background.work)
    hand.press(Pointer((x, y), Ref("model", held)))
    frames, answers = [], []
    for n in range(1, STEPS + 1):
        by = [part * n / STEPS for part in WOODS[map_][1]]
        frames.append(once(lambda at=(x + by[0], y + by[1]): (hand.move(Pointer(at)), seen(hand))))
        answers.append(once(background.work))
        frames.append(once(lambda: seen(hand)))
    what = f"drag {models} models through a wood of {map_}"
    told(what, sorted(frames)[len(frames) * 95 // 100], LIMITS["frame"])
    told("  its answers, away from the hand", median(answers), LIMITS["answer"])
    print(f"  its reach, away from the hand{1000 * first:31.0f} ms", flush=True)


def seen(hand: PlacingHand) -> None:
    """Look at what a hand asks and draws, as each frame does."""
    assert hand.asked is not None and hand.drawing


def long_battle(actions: int) -> Battle:
    """Play two armies of six units by chance for so many actions; nobody dies soon."""
    units = tuple(unit(f"unit{n}", 5, 60) for n in range(6))
    rosters = {side: Roster(side, "warsurge", units) for side in ("red", "blue")}
    settings = info_of({"turns": 200, "zone depth": 12})
    state = mustered(Encounter(rosters, Board(60, 44), walls(8), settings))
    battle = Battle(Session(state, BOOKS["warsurge"](), Seeded()))
    while len(battle.session.deeds) < actions:
        assert chance_step(battle, 11), battle.state.result
    return battle


def to_a_question(battle: Battle) -> None:
    """Go on until an action has an answer and asks for another."""
    while battle.session.in_hand is None or not battle.session.in_hand[1]:
        assert chance_step(battle, 11)


def back_and_forth(battle: Battle, folder: Path, repeats: int) -> None:
    """Time undo and redo of answers and of actions, the journal included."""
    battle = Battle(battle.session, BattleJournal.start(folder, battle.session))
    to_a_question(battle)
    count = len(battle.session.deeds)

    def times(go: Callable[[], bool], back: Callable[[], bool]) -> tuple[float, float]:
        there, here = [], []
        for _ in range(repeats):
            there.append(once(lambda: assert_done(go())))
            here.append(once(lambda: assert_done(back())))
        return median(there), median(here)

    for what in ("undo", "undo_answer", "undo_action"):
        undo, redo = times(getattr(battle, what), battle.redo)
        words = {"undo": "of an answer", "undo_answer": "of an answer again", "undo_action": "of the action"}
        told(f"undo {words[what]}, {count} actions", undo, LIMITS["undo"])
        told(f"redo {words[what]}, {count} actions", redo, LIMITS["redo"])
    battle.undo_action()
    undo, redo = times(battle.undo, battle.redo)
    told(f"undo of a finished action, {count} actions", undo, LIMITS["undo"])
    told(f"redo of a finished action, {count} actions", redo, LIMITS["redo"])
    undo, redo = times(battle.undo_answer, battle.redo)
    told(f"undo of its last answer, {count} actions", undo, LIMITS["undo"])
    told(f"redo of its last answer, {count} actions", redo, LIMITS["redo"])
    battle.close()


def assert_done(done: bool) -> None:
    """Stop where a step could not be made."""
    assert done


def opened(battle: Battle, folder: Path, repeats: int) -> None:
    """Time reading a save, rescuing a journal, telling the log and looking at a place of the replay."""
    path, count = folder / "game.json", len(battle.session.deeds)
    path.write_bytes(game_bytes(battle.session))
    size = path.stat().st_size / 1e6
    runs: dict[str, Callable[[], object]] = {
        f"open a save of {count} actions, {size:.1f} MB": lambda: read_game(path, BOOKS),
        f"write a save of {count} actions": lambda: game_bytes(battle.session),
    }
    journal = BattleJournal.start(folder, battle.session)
    journal.close()
    runs[f"rescue a journal of {count} actions"] = lambda: rescue_battle(journal.path, BOOKS)
    runs[f"tell the log of {count} actions"] = lambda: Battle(battle.session).log
    runs[f"the replay's middle, {count} actions"] = lambda: middle(battle)
    for what, seconds in medians(runs, repeats).items():
        told(what, seconds, LIMITS["open"])


def middle(battle: Battle) -> State:
    """Look at the middle of a fresh replay."""
    replay = Battle(battle.session).replay
    return replay.state(replay.length // 2)


def journal_of_an_action(folder: Path, repeats: int) -> None:
    """Time what the journal adds to the attack of 40, against writing and syncing the same bytes bare."""
    session = attack(lines(12))
    journal = BattleJournal.start(folder, session)
    start = session.course.copy()
    start.deeds.pop()
    before = journal.path.stat().st_size
    journal.went(start, session.course)
    size = journal.path.stat().st_size - before
    with open(folder / "bare", "ab", buffering=0) as bare:

        def write() -> None:
            bare.write(b"x" * size)
            os.fsync(bare.fileno())

        ours, theirs = [], []
        for _ in range(repeats):
            ours.append(wall(lambda: journal.went(start, session.course)))
            theirs.append(wall(write))
    journal.close()
    print(
        f"journal line of the attack, {size} bytes: {1000 * median(ours):.2f} ms of wall time, "
        f"bare {1000 * median(theirs):.2f} ms: {median(ours) / median(theirs):.1f} times, limit {OVER_BARE:g}"
    )
    if median(ours) > OVER_BARE * median(theirs):
        over.append("journal line")


def wall(run: Callable[[], object]) -> float:
    """Give the wall's seconds of a run."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def main() -> int:
    """Print all figures; 1 where a limit is not kept."""
    quick = is_quick(__doc__)
    repeats, actions = (3, 30) if quick else (15, 200)
    attacks(repeats)
    for map_ in ("tournament",) if quick else WOODS:
        for models in (5, 10):
            drag(map_, models)
    with tempfile.TemporaryDirectory() as place:
        battle = long_battle(actions)
        back_and_forth(battle, Path(place), repeats)
        while len(battle.session.deeds) < actions * 5 // 2:
            assert chance_step(battle, 11), battle.state.result
        opened(battle, Path(place), 3 if quick else 7)
        journal_of_an_action(Path(place), repeats * 4)
    print("every limit is kept" if not over else f"above its limit: {', '.join(over)}")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
