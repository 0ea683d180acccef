"""The bar with the drawing tools."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolBar, QToolButton

from battlefield.ui.widgets.actions import Actions

_LINED_UP = (
    ("select_tool", "tape_tool"),
    ("draw_rectangle", "draw_polygon", "draw_circle", "draw_ellipse", "draw_freehand"),
    ("draw_wall", "draw_building", "draw_way", "draw_hill"),
    ("draw_zone", "draw_objective", "draw_entry", "draw_area", "draw_border", "draw_note"),
    ("snap",),
)


def tool_bar(actions: Actions, symmetry: QToolButton) -> QToolBar:
    """Line up the tools, with a line between families of them; below them what all is drawn in."""
    bar = QToolBar("Drawing tools")
    bar.setObjectName("drawing_tools")
    bar.setMovable(False)
    bar.setOrientation(Qt.Orientation.Vertical)
    bar.setIconSize(QSize(18, 18))
    bar.setStyleSheet("QToolButton { padding: 4px; margin: 0; }")  # all of them fit beside a small table
    for number, family in enumerate(_LINED_UP):
        if number:
            bar.addSeparator()
        for name in family:
            bar.addAction(actions[name])
    bar.addWidget(symmetry)
    return bar
