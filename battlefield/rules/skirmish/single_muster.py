"""Rosters of games where every model is a unit by itself: their profiles, units and figures."""

from collections.abc import Callable, Iterator, Sequence

from battlefield.rules.core.state import RESERVE, Figure, Marker, Profile, State, Unit, roster_id
from battlefield.rules.muster.roster import Encounter, RosterUnit, RosterWeapon
from battlefield.rules.scene.contents import Model

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
    stats = {"hp": 1, **unit.stats}
    return Profile(f"{side}/{unit.id}", unit.name, "unit", stats, unit.perks, unit.points, unit.words)


def weapon_profile(unit: RosterUnit, weapon: RosterWeapon, side: str) -> Profile:
    """Return the printed facts of a weapon, or of an action."""
    id_ = f"{side}/{unit.id}/{weapon.name}"
    return Profile(id_, weapon.name, "weapon", dict(weapon.stats), weapon.perks, 0, (weapon.kind,))


def put_together(
    book: str, encounter: Encounter, markers: Sequence[Marker] = (), printed: Printed = unit_profile
) -> State:
    """Put rosters against each other, all in reserve; the models of a card share its profile."""
    profiles: dict[str, Profile] = {}
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    for side, roster in encounter.rosters.items():
        profiles[roster_id(side)] = Profile(roster_id(side), roster.name, "roster", points=roster.limit)
        for unit in roster.units:
            card = printed(unit, side)
            own = tuple(weapon_profile(unit, weapon, side) for weapon in unit.weapons)
            profiles |= {profile.id: profile for profile in (card, *own)}
            for id_, name in named(unit, side):
                model = Model(f"{id_}/1", unit.base, (0.0, 0.0), id_, side, height=unit.height, name=name)
                figures[model.id] = Figure(model, card.stats.get("hp") or 1, tuple(each.id for each in own))
                units[id_] = Unit(id_, name, side, card.id, (model.id,), RESERVE, strength=1)
    table = (encounter.board, encounter.terrain, tuple(encounter.rosters))
    return State(book, *table, profiles, units, figures, encounter.settings, markers=tuple(markers))
