"""What somebody decides, in plain words: which unit, which action, whom, where."""

from collections.abc import Sequence
from math import dist, hypot

from battlefield.app.wording.lengths import LengthUnit, format_length, place_words
from battlefield.app.wording.spoken import spoken
from battlefield.app.wording.told_apart import name_apart, told_apart
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.kernel.units import inches
from battlefield.play.opponents.candidates import placed
from battlefield.play.opponents.view import Decision
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import Law, SpotLaw
from battlefield.rules.core.requests import Answer, Choose, Confirm, Order, Places, Request, Spot
from battlefield.rules.core.state import TABLE, State, Unit
from battlefield.rules.table import layout

_STILL = 0.01  # inches: who goes no farther stays
_BESIDE = 6.0  # inches from a marker within which it is worth a word
_MOST_NAMED = 4  # units under a template


def words_of(decision: Decision, state: State, law: Law | None, unit: LengthUnit = "inches") -> str:
    """Say what is decided in a state, where a law says what was asked."""
    action, answer = decision.action, decision.answer
    if action is not None:
        is_known = action.unit in state.units
        return f"{action.name}: {name_apart(state, action.unit)}" if is_known else action.name
    if law is None or answer is None:
        return "nothing"
    words = _answered(answer, law, state, unit)
    return spoken(words, state)


def _answered(answer: Answer, law: Law, state: State, unit: LengthUnit) -> str:
    asked = law.request
    if isinstance(asked, Places):
        return _going(_places_in(answer), asked, state, unit)
    if isinstance(asked, Spot) and isinstance(law, SpotLaw):
        return _aiming(answer, law, state, unit)
    what = asked.parts[0] if isinstance(asked, Confirm) else asked.what
    return f"{what}{'' if what.endswith('?') else ':'} {_chosen(answer, asked, state)}"


def _chosen(answer: Answer, asked: Request, state: State) -> str:
    if isinstance(asked, Confirm):
        return "yes" if answer else "no"
    parts = answer if isinstance(answer, tuple) else ()
    if isinstance(asked, Choose | Order):
        words = {option.id: _apart(option.words, option.id, state) for option in asked.options}
        join = ", then " if isinstance(asked, Order) else ", "
        return join.join(words.get(str(each), str(each)) for each in parts) or "nothing"
    return " ".join(map(str, parts))


def _apart(words: str, option: str, state: State) -> str:
    """Tell the unit that an option is from one called the same of another side."""
    name = state.units[option].name if option in state.units else ""
    return words.replace(name, name_apart(state, option), 1) if name else words


def _places_in(answer: Answer) -> tuple[Placed, ...]:
    return tuple(each for each in answer if isinstance(each, Placed)) if isinstance(answer, tuple) else ()


def _aiming(answer: Answer, law: SpotLaw, state: State, unit: LengthUnit) -> str:
    point = point_of(answer)
    if point is None:
        return law.request.what
    names = under_it(point, law, state)
    over = f", over {', '.join(names[:_MOST_NAMED])}" if names else ""
    more = f" and {len(names) - _MOST_NAMED} more" if len(names) > _MOST_NAMED else ""
    return f"{law.request.what}: at {place_words(*point, unit)}{over}{more}"


def point_of(answer: object) -> Point | None:
    """Return an answer that is a point."""
    if isinstance(answer, tuple) and len(answer) == 2:
        x, y = answer
        if isinstance(x, int | float) and isinstance(y, int | float):
            return float(x), float(y)
    return None


def under_it(point: Point, law: SpotLaw, state: State) -> tuple[str, ...]:
    """Name the units that are under what would lie at a point."""
    figures = [figure for each in state.on_table() for figure in state.living(each.id)]
    if law.laid is None or not figures:
        return ()
    rows = [layout.under(each, figures) for each in law.laid(point)]
    hit = [figure for n, figure in enumerate(figures) if any(row[n] for row in rows)]
    return tuple(dict.fromkeys(name_apart(state, figure.model.unit) for figure in hit))


def _going(places: Sequence[Placed], asked: Places, state: State, unit: LengthUnit) -> str:
    if not places:
        return asked.what
    mover = state.units[state.figures[places[0].figure].model.unit]
    name, there = name_apart(state, mover.id), placed(told_apart(state), places)
    far = max(dist(state.figures[each.figure].model.at, each.at) for each in places)
    if not asked.is_move or mover.where != TABLE:
        is_are = "are" if _are_many(mover) else "is"
        start = f"{name} {is_are} put down at {place_words(*places[0].at, unit)}"
    elif far < _STILL:
        start = f"{name} {'stay where they are' if _are_many(mover) else 'stays where it is'}"
    else:
        start = f"{name} {'go' if _are_many(mover) else 'goes'} {format_length(far, unit, 1)}"
    return ", ".join(filter(None, (start, _nearest_foe(there, mover, unit), _mark(there, mover, unit))))


def _are_many(unit: Unit) -> bool:
    """Whether a unit's name is that of several, such as "Mud Slingers"."""
    return unit.strength > 1 and unit.name.endswith("s")


def _nearest_foe(there: State, mover: Unit, unit: LengthUnit) -> str:
    """Say how near the nearest foe is then."""
    foes = [u for u in there.on_table() if u.commander != mover.commander and there.living(u.id)]
    if not foes:
        return ""
    gaps = {foe.id: layout.between(there, mover.id, foe.id).gap for foe in foes}
    near = min(gaps, key=lambda id_: gaps[id_])
    name = there.units[near].name
    return (
        f"in contact with {name}" if is_within(gaps[near], 0.0) else f"{_far(gaps[near], unit)} from {name}"
    )


def _mark(there: State, mover: Unit, unit: LengthUnit) -> str:
    """Say how near a marker is then, where one is near."""
    edges = [(f.model.at, inches(f.model.base.length_mm) / 2.0) for f in there.living(mover.id)]
    found = [
        (max(0.0, hypot(x - mark.at[0], y - mark.at[1]) - radius), mark.name)
        for mark in there.markers
        for (x, y), radius in edges
        if mark.name
    ]
    gap, name = min(found, default=(_BESIDE + 1.0, ""))
    if gap > _BESIDE:
        return ""
    return f"{_far(gap, unit)} from {name}" if gap > 0.0 else f"at {name}"


def _far(gap: float, unit: LengthUnit) -> str:
    return format_length(gap, unit, 1)
