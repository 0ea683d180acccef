"""Attack dice against units merged into one: at most as many at a time as whoever suffers has HP left."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Hit, OneDie
from battlefield.rulebooks.warsurge.attack.saving import save
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled, Struck
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow

Rolled = Callable[[Game, Attack, Sequence[OneDie]], Flow[None]]
"""Rolls attack dice against the target of an attack, with saves and all that they cost."""

Weighed = Callable[[Game, Attack], object]
"""Works out what an attack has against its target."""


def strike_in_turn(
    game: Game,
    attack: Attack,
    order: Sequence[str],
    dice: Sequence[OneDie],
    rolled: Rolled,
    weighed: Weighed,
) -> Flow[None]:
    """Roll attack dice against units in turn, each until it has no HP left; the last takes all that are left.

    What is rolled against the first counts for the attack itself, the others are its `followed`. `weighed`
    settles power and defence of an attack that no dice are rolled for.
    """
    part, left = attack, list(dice)
    for number, target in enumerate(order):
        if number:
            part = replace(fresh(attack, target), beyond=part.beyond, follows=True)
            attack.followed.append(part)
            yield from _take_excess(game, part, weighed)
        if not number or (left and game.state.living(target)):
            left = yield from _wear_down(game, part, left, rolled, last=target == order[-1])
        yield from game.tell(Struck(part.attacker, part.weapon, part.target, part))
        if not left and not part.beyond:
            return


def fresh(attack: Attack, target: str) -> Attack:
    """Return the same attack on another target, with nothing rolled yet."""
    other = replace(attack, target=target, hits=[], faces={}, followed=[], chosen=(), dice=[], hurt_by=[])
    return replace(other, weighed={}, lost=0, spared=0, regained=0, beyond=0, successes=0)


def _wear_down(
    game: Game, part: Attack, left: list[OneDie], rolled: Rolled, *, last: bool
) -> Flow[list[OneDie]]:
    """Roll in batches until all dice are rolled or nobody is left to take more; gives the dice left."""
    if last:
        yield from rolled(game, part, left)
        return []
    hits: list[Hit] = []
    faces: dict[int, int] = {}
    dice: list[OneDie] = []
    successes = 0
    while True:
        batch = left[: game.state.hp(part.target)]
        part.hits, part.faces = [], {}
        yield from rolled(game, part, batch)
        before = len(dice)
        hits += [replace(hit, die=hit.die + before) for hit in part.hits]
        faces |= {die + before: face for die, face in part.faces.items()}
        dice += batch
        left, successes = left[len(batch) :], successes + part.successes
        if not left or not game.state.living(part.target):
            part.hits, part.faces, part.dice, part.successes = hits, faces, dice, successes
            return left


def _take_excess(game: Game, part: Attack, weighed: Weighed) -> Flow[None]:
    """Let a unit save against the HP that one before it had not to lose; each of them is one hit."""
    amount, part.beyond = part.beyond, 0
    if not amount:
        return
    units, why = game.state.units, game.state.profiles[part.weapon].name
    game.say(f"{amount} HP go on to {units[part.target].name}", part.target)
    part.hits = [Hit(0, die) for die in range(amount)]
    weighed(game, part)
    yield from game.tell(AttackRolled(part.attacker, part.weapon, part.target, (), 0, part))
    left = len((yield from save(game, part)))
    made = {"by": part.attacker, "weapon": part.weapon}
    part.lost += yield from lose(game, part.target, left, why, **made, attack=part)
    part.hits = []
