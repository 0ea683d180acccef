"""Pieces of the library dragged onto the table."""

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from battlefield.app.design.hands.piece_tool import PieceTool
from battlefield.app.desk.tools import Pointer, Tool

MIME = "application/x-battlefield-piece"


class Board(Protocol):
    """What of a view of the board is needed to drop something on it."""

    tool: Tool | None

    def viewport(self) -> QWidget:
        """Return where it is painted."""

    def pointer_at(self, pixel: QPointF) -> Pointer:
        """Return the pointer at a pixel."""


class PieceDrop(QObject):
    """Hands a drag over a board to the piece tool: it follows, and puts down where it is dropped."""

    def __init__(self, board: Board) -> None:
        super().__init__(board.viewport())
        self._board = board
        board.viewport().setAcceptDrops(True)
        board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what a drag of a piece does; leave everything else."""
        tool, kinds = self._board.tool, QEvent.Type
        if not isinstance(tool, PieceTool):
            return super().eventFilter(watched, event)
        if isinstance(event, QDropEvent) and event.mimeData().hasFormat(MIME):
            pointer = self._board.pointer_at(event.position())
            if event.type() == kinds.Drop:
                tool.release(pointer)
            else:
                tool.move(pointer)
            event.acceptProposedAction()
            return True
        return super().eventFilter(watched, event)
