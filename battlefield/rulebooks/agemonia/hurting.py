"""Damage and stamina: what a figure loses, and who is taken off."""

from battlefield.rulebooks.agemonia.figures import SPENT, available, is_hero
from battlefield.rulebooks.agemonia.rows import spare
from battlefield.rules.core.events import EffectChanged, EffectEnded, FiguresRemoved, HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.remembering import mark


def hurt(game: Game, unit: str, damage: int, why: str, by: str = "") -> int:
    """Let a figure suffer damage, and give how much it took: no more than it had left.

    Who is spared by an effect when nothing is left is so at once, and is there for what comes next.
    """
    taken = min(damage, game.state.hp(unit))
    if taken <= 0:
        return 0
    figure = game.state.units[unit].figures[0]
    game.emit(HpLost(unit, ((figure, taken),), why, by))
    _keep_spent(game, unit)
    if not game.state.hp(unit):
        spare(game, unit)
    return taken


def _keep_spent(game: Game, unit: str) -> None:
    """Stamina that is available is hit first; then what is spent, which nobody has twice."""
    for effect in game.state.effects_on(unit, SPENT):
        left = min(effect.amount, game.state.hp(unit))
        if left != effect.amount:
            game.emit(EffectChanged(effect.id, left) if left else EffectEnded(effect.id, "damage"))


def spend(game: Game, unit: str, stamina: int) -> None:
    """Let a Hero spend stamina that it has available."""
    if stamina > 0:
        mark(game, SPENT, unit, "game", amount=stamina)


def drain(game: Game, unit: str, stamina: int, why: str) -> int:
    """Take stamina from a figure as far as it has any, and give how much; what is short is damage."""
    lost = min(stamina, available(game.state, unit))
    spend(game, unit, lost)
    if lost:
        game.say(f"loses {lost} stamina: {why}", unit)
    return lost


def recover(game: Game, unit: str, stamina: int) -> int:
    """Let a Hero recover spent stamina; give how much."""
    for effect in game.state.effects_on(unit, SPENT):
        back = min(stamina, effect.amount)
        left = effect.amount - back
        game.emit(EffectChanged(effect.id, left) if left else EffectEnded(effect.id, "recovered"))
        game.say(f"recovers {back} stamina", unit)
        return back
    return 0


def settle(game: Game) -> None:
    """Take all off who have nothing left."""
    for unit in game.state.on_table():
        if game.state.hp(unit.id) or not unit.figures:
            continue
        game.say("is exhausted" if is_hero(game.state, unit.id) else "is defeated", unit.id)
        for effect in game.state.effects_on(unit.id):
            game.emit(EffectEnded(effect.id, "defeated"))
        game.emit(FiguresRemoved(unit.id, unit.figures))
