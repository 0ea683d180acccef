"""An opponent that follows a page of rules, so short that a player can follow it by hand at a real table.

What the page says is in `page_of_rules`, in the same order: each of its lines is one function here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from battlefield.geometry.kernel.shapes import Point
from battlefield.play.opponents.aiming import aimed, best_aim, best_charge, charged, out_of_range, taken, whom
from battlefield.play.opponents.candidates import layouts
from battlefield.play.opponents.outlook import BESIDE, THERE, Outlook, aim_of, hunted, marks_of, plan_of
from battlefield.play.opponents.view import Decision, View
from battlefield.play.opponents.ways_by_area import farther, nearer
from battlefield.play.session import Session
from battlefield.play.thinking import Salted, in_thought
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.book.values import Strike, Values
from battlefield.rules.core.events import Placed
from battlefield.rules.core.laws import ChooseLaw, ConfirmLaw, PlacesLaw, SpotLaw
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.table import layout
from battlefield.rules.table.areas import area_of

_EARLY = 6  # answers of an action, dice among them; by then its unit has moved, or does not


class Automaton:
    """Follows the page."""

    def __init__(self, book: Book, values: Values) -> None:
        self.book, self.values = book, values
        self._ways: dict[tuple[str, str], bool] = {}
        self._binds: dict[tuple[str, str], bool] = {}

    def forget(self) -> None:
        """Forget what was found out about choices, which may be otherwise later."""
        self._ways.clear()
        self._binds.clear()

    def decide(self, view: View) -> Decision | None:
        """Return what the page says; None where nothing lawful is known."""
        self.forget()
        if view.action is None:
            return next(map(Decision, self.actions(view.state, view.side)), None)
        session = view.session(self.book, Salted(0))
        found = self.answer(session) if session is not None else None
        return Decision(answer=found) if found is not None else None

    def actions(self, state: State, side: str) -> Iterator[Action]:
        """Yield what a side may begin, in the order that the page says."""
        outlook = self._eyes(state, state, side)
        ranks = {each: self._who(outlook, each) for each in self.book.actions(state) if each.by == side}
        for rank in sorted(set(ranks.values()), reverse=True):
            same = [each for each in ranks if ranks[each] == rank]
            for unit in dict.fromkeys(each.unit for each in same):
                yield from self._in_order(outlook, [each for each in same if each.unit == unit])

    def answer(self, session: Session) -> Answer | None:
        """Return what the page says to what is asked, whoever is asked; None where nothing is known."""
        if session.law is None or session.in_hand is None:
            return None
        action, answers = session.in_hand
        outlook = self._eyes(session.state, session.course.state, session.law.request.by, answers)
        return _ANSWERS.get(type(session.law), _first)(session, outlook, action.unit)

    def _eyes(self, state: State, before: State, side: str, answers: Sequence[Answer] = ()) -> Outlook:
        chosen = [part for answer in answers if isinstance(answer, tuple) for part in answer]
        names = (part for part in reversed(chosen) if isinstance(part, str) and part in state.profiles)
        plan, marks = plan_of(before, state, side), marks_of(self.book, state)
        return Outlook(state, side, self.values, plan, marks, next(names, ""), self._ways, self._binds)

    def _in_order(self, outlook: Outlook, actions: Sequence[Action]) -> Sequence[Action]:
        """Sort what one unit may begin: to strike, else to move, else what is listed first."""
        if len(actions) < 2:
            return actions
        return sorted(actions, key=lambda each: self._what(outlook, each), reverse=True)

    def _what(self, outlook: Outlook, action: Action) -> int:
        session = in_thought(outlook.state, self.book, Salted(0))
        if session.begin(action):
            return -1
        if action.unit not in outlook.state.units:
            return 0
        if _is_move(session, action.unit):
            return -1 if _is_there(outlook, action.unit) else 1
        names = {each.name for each in outlook.values.strikes(outlook.state, action.unit)}
        strikes = isinstance(session.law, ChooseLaw) and names & {o.id for o in session.law.request.options}
        return (2 if outlook.can_strike(action.unit) else -1) if strikes else 0

    def _who(self, outlook: Outlook, action: Action) -> tuple[bool, bool, float]:
        busy = action.name not in self.values.idle
        if action.unit not in outlook.state.units or not outlook.state.living(action.unit):
            return busy, False, 0.0
        there = outlook.state.units[action.unit].where == TABLE
        if there and outlook.can_strike(action.unit):
            return busy, True, self.values.price(outlook.state, action.unit)
        gaps = (outlook.gap(action.unit, foe.id) for foe in outlook.foes) if there else ()
        return busy, False, -min(gaps, default=0.0)


def _is_move(session: Session, unit: str) -> bool:
    """Whether what is asked now is where a unit moves."""
    law = session.law
    if isinstance(law, PlacesLaw):
        figures = session.state.figures
        return law.request.is_move and figures[law.request.figures[0]].model.unit == unit
    return bool(areas_of(session, unit))


def _leads_to_a_move(session: Session, outlook: Outlook, unit: str, option: str) -> bool:
    """Whether a choice is one to move; what it was when the same was asked before is taken for granted."""
    key = (session.pending.what if session.pending is not None else "", option)
    if key not in outlook.ways:
        other = session.apart()
        outlook.ways[key] = not other.answer((option,)) and _is_move(other, unit)
    return outlook.ways[key]


def areas_of(session: Session, unit: str) -> list[str]:
    """Return the areas that a unit may go to, where that is asked."""
    law, areas = session.law, {area.id for area in session.state.areas}
    if not isinstance(law, ChooseLaw):
        return []
    found = [option.id for option in law.request.options if option.id in areas]
    if not found or unit not in session.state.units:
        return []
    other = session.apart()
    return found if not other.answer((found[0],)) and area_of(other.state, unit) == found[0] else []


def _is_there(outlook: Outlook, unit: str) -> bool:
    """Whether a unit stands where it wants to be."""
    figures = outlook.state.living(unit)
    if not figures or outlook.state.units[unit].where != TABLE or outlook.is_weak(unit):
        return False
    if outlook.state.areas:
        return min((outlook.gap(unit, foe) for foe in hunted(outlook)), default=0.0) <= outlook.reach(unit)
    return aim_of(outlook, unit)([Placed(f.id, f.model.at, f.model.bottom) for f in figures]) >= -THERE


def _first(session: Session, outlook: Outlook, unit: str) -> Answer | None:
    del outlook, unit
    return next(iter(session.suggestions(1)), None)


def _chosen(session: Session, outlook: Outlook, unit: str) -> Answer | None:
    """Choose whom, where, with what, or what is listed first."""
    law = session.law
    assert isinstance(law, ChooseLaw)
    ids, least = [option.id for option in law.request.options], max(1, law.request.least)
    if all(id_ in outlook.state.units for id_ in ids):
        return tuple(sorted(ids, key=lambda id_: whom(outlook, unit, id_), reverse=True)[:least])
    areas = areas_of(session, unit)
    if areas:
        return (_step(outlook, unit, areas, [id_ for id_ in ids if id_ not in areas]),)
    strikes = _attacks(outlook, unit)
    points = {id_: taken(outlook, unit, strikes[id_]) for id_ in ids if id_ in strikes}
    best = max(points, key=lambda id_: points[id_], default="")
    if best and points[best] > 0.0 and least == 1:
        return (best,)
    aims, foes = aimed(outlook, unit, ids), charged(outlook, unit, ids)
    best = (best_aim(outlook, unit, aims) or best_charge(outlook, unit, foes)) if least == 1 else ""
    if best:
        return (best,)
    passed = {*points, *foes, *out_of_range(outlook, unit, aims)}
    others = [id_ for id_ in ids if id_ not in passed and id_ not in outlook.values.idle]
    if least > 1 or not (others or set(ids) & set(outlook.values.idle)):
        return _first(session, outlook, unit)
    return (_other(session, outlook, unit, ids, others),)


def _attacks(outlook: Outlook, unit: str) -> Mapping[str, Strike]:
    """Return the strikes of a unit that hurt anybody, by their names."""
    if unit not in outlook.state.units:
        return {}
    foes = [foe.id for foe in outlook.foes]
    found = outlook.values.strikes(outlook.state, unit)
    return {
        s.name: s
        for s in found
        if any(outlook.values.harm(outlook.state, unit, s, foe) > 0.0 for foe in foes)
    }


def _other(session: Session, outlook: Outlook, unit: str, ids: Sequence[str], others: Sequence[str]) -> str:
    """Return a way to move, unless the unit is where it wants to be, else what is listed first.

    No more is tried than tells: each look plays the action in hand through once more.
    """
    idle = [id_ for id_ in ids if id_ in outlook.values.idle]
    is_late = session.in_hand is None or len(session.in_hand[1]) > _EARLY
    if len(ids) == 1 or is_late or not _may_move(outlook, unit):
        return _unbound(session, outlook, others or idle)
    if not _is_there(outlook, unit):
        moves = (id_ for id_ in others if _leads_to_a_move(session, outlook, unit, id_))
        return next(moves, None) or _unbound(session, outlook, others or idle)
    rest = (id_ for id_ in others if not _leads_to_a_move(session, outlook, unit, id_))
    return next(rest, None) or (*idle, *others)[0]


def _unbound(session: Session, outlook: Outlook, ids: Sequence[str]) -> str:
    """Return the first of a list that keeps no other own unit from striking or moving, else the first."""
    if len(ids) == 1:
        return ids[0]
    return next((id_ for id_ in ids if not _binds(session, outlook, id_)), ids[0])


def _binds(session: Session, outlook: Outlook, option: str) -> bool:
    """Whether a choice keeps another unit from what it might do; who acts has done it once that is over.

    What it was when the same was asked before is taken for granted.
    """
    key = (session.pending.what if session.pending is not None else "", option)
    if key not in outlook.binds:
        acting = session.in_hand[0].unit if session.in_hand is not None else ""
        others = [u.id for u in outlook.state.on_table() if u.commander == outlook.side and u.id != acting]
        other = session.apart()
        is_lawful = not other.answer((option,))
        now = replace(outlook, state=other.state)
        outlook.binds[key] = is_lawful and any(now.freedom(unit) < outlook.freedom(unit) for unit in others)
    return outlook.binds[key]


def _may_move(outlook: Outlook, unit: str) -> bool:
    """Whether who is asked may be asked about a move of a unit: on the table, and its own."""
    found = outlook.state.units.get(unit)
    return found is not None and found.where == TABLE and found.commander == outlook.side


def _step(outlook: Outlook, unit: str, areas: Sequence[str], others: Sequence[str]) -> str:
    """Return the area that a unit goes to next, or what is offered beside areas once none is better."""
    if outlook.is_weak(unit):
        return farther(outlook.state, unit, areas, others, [foe.id for foe in outlook.foes])
    return nearer(outlook.state, unit, areas, others, hunted(outlook), int(outlook.reach(unit)))


def _pointed(session: Session, outlook: Outlook, unit: str) -> Answer | None:
    """Point where what would lie there covers most foes and fewest friends."""
    law = session.law
    assert isinstance(law, SpotLaw)
    figures = [figure for each in outlook.state.on_table() for figure in outlook.state.living(each.id)]
    own = [outlook.state.units[figure.model.unit].commander == outlook.side for figure in figures]

    def covered(point: Point) -> int:
        laid = law.laid(point) if law.laid is not None and figures else ()
        rows = [layout.under(each, figures) for each in laid]
        return sum(1 - 2 * is_own for row in rows for is_own, hit in zip(own, row, strict=True) if hit)

    del unit
    return max(law.suggestions(), key=covered, default=None)


def _placed(session: Session, outlook: Outlook, unit: str) -> Answer | None:
    """Go where the page says, as near to it as is lawful."""
    law, state = session.law, session.state
    assert isinstance(law, PlacesLaw)
    mover = state.figures[law.request.figures[0]].model.unit
    del unit
    rate = aim_of(outlook, mover)
    close = outlook.reach(mover) <= BESIDE
    found = layouts(session, rate, touching=close)
    return max(found, key=rate, default=None)


def _confirmed(session: Session, outlook: Outlook, unit: str) -> Answer | None:
    del session, outlook, unit
    return True


_ANSWERS: Mapping[type, Callable[[Session, Outlook, str], Answer | None]] = {
    ChooseLaw: _chosen,
    ConfirmLaw: _confirmed,
    SpotLaw: _pointed,
    PlacesLaw: _placed,
}
