"""Attacks at some point of a move: the moving unit is looked at every half inch of its way."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil, hypot

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.warsurge.attack.attack import Attack, covered
from battlefield.rulebooks.warsurge.attack.targets import attack_on, lawful_aim
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained

STEP = 0.5  # inch
Paths = Mapping[str, Sequence[Point]]


def halts(state: State, paths: Paths) -> tuple[State, ...]:
    """Return the table with a unit at points along its way, from its start to its end."""
    longest = max((_length(path) for path in paths.values()), default=0.0)
    parts = max(1, ceil(longest / STEP))
    return tuple(_halted(state, paths, n / parts) for n in range(parts + 1))


def _halted(state: State, paths: Paths, share: float) -> State:
    stood = []
    for figure, path in paths.items():
        known = state.figures[figure]
        stood.append(replace(known, model=replace(known.model, at=_point(path, share))))
    return state.with_figures(*stood)


def _length(path: Sequence[Point]) -> float:
    return sum(hypot(u - x, v - y) for (x, y), (u, v) in pairwise(path))


def _point(path: Sequence[Point], share: float) -> Point:
    left = share * _length(path)
    for (x, y), (u, v) in pairwise(path):
        far = hypot(u - x, v - y)
        if far >= left and far > 0.0:
            return grained(x + left / far * (u - x)), grained(y + left / far * (v - y))
        left -= far
    return path[-1]


def attack_along(
    game: Game, unit: str, weapon: str, target: str, states: Sequence[State], *, nearest: bool = False
) -> tuple[Attack, State] | None:
    """Return an attack on a unit from the first halt that allows it, with that halt; None where none does.

    With `nearest` it is made from the halt at which the two are nearest to each other.

    A target that is in the open at any halt has no cover.
    """
    found: Attack | None = None
    halt, is_open = game.state, False
    for state in states:
        there = Game(state, game.book)
        aim = lawful_aim(there, unit, weapon, target)
        if aim is not None:
            attack = attack_on(there, unit, weapon, aim)
            if found is None or (nearest and _is_nearer(attack, found)):
                found, halt = attack, state
            is_open = is_open or not attack.placed.cover
        elif found is not None and not is_open:
            is_open = not covered(there, unit, found.wielders, target)
        if found is not None and is_open and not nearest:  # no later halt changes anything
            break
    if found is None:
        return None
    if is_open:
        found.uncover()
    return found, halt


def _is_nearer(attack: Attack, other: Attack) -> bool:
    return round(attack.placed.distance, 6) < round(other.placed.distance, 6)
