"""The view of the board: zoom, pan, rulers, scale bar, and the pointer handed to the tool in hand."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from battlefield.app.desk.edits import Ref, Selection, pieces
from battlefield.app.desk.table_view import TableView
from battlefield.app.desk.tools import Pointer, Tool
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Area, Model
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import ModelItem, TemplateItem
from battlefield.ui.board.overlay import OverlayItem, handle_of, refs_inside, size_at
from battlefield.ui.board.rulers import fitting, paint_rulers, paint_scale_bar, rooms_to_fit
from battlefield.ui.board.terrain.static_layer import GroundPicture
from battlefield.ui.widgets.painting import painting
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import tip

CATCH = 7  # pixels within which the pointer catches an edge or a handle
_HANDS = ("select", "play")  # tools in which a second click may do more than the first
LEAST, MOST = 2.0, 600.0  # pixels to the inch


class BoardView(QGraphicsView):
    """Looks at the board and hands the pointer, in inches, to the tool in hand."""

    pointed = Signal(float, float)
    left = Signal()
    menu_wanted = Signal(QPoint)
    taken = Signal()
    stepped_back = Signal()  # Esc
    entered = Signal(object)  # Enter, which nobody has taken yet: its event
    painted = Signal()
    rescaled = Signal()  # an inch takes more or fewer pixels

    def __init__(self, board: BoardScene, desk: TableView, colours: Colours) -> None:
        super().__init__(board)
        self.board, self.desk, self.colours = board, desk, colours
        self.tool: Tool | None = None
        self.model_tip: Callable[[Model], str] | None = None  # what is said of a model beside the usual
        self.place_tip: Callable[[QPointF, float], str] = lambda _at, _lod: ""  # what else lies at a place
        self.opens: Callable[[Pointer], bool] = lambda _pointer: False  # what a second click does first
        self.inch_on: Callable[[QWidget], float] = lambda _view: 0.0  # pixels of a real inch, 0: not known
        self.overlay = OverlayItem(desk, colours)
        board.addItem(self.overlay)
        self.tool_cursor = Qt.CursorShape.ArrowCursor
        self._panning: QPoint | None = None
        self._pan_button = Qt.MouseButton.NoButton
        self._space = False
        self._fitted = True
        self._framed: tuple[object, QPixmap] | None = None
        self._ground = GroundPicture()
        self._soon = QTimer(self, singleShot=True)
        self._soon.setInterval(1)  # millisecond, in which others have their turn
        self._soon.timeout.connect(self.viewport().update)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.setAcceptDrops(False)  # files dropped here are for the window
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The table"))
        self.recolour(colours)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours = self.overlay.colours = colours
        self.setBackgroundBrush(QColor(colours.window))
        self.viewport().update()

    @property
    def pixels_per_inch(self) -> float:
        """How many pixels an inch of the table takes on the screen."""
        return self.transform().m11()

    @property
    def real_inch(self) -> float:
        """How many pixels a real inch takes on this screen, 0 where nobody has measured it."""
        return self.inch_on(self)

    def zoom(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom by a factor about a point of the viewport, or its middle."""
        about = about if about is not None else QPointF(self.viewport().rect().center())
        scale = max(LEAST, min(MOST, self.pixels_per_inch * factor))
        fixed = self._inches(about)
        self._look(scale, fixed, about)
        self._fitted = False

    def _look(self, scale: float, at: QPointF, pixel: QPointF) -> None:
        """Set the scale so that a place of the table lies under a pixel."""
        before = self.pixels_per_inch
        self.resetTransform()
        self.scale(scale, scale)
        view = self.viewport().rect()
        room = QRectF(0, 0, view.width() / scale, view.height() / scale)
        room.moveTopLeft(at - pixel / scale)
        table = self.board.sceneRect()
        self.setSceneRect(
            room.united(table.adjusted(-room.width(), -room.height(), room.width(), room.height()))
        )
        shown = self._inches(pixel)
        shift = (at - shown) * scale
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        bars[0].setValue(bars[0].value() + round(shift.x()))
        bars[1].setValue(bars[1].value() + round(shift.y()))
        rest = (at - self._inches(pixel)) * scale  # scroll bars know whole pixels only, and zooming adds up
        self.setTransform(QTransform(scale, 0, 0, scale, -rest.x(), -rest.y()))
        self.viewport().update()
        if scale != before:
            self.rescaled.emit()

    def _inches(self, pixel: QPointF) -> QPointF:
        inverted, _ = self.viewportTransform().inverted()
        return inverted.map(pixel)

    def fit(self, rect: QRectF | None = None) -> None:
        """Show the whole table, or a part of it, between the rulers."""
        self._fitted = rect is None
        rect = rect if rect is not None else self.board.table_rect()
        for room in rooms_to_fit(self, rect, self._fitted):
            self._look(max(LEAST, min(MOST, fitting(rect, room))), rect.center(), room.center())

    @property
    def middle(self) -> QPointF:
        """The place of the table that lies in the middle of the view."""
        return self._inches(QPointF(self.viewport().rect().center()))

    @property
    def is_fitted(self) -> bool:
        """Whether the whole table is shown, however large the view becomes."""
        return self._fitted

    def look_at(self, scale: float, middle: QPointF, fitted: bool) -> None:
        """Look as another view does: as close, and at the same place."""
        if fitted:
            self.fit()
            return
        self._look(scale, middle, QPointF(self.viewport().rect().center()))
        self._fitted = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the table fitted until the user has zoomed."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def pointer(self, event: QMouseEvent) -> Pointer:
        """Say where the pointer is, in inches, and what it is on."""
        return self.pointer_at(event.position(), event.modifiers())

    def pointer_at(
        self, pixel: QPointF, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> Pointer:
        """Say what lies under a pixel of the viewport."""
        at = self._inches(pixel)
        reach = CATCH / self.pixels_per_inch
        return Pointer(
            (at.x(), at.y()),
            self._hit(at),
            self._handle(at, reach),
            bool(keys & Qt.KeyboardModifier.ShiftModifier),
            bool(keys & Qt.KeyboardModifier.ControlModifier),
            reach,
        )

    def _hit(self, at: QPointF) -> Ref | None:
        """Find what the hand would take: bases lie over templates, and a selected piece over its like."""
        found = [item for item in self.board.items(at) if isinstance(item, ModelItem | TemplateItem)]
        found.sort(key=lambda item: (not isinstance(item, ModelItem), item.ref not in self.desk.selection))
        return found[0].ref if found else size_at(self.desk, at, self.pixels_per_inch)

    def _handle(self, at: QPointF, reach: float) -> Ref | None:
        chosen = pieces(self.desk.shown, self.desk.selection)
        if len(chosen) != 1 or "turning by hand" not in self.desk.abilities:
            return None
        handle = handle_of(chosen[0], self.pixels_per_inch)
        if handle is None or (handle - at).manhattanLength() > 1.6 * reach:
            return None
        return self.desk.selection[0]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a pan, offer the context menu, or press the tool."""
        self.taken.emit()
        if event.button() == Qt.MouseButton.MiddleButton or self._space:
            self._panning, self._pan_button = event.position().toPoint(), event.button()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() == Qt.MouseButton.RightButton:
            self._offer(event)
        elif event.button() == Qt.MouseButton.LeftButton and self.tool is not None:
            self.tool.press(self.pointer(event))

    def _offer(self, event: QMouseEvent) -> None:
        hit = self.pointer(event).hit
        if hit is not None and hit not in self.desk.selection:
            self.desk.select((hit,))
        self.menu_wanted.emit(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or move the tool."""
        at = self._inches(event.position())
        if self._panning is not None:
            by = event.position().toPoint() - self._panning
            self._panning = event.position().toPoint()
            self._pan(by)
        elif self.tool is not None:
            self.tool.move(self.pointer(event))
        self.pointed.emit(at.x(), at.y())

    def _pan(self, by: QPoint) -> None:
        bars = self.horizontalScrollBar(), self.verticalScrollBar()
        bars[0].setValue(bars[0].value() - by.x())
        bars[1].setValue(bars[1].value() - by.y())
        self._fitted = False

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint all anew: moved as pixels, rulers and scale bar would go along and smear."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the pan or release the tool."""
        if self._panning is not None and event.button() == self._pan_button:
            self._panning = None
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if self._space else self.tool_cursor)
        elif event.button() == Qt.MouseButton.LeftButton and self.tool is not None:
            self.tool.release(self.pointer(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open or close a door; elsewhere a quick second click is a click."""
        is_left = event.button() == Qt.MouseButton.LeftButton
        is_hand = self.tool is not None and self.tool.name in _HANDS
        if not (is_left and is_hand and self.opens(self.pointer(event))):
            self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Say that the pointer is gone."""
        self.left.emit()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; with Alt turn what is in hand; a touchpad's two fingers pan with Shift."""
        delta = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and self.tool is not None:
            self.tool.turn(5.0 if (delta.y() or delta.x()) > 0 else -5.0)
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._pan(QPoint(delta.y() or delta.x(), 0))
        else:
            self.zoom(1.0015 ** delta.y(), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Zoom by pinching; show the verdict of the base under the pointer as a tooltip."""
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
        ):
            self.zoom(1.0 + event.value(), event.position())
            return True
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), tip(self.tip_at(QPointF(event.pos()))), self)
            return True
        done = super().viewportEvent(event)
        if event.type() == QEvent.Type.Paint:
            self.painted.emit()
        return done

    def tip_at(self, pixel: QPointF) -> str:
        """Say in words what is under a pixel: a model with its verdict, a template, or a piece of terrain."""
        from battlefield.app.desk.words import area_words, model_words, template_tip, terrain_words
        from battlefield.ui.board.terrain.terrain_item import TerrainItem

        if getattr(self.tool, "is_aiming", False):
            return ""  # it would cover what is aimed at; the panel tells
        at = self._inches(pixel)
        hit, there = self._hit(at), self.place_tip(at, self.pixels_per_inch)
        found = pieces(self.desk.shown, [hit] if hit else [])
        if found and isinstance(found[0], Model):
            return said(self.model_tip(found[0]) if self.model_tip else model_words(found[0], self.desk))
        if found:
            return said("\n".join(dict.fromkeys((template_tip(found[0], self.desk), *_said(there)))))
        terrain = [item.terrain for item in self.board.items(at) if isinstance(item, TerrainItem)]
        areas = [area_words(area, self.desk.unit) for area in self._areas_at(at)]
        words = [there, *areas, *(terrain_words(piece, self.desk.unit) for piece in terrain)]
        return said("\n".join(each for each in words if each))

    def _areas_at(self, at: QPointF) -> list[Area]:
        """Return the areas that are drawn under a place."""
        drawn = (item for item in self.board.drawn_items() if item.contains(item.mapFromScene(at)))
        return [item.part for item in drawn if isinstance(item.part, Area)]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hold the space bar to pan; Esc and Enter are told of."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        elif event.key() == Qt.Key.Key_Escape and self.tool is not None:
            self.taken.emit()
            self.stepped_back.emit()
        else:
            event.ignore()
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
                self.entered.emit(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let the pan go."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self.viewport().setCursor(self.tool_cursor)
        else:
            event.ignore()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let the pan go: another widget hears of the space bar from now on."""
        self._space = False
        self.viewport().setCursor(self.tool_cursor)
        super().focusOutEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Lay down mat, grid and terrain as one picture, in pixels."""
        picture = self._ground_now()
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, picture)
        painter.restore()

    def preparing(self) -> Iterator[None]:
        """Paint the ground, place the words and paint the rulers before the rest is painted, in steps."""
        self._ground_now()
        while not self._ground.is_done:
            yield
            self._ground_now()
        yield
        self.board.word_rooms(self.pixels_per_inch)
        yield
        self._frame_picture()

    def _ground_now(self) -> QPixmap:
        transform, size, ratio = self.viewportTransform(), self.viewport().size(), self.devicePixelRatioF()
        look = (transform, size, ratio, self.colours.window)
        picture = self._ground.picture(
            self.board.ground, self.board.ground_stamp, *look, changes=self.board.ground_changes
        )
        if not self._ground.is_done:
            self._soon.start()
        return picture

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the rulers and the scale bar in pixels, over the board."""
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._frame_picture())
        painter.restore()

    def _frame_picture(self) -> QPixmap:
        """Return rulers and scale bar as a picture, painted anew only when the look changes."""
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        board = self.desk.stage.board
        table = (board.width, board.height, self.desk.unit)
        look = (self.viewportTransform(), size, ratio, self.colours, table, self.real_inch)
        if self._framed is None or self._framed[0] != look:
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with painting(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_rulers(painter, self)
                paint_scale_bar(painter, self)
            self._framed = (look, picture)
        return self._framed[1]


def framed(desk: TableView, first: Point, second: Point) -> Selection:
    """Return what a frame catches: dragged to the right what it encloses, to the left what it touches."""
    rect = QRectF(QPointF(*first), QPointF(*second)).normalized()
    return refs_inside(rect, [*desk.shown.models, *desk.shown.templates], second[0] >= first[0])


def _said(words: str) -> tuple[str, ...]:
    return (words,) if words else ()
