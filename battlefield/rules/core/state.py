"""What a game is at one moment: frozen facts that refer to each other by id. Only `apply` makes the next.

Nothing here is derived: what follows from other facts is worked out when it is asked for.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Literal

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import Outline, Template
from battlefield.geometry.kernel.tags import recorded
from battlefield.rules.core.values import Info, Scalar
from battlefield.rules.core.words import Fact, Known, Stats
from battlefield.rules.scene.contents import (
    Area,
    Board,
    Border,
    Ground,
    Model,
    PlacedTemplate,
    Scene,
    Terrain,
)
from battlefield.rules.scene.scenario import NO_SCENERY, Entry, Scenery, Zone

Span = Literal["sequence", "action", "step", "phase", "turn", "game"]
SPANS: tuple[Span, ...] = ("sequence", "action", "step", "phase", "turn", "game")
"""How long things last, from the shortest; what ends a longer span ends the shorter ones too."""

TABLE, RESERVE, GONE = "table", "reserve", "gone"
SEPARATED = "separated"
"""An effect on a unit that is a part of another one: for now it stands for itself."""


@recorded("Held", "name info")
class Held:
    """A perk that a profile has, with what the roster says about it."""

    name: str
    info: Info = ()


@recorded("Profile", "id name kind stats perks points words")
class Profile:
    """The printed facts of a unit, a weapon or a roster; a stat that is printed as a dash is None."""

    id: str
    name: str
    kind: Literal["unit", "weapon", "roster"] = "unit"
    stats: Stats = field(default_factory=dict)
    perks: tuple[Held, ...] = ()
    points: int = 0
    words: tuple[str, ...] = ()  # keywords and types, such as a weapon's type

    def has(self, perk: str) -> bool:
        """Return whether it has a perk of that full name."""
        return any(held.name == perk for held in self.perks)


@recorded("Figure", "model hp weapons")
class Figure:
    """One miniature of a unit: where it stands (or last stood), its HP, and the weapons it carries."""

    model: Model
    hp: int
    weapons: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Its id, the same as on the table."""
        return self.model.id


@recorded("Unit", "id name side profile figures where control strength part_of terrain")
class Unit:
    """A group that acts together.

    `figures` are the ids of those not yet removed, which may have 0 HP until casualties are taken off;
    `strength` is how many there were at first.
    `where` is "table", "reserve", "gone", or the id of the unit that carries it; `side` owns it, `control`
    commands it where somebody else has seized it. `part_of` is the unit that it is a part of for good.
    One whose figures have become `terrain` is stood on, or gone through where it is difficult ground.
    """

    id: str
    name: str
    side: str
    profile: str
    figures: tuple[str, ...]
    where: str = TABLE
    control: str = ""
    strength: int = 0
    part_of: str = ""
    terrain: tuple[Ground, ...] | None = None

    @property
    def commander(self) -> str:
        """The side that commands it now."""
        return self.control or self.side

    @property
    def is_rough(self) -> bool:
        """Whether nothing but rough ground is left of it."""
        return "difficult" in (self.terrain or ())


@recorded("Until", "span turn")
class Until:
    """When something ends: with the end of a span, of the `turn`-th game turn where one is given."""

    span: Span = "game"
    turn: int = 0


FOREVER = Until()


@recorded("Effect", "id name on by amount until info")
class Effect:
    """Something in force on a unit, a figure, a side or a marker; one that ends is dropped."""

    id: int
    name: str
    on: str
    by: str = ""
    amount: int = 1
    until: Until = FOREVER
    info: Info = ()

    def get(self, fact: Fact[Known]) -> Known:
        """Return a fact it remembers, or what is usual."""
        return fact.found(self.info)


@recorded("Marker", "id name at side by template until info outline")
class Marker:
    """Something laid on the table that is no model: a trap, an objective, a template that stays.

    A zone has an `outline`; then `at` is only where its name stands.
    """

    id: str
    name: str
    at: tuple[float, float]
    side: str = ""
    by: str = ""
    template: Template | None = None
    until: Until = FOREVER
    info: Info = ()
    outline: Outline | None = None

    def get(self, fact: Fact[Known]) -> Known:
        """Return a fact it remembers, or what is usual."""
        return fact.found(self.info)


@recorded("Clock", "turn phase step side first")
class Clock:
    """How far the game has come, and whose turn it is to act."""

    turn: int = 0
    phase: str = ""
    step: int = 0
    side: str = ""
    first: str = ""  # the side that goes first this turn


def roster_id(side: str) -> str:
    """Return the id of the profile that holds what a side's whole roster has."""
    return f"{side} (roster)"


def winner_of(result: str, sides: Sequence[str]) -> str:
    """Return the side of which a result says that it has won; "" where it says so of none."""
    return next((side for side in sides if result in (f"victory for {side}", f"{side} wins")), "")


def _no_scores() -> Mapping[str, int]:
    return {}


@lru_cache(maxsize=16)
def _effects_on(effects: Same[tuple[Effect, ...]]) -> dict[str, tuple[Effect, ...]]:
    found: dict[str, list[Effect]] = {}
    for effect in effects.value:
        found.setdefault(effect.on, []).append(effect)
    return {on: tuple(some) for on, some in found.items()}


@lru_cache(maxsize=16)
def _names(effects: Same[tuple[Effect, ...]]) -> frozenset[str]:
    return frozenset(effect.name for effect in effects.value)


@lru_cache(maxsize=16)
def _names_on(effects: Same[tuple[Effect, ...]]) -> dict[str, frozenset[str]]:
    return {on: frozenset(each.name for each in some) for on, some in _effects_on(effects).items()}


@recorded(
    "State",
    "book board terrain sides profiles units figures settings effects markers scores clock actions serial "
    "result areas borders zones entries scenery",
)
class State:
    """A whole game at one moment; the mappings are never changed, only replaced.

    Nothing in it tells what later dice will show: the seed of a game is known to who plays it, and no rule.
    `actions` counts the actions begun and is a part of every die's name; `serial` counts effects and markers.
    `result` says who has won once the game is over. `areas` and `borders` are for rules that move by areas,
    `zones` are the deployment zones that a scenario draws for the sides, `entries` the lines at which they
    come onto the table later. `scenery` is only looked at: it is no part of the state's hash.
    """

    book: str
    board: Board
    terrain: tuple[Terrain, ...]
    sides: tuple[str, ...]
    profiles: Mapping[str, Profile]
    units: Mapping[str, Unit]
    figures: Mapping[str, Figure]
    settings: Info = ()
    effects: tuple[Effect, ...] = ()
    markers: tuple[Marker, ...] = ()
    scores: Mapping[str, int] = field(default_factory=_no_scores)
    clock: Clock = Clock()
    actions: int = 0
    serial: int = 0
    result: str = ""
    areas: tuple[Area, ...] = ()
    borders: tuple[Border, ...] = ()
    zones: tuple[Zone, ...] = ()
    entries: tuple[Entry, ...] = ()
    scenery: Scenery = NO_SCENERY

    def setting(self, name: str, usual: Scalar) -> Scalar:
        """Return a setting of this game."""
        return next((value for known, value in reversed(self.settings) if known == name), usual)

    @property
    def winner(self) -> str:
        """The side that has won; "" where none has, or the game goes on."""
        return winner_of(self.result, self.sides)

    def profile_of(self, unit: str) -> Profile:
        """Return the printed facts of a unit."""
        return self.profiles[self.units[unit].profile]

    def roster_of(self, side: str) -> Profile | None:
        """Return what a side's roster has as a whole, its perks above all; None where nothing is known."""
        return self.profiles.get(roster_id(side))

    def figures_of(self, unit: str) -> tuple[Figure, ...]:
        """Return the figures of a unit that have not been removed."""
        return tuple(self.figures[id_] for id_ in self.units[unit].figures)

    def living(self, unit: str) -> tuple[Figure, ...]:
        """Return the figures of a unit that have HP left."""
        return tuple(figure for figure in self.figures_of(unit) if figure.hp > 0)

    def hp(self, unit: str) -> int:
        """Return the HP left in a unit."""
        return sum(figure.hp for figure in self.figures_of(unit))

    def parts_of(self, unit: str) -> tuple[str, ...]:
        """Return the units in the game that are a part of a unit, in roster order.

        Once that is gone, or rough ground, the first of them stands for it, with the others as its parts.
        """
        whole = self.units[unit].part_of
        if whole and self.whole_of(unit) == unit and not self.is_under(unit, SEPARATED):
            return tuple(part for part in self._left_of(whole) if part != unit)
        return self._left_of(unit)

    def whole_of(self, unit: str) -> str:
        """Return the unit that one is a part of as long as that is in the game.

        After that it is the first that is left of its parts; for what is no part, the unit itself.
        """
        whole = self.units[unit].part_of
        if not whole or self.is_under(unit, SEPARATED):
            return unit
        if self.units[whole].where != GONE and not self.units[whole].is_rough:
            return whole
        return unit if self.units[unit].where == GONE else self._left_of(whole)[0]

    def _left_of(self, whole: str) -> tuple[str, ...]:
        """Return the parts of a unit, itself in the game or gone, that are in the game."""
        parts = (u.id for u in self.units.values() if u.part_of == whole and u.where != GONE)
        return tuple(part for part in parts if not self.is_under(part, SEPARATED))

    def effects_on(self, on: str, name: str | None = None) -> tuple[Effect, ...]:
        """Return what is in force on a unit, figure, side or marker, oldest first."""
        found = _effects_on(Same(self.effects)).get(on, ())
        return found if name is None else tuple(effect for effect in found if effect.name == name)

    def is_under(self, on: str, name: str) -> bool:
        """Return whether an effect of that name is in force on something."""
        return name in _names_on(Same(self.effects)).get(on, ())

    def is_in_force(self, name: str) -> bool:
        """Return whether an effect of that name is in force on anything."""
        return name in _names(Same(self.effects))

    def units_of(self, side: str) -> tuple[Unit, ...]:
        """Return a side's units that are still in the game, in roster order."""
        return tuple(u for u in self.units.values() if u.side == side and u.where != GONE)

    def on_table(self) -> tuple[Unit, ...]:
        """Return the units that stand on the table, in roster order."""
        return tuple(unit for unit in self.units.values() if unit.where == TABLE)

    def enemies_of(self, side: str) -> tuple[str, ...]:
        """Return the other sides in order."""
        return tuple(other for other in self.sides if other != side)

    def scene(self) -> Scene:
        """Return what stands on the table, as window and kernel know it."""
        models = tuple(f.model for unit in self.on_table() for f in self.figures_of(unit.id))
        laid = tuple(
            PlacedTemplate(mark.id, mark.template, name=mark.name) for mark in self.markers if mark.template
        )
        return Scene(
            self.board,
            terrain=self.terrain,
            models=models,
            templates=laid,
            areas=self.areas,
            borders=self.borders,
            zones=(*self.scenery.zones, *self.zones) if self.scenery.zones else self.zones,
            entries=self.entries,
            notes=self.scenery.notes,
            backdrop=self.scenery.backdrop,
        )

    def with_unit(self, unit: Unit) -> "State":
        """Replace one unit."""
        return replace(self, units={**self.units, unit.id: unit})

    def with_figures(self, *figures: Figure) -> "State":
        """Replace some figures."""
        return replace(self, figures={**self.figures, **{figure.id: figure for figure in figures}})
