"""What another program has left in the file of what is shown: read anew, and told apart from it in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from battlefield.app.wording.fault_words import fault_words
from battlefield.files.scene.on_disk import ABSENT, UNKNOWN, digest_of, digest_on_disk
from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.whole_files import read_bytes
from battlefield.files.text.errors import SceneError
from battlefield.play.course import Course
from battlefield.rules.scene.contents import Scene

_LISTS = (
    ("models", "model", "models"),
    ("terrain", "piece of terrain", "pieces of terrain"),
    ("templates", "template", "templates"),
    ("areas", "area", "areas"),
    ("borders", "border", "borders"),
    ("zones", "zone", "zones"),
    ("objectives", "objective", "objectives"),
    ("entries", "entry edge", "entry edges"),
    ("notes", "note", "notes"),
    ("lights", "light", "lights"),
)


@dataclass(frozen=True, slots=True)
class OnDisk:
    """What stands in a file: its digest, the scene where it holds one, and how it differs from what is shown.

    `can_open` tells that it can be shown instead.
    """

    disk: str
    words: str
    scene: Scene | None = None
    can_open: bool = False


def table_on_disk(path: Path, mine: Scene) -> OnDisk:
    """Read what another program wrote over the file of a table."""
    if digest_on_disk(path) == ABSENT:
        return OnDisk(ABSENT, "")
    try:
        data = read_bytes(path)
        theirs = parse_scene(data, path.name)
    except SceneError as error:
        return OnDisk(digest_on_disk(path), f"It cannot be opened: {fault_words(error)}")
    return OnDisk(digest_of(data), scene_differences(mine, theirs), theirs, True)


def battle_on_disk(path: Path, mine: Course) -> OnDisk:
    """Read what another program wrote over the file of a battle."""
    from battlefield.files.battles.games import read_game
    from battlefield.rulebooks.registry import BOOKS

    disk = digest_on_disk(path)
    if disk in (ABSENT, UNKNOWN):
        return OnDisk(disk, "")
    try:
        theirs = read_game(path, BOOKS).course
    except SceneError as error:
        return OnDisk(disk, f"It cannot be opened: {fault_words(error)}")
    return OnDisk(disk, course_differences(mine, theirs), None, True)


def scene_differences(mine: Scene, theirs: Scene) -> str:
    """Count what differs between a scene that is shown and one on disk, in a sentence."""
    differ: list[str] = []
    there: list[str] = []
    here: list[str] = []
    for name, one, many in _LISTS:
        ours, others = _by_id(getattr(mine, name)), _by_id(getattr(theirs, name))
        changed = sum(others.get(id_, thing) != thing for id_, thing in ours.items())
        for count, found in (
            (changed, differ),
            (len(others.keys() - ours.keys()), there),
            (len(ours.keys() - others.keys()), here),
        ):
            if count:
                found.append(f"{count} {one if count == 1 else many}")
    said = [
        f"{_listed(found)} {words}"
        for found, words in ((differ, "changed"), (there, "only on disk"), (here, "only in this window"))
        if found
    ]
    if mine.board != theirs.board:
        said.append(f"the table on disk is {theirs.board.width:g} × {theirs.board.height:g} in")
    if said:
        return f"On disk, compared with this window: {'; '.join(said)}."
    return "The tables are the same." if mine == theirs else "All parts on the table are the same."


def _by_id(things: Sequence[Any]) -> dict[str, Any]:
    return {thing.id: thing for thing in things}


def _listed(found: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(found[:-1]), found[-1]) if part)


def course_differences(mine: Course, theirs: Course) -> str:
    """Compare how far two battles have come, in a sentence."""
    same = 0
    for ours, other in zip(mine.deeds, theirs.deeds, strict=False):
        if (ours.action, ours.answers, ours.events) != (other.action, other.answers, other.events):
            break
        same += 1
    if mine.start != theirs.start:
        return f"On disk is another battle, {_came(theirs)}."
    same_words = (
        "all the same as far as both go"
        if same == min(len(mine.deeds), len(theirs.deeds))
        else (f"the first {same} the same")
    )
    return f"On disk: {_came(theirs)}. In this window: {_came(mine)}; {same_words}."


def _came(course: Course) -> str:
    count, turn = len(course.deeds), course.state.clock.turn
    actions = "1 action" if count == 1 else f"{count} actions"
    return f"{actions}, turn {turn}" if turn else actions
