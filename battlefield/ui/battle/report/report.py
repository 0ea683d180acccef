"""The battle report from the window: asks for a file, and writes it page by page while play goes on."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from battlefield.app.battle_report.report import BattleReport, report_of
from battlefield.app.desk.background import AtOnce, Background
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.ui.battle.report.report_pages import ENDINGS, Pages, pages_of
from battlefield.ui.shell.disk.save_dialog import file_to_write, with_ending
from battlefield.ui.widgets.owner import owner

KINDS = QT_TR_NOOP("PDF pages (*.pdf);;One HTML file (*.html)")


class Reporter(QObject):
    """Writes one report at a time; `told` says how far it is, `written` that the file is there."""

    told = Signal(str)
    written = Signal(Path)
    failed = Signal(str)

    def __init__(self, parent: QWidget, desk: BattleDesk, background: Background | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._background = background if background is not None else AtOnce()
        self._steps: Iterator[None] = iter(())
        self._pages: Pages | None = None
        self._path = Path()
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)

    @property
    def is_busy(self) -> bool:
        """Whether a report is being written."""
        return self._pages is not None

    def ask(self) -> None:
        """Ask for the file and write it; its ending says which kind."""
        start = self._desk.battle.path
        folder = start.parent if start is not None else Path.home()
        name = "".join(letter if letter.isalnum() else "-" for letter in self._desk.seen.title.lower())
        start = folder / f"{name}-report.pdf"
        complete = partial(with_ending, ENDINGS)
        path = file_to_write(owner(self, QWidget), tr("Write the battle report"), start, tr(KINDS), complete)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Begin to write a report; one that is being written is left."""
        self._path = path
        self._timer.stop()
        self._pages = None
        self.told.emit(tr("Writing the battle report …"))
        battle, title, unit = self._desk.battle, self._desk.seen.title, self._desk.table.unit
        course, see = battle.session.course.copy(), self._desk.seen.eyes.frozen()
        self._background.begin(
            lambda _: report_of(course, battle.book, title, unit, see), self._draw, lambda: None
        )

    def _draw(self, report: BattleReport) -> None:
        self._pages = pages_of(report, self._path.suffix.lower())
        self._steps = self._pages.steps()
        self._timer.start()

    def _step(self) -> None:
        """Draw one more step, or write the file."""
        pages = self._pages
        try:
            if pages is None or next(self._steps, pages) is None:
                return
        except BaseException:
            self._timer.stop()
            self._pages = None  # else what there is by then would pass for the whole
            raise
        self._timer.stop()
        self._background.begin(lambda _: _kept(self._path, pages), self._written, lambda: None)

    def _written(self, problem: str) -> None:
        self._pages = None
        if problem:
            self.failed.emit(problem)
            return
        self.told.emit(tr("The battle report is in {path}", path=self._path))
        self.written.emit(self._path)


def _kept(path: Path, pages: Pages) -> str:
    """Write a report whose pages are all drawn; give why that could not be done, or nothing."""
    try:
        write_bytes(path, pages.finished())
    except SceneError as error:
        return whole_fault(error)
    return ""
