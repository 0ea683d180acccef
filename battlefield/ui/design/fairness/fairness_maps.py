"""The pictures of the fairness report, side by side: what each side reaches and sees."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from battlefield.app.checks.grid_steps import Steps
from battlefield.app.wording.translation import tr
from battlefield.rules.scene.contents import Scene
from battlefield.ui.design.fairness.fairness_picture import picture_image
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours

_GAP = 12


class Maps(QWidget):
    """The pictures, two beside each other, drawn one after the other so that no hand waits."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.setAccessibleName(tr("Pictures of both sides"))
        self.setMinimumSize(360, 300)
        self.colours = colours
        self._scene: Scene | None = None
        self.words = ""
        self._steps: tuple[Steps, ...] = ()
        self.images: list[QImage] = []
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._draw_one)

    def show_maps(self, scene: Scene | None, steps: tuple[Steps, ...]) -> None:
        """Draw these from now on."""
        self._scene, self._steps = scene, steps
        self.draw_anew()

    def say(self, words: str) -> None:
        """Say what is waited for, in place of pictures that are not there yet."""
        if words != self.words:
            self.words = words
            self.update()

    def draw_anew(self) -> None:
        """Draw all pictures once more: size or colours have changed."""
        self.images = []
        self.update()
        self._next.start(0)

    @property
    def is_done(self) -> bool:
        """Whether every picture is drawn."""
        return len(self.images) == len(self._steps)

    def _room(self) -> QSizeF:
        rows = max(1, (len(self._steps) + 1) // 2)
        return QSizeF((self.width() - _GAP) / 2, (self.height() - _GAP * (rows - 1)) / rows)

    def _draw_one(self) -> None:
        if self._scene is None or self.is_done:
            return
        steps = self._steps[len(self.images)]
        room, ratio = self._room(), self.devicePixelRatioF()
        self.images.append(picture_image(self._scene, steps, self.colours, room, ratio))
        self.update()
        self._next.start(0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is drawn already."""
        room = self._room()
        with painting(self) as painter:
            if not self.images and self.words:
                painter.setPen(QColor(self.colours.quiet))
                painter.drawText(
                    self.rect(), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.words
                )
            for number, image in enumerate(self.images):
                row, column = divmod(number, 2)
                at = QPointF(column * (room.width() + _GAP), row * (room.height() + _GAP))
                painter.drawImage(QRectF(at, image.deviceIndependentSize()), image)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw in the new size once it stays."""
        super().resizeEvent(event)
        self.images = []
        self._next.start(120)
