"""What another player has just done, drawn on the table until somebody goes on: ways, blows, templates."""

from collections.abc import Iterable, Sequence

from battlefield.app.desk.pictures import Drawing, Line, Shape
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.rules.core.apply import apply
from battlefield.rules.core.events import ActionBegun, Event, HpGained, HpLost, MarkerLaid, UnitMoved
from battlefield.rules.core.state import State

_MOST_WAYS = 12  # of one unit: more would hide the table
_NEAR = 0.05  # inches; what has gone less far has no way to be shown


def begins_anew(events: Iterable[Event]) -> bool:
    """Return whether an action was begun among some events."""
    return any(isinstance(event, ActionBegun) for event in events)


def trail(before: State, events: Sequence[Event], aimed: Sequence[Template] = ()) -> Drawing:
    """Return what some events left to be seen: each way with an arrow, each blow or help with a line."""
    found: dict[Line | Shape, None] = {Shape(each, "bad", True): None for each in aimed}
    state = before
    for event in events:
        if isinstance(event, UnitMoved):
            found |= dict.fromkeys(_ways(event, state))
        elif isinstance(event, HpLost | HpGained):
            found |= dict.fromkeys(_line(event, state))
        elif isinstance(event, MarkerLaid) and event.marker.template is not None:
            found[Shape(event.marker.template, "bad", True)] = None
        state = apply(state, event)
    return tuple(found)


def _ways(event: UnitMoved, state: State) -> Iterable[Line]:
    for number, place in enumerate(event.places[:_MOST_WAYS]):
        path = event.paths[number] if number < len(event.paths) else ()
        way = (state.figures[place.figure].model.at, *path[1:-1], place.at)
        if max(abs(way[0][0] - way[-1][0]), abs(way[0][1] - way[-1][1])) > _NEAR or len(way) > 2:
            yield Line(way, "path", arrow=True)


def _line(event: HpLost | HpGained, state: State) -> Iterable[Line]:
    """Draw from the middle of who acts to the middle of whom it struck or helped."""
    changes = event.losses if isinstance(event, HpLost) else event.gains
    start = _middle(state, _figures(state, event.by))
    end = _middle(state, [figure for figure, _ in changes])
    if start is not None and end is not None and start != end:
        yield Line((start, end), "bad" if isinstance(event, HpLost) else "good", arrow=True, dashed=True)


def _figures(state: State, unit: str) -> Sequence[str]:
    if unit in state.figures:
        return [unit]
    return [figure.id for figure in state.living(unit)] if unit in state.units else []


def _middle(state: State, figures: Sequence[str]) -> Point | None:
    there = {figure for unit in state.on_table() for figure in unit.figures}
    ats = [state.figures[figure].model.at for figure in figures if figure in there]
    if not ats:
        return None
    return sum(x for x, _ in ats) / len(ats), sum(y for _, y in ats) / len(ats)
