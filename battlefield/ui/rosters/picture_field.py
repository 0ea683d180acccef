"""The picture of a unit in its form: as bases will wear it, or in one sentence why they cannot."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.muster.roster import RosterUnit
from battlefield.ui.board.base_faces import base_picture, paint_picture
from battlefield.ui.board.paths import base_path
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.plain import PlainLabel, ShortLabel

_SIZE = 48  # pixels of the longer side of a base
_NONE = QT_TR_NOOP("none: its letters stand on its bases")


class PictureField(QWidget):
    """A row with a unit's picture: choose one, or take it away."""

    def __init__(self, unit: RosterUnit, folder: Path | None) -> None:
        super().__init__()
        self.worn, self.name, self.fault = PlainLabel(), ShortLabel(name="quiet"), PlainLabel()
        self.fault.setObjectName("warning")
        self.fault.setWordWrap(True)
        self.choose, self.drop = QPushButton(tr("Choose…")), QPushButton(tr("Remove"))
        self.choose.setAccessibleName(tr("Choose a picture"))
        self.drop.setAccessibleName(tr("Remove the picture"))
        self.worn.setAccessibleName(tr("The picture on a base"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget, stretch in ((self.worn, 0), (self.name, 1), (self.fault, 1)):
            row.addWidget(widget, stretch)
        row.addWidget(self.choose)
        row.addWidget(self.drop)
        self.show_picture(unit, folder)

    def show_picture(self, unit: RosterUnit, folder: Path | None) -> None:
        """Show a unit's picture on its base; say where it cannot be read that the letters stand instead."""
        path = str((folder or Path()) / unit.picture) if unit.picture else ""
        is_read = bool(path) and base_picture(path) is not None
        self.name.setText(unit.picture or tr(_NONE))
        words = tr("{picture} is missing or damaged: the letters stand on its bases instead",
                   picture=unit.picture)  # fmt: skip
        self.fault.setText(words)
        self.fault.setVisible(bool(path) and not is_read)
        self.name.setVisible(not path or is_read)
        self.worn.setVisible(is_read)
        if is_read:
            self.worn.setPixmap(_worn(unit, path))
        self.drop.setEnabled(bool(unit.picture))


def _worn(unit: RosterUnit, path: str) -> QPixmap:
    """Paint a picture as a base of a unit wears it."""
    base = base_path(unit.base)
    box = base.boundingRect()
    scale = (_SIZE - 2) / max(box.width(), box.height())
    shown = QPixmap(_SIZE, _SIZE)
    shown.fill(Qt.GlobalColor.transparent)
    with painting(shown) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_SIZE / 2, _SIZE / 2)
        painter.scale(scale, scale)
        paint_picture(painter, path, base, scale)
    return shown
