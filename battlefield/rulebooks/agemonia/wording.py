"""Actions in a few words: what kind they are, how far they reach, what they do."""

from collections.abc import Iterator

from battlefield.rulebooks.agemonia.figures import action_stat, check_of, is_ally
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS, CHECK
from battlefield.rulebooks.agemonia.words import (
    AGAINST,
    AMOUNT,
    DAMAGE,
    LINE,
    RADIUS,
    RANGE,
    STAMINA,
    TARGETS,
)
from battlefield.rules.core.state import Held, State
from battlefield.rules.skirmish.single import weapon_kind
from battlefield.rules.skirmish.words import ITS_OF


def action_words(state: State, unit: str, weapon: str) -> str:
    """Tell an action in one line, as a player chooses it: "Long Shot: Ranged, range 3, Pierce 1"."""
    return f"{state.profiles[weapon].name}: {', '.join(_parts(state, unit, weapon))}"


def _parts(state: State, unit: str, weapon: str) -> Iterator[str]:
    yield weapon_kind(state, weapon)
    for name, words in ((RANGE, "range {}"), (RADIUS, "area {}"), (LINE, "line of {}")):
        if name in state.profiles[weapon].stats:
            yield words.format(action_stat(state, weapon, name))
    if weapon_kind(state, weapon) in ATTACKS:
        yield from _harm(state, unit, weapon)
    if action_stat(state, weapon, TARGETS, 1) > 1:
        yield f"{action_stat(state, weapon, TARGETS)} targets"
    yield from (held_words(held) for held in state.profiles[weapon].perks if held.name != CHECK)


def _harm(state: State, unit: str, weapon: str) -> Iterator[str]:
    damage, stamina = action_stat(state, weapon, DAMAGE), action_stat(state, weapon, STAMINA)
    if is_ally(state, unit):
        parts = (check_of(state, weapon), f"+{damage}" if damage else "")
        yield " ".join(part for part in parts if part) or "no bonus"
    elif damage:
        yield f"damage {damage}"
    if stamina:
        yield f"stamina loss {stamina}"


def held_words(held: Held) -> str:
    """Name an effect with its own numbers: "Riposte 2 Melee within 1"."""
    own = dict(held.info)
    shown = [held.name, *(str(own[key]) for key in (AMOUNT, ITS_OF.name, AGAINST.name) if key in own)]
    return " ".join((*shown, f"within {own[RANGE]}") if RANGE in own else shown)
