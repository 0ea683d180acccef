"""What a side may know of a battle: decoys look like the units they stand beside, and markers tell nothing.

A unit and its decoys bear names that do not tell which of them is which, as long as a decoy is about.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from battlefield.rulebooks.warsurge.transport.passengers import LURKS
from battlefield.rulebooks.warsurge.units.allegiance import DECOY
from battlefield.rulebooks.warsurge.words import HP
from battlefield.rules.core.hidden_information import Lots, Veil
from battlefield.rules.core.state import GONE, Effect, Figure, Marker, State, Unit

SECRETS: Final = (DECOY, "Concealed", LURKS)
KNOWN: Final = "is known to be no decoy"
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def seen_by(state: State, side: str, lots: Lots) -> State:
    """Return a state as a side may know it; its own secrets are none to it."""
    return veiled(state, side, lots).state


def veiled(state: State, side: str, lots: Lots) -> Veil:
    """Return a state as a side may know it, with a way back from the names in it; "" is nobody's side.

    The names of a unit and its decoys are dealt by lots that nobody can draw again from what is seen.
    """
    if not _has_secrets(state):
        return Veil(state)
    shown: dict[str, str] = {}
    stands_for: dict[str, str] = {}
    for unit in state.units.values():
        if unit.side != side:
            for alias, member in _aliases(state, unit.id, lots):
                shown |= _renamed(state, member, alias)
                stands_for[member] = unit.id
    secret = _without_secrets(state, side)
    units = {shown.get(id_, id_): _unit(state, unit, shown, stands_for) for id_, unit in secret.units.items()}
    figures = {shown.get(id_, id_): _figure(state, f, shown, stands_for) for id_, f in secret.figures.items()}
    effects = tuple(_effect(effect, shown) for effect in secret.effects)
    markers = tuple(_marker(mark, shown) for mark in secret.markers)
    order = {id_: units[id_] for id_ in _in_order(tuple(units), shown)}
    seen = replace(secret, units=order, figures=figures, effects=effects, markers=markers)
    return Veil(seen, {alias: id_ for id_, alias in shown.items()}, _lurking(state, side))


def _has_secrets(state: State) -> bool:
    """Return whether there is anything to hide: most battles have nothing, and are shown as they are."""
    return any(e.name in SECRETS for e in state.effects) or any(m.name in SECRETS for m in state.markers)


def _lurking(state: State, side: str) -> frozenset[str]:
    """Return the other sides' units that lie hidden under markers."""
    under = (e.on for e in state.effects if e.name == LURKS and e.on in state.units)
    return frozenset(unit for unit in under if state.units[unit].side != side)


def _aliases(state: State, unit: str, lots: Lots) -> tuple[tuple[str, str], ...]:
    """Return a unit and the decoys of it that are about, each with a name that nothing can be told by."""
    fakes = [e for e in state.effects if e.name == SECRETS[0] and e.by == unit and _is_about(state, e.on)]
    if not fakes or state.is_under(unit, KNOWN):
        return ()
    members = [unit, *(effect.on for effect in fakes)]
    turned = lots(fakes[0].id, len(members))
    return tuple((f"{unit} {_LETTERS[(n + turned) % len(members)]}", id_) for n, id_ in enumerate(members))


def _is_about(state: State, unit: str) -> bool:
    return state.units[unit].where != GONE


def _renamed(state: State, unit: str, alias: str) -> dict[str, str]:
    """Return the names shown of a unit and its figures."""
    own = [figure.id for figure in state.figures.values() if figure.model.unit == unit]
    return {unit: alias, **{id_: f"{alias}/{n}" for n, id_ in enumerate(own, 1)}}


def _in_order(units: tuple[str, ...], shown: Mapping[str, str]) -> list[str]:
    """Sort what is shown of a unit and its decoys by name, so that their order tells nothing."""
    veils = sorted(id_ for id_ in units if id_ in shown.values())
    rest = iter(veils)
    return [next(rest) if id_ in veils else id_ for id_ in units]


def _without_secrets(state: State, side: str) -> State:
    """Drop what only the other sides know."""
    foes = frozenset(unit.id for unit in state.units.values() if unit.side != side)
    under = _lurking(state, side)
    effects = tuple(
        e for e in state.effects if e.on not in foes or (e.name not in SECRETS and e.on not in under)
    )
    hidden = (replace(m, by="") if m.name == SECRETS[1] and m.by in foes else m for m in state.markers)
    return replace(state, effects=effects, markers=tuple(hidden))


def _unit(state: State, unit: Unit, shown: Mapping[str, str], stands_for: Mapping[str, str]) -> Unit:
    like = state.units[stands_for.get(unit.id, unit.id)]
    figures = tuple(shown.get(id_, id_) for id_ in unit.figures)
    where, whole = shown.get(unit.where, unit.where), shown.get(unit.part_of, unit.part_of)
    id_ = shown.get(unit.id, unit.id)
    name = f"{unit.name} {id_[-1]}" if id_ != unit.id else unit.name  # the letter tells them apart, no more
    found = replace(unit, id=id_, name=name, figures=figures, where=where, part_of=whole)
    return replace(found, profile=like.profile)


def _figure(state: State, figure: Figure, shown: Mapping[str, str], stands_for: Mapping[str, str]) -> Figure:
    unit = figure.model.unit
    model = replace(figure.model, id=shown.get(figure.id, figure.id), unit=shown.get(unit, unit))
    like = stands_for.get(unit, unit)
    if like == unit:
        return replace(figure, model=model)
    printed = state.profile_of(like)
    others = [f for f in state.figures.values() if f.model.unit == like]
    own = [f.id for f in state.figures.values() if f.model.unit == unit]
    weapons = others[own.index(figure.id) % len(others)].weapons
    return replace(figure, model=model, hp=printed.stats.get(HP) or 1, weapons=weapons)


def _effect(effect: Effect, shown: Mapping[str, str]) -> Effect:
    return replace(effect, on=shown.get(effect.on, effect.on), by=shown.get(effect.by, effect.by))


def _marker(mark: Marker, shown: Mapping[str, str]) -> Marker:
    return replace(mark, by=shown.get(mark.by, mark.by))
