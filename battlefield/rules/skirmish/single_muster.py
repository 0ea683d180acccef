"""Rosters of games where every model is a unit by itself: their profiles, units and figures."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from battlefield.rules.core.state import RESERVE, Figure, Marker, Profile, State, Unit, roster_id
from battlefield.rules.core.words import HP
from battlefield.rules.muster.roster import Encounter, RosterEffect, RosterUnit, RosterWeapon
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.own_effects import held_as, profile_of

Printed = Callable[[RosterUnit, str], Profile]
"""Gives the printed facts of a card on a side."""


def named(unit: RosterUnit, side: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the name of each model of a card: of several they are numbered from 1."""
    if unit.models == 1:
        yield f"{side}/{unit.id}", unit.name
        return
    for number in range(1, unit.models + 1):
        yield f"{side}/{unit.id} {number}", f"{unit.name} {number}"


def unit_profile(unit: RosterUnit, side: str) -> Profile:
    """Return the printed facts of a model; it has 1 HP where nothing is said."""
    stats = {HP: 1, **unit.stats}
    return Profile(f"{side}/{unit.id}", unit.name, "unit", stats, unit.perks, unit.points, unit.words)


def weapon_profile(unit: RosterUnit, weapon: RosterWeapon, side: str) -> Profile:
    """Return the printed facts of a weapon, or of an action."""
    id_ = f"{side}/{unit.id}/{weapon.name}"
    return Profile(id_, weapon.name, "weapon", dict(weapon.stats), weapon.perks, 0, (weapon.kind,))


def _with_own(profile: Profile, side: str, effects: Mapping[str, RosterEffect]) -> Profile:
    """Let what is printed name effects that its roster has made up."""
    if not effects:
        return profile
    return replace(profile, perks=tuple(held_as(held, side, effects) for held in profile.perks))


def put_together(
    book: str, encounter: Encounter, markers: Sequence[Marker] = (), printed: Printed = unit_profile
) -> State:
    """Put rosters against each other, all in reserve; the models of a card share its profile."""
    profiles: dict[str, Profile] = {}
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    for side, roster in encounter.rosters.items():
        whole = Profile(roster_id(side), roster.name, "roster", perks=roster.perks, points=roster.limit)
        made_up = {each.name: each for each in roster.effects}
        profiles |= {each.id: each for each in (profile_of(effect, side) for effect in roster.effects)}
        profiles[whole.id] = _with_own(whole, side, made_up)
        for unit in roster.units:
            card = _with_own(printed(unit, side), side, made_up)
            weapons = (weapon_profile(unit, weapon, side) for weapon in unit.weapons)
            own = tuple(_with_own(weapon, side, made_up) for weapon in weapons)
            profiles |= {profile.id: profile for profile in (card, *own)}
            for id_, name in named(unit, side):
                model = Model(f"{id_}/1", unit.base, (0.0, 0.0), id_, side, height=unit.height, name=name)
                figures[model.id] = Figure(model, card.stats.get(HP) or 1, tuple(each.id for each in own))
                units[id_] = Unit(id_, name, side, card.id, (model.id,), RESERVE, strength=1)
    table = (encounter.board, encounter.terrain, tuple(encounter.rosters))
    return State(book, *table, profiles, units, figures, encounter.settings, markers=tuple(markers))
