"""What leaves the program: a table exported as another kind of file, or printed true to scale."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from battlefield.app.desk.document import Document
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import tr
from battlefield.files import SceneError
from battlefield.files.scene.on_disk import same_file
from battlefield.files.scene.piece_picture_files import with_piece_pictures_found
from battlefield.rules.scene.contents import Scene
from battlefield.ui.shell.disk.save_dialog import file_name, file_to_write, with_ending
from battlefield.ui.shell.files import Files
from battlefield.ui.shell.shell import Shell

if TYPE_CHECKING:
    from battlefield.ui.board.backdrop import LaidPicture


def ask_export(window: Shell, files: Files) -> None:
    """Ask for a kind of file and write the table as that."""
    from battlefield.ui.pages.exporting import ExportDialog

    document = files.document
    if document is None:
        return
    laid = _picture_under(document)
    dialog = ExportDialog(window, _scene_of(document), window.colours, laid, document.title)
    if not dialog.exec():
        return
    start = Path(files.folder()) / f"{file_name(files.title)}{dialog.ending}"
    kinds = f"{dialog.kind.currentText()} (*{dialog.ending})"
    path = file_to_write(window, tr("Export"), start, kinds, partial(with_ending, (dialog.ending,)))
    if path is None:
        return
    if same_file(path, files.path):
        sentence = tr(
            "{name} is the table itself, which an export would replace; choose another name", name=path.name
        )
        window.complain(tr("Not exported"), sentence)
        return
    try:
        dialog.write(path)
    except (SceneError, ValueError) as error:
        window.complain(tr("Not exported"), whole_fault(error))
        return
    window.say(tr("Exported to {path}", path=path))


def ask_print(window: Shell, files: Files) -> None:
    """Print the table, or what belongs to it, true to scale."""
    from battlefield.ui.printing.dialog import PrintDialog

    document, page = files.document, window.page
    if document is None or page is None:
        return
    start = Path(files.folder()) / f"{file_name(files.title)}.pdf"
    chosen = tuple(page.table.selection)
    laid = _picture_under(document)
    dialog = PrintDialog(window, window.settings, _scene_of(document), chosen, start, laid)
    dialog.said.connect(window.say)
    dialog.exec()
    dialog.deleteLater()


def _scene_of(document: Document) -> Scene:
    """Return what is given out: pictures on pieces are named so that they are found."""
    return with_piece_pictures_found(document.scene, document.path)


def _picture_under(document: Document) -> "LaidPicture":
    """Read the picture under the table anew: its file may have changed."""
    from battlefield.ui.board.backdrop import picture_under

    return picture_under(document.scene, document.path)
