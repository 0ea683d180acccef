"""What a side might do: lawful actions, and answers found by where things stand."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import cos, hypot, pi, sin

from battlefield.geometry.kernel.shapes import Point
from battlefield.play.opponents.vantages import ways_to
from battlefield.play.session import Session
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import ChooseLaw, Law, PlacesLaw, SpotLaw, sifted
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import TABLE, State

Layout = tuple[Placed, ...]
Rate = Callable[[Sequence[Placed]], float]
"""Says how good a layout looks at a glance; more is better."""

_WAYS = 12  # directions in which a unit might go
_SHARES = (1.0, 0.6, 0.3)  # of the farthest way there is
_MOST_OPTIONS = 24
_SUGGESTED = 4
_CLOSER = 12  # layouts that are looked at once more, and as many behind cover
_STOOD, _BETWEEN = 8, 4  # points where figures stand, and between two of them
_WALKED = 10  # places on the way to each objective round what is in the way
_SCREENS = 2  # layouts in the way of foes
_TRIED = 24  # layouts that are held against the law, best first


def answers(session: Session) -> Sequence[Answer]:
    """Return lawful answers to what is asked, where that is no layout."""
    law = session.law
    if isinstance(law, SpotLaw):
        return _spots(law, session.state)
    if isinstance(law, ChooseLaw):
        return tuple(dict.fromkeys((*law.suggestions(), *_wide(law))))[:_MOST_OPTIONS]
    return law.suggestions() if law is not None else ()


def _wide(law: ChooseLaw) -> Iterator[Answer]:
    """Yield as many options as may be taken, where that is more than one."""
    ids, most = tuple(option.id for option in law.request.options), law.request.most
    if most > max(1, law.request.least):
        yield ids[:most]


def quick(law: Law | None, turn: int) -> Answer | None:
    """Return an answer that takes no time to find, another one each turn; None where none is found."""
    found: Sequence[Answer] = ()
    if isinstance(law, PlacesLaw | SpotLaw):
        found = law.suggestions(1)
    elif law is not None:
        found = law.suggestions()
    return found[turn % len(found)] if found else None


def layouts(
    session: Session,
    rate: Rate,
    closer: Rate | None = None,
    *,
    touching: bool = True,
    edges: Iterable[Point] = (),
    hidden: Iterable[Point] = (),
) -> Sequence[Layout]:
    """Return lawful layouts: the best at a glance, contacts with foes, and what the rules suggest.

    Those that look best are rated once more by what looks `closer`. The middle may also go to `edges`, and
    to what is perhaps `hidden`, which only the closer look tells.
    """
    law, state = session.law, session.state
    assert isinstance(law, PlacesLaw)
    suggested = tuple(law.suggestions(_SUGGESTED))
    contacts = law.contacts() if touching and law.contacts is not None else ()
    rated = sorted(_shifted(law, state, suggested, edges), key=rate, reverse=True)
    if closer is not None:
        start = _start_of(law, state, suggested) if _is_told_soon(law) else ()
        aside = [_moved(start, at) for at in hidden] if start else []
        best = [*rated[:_CLOSER], *sorted(aside, key=rate, reverse=True)[:_CLOSER]]
        rated = [*sorted(best, key=closer, reverse=True), *rated[_CLOSER:]]
    return tuple(dict.fromkeys((*_lawful(law, rated, 3), *(each.places for each in contacts), *suggested)))


def between(session: Session, screens: Iterable[Point], *, is_straight: bool = False) -> Sequence[Layout]:
    """Return lawful layouts of a formation that moves into the way of foes, to one of some points.

    Only those to which a straight way leads are looked for where it `is_straight`, which takes no search.
    """
    law, state = session.law, session.state
    assert isinstance(law, PlacesLaw)
    start = _start_of(law, state, ()) if law.request.is_move and _is_told_soon(law) else ()
    moved = [_moved(start, at) for at in screens] if start else []
    if is_straight and law.rough is not None:
        moved = [layout for layout, is_sure in zip(moved, law.rough(moved), strict=True) if is_sure]
    return _lawful(law, moved, _SCREENS)


def best_layout(session: Session, rate: Rate) -> Layout | None:
    """Return the best lawful layout that is found soon: straight ways before those that are searched for."""
    law, state = session.law, session.state
    assert isinstance(law, PlacesLaw)
    suggested = () if law.request.is_move else law.suggestions(1)
    rated = sorted(_shifted(law, state, suggested), key=rate, reverse=True)
    found = next(iter(_lawful(law, rated, 1)), None)
    return found if found is not None else next(iter(law.suggestions(1)), None)


def _lawful(law: PlacesLaw, rated: Sequence[Layout], most: int) -> Sequence[Layout]:
    def fits(layout: Layout) -> bool:
        return law.fits(layout) if law.fits is not None else not law.refusal(layout)

    return tuple(islice(sifted(rated[:_TRIED], law.rough, fits), most))


def placed(state: State, places: Sequence[Placed]) -> State:
    """Return a state in which figures stand where a layout puts them, whatever the rules say of it."""
    figures = {place.figure: state.figures[place.figure] for place in places}
    moved = (
        replace(figures[p.figure], model=replace(figures[p.figure].model, at=p.at, bottom=p.bottom))
        for p in places
    )
    units = {figure.model.unit for figure in figures.values()}
    there = {unit: replace(state.units[unit], where=TABLE) for unit in units}
    return replace(state.with_figures(*moved), units={**state.units, **there})


def _is_told_soon(law: PlacesLaw) -> bool:
    """Whether something tells soon what is lawful: to find that out of each layout could take minutes."""
    return law.rough is not None or law.region is not None


def _start_of(law: PlacesLaw, state: State, suggested: Sequence[Layout]) -> Layout:
    """Return the formation that is moved as a whole."""
    if not law.request.is_move:
        return suggested[0] if suggested else ()
    models = ((id_, state.figures[id_].model) for id_ in law.request.figures)
    return tuple(Placed(id_, model.at, model.bottom) for id_, model in models)


def _shifted(
    law: PlacesLaw, state: State, suggested: Sequence[Layout], edges: Iterable[Point] = ()
) -> Iterator[Layout]:
    """Yield layouts of a formation moved as a whole: every way, toward foes and toward what lies there."""
    start = _start_of(law, state, suggested) if _is_told_soon(law) else ()
    if not start:
        return
    yield start
    for at in (*_goals(law, state, middle_of(start)), *edges):
        yield _moved(start, at)


def _moved(start: Layout, at: Point) -> Layout:
    """Return a formation moved so that its middle comes to a place."""
    middle = middle_of(start)
    x, y = at[0] - middle[0], at[1] - middle[1]
    return tuple(replace(place, at=(place.at[0] + x, place.at[1] + y)) for place in start)


def middle_of(places: Sequence[Placed]) -> Point:
    """Return the middle of a formation."""
    count = len(places)
    return sum(p.at[0] for p in places) / count, sum(p.at[1] for p in places) / count


def _goals(law: PlacesLaw, state: State, middle: Point) -> Iterator[Point]:
    """Yield places to which the middle of a formation might go."""
    far = law.inches if law.request.is_move else max(state.board.width, state.board.height) / 2.0
    for share in _SHARES:
        for n in range(_WAYS):
            way = 2.0 * pi * (n + 0.5 * (share < 1.0)) / _WAYS
            yield middle[0] + share * far * cos(way), middle[1] + share * far * sin(way)
    marks = [mark.at for mark in state.markers]
    for at in marks:
        ways = ways_to(state, at)
        yield from ways.nearest(middle, far, _WALKED) if ways is not None else ()
    own = state.figures[law.request.figures[0]].model.unit
    side = state.units[own].commander
    foes = (u.id for u in state.on_table() if u.commander != side)
    for at in (*marks, *(figure.model.at for foe in foes for figure in state.living(foe)[:1])):
        gap = hypot(at[0] - middle[0], at[1] - middle[1])
        for share in (1.0, 0.5):
            step = min(1.0, share * far / gap) if gap > 0.0 else 0.0
            yield middle[0] + step * (at[0] - middle[0]), middle[1] + step * (at[1] - middle[1])


def _spots(law: SpotLaw, state: State) -> Sequence[Answer]:
    """Return lawful points: what the rules suggest, where figures stand, and between foes and friends."""
    found: list[Answer] = list(law.suggestions())
    at = [(unit.commander, figure.model.at) for unit in state.on_table() for figure in state.living(unit.id)]
    found += islice((point for _, point in at if not law.refusal(point)), _STOOD)
    own, foes = ([p for side, p in at if (side == law.request.by) == mine] for mine in (True, False))
    pairs = sorted((hypot(a[0] - b[0], a[1] - b[1]), a, b) for a in own for b in foes)
    between = ((0.5 * (a[0] + b[0]), 0.5 * (a[1] + b[1])) for _, a, b in pairs)
    found += islice((point for point in between if not law.refusal(point)), _BETWEEN)
    return tuple(dict.fromkeys(found))
