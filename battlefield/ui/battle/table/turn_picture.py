"""The picture of a turn: badges, markers and motion on the board, and beside it the dice and all units."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtWidgets import QApplication

from battlefield.app.desk.words import model_words
from battlefield.app.playing.badges import badges, tip_of
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.markings import markings
from battlefield.app.playing.prompts.near import effect_that_asks
from battlefield.app.playing.speeds import Speed
from battlefield.app.playing.unit_faces import UnitFaces
from battlefield.app.playing.unit_names import ModelNames, unit_names
from battlefield.app.wording.said import said
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import tr
from battlefield.rules.book.face import Badge
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model
from battlefield.ui.battle.panels.dice_tray import DiceTray
from battlefield.ui.battle.panels.units_panel import UnitsPanel
from battlefield.ui.battle.table.badges_item import BadgesItem
from battlefield.ui.battle.table.fallen_item import FallenItem
from battlefield.ui.battle.table.marker_names import signs
from battlefield.ui.battle.table.markers_item import MarkersItem
from battlefield.ui.battle.table.motion import MotionPlayer
from battlefield.ui.battle.table.unit_names_item import UNTIL, Around, UnitNamesItem
from battlefield.ui.board.base_faces import base_picture
from battlefield.ui.board.board_view import BoardView
from battlefield.ui.board.rooms import Edges, Room, base_room
from battlefield.ui.measure.table_answers import TableAnswers
from battlefield.ui.widgets.palette import Colours

_FRAME = 0.5  # inches about the table that names may stand on
_SKIPPING = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.ShortcutOverride)


class TurnPicture(QObject):
    """Shows on one view what the state is and how it came about; it changes nothing."""

    def __init__(
        self, desk: BattleDesk, view: BoardView, answers: TableAnswers, colours: Colours, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._desk, self._view, self._answers = desk, view, answers
        self.badges, self.markers = BadgesItem(colours), MarkersItem(colours, desk.state.board)
        self.motion = MotionPlayer(desk, colours, self)
        self.motion.moved.connect(self._moved)
        self.tray, self.units = DiceTray(desk, colours), UnitsPanel(desk, colours)
        self.names = UnitNamesItem(colours)
        view.board.name_bases_from(UNTIL)
        self.fallen = FallenItem(colours)
        for item in (self.fallen, self.badges, self.markers, self.names, self.motion.item):
            view.board.addItem(item)
        self._model_names, self._faces = ModelNames(), UnitFaces()
        view.rescaled.connect(self._rescaled)
        view.model_tip, view.place_tip = (
            partial(tip_of_model, desk),
            partial(_tip_of_place, desk, self.markers),
        )
        self._facts: tuple[State, dict[str, tuple[Badge, ...]]] | None = None
        self._faint: tuple[str, ...] = ()
        self._outlines: tuple[object, Edges] | None = None
        self._told: set[str] = set()  # pictures that cannot be shown
        self._is_moving = False
        self._speed: Speed = "off"

    @property
    def speed(self) -> Speed:
        """How fast motion is shown of what people do."""
        return self._speed

    @speed.setter
    def speed(self, speed: Speed) -> None:
        """Show motion faster or slower, or no more."""
        self._speed = self.motion.speed = self.tray.speed = speed
        if speed == "off":
            self.motion.skip()
            self.tray.settle()

    def keep_pace(self, speed: Speed | None) -> None:
        """Show motion at another speed than was chosen, or at that again; where none is wanted, none."""
        wanted = speed if speed is not None and self._speed != "off" else self._speed
        self.motion.speed = self.tray.speed = wanted

    @property
    def is_seen(self) -> bool:
        """Whether the table is on the screen."""
        return self._view.isVisible()

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.badges.recolour(colours)
        self.markers.recolour(colours)
        self.fallen.recolour(colours)
        self.names.recolour(colours)
        self.motion.recolour(colours)
        self.tray.recolour(colours)
        self.units.recolour(colours)

    def refresh(self) -> None:
        """Show what the desk shows, or first what led to it."""
        self.motion.notice()
        self.tray.refresh()
        self._moved()

    def refresh_lists(self) -> None:
        """Bring the list of units up to date while it is seen."""
        if self.units.isVisible():
            self.units.refresh()

    def _moved(self) -> None:
        """Show the scene of this moment, with its badges."""
        running, scene = self.motion.is_running, self.motion.scene
        self._view.board.names = self._model_names.of(scene.models, self._desk.seen.state)
        self._learn_faces()
        self._view.board.show_scene(scene)
        self._make_solid(self.motion.solid)
        if running != self._is_moving:
            self._set_moving(running)
        if not running:
            self._learn_facts()
            fallen = self._desk.seen.has_fallen
            self.fallen.show_fallen(tuple(model for model in scene.models if fallen(model.id)))
        self.names.setVisible(not running)
        self._lay_badges(scene.models)
        if not running:
            self.lay_names()

    def _learn_faces(self) -> None:
        """Put letters or pictures on bases; which pictures cannot be shown is said once."""
        marks = self._faces.of(self._desk.seen.state, self._desk.battle.unit_pictures())
        if marks is self._view.board.marks:
            return
        self._view.board.marks = marks
        bare = {
            mark.picture for mark in marks.values() if mark.picture and base_picture(mark.picture) is None
        }
        if bare - self._told:
            self._told |= bare
            self._desk.table.complain(bare_words(sorted(Path(path).name for path in bare)))

    def _rescaled(self) -> None:
        """Lay out badges and names for another zoom."""
        if self._facts is not None and not self._is_moving:
            self._lay_badges(self.motion.scene.models)
            self.lay_names()

    def _lay_badges(self, models: tuple[Model, ...]) -> None:
        lod, facts = self._view.pixels_per_inch, self._facts[1] if self._facts else {}
        words = map(Room.box, self._view.board.word_rooms(lod))
        self.badges.show_badges(models, facts, lod, (*signs(self.markers.shown, lod), *words))
        rooms, board = tuple(self.badges.rooms(lod)), self._view.board
        board.badge_rooms = rooms if rooms != board.badge_rooms else board.badge_rooms

    def lay_names(self) -> None:
        """Write the names beside all that stands on the table and is written there at this zoom."""
        models, lod = self.motion.scene.models, self._view.pixels_per_inch
        chosen = self._desk.seen.shown_id(self._desk.gaze.unit)
        acting = self._desk.seen.shown_id(self._desk.acting)
        names = unit_names(models, self._desk.seen.state, chosen, acting)
        plates = map(Room.box, self._answers.plates(lod))
        taken = (*map(base_room, models), *self.badges.rooms(lod), *plates)
        self.markers.keep_off(taken)
        around = Around((*taken, *map(Room.box, self._words(lod))), self._edges(), self._within())
        self.names.show_names(names, chosen, lod, around)

    def _within(self) -> QRectF:
        board = self._desk.seen.state.board
        return QRectF(0.0, 0.0, board.width, board.height).adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME)

    def _edges(self) -> Edges:
        """Return the outlines on the table, which are gathered anew where they are others."""
        board = self._view.board
        key = (board.outline_stamp, self.markers.shown)
        if self._outlines is None or self._outlines[0] != key:
            paths = [*board.outlines(), *self.markers.outlines()]
            self._outlines = (key, Edges(paths))
        return self._outlines[1]

    def _words(self, lod: float) -> tuple[QRectF, ...]:
        """Return where words and signs stand that lie on the table."""
        words = self._view.board.word_rooms(lod)
        drawn = self._view.board.drawn_rooms(lod)
        return (*words, *drawn, *self.markers.name_rooms(lod, words))

    def _learn_facts(self) -> None:
        state, catalogue = self._desk.seen.state, self._desk.battle.book.catalogue
        if self._facts is None or self._facts[0] is not state:
            self._facts = (state, badges(state, catalogue, self._desk.acting))
            first = self._desk.battle.session.start.terrain
            self.markers.show_markings(markings(state, catalogue, first))
            self._view.board.keep_off("markers", self.markers.spots, self.markers.signs)
            self._view.board.clear_words(self._view.pixels_per_inch)

    def _set_moving(self, running: bool) -> None:
        """Hide what is drawn about the end while the way there is shown, and listen for who is impatient."""
        self._is_moving = running
        for item in (self._view.overlay, *self._answers.drawings):
            item.setVisible(not running)
        app = QApplication.instance()
        if app is not None:
            (app.installEventFilter if running else app.removeEventFilter)(self)

    def _make_solid(self, solid: dict[str, float]) -> None:
        """Let models be seen through that appear or vanish."""
        if not solid and not self._faint:
            return
        items = {item.ref.id: item for item in self._view.board.piece_items()}
        for id_ in self._faint:
            if id_ in items:
                items[id_].setOpacity(1.0)
        for id_, share in solid.items():
            if id_ in items:
                items[id_].setOpacity(share)
        self._faint = tuple(solid)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Come to the end at any key or click, which then does what it does."""
        if event.type() in _SKIPPING:
            self.motion.skip()
        return False


def tip_of_model(desk: BattleDesk, model: Model) -> str:
    """Say who a model is, its HP and effects, and where it stands."""
    told = model_words(model, desk.table).splitlines()
    state = desk.seen.state
    if model.id not in state.figures:
        return "\n".join(told)
    about = tip_of(state, desk.battle.book.catalogue, model.id, desk.acting)
    effect = effect_that_asks(desk.hand.asked.what, desk.battle.book.catalogue)
    asks = (effect,) if effect and desk.seen.true_id(model.unit) == desk.asking else ()
    rules = "\n".join((*asks, *desk.hand.told_of(model.unit), about or told[0]))
    return "\n".join((said(in_unit(rules, desk.table.unit), state), *told[1:]))


def _tip_of_place(desk: BattleDesk, markers: MarkersItem, at: QPointF, lod: float) -> str:
    return in_unit(markers.words_at(at, lod), desk.table.unit)


def bare_words(names: Sequence[str]) -> str:
    """Say in one sentence which pictures cannot be shown, and what stands instead."""
    return tr(
        "The pictures {names} are missing or damaged: bases bear the letters of their unit instead", "",
        len(names), names=", ".join(names),
        one="The picture {names} is missing or damaged: bases bear the letters of their unit instead",
    )  # fmt: skip
