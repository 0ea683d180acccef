"""Opportunist: a unit that waits with its movement and its perks until everybody else has had their turn."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.attack_moments import Losing
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.embarking import travel
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnCloses
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.turn.using import AFTER, usable, use_perks
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.command import cost_of, pay, why_not_pay
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, is_part
from battlefield.rulebooks.warsurge.units.playstyle import USE_PERKS, is_advanced
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.units.trails import KINDS
from battlefield.rules.core.events import ClockSet
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanClosing, UnitActivated
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import State

_row = Rows("Aeonian")

WAITING = "waits no longer"
DONE = "has made its "
"""Heard after all else that happens as a turn closes."""


def _sets_out(_state: State, bearer: Bearer, moment: UnitActivated) -> bool:
    return moment.unit == bearer.unit and moment.action in KINDS


def _note(game: Game, bearer: Bearer, moment: UnitActivated) -> None:
    unit_status.mark(game, DONE + moment.action, bearer.unit)


def _turn_closes(state: State, bearer: Bearer, moment: SpanClosing) -> bool:
    return moment.span == "turn" and is_on_battlefield(state, bearer.unit)


def _act_late(game: Game, bearer: Bearer, _moment: SpanClosing) -> Flow[None]:
    """Offer what the unit has put off: perks, its move and its dash, and perks again.

    A part moves with its unit, and puts off its perks alone.
    """
    unit = bearer.unit
    if not is_up(game, unit):
        return
    unit_status.mark(game, WAITING, unit)
    yield from _use_perks_late(game, unit)
    for how in KINDS:
        free = is_on_battlefield(game.state, unit) and not is_part(game.state, unit)
        if free and not why_not_late(game, unit, how):
            by = game.state.units[unit].commander
            if (yield from game.confirm(f"{how} of {game.state.units[unit].name} now?", by=by)):
                pay(game, by, _cost(game, unit, how), f"{how} of {game.state.units[unit].name}")
                yield from travel(game, unit, how)
    game.lift(unit, WAITING)


def _use_perks_late(game: Game, unit: str) -> Flow[None]:
    """Offer the perks that were put off; where using them is an action, that is paid for."""
    if not is_advanced(game.state):
        yield from use_perks(game, unit, AFTER)
        return
    clock, by = game.state.clock, game.state.units[unit].commander
    trial = Game(replace(game.state, clock=replace(clock, phase=USE_PERKS)), game.book)
    if why_not_pay(game.state, by, cost_of(game, unit, USE_PERKS)) or not usable(trial, unit):
        return
    name = game.state.units[unit].name
    if (yield from game.confirm(f"{USE_PERKS} of {name} now?", by=by)):
        pay(game, by, cost_of(game, unit, USE_PERKS), f"{USE_PERKS} of {name}")
        game.emit(ClockSet(clock.turn, USE_PERKS, clock.step, clock.side, clock.first))
        yield from use_perks(game, unit, AFTER)
        game.emit(ClockSet(clock.turn, clock.phase, clock.step, clock.side, clock.first))


def why_not_late(game: Game, unit: str, how: str) -> str:
    """Say why a unit cannot make a move or dash that it put off, or nothing."""
    if is_advanced(game.state):
        by = game.state.units[unit].commander
        poor = why_not_pay(game.state, by, _cost(game, unit, how))
        return poor or moving.why_not_move(game, unit, how)
    if game.state.is_under(unit, DONE + how):
        return "it has been made"
    return moving.why_not_move(game, unit, how)


def _cost(game: Game, unit: str, how: str) -> int:
    return cost_of(game, unit, how) if is_advanced(game.state) else 0


def _would_hurt(state: State, bearer: Bearer, moment: Losing) -> bool:
    waits = state.is_under(bearer.unit, WAITING) and belongs_to(state, moment.by, bearer.unit)
    return waits and are_enemies(state, bearer.unit, moment.unit)


def _hurt_nobody(game: Game, bearer: Bearer, moment: Losing) -> None:
    """Keep what was put off from costing enemies HP."""
    moment.amount = 0
    game.say(f"{bearer.perk.name}: what was put off hurts no enemy", bearer.unit)


PERKS: tuple[Perk, ...] = (
    _row(
        "Opportunist",
        "Specific",
        "It may put off its Move, its Dash and its perks to the end of the turn, where they cost enemies no"
        " HP.",
        reacts=(
            Reacts(UnitActivated, _note, _sets_out),
            Reacts(SpanClosing, _act_late, _turn_closes, rank=TurnCloses.ACTS_LATE),
            Reacts(Losing, _hurt_nobody, _would_hurt),
        ),
        rulings=("W-Opportunist-1",),
    ),
)
