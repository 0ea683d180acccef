"""The hints of a first battle: the lesson that is due, in a bubble beside what it speaks of."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabBar, QToolBar, QWidget

from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Shape
from battlefield.app.playing.lessons.teaching import Lessons
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import PlacedBase, Point
from battlefield.geometry.pieces.boxes import Box
from battlefield.ui.battle.first_battle import FIRST_TITLE
from battlefield.ui.battle.panels.offers import UnitRow
from battlefield.ui.battle.played_table import PlayedTable
from battlefield.ui.battle.table.bubble import Bubble, place
from battlefield.ui.board.terrain.terrain_item import TerrainItem
from battlefield.ui.widgets.owner import owner
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.settings import Settings

_PANEL, _WAY, _MODEL, _BUTTON = 3, 6, 6, 30  # how much it matters that these stay free
_STRIDE, _WORDS = 0.5, (70, 26)  # inches between places on a way that stay free; pixels of words beside one
_PANELS = {"log": "Log", "card": "Unit"}
_ODD_EVEN = Qt.FillRule.OddEvenFill
_EDGE = 6  # pixels between a bubble and the window's edge
_WHERE = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.LayoutRequest)


class Hints(QObject):
    """Shows one hint at a time, follows what it points at, and keeps out of the way."""

    def __init__(self, page: PlayedTable, colours: Colours) -> None:
        super().__init__(page)
        self._settings: Settings | None = None
        self.lessons = Lessons(page.desk)
        self.bubble = Bubble(page, colours)
        self.bubble.close_button.clicked.connect(self.close)
        self.is_on = False
        self._kept = ""
        self._beside: QWidget | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._stand)
        page.installEventFilter(self)
        page.view.painted.connect(self.follow)

    @property
    def _page(self) -> PlayedTable:
        return owner(self, PlayedTable)  # type: ignore[type-abstract]  # of one that is made

    def remember(self, settings: Settings) -> None:
        """Take the user's word from the settings whether there are hints; first battles have them."""
        self._settings = settings
        if self._page.desk.battle.session.event_count and settings.text("lessons of", "") == self._battle:
            self.lessons.learned += settings.text("lessons", "").split(",")
        self._put(settings.flag(self._key, self._key == "hints"))

    @property
    def _key(self) -> str:
        return "hints" if self._page.desk.seen.title == FIRST_TITLE else "hints in any battle"

    def switch(self) -> None:
        """Show hints, or no more of them."""
        self._put(not self.is_on)
        if self._settings is not None:
            self._settings.keep(self._key, self.is_on)

    def _put(self, on: bool) -> None:
        self.is_on = on
        self._page.actions_by_id["hints"].setChecked(on)
        self.refresh()

    def close(self) -> None:
        """Close the hint that is shown, for the rest of the battle."""
        had = self.bubble.close_button.hasFocus()
        self.lessons.close()
        self.refresh()
        if had:
            self._page.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.bubble.colours = colours
        self.bubble.update()

    def note(self, command_id: str) -> None:
        """Take note of a command that the user ran."""
        self.lessons.note(command_id)

    def refresh(self) -> None:
        """Say what is due now; lessons are learned even while no hints are shown."""
        self.lessons.watch.take(self._page.tool.name)
        lesson = self.lessons.look()
        self._keep()
        if self.is_on and lesson is not None:
            self.say(tr(lesson.sentence))
            self.follow()
        else:
            self.bubble.put_away()

    def say(self, sentence: str) -> None:
        """Say a sentence, by the keys that its commands have now."""
        told = self._page.actions_by_id.keys.told_in_marks(sentence)
        self.bubble.say(in_unit(told, self._page.desk.table.unit))

    @property
    def _battle(self) -> str:
        """What tells this battle from others, however often it is saved and opened."""
        session = self._page.desk.battle.session
        return f"{session.start.book} {session.seed} {' '.join(session.start.sides)}"

    def _keep(self) -> None:
        """Keep what was learned: whoever opens the battle again need not be told once more."""
        learned = ",".join(self.lessons.learned)
        if self._settings is not None and self.is_on and learned != self._kept:
            self._kept = learned
            self._settings.keep("lessons of", self._battle)
            self._settings.keep("lessons", learned)

    def follow(self) -> None:
        """Stand beside what is spoken of once everything has its place."""
        if self.is_on and self.lessons.now is not None and not self._timer.isActive():
            self._timer.start(0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what moves."""
        if event.type() in _WHERE:
            self.follow()
        return super().eventFilter(watched, event)

    # where it stands

    def _stand(self) -> None:
        name = self.lessons.at if self.is_on else ""
        anchor = self._anchor(name) if name else QRect()
        dragging = self._page.desk.hand.is_held and name.startswith("table:")
        if not anchor.isValid() or dragging:
            self.bubble.put_away()
            return
        room = self._page.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        body, tip = place(self.bubble.wanted(), anchor, room, self._in_the_way(), self.bubble.body)
        self.bubble.stand(body, tip)

    def _anchor(self, name: str) -> QRect:
        """Find what is spoken of, in the page's pixels; nothing where it is not to be seen."""
        where, _, rest = name.partition(":" if name.startswith("table:") else ".")
        if where == "table":
            return self._on_table(*rest.split(":", 1))
        widget = self._widget(where, rest)
        self._listen_to(widget)
        if widget is None or not widget.isVisible():
            return QRect()
        window = self._page.window()
        inside = QRect(QPoint(), _seen(widget))
        if isinstance(widget, QTabBar):
            inside = _tab(widget, _PANELS[name])
        return inside.translated(widget.mapTo(window, QPoint()) - self._page.mapTo(window, QPoint()))

    def _widget(self, where: str, what: str) -> QWidget | None:
        page = self._page
        if where == "now":
            return self._in_now(what)
        if where == "turn_bar":
            found = getattr(page.turn_bar, what)
            return found if isinstance(found, QWidget) else None
        if where in _PANELS:
            return self._panel(_PANELS[where])
        if where == "scrubber":
            return page.past.bar
        holder = page if where == "tools" else page.window()
        for bar in holder.findChildren(QToolBar):
            found = bar.widgetForAction(page.actions_by_id[what])
            if found is not None and found.isVisible():
                return found
        return None

    def _in_now(self, what: str) -> QWidget | None:
        now = self._page.now
        wanted = what.partition(":")[2]
        if what.startswith("choice") or what == "choices":
            found = next((button for id_, button in now.buttons.items() if id_.startswith(wanted)), None)
            row = found.parentWidget() if found is not None else None
            return row if isinstance(row, UnitRow) else found  # whose name is not to be pointed over
        return {"accept": now.accept, "problem": now.problem, "by": now.by, "what": now.what}[what]

    def _panel(self, title: str) -> QWidget | None:
        """Return a panel, or where it lies behind others the bar with its tab."""
        panel = next(dock.widget() for dock in self._page.docks if dock.objectName() == title.lower())
        bars = self._page.findChildren(QTabBar) if panel.visibleRegion().isEmpty() else []
        return next((bar for bar in bars if bar.isVisible() and title in _titles(bar)), panel)

    def _listen_to(self, widget: QWidget | None) -> None:
        """Hear of it when what is spoken of moves."""
        if widget is self._beside:
            return
        self._beside = widget
        if widget is not None:
            widget.removeEventFilter(self)
            widget.installEventFilter(self)
            widget.destroyed.connect(self._forget)

    def _forget(self) -> None:
        self._beside = None

    def _on_table(self, kind: str, id_: str) -> QRect:
        desk, board = self._page.desk, self._page.board
        if kind == "terrain":
            ground = (item for item in board.items() if isinstance(item, TerrainItem))
            found = next((item for item in ground if item.terrain.id == id_), None)
            return self._pixels(self._on_ground(found)) if found is not None else QRect()
        else:
            wanted = (id_,) if kind == "model" else desk.looking.state.units[id_].figures
            refs = [Ref("model", desk.seen.shown_id(each)) for each in wanted]
            boxes = [item.sceneBoundingRect() for item in board.piece_items() if item.ref in refs]
        whole = QRectF()
        for box in boxes:
            whole = whole.united(box)
        return self._pixels(whole)

    def _on_ground(self, item: TerrainItem) -> QRectF:
        """Give a small box on the ground itself, where that is to be seen: its box has corners beside it."""
        view, small = self._page.view, 4.0 / self._page.view.pixels_per_inch
        seen = QPainterPath()
        seen.addPolygon(view.mapToScene(view.viewport().rect()))
        pieces = (item.mapToScene(item.shape()) & seen).toFillPolygons()
        largest = max(pieces, key=lambda each: _extent(each.boundingRect()), default=None)
        if largest is None:
            return QRectF()
        box = largest.boundingRect()
        inside = box.center() if largest.containsPoint(box.center(), _ODD_EVEN) else largest.first()
        return QRectF(inside.x() - small, inside.y() - small, 2 * small, 2 * small)

    def _pixels(self, box: QRectF) -> QRect:
        """Return where a box of the table is to be seen, in the page's pixels."""
        view = self._page.view
        corners = view.mapFromScene(box).boundingRect() & view.viewport().rect()
        return (
            corners.translated(view.viewport().mapTo(self._page, QPoint())) if not box.isEmpty() else QRect()
        )

    def _ways(self) -> Iterator[QRect]:
        """Yield what is drawn of a move in hand: ways, where who moves stood before, and the words there."""
        half = _STRIDE / 2.0
        for part in self._page.desk.hand.drawing:
            if isinstance(part, Line):
                for x, y in _steps(part.points):
                    yield self._pixels(QRectF(x - half, y - half, _STRIDE, _STRIDE))
            elif isinstance(part, Shape) and isinstance(part.shape, PlacedBase):
                box = Box.of(part.shape)
                yield self._pixels(QRectF(QPointF(box.left, box.top), QPointF(box.right, box.bottom)))
            elif isinstance(part, Mark) and part.words:
                room = QRect(QPoint(), QSize(*_WORDS))
                room.moveCenter(self._pixels(QRectF(part.at[0], part.at[1], 0.01, 0.01)).center())
                yield room.translated(round(part.toward[0] * _WORDS[0]), round(part.toward[1] * _WORDS[1]))

    def _in_the_way(self) -> list[tuple[QRect, int]]:
        """Return what must not be covered: what can be clicked."""
        page = self._page
        found = [(self._pixels(item.sceneBoundingRect()), _MODEL) for item in page.board.piece_items()]
        found += [(self._pixels(room), _MODEL) for room in page.picture.names.rooms()]
        found += [(box, _WAY) for box in self._ways()]
        now, bars = page.now, (page.turn_bar, page.past.bar, page.result, *page.docks[:1])
        found += [(QRect(bar.mapTo(page, QPoint()), bar.size()), _PANEL) for bar in bars if bar.isVisible()]
        widgets: list[QWidget] = [now.problem, now.what, *self._buttons()]
        widgets += [
            bar for bar in page.findChildren(QToolBar) if bar.orientation() == Qt.Orientation.Vertical
        ]
        tabs = (bar for bar in page.findChildren(QTabBar) if bar.isVisible())
        found += [(QRect(bar.mapTo(page, QPoint()), bar.size()), _BUTTON) for bar in tabs]
        below = [dock for dock in page.docks[1:] if not dock.widget().visibleRegion().isEmpty()]
        found += [(QRect(dock.mapTo(page, QPoint()), dock.size()), _PANEL) for dock in below]
        shown = (widget for widget in widgets if widget.isVisible())
        found += [(QRect(widget.mapTo(page, QPoint()), widget.size()), _BUTTON) for widget in shown]
        return found

    def _buttons(self) -> Iterator[QWidget]:
        """Yield all that can be pressed on the page now, what closes something too."""
        every = self._page.findChildren(QAbstractButton)
        own = self.bubble.close_button
        return (each for each in every if each is not own and not each.visibleRegion().isEmpty())


def _steps(points: Sequence[Point]) -> Iterator[Point]:
    """Yield places along a line."""
    for (x, y), (to_x, to_y) in pairwise(points):
        count = max(1, round(hypot(to_x - x, to_y - y) / _STRIDE))
        yield from ((x + (to_x - x) * n / count, y + (to_y - y) * n / count) for n in range(count + 1))


def _extent(box: QRectF) -> float:
    return box.width() * box.height()


def _seen(widget: QWidget) -> QSize:
    """Return the size of a widget, or of the words of a label that has more room than it needs."""
    if not isinstance(widget, QLabel):
        return widget.size()
    words = widget.sizeHint() if not widget.wordWrap() else widget.size()
    return words.boundedTo(widget.size())


def _tab(bar: QTabBar, title: str) -> QRect:
    return bar.tabRect(_titles(bar).index(title))


def _titles(bar: QTabBar) -> list[str]:
    return [bar.tabText(n) for n in range(bar.count())]
