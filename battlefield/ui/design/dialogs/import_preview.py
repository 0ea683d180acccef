"""The picture of the table that an import would make."""

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from battlefield.app.design.parts.parts import all_parts
from battlefield.app.design.parts.places import box_of_parts
from battlefield.app.wording.translation import tr
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours


class Preview(QWidget):
    """A picture of the table that would come."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.setAccessibleName(tr("Preview"))
        self.setMinimumSize(320, 260)
        self._colours = colours
        self._scene: Scene | None = None
        self.image: QImage | None = None
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._draw)

    def show_scene(self, scene: Scene | None) -> None:
        """Show another scene, or none."""
        self._scene, self.image = scene, None
        self.update()
        self._soon.start(0)

    def recolour(self, colours: Colours) -> None:
        """Draw in other colours."""
        self._colours = colours
        self._soon.start(0)

    def _draw(self) -> None:
        if self._scene is not None:
            self.image = _picture(self._scene, self._colours, self.size(), self.devicePixelRatioF())
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture in the middle."""
        if self.image is not None:
            size = self.image.deviceIndependentSize()
            x, y = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
            with painting(self) as painter:
                painter.drawImage(round(x), round(y), self.image)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw in the new size once it stays."""
        super().resizeEvent(event)
        self._soon.start(100)


def _picture(scene: Scene, colours: Colours, room: QSize, ratio: float) -> QImage:
    """Draw a scene as large as fits into a room, with what waits beside its board."""
    board = BoardScene(colours, cached=False)
    board.show_scene(scene, None)
    board.show_labels(False)
    parts = all_parts(scene)
    whole = board.table_rect()
    if parts:
        box = box_of_parts(parts)
        whole = whole.united(QRectF(box.left, box.top, box.width, box.height).adjusted(-0.5, -0.5, 0.5, 0.5))
    scale = min(room.width() / whole.width(), room.height() / whole.height())
    image = QImage((whole.size() * scale * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(0, 0, 0, 0))
    with painting(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        board.render(painter, QRectF(0.0, 0.0, whole.width() * scale, whole.height() * scale), whole)
    return image
