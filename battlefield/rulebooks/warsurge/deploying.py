"""Coming onto the table: deployment zones, what is held in reserve, and arriving from it."""

from collections.abc import Iterator
from dataclasses import replace
from math import ceil

from battlefield.geometry.displace_layout import Layout
from battlefield.geometry.footing import is_stable
from battlefield.geometry.tolerance import is_within
from battlefield.rulebooks.warsurge import marks
from battlefield.rulebooks.warsurge.leaving import WAITS
from battlefield.rulebooks.warsurge.moving import APART, coherency_of, renew_melees
from battlefield.rules import layout
from battlefield.rules.events import Placed, UnitArrived
from battlefield.rules.flow import Game
from battlefield.rules.moments import Arrived
from battlefield.rules.perks import Flow
from battlefield.rules.requests import Places
from battlefield.rules.state import RESERVE, TABLE, Figure, State
from battlefield.rules.table import body_of
from battlefield.rules.values import grained

DEPTH = 12  # inches of a deployment zone, along the edge of its side


def zone(state: State, side: str) -> tuple[float, float]:
    """Give the least and the greatest y of a side's deployment zone: the first side has the top edge."""
    depth = float(int(state.setting("zone depth", DEPTH)))
    if state.sides.index(side) == 0:
        return 0.0, depth
    return state.board.height - depth, state.board.height


def may_deploy(game: Game, unit: str) -> bool:
    """Tell whether a unit in reserve may come onto the table now."""
    if game.state.units[unit].where != RESERVE or marks.is_marked(game.state, WAITS, unit):
        return False
    return not game.reason_against("deploy", unit)


def deploy(game: Game, unit: str) -> Flow[None]:
    """Let a unit's commander place it in the deployment zone."""
    state = game.state
    side = state.units[unit].commander
    figures = state.units[unit].figures

    def problem(places: tuple[Placed, ...]) -> str:
        return placing_problem(game, unit, places, zone(state, side))

    what = f"deployment of {state.units[unit].name}"
    asked = Places(side, what, figures, problem, lambda: tuple(_suggestions(game, unit)))
    yield from arrive(game, unit, (yield from game.places(asked)), "Deploy")


def arrive(game: Game, unit: str, places: tuple[Placed, ...], how: str) -> Flow[None]:
    """Put a unit on the table."""
    rounded = tuple(
        Placed(p.figure, (grained(p.at[0]), grained(p.at[1])), grained(p.bottom), p.facing) for p in places
    )
    game.emit(UnitArrived(unit, rounded, how))
    yield from game.tell(Arrived(unit, how))
    yield from renew_melees(game, unit, may_begin=False)


def placing_problem(
    game: Game, unit: str, places: tuple[Placed, ...], rows: tuple[float, float] | None, how: str = "Deploy"
) -> str:
    """Say what is wrong with where a unit is to arrive, or nothing; `rows` bound the zone's y.

    `how` is "Deploy", or the name of the perk by which it arrives.
    """
    state = _placed(game.state, unit, places)
    bodies = [body_of(figure.model) for figure in state.figures_of(unit)]
    known = layout.table(game.state)
    for number, body in enumerate(bodies):
        if rows is not None and not _is_in_rows(state.figures[body.id], rows):
            return f"{body.id} would stand outside the deployment zone"
        rest = (*known.bodies, *bodies[:number], *bodies[number + 1 :])
        if not is_stable(Layout.of(replace(known, bodies=rest)), body, body.base.at, body.bottom):
            return f"{body.id} cannot stand there"
    if not layout.is_coherent(state, unit, *coherency_of(game, unit)):
        return "the unit would be out of coherency"
    return _enemy_problem(state, unit) or game.reason_against("arrive", unit, how=how, there=state)


def _is_in_rows(figure: Figure, rows: tuple[float, float]) -> bool:
    low, high = layout.rows_of(figure.model)
    return is_within(rows[0], low) and is_within(high, rows[1])


def _enemy_problem(state: State, unit: str) -> str:
    side = state.units[unit].commander
    for foe in state.on_table():
        if foe.commander != side and not is_within(APART, layout.between(state, unit, foe.id).gap):
            return f"it would stand within {APART:g} in of {foe.name}"
    return ""


def _placed(state: State, unit: str, places: tuple[Placed, ...]) -> State:
    figures = (state.figures[place.figure] for place in places)
    models = (
        replace(f, model=replace(f.model, at=p.at, bottom=p.bottom))
        for f, p in zip(figures, places, strict=True)
    )
    return state.with_figures(*models).with_unit(replace(state.units[unit], where=TABLE))


def _suggestions(game: Game, unit: str) -> Iterator[tuple[Placed, ...]]:
    """Give layouts worth a try: blocks of ranks along the zone."""
    state = game.state
    figures = state.figures_of(unit)
    side = state.units[unit].commander
    low, high = zone(state, side)
    wide = (
        max((max(f.model.base.length_mm, f.model.base.width_mm) for f in figures), default=25.0) / 25.4 + 0.1
    )
    ranks = max(1, min(3, len(figures)))
    files = ceil(len(figures) / ranks)
    step = max(1.0, wide / 2)
    y0 = low + wide / 2 + 0.1
    while y0 + (ranks - 1) * wide + wide / 2 <= high:
        x0 = wide / 2 + 0.1
        while x0 + (files - 1) * wide + wide / 2 <= state.board.width:
            yield tuple(
                Placed(f.id, (grained(x0 + (n % files) * wide), grained(y0 + (n // files) * wide)))
                for n, f in enumerate(figures)
            )
            x0 += step
        y0 += step
