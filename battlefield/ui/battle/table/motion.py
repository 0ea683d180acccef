"""Shows what happened in a step before the board shows its end: driven by a timer, skipped by any key."""

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QLineF, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.motions import Frame, Motion, events_after, frame, plan, seen_as
from battlefield.app.playing.speeds import Speed
from battlefield.app.wording.told_lengths import in_unit
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.rules.core.events import Event
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import detail
from battlefield.ui.board.lettering import draw_plates, draw_text
from battlefield.ui.board.notes import draw_notes, laid_notes
from battlefield.ui.board.paths import outline_path, template_path
from battlefield.ui.board.untouched_item import UntouchedItem
from battlefield.ui.widgets.palette import Colours, faded

EVERY = 16  # milliseconds between two frames
LEAP = 25  # events that are shown at once of what is looked back at
RISE = 16.0  # pixels that a figure rises while it is shown


class MotionItem(UntouchedItem):
    """What flashes, travels and pops up over the board."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self.colours = colours
        self.frame: Frame | None = None
        self.setZValue(950)
        self.setVisible(False)

    def show_frame(self, shown: Frame | None) -> None:
        """Paint another frame, or nothing."""
        self.frame = shown
        parts = (shown.shapes, shown.pops, shown.words, shown.shot, shown.clash, shown.dice) if shown else ()
        self.setVisible(any(parts))
        self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shapes, then words, then figures that pop up."""
        shown, lod = self.frame, detail(option, painter)
        if shown is None:
            return
        for shape, strength in shown.shapes:
            path = template_path(shape) if isinstance(shape, Template) else outline_path(shape)
            painter.setBrush(faded(self.colours.template, 0.10 + 0.22 * strength))
            painter.setPen(QPen(faded(self.colours.template, 0.35 + 0.65 * strength), 1.8 / lod))
            painter.drawPath(path)
        if shown.shot is not None:
            self._paint_shot(painter, lod, *shown.shot)
        if shown.clash is not None:
            self._paint_clash(painter, lod, shown.clash, shown.rise)
        board = self.scene()
        if shown.dice and isinstance(board, BoardScene):
            notes = laid_notes(shown.dice, lod, board.base_rooms(), board.table_rect())
            draw_notes(painter, notes, lod, self.colours)
        if shown.words:
            at = QPointF(*shown.words_at)
            draw_plates(painter, at, QPointF(0, 1), list(shown.words), lod, self.colours, 11)
        for pop in shown.pops:
            at = QPointF(pop.at[0], pop.at[1] - (15 + RISE * shown.rise) / lod)
            colour = self.colours.warning if pop.words.startswith("−") else self.colours.sides[2]
            halo = faded(self.colours.halo, 0.95)
            draw_text(painter, at, pop.words, 15, lod, QColor(colour), halo, True)

    def _paint_shot(self, painter: QPainter, lod: float, start: Point, end: Point) -> None:
        """Paint a bolt that is thin behind and bright in front."""
        ends = QPointF(*start), QPointF(*end)
        halo, bolt = faded(self.colours.halo, 0.8), QColor(self.colours.warning)
        for colour, width in ((halo, 6.0), (bolt, 3.0)):
            painter.setPen(QPen(colour, width / lod, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(*ends)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(bolt)
        painter.drawEllipse(ends[1], 3.5 / lod, 3.5 / lod)

    def _paint_clash(self, painter: QPainter, lod: float, at: Point, share: float) -> None:
        """Paint two blades that meet, and the sparks that fly from there."""
        reach, middle = (8.0 + 8.0 * share) / lod, QPointF(*at)
        painter.setPen(QPen(faded(self.colours.warning, 1.0 - 0.6 * share), 3.0 / lod))
        for turned in range(0, 360, 45):
            way = QLineF.fromPolar(reach, turned).p2()
            painter.drawLine(middle + way * (0.4 if turned % 90 else 0.15), middle + way)


class MotionPlayer(QObject):
    """Plays the motions of the last step; what it shows meanwhile is not the desk's scene but one before it.

    `moved` tells of each frame and of the end.
    """

    moved = Signal()

    def __init__(self, desk: BattleDesk, colours: Colours, parent: QObject) -> None:
        super().__init__(parent)
        self.item = MotionItem(colours)
        self.speed: Speed = "off"
        self._desk = desk
        self._motions: list[Motion] = []
        self._frame: Frame | None = None
        self._count, self._state = desk.looking.place, desk.looking.state
        self._was_back = False
        self._hand = desk.hand
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=EVERY, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Whether something is on its way."""
        return self._frame is not None

    @property
    def scene(self) -> Scene:
        """The scene to be shown now."""
        return self._frame.scene if self._frame is not None else self._desk.table.shown

    @property
    def solid(self) -> dict[str, float]:
        """How solid models are that appear or vanish, from 0 to 1."""
        return dict(self._frame.solid) if self._frame is not None else {}

    def notice(self) -> bool:
        """Look whether a step was played, and begin to show it; tell whether one was, forward or back."""
        desk, state = self._desk, self._desk.looking.state
        hand, self._hand = self._hand, desk.hand
        if state is self._state and desk.looking.place == self._count:
            return False
        events = self._events()
        before, self._state, self._count = self._state, state, desk.looking.place
        aimed = hand.aimed if not self._was_back else ()
        self._was_back = desk.looking.is_back
        blow = desk.blow if not desk.looking.is_back else ("", ())
        self._begin(seen_as(plan(before, events, aimed, self.speed, blow), desk.seen.veil))
        return True

    def _events(self) -> tuple[Event, ...]:
        """Return what happened since the place last shown; nothing on the way back, or over a long leap."""
        looking = self._desk.looking
        far = looking.place - self._count
        if far <= 0 or ((looking.is_back or self._was_back) and far > LEAP):
            return ()
        if looking.is_back:
            return looking.replay.events(self._count, looking.place)
        return events_after(self._desk.battle.session.course, self._count)

    def _begin(self, motions: tuple[Motion, ...]) -> None:
        """Show these motions; those still under way come to their end at once."""
        self._motions = [motion for motion in motions if motion.lasts > 0]
        self._clock.start()
        self._show(frame(self._motions[0], 0.0) if self._motions else None)
        if self._motions:
            self._timer.start()
        else:
            self._timer.stop()

    def _tick(self) -> None:
        gone = self._clock.elapsed()
        if self._motions and gone >= self._motions[0].lasts:
            self._motions.pop(0)
            self._clock.restart()
            gone = 0
        if not self._motions:
            self.skip()
            return
        self._show(frame(self._motions[0], gone / self._motions[0].lasts))
        self.moved.emit()

    def skip(self) -> None:
        """Come to the end at once."""
        if self.is_running:
            self._begin(())
            self.moved.emit()

    def _show(self, shown: Frame | None) -> None:
        self._frame = shown
        if shown is not None and shown.words:
            unit = self._desk.table.unit
            shown = replace(shown, words=tuple(in_unit(words, unit) for words in shown.words))
        self.item.show_frame(shown)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.item.colours = colours
        self.item.update()
