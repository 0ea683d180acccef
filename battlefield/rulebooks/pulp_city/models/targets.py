"""Whom an action can be used on: contact, range and sight by its kind, its limits, and what makes immune."""

from collections.abc import Iterator

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive
from battlefield.rulebooks.pulp_city.models.immunity import why_immune_to
from battlefield.rulebooks.pulp_city.models.models import (
    are_friends,
    has_role,
    is_inanimate,
    kind_of,
    touch,
    without,
    words_of,
)
from battlefield.rulebooks.pulp_city.models.team import is_worn_out, tires
from battlefield.rulebooks.pulp_city.models.vocabulary import (
    CLOSE,
    INDIRECT,
    ONESELF,
    OVERRUN,
    PROJECTILE,
    PULSE,
    RAY,
    SUMMON,
    TANK,
    THROW,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import either
from battlefield.rules.core.state import State
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.single import figure_of, present
from battlefield.rules.table import layout

AIMED = (CLOSE, PROJECTILE, RAY, THROW, INDIRECT)
_IN_SIGHT = (PROJECTILE, RAY, THROW, PULSE)


def targets(game: Game, unit: str, action: Exclusive) -> tuple[str, ...]:
    """Return whom an action can be used on; all of them are affected where it is not aimed."""
    return tuple(_targets(game, unit, action))


def has_target(game: Game, unit: str, action: Exclusive) -> bool:
    """Return whether there is anybody whom an action can be used on."""
    return any(True for _ in _targets(game, unit, action))


def _targets(game: Game, unit: str, action: Exclusive) -> Iterator[str]:
    if action.kind in (ONESELF, SUMMON, OVERRUN):
        yield unit
    else:
        yield from (each.id for each in present(game.state) if not why_not(game, unit, action, each.id))


def why_not(game: Game, unit: str, action: Exclusive, target: str) -> str:
    """Say why an action cannot be used on a model, or nothing."""
    state = game.state
    if target == unit:
        tired = _why_too_tired(game, unit, action, target)
        return tired if _may_be_own(action) else "it does not affect its user"
    if _is_spared(state, unit, action, target):
        return "it is a friend"
    out = why_out(game, unit, action, target) or _why_too_tired(game, unit, action, target)
    return out or why_unlawful(state, unit, action, target) or why_immune_to(game, target, action, unit)


def _why_too_tired(game: Game, unit: str, action: Exclusive, target: str) -> str:
    """Say why a side does not choose a friend for what would tire it, or nothing: an enemy it may choose."""
    chosen = action.kind in AIMED and are_friends(game.state, unit, target)
    tiring = sum(tires(game, line) and not line.on_self for line in action.fx)
    worn_out = chosen and tiring and is_worn_out(game.state, target, tiring)
    return "it cannot suffer any more Fatigue this round" if worn_out else ""


def _may_be_own(action: Exclusive) -> bool:
    """Return whether an action may be used on its user: one for friends that nobody resists."""
    friendly = any(limit.lower() == "friendly" for limit in action.limits)
    return friendly and not action.is_opposed


def _is_spared(state: State, unit: str, action: Exclusive, target: str) -> bool:
    """Return whether an action that the target resists is aimed at a friend: only areas strike those."""
    meant = any(limit.lower() == "friendly" for limit in action.limits)
    return action.kind in AIMED and action.is_opposed and not meant and are_friends(state, unit, target)


def why_out(game: Game, unit: str, action: Exclusive, target: str) -> str:
    """Say why a model is out of an action's contact, range or sight, or nothing."""
    state = game.state
    if action.kind == CLOSE:
        return "" if touch(game, unit, target) else "it is not in base contact"
    far = layout.between(state, unit, target).gap
    if not is_within(far, float(action.reach)):
        return f"{grained(far):.2f} in away, and it reaches {action.reach} in"
    return "" if action.kind not in _IN_SIGHT or sees(state, unit, target) else "it is not in sight"


def sees(state: State, unit: str, target: str) -> bool:
    """Return whether a model sees another one: models block nothing, terrain, Objects and Structures do."""
    one, two = figure_of(state, unit).id, figure_of(state, target).id
    return layout.seen_pairs(state, [one], [two])[0][0]


def why_unlawful(state: State, unit: str, action: Exclusive, target: str) -> str:
    """Say which limit of an action a model does not fit, or nothing."""
    if is_inanimate(state, target) and not action.is_opposed and kind_of(state, target) not in action.limits:
        return "it is Inanimate"
    for limit in action.limits:
        if not _fits(state, unit, target, limit):
            return f"it is limited to {limit}"
    return ""


def _fits(state: State, unit: str, target: str, limit: str) -> bool:
    wanted = limit.lower()
    if wanted == "friendly":
        return are_friends(state, unit, target)
    if wanted == "enemy":
        return not are_friends(state, unit, target)
    return wanted in (kind_of(state, target).lower(), *(word.lower() for word in words_of(state, target)))


def taken_by_a_tank(game: Game, unit: str, action: Exclusive, target: str, thrown: str = "") -> Flow[str]:
    """Let a Tank in contact with whom an action is aimed at take it instead; gives who is aimed at then.

    What is `thrown` is in contact with nobody.
    """
    state = game.state
    lifted = Game(without(state, thrown), game.book)
    for tank in _tanks_beside(lifted, unit, action, target):
        own, friend = state.units[tank].name, state.units[target].name
        question = f"{own}: take {action.name} in place of {friend}"
        what = either(question, f"{own} is the target", f"{friend} stays the target")
        if (yield from game.confirm(what, by=state.units[tank].commander)):
            return tank
    return target


def _tanks_beside(game: Game, unit: str, action: Exclusive, target: str) -> tuple[str, ...]:
    """Return the Tanks in contact with a friend that is aimed at, who may take the action in its place."""
    state = game.state
    if are_friends(state, unit, target) or is_inanimate(state, target):
        return ()
    tanks = (each.id for each in present(state) if each.id != target and has_role(state, each.id, TANK))
    beside = (each for each in tanks if are_friends(state, each, target) and touch(game, each, target))
    return tuple(
        each
        for each in beside
        if not why_unlawful(state, unit, action, each) and not why_immune_to(game, each, action, unit)
    )
