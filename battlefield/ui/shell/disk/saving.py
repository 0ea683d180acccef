"""Saving what is shown, a table or a battle, to its file or to another."""

from pathlib import Path
from typing import TYPE_CHECKING

from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError
from battlefield.files.scene.on_disk import ChangedError, digest_on_disk, same_file
from battlefield.ui.shell.disk.on_disk import FileOnDisk
from battlefield.ui.shell.disk.save_dialog import as_json, file_name, file_to_write
from battlefield.ui.shell.disk.writing import write_shown
from battlefield.ui.shell.shell import Shell, ShellPart

if TYPE_CHECKING:
    from battlefield.app.battle.fighting import Battle
    from battlefield.app.desk.document import Document

SCENES = QT_TR_NOOP("Tables (*.json);;All files (*)")
BATTLES = QT_TR_NOOP("Battles (*.json);;All files (*)")


class Saving(ShellPart):
    """Writes what is shown, and looks after its file while others may change it."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self.on_disk = FileOnDisk(window)

    @property
    def _shown(self) -> "Battle | Document | None":
        return self._window.battle or self._window.files.document

    def save(self) -> bool:
        """Write what is shown to its file, or ask for one; False where nothing was written."""
        shown = self._shown
        if shown is None:
            return False
        return self.ask_save_as() if shown.path is None else self.write(shown.path, shown.disk)

    def save_soon(self) -> bool:
        """Save as `save` does, a battle that has a file while the game goes on."""
        battle = self._window.battle
        if battle is None or battle.path is None:
            return self.save()
        path = battle.path
        write, end = battle.saving(path, battle.disk)

        def done(disk: str) -> None:
            end(disk)
            self._tell_saved(path)

        def failed(error: SceneError) -> None:
            if isinstance(error, ChangedError) and battle is self._window.battle:
                self.on_disk.ask(path, error.now)
            else:
                self._window.complain(tr("Not saved"), whole_fault(error))

        self._window.reader.ask(write, done, failed)
        return True

    def ask_save_as(self) -> bool:
        """Ask where to write what is shown."""
        files, shown = self._window.files, self._shown
        if shown is None:
            return False
        start = shown.path or Path(files.folder()) / f"{file_name(files.title)}.json"
        is_battle = self._window.battle is not None
        title = tr("Save the battle") if is_battle else tr("Save the table")
        kinds = tr(BATTLES) if is_battle else tr(SCENES)
        path = file_to_write(self._window, title, start, kinds, as_json)
        if path is None:
            return False
        return self.write(path, shown.disk if same_file(path, shown.path) else digest_on_disk(path))

    def write(self, path: Path, over: str) -> bool:
        """Write what is shown to a file that holds what a digest tells; False where nothing was written.

        Where another program has changed it, the user is asked.
        """
        try:
            write_shown(self._window, path, over)
        except ChangedError as error:
            return self.on_disk.ask(path, error.now)
        except SceneError as error:
            self._window.complain(tr("Not saved"), whole_fault(error))
            return False
        self._tell_saved(path)
        return True

    def _tell_saved(self, path: Path) -> None:
        self._window.settings.remember(path)
        self._window.say(tr("Saved as {path}", path=path))
        self._window.refresh()
