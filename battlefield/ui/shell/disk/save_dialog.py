"""Asks where a file is to be written; nothing that is there already is written over without a question."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from battlefield.app.wording.translation import tr

Complete = Callable[[str, str], Path]  # a name as it was typed, and the kind that was chosen

_DEVICES = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
"""Names that no file on Windows can have, whatever its ending."""


def file_to_write(
    parent: QWidget, title: str, start: Path | str, kinds: str, complete: Complete
) -> Path | None:
    """Ask for a file to write, its ending completed; None where the user wants none.

    The dialog itself asks about a file that is there under the name that was typed, but knows of no ending
    that is added afterwards.
    """
    from battlefield.ui.shell.dialogs import confirmed

    name, kind = QFileDialog.getSaveFileName(parent, title, str(start), kinds)
    if not name:
        return None
    path = complete(name, kind)
    if path != Path(name) and path.exists():
        sentence = tr("{path} is already there. Replace it?", path=path)
        return path if confirmed(parent, sentence) else None
    return path


def as_json(name: str, _kind: str) -> Path:
    """Complete a name that has no ending by that of our own files."""
    path = Path(name)
    return path if path.suffix else path.with_suffix(".json")


def file_name(title: str) -> str:
    """Name a file after what a table or a battle is called, without its ending."""
    kept = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in title)
    stem = "-".join(kept.lower().split()) or "scene"
    return f"{stem}-1" if stem in _DEVICES else stem


def with_ending(endings: Sequence[str], name: str, kind: str) -> Path:
    """Complete a name by the ending of the kind that was chosen, else by the first, unless it has one."""
    if Path(name).suffix.lower() in endings:
        return Path(name)
    return Path(name + next((each for each in endings if each.removeprefix(".") in kind.lower()), endings[0]))
