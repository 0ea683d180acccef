"""The table of a battle that is set up, drawn as large as there is room for."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from battlefield.app.wording.translation import tr
from battlefield.rules.scene.contents import Scene
from battlefield.ui.printing.picture import thumbnail
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import PlainLabel

LEAST, MOST = 180, 460  # pixels of its height
_SHARE = 0.46  # of the page's height


class TablePicture(PlainLabel):
    """Shows a scene without words; it keeps to the width there is, and to a share of the page's height."""

    def __init__(self) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(LEAST)
        self.setMinimumWidth(LEAST)
        self.setToolTip(tr("The rosters lined up on the table; they deploy in the zones shown"))
        self._scene: Scene | None = None
        self._drawn: tuple[Scene, Colours, QSize, float] | None = None

    @property
    def room(self) -> QSize:
        """How much room there is for the picture."""
        return self.contentsRect().size()

    def fit(self, page_height: int) -> None:
        """Be as high as a page of so many pixels allows."""
        self.setFixedHeight(max(LEAST, min(MOST, round(_SHARE * page_height))))

    def show_scene(self, scene: Scene, colours: Colours) -> None:
        """Draw a scene, unless it is drawn so already."""
        self._scene = scene
        wanted = (scene, colours, self.room, self.devicePixelRatioF())
        if wanted != self._drawn and self.room.width() > 0:
            self._drawn = wanted
            self.setPixmap(QPixmap.fromImage(thumbnail(*wanted)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the scene anew in the room there is now."""
        super().resizeEvent(event)
        if self._scene is not None and self._drawn is not None:
            self.show_scene(self._scene, self._drawn[1])
