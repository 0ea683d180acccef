"""Teleport: into an area in range and sight at once; and from token to token of one colour."""

from battlefield.geometry.outlines import name_places
from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.movement.entering import come_into, tokens_in
from battlefield.rulebooks.agemonia.movement.ground import is_closed, range_between, shift
from battlefield.rulebooks.agemonia.vocabulary import ACTIVE, INACTIVE, TELEPORT
from battlefield.rules.core.events import MarkerLaid
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Marker, State
from battlefield.rules.core.values import info_of
from battlefield.rules.table.areas import area_at, area_of, graph, name_of, sees, steps_from

HOW = "Teleport"


def reachable(state: State, unit: str, most: int) -> tuple[str, ...]:
    """Return the areas that a figure may teleport into: in range, in sight, not behind solid barriers.

    Full ones are among them, whoever is there.
    """
    here = area_of(state, unit)
    near = [a for a, steps in steps_from(state, here).items() if 0 < steps <= most]
    return tuple(area for area in near if not is_closed(state, area) and sees(state, here, area))


def teleport(game: Game, unit: str, most: int, by: str) -> Flow[bool]:
    """Let a side choose an area and put a figure there; False where there is none."""
    areas = {area: name_of(game.state, area) for area in reachable(game.state, unit, most)}
    side = game.state.units[by].commander
    what = f"Teleport: where {game.state.units[unit].name} goes"
    there = yield from game.choose_one(what, areas, by=side)
    if not there:
        game.say("there is nowhere to teleport to", unit)
        return False
    yield from _arrive(game, unit, there, by)
    return True


def _arrive(game: Game, unit: str, area: str, by: str) -> Flow[None]:
    shift(game, unit, area, HOW, by)
    yield from come_into(game, unit, area)


def gates(state: State, unit: str) -> dict[str, str]:
    """Return the tokens that an Ally may teleport to from where it is, with their words.

    It stands by an active one; the other is of the same colour, active or not, and within its range.
    """
    found: dict[str, str] = {}
    here = area_of(state, unit)
    if not here or not is_ally(state, unit):
        return found
    for gate in tokens_in(state, here, TELEPORT):
        if gate.get("side up") == ACTIVE:
            for other in _others(state, gate, here):
                found[other.id] = f"{other.name} in {name_of(state, area_at(state, other.at))}"
    return found


def _others(state: State, gate: Marker, here: str) -> tuple[Marker, ...]:
    most = gate.get("range")
    found = []
    for other in state.markers:
        if other.id == gate.id or any(other.get(key) != gate.get(key) for key in ("token", "colour")):
            continue
        there = area_at(state, other.at)
        steps = range_between(state, here, there) if there else None
        too_far = bool(isinstance(most, int) and most and steps and steps > most)
        if steps and not too_far and not is_closed(state, there):
            found.append(other)
    return tuple(found)


def through_gate(game: Game, unit: str, token: str) -> Flow[None]:
    """Teleport an Ally to a token."""
    other = next(mark for mark in game.state.markers if mark.id == token)
    yield from _arrive(game, unit, area_at(game.state, other.at), unit)


def open_gates(game: Game, unit: str, most: int, reach: int) -> Flow[None]:
    """Place two purple tokens: one, active, where a figure is, the other, inactive, in an area it sees.

    `most` is how far off that may be, `reach` how far one may teleport between them, 0 without end.
    """
    here = area_of(game.state, unit)
    near = {area: name_of(game.state, area) for area in reachable(game.state, unit, most)}
    what = "the other Teleport token"
    there = yield from game.choose_one(what, near, by=game.state.units[unit].commander)
    if not there:
        game.say("there is no area for the other token", unit)
        return
    for area, up in ((here, ACTIVE), (there, INACTIVE)):
        _lay_gate(game, unit, area, up, reach)


def _lay_gate(game: Game, unit: str, area: str, up: str, reach: int) -> None:
    state = game.state
    name = f"Purple Teleport ({up})"
    at = name_places(graph(state).area(area))[-1]
    facts = info_of({"token": TELEPORT, "colour": "purple", "side up": up, "range": reach})
    token = Marker(f"{name} {state.serial + 1}", name, at, "", unit, info=facts)
    game.emit(MarkerLaid(token))
