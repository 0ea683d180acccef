"""The two playstyles: Standard, a turn of phases, and Advanced, steps of actions that cost command points."""

from battlefield.rules.core.state import State

STANDARD, ADVANCED = "standard", "advanced"
USE_PERKS, COUNTER_PERK = "Use Perks", "Counter Perk"


def is_advanced(state: State) -> bool:
    """Return whether a battle is played in the Advanced playstyle."""
    return state.setting("playstyle", STANDARD) == ADVANCED


def took(action: str) -> str:
    """Return the mark of a unit that has taken an action of a kind this turn."""
    return f"has taken: {action}"


def is_time_for(state: State, *phases: str) -> bool:
    """Return whether it is one of some phases, or perks are used by an action of their own."""
    return state.clock.phase in phases or (is_advanced(state) and state.clock.phase == USE_PERKS)
