"""The lens that lights what models see, each by itself or together."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from battlefield.app.desk.answers import rings_of
from battlefield.app.desk.background import Background, Task
from battlefield.app.desk.following import Following
from battlefield.app.desk.options import Choice, Option
from battlefield.app.desk.pictures import Answer, Region
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.eyes import (
    LEVEL,
    Eyes,
    Watch,
    area_words,
    blind_words,
    models_words,
    on_board,
    side_words,
    sides_of,
)
from battlefield.app.measure.overlays.overlay import Plain
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.names import full_name
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.geometry.visibility import VisibleRegion
from battlefield.rules.scene.contents import Board, Model, Scene

OF = Choice(
    "seen_of",
    QT_TR_NOOP("Of"),
    QT_TR_NOOP(
        "Whose sight is lit: each selected model's, that of all selected ones together, or their whole side's"
    ),
    "each",
    (
        ("each", QT_TR_NOOP("each selected model")),
        ("together", QT_TR_NOOP("the selected models together")),
        ("side", QT_TR_NOOP("the whole side of the selected")),
    ),
)
_AT_ONCE = 3  # models whose sight is worked out within a frame
_NAMED = 8  # models that get a sentence of their own
_LIT = 4  # models that get a light of their own; more would pile up and hide the table


@dataclass(frozen=True, slots=True)
class _Asked:
    """Whose sight is wanted, on which board, and how it is told."""

    models: list[Model]
    whose: str
    board: Board
    level: float
    unit: LengthUnit


class SeenLens(Plain):
    """Lights what is seen from where the hand holds the models; of many of them, away from the hand."""

    options: tuple[Option, ...] = (OF, LEVEL)

    def __init__(self, desk: TableView, background: Background) -> None:
        super().__init__(desk, background)
        self._following: Following[Answer] = Following(background, desk.learn)
        self._watch = Watch()
        self._last: tuple[_Asked, Eyes, _Told, Answer] | None = None

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._following.forget()
        self._last = None

    def answers(self) -> tuple[Answer, ...]:
        """Light what the models on the board see."""
        scene, options = self._desk.shown, self._desk.options
        chosen = self.chosen(scene)
        asked = self._asked(scene, chosen, options[OF])
        if not asked.models:
            return ()
        eyes = self._watch.eyes(scene, options[LEVEL])
        told = _each if options[OF] == "each" else _together
        if self._is_quick(asked, eyes, told):
            return (self._at_once(asked, eyes, told),)
        subject = (options[OF], tuple(model.id for model in asked.models), asked.level, asked.unit)
        state = (scene.terrain, scene.board, tuple(model.at for model in asked.models))
        found = self._following.get(subject, state, lambda task: _worked_out(asked, eyes, told, task))
        return (found.found if found is not None else Answer("Seen", (f"looking for {asked.whose} …",)),)

    def _at_once(self, asked: _Asked, eyes: Eyes, told: "_Told") -> Answer:
        """Look within the frame, but once only, however often news makes the lens look again."""
        last = self._last
        if last is None or last[1] is not eyes or last[0] != asked or last[2] is not told:
            self._last = last = (asked, eyes, told, told(asked, eyes))
        return last[3]

    def _asked(self, scene: Scene, chosen: list[Model], of: str) -> _Asked:
        level, unit = self._desk.options[LEVEL], self._desk.unit
        if of == "side":
            sides = sides_of(chosen)
            models = on_board(scene, [model for model in scene.models if model.side in sides])
            whose = f"{side_words(sides)}, {models_words(len(models))},"
        else:
            models = on_board(scene, chosen)
            whose = full_name(models[0]) if len(models) == 1 else models_words(len(models))
        return _Asked(models, whose, scene.board, level, unit)

    def _is_quick(self, asked: _Asked, eyes: Eyes, told: "_Told") -> bool:
        new = sum(not eyes.knows(model.at) for model in asked.models)
        return new <= _AT_ONCE and len(asked.models) <= (_LIT if told is _each else _AT_ONCE)


_Told = Callable[[_Asked, Eyes], Answer]


def _worked_out(asked: _Asked, eyes: Eyes, told: _Told, task: Task) -> Answer:
    """Look from one model after the other, so that the work can be called off between two."""
    for done, model in enumerate(asked.models, start=1):
        eyes.sees(model.at)
        if task.cancelled():
            break
        task.tell(done / len(asked.models))
    return told(asked, eyes)


def _each(asked: _Asked, eyes: Eyes) -> Answer:
    regions = [eyes.sees(model.at) for model in asked.models]
    lines = []
    for model, region in list(zip(asked.models, regions, strict=True))[:_NAMED]:
        seen = area_words(region.area, asked.board, asked.level, asked.unit)
        nothing = "nothing: its centre is inside what hides at this level"
        lines.append(f"{full_name(model)} sees {seen if region.outline else nothing}")
    if len(asked.models) > _NAMED:
        lines.append(f"and {len(asked.models) - _NAMED} more")
    if len(asked.models) > _LIT:
        lines.append(f"more than {_LIT} are lit together")
        return Answer("Seen", tuple(lines), _lit(VisibleRegion.united(regions)[0]))
    lit = tuple(Region((region.outline,), "seen") for region in regions if region.outline)
    return Answer("Seen", tuple(lines), lit)


def _lit(polygons: Iterable[Polygon]) -> tuple[Region, ...]:
    return tuple(Region(rings_of(polygon), "seen") for polygon in polygons)


def _together(asked: _Asked, eyes: Eyes) -> Answer:
    regions = [eyes.sees(model.at) for model in asked.models]
    polygons, area = VisibleRegion.united(regions)
    verb = "sees" if len(asked.models) == 1 else "see"
    lines = [f"{asked.whose} {verb} {area_words(area, asked.board, asked.level, asked.unit)}"]
    buried = sum(not region.outline for region in regions)
    if buried:
        lines.append(blind_words(buried))
    return Answer("Seen", tuple(lines), _lit(polygons))
