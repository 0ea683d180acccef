"""What a step of play shows before it shows its end: timed moves, planned from the events alone.

Nothing here changes a game. A plan is made of the state before a step and of its events; a frame of it is a
scene with models on their way, and what flashes or pops up over them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import singledispatch
from itertools import pairwise
from math import dist, hypot

from battlefield.app.desk.pictures import Rolls
from battlefield.app.playing.speeds import Speed
from battlefield.app.playing.trails import BESIDE_TARGET, Trail
from battlefield.geometry.kernel.shapes import Outline, Point, Template
from battlefield.geometry.kernel.units import direction
from battlefield.play.course import Course, Deed, Hand
from battlefield.rules.core import events as ev
from battlefield.rules.core.apply import apply
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.words import BEARING, SCATTERED
from battlefield.rules.scene.contents import Model, Scene

_FACTORS: Mapping[Speed, float] = {"quick": 0.6, "normal": 1.0, "slow": 2.0}
SHORTEST, LONGEST = 150, 250  # milliseconds of one motion
AT_MOST = 40  # motions of one step; what comes after them is not shown
IN_ALL = 3000  # milliseconds of one step: where it would take longer all of it goes faster
_PER_INCH = 12  # milliseconds, so that long ways take longer
_SCATTER = "scatter"
_CLASH = 2.6  # inches from middle to middle: who is nearer strikes by hand
_MOST_SHOTS = 4  # of one step
_BOLT = 0.35  # of its way that a shot is long
_AT_REST, _TURNS = 0.7, 8  # of the time after which dice lie still, and how often they turn until then


@dataclass(frozen=True, slots=True)
class Pop:
    """A small figure over a place: HP lost or gained."""

    at: Point
    words: str


@dataclass(frozen=True, slots=True)
class Slide:
    """Figures go along their paths."""

    ways: tuple[tuple[str, tuple[Point, ...]], ...]


@dataclass(frozen=True, slots=True)
class Fade:
    """Figures vanish, or appear where `appears`: these are the models as they stand."""

    models: tuple[Model, ...]
    appears: bool = False


@dataclass(frozen=True, slots=True)
class Harm:
    """Figures rise from models: what they lost or regained."""

    pops: tuple[Pop, ...]


@dataclass(frozen=True, slots=True)
class Flash:
    """What is laid on the table lights up."""

    shapes: tuple[Template | Outline, ...]


@dataclass(frozen=True, slots=True)
class Travel:
    """A template goes from where it was aimed to where it lands, with its dice beside it."""

    template: Template
    to: Point
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot flies from who attacks to whom it strikes; those who stand close clash."""

    start: Point
    end: Point

    @property
    def is_clash(self) -> bool:
        """Whether both stand so close that nothing flies."""
        return dist(self.start, self.end) < _CLASH


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice fall on the table; the last roll of the last ones is the one that is thrown."""

    dice: tuple[Rolls, ...]


Moves = Slide | Fade | Harm | Flash | Travel | Shot | Throw


@dataclass(frozen=True, slots=True)
class Motion:
    """One move of a plan: what it does, how long in milliseconds, and the scene it begins with.

    `lying` are the templates that lie there meanwhile.
    """

    moves: Moves
    lasts: int
    scene: Scene
    lying: tuple[Template, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """What is to be seen at one moment: a scene, how solid some models are, and what lies over them.

    Shapes and pops come with a strength from 0 to 1; `rise` is how far pops have risen, from 0 to 1.
    """

    scene: Scene
    solid: Mapping[str, float] = field(default_factory=dict)
    shapes: tuple[tuple[Template | Outline, float], ...] = ()
    pops: tuple[Pop, ...] = ()
    rise: float = 0.0
    words: tuple[str, ...] = ()
    words_at: Point = (0.0, 0.0)
    shot: tuple[Point, Point] | None = None
    clash: Point | None = None
    dice: tuple[Rolls, ...] = ()


# the plan


def events_after(course: Course, count: int) -> tuple[ev.Event, ...]:
    """Return the events of a game from the `count`-th on, without going through those before."""
    parts: list[Deed | Hand] = [*course.deeds, *([course.hand] if course.hand is not None else [])]
    found: list[tuple[ev.Event, ...]] = []
    left = sum(len(part.events) for part in parts) - count
    for part in reversed(parts):
        if left <= 0:
            break
        found.append(part.events[max(0, len(part.events) - left) :])
        left -= len(part.events)
    return tuple(event for events in reversed(found) for event in events)


def plan(
    before: State,
    events: Sequence[ev.Event],
    aimed: Sequence[Template] = (),
    speed: Speed = "normal",
    blow: tuple[str, Sequence[str]] = ("", ()),
) -> tuple[Motion, ...]:
    """Plan what a step shows; `aimed` is what its answer laid on the table. Nothing while motion is off.

    `blow` is who acts, and at whom its answer aimed.
    """
    if speed == "off" or not events:
        return ()
    motions: list[Motion] = []
    for moves, state, lying in _moves(before, events, tuple(aimed), blow):
        if len(motions) == AT_MOST:
            break
        motions.append(Motion(moves, round(_FACTORS[speed] * _length(moves)), state.scene(), lying))
    return _paced(motions, round(_FACTORS[speed] * IN_ALL))


def seen_as(motions: Iterable[Motion], veil: Veil) -> tuple[Motion, ...]:
    """Return motions with the names by which figures are shown."""
    if not veil.true:
        return tuple(motions)
    return tuple(
        replace(
            motion,
            moves=_moves_as(motion.moves, veil),
            scene=replace(motion.scene, models=_models_as(motion.scene.models, veil)),
        )
        for motion in motions
    )


def _moves_as(moves: Moves, veil: Veil) -> Moves:
    if isinstance(moves, Slide):
        return Slide(tuple((veil.shown_as(id_), path) for id_, path in moves.ways))
    return replace(moves, models=_models_as(moves.models, veil)) if isinstance(moves, Fade) else moves


def _models_as(models: Iterable[Model], veil: Veil) -> tuple[Model, ...]:
    return tuple(
        replace(model, id=veil.shown_as(model.id), unit=veil.shown_as(model.unit)) for model in models
    )


def _paced(motions: list[Motion], most: int) -> tuple[Motion, ...]:
    whole = sum(motion.lasts for motion in motions)
    share = min(1.0, most / whole) if whole else 1.0
    return tuple(replace(motion, lasts=int(share * motion.lasts)) for motion in motions)


def _length(moves: Moves) -> int:
    """Return how many milliseconds a move takes at the normal speed."""
    if isinstance(moves, Slide):
        far = max(_way_length(path) for _, path in moves.ways)
    elif isinstance(moves, Travel):
        at = moves.template.at
        far = hypot(moves.to[0] - at[0], moves.to[1] - at[1])
    else:
        far = 4.0
    return round(min(LONGEST, SHORTEST + _PER_INCH * far))


def _moves(
    state: State, events: Sequence[ev.Event], aimed: tuple[Template, ...], blow: tuple[str, Sequence[str]]
) -> Iterator[tuple[Moves, State, tuple[Template, ...]]]:
    """Yield each move with the state that it begins in, and the templates that lie there."""
    dice: list[ev.DiceRolled] = []
    lying, blows = aimed, Blows(state, *blow)
    if aimed:
        yield Flash(aimed), state, ()
    for event in events:
        if isinstance(event, ev.DiceRolled) and event.why.startswith(_SCATTER):
            dice.append(event)
        for blown in blows.after(event):
            yield blown, state, lying
        travel = _travel(event, lying, dice)
        if travel is not None:
            lying = (replace(travel.template, at=travel.to),)
            yield travel, state, ()
        found = _seen(event, state)
        if found is not None:
            yield found, state, lying
        state = apply(state, event)


class Blows:
    """Goes along some events, and tells of shots and dice as they come."""

    def __init__(self, state: State, acting: str, aims: Sequence[str]) -> None:
        self._trail = Trail(state, acting, near=BESIDE_TARGET)
        self._trail.follow((), aims)
        self._aimed = set(aims)  # the units at which a shot was shown already
        self._shown: list[Point] = []  # where shots have struck

    def after(self, event: ev.Event) -> Iterator[Shot | Throw]:
        """Tell what an event shows: a shot before the first dice, then each throw."""
        before = self._trail.dice
        self._trail.follow((event,))
        is_known = isinstance(event, ev.HpLost) and event.unit in self._aimed
        if is_known or not isinstance(event, ev.DiceRolled | ev.HpLost):
            return
        if isinstance(event, ev.HpLost):
            self._aimed.add(event.unit)
        for line in self._trail.lines:
            if line.role != "good" and all(dist(line.points[-1], end) > _CLASH for end in self._shown):
                self._shown.append(line.points[-1])
                if len(self._shown) <= _MOST_SHOTS:
                    yield Shot(line.points[0], line.points[-1])
        if isinstance(event, ev.DiceRolled) and self._trail.dice != before:
            yield Throw(self._trail.dice)


def _travel(event: ev.Event, lying: tuple[Template, ...], dice: list[ev.DiceRolled]) -> Travel | None:
    """Return the way of a template that scatters: who says so tells its bearing in degrees and its inches."""
    if not isinstance(event, ev.Said) or len(lying) != 1:
        return None
    bearing, inches = BEARING.found(event.info), SCATTERED.found(event.info)
    if not inches:
        return None
    (x, y), template = direction(bearing), lying[0]
    to = template.at[0] + inches * x, template.at[1] + inches * y
    rolled = " · ".join(" + ".join(map(str, roll.faces)) for roll in dice)
    dice.clear()
    return Travel(template, to, (f"{inches} in at {bearing}°", *([f"rolled {rolled}"] if rolled else [])))


@singledispatch
def _seen(event: object, state: State) -> Moves | None:  # noqa: ARG001
    return None


@_seen.register
def _(event: ev.UnitMoved, state: State) -> Moves | None:
    ways = []
    for number, place in enumerate(event.places):
        start = state.figures[place.figure].model.at
        path = event.paths[number] if number < len(event.paths) else ()
        way = (start, *path[1:-1], place.at)
        if _way_length(way) > 0.0:
            ways.append((place.figure, way))
    return Slide(tuple(ways)) if ways else None


@_seen.register
def _(event: ev.UnitArrived, state: State) -> Moves | None:
    placed = {place.figure: place for place in event.places}
    figures = [figure for figure in state.figures_of(event.unit) if figure.id in placed]
    models = tuple(
        replace(
            figure.model,
            at=placed[figure.id].at,
            bottom=placed[figure.id].bottom,
            facing=_facing(figure, placed[figure.id]),
        )
        for figure in figures
    )
    return Fade(models, True) if models else None


def _facing(figure: Figure, place: ev.Placed) -> float:
    return figure.model.facing if place.facing is None else place.facing


@_seen.register
def _(event: ev.UnitLeft, state: State) -> Moves | None:
    there = {unit.id for unit in state.on_table()}
    return _vanishing(state, state.units[event.unit].figures) if event.unit in there else None


@_seen.register
def _(event: ev.FiguresRemoved, state: State) -> Moves | None:
    return _vanishing(state, event.figures)


def _vanishing(state: State, figures: Iterable[str]) -> Moves | None:
    there = {figure for unit in state.on_table() for figure in unit.figures}
    models = tuple(state.figures[id_].model for id_ in figures if id_ in there)
    return Fade(models) if models else None


@_seen.register(ev.FiguresAdded)
@_seen.register(ev.UnitAdded)
def _(event: ev.FiguresAdded | ev.UnitAdded, state: State) -> Moves | None:
    unit = event.unit if isinstance(event, ev.UnitAdded) else state.units[event.unit]
    return Fade(tuple(figure.model for figure in event.figures), True) if unit.where == "table" else None


@_seen.register
def _(event: ev.HpLost, state: State) -> Moves | None:
    return _popping(state, event.losses, "−")


@_seen.register
def _(event: ev.HpGained, state: State) -> Moves | None:
    return _popping(state, event.gains, "+")


def _popping(state: State, changes: Iterable[tuple[str, int]], sign: str) -> Moves | None:
    there = {figure for unit in state.on_table() for figure in unit.figures}
    pops = tuple(
        Pop(state.figures[id_].model.at, f"{sign}{amount}") for id_, amount in changes if id_ in there
    )
    return Harm(pops) if pops else None


@_seen.register
def _(event: ev.MarkerLaid, state: State) -> Moves | None:
    del state
    mark = event.marker
    shape = mark.template if mark.template is not None else mark.outline
    return Flash((shape,)) if shape is not None else None


# a frame of it


def frame(motion: Motion, share: float) -> Frame:
    """Return what is to be seen when a share of a motion has gone by, from 0 to 1."""
    share = min(1.0, max(0.0, share))
    moves, scene = motion.moves, motion.scene
    lying = tuple((template, 0.5) for template in motion.lying)
    if isinstance(moves, Slide):
        return Frame(_moved(scene, moves, _eased(share)), shapes=lying)
    if isinstance(moves, Fade):
        return replace(_faded(scene, moves, share), shapes=lying)
    if isinstance(moves, Harm):
        return Frame(scene, shapes=lying, pops=moves.pops, rise=share)
    if isinstance(moves, Shot):
        return replace(_shot(scene, moves, share), shapes=lying)
    if isinstance(moves, Throw):
        return Frame(scene, shapes=lying, dice=_tumbling(moves.dice, share))
    if isinstance(moves, Travel):
        at = along((moves.template.at, moves.to), _eased(share))
        shown = ((replace(moves.template, at=at), 1.0),)
        return Frame(scene, shapes=shown, words=moves.words, words_at=moves.to)
    strength = 1.0 - abs(2.0 * share - 1.0)
    return Frame(scene, shapes=tuple((shape, strength) for shape in moves.shapes))


def _shot(scene: Scene, moves: Shot, share: float) -> Frame:
    """A bolt of some length flies; where both stand close, blades meet between them."""
    way = moves.start, moves.end
    if moves.is_clash:
        return Frame(scene, clash=along(way, 0.5), rise=share)
    return Frame(scene, shot=(along(way, max(0.0, share - _BOLT)), along(way, share)))


def _tumbling(dice: tuple[Rolls, ...], share: float) -> tuple[Rolls, ...]:
    """The last roll shows other faces until it comes to rest."""
    if share >= _AT_REST or not dice:
        return dice
    *others, last = dice
    *rows, roll = last.rolls
    turned = int(share * _TURNS) + 1
    faces = tuple((face - 1 + turned * (n + 2)) % roll.sides + 1 for n, face in enumerate(roll.faces))
    return (*others, replace(last, rolls=(*rows, replace(roll, faces=faces, needed=0))))


def _faded(scene: Scene, moves: Fade, share: float) -> Frame:
    solid = share if moves.appears else 1.0 - share
    there = {model.id for model in scene.models}
    new = tuple(model for model in moves.models if model.id not in there)
    shown = replace(scene, models=(*scene.models, *new)) if new else scene
    return Frame(shown, {model.id: solid for model in moves.models})


def _moved(scene: Scene, moves: Slide, share: float) -> Scene:
    places = {id_: along(path, share) for id_, path in moves.ways}
    models = (replace(model, at=places[model.id]) if model.id in places else model for model in scene.models)
    return replace(scene, models=tuple(models))


def _eased(share: float) -> float:
    """Begin at once and come to rest softly."""
    return 1.0 - (1.0 - share) ** 2


def along(path: Sequence[Point], share: float) -> Point:
    """Return the point at a share of a path's length, from 0 to 1."""
    left = share * _way_length(path)
    for (x, y), (to_x, to_y) in pairwise(path):
        far = hypot(to_x - x, to_y - y)
        if left <= far and far > 0.0:
            return x + left / far * (to_x - x), y + left / far * (to_y - y)
        left -= far
    return path[-1]


def _way_length(path: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))
