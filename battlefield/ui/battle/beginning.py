"""Beginning battles in a window: the first one, a sample, or one that was set up."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from battlefield.resources import asset
from battlefield.ui.seed import drawn_seed

if TYPE_CHECKING:
    from battlefield.app.opening import OpenedBattle
    from battlefield.files.scripts import Script
    from battlefield.ui.window import MainWindow

FIRST_BATTLE = "rosters/first_battle.json"
FIRST_TITLE = "A first battle"


def begin_first_battle(window: "MainWindow") -> None:
    """Begin the battle to learn on, the same for everybody: its seed is the script's."""
    _begin_sample(window, asset(FIRST_BATTLE), FIRST_TITLE, None)


def begin_sample(window: "MainWindow", path: Path, title: str) -> None:
    """Begin a sample battle from its start, with dice of its own each time."""
    _begin_sample(window, path, title, drawn_seed())


def begin(window: "MainWindow", script: "Script", title: str = "") -> None:
    """Begin a battle with its journal, unless there is unsaved work that the user wants to keep."""

    def work() -> "OpenedBattle":
        from battlefield.app.opening import begun

        return begun(script, window.files.journals, title)

    if window.files.may_leave():
        window.reader.ask(work, window.files.start_battle, window.failed)


def _begin_sample(window: "MainWindow", path: Path, title: str, seed: int | None) -> None:
    def work() -> "OpenedBattle":
        from battlefield.app.opening import begun
        from battlefield.files.scripts import read_script

        script = read_script(path)
        chosen = script if seed is None else replace(script, seed=seed, dice=())
        return begun(chosen, window.files.journals, title)

    if window.files.may_leave():
        window.reader.ask(work, window.files.start_battle, window.failed)
