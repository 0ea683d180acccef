"""Keeps windows within their screen: when they are shown, where they were left, and as screens change."""

from PySide6.QtCore import QEvent, QMargins, QObject, QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QResizeEvent, QScreen
from PySide6.QtWidgets import QDialog, QWidget

from battlefield.ui.widgets.owner import owner

_FRAME = QMargins(4, 32, 4, 4)  # pixels that a frame may take; the true ones are known once it stands
_AGAIN = (QEvent.Type.Show, QEvent.Type.WindowActivate, QEvent.Type.WindowStateChange)


def screen_of(window: QWidget) -> QScreen:
    """Return the screen that a window's middle lies on; the one Qt has it on where that is nowhere."""
    found = QGuiApplication.screenAt(window.frameGeometry().center())
    return found if found is not None else window.screen()


def room_for(window: QWidget) -> QRect:
    """Return where a window may lie on its screen, its frame left out."""
    return screen_of(window).availableGeometry().marginsRemoved(_frame(window))


def _frame(window: QWidget) -> QMargins:
    if not window.isVisible():
        return _FRAME
    inner, outer = window.geometry(), window.frameGeometry()
    if inner == outer:  # shown, and its frame is still on its way
        return _FRAME
    return QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )


def fitted(wanted: QRect, room: QRect) -> QRect:
    """Return the rectangle nearest to a wanted one that lies within a room, smaller where it must be."""
    size = wanted.size().boundedTo(room.size())
    left = max(room.left(), min(wanted.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(wanted.top(), room.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())


class OnScreen(QObject):
    """Brings a window back onto its screen whenever it may have come to lie beside it.

    It asks for no more room than there is: `least`, which is as small as it may be made, gives way too.
    """

    def __init__(self, window: QWidget, least: QSize | None = None) -> None:
        super().__init__(window)
        self._least = least
        self._screen: QScreen | None = None
        self._framed = False
        self._begun: QSize | None = None  # the size it was given here before it is shown
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.fit)
        window.installEventFilter(self)
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        for told in (program.screenAdded, program.screenRemoved, program.primaryScreenChanged):
            told.connect(self._soon.start)

    @property
    def _window(self) -> QWidget:
        return owner(self, QWidget)

    def shrink(self) -> None:
        """Make a window that is not shown yet no larger than the room there is; where it stands is open."""
        room = self._give_way()
        self._begun = self._window.size().boundedTo(room.size())
        self._window.resize(self._begun)

    def fit(self) -> None:
        """Put the window where all of it is on the screen, unless it fills that anyway."""
        window = self._window
        room = self._give_way()
        if window.isMaximized() or window.isFullScreen() or window.isMinimized():
            return
        wanted = window.geometry()
        found = fitted(wanted, room)
        if found != wanted:
            window.setGeometry(found)

    def fit_soon(self) -> None:
        """Fit the window once all that goes on now is done."""
        self._soon.start()

    def _give_way(self) -> QRect:
        """Take for the least size no more than there is; give the room."""
        self._follow(screen_of(self._window))
        room = room_for(self._window)
        if self._least is not None:
            self._window.setMinimumSize(self._least.boundedTo(room.size()))
        return room

    def _follow(self, screen: QScreen) -> None:
        """Hear of it when the screen changes its size."""
        if screen is not self._screen:
            self._screen = screen
            screen.availableGeometryChanged.connect(self._soon.start)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again once the window is shown, has got its frame, or is no longer maximized."""
        kind = event.type()
        if kind in _AGAIN and not self._is_put(kind):
            self._framed = kind == QEvent.Type.WindowActivate
            self._soon.start()
        return False

    def _is_put(self, kind: QEvent.Type) -> bool:
        """Return whether somebody has put the window where it is since: there it stays."""
        is_resized = self._begun is not None and self._window.size() != self._begun
        return (kind == QEvent.Type.WindowActivate and self._framed) or (
            kind != QEvent.Type.WindowStateChange and is_resized
        )


class FittedDialog(QDialog):
    """A dialog that is never larger than its screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._on_screen = OnScreen(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take no more room than there is, however much what is shown would like."""
        super().resizeEvent(event)
        if self.isVisible() and self.size() != self.size().boundedTo(room_for(self).size()):
            self._on_screen.fit_soon()
