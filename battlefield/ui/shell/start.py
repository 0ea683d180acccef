"""Starting the program: the application, its window, and what happens when something goes wrong."""

import faulthandler
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTimer, QTranslator
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from battlefield.app.wording import translation
from battlefield.app.wording.translation import tr
from battlefield.resources import translations
from battlefield.ui.printing.picture import Drawn, PictureError, png, write_picture
from battlefield.ui.widgets import chosen, places
from battlefield.ui.widgets.palette import DARK, LIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from battlefield.app.battle_report.report import BattleReport
    from battlefield.app.checks.fairness import Fairness
    from battlefield.app.measure.quick.ruling import QuickRuling
    from battlefield.app.printing.pages import Plan
    from battlefield.app.printing.paper import PaperName
    from battlefield.app.printing.wish import Shown
    from battlefield.app.refereeing.evidence import Evidence
    from battlefield.files.imports.reading.png import Pixels
    from battlefield.rules.scene.contents import Scene

_SOON, _ROUNDS = 20, 100  # milliseconds between looks at whether a window stands, and how many
__all__ = [
    "PictureError",
    "application",
    "bare_picture",
    "fairness_report",
    "main",
    "print_pages",
    "quick_plan",
    "render",
    "report",
    "roster_cards",
    "text_page",
    "verdict_card",
]

_log = logging.getLogger("battlefield")


def application() -> QApplication:
    """Return the application, made on first use with the style that every system shows alike."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")  # waking threads takes longer than a small fill
        app = QApplication(sys.argv[:1])
    places.name_program()
    app.setApplicationDisplayName("Battlefield")
    app.setDesktopFileName("battlefield")
    app.setStyle("Fusion")
    QPixmapCache.setCacheLimit(256 * 1024)  # kilobytes: the painted pieces of a large table at 200 %
    return app


def main(scene: str | None = None) -> int:
    """Show the window, with a scene if one is named, until it is closed."""
    app = application()
    from battlefield.files.scene.pictures import is_photograph
    from battlefield.ui.shell.window import MainWindow
    from battlefield.ui.widgets.settings import Settings

    trouble = _keep_log()
    settings = Settings()
    speak(chosen.language(settings))
    window = MainWindow(settings)
    _catch_mistakes(window)
    window.show()
    if trouble:
        window.complain(tr("Nothing can be kept"), trouble)
    if scene is not None:
        path = Path(scene).absolute()  # as a journal names it, wherever the next start is
        if is_photograph(path):
            once_placed(window, lambda: window.open_path(path))
        else:
            window.open_path(path)
    QTimer.singleShot(0, lambda: window.reader.warm_up(window.loading.begin))
    return app.exec()


class _QtsOwn(QTranslator):
    """What Qt says itself, such as Cancel; keys keep the names that our sentences call them by."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str | None:
        """Return the words for a text of Qt's, or None."""
        return None if context == "QShortcut" else super().translate(context, text, comment, n)


def speak(code: str) -> None:
    """Let the window's words be in a language from now on; what is shown already stays as it is."""
    translation.speak(None)
    app = QCoreApplication.instance()
    for before in app.findChildren(QTranslator) if app is not None else ():
        QCoreApplication.removeTranslator(before)
        before.deleteLater()
    if code == chosen.ENGLISH:
        return
    ours, qts = QTranslator(app), _QtsOwn(app)
    if not ours.load(str(translations()[code])):
        return
    translation.speak(lambda text, comment, n: ours.translate("", text, comment, n) or "")
    if qts.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        QCoreApplication.installTranslator(qts)


def once_placed(window: QWidget, then: Callable[[], None], rounds: int = _ROUNDS) -> None:
    """Do something once a window stands on its screen: dialogs come to lie over it only from then on."""
    handle = window.windowHandle()
    if rounds == 0 or (handle is not None and handle.isExposed()):
        then()
    else:
        QTimer.singleShot(_SOON, lambda: once_placed(window, then, rounds - 1))


def _keep_log() -> str:
    """Write mistakes to a file from now on; give the sentence why that cannot be."""
    folder, trouble = places.state_folder(), ""
    logging.raiseExceptions = False  # a full disk loses a line of the log, and nothing is said on the screen
    handler: logging.Handler = logging.NullHandler()
    try:
        handler = logging.FileHandler(folder / "battlefield.log")
    except OSError as error:
        trouble = tr(
            "{folder} cannot be written ({reason}). You can work and save your files, but a crash "
            "would lose what is not saved: free the folder and start again.",
            folder=folder,
            reason=error.strerror or error,
        )
    logging.basicConfig(
        handlers=[handler], level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s"
    )
    if sys.stderr is not None:
        faulthandler.enable()
    return trouble


def _catch_mistakes(window: "object") -> None:
    """Let a mistake of ours be logged and told in one sentence; the table stays usable."""
    from battlefield.ui.shell.window import MainWindow

    assert isinstance(window, MainWindow)

    def told(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _log.error("mistake", exc_info=(kind, error, trace))
        if not issubclass(kind, KeyboardInterrupt):
            where = places.state_folder() / "battlefield.log"
            window.complain(
                tr("Something went wrong"),
                tr(
                    "The program made a mistake ({kind}: {error}). Your table is kept; undo still works. "
                    "The details are in {file}.",
                    kind=kind.__name__,
                    error=error,
                    file=where,
                ),
            )

    sys.excepthook = told


def render(
    scene_path: str, out_path: str, dark: bool, pixels_per_inch: float, shown: "Shown", margin: float = 0.0
) -> str:
    """Draw a scene into a file without a window; SceneError and PictureError say what is wrong.

    Gives a sentence where the picture under the table had to be left out.
    """
    from battlefield.files import read_scene

    scene, picture, fault = _drawn(read_scene(scene_path), Path(scene_path), shown)
    drawn = Drawn(pixels_per_inch, shown, margin)
    write_picture(Path(out_path), scene, DARK if dark else LIGHT, drawn, picture)
    return fault


def bare_picture(scene: "Scene", path: Path, pixels_per_inch: int, shown: "Shown") -> tuple[bytes, str]:
    """Draw a file's table without its frame as the bytes of a PNG file; PictureError where it is too large.

    Gives a sentence too where the picture under the table had to be left out.
    """
    scene, picture, fault = _drawn(scene, path, shown)
    return png(scene, LIGHT, Drawn(pixels_per_inch, shown), picture), fault


def _drawn(scene: "Scene", path: Path, shown: "Shown") -> "tuple[Scene, QImage | None, str]":
    """Return what is drawn of a file's table: its parts, the picture under it, or why there is none."""
    from battlefield.app.printing.extents import without_hidden
    from battlefield.files.scene.piece_picture_files import with_piece_pictures_found
    from battlefield.ui.board.backdrop import picture_under

    if QGuiApplication.instance() is None:
        application()
    scene = with_piece_pictures_found(scene if shown.hidden else without_hidden(scene), path)
    if not shown.picture or scene.backdrop is None:
        return scene, None, ""
    laid = picture_under(scene, path)
    return scene, laid.image, laid.words


def pixels_of(data: bytes) -> "Pixels | None":
    """Read the pixels of a picture that is no PNG; None where it is damaged."""
    from battlefield.ui.widgets.picture_pixels import read_pixels

    return read_pixels(data)


def print_pages(plan: "Plan", out: Path, title: str, scene: Path) -> str:
    """Write pages true to scale of a scene's file into a PDF file; SceneError if it cannot be.

    Gives a sentence where the picture under the table had to be left out.
    """
    from battlefield.app.printing.pages import Table
    from battlefield.files.scene.whole_files import write_bytes
    from battlefield.ui.printing.pdf import pdf_bytes

    table = next((page.window.of for page in plan.pages if page.window is not None), None)
    picture, fault = None, ""
    if isinstance(table, Table):
        _, picture, fault = _drawn(table.scene, scene, table.shown)
    elif QGuiApplication.instance() is None:
        application()
    write_bytes(out, pdf_bytes(plan, title, picture))
    return fault


def quick_plan(ruling: "QuickRuling", out: Path, dark: bool) -> None:
    """Draw the plan of a quick ruling into a PNG file without a window; SceneError if it cannot be."""
    from battlefield.files.scene.whole_files import write_bytes
    from battlefield.ui.measure.quick_picture import quick_png

    if QGuiApplication.instance() is None:
        application()
    write_bytes(out, quick_png(ruling, DARK if dark else LIGHT))


def report(told: "BattleReport", out: Path) -> None:
    """Write a battle's report without a window, as PDF or HTML by its ending; SceneError if it cannot be."""
    from battlefield.files.scene.whole_files import write_bytes
    from battlefield.ui.battle.report.report_pages import drawn, pages_of

    if QGuiApplication.instance() is None:
        application()
    write_bytes(out, drawn(pages_of(told, out.suffix.lower())))


def fairness_report(found: "Fairness", scene: "Scene", out: Path) -> None:
    """Write a report of fairness without a window, as PDF or HTML; SceneError if it cannot be."""
    from battlefield.ui.design.fairness.fairness_pages import write_fairness

    if QGuiApplication.instance() is None:
        application()
    write_fairness(out, found, scene)


def verdict_card(evidence: "Evidence", out: Path, scene: Path) -> str:
    """Write a verdict card without a window, as PDF, PNG or HTML; SceneError if it cannot be.

    Gives a sentence where the photograph under the table had to be left out.
    """
    from battlefield.app.printing.wish import Shown
    from battlefield.files import read_scene
    from battlefield.files.scene.whole_files import write_bytes
    from battlefield.ui.refereeing.card_files import Card, card_bytes

    _, photograph, fault = _drawn(read_scene(scene), scene, Shown())
    write_bytes(out, card_bytes(Card(evidence, photograph), out.suffix.lower()))
    return fault


def text_page(html: str, title: str, out: Path, paper: "PaperName") -> None:
    """Write a text on one sheet without a window, as PDF or SVG; SceneError if it cannot be."""
    from battlefield.files.scene.whole_files import write_bytes
    from battlefield.ui.printing.text_page import page_file

    if QGuiApplication.instance() is None:
        application()
    write_bytes(out, page_file(html, title, out.suffix.lower(), paper))


def roster_cards(cards: Sequence[str], style: str, title: str, out: Path, columns: int) -> tuple[int, float]:
    """Write cards of a roster into a PDF file; give how many pages they take, in which lettering."""
    from battlefield.files.scene.whole_files import write_bytes
    from battlefield.ui.printing.roster_sheet import laid_out, sheets_pdf

    if QGuiApplication.instance() is None:
        application()
    sheets = laid_out(cards, style, "a4", columns)
    write_bytes(out, sheets_pdf(sheets, title, "a4"))
    return sheets.pages, sheets.points
