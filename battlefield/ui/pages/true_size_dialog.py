"""How large a screen truly is: a card or a ruler is held to it, and a picture of it made as large."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QRadioButton, QSlider, QVBoxLayout, QWidget

from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.geometry.kernel.units import inches
from battlefield.ui.board.rulers import mark_words
from battlefield.ui.pages.true_size import LEAST, MOST, guessed_inch, keep_real_inch
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel
from battlefield.ui.widgets.settings import Settings

CARD = inches(85.60), inches(53.98)  # of bank cards, identity cards, driving licences: ISO/IEC 7810 ID-1
_CORNER = inches(3.18)
_FINE = 10  # steps of the slider to a pixel
_EDGE = 14
_CARD_WORDS = QT_TR_NOOP(
    "Hold a bank card to the screen, its left edge to the picture's. Move the slider until both are as wide."
)
_RULER_WORDS = QT_TR_NOOP(
    "Hold a ruler to the screen, its 0 to the left end. Move the slider until their marks meet."
)


class Held(QWidget):
    """A picture of a card or of a ruler, as large as they are if an inch takes so many pixels."""

    def __init__(self, colours: Colours, unit: LengthUnit) -> None:
        super().__init__()
        self._colours, self._is_metric = colours, unit == "centimetres"
        self.pixels, self.is_card = 96.0, True
        self.setAccessibleName(tr("The card or ruler"))

    def sizeHint(self) -> QSize:
        """Return the room that a card takes on most screens."""
        return QSize(620, 300)

    @property
    def length(self) -> float:
        """The inches that are compared: a card's width, or all of the ruler."""
        return CARD[0] if self.is_card else inches(100.0) if self._is_metric else 4.0

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it from the left edge on."""
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(self._colours.text), 1))
            if self.is_card:
                high, corner = CARD[1] * self.pixels, _CORNER * self.pixels
                painter.setBrush(QColor(self._colours.panel))
                painter.drawRoundedRect(QRectF(_EDGE, _EDGE, self.length * self.pixels, high), corner, corner)
            else:
                self._paint_ruler(painter)

    def _paint_ruler(self, painter: QPainter) -> None:
        whole, parts = (inches(10.0), 10) if self._is_metric else (1.0, 8)
        end = round(self.length / whole)
        painter.drawLine(QPointF(_EDGE, _EDGE), QPointF(_EDGE + self.length * self.pixels, _EDGE))
        for mark in range(end * parts + 1):
            x = _EDGE + mark / parts * whole * self.pixels
            high = 28.0 if mark % parts == 0 else 18.0 if 2 * mark % parts == 0 else 11.0
            painter.drawLine(QPointF(x, _EDGE), QPointF(x, _EDGE + high))
            if mark % parts == 0:
                place = QRectF(x - 20.0, _EDGE + 32.0, 40.0, 20.0)
                painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, mark_words(mark / parts, "inches"))


class TrueSizeDialog(FittedDialog):
    """Asks how large a real inch is on this screen; `measured` once that is kept."""

    measured = Signal()

    def __init__(self, parent: QWidget, settings: Settings, colours: Colours, unit: LengthUnit) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("True size on this screen"))
        self._settings = settings
        self.held = Held(colours, unit)
        self.card, self.ruler = QRadioButton(tr("Bank card")), QRadioButton(tr("Ruler"))
        self.words = PlainLabel(wraps=True)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Pixels to a real inch"))
        self.slider.setRange(round(LEAST * _FINE), round(MOST * _FINE))
        self.slider.setPageStep(_FINE)
        self.slider.setToolTip(
            tr("Left and Right by a tenth of a pixel, Page up and Page down by a whole one")
        )
        self.told = PlainLabel(name="quiet")
        self._lay_out()
        self.slider.valueChanged.connect(self._show)
        self.card.toggled.connect(self._show)
        self.card.setChecked(True)
        self.slider.setValue(round(guessed_inch(settings, parent) * _FINE))
        self._show()
        self.slider.setFocus()

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(10)
        choice = QHBoxLayout()
        for button in (self.card, self.ruler):
            choice.addWidget(button)
        choice.addStretch()
        whole.addLayout(choice)
        for widget in (self.words, self.held, self.slider, self.told):
            whole.addWidget(widget, 1 if widget is self.held else 0)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        box.button(QDialogButtonBox.StandardButton.Ok).setText(tr("Show true size"))
        box.button(QDialogButtonBox.StandardButton.Ok).setObjectName("primary")
        for each in box.buttons():
            each.setIcon(QIcon())  # plain, as those of other dialogs
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        whole.addWidget(box)
        self.words.setMinimumWidth(560)
        self.words.setMinimumHeight(2 * self.words.fontMetrics().lineSpacing())

    @property
    def pixels(self) -> float:
        """The pixels of a real inch, as the slider stands."""
        return self.slider.value() / _FINE

    def _show(self) -> None:
        self.held.pixels, self.held.is_card = self.pixels, self.card.isChecked()
        self.words.setText(tr(_CARD_WORDS) if self.held.is_card else tr(_RULER_WORDS))
        self.told.setText(
            tr("{pixels:.1f} pixels to the inch; kept for this screen in this resolution", pixels=self.pixels)
        )
        self.held.update()

    def accept(self) -> None:
        """Keep it for this screen."""
        keep_real_inch(self._settings, self, self.pixels)
        super().accept()
        self.measured.emit()
