"""Beginning something in a window: the first battle, a sample, one set up; a table that is laid out."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.resources import asset
from battlefield.ui.battle.first_battle import FIRST_BATTLE, FIRST_TITLE
from battlefield.ui.battle.setup.seed import drawn_seed
from battlefield.ui.shell.shell import Shell
from battlefield.ui.threads.page_disposal import leave

if TYPE_CHECKING:
    from battlefield.app.battle.opening import OpenedBattle
    from battlefield.app.campaigns.giving import Given
    from battlefield.app.playing.setup.tables import Table
    from battlefield.files.battles.scripts import Script
    from battlefield.ui.battle.setup.setup_page import SetupPage

    Filing = Callable[[OpenedBattle], OpenedBattle] | None

_NEW = QT_TR_NOOP("The battle")
NOBODY: Mapping[str, str] = {}  # nobody is said to play any side: people at this screen do


def begin_first_battle(window: Shell, players: Mapping[str, str] = NOBODY) -> None:
    """Begin the battle to learn on, the same for everybody: its seed is the script's."""
    _begin_sample(window, asset(FIRST_BATTLE), FIRST_TITLE, None, players)


def begin_sample(window: Shell, path: Path) -> None:
    """Begin a sample battle from its start, with dice of its own each time."""
    _begin_sample(window, path, "", drawn_seed())


def begin(window: Shell, script: "Script", title: str = "", file: "Filing" = None) -> None:
    """Begin a battle with its journal, unless there is unsaved work that the user wants to keep.

    One that belongs to a campaign is filed there before it is shown.
    """

    def work() -> "OpenedBattle":
        from battlefield.app.battle.opening import begun

        opened = begun(script, window.files.journals, title)
        return opened if file is None else file(opened)

    if window.files.may_leave():
        window.files.begin_battle(work, title or script.name or tr(_NEW))


def play_again(window: Shell) -> None:
    """Begin the battle that is shown anew: the same sides on the same table, and new dice."""
    battle, title = window.battle, window.files.title
    if battle is None or not window.files.may_leave():
        return

    def work() -> "OpenedBattle":
        from battlefield.app.battle.opening import again

        return again(battle, drawn_seed(), window.files.journals, title)

    window.files.begin_battle(work, title or tr(_NEW))


def ask_generated(window: Shell) -> None:
    """Ask what a table shall be like that the program lays out."""
    from battlefield.ui.design.dialogs.generate_dialog import GenerateDialog

    GenerateDialog.ask(window)


def show_setup(window: Shell, roster: Path | None = None, given: "Given | None" = None) -> None:
    """Show the page that sets a battle up, perhaps with a roster for its first side, or in a campaign.

    What was there stays behind it.
    """
    from battlefield.ui.battle.setup.setup_page import SetupPage

    if window.setup is None:
        own = _open_table(window) if given is None else None
        window.setup = page = SetupPage(window.reader, window.settings, window.colours, own, given)
        page.left.connect(lambda: go_back(window))
        page.said.connect(window.say)
        page.wanted.connect(lambda script: begin(window, script, *_filing(page)))
        window.stack.addWidget(page)
    if roster is not None:
        window.setup.choose_roster(roster)
    window.stack.setCurrentWidget(window.setup)
    window.setup.take_keyboard()
    window.hint.setText(tr("Choose table and rosters, then begin with Ctrl+Enter; Esc goes back"))
    window.reading.clear()
    window.refresh()


def _filing(page: "SetupPage") -> "tuple[str, Filing]":
    """Return how the battle that a page has set up is called and filed, where that is in a campaign."""
    setup, given = page.setup, page.given
    if setup is None or given is None:
        return "", None
    from battlefield.app.campaigns.filing import Origin
    from battlefield.app.campaigns.giving import filed

    rosters = {side.name: side.path for side in setup.sides if side.path is not None}
    players = {side.name: player for side, player in zip(setup.sides, setup.players, strict=True)}
    origin = Origin(setup.table.name, setup.table.path, rosters, players)
    title = " against ".join(side.name for side in setup.sides)
    return title, partial(filed, folder=given.folder, origin=origin, when=now())


def now() -> str:
    """Return the time of day, as a campaign keeps it."""
    from battlefield.app.refereeing.time_of_day import dated, time

    return dated(time())


def _open_table(window: Shell) -> "Table | None":
    """Return the table that is shown, unless a battle is."""
    from battlefield.app.playing.setup.tables import open_table

    document = window.files.document
    if document is None or window.battle is not None:
        return None
    return open_table(document.scene, document.path, document.title)


def go_back(window: Shell) -> None:
    """Leave the page that sets a battle up for what was there before."""
    drop_setup(window)
    if window.roster is not None:
        window.stack.setCurrentWidget(window.roster)
        window.refresh()
        return
    if window.page is None:
        window.show_home()
        return
    window.stack.setCurrentWidget(window.page)
    window.page.view.setFocus()
    window.hint.clear()
    window.refresh()


def drop_setup(window: Shell) -> None:
    """Take the page that sets a battle up away, if it is there."""
    if window.setup is not None:
        window.setup.leave()
        window.stack.removeWidget(window.setup)
        leave(window.loading, window.setup)
        window.setup = None


def _begin_sample(
    window: Shell, path: Path, title: str, seed: int | None, players: Mapping[str, str] = NOBODY
) -> None:
    def work() -> "OpenedBattle":
        from battlefield.app.battle.opening import begun, titled
        from battlefield.files.battles.scripts import read_script

        script = replace(read_script(path), players=players)
        chosen = script if seed is None else replace(script, seed=seed, dice=())
        return begun(chosen, window.files.journals, title or script.name or titled(path))

    if window.files.may_leave():
        window.files.begin_battle(work, title or path.stem.replace("_", " ").capitalize())
