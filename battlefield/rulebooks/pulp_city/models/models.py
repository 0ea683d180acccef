"""What is printed of a model, and where it stands: every model of Pulp City is a unit of one figure."""

from dataclasses import replace

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    INANIMATE,
    KINDS,
    MOVEMENTS,
    OBJECT,
    ROLES,
    SPRINT,
    STRUCTURE,
    SUPREME,
    TRAITS,
    TRUMP,
)
from battlefield.rulebooks.pulp_city.words import DEFENSE, MOVE, OBJECT_RANK, TOUCH
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown, Limits
from battlefield.rules.core.state import RESERVE, State, Unit
from battlefield.rules.core.words import stat_called
from battlefield.rules.skirmish.single import figure_of, present, printed
from battlefield.rules.table import layout


def words_of(state: State, unit: str) -> tuple[str, ...]:
    """Return its printed words."""
    return state.profile_of(unit).words


def kind_of(state: State, unit: str) -> str:
    """Return what kind of model it is; a Supreme where nothing is said."""
    return next((word for word in words_of(state, unit) if word in KINDS), SUPREME)


def has_role(state: State, unit: str, role: str) -> bool:
    """Return whether a model has a role."""
    assert role in ROLES
    return role in words_of(state, unit)


def movement_of(state: State, unit: str) -> str:
    """Return how a model moves by its print."""
    return next((word for word in words_of(state, unit) if word in MOVEMENTS), SPRINT)


def is_inanimate(state: State, unit: str) -> bool:
    """Return whether it is an Object or a Structure: neither acts nor is displaced."""
    return kind_of(state, unit) in INANIMATE


def trait(game: Game, unit: str, name: str) -> Breakdown:
    """Work a trait out; what is Inanimate defends with its one value, whatever the trait."""
    assert name in TRAITS
    stats, what = game.state.profile_of(unit).stats, stat_called(name)
    usual = stats.get(DEFENSE) if is_inanimate(game.state, unit) else 0
    return game.figure(what, stats.get(what) or usual or 0, unit, limits=Limits(least=0))


def move_of(game: Game, unit: str) -> Breakdown:
    """Work out how many inches a Movement Action of a model is."""
    return game.figure(MOVE, printed(game.state, unit, MOVE), unit, limits=Limits(least=0))


def is_trump(state: State, unit: str, name: str) -> bool:
    """Return whether a trait is one of a model's Trump Traits."""
    return name.title() + TRUMP in words_of(state, unit)


def qualified(state: State, unit: str, name: str) -> tuple[str, ...]:
    """Return what a printed power such as Weak/Energy or Immune/Stun names after its stroke."""
    held = (each.name.partition("/") for each in state.profile_of(unit).perks)
    return tuple(of for before, _, of in held if before == name)


def are_friends(state: State, unit: str, other: str) -> bool:
    """Return whether two models are of one team now; an Object is of none, and its own friend only."""
    if unit == other:
        return True
    if OBJECT in (kind_of(state, unit), kind_of(state, other)):
        return False
    return state.units[unit].commander == state.units[other].commander


def touch(game: Game, unit: str, other: str) -> bool:
    """Return whether two models are in base contact; some never are."""
    state = game.state
    if unit == other or any(game.reason_against(TOUCH, each) for each in (unit, other)):
        return False
    one, two = (figure_of(state, each).model for each in (unit, other))
    levels = is_within(one.bottom, two.bottom + two.height) and is_within(two.bottom, one.bottom + one.height)
    return levels and is_within(layout.between(state, unit, other).gap, 0.0)


def without(state: State, unit: str) -> State:
    """Return the table as if a model were not on it, such as an Object that somebody lifts up."""
    return state.with_unit(replace(state.units[unit], where=RESERVE)) if unit else state


def size_mm(state: State, unit: str) -> float:
    """Return the greater measure of a model's base, in millimetres."""
    base = figure_of(state, unit).model.base
    return max(base.length_mm, base.width_mm)


def rank_of(state: State, unit: str) -> int:
    """Return the Object rank of a thrown model: an Object's own, else 1 to 30 mm, 2 to 40 mm, 3 beyond."""
    if kind_of(state, unit) == OBJECT:
        return printed(state, unit, OBJECT_RANK, 1)
    size = size_mm(state, unit)
    return 1 if size <= 30 else 2 if size <= 40 else 3


def structures(state: State) -> tuple[Unit, ...]:
    """Return the Structures on the table, in roster order."""
    return tuple(unit for unit in present(state) if kind_of(state, unit.id) == STRUCTURE)


def team(state: State, side: str) -> tuple[Unit, ...]:
    """Return a side's models on the table that can act, in roster order."""
    return tuple(u for u in present(state) if u.commander == side and not is_inanimate(state, u.id))
