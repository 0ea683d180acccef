"""How long units have been on the battlefield: whole turns, from the end of deployment to their end."""

from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import TO_STAY
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.table.layout import carrier_of

PRESENT = "present"  # since deployment ended this turn; whoever takes a unit off the battlefield lifts it
STAYED = "turns stayed"
STAYED_NOW = "stayed this turn"


def is_on_battlefield(state: State, unit: str) -> bool:
    """Return whether a unit is on the table, or carried by one that is."""
    return state.units[carrier_of(state, unit)].where == TABLE


def note_present(game: Game) -> None:
    """Remember, once all have deployed, who is there."""
    for unit in game.state.units:
        if is_on_battlefield(game.state, unit):
            unit_status.mark(game, PRESENT, unit)


def note_shifted(game: Game, unit: str) -> None:
    """Remember of a unit that was there already that it stands elsewhere now, by no movement of its own."""
    if unit_status.is_marked(game.state, PRESENT, unit):
        unit_status.mark(game, unit_status.SHIFTED, unit)


def note_stayed(game: Game) -> None:
    """Count the turn, before it ends, for all that were there since deployment."""
    for unit in game.state.units:
        there = unit_status.is_marked(game.state, PRESENT, unit) and is_on_battlefield(game.state, unit)
        if there and not game.reason_against(TO_STAY, unit):
            unit_status.mark(game, STAYED, unit, "game")
            unit_status.mark(game, STAYED_NOW, unit)


def turns_stayed(state: State, unit: str) -> int:
    """Return for how many whole turns a unit has been on the battlefield."""
    return sum(effect.amount for effect in state.effects_on(unit, STAYED))
