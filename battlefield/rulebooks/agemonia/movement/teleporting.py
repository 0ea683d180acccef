"""Teleport: into an area in range and sight at once; and from token to token of one colour."""

from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.movement.entering import come_into, tokens_in
from battlefield.rulebooks.agemonia.movement.ground import is_closed, range_between, shift
from battlefield.rulebooks.agemonia.vocabulary import ACTIVE, GATE
from battlefield.rulebooks.agemonia.words import COLOUR, RANGE, SIDE_UP, number_on
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Marker, State
from battlefield.rules.skirmish.words import ITS_TOKEN
from battlefield.rules.table.areas import area_at, area_of, name_of, sees, steps_from


def reachable(state: State, unit: str, most: int) -> tuple[str, ...]:
    """Return the areas that a figure may teleport into: in range, in sight, not behind solid barriers.

    Full ones are among them, whoever is there.
    """
    here = area_of(state, unit)
    near = [a for a, steps in steps_from(state, here).items() if 0 < steps <= most]
    return tuple(area for area in near if not is_closed(state, area) and sees(state, here, area))


def appear(game: Game, unit: str, area: str, by: str, how: str) -> Flow[None]:
    """Put a figure into an area that it comes into without going there."""
    shift(game, unit, area, how, by)
    yield from come_into(game, unit, area)


def gates(state: State, unit: str) -> dict[str, str]:
    """Return the tokens that an Ally may teleport to from where it is, with their words.

    It stands by an active one; the other is of the same colour, active or not, and within its range.
    """
    found: dict[str, str] = {}
    here = area_of(state, unit)
    if not here or not is_ally(state, unit):
        return found
    for gate in tokens_in(state, here, GATE):
        if gate.get(SIDE_UP) == ACTIVE:
            for other in _others(state, gate, here):
                found[other.id] = f"{other.name} in {name_of(state, area_at(state, other.at))}"
    return found


def _others(state: State, gate: Marker, here: str) -> tuple[Marker, ...]:
    most = gate.get(number_on(RANGE))
    found = []
    for other in state.markers:
        if other.id == gate.id or any(other.get(fact) != gate.get(fact) for fact in (ITS_TOKEN, COLOUR)):
            continue
        there = area_at(state, other.at)
        steps = range_between(state, here, there) if there else None
        too_far = bool(most and steps and steps > most)
        if steps and not too_far and not is_closed(state, there):
            found.append(other)
    return tuple(found)


def through_gate(game: Game, unit: str, token: str) -> Flow[None]:
    """Teleport an Ally to a token."""
    other = next(mark for mark in game.state.markers if mark.id == token)
    yield from appear(game, unit, area_at(game.state, other.at), unit, GATE)
