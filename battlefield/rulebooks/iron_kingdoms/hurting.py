"""Damage boxes: marked off, on a life spiral aspect by aspect; who has none left is taken off."""

from collections.abc import Sequence

from battlefield.rulebooks.iron_kingdoms.models import boxes, has_spiral
from battlefield.rulebooks.iron_kingdoms.rows.conditions import CRIPPLED
from battlefield.rulebooks.iron_kingdoms.vocabulary import ASPECT_NAMES, ASPECTS, aspect_lost
from battlefield.rules.core.events import EffectChanged, HpGained, HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.remembering import count, mark
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat
from battlefield.rules.skirmish.single import figure_of, is_up, printed


def hurt(game: Game, unit: str, parts: Sequence[tuple[str, int]], by: str = "") -> Flow[int]:
    """Let a character suffer damage, all parts (why, how much) of it at once; gives the boxes lost.

    On a life spiral each part begins at the aspect that a die names.
    """
    if not is_up(game.state, unit):
        return 0
    for why, amount in parts:
        if amount > 0 and has_spiral(game.state, unit):
            yield from _spiral(game, unit, why, amount)
    figure = figure_of(game.state, unit)
    lost = min(sum(amount for _, amount in parts), figure.hp)
    if lost > 0:
        why = ", ".join(why for why, amount in parts if amount > 0)
        game.emit(HpLost(unit, ((figure.id, lost),), why, by))
    return max(0, lost)


def heal(game: Game, unit: str, amount: int, why: str, by: str = "") -> int:
    """Let a character regain boxes up to those it began with, on a life spiral aspect by aspect."""
    figure = figure_of(game.state, unit)
    back = min(amount, boxes(game.state, unit) - figure.hp)
    if back <= 0:
        return 0
    game.emit(HpGained(unit, ((figure.id, back),), why, by))
    left = back
    for aspect in ASPECTS if has_spiral(game.state, unit) else ():
        left -= _mend(game, unit, aspect, left)
    return back


def _mend(game: Game, unit: str, aspect: Stat, most: int) -> int:
    """Take marks off an aspect, which is crippled no longer; gives how many."""
    for marked in game.state.effects_on(unit, aspect_lost(aspect)):
        back = min(most, marked.amount)
        if back:
            game.emit(EffectChanged(marked.id, marked.amount - back))
            game.lift(unit, CRIPPLED[aspect].name, "healed")
        return back
    return 0


def _spiral(game: Game, unit: str, why: str, amount: int) -> Flow[None]:
    """Mark boxes off from the aspect that a die names, and on from it once it has none left."""
    faces = yield from game.roll(f"life spiral: {why}", by=game.state.units[unit].commander, about=(unit,))
    start = (faces[0] - 1) // 2
    for aspect in (*ASPECTS[start:], *ASPECTS[:start]):
        marked = min(amount, left_in(game.state, unit, aspect))
        if marked:
            mark(game, aspect_lost(aspect), unit, "game", amount=marked)
            amount -= marked
            if not left_in(game.state, unit, aspect):
                game.say(f"{ASPECT_NAMES[aspect]} is crippled", unit)
                game.begin(CRIPPLED[aspect].name, unit)


def left_in(state: State, unit: str, aspect: Stat) -> int:
    """Return the boxes left in an aspect of a life spiral."""
    return printed(state, unit, aspect) - count(state, aspect_lost(aspect), unit)
