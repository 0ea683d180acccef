"""What leaves the program: a table exported as another kind of file, or printed true to scale."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from battlefield.app.desk.document import Document
from battlefield.files import SceneError
from battlefield.files.scene.on_disk import same_file
from battlefield.ui.shell.files import Files
from battlefield.ui.shell.save_dialog import file_name, file_to_write, with_ending
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets.settings import Settings

if TYPE_CHECKING:
    from battlefield.ui.board.backdrop import LaidPicture


class GivingOut:
    """Exports and prints what the window shows."""

    def __init__(self, window: Shell, files: Files, settings: Settings) -> None:
        self._window, self._files, self._settings = window, files, settings

    def ask_export(self) -> None:
        """Ask for a kind of file and write the table as that."""
        from battlefield.ui.pages.exporting import ExportDialog

        document = self._files.document
        if document is None:
            return
        laid = self._picture_under(document)
        dialog = ExportDialog(self._window, document.scene, self._window.colours, laid, document.title)
        if not dialog.exec():
            return
        start = Path(self._files.folder()) / f"{file_name(self._files.title)}{dialog.ending}"
        kinds = f"{dialog.kind.currentText()} (*{dialog.ending})"
        path = file_to_write(self._window, "Export", start, kinds, partial(with_ending, (dialog.ending,)))
        if path is None:
            return
        if same_file(path, self._files.path):
            sentence = f"{path.name} is the table itself, which an export would replace; choose another name"
            self._window.complain("Not exported", sentence)
            return
        try:
            dialog.write(path)
        except (SceneError, ValueError) as error:
            self._window.complain("Not exported", str(error))
            return
        self._window.say(f"Exported to {path}")

    def ask_print(self) -> None:
        """Print the table, or what belongs to it, true to scale."""
        from battlefield.ui.printing.dialog import PrintDialog

        document, page = self._files.document, self._window.page
        if document is None or page is None:
            return
        start = Path(self._files.folder()) / f"{file_name(self._files.title)}.pdf"
        chosen = tuple(page.table.selection)
        laid = self._picture_under(document)
        dialog = PrintDialog(self._window, self._settings, document.scene, chosen, start, laid)
        dialog.said.connect(self._window.say)
        dialog.exec()
        dialog.deleteLater()

    def _picture_under(self, document: Document) -> "LaidPicture":
        """Read the picture under the table anew: its file may have changed."""
        from battlefield.ui.board.backdrop import picture_under

        return picture_under(document.scene, document.path)
