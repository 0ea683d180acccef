"""A print on its way: page by page while the window lives on, told of and called off as one likes."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter

from battlefield.app.printing.pages import Plan
from battlefield.ui.printing.pdf import PdfPrint, draw_pages, lay_out
from battlefield.ui.widgets.painting import PaintingInSteps


class _Job(PaintingInSteps):
    def __init__(self, printer: QPrinter) -> None:
        self.printer = printer
        super().__init__(printer)

    def call_off(self) -> None:
        """Let nothing of it be printed."""
        self.printer.abort()
        super().call_off()


class PrintRun(QObject):
    """Draws one print at a time; `told` says how many pages are done, `ended` that all are.

    The `picture` lies under the table.
    """

    told = Signal(int)
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.picture: QImage | None = None
        self._steps: Iterator[int] | None = None
        self._finish: Callable[[], None] = lambda: None
        self._drop: Callable[[], None] = lambda: None
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._step)

    @property
    def is_busy(self) -> bool:
        """Whether pages are being drawn."""
        return self._steps is not None

    def write(self, plan: Plan, title: str, done: Callable[[bytes], None]) -> None:
        """Begin to draw a PDF; its bytes are handed over once all pages are there."""
        drawing = PdfPrint(plan, title, self.picture)
        self._begin(drawing.steps(), lambda: done(drawing.finished()), lambda: None)

    def send(self, plan: Plan, printer: QPrinter, done: Callable[[], None]) -> None:
        """Begin to print on a printer that was chosen."""
        lay_out(printer, plan)
        printer.setFullPage(True)
        job = _Job(printer)

        def finish() -> None:
            job.painter.end()
            done()

        steps = draw_pages(job.painter, printer, plan, printer.resolution(), self.picture)
        self._begin(steps, finish, job.call_off)

    def _begin(self, steps: Iterator[int], finish: Callable[[], None], drop: Callable[[], None]) -> None:
        self.cancel()
        self._steps, self._finish, self._drop = steps, finish, drop
        self._timer.start()

    def cancel(self) -> None:
        """Call off what is being drawn; no file is written."""
        self._timer.stop()
        if self._steps is not None:
            self._steps = None
            self._drop()
            self.ended.emit()

    def _step(self) -> None:
        if self._steps is None:
            return
        try:
            done = next(self._steps, None)
        except BaseException:
            self.cancel()  # else what there is by then would pass for the whole
            raise
        if done is not None:
            self.told.emit(done)
            return
        self._timer.stop()
        self._steps = None
        self._finish()
        self.ended.emit()
