"""The looking eye: from one model to another, asked away from the hand and followed as models move."""

from battlefield.app.desk.background import AtOnce, Background, Latest, Task
from battlefield.app.desk.following import Followed, Following
from battlefield.app.desk.options import Flag, Number, Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.desk.tools import Pointer
from battlefield.app.measure.area_look_answers import area_look
from battlefield.app.measure.ruled import game_of
from battlefield.app.measure.rulings.by import measuring_of
from battlefield.app.measure.rulings.moves import Moves as Turns
from battlefield.app.measure.sight_answers import (
    Look,
    Moves,
    looked,
    looking_answer,
    sight_answer,
    sight_turns,
    turning_moves,
)
from battlefield.app.measure.what_if import WHAT_IF
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.book.measuring import ByAreas
from battlefield.rules.scene.contents import Model, Scene

MODELS_BLOCK = Flag(
    "sight_models_block",
    QT_TR_NOOP("Other models block"),
    QT_TR_NOOP("Whether other models stand in the way, or only terrain does"),
    usual=True,
)
HIDDEN_FROM = Number(
    "sight_hidden_from",
    QT_TR_NOOP("Counts as hidden from"),
    QT_TR_NOOP("The hidden share that matters; the shortest moves that cross it are shown"),
    50.0,
    1.0,
    100.0,
    unit=" %",
    places=0,
    step=5.0,
)


class SightTool:
    """Looks from the model clicked first to the model under the pointer; a second click keeps the answer."""

    name = "sight"
    options: tuple[Option, ...] = (MODELS_BLOCK, HIDDEN_FROM)

    def __init__(self, desk: TableView, background: Background | None = None) -> None:
        self._desk = desk
        where = background if background is not None else AtOnce()
        self._looks: Following[Look] = Following(where, desk.learn)
        self._moves: Latest[Moves] = Latest(where, desk.learn)
        self._turns: Latest[Turns] = Latest(where, desk.learn)
        self._areas: Following[Answer] = Following(where, desk.learn)
        self._observer: str | None = None
        self._target: str | None = None
        self._kept = False
        self._told: tuple[tuple[object, ...], tuple[LengthUnit, float, bool], Answer] | None = None

    def hint(self) -> str:
        """Say what a click does now."""
        if self._observer is None:
            return tr("Click the model that looks · Esc leaves")
        return tr("Point at the model that is looked at, click to keep the answer · Esc forgets who looks")

    def press(self, pointer: Pointer) -> None:
        """Take the observer, or keep the target."""
        hit = pointer.hit.id if pointer.hit is not None and pointer.hit.kind == "model" else None
        if self._observer is None or self._kept:
            self._observer, self._target, self._kept = hit, None, False
        elif hit is not None and hit != self._observer:
            self._target, self._kept = hit, True
        self._desk.changed()

    def move(self, pointer: Pointer) -> None:
        """Look at what is under the pointer."""
        hit = pointer.hit.id if pointer.hit is not None and pointer.hit.kind == "model" else None
        if self._observer is not None and not self._kept and hit not in (self._target, self._observer):
            self._target = hit
            self._desk.changed()

    def release(self, pointer: Pointer) -> None:
        """Do nothing: a look is made by clicks."""

    def turn(self, degrees: float) -> bool:  # noqa: ARG002 - a look has no bearing
        """Do nothing."""
        return False

    def cancel(self) -> bool:
        """Forget who looks."""
        had = self._observer is not None
        self._observer, self._target, self._kept = None, None, False
        self._looks.forget()
        self._moves.forget()
        self._turns.forget()
        self._areas.forget()
        self._desk.changed()
        return had

    @property
    def looks(self) -> tuple[str, str] | None:
        """The ids of who looks and of who is looked at, None while there are no two."""
        return (self._observer, self._target) if self._observer and self._target else None

    @property
    def answer(self) -> Answer | None:
        """What the look shows on the table; while a new look is under way, what the one before found."""
        scene = self._desk.shown
        observer = scene.model(self._observer) if self._observer else None
        target = scene.model(self._target) if self._target else None
        if observer is None or target is None:
            return None
        areas = measuring_of(self._game).areas
        if areas is not None:
            return self._by_areas(scene, observer, target, areas)
        look = self._look(scene, observer, target)
        if look is None:
            return looking_answer(observer, target)
        is_still = look.is_present and scene is self._desk.scene
        moves = self._turning(look.found) if is_still else None
        is_asked = is_still and self._desk.options[WHAT_IF]
        turns = self._sight_turning(look.found) if is_asked else None
        return self._answer_of(look.found, moves, turns, is_asked and turns is None)

    @property
    def _game(self) -> str:
        return game_of(self._desk.options)

    def _by_areas(self, scene: Scene, observer: Model, target: Model, ways: ByAreas) -> Answer:
        """Look from area to area, away from the hand: what the areas see of each other takes a while."""
        game, unit = self._game, self._desk.unit

        def work(_: Task) -> Answer:
            return area_look(scene, observer, target, game, ways, unit)

        subject, state = (observer.id, target.id, game, unit), (scene.areas, scene.borders, scene.models)
        found = self._areas.get(subject, state, work)
        return found.found if found is not None else looking_answer(observer, target)

    def _answer_of(self, look: Look, moves: Moves | None, turns: Turns | None, seeks: bool) -> Answer:
        """Write a look out, unless it is the one that was written last."""
        found, share = (look, moves, turns), self._desk.options[HIDDEN_FROM] / 100.0
        asked = self._desk.unit, share, seeks
        told = self._told
        if told is None or told[1] != asked or any(a is not b for a, b in zip(told[0], found, strict=True)):
            self._told = told = (found, asked, sight_answer(look, moves, *asked[:2], turns, seeks))
        return told[2]

    def _look(self, scene: Scene, observer: Model, target: Model) -> Followed[Look] | None:
        models_block, game = self._desk.options[MODELS_BLOCK], self._game

        def work(_: Task) -> Look:
            return looked(scene, observer, target, models_block, game)

        state = (scene.terrain, scene.models, scene.board)
        return self._looks.get((observer.id, target.id, models_block, game), state, work)

    def _turning(self, look: Look) -> Moves | None:
        models_block, share = self._desk.options[MODELS_BLOCK], self._desk.options[HIDDEN_FROM] / 100.0

        def work(task: Task) -> Moves:
            return turning_moves(look, models_block, share, task.cancelled)

        asked = (look.scene, look.observer.id, look.target.id, models_block, share, look.game)
        return self._moves.get(asked, work)

    def _sight_turning(self, look: Look) -> Turns | None:
        """Search what would turn whether there is sight, away from the hand."""
        models_block = self._desk.options[MODELS_BLOCK]

        def work(task: Task) -> Turns:
            return sight_turns(look, models_block, task.cancelled)

        asked = (look.scene, look.observer.id, look.target.id, models_block, look.game)
        return self._turns.get(asked, work)
