"""The lens that shows how many models see each place of the board."""

from dataclasses import dataclass
from functools import partial

from battlefield.app.desk.answers import counted
from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.desk.heat_picture import HeatPicture
from battlefield.app.desk.options import Choice, Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.eyes import (
    LEVEL,
    bare_table,
    blind_words,
    level_words,
    on_board,
    side_words,
    sides_of,
)
from battlefield.app.measure.overlays.overlay import Plain
from battlefield.app.wording.names import full_name
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.visibility import ExposureMap
from battlefield.rules.scene.contents import Model, Scene

BY = Choice(
    "exposure_by",
    QT_TR_NOOP("Seen by"),
    QT_TR_NOOP(
        "Whose eyes count: those of the sides other than the selected model's, of its own side, or all"
    ),
    "others",
    (
        ("others", QT_TR_NOOP("the other sides")),
        ("own", QT_TR_NOOP("the side of the selected")),
        ("all", QT_TR_NOOP("every model")),
    ),
)
GRID = Choice(
    "exposure_grid",
    QT_TR_NOOP("Grid"),
    QT_TR_NOOP("How far apart the places are that are asked"),
    "0.5",
    (("0.5", QT_TR_NOOP("quick, every 0.5 in")), ("0.25", QT_TR_NOOP("fine, every 0.25 in"))),
)


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    picture: HeatPicture
    map: ExposureMap
    count: int


class ExposureLens(Plain):
    """Works the picture out away from the hand; until it is there, the one before stays, dimmed."""

    options: tuple[Option, ...] = (BY, LEVEL, GRID)

    def __init__(self, desk: TableView, background: Background) -> None:
        super().__init__(desk, background)
        self._latest: Latest[_Found] = Latest(background, desk.learn)
        self._last: _Found | None = None
        self._counted: tuple[_Found, Point, int] | None = None

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._latest.forget()
        self._last, self._counted = None, None

    def answers(self) -> tuple[Answer, ...]:
        """Tell of the table as it stands; the selected model is told where the hand holds it."""
        desk = self._desk
        scene, by = desk.scene, desk.options[BY]
        chosen = self.chosen(scene)
        if by != "all" and not chosen:
            self.put_away()
            return (Answer("Exposure", ("Select a model, so that its side is known, or count every model",)),)
        whose, watching = _watching(scene, chosen, by)
        if not watching:
            self.put_away()
            return (Answer("Exposure", (f"nobody of {whose} is on the table",)),)
        found = self._found(scene, watching, whose)
        if found is not None:
            self._last = found
            return (self._told(found, whose),)
        share = self._latest.share
        words = "working out who sees what …" + (f" {100 * share:.0f} %" if share is not None else "")
        before = self._last.picture if self._last is not None else None
        return (Answer("Exposure", (words,), heat=before, of_before=True),)

    def _found(self, scene: Scene, watching: list[Model], whose: str) -> _Found | None:
        step, level = float(self._desk.options[GRID]), self._desk.options[LEVEL]
        eyes, count = tuple(model.at for model in watching), len(watching)

        def work(task: Task) -> _Found:
            made = ExposureMap.of(bare_table(scene), eyes, step, level, task.tell, task.cancelled)
            what = f"how many of {_whose_words(count, whose)} see a place"
            return _Found(HeatPicture.of(made.heat, what, partial(seen_words, count=count)), made, count)

        return self._latest.get((scene.terrain, scene.board, eyes, step, level, whose), work)

    def _told(self, found: _Found, whose: str) -> Answer:
        desk = self._desk
        level, of = level_words(desk.options[LEVEL], desk.unit), _whose_words(found.count, whose)
        lines = [
            f"a place is seen by {found.map.mean:.1f} of {of} on average, {level}",
            f"about {percent_of(found.map.unseen)} of the table is seen by none of them",
        ]
        if found.map.blind:
            lines.append(blind_words(found.map.blind))
        held = on_board(desk.shown, self.chosen(desk.shown))
        if len(held) == 1:
            seen = seen_words(self._seen_at(found, held[0].at), found.count)
            lines.insert(0, f"the centre of {full_name(held[0])} is {seen}")
        moving = self._are_moving(desk.options[BY])
        if moving:
            lines.insert(0, "of before the move in hand")
        return Answer("Exposure", tuple(lines), heat=found.picture, of_before=moving)

    def _are_moving(self, by: str) -> bool:
        """Return whether the hand holds one of those whose eyes count."""
        eyes = [
            [model.at for model in _watching(scene, self.chosen(scene), by)[1]]
            for scene in (self._desk.scene, self._desk.shown)
        ]
        return eyes[0] != eyes[1]

    def _seen_at(self, found: _Found, at: Point) -> int:
        """Count the eyes on one place, once for each place."""
        known = self._counted
        if known is None or known[0] is not found or known[1] != at:
            self._counted = known = (found, at, found.map.seen_at(at))
        return known[2]


def _watching(scene: Scene, chosen: list[Model], by: str) -> tuple[str, list[Model]]:
    """Return whose eyes count, in words, and the models on the board that have them."""
    if by == "all":
        return "", on_board(scene, list(scene.models))
    own = sides_of(chosen)
    sides = own if by == "own" else tuple(side for side in sides_of(list(scene.models)) if side not in own)
    watching = on_board(scene, [model for model in scene.models if model.side in sides])
    return side_words(sides) or "the other sides", watching


def seen_words(seen: float, count: int) -> str:
    """Say by how many of some models a place is seen."""
    return f"seen by {seen:.0f} of {count} ({percent_of(seen / count)})"


def _whose_words(count: int, whose: str) -> str:
    return f"{counted(count, 'model')} of {whose}" if whose else counted(count, "model")
