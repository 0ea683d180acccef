"""A designer's hand: the window in its Design mode, with tables to draw on."""

from typing import cast

from hand import Hand
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from battlefield.app.design.snapping.grid import SNAP
from battlefield.app.design.studio import Studio
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.rules.scene.contents import Board, Scene, Terrain
from battlefield.rules.scene.scenario import Hold
from battlefield.ui.design.page import DesignPage


def square(id_: str, left: float, top: float, size: float = 6.0, **more: Hold) -> Terrain:
    right, bottom = left + size, top + size
    ring = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Terrain(id_, Polygon(ring), kind="ruin", **more)


def plain(*terrain: Terrain) -> Scene:
    return Scene(Board(60.0, 44.0), terrain=terrain)


class Designer:
    """Draws with mouse and keys; places are those that the mouse's pixels stand for."""

    def __init__(self, hand: Hand, snap: bool = True) -> None:
        self.hand = hand
        hand.key("F5")
        hand.until(lambda: isinstance(hand.window.page, DesignPage))
        self.studio.options.put(SNAP, snap)

    @property
    def page(self) -> DesignPage:
        return cast(DesignPage, self.hand.window.page)

    @property
    def studio(self) -> Studio:
        return self.page.desk

    @property
    def scene(self) -> Scene:
        return self.studio.scene

    @property
    def last(self) -> Terrain:
        return self.scene.terrain[-1]

    def ring(self, id_: str) -> tuple[Point, ...]:
        piece = next(piece for piece in self.scene.terrain if piece.id == id_)
        assert isinstance(piece.outline, Polygon)
        return piece.outline.points

    def tool(self, letter: str) -> None:
        """Take a tool as a designer does: D, and its letter."""
        self.page.view.setFocus()
        self.hand.key("D", letter)

    def double(self, at: Point) -> None:
        self.hand.click(at)
        QTest.mouseDClick(
            self.page.view.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            self.hand.pixel(at),
        )

    def grip(self, name: str) -> Point:
        """The place of a handle."""
        from battlefield.ui.board.board_view import CATCH

        assert self.page.selecting is not None
        return self.page.selecting.grips(CATCH / self.page.view.pixels_per_inch)[name]

    def item_at(self, at: Point) -> str:
        """The part that a click would take."""
        hit = self.page.view._hit(QPointF(*at))
        return "" if hit is None else hit.id
