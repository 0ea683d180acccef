"""Whom the page of the automaton strikes, and with what, where that is offered by name."""

from collections.abc import Mapping, Sequence

from battlefield.play.opponents.gains import TOUCH
from battlefield.play.opponents.outlook import Outlook
from battlefield.play.opponents.worth import full_hp
from battlefield.rules.book.values import Strike
from battlefield.rules.core.requests import parted
from battlefield.rules.core.state import TABLE


def whom(
    outlook: Outlook, unit: str, other: str, strikes: Sequence[Strike] | None = None
) -> tuple[float, float, float]:
    """Rate a unit as a target: destroyed at a blow, by what it loses of its worth, by how near it is."""
    state = outlook.state
    if state.units[other].commander == outlook.side:
        return -1.0, -state.hp(other) / full_hp(state, other), 0.0
    there = unit in state.units and state.units[unit].where == state.units[other].where == TABLE
    if not there:
        return 0.0, outlook.values.price(state, other), 0.0
    shares = (outlook.share(unit, each, other) for each in strikes or outlook.strikes(unit))
    return _worth_striking(outlook, unit, other, max(shares, default=0.0))


def _worth_striking(outlook: Outlook, unit: str, foe: str, share: float) -> tuple[float, float, float]:
    """Rate a foe that loses such a share of its HP on average: destroyed, by its worth, by how near it is."""
    share = min(1.0, share)
    return float(share >= 1.0), share * outlook.values.price(outlook.state, foe), -outlook.gap(unit, foe)


def taken(outlook: Outlook, unit: str, strike: Strike) -> float:
    """Return the most points that a strike takes off a foe in its reach."""
    return max((_points(outlook, unit, strike, foe.id) for foe in outlook.foes), default=0.0)


def aimed(outlook: Outlook, unit: str, ids: Sequence[str]) -> Mapping[str, tuple[Strike, str]]:
    """Return the options that are a strike of a unit at a foe, with both."""
    if unit not in outlook.state.units:
        return {}
    known = {each.name.rpartition("/")[2]: each for each in outlook.values.strikes(outlook.state, unit)}
    foes, parts = {foe.id for foe in outlook.foes}, {id_: parted(id_) for id_ in ids}
    return {
        id_: (known[what], other) for id_, (what, other) in parts.items() if what in known and other in foes
    }


def best_aim(outlook: Outlook, unit: str, aims: Mapping[str, tuple[Strike, str]]) -> str:
    """Return the option that the page takes: with what first, then whom; nothing where none hurts."""
    points = {id_: _points(outlook, unit, *aim) for id_, aim in aims.items()}
    most: dict[str, float] = {}
    for id_, (strike, _) in aims.items():
        most[strike.name] = max(most.get(strike.name, 0.0), points[id_])
    weapon = max(most, key=lambda name: most[name], default="")
    at = [id_ for id_, (strike, _) in aims.items() if strike.name == weapon and points[id_] > 0.0]
    return max(at, key=lambda id_: whom(outlook, unit, aims[id_][1], (aims[id_][0],)), default="")


def out_of_range(outlook: Outlook, unit: str, aims: Mapping[str, tuple[Strike, str]]) -> list[str]:
    """Return the options that are a strike at a foe too far away for it."""
    return [id_ for id_, aim in aims.items() if not outlook.is_in_reach(unit, *aim)]


def charged(outlook: Outlook, unit: str, ids: Sequence[str]) -> Sequence[str]:
    """Return the foes that a unit may go for at once: those offered beside other things that it may do."""
    if unit not in outlook.state.units:
        return ()
    units, idle = outlook.state.units, outlook.values.idle
    is_beside = any(id_ not in units and id_ not in idle for id_ in ids)
    return [foe.id for foe in outlook.foes if foe.id in ids] if is_beside else ()


def best_charge(outlook: Outlook, unit: str, foes: Sequence[str]) -> str:
    """Return whom of these a unit charges: whom it would attack there, if it hurts most by touching.

    Nobody charges who may strike from where it stands, or has less than half of its HP.
    """
    if not foes or outlook.is_weak(unit) or outlook.can_strike(unit):
        return ""
    rates = {foe: _charge(outlook, unit, foe) for foe in foes}
    return max((foe for foe in foes if rates[foe]), key=lambda foe: rates[foe], default="")


def _charge(outlook: Outlook, unit: str, foe: str) -> tuple[float, ...]:
    """Rate a foe to be charged as a target in reach; nothing where it is hurt most from farther away."""
    state, values = outlook.state, outlook.values
    blows = [(values.harm(state, unit, each, foe), each.reach) for each in outlook.strikes(unit)]
    harm, reach = max(blows, default=(0.0, TOUCH))
    if not harm or reach > TOUCH:
        return ()
    return _worth_striking(outlook, unit, foe, harm / max(1, state.hp(foe)))


def _points(outlook: Outlook, unit: str, strike: Strike, foe: str) -> float:
    return min(1.0, outlook.share(unit, strike, foe)) * outlook.values.price(outlook.state, foe)
