"""What came of one way that something went: HP lost and regained, models, effects, moves, what was paid.

Each change says whom it is about and can be told with its chance; those that are counted also on average.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Literal

from battlefield.app.books.faces import face_of
from battlefield.app.foreseeing.ways import Way
from battlefield.app.wording.names import effect_name, full_name
from battlefield.app.wording.told_apart import name_apart, told_apart
from battlefield.rules.book.face import Face
from battlefield.rules.core.events import HpGained, HpLost, Said, Scored, UnitMoved
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Effect, State
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.areas import home_of
from battlefield.rules.table.areas import name_of as area_name

Measure = Literal["health", "models", "inches", "purse", ""]
LOSES, REGAINS = "loses", "regains"
_STILL = 1e-6  # inches
_SEEN = 0.005  # inches; of less nothing is left where two places are written


@dataclass(frozen=True, slots=True)
class Counted:
    """So much of something that comes to somebody: whom, what happens, and what is counted."""

    who: str
    verb: str
    of: str = ""
    measure: Measure = ""


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happens or does not, in words."""

    words: str


Change = Counted | Told


def changes(way: Way, *, ids: bool = False) -> dict[Change, float]:
    """Return all that changed, with how much of it; 1 for what only happens.

    With `ids` single models that are moved or come are named with their ids, not as units.
    """
    way = replace(way, before=told_apart(way.before), after=told_apart(way.after))
    face, found = face_of(way.before.book), dict[Change, float]()
    parts = (
        _verdicts(way),
        _harm(way),
        _models(way),
        _effects(way, face),
        _moves(way, ids),
        _coming_and_going(way, ids),
        _things(way),
        _scores(way),
        _paid(way, face),
    )
    for part in parts:
        for change, amount in part:
            found[change] = found.get(change, 0.0) + float(amount)
    return found


Found = Iterator[tuple[Change, float]]


def _verdicts(way: Way) -> Found:
    """Return the tests that were passed."""
    judged = (event.judged for event in way.events if isinstance(event, Said) and event.judged is not None)
    for words in dict.fromkeys(words for words, is_passed in judged if is_passed):
        yield Told(words), 1.0


def name_of(state: State, unit: str) -> str:
    """Name a unit."""
    return state.units[unit].name if unit in state.units else unit


def _harm(way: Way) -> Found:
    for event in way.events:
        if isinstance(event, HpLost):
            yield Counted(name_of(way.before, event.unit), LOSES, measure="health"), float(event.total)
        elif isinstance(event, HpGained):
            gained = sum(each for _, each in event.gains)
            yield Counted(name_of(way.before, event.unit), REGAINS, measure="health"), float(gained)
    for id_, unit in way.before.units.items():
        if way.before.living(id_) and not way.after.living(id_):
            yield Told(wiped_out(unit.name)), 1.0


def loses(state: State, unit: str) -> Counted:
    """Return what stands for the health that a unit loses."""
    return Counted(name_apart(state, unit), LOSES, measure="health")


def wiped_out(name: str) -> str:
    """Say that nobody of a unit is left."""
    return f"{name} is wiped out"


def _models(way: Way) -> Found:
    """Return models lost and gained, of units of several."""
    for id_, unit in way.before.units.items():
        more = len(way.after.living(id_)) - len(way.before.living(id_))
        if more and max(unit.strength, len(unit.figures)) > 1:
            yield Counted(unit.name, "gains" if more > 0 else LOSES, measure="models"), float(abs(more))


def _is_told(effect: Effect, face: Face, state: State) -> bool:
    """Return whether players know an effect: what rules remember for themselves begins small."""
    bears = effect.on in state.units or effect.on in state.figures or effect.on in state.sides
    known = not effect.name[:1].islower() and effect.name not in face.secrets
    return bears and known and not effect.name.endswith(face.tallies)


def _on(state: State, id_: str) -> str:
    if id_ in state.figures and id_ not in state.units:
        model = state.figures[id_].model
        return name_of(state, model.unit) if model.unit in state.units else full_name(model)
    return name_of(state, id_)


def _amounts(state: State, face: Face) -> dict[tuple[str, str], int]:
    """Return the effects of a state by whom they lie on and their names, with their amounts."""
    found: dict[tuple[str, str], int] = {}
    for effect in state.effects:
        if _is_told(effect, face, state):
            key = _on(state, effect.on), effect_name(effect)
            found[key] = found.get(key, 0) + effect.amount
    return found


def _effects(way: Way, face: Face) -> Found:
    before, after = _amounts(way.before, face), _amounts(way.after, face)
    gone = {unit.name for id_, unit in way.before.units.items() if not way.after.living(id_)}
    for who, name in {**before, **after}:
        more = after.get((who, name), 0) - before.get((who, name), 0)
        if more and not (more < 0 and who in gone):
            many = f" ×{abs(more)}" if abs(more) != 1 else ""
            yield Told(f"{who} {'gains' if more > 0 else LOSES} {name}{many}"), 1.0


def end_of(way: Way, figure: str) -> Model | None:
    """Return a figure where it ends, if it was moved elsewhere; one that is off the table ends nowhere."""
    known, start = way.after.figures.get(figure), way.before.figures.get(figure)
    moves = (event for event in way.events if isinstance(event, UnitMoved))
    moved = any(place.figure == figure for event in moves for place in event.places)
    if not moved or known is None or figure not in way.after.units[known.model.unit].figures:
        return None
    there, was = known.model, start.model if start is not None else known.model
    is_there = hypot(there.at[0] - was.at[0], there.at[1] - was.at[1]) <= _STILL
    return None if is_there and abs(there.bottom - was.bottom) <= _STILL else there


def _moves(way: Way, ids: bool) -> Found:
    """Return how far units were moved: a single model by its name, several by the one that went farthest."""
    for unit in way.before.units.values():
        ways = {id_: end for id_ in unit.figures if (end := end_of(way, id_)) is not None}
        if ways:
            pairs = [(way.before.figures[id_].model, end) for id_, end in ways.items()]
            far = max(hypot(end.at[0] - start.at[0], end.at[1] - start.at[1]) for start, end in pairs)
            high = max((end.bottom - start.bottom for start, end in pairs), key=abs)
            who = _who(way.before, unit.id, ids)
            if face_of(way.before.book).by_areas:
                yield from ((Told(f"{who} comes to {area}"), 1.0) for area in _new_areas(way, pairs))
            elif far >= _SEEN:
                yield Counted(who, "is moved by", measure="inches"), far
            elif abs(high) >= _SEEN:
                verb = "comes up by" if high > 0 else "comes down by"
                yield Counted(who, verb, measure="inches"), abs(high)


def _new_areas(way: Way, pairs: Sequence[tuple[Model, Model]]) -> Iterator[str]:
    """Yield the names of the areas that models come to."""
    state = way.before
    for start, end in pairs:
        was, now = (home_of(state.areas, at) for at in (start.at, end.at))
        if now is not None and now != was:
            yield area_name(state, now)


def _coming_and_going(way: Way, ids: bool) -> Found:
    before, after = way.before, way.after
    for id_, now in after.units.items():
        was = before.units.get(id_)
        where = was.where if was is not None else ""
        if now.where == TABLE != where:
            yield Told(f"{_who(after, id_, ids)} comes onto the table"), 1.0
        elif now.where == GONE != where and before.units.get(id_) and after.living(id_):
            yield Told(f"{now.name} is taken off for good"), 1.0
        elif now.where == RESERVE != where and where == TABLE:
            yield Told(f"{now.name} leaves the table for the reserve"), 1.0
        elif now.where not in (TABLE, GONE, RESERVE, where):
            yield Told(f"{now.name} goes aboard {name_of(after, now.where)}"), 1.0
        if was is not None and was.commander != now.commander:
            yield Told(f"{now.name} is commanded by {now.commander}"), 1.0
        if was is not None and was.profile != now.profile and now.profile in after.profiles:
            yield Told(f"{now.name} is {after.profiles[now.profile].name} now"), 1.0


def _who(state: State, unit: str, ids: bool) -> str:
    figures = state.units[unit].figures
    if ids and len(figures) == 1:
        return full_name(state.figures[figures[0]].model)
    return state.units[unit].name


def _things(way: Way) -> Found:
    """Return what comes to lie on the table, is moved on it, or is gone from it."""
    marks = {mark.id: mark for mark in way.before.markers}
    now = {mark.id: mark for mark in way.after.markers}
    for id_, mark in now.items():
        if mark.name and id_ not in marks:
            yield Told(f"{mark.name} is laid on the table"), 1.0
        elif mark.name and mark.at != marks[id_].at:
            yield Told(f"{mark.name} is moved"), 1.0
    for id_, mark in marks.items():
        if mark.name and id_ not in now:
            yield Told(f"{mark.name} is taken off the table"), 1.0
    left = {piece.id for piece in way.after.terrain}
    for piece in way.before.terrain:
        if piece.id not in left:
            yield Told(f"{piece.name or piece.id} is destroyed"), 1.0


def _scores(way: Way) -> Found:
    for event in way.events:
        if isinstance(event, Scored) and event.points:
            verb = "scores" if event.points > 0 else "loses"
            yield Counted(event.side, verb, "points"), float(abs(event.points))


def _paid(way: Way, face: Face) -> Found:
    """Return what sides and units pay and gain of what they have to spend."""
    for purse in face.purses:
        for on in (*way.before.sides, *way.before.units):
            was, now = (
                sum(each.amount for each in state.effects_on(on, purse.effect))
                for state in (way.before, way.after)
            )
            more = (was - now) if purse.is_spent else (now - was)
            if more:
                much = f"{purse.of} {'more' if more > 0 else 'less'}"
                yield Counted(name_of(way.before, on), "has", much, "purse"), float(abs(more))
