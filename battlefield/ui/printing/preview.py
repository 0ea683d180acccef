"""What a page will look like: the sheet on the desk, as large as there is room for it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from battlefield.app.printing.pages import Page, Plan
from battlefield.ui.printing.page_painter import PagePainter
from battlefield.ui.widgets.painting import painting

_ROOM = 14  # pixels around the sheet


class PagePreview(QWidget):
    """Shows one page of a plan, or says why there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(320, 240)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._painter: PagePainter | None = None
        self._number = 0
        self._is_left_out = False
        self._drawn: tuple[object, QPixmap] | None = None
        self.words = ""

    def sizeHint(self) -> QSize:
        """Ask for as much as a page in the hand."""
        return QSize(560, 620)

    def show_plan(self, plan: Plan | None, picture: QImage | None = None) -> None:
        """Show the first page of a plan, or none; a picture lies under its table."""
        self._painter = PagePainter(plan, picture) if plan is not None and plan.pages else None
        self._number = 1 if self._painter is not None else 0
        self._drawn = None
        self.update()

    def say(self, words: str) -> None:
        """Say why there is no page, where one would be."""
        self.words = words
        self.update()

    def show_page(self, number: int, is_left_out: bool) -> None:
        """Show the so-manieth page, paler where it will not be printed."""
        self._number, self._is_left_out = number, is_left_out
        self.update()

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        if self._painter is None or not 1 <= self._number <= len(self._painter.plan.pages):
            return None
        return self._painter.plan.pages[self._number - 1]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sheet with its shadow."""
        page = self.page
        if page is None or self._painter is None:
            self._paint_words()
            return
        plan = self._painter.plan
        with painting(self) as painter:
            scale = min((self.width() - 2 * _ROOM) / plan.width, (self.height() - 2 * _ROOM) / plan.height)
            size = QRectF(0, 0, plan.width * scale, plan.height * scale)
            size.moveCenter(QPointF(self.rect().center()))
            painter.fillRect(size.translated(3, 4), QColor(0, 0, 0, 60))
            painter.drawPixmap(size.topLeft(), self._picture(page, size, scale))
            if self._is_left_out:
                painter.fillRect(size, QColor(128, 128, 128, 170))

    def _paint_words(self) -> None:
        with painting(self) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            room = self.rect().adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words)

    def _picture(self, page: Page, size: QRectF, scale: float) -> QPixmap:
        """Draw the page, unless it is drawn already."""
        assert self._painter is not None
        ratio = self.devicePixelRatioF()
        key = (self._painter, page.name, size.width(), size.height(), ratio)
        if self._drawn is None or self._drawn[0] != key:
            picture = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.white)
            with painting(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.scale(scale, scale)
                self._painter.draw(painter, page, self._number)
            self._drawn = (key, picture)
        return self._drawn[1]
