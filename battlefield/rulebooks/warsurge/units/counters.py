"""Who was targeted in a step of the Advanced playstyle, and may answer it; whom an answer may be aimed at."""

from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import company, is_part
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.words import TO_COUNTER
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, State

ACTIONS_A_STEP = 2
ACTING = "acting"  # of the unit whose step it is: so many actions so far
TARGETED = "targeted"  # by the unit that acts, in this step
ANSWERED = "has answered"  # in this step, or chosen not to
ANSWERS = "answers"  # the unit that `by` names, by an action under way


def acting(state: State) -> str:
    """Return the unit whose step it is, or nothing."""
    return next((effect.on for effect in state.effects if effect.name == ACTING), "")


def has_action_left(state: State, unit: str) -> bool:
    """Return whether a unit may take another action in its step."""
    return actions_taken(state, unit) < int(state.setting("step actions", ACTIONS_A_STEP))


def actions_taken(state: State, unit: str) -> int:
    """Return how many actions a unit has taken in its step."""
    return sum(effect.amount for effect in state.effects_on(unit, ACTING))


def note_target(game: Game, unit: str, target: str) -> None:
    """Remember that the acting unit, or who acts along with it, targeted an enemy by an action of its own.

    A part's whole answers.
    """
    state, one = game.state, acting(game.state)
    if not is_advanced(state) or not one or unit not in company(state, one) or target not in state.units:
        return
    target = state.whole_of(target)
    aside = any(effect.name == ANSWERS for effect in state.effects) or state.is_under(
        unit, unit_status.AT_ONCE
    )
    enemy = state.units[unit].commander != state.units[target].commander
    if enemy and not aside and not state.is_under(target, TARGETED):
        unit_status.mark(game, TARGETED, target, "phase", by=unit)
        if game.reason_against(TO_COUNTER, target, foe=unit):
            unit_status.mark(game, ANSWERED, target, "phase")


def may_answer(state: State, side: str) -> tuple[str, ...]:
    """Return the units of a side that were targeted in this step and have not answered, in roster order.

    One that has joined another since answers as a part of it, and a sergeant with its unit.
    """
    units = (u.id for u in state.units.values() if u.commander == side and u.where != GONE)
    return tuple(
        unit
        for unit in units
        if not is_part(state, unit) and _any_is(state, unit, TARGETED) and not _any_is(state, unit, ANSWERED)
    )


def _any_is(state: State, unit: str, mark: str) -> bool:
    """Return whether a unit or a part of it has a mark."""
    return any(state.is_under(each, mark) for each in (unit, *state.parts_of(unit)))


def answered(state: State, unit: str) -> str:
    """Return the unit that one answers with the action under way, or nothing."""
    return next((effect.by for effect in state.effects_on(unit, ANSWERS)), "")


def why_not_answer(state: State, unit: str, target: str) -> str:
    """Say why a unit that answers may not aim at another one, or nothing."""
    foe = answered(state, unit)
    return f"it answers {state.units[foe].name}" if foe and target not in (foe, unit) else ""
