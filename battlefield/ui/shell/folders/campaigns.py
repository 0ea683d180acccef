"""Campaigns in the window: shown, made, filled, and battles begun, opened and looked at again from them."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError
from battlefield.files.scene.kinds import said_kind
from battlefield.files.scene.pictures import is_photograph
from battlefield.ui.battle.setup.seed import drawn_seed
from battlefield.ui.shell import rosters
from battlefield.ui.shell.beginning import drop_setup, now, show_setup
from battlefield.ui.shell.home import CardFacts
from battlefield.ui.shell.shell import Shell, ShellPart
from battlefield.ui.widgets import chosen

if TYPE_CHECKING:
    from battlefield.app.battle.opening import OpenedBattle
    from battlefield.app.campaigns.folder import Contents
    from battlefield.files.campaigns.campaign_file import Filed
    from battlefield.ui.campaigns.dialog import CampaignDialog
    from battlefield.ui.campaigns.entries import Entry

_KEY = "campaign"  # of the settings: the folder that was shown last
_OWN = "campaign.json"
MOST = 4  # battles on the start page
FILES = QT_TR_NOOP("Tables, rosters and battles (*.json);;All files (*)")


def opened_beside(window: Shell, path: Path) -> bool:
    """Open what is no table and no battle: a photograph, a roster, a campaign; False for all others."""
    if path.is_dir() or said_kind(path) == "campaign":
        window.campaigns.show(path if path.is_dir() else path.parent)
    elif is_photograph(path):
        window.files.rule(path)
    elif rosters.is_roster(path):
        rosters.open_roster(window, path)
    else:
        return False
    return True


class Campaigns(ShellPart):
    """Shows the campaign that was shown last; what is begun from it is filed in it."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self.dialog: CampaignDialog | None = None
        self._saved: object = None  # the battle that was saved because it is over

    @property
    def folder(self) -> Path | None:
        """The folder of the campaign that was shown last, as long as it is there."""
        name = self._window.settings.text(_KEY, "")
        folder = Path(name) if name else None
        return folder if folder is not None and (folder / _OWN).is_file() else None

    def show(self, folder: Path | None = None) -> None:
        """Show a campaign, that of a folder or the last one."""
        from battlefield.ui.campaigns.dialog import CampaignDialog

        window = self._window
        if self.dialog is None:
            self.dialog = dialog = CampaignDialog(window, window.reader, window.colours)
            dialog.wanted.connect(self._do)
            dialog.asked.connect(self._ask)
            dialog.finished.connect(self._gone)
            dialog.show()
        self.dialog.activateWindow()
        folder = folder or self.folder
        if folder is not None:
            self._show_folder(folder)

    def _show_folder(self, folder: Path) -> None:
        assert self.dialog is not None
        if (folder / _OWN).is_file():
            self._window.settings.keep(_KEY, str(folder.resolve()))
        self.dialog.show_folder(folder)

    def _gone(self) -> None:
        was_left, self.dialog = self.dialog is not None, None
        if was_left and self._window.page is None and self._window.setup is None:
            self._window.cards.show()

    def _close(self) -> None:
        """Put the dialog away for what is shown next."""
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.close()

    # what is asked of the dialog

    def _ask(self, what: str) -> None:
        dialog = self.dialog
        if dialog is None:
            return
        if what == "battle" and dialog.contents is not None:
            self._begin(dialog.contents)
        elif what == "add":
            start = self._window.files.folder()
            names, _ = QFileDialog.getOpenFileNames(dialog, tr("Add to the campaign"), start, tr(FILES))
            dialog.add_files([Path(name) for name in names])
        elif what in ("new", "other"):
            self._ask_folder(what == "new")

    def _ask_folder(self, is_new: bool) -> None:
        from battlefield.app.campaigns.filing import new_campaign

        assert self.dialog is not None
        title = tr("Choose a folder for the campaign") if is_new else tr("Open a campaign")
        start = str(self.folder.parent) if self.folder is not None else self._window.files.folder()
        name = QFileDialog.getExistingDirectory(self.dialog, title, start)
        if not name:
            return
        try:
            if is_new:
                new_campaign(Path(name), "")
        except SceneError as error:
            self.dialog.complain(whole_fault(error))
        else:
            self._show_folder(Path(name))

    def _do(self, what: str, entry: "Entry") -> None:
        contents = self.dialog.contents if self.dialog is not None else None
        if contents is None:
            return
        path = contents.folder / entry.file
        if what == "battle":
            is_table = entry.kind == "scene"
            self._begin(contents, entry.file * is_table, entry.file * (not is_table))
        elif what == "again":
            self._play_again(contents, entry)
        elif what == "replay":
            self.open(path, self._look_at_the_beginning)
        elif entry.kind == "roster":
            self._close()
            rosters.open_roster(self._window, path)
        else:
            self.open(path)

    def open(self, path: Path, then: Callable[[], object] | None = None) -> None:
        """Open a table or a battle, unless there is unsaved work that the user wants to keep."""
        if self._window.files.may_leave():
            self._close()
            self._window.files.open(path, then=then)

    def _look_at_the_beginning(self) -> None:
        from battlefield.ui.battle.page import BattlePage

        page = self._window.page
        if isinstance(page, BattlePage):
            page.result.put_away()
            page.desk.look_back(0)

    def _begin(self, contents: "Contents", table: str = "", roster: str = "") -> None:
        from battlefield.app.campaigns.giving import given_by

        self._close()
        drop_setup(self._window)
        show_setup(self._window, given=given_by(contents, table, roster))

    def _play_again(self, contents: "Contents", entry: "Entry") -> None:
        window = self._window
        battle = _filed(contents, entry)
        if not window.files.may_leave():
            return
        self._close()
        seed, when, journals = drawn_seed(), now(), window.files.journals

        def work() -> "OpenedBattle":
            from battlefield.app.campaigns.giving import again_in

            return again_in(contents, battle, seed, journals, when)

        window.files.begin_battle(work, battle.title)

    # what goes on while a battle is played

    def follow(self) -> None:
        """Save a battle of the campaign once it is over: its result is history."""
        window, folder = self._window, self.folder
        battle, path = window.battle, window.files.path
        if battle is None or path is None or folder is None or not battle.state.result:
            self._saved = None
        elif battle.is_modified and self._saved is not battle and path.is_relative_to(folder):
            self._saved = battle
            window.run("save")

    # the start page

    def look(self, then: "Callable[[Contents], None]") -> None:
        """Look at the campaign in the background, if there is one, for the start page."""
        folder = self.folder

        def done(contents: "Contents") -> None:
            if self.folder == folder:  # it may be gone by now, or another
                then(contents)

        if folder is not None:
            self._window.reader.ask(partial(_looked, folder), done, lambda _error: None)

    def cards_of(self, contents: "Contents") -> list[CardFacts]:
        """Return cards of a campaign: itself, and its latest battles with their pictures."""
        counts = (
            tr("{n} battles", "", len(contents.battles), one="{n} battle"),
            tr("{n} tables", "", len(contents.tables), one="{n} table"),
            tr("{n} rosters", "", len(contents.rosters), one="{n} roster"),
        )
        about = contents.campaign.description
        words = f"{', '.join(counts)}. {about}".strip()
        own = CardFacts(contents.campaign.name, words, lambda: self.show(contents.folder))
        battles = [each.filed for each in reversed(contents.battles) if not each.trouble]
        return [own, *(self._card(contents, each) for each in battles[:MOST])]

    def _card(self, contents: "Contents", battle: "Filed") -> CardFacts:
        from battlefield.app.campaigns.telling import battle_line

        path = contents.folder / battle.file
        return CardFacts(
            battle.title,
            in_unit(battle_line(battle), chosen.unit(self._window.settings)),
            lambda: self.open(path),
            path,
        )


def _looked(folder: Path) -> "Contents":
    from battlefield.app.campaigns.folder import look

    return look(folder)


def _filed(contents: "Contents", entry: "Entry") -> "Filed":
    return next(each.filed for each in contents.battles if each.filed.file == entry.file)
