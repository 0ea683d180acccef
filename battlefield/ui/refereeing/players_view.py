"""The view for players: a window that shows the spot large and the verdict in words, nothing else."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from battlefield.app.desk.background import Task, is_same
from battlefield.app.refereeing.card_html import signed_verdict
from battlefield.app.refereeing.spot import spot_of
from battlefield.app.refereeing.subjects import Subject
from battlefield.app.refereeing.told import Told, Tone
from battlefield.ui.refereeing.asking import Asked
from battlefield.ui.refereeing.card_files import Card
from battlefield.ui.refereeing.spot_picture import draw_photograph, draw_plan
from battlefield.ui.widgets.palette import DARK, LIGHT, Colours

EMPTY = (
    "No verdict yet",
    "Lay the tape between two bases (T), look from one to the other (S) or place a template (1 to 6)",
)
KEYS = "F11 fills the screen · Esc leaves"
_REST = 120  # milliseconds after a change until the verdict is asked for
_BRIGHT: dict[Tone, str] = {"yes": "#7CF0B5", "no": "#FFB38A", "open": "#FFE08A", "plain": "#FFFFFF"}
_DEEP: dict[Tone, str] = {"yes": "#00573F", "no": "#8A2B00", "open": "#5A3F00", "plain": "#000000"}
_WORDS = 0.27  # share of the height that words have


class PlayersView(QWidget):
    """Follows what is measured; `closed` tells that it is not seen any more."""

    closed = Signal()

    def __init__(self, parent: QWidget, colours: Colours) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle("View for players – Battlefield")
        self.setMinimumSize(QSize(480, 360))
        self.resize(960, 720)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.colours = colours
        self.card: Card | None = None
        self.fault = ""
        self._wanted: tuple[Asked, Subject] | None = None
        self._key: tuple[object, ...] | None = None
        self._task: Task | None = None
        self._picture: tuple[tuple[object, ...], QPixmap] | None = None
        self._later = QTimer(self, singleShot=True, interval=_REST)
        self._later.timeout.connect(self._work_out)

    def ask(self, asked: Asked, subject: Subject) -> None:
        """Show a verdict once it is worked out; till then the one before stays."""
        key = (asked.scene, asked.unit, subject.question, subject.about)
        if self._key is not None and is_same(self._key, key):
            return
        self._key, self._wanted = key, (asked, subject)
        self._later.start()

    def show_nothing(self) -> None:
        """Say what to do for a verdict to be shown."""
        self._call_off()
        self._key = self._wanted = None
        self._show(None)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = colours
        self.update()

    def _work_out(self) -> None:
        if self._wanted is None:
            return
        self._call_off()
        asked, subject = self._wanted
        self._task = asked.work_out(subject, "", self._show, lambda why: self._show(None, why))

    def _call_off(self) -> None:
        self._later.stop()
        if self._task is not None:
            self._task.cancel()

    def _show(self, card: Card | None, fault: str = "") -> None:
        self.card, self.fault = card, fault
        words = signed_verdict(card.told) if card is not None else fault or EMPTY[0]
        self.setAccessibleName(words)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fill the screen, or leave it."""
        if event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: object) -> None:
        """Fill the screen, or leave it."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for nothing any more."""
        self._call_off()
        self._key = self._wanted = None
        event.accept()
        QTimer.singleShot(0, self.closed.emit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the spot above and the verdict below, or what to do."""
        painter, is_dark = QPainter(self), self.colours.name == DARK.name
        painter.fillRect(self.rect(), QColor("#000000" if is_dark else "#FFFFFF"))
        tones = _BRIGHT if is_dark else _DEEP
        whole, edge = QRectF(self.rect()), 0.02 * self.height()
        wide, high = whole.width() - 2.0 * edge, _WORDS * whole.height()
        words = QRectF(edge, whole.height() - high, wide, high - edge)
        if self.card is None:
            self._paint_empty(painter, whole.adjusted(4 * edge, 4 * edge, -4 * edge, -4 * edge), tones)
            return
        spot = QRectF(edge, edge, wide, words.top() - 2.0 * edge)
        painter.drawPixmap(spot.topLeft(), self._drawn(spot, self.card))
        self._paint_words(painter, words, self.card.told, tones)

    def _drawn(self, room: QRectF, card: Card) -> QPixmap:
        """Draw the spot, unless it is the one that was drawn last."""
        ratio = self.devicePixelRatioF()
        key = (id(card), room.width(), room.height(), ratio, self.colours.name)
        if self._picture is None or self._picture[0] != key:
            enlarged = max(1.0, room.height() / 420.0)  # so that lines and figures are seen from afar
            picture = QPixmap((room.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio * enlarged)
            picture.fill(QColor(self.colours.window))
            painter = QPainter(picture)
            self._draw(painter, QRectF(0.0, 0.0, room.width() / enlarged, room.height() / enlarged), card)
            painter.end()
            picture.setDevicePixelRatio(ratio)
            self._picture = (key, picture)
        return self._picture[1]

    def _draw(self, painter: QPainter, target: QRectF, card: Card) -> None:
        scene, spot = card.evidence.scene, spot_of(card.evidence, card.unit)
        colours = DARK if self.colours.name == DARK.name else LIGHT
        if card.photograph is not None:
            draw_photograph(painter, target, scene, card.photograph, spot, colours)
        else:
            draw_plan(painter, target, scene, spot, colours)

    def _paint_words(self, painter: QPainter, room: QRectF, told: Told, tones: dict[Tone, str]) -> None:
        """Paint the verdict as large as it fits, and below it how sure it is."""
        upper = QRectF(room.left(), room.top(), room.width(), 0.56 * room.height())
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom())
        sure = " · ".join(each for each in (told.sure[:1].upper() + told.sure[1:], told.value) if each)
        _paint(painter, upper, signed_verdict(told), tones[told.tone], 0.8 * upper.height(), True)
        _paint(painter, lower, sure, tones["plain"], 0.55 * lower.height(), False)

    def _paint_empty(self, painter: QPainter, room: QRectF, tones: dict[Tone, str]) -> None:
        head, what = (self.fault, "") if self.fault else EMPTY
        third, ink = room.height() / 3.0, tones["plain"]
        above = QRectF(room.left(), room.top(), room.width(), third * 1.4)
        _paint(painter, above, head, ink, 0.1 * room.height(), True)
        for number, line in enumerate((what, KEYS)):
            below = QRectF(room.left(), room.top() + (1.4 + 0.5 * number) * third, room.width(), 0.5 * third)
            _paint(painter, below, line, ink, 0.045 * room.height(), False)


def _paint(painter: QPainter, room: QRectF, words: str, colour: str, height: float, is_bold: bool) -> None:
    """Write a line as large as a height allows, smaller where it would be wider than its room."""
    font = QFont(painter.font())
    font.setWeight(QFont.Weight.DemiBold if is_bold else QFont.Weight.Normal)
    font.setPixelSize(max(8, round(height)))
    wide = QFontMetricsF(font).horizontalAdvance(words)
    font.setPixelSize(max(8, int(height * min(1.0, room.width() / max(wide, 1.0)))))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)
