"""What was copied as text, taken as a table or as a side's roster of a battle that is being set up."""

from dataclasses import dataclass

from battlefield.app.playing.setup.setup import Side
from battlefield.app.playing.setup.tables import Table, table_of
from battlefield.app.rosters.army import pasted as pasted_list
from battlefield.app.rosters.army import taken_over
from battlefield.files import SceneError, parse_scene
from battlefield.files.battles.rosters import parse_roster
from battlefield.files.imports import FORMATS, Source, format_of, imported
from battlefield.rules.muster.roster import Roster
from battlefield.rules.scene.contents import Scene

_CLIPBOARD = "the clipboard"
_WANTED = "copy an army list, a roster, a scene or another program's map"
_NAME = "Pasted table"


@dataclass(frozen=True, slots=True)
class Pasted:
    """A table or a roster, whichever it was, and in a sentence what became of it."""

    words: str
    table: Table | None = None
    roster: Roster | None = None

    def on(self, side: Side) -> Side:
        """Give a side the roster; a name that follows its roster follows this one."""
        if self.roster is None:
            return side
        name = side.name if side.is_named else self.roster.name
        return Side(name, self.roster, None, side.is_typed, side.is_named, player=side.player)


def pasted(text: str, book: str) -> Pasted:
    """Take a text as a table, or as a roster, of a book where it tells none; SceneError for others."""
    data = text.strip().encode(errors="replace")
    if b'"battlefield-roster"' in data[:4096]:
        roster = parse_roster(data, _CLIPBOARD)
        return Pasted(f"Pasted the roster {roster.name}", roster=roster)
    if b'"battlefield-scene"' in data[:4096]:
        return _laid(parse_scene(data, _CLIPBOARD), "a scene")
    source = Source(_CLIPBOARD, data)
    format_ = _format_of(source)
    if format_ == "army-list":
        made = taken_over(pasted_list(text), book)
        counts = f"{len(made.guessed)} guessed, {len(made.dropped)} left out"
        return Pasted(f"Pasted the army list {made.roster.name}: {counts}", roster=made.roster)
    found = imported(source, {})
    counts = f"{len(found.guessed)} guessed, {len(found.dropped)} left out"
    return _laid(found.scene, f"{FORMATS[format_].says} with its usual answers: {counts}")


def _format_of(source: Source) -> str:
    try:
        return format_of(source)
    except SceneError:
        raise SceneError(_CLIPBOARD, "holds no table and no army list", _WANTED) from None


def _laid(scene: Scene, words: str) -> Pasted:
    return Pasted(f"Pasted {words}", table_of(scene, None, scene.name or _NAME))
