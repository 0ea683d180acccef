"""Attack dice against units merged into one: at most as many at a time as whoever suffers has HP left."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Hit, OneDie, Outcome, Rolled
from battlefield.rulebooks.warsurge.attack.saving import save
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled, Struck
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow

Rolls = Callable[[Game, Attack, Sequence[OneDie]], Flow[None]]
"""Rolls attack dice against the target of an attack, with saves and all that they cost."""

Weighs = Callable[[Game, Attack], object]
"""Works out what an attack has against its target."""


def strike_in_turn(
    game: Game,
    attack: Attack,
    order: Sequence[str],
    dice: Sequence[OneDie],
    rolled: Rolls,
    weighed: Weighs,
) -> Flow[None]:
    """Roll attack dice against units in turn, each until it has no HP left; the last takes all that are left.

    What is rolled against the first counts for the attack itself, the others are its `followed`. `weighed`
    settles power and defence of an attack that no dice are rolled for.
    """
    part, left = attack, list(dice)
    for number, target in enumerate(order):
        if number:
            excess, part = part.outcome.beyond, attack.on(target)
            part.aim(replace(part.aimed, follows=True))
            attack.follow_with(part)
            yield from _take_excess(game, part, excess, weighed)
        if not number or (left and game.state.living(target)):
            left = yield from _wear_down(game, part, left, rolled, last=target == order[-1])
        yield from game.tell(Struck(part.attacker, part.weapon, part.target, part))
        if not left and not part.outcome.beyond:
            return


def _wear_down(
    game: Game, part: Attack, left: list[OneDie], rolled: Rolls, *, last: bool
) -> Flow[list[OneDie]]:
    """Roll in batches until all dice are rolled or nobody is left to take more; gives the dice left."""
    if last:
        yield from rolled(game, part, left)
        return []
    whole = Rolled()
    while True:
        batch = left[: game.state.hp(part.target)]
        part.show_next(whole)
        yield from rolled(game, part, batch)
        whole, left = whole.then(part.rolled), left[len(batch) :]
        if not left or not game.state.living(part.target):
            part.show_all(whole)
            return left


def _take_excess(game: Game, part: Attack, amount: int, weighed: Weighs) -> Flow[None]:
    """Let a unit save against the HP that one before it had not to lose; each of them is one hit."""
    if not amount:
        return
    units, why = game.state.units, game.state.profiles[part.weapon].name
    game.say(f"{amount} HP go on to {units[part.target].name}", part.target)
    part.land(Hit(0, die) for die in range(amount))
    weighed(game, part)
    yield from game.tell(AttackRolled(part.attacker, part.weapon, part.target, (), 0, part))
    left = len((yield from save(game, part)))
    made = {"by": part.attacker, "weapon": part.weapon}
    lost = yield from lose(game, part.target, left, why, **made, attack=part)
    part.note(Outcome(lost=lost, handed_on=lost))
    part.land(())
