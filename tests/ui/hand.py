"""A user's hand: mouse and keys at places of the table, given in inches."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QKeySequence, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from battlefield.app.desk.desk import Desk
from battlefield.rules.scene.contents import Model, PlacedTemplate, Scene
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.measure.table_page import TablePage
from battlefield.ui.shell.home import Card
from battlefield.ui.shell.window import MainWindow

Point = tuple[float, float]
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


class Hand:
    """Presses, drags and types in one window, and reads what it shows."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot
        self.held = Qt.MouseButton.NoButton

    # what is there

    @property
    def page(self) -> TablePage:
        assert self.window.page is not None, "no table is shown"
        return self.window.page

    @property
    def view(self) -> BoardView:
        return self.page.view

    @property
    def desk(self) -> Desk:
        return self.page.desk

    @property
    def scene(self) -> Scene:
        return self.desk.scene

    @property
    def labels(self) -> tuple[str, ...]:
        return self.desk.document.history.labels

    @property
    def selected(self) -> list[str]:
        return [ref.id for ref in self.desk.selection]

    def model(self, id_: str) -> Model:
        found = self.scene.model(id_)
        assert found is not None, f"no model {id_}"
        return found

    def template(self, id_: str) -> PlacedTemplate:
        return next(item for item in self.scene.templates if item.id == id_)

    def shown_at(self, id_: str) -> Point:
        """Where the board's own item of a model or a template lies."""
        item = next(item for item in self.page.board.piece_items() if item.ref.id == id_)
        return item.pos().x(), item.pos().y()

    def complaints(self) -> list[str]:
        """What the open message boxes say."""
        return [box.text() for box in self.window.findChildren(QMessageBox) if box.isVisible()]

    def details(self) -> list[str]:
        """What the open message boxes say below that."""
        return [box.informativeText() for box in self.window.findChildren(QMessageBox) if box.isVisible()]

    def picture(self) -> QImage:
        """What the board looks like on the screen."""
        return self.view.viewport().grab().toImage()

    # places

    def pixel(self, at: Point) -> QPoint:
        """The pixel of the board at a place in inches."""
        return self.view.mapFromScene(QPointF(*at))

    def inch(self, pixel: QPoint | QPointF) -> Point:
        """The place in inches at a pixel of the board."""
        at = self.view.viewportTransform().inverted()[0].map(QPointF(pixel))
        return at.x(), at.y()

    def near(self, at: Point) -> Point:
        """The place that the pixel at a place stands for: a mouse knows only pixels."""
        return self.inch(self.pixel(at))

    # the mouse

    def press(self, at: Point, keys: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT) -> None:
        self.held |= button
        QTest.mousePress(self.view.viewport(), button, keys, self.pixel(at))

    def move(self, at: Point, keys: Qt.KeyboardModifier = NONE) -> None:
        self.move_pixel(self.pixel(at), keys)

    def move_pixel(self, pixel: QPoint, keys: Qt.KeyboardModifier = NONE) -> None:
        viewport = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(pixel),
            QPointF(viewport.mapToGlobal(pixel)),
            Qt.MouseButton.NoButton,
            self.held,
            keys,
        )
        QApplication.sendEvent(viewport, event)

    def release(self, at: Point, keys: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT) -> None:
        self.held &= ~button
        QTest.mouseRelease(self.view.viewport(), button, keys, self.pixel(at))

    def click(self, at: Point, keys: Qt.KeyboardModifier = NONE) -> None:
        self.move(at, keys)
        self.press(at, keys)
        self.release(at, keys)

    def drag(
        self, start: Point, end: Point, keys: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT
    ) -> None:
        """Press, go there in three steps, and release."""
        self.press(start, keys, button)
        for share in (0.4, 0.8, 1.0):
            self.move((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])), keys)
        self.release(end, keys, button)

    def wheel(
        self, pixel: QPoint, delta: int, keys: Qt.KeyboardModifier = NONE, sideways: bool = False
    ) -> None:
        viewport = self.view.viewport()
        event = QWheelEvent(
            QPointF(pixel),
            QPointF(viewport.mapToGlobal(pixel)),
            QPoint(),
            QPoint(delta, 0) if sideways else QPoint(0, delta),
            self.held,
            keys,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(viewport, event)

    def hover(self, widget: QWidget, pixel: QPoint) -> None:
        """Hold the mouse over a place of any widget."""
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(pixel),
            QPointF(widget.mapToGlobal(pixel)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            NONE,
        )
        QApplication.sendEvent(widget, event)

    # the keys

    def key(self, *presses: str) -> None:
        """Press keys such as "Ctrl+Z" or "Esc", one after the other, where the keyboard is."""
        for words in presses:
            sequence = QKeySequence(words)
            for combination in (sequence[n] for n in range(sequence.count())):
                target = QApplication.focusWidget() or self.window
                QTest.keyClick(target, combination.key(), combination.keyboardModifiers())

    def write(self, text: str) -> None:
        """Type a text where the keyboard is."""
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the keyboard"
        QTest.keyClicks(target, text)

    # the window

    def open(self, path: Path) -> None:
        """Open a file and wait until its table is shown."""
        before = self.window.page
        self.window.open_path(path)
        self.qtbot.waitUntil(lambda: self.window.page not in (None, before) and not self.window.coming.is_on)

    def cards(self) -> dict[str, Card]:
        """The start page's cards by their titles, from left to right and down."""
        return {card.accessibleName(): card for card in self.window.home.findChildren(Card)}

    def click_card(self, title: str) -> None:
        """Click what lies under the mouse in the middle of a card."""
        card = self.cards()[title]
        self.until(lambda: len({card.pos().toTuple() for card in self.cards().values()}) == len(self.cards()))
        self.window.home.ensureWidgetVisible(card)
        spot = card.mapTo(self.window, card.rect().center())
        under = self.window.childAt(spot)
        assert under is not None, "the card is out of sight"
        QTest.mouseClick(under, LEFT, NONE, under.mapFrom(self.window, spot))

    def sections(self) -> list[str]:
        """The headings of the start page."""
        labels = self.window.home.findChildren(QLabel)
        return [label.text() for label in labels if label.objectName() == "title"]

    def until(self, fact: Callable[[], object]) -> None:
        """Wait until a fact holds."""
        self.qtbot.waitUntil(lambda: bool(fact()))
