"""The lens that links the models of a unit and shows where it falls apart, also while a hand moves it."""

from collections.abc import Sequence
from dataclasses import replace

from battlefield.app.desk.background import Background
from battlefield.app.desk.edits import rounded
from battlefield.app.desk.options import Number, Option, Options
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.coherency_answers import coherency_answer
from battlefield.app.measure.overlays.overlay import Plain
from battlefield.app.measure.ruled import game_of, name_of_game
from battlefield.app.measure.rulings.by import measuring_of
from battlefield.app.measure.rulings.chains import Limits, weakest_of
from battlefield.app.measure.rulings.moves import moves_of_chain
from battlefield.app.measure.what_if import WHAT_IF, drawn_turns, turn_words
from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.coherency import Coherency, CoherencyGroupDrag, coherency
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.table.table import body_of

HORIZONTAL = Number(
    "coherency_horizontal",
    QT_TR_NOOP("Gap of at most"),
    QT_TR_NOOP("How far two bases may be apart that hang together, measured flat"),
    2.0,
    0.0,
    36.0,
    step=0.5,
)
VERTICAL = Number(
    "coherency_vertical",
    QT_TR_NOOP("Height of at most"),
    QT_TR_NOOP("How far two models may be apart in height that hang together"),
    6.0,
    0.0,
    36.0,
    step=0.5,
)
_MOST_MOVERS = 2  # of a unit, whose moves are shown at once
Unit = tuple[str, str]
LOOSE: Unit = ("", "")  # of selected models that belong to no unit
Members = tuple[Model, ...]
_Asked = tuple[Members, float, float, LengthUnit, tuple[float, str], str, tuple[str, ...] | None]


class CoherencyLens(Plain):
    """Looks at the units of the selected models, or at all units while none is selected.

    Several selected models that belong to no unit count as one.
    While a hand moves models, what stands still is measured once. The limits are those of the game by whose
    rules is measured, and may be set where it is none.
    """

    def __init__(self, desk: TableView, background: Background) -> None:
        super().__init__(desk, background)
        self._kept: dict[Unit, tuple[_Asked, Answer]] = {}
        self._units: dict[str, tuple[Members, dict[Unit, Members]]] = {}
        self._drags: dict[Unit, tuple[Members, Members, tuple[float, float], CoherencyGroupDrag]] = {}

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the limits, where no game sets them."""
        return () if game_of(self._desk.options) else (HORIZONTAL, VERTICAL)

    def put_away(self) -> None:
        """Forget what was measured."""
        self._kept, self._units, self._drags = {}, {}, {}

    def answers(self) -> tuple[Answer, ...]:
        """Return one answer for each unit of more than one model."""
        limits, looked_at = limits_of(self._desk.options), self.chosen(self._desk.shown)
        if limits is None:
            return (_without(game_of(self._desk.options)),)
        resting = self._sorted("resting", self._desk.scene) | loose_of(self._desk.scene, looked_at)
        shown = self._sorted("shown", self._desk.shown) | loose_of(self._desk.shown, looked_at)
        wanted = dict.fromkeys((m.side, m.unit) if m.unit else LOOSE for m in looked_at) or shown
        return tuple(
            self._answer(key, shown[key], resting.get(key, ()), limits)
            for key in wanted
            if len(shown.get(key, ())) > 1
        )

    def _sorted(self, which: str, scene: Scene) -> dict[Unit, Members]:
        """Sort a scene's models by units, unless they are the ones sorted last."""
        kept = self._units.get(which)
        if kept is None or kept[0] is not scene.models:
            kept = self._units[which] = (scene.models, units_of(scene))
        return kept[1]

    def _answer(self, key: Unit, members: Members, resting: Members, limits: Limits) -> Answer:
        """Answer for a unit, unless it stands as it last did."""
        desk = self._desk
        game = game_of(desk.options)
        movers = self._movers(members) if desk.options[WHAT_IF] and desk.drag is None else None
        asked = (members, *limits, desk.unit, (desk.shown.sigma, desk.shown.custom), game, movers)
        kept = self._kept.get(key)
        if kept is None or kept[0] != asked:
            found = self._found(key, members, resting, limits)
            told = coherency_answer(desk.shown, members, found, desk.unit, game)
            if movers is not None:
                told = _with_moves(desk.shown, told, members, found, movers, desk.unit)
            kept = self._kept[key] = (asked, told)
        return kept[1]

    def _movers(self, members: Members) -> tuple[str, ...]:
        """Return who is asked what it could turn: the selected models of a unit."""
        selected = {model.id for model in self.chosen(self._desk.shown)}
        return tuple(model.id for model in members if model.id in selected)[:_MOST_MOVERS]

    def _found(self, key: Unit, members: Members, resting: Members, limits: Limits) -> Coherency:
        shift = common_shift(resting, members)
        if shift is None:
            return coherency([body_of(m) for m in members], [m.id for m in members], *limits)
        moved = tuple(old for old, new in zip(resting, members, strict=True) if old.at != new.at)
        known = self._drags.get(key)
        if known is None or known[:3] != (resting, moved, limits):
            bodies, ids = [body_of(m) for m in resting], [m.id for m in resting]
            held = CoherencyGroupDrag.of(bodies, ids, [m.id for m in moved], *limits)
            known = self._drags[key] = (resting, moved, limits, held)
        return known[3].at(shift)


def _with_moves(
    scene: Scene, told: Answer, members: Members, found: Coherency, movers: tuple[str, ...], unit: LengthUnit
) -> Answer:
    """Add what would turn the verdict: moves of the selected models, else of the two of the weakest link."""
    weakest = weakest_of(scene, members, found)
    ids = movers or (weakest.models if weakest is not None else ())
    moves = moves_of_chain(members, found.limits, ids)
    words = turn_words(members, moves, unit) or "what if: none of these could turn it alone"
    arrows = drawn_turns(members, moves, unit)
    return replace(told, lines=(*told.lines, words), drawing=(*told.drawing, *arrows))


def limits_of(options: Options) -> Limits | None:
    """Return how far apart models may be that hang together; None where the game knows no coherency."""
    game = game_of(options)
    return measuring_of(game).coherency if game else (options[HORIZONTAL], options[VERTICAL])


def _without(game: str) -> Answer:
    """Say that a game knows no coherency."""
    words = "every model is by itself: this game has no coherency"
    return Answer("Coherency", (words,), rule=name_of_game(game))


def units_of(scene: Scene) -> dict[Unit, Members]:
    """Sort the models that belong to units by side and unit, in the scene's order."""
    units: dict[Unit, list[Model]] = {}
    for model in scene.models:
        if model.unit:
            units.setdefault((model.side, model.unit), []).append(model)
    return {key: tuple(members) for key, members in units.items()}


def loose_of(scene: Scene, chosen: Sequence[Model]) -> dict[Unit, Members]:
    """Return the chosen models that belong to no unit, as one unit where they are several."""
    ids = {model.id for model in chosen if not model.unit}
    members = tuple(model for model in scene.models if model.id in ids)
    return {LOOSE: members} if len(members) > 1 else {}


def common_shift(before: Members, after: Members) -> Point | None:
    """Return the one step that some of the models moved by, or None where they did anything else."""
    if before is after or len(before) != len(after):
        return None
    moved = [(old, new) for old, new in zip(before, after, strict=True) if old is not new]
    if not moved:
        return None
    (x, y), (u, v) = moved[0][0].at, moved[0][1].at
    shift = u - x, v - y
    fits = all(_is_shifted(old, new, shift) for old, new in moved)
    return shift if fits and shift != (0.0, 0.0) else None


def _is_shifted(old: Model, new: Model, shift: Point) -> bool:
    there = rounded((old.at[0] + shift[0], old.at[1] + shift[1]))
    same = old.id == new.id and old.base == new.base and old.facing == new.facing
    return same and new.at == there and (old.bottom, old.height) == (new.bottom, new.height)
