"""The view of a table that is drawn: every kind of part can be hit, handles taken, numbers typed."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QToolTip

from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.design.drawing.tool import DrawingTool
from battlefield.app.design.hands.select_tool import DesignSelectTool
from battlefield.app.design.snapping.grips import grip_at
from battlefield.app.design.snapping.pointer import DesignPointer
from battlefield.app.design.studio import Studio
from battlefield.app.desk.edits import Ref, Selection
from battlefield.geometry.kernel.shapes import Point
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.board_view import CATCH, BoardView
from battlefield.ui.design.hits import hits_at, inside
from battlefield.ui.widgets.keyboard_focus import BEGINS, begins_number
from battlefield.ui.widgets.palette import Colours

_LEADING = tuple(dict.fromkeys(
    key.partition(", ")[0] for command in COMMANDS for key in (command.shortcut, *command.keys) if ", " in key
))  # fmt: skip


class DesignView(BoardView):
    """A board whose pointer knows all that lies under it."""

    released = Signal()  # the hand is free again
    typing = Signal(str)  # a number is begun with these characters

    def __init__(self, board: BoardScene, desk: Studio, colours: Colours) -> None:
        self.studio = desk
        self._swallows = False
        self.is_pressed = False
        super().__init__(board, desk, colours)
        self.leads: Callable[[str], bool] = lambda _first: False  # whether a second key is awaited
        self._after = {
            first: [self._begin_after(first, character) for character in filter(str.isascii, BEGINS)]
            for first in _LEADING
        }

    def _begin_after(self, first: str, character: str) -> QShortcut:
        """Let a character begin a number after a key that waits for a second one, and would swallow it."""
        keys = QShortcut(QKeySequence(f"{first}, {character}"), self)
        keys.setContext(Qt.ShortcutContext.WidgetShortcut)
        keys.activated.connect(partial(self._begin, character))
        keys.setEnabled(False)
        return keys

    def takes_numbers(self) -> bool:
        """Return whether the tool in hand takes typed numbers."""
        tool = self.tool
        return isinstance(tool, DrawingTool) or (
            isinstance(tool, DesignSelectTool) and tool.corners.chosen is not None
        )

    def _begin(self, characters: str) -> None:
        if self.takes_numbers():
            self.typing.emit(characters)

    def pointer_at(
        self, pixel: QPointF, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> DesignPointer:
        """Say what lies under a pixel of the viewport, and which handle."""
        at, reach = self._inches(pixel), CATCH / self.pixels_per_inch
        grip = ""
        if isinstance(self.tool, DesignSelectTool):
            grip = grip_at(self.tool.grips(reach), (at.x(), at.y()), reach)
        hits = hits_at(self.board, at, 0.6 * reach)
        mod = Qt.KeyboardModifier
        shift, ctrl, alt = (
            bool(keys & each) for each in (mod.ShiftModifier, mod.ControlModifier, mod.AltModifier)
        )
        return DesignPointer(
            (at.x(), at.y()), hits[0] if hits else None, None, shift, ctrl, reach, hits, grip, alt
        )

    def _hit(self, at: QPointF) -> Ref | None:
        hits = hits_at(self.board, at, 0.6 * CATCH / self.pixels_per_inch)
        return next((ref for ref in hits if ref in self.studio.selection), hits[0] if hits else None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open or close a door, edit what else is double-clicked; while a line is drawn, end it."""
        if event.button() == Qt.MouseButton.LeftButton and isinstance(self.tool, DesignSelectTool):
            self.taken.emit()
            if not self.opens(self.pointer(event)):
                self.tool.double(self.pointer(event))
        elif isinstance(self.tool, DrawingTool) and not self.tool.is_drawing:
            self._swallows = True  # what was drawn with the first click is not drawn twice
        else:
            super().mouseDoubleClickEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Press, and remember that the hand is busy."""
        self.is_pressed = True
        QToolTip.hideText()
        super().mousePressEvent(event)

    def tip_at(self, pixel: QPointF) -> str:
        """Say what is under a pixel, unless the hand is busy or a piece hangs under the pointer."""
        is_busy = self.is_pressed or self.desk.shown is not self.desk.scene
        return "" if is_busy or getattr(self.tool, "is_drawing", False) else super().tip_at(pixel)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go, but not of a second click that draws nothing."""
        swallows, self._swallows = self._swallows, False
        self.is_pressed = bool(event.buttons())
        if not swallows:
            super().mouseReleaseEvent(event)
        if not self.is_pressed:
            self.released.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer; over a handle it shows what the handle does."""
        super().mouseMoveEvent(event)
        if isinstance(self.tool, DesignSelectTool) and not event.buttons() and self._panning is None:
            at, reach = self._inches(event.position()), CATCH / self.pixels_per_inch
            grip = grip_at(self.tool.grips(reach), (at.x(), at.y()), reach)
            self.viewport().setCursor(_CURSORS.get(grip, self.tool_cursor))

    def event(self, event: QEvent) -> bool:
        """Keep from the commands, such as those that zoom with + and -, what begins a number."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if self._begins(event):
                event.accept()
                return True
            first = QKeySequence(event.keyCombination()).toString()
            for keys in self._after.get(first, ()):
                keys.setEnabled(self.takes_numbers() and self.leads(first))
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin to type a number; everything else as on any board."""
        if self._begins(event):
            self.typing.emit(event.text())
            return
        super().keyPressEvent(event)

    def _begins(self, event: QKeyEvent) -> bool:
        return begins_number(event) and self.takes_numbers()


def framed_parts(studio: Studio, first: Point, second: Point) -> Selection:
    """Return what a frame catches: dragged to the right what it encloses, to the left what it touches."""
    rect = QRectF(QPointF(*first), QPointF(*second)).normalized()
    return inside(studio.shown, rect, second[0] >= first[0])


_SHAPE = Qt.CursorShape
_CURSORS = {
    "n": _SHAPE.SizeVerCursor, "s": _SHAPE.SizeVerCursor, "e": _SHAPE.SizeHorCursor,
    "w": _SHAPE.SizeHorCursor, "nw": _SHAPE.SizeFDiagCursor, "se": _SHAPE.SizeFDiagCursor,
    "ne": _SHAPE.SizeBDiagCursor, "sw": _SHAPE.SizeBDiagCursor, "turn": _SHAPE.PointingHandCursor,
}  # fmt: skip
