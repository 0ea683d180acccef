"""All ways in which the program writes files, each as a little work of a few steps that a disk may spoil.

A way says after each step where the work has come to, and what is found of it afterwards: what a user is told
to have must be there, and a step that was refused, or cut off, must have left no halves.
"""

import contextlib
import io
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from battles import battle, place, script

from battlefield.__main__ import main
from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.app.battle.scripted import chance_step
from battlefield.app.desk.document import Document
from battlefield.app.rosters.draft import Draft
from battlefield.app.rosters.places import Place
from battlefield.files.battles.rosters import read_roster
from battlefield.files.journals.battle_journal import left_in_battles
from battlefield.files.journals.journal import Journal, JournalError, Rescued, left_in_tables
from battlefield.files.journals.journal_damage import Unreadable
from battlefield.files.journals.roster_journal import RescuedRoster, left_in_rosters
from battlefield.files.scene.on_disk import digest_on_disk
from battlefield.files.scene.opening import read_scene
from battlefield.files.scene.writing import write_scene
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.resources import asset
from battlefield.rules.muster.roster import Roster
from battlefield.rules.scene.contents import Board, Model, Scene

START = Scene(Board(12.0, 12.0), models=(Model("a1", BaseSize.round(32), (5.0, 5.0)),))
PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(200))


class RefusedError(ValueError):
    """A step that ended with a complaint."""


class GivenUpError(Exception):
    """A step that was refused twice: the work ends there."""


@dataclass
class Told:
    """What the work of a way told its user: where it has come to for sure, and each complaint."""

    sure: object = None
    open: list = field(default_factory=list)  # where a step that was refused, or cut off, may have come to
    lost: list = field(default_factory=list)  # where the work is, too, after somebody deleted what holds it
    complaints: list = field(default_factory=list)

    def step(self, do: Callable[[], object], comes_to: object) -> bool:
        """Take a step; a complaint leaves all as it was."""
        self.open = [comes_to]
        try:
            do()
        except (SceneError, JournalError, RefusedError) as error:
            self.complaints.append(str(error))
            return False
        self.sure, self.open, self.lost = comes_to, [], []
        return True

    @property
    def may_be(self):
        """What may be found."""
        return [self.sure, *self.open, *self.lost]


@dataclass(frozen=True)
class Way:
    """What lies there before, the work itself, and what is found after it; `sure` is what is there before."""

    name: str
    prepare: Callable[[Path], object]
    work: Callable[[Path, Told], None]
    found: Callable[[Path], object]


def at_x(x):
    """Give the little scene with its model at some x."""
    return replace(START, models=(replace(START.models[0], at=(float(x), 5.0)),))


def refusal(sentence):
    """Raise what says no in words."""
    if sentence:
        raise RefusedError(sentence)


def command(*words):
    """Run a command; its complaint is refused."""
    told = io.StringIO()
    with contextlib.redirect_stderr(told), contextlib.redirect_stdout(io.StringIO()):
        status = main([str(word) for word in words])
    if status:
        raise RefusedError(told.getvalue().removesuffix("\n"))


def bytes_in(path):
    """Give what stands in a file; None where there is none."""
    return path.read_bytes() if path.exists() else None


# tables


def table_before(folder):
    """Save a table."""
    write_scene(folder / "table.json", START)
    return START


def table_work(folder, told):
    """Open a table, change it, go back, save it and go on."""
    path, kept = folder / "table.json", folder / "home" / "journals"
    document = Document(read_scene(path), path, disk=digest_on_disk(path))

    def begin():
        document.log = Journal.start(kept, document.scene, path, document.disk)

    again(told, begin, START)
    steps = (lambda: document.do("To 6", at_x(6)), lambda: document.do("To 7", at_x(7)), document.undo)
    for step, x in zip(steps, (6, 7, 6), strict=True):
        again(told, step, at_x(x))
    again(told, lambda: document.saved_as(path, write_scene(path, document.scene, document.disk)), at_x(6))
    again(told, lambda: document.do("To 8", at_x(8)), at_x(8))


def again(told, step, comes_to):
    """Take a step; one that is refused once is taken again, one that is refused twice ends the work."""
    if not told.step(step, comes_to) and not told.step(step, comes_to):
        raise GivenUpError


def table_found(folder):
    """Give what is offered, or else what is saved."""
    left = [each for each in left_in_tables(folder / "home" / "journals") if isinstance(each, Rescued)]
    return left[0].history.state if left else read_scene(folder / "table.json")


def left_work(folder, told):
    """Change a table, save it and leave it: its journal goes."""
    path = folder / "table.json"
    document = Document(START, path, disk=digest_on_disk(path))
    again(told, lambda: setattr(document, "log", Journal.start(folder, START, path)), START)
    again(told, lambda: document.do("To 6", at_x(6)), at_x(6))
    again(told, lambda: document.saved_as(path, write_scene(path, document.scene)), at_x(6))
    with contextlib.suppress(OSError):
        document.log.drop()


def left_found(folder):
    """Give what is offered, or else what is saved."""
    left = [each for each in left_in_tables(folder) if isinstance(each, Rescued)]
    return left[0].history.state if left else read_scene(folder / "table.json")


# journals that are damaged, or taken away


def damaged_before(folder):
    """Leave a journal whose last line but one is damaged, without second copies."""
    from journal_bytes import flipped, without_copies

    journal = Journal.start(folder, START, None)
    for x in (6, 7, 8):
        journal.changed(f"To {x}", at_x(x - 1), at_x(x))
    journal.close()
    whole = without_copies(journal.path.read_bytes())
    damaged = flipped(whole, whole.index(b'"To 7"') + 2, 1)
    for path in (journal.path, folder / "journal.first"):
        path.write_bytes(damaged)
    return at_x(6)


def damaged_work(folder, told):
    """Look at the journal and go on with it."""
    found = [each for each in left_in_tables(folder) if isinstance(each, Rescued)]
    if not found:
        return
    work = Document.resumed(found[0].history)
    again(told, lambda: setattr(work, "log", Journal.resume(found[0])), at_x(6))
    again(told, lambda: work.do("To 9", at_x(9)), at_x(9))


def damaged_found(folder):
    """Give what is offered; the damaged file must still be there under one name or another."""
    kept = [path.read_bytes() for path in folder.iterdir() if path.suffix != ".first"]
    left = [each for each in left_in_tables(folder) if isinstance(each, Rescued)]
    if (folder / "journal.first").read_bytes() not in kept or not left:
        return "the damaged file is gone"
    return left[0].history.state


def gone_work(folder, told):
    """Change a table, lose the folder of journals, and change it again."""
    kept = folder / "home" / "journals"
    work = Document(START, folder / "table.json")
    again(told, lambda: setattr(work, "log", Journal.start(kept, START, None)), START)
    again(told, lambda: work.do("To 6", at_x(6)), at_x(6))
    told.lost = [START]  # until the next change it is nowhere but in the window
    with contextlib.suppress(OSError):
        work.log.path.unlink()
        kept.rmdir()
    again(told, lambda: work.do("To 7", at_x(7)), at_x(7))
    again(told, lambda: work.do("To 8", at_x(8)), at_x(8))


# battles


def nothing(_folder):
    """Leave all as it is."""
    return None


FOUGHT = {}


def fought():
    """Give how a battle goes, from a battle that is kept nowhere."""
    if not FOUGHT:
        work, seen = battle(), []
        for step in battle_steps():
            seen.append(place(work.session))
            step(work)
        FOUGHT["seen"] = [*seen, place(work.session)]
    return FOUGHT["seen"]


def battle_steps():
    """Give what is done in the battle."""
    yield from [lambda work: refusal("" if chance_step(work, 7) else work.complaint or "no step")] * 3
    yield lambda work: refusal("" if work.undo() else work.complaint)
    yield lambda work: refusal("" if work.redo() else work.complaint)


def battle_work(folder, told):
    """Begin a battle, play it, go back and forth, save it and play on."""
    seen = fought()
    held = []
    begin = lambda: held.append(Battle.started(script(), folder / "home" / "journals"))  # noqa: E731
    again(told, begin, seen[0])
    (work,) = held
    for step, after in zip(battle_steps(), seen[1:], strict=True):
        again(told, lambda step=step: step(work), after)
    again(told, lambda: work.save(folder / "game.json"), told.sure)
    again(told, lambda: refusal("" if work.undo() else work.complaint), seen[-2])


def battle_found(folder):
    """Give where the battle on offer has come to, or the saved one; one without an action is not kept."""
    left = left_in_battles(folder / "home" / "journals", BOOKS)
    offered = [each for each in left if not isinstance(each, Unreadable)]
    if offered:
        return place(offered[0].session)
    saved = folder / "game.json"
    return place(Battle.opened(saved).session) if saved.exists() else fought()[0]


# rosters


def roster_before(folder):
    """Save a roster."""
    (folder / "elsewhere").mkdir()
    (folder / "elsewhere" / "picture.png").write_bytes(PNG)
    (folder / "roster.json").write_bytes(asset("rosters/hill_wardens.json").read_bytes())
    return read_roster(folder / "roster.json")


def renamed(roster: Roster, name):
    """Give a roster another name."""
    return replace(roster, name=name)


def roster_work(folder, told):
    """Open a roster, type its name letter by letter, go back, keep a picture, save it and go on."""
    draft = Draft.opened(folder / "roster.json")
    start = draft.roster
    again(told, lambda: draft.keep_journal(folder / "home" / "journals"), start)
    for name in ("A", "Ab", "Abc"):
        again(told, lambda name=name: draft.do("Name", renamed(start, name), "name"), renamed(start, name))
    again(told, draft.undo, start)
    again(told, draft.redo, renamed(start, "Abc"))
    again(told, lambda: draft.keep_picture(Place(unit=0), folder / "elsewhere" / "picture.png"), told.sure)
    again(told, lambda: draft.save(folder / "roster.json", draft.disk), told.sure)
    again(told, lambda: draft.do("Name", renamed(start, "B")), renamed(start, "B"))


def roster_found(folder):
    """Give the roster that is offered, or else the saved one."""
    left = [each for each in left_in_rosters(folder / "home" / "journals") if isinstance(each, RescuedRoster)]
    return left[0].history.state if left else read_roster(folder / "roster.json")


JOURNALED = (
    Way("a table", table_before, table_work, table_found),
    Way("a table that is left", table_before, left_work, left_found),
    Way("a damaged journal", damaged_before, damaged_work, damaged_found),
    Way("a folder of journals that goes", table_before, gone_work, table_found),
    Way("a battle", nothing, battle_work, battle_found),
    Way("a roster", roster_before, roster_work, roster_found),
)
