"""Defensive perks for losing HP: losing less, paying it back, and outliving it."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Hit, Placement
from battlefield.rulebooks.warsurge.attack.saving import save
from battlefield.rulebooks.warsurge.attack_moments import Losing, Lost
from battlefield.rulebooks.warsurge.moments import Falling, Gaining
from battlefield.rulebooks.warsurge.perks.kit.outliving import instead_of_falling
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpAreLost, UnitFalls
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, without_rank
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    flags,
    multiplies_loss,
    spend_use,
    thrown,
    uses_left,
)
from battlefield.rulebooks.warsurge.perks.unit.defensive.saves import this_turn
from battlefield.rulebooks.warsurge.perks.weapon.element import is_made_worse
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import allotted, lose
from battlefield.rulebooks.warsurge.units.stats import full_hp
from battlefield.rulebooks.warsurge.units.staying import turns_stayed
from battlefield.rulebooks.warsurge.words import (
    ABSORBS,
    AEGIS,
    ARMOUR,
    DASH,
    DEFENCE,
    MOVE,
    STAYS_UP,
    WILD_ARMOUR,
    working,
)
from battlefield.rules.core.events import EffectChanged, EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

_row = Rows("Defensive")

PASSES_ON = 4
OWED = "HP below nothing"


def _is_mine(_state: State, bearer: Bearer, moment: Losing) -> bool:
    return moment.unit == bearer.unit and moment.amount > 0


def amount_of(state: State, name: str, unit: str) -> int:
    """Add up what is remembered of a unit under a name."""
    return sum(effect.amount for effect in state.effects_on(unit, name))


# losing less


def _absorbed(bearer: Bearer) -> str:
    return f"{bearer.perk.name} used up"


def _left_to_absorb(state: State, bearer: Bearer) -> int:
    return int(bearer.number("hp")) - amount_of(state, _absorbed(bearer), bearer.unit)


def _absorbs(ask: Ask, bearer: Bearer) -> Modifier | None:
    left = _left_to_absorb(ask.state, bearer)
    return plus(left, bearer.perk.name) if left > 0 else None


def _absorb(game: Game, bearer: Bearer, moment: Losing) -> None:
    """Ignore what is left of this turn's allowance."""
    taken = min(moment.amount, _left_to_absorb(game.state, bearer))
    if taken > 0:
        moment.amount -= taken
        unit_status.mark(game, _absorbed(bearer), bearer.unit, amount=taken)
        game.say(f"{bearer.perk.name}: {taken} HP ignored", bearer.unit)


LOST_NOW = "HP lost this turn"


def _half(game: Game, unit: str) -> int:
    return -(-full_hp(game, unit) // 2)


def _holds(state: State, bearer: Bearer, moment: Losing) -> bool:
    return _is_mine(state, bearer, moment) and uses_left(state, bearer) > 0


def _hold_on(game: Game, bearer: Bearer, moment: Losing) -> None:
    """Lose no more than half of the full HP this turn, and nothing to Deathblow."""
    if without_rank(moment.why) == "Deathblow":
        moment.amount = 0
    elif moment.attack is None or not is_made_worse(game, moment.by, moment.weapon, bearer.unit):
        left = _half(game, bearer.unit) - amount_of(game.state, LOST_NOW, bearer.unit)
        moment.amount = min(moment.amount, _most(game, moment, max(0, left)))


def _most(game: Game, moment: Losing, left: int) -> int:
    """Return how many HP a unit may lose so that no more than `left` are its own: copies of it may fall."""
    most = 0
    for figure, hp in allotted(game, moment.unit, moment.amount, moment.by, moment.first):
        own = 0 if unit_status.is_copy(game.state, figure) else hp
        most += hp - max(0, own - left)
        left -= own
        if left < 0:
            return most
    return min(moment.amount, most + left)


def _count_lost(game: Game, bearer: Bearer, moment: Lost) -> None:
    unit_status.mark(game, LOST_NOW, bearer.unit, by=bearer.perk.name, amount=moment.own)


def _loses(state: State, bearer: Bearer, moment: Lost) -> bool:
    return moment.unit == bearer.unit and moment.own > 0 and uses_left(state, bearer) > 0


def _turn_ends(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "turn" and uses_left(state, bearer) > 0


def _wear_off(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    if amount_of(game.state, LOST_NOW, bearer.unit) >= _half(game, bearer.unit):
        spend_use(game, bearer)


def _proof_of_deathblow(ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name if uses_left(ask.state, bearer) > 0 else ""


_IMMORTAL = _row(
    "Immortal",
    "Specific, Limited Use (1)",
    "It loses no more than half of its full HP, rounded up, in a turn; a turn in which it lost so much "
    "is the last one with this perk. Deathblow does nothing to it. Weapons whose element perks cost it "
    "more are not held off.",
    numbers={"uses": 1},
    forbids=(Forbids(working("Deathblow"), _proof_of_deathblow),),
    reacts=(
        Reacts(Losing, _hold_on, _holds, rank=HpAreLost.CAPS),
        Reacts(Lost, _count_lost, _loses),
        Reacts(SpanEnding, _wear_off, _turn_ends),
    ),
    rulings=("W-Immortal-1",),
)

# outliving it


def _lives_on(state: State, unit: str) -> bool:
    return state.is_under(unit, "Eternal")


def _may_live_on(state: State, bearer: Bearer, moment: Losing) -> bool:
    able = uses_left(state, bearer) > 0 or _lives_on(state, bearer.unit)
    return able and _is_mine(state, bearer, moment)


def _tally(game: Game, bearer: Bearer, moment: Losing) -> None:
    """Remember for this turn HP lost that the unit does not have, afresh once it has had any again.

    What it loses while it has none is lost like any. Outside of attacks its sergeants lose theirs first.
    """
    left = game.state.hp(bearer.unit)
    behind = 0 if moment.attack is not None else sum(map(game.state.hp, game.state.parts_of(bearer.unit)))
    below = max(0, moment.amount - left - behind)
    if left > 0:
        game.lift(bearer.unit, OWED)
    elif _lives_on(game.state, bearer.unit):
        moment.below = below
    if below:
        unit_status.mark(game, OWED, bearer.unit, amount=below)


def _stays(state: State, bearer: Bearer, moment: Falling) -> bool:
    return moment.unit == bearer.unit and _lives_on(state, bearer.unit)


def _stay(_game: Game, _bearer: Bearer, moment: Falling) -> None:
    moment.figures.clear()


def _live_on(game: Game, bearer: Bearer) -> Flow[None]:
    """Keep the figures until the turn ends."""
    yield from game.lay(bearer.perk.name, bearer.unit, by=bearer.unit, until=this_turn(game))


def _owes(state: State, bearer: Bearer, moment: Gaining) -> bool:
    owes = _lives_on(state, bearer.unit) and state.is_under(bearer.unit, OWED)
    return moment.unit == bearer.unit and owes


def _pay_back(game: Game, bearer: Bearer, moment: Gaining) -> None:
    """Use HP regained to make up for those below nothing first."""
    for effect in game.state.effects_on(bearer.unit, OWED):
        paid = min(moment.amount, effect.amount)
        moment.amount -= paid
        if paid == effect.amount:
            game.emit(EffectEnded(effect.id, "made up for"))
        elif paid:
            game.emit(EffectChanged(effect.id, effect.amount - paid))


_ETERNAL = _row(
    "Eternal",
    "Casualty, Specific, Limited Use (1)",
    "Once a game, at 0 HP it stays and acts until the turn ends. What it loses beyond its HP is tallied and "
    "made up for first; with 1 HP or more by then it lives.",
    numbers={"uses": 1},
    gives=tuple(Gives(each.stat, each.answer, scope="under") for each in flags(STAYS_UP)),
    reacts=(
        Reacts(Losing, _tally, _may_live_on, rank=HpAreLost.TALLIES),
        Reacts(Falling, _stay, _stays, rank=UnitFalls.STAYS),
        *instead_of_falling(_live_on),
        Reacts(Gaining, _pay_back, _owes),
    ),
    rulings=("W-Casualty-1", "W-Eternal-1"),
)

# paying it back


def _was_struck(state: State, bearer: Bearer, moment: Lost) -> bool:
    return (
        moment.unit == bearer.unit
        and moment.attack is not None
        and moment.attack.placed.melee
        and are_enemies(state, moment.by, bearer.unit)
    )


def _strike_back(game: Game, bearer: Bearer, moment: Lost) -> Flow[None]:
    """Roll for each HP lost; the enemy saves against each 4+, or loses 1 HP; a unit before its sergeants."""
    faces = yield from thrown(game, bearer, moment.amount)
    whole = game.state.whole_of(moment.by)
    foe = whole if game.state.living(whole) else moment.by
    blow = Attack(Aimed(bearer.unit, "", foe), Placement(melee=True))
    barred = frozenset((ARMOUR, WILD_ARMOUR) if bearer.number("ignores armour") else ())
    won = [face for face in faces if face >= PASSES_ON]
    blow.land(Hit(face, n, saves_ignored=barred) for n, face in enumerate(won))
    if blow.hits:
        unsaved = yield from save(game, blow)
        yield from lose(game, foe, len(unsaved), bearer.perk.name, by=bearer.unit)


def _retaliate(rank: str, ignores: bool) -> Perk:
    return _row(
        f"Retaliate {rank}",
        "Melee, Specific",
        "For each HP that an enemy takes from it in a melee it rolls a die; on a 4+ that enemy saves"
        + (", though not by armour," if ignores else "")
        + " or loses 1 HP.",
        numbers={"ignores armour": ignores},
        reacts=(Reacts(Lost, _strike_back, _was_struck),),
        rulings=("W-Retaliate-1",),
    )


# growing by it


def _after(stat_: Stat, turns: int, modifier: Modifier) -> Gives:
    """Change a stat once a unit has been on the battlefield for some whole turns."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        return modifier if turns_stayed(ask.state, bearer.unit) >= turns else None

    return Gives(stat_, answer)


_POWERED = _row(
    "Powered by Pain",
    "Passive, Stat Change",
    "In its second turn on the battlefield and later, half as much Move and Dash again, rounded up; from the "
    "third +1 defence; from the fourth +1 AEGIS. A turn counts from the end of deployment to its end.",
    numbers={},
    gives=(
        _after(MOVE, 1, times(Fraction(3, 2), "Powered by Pain")),
        _after(DASH, 1, times(Fraction(3, 2), "Powered by Pain")),
        _after(DEFENCE, 2, plus(1, "Powered by Pain")),
        _after(AEGIS, 3, plus(1, "Powered by Pain")),
    ),
)

_TOUGH = _row(
    "Tough",
    "Passive, Damage Bonus",
    "Each weapon costs it half the HP, rounded down, though never less than 1.",
    numbers={"times": Fraction(1, 2)},
    gives=(multiplies_loss(),),
)

PERKS: tuple[Perk, ...] = (
    *_row.ranks(
        "Absorption",
        "Specific",
        "Each turn the first {hp} HP that it would lose are not lost.",
        numbers={"hp": (1, 2, 3)},
        gives=(Gives(ABSORBS, _absorbs),),
        reacts=(Reacts(Losing, _absorb, _is_mine, rank=HpAreLost.ABSORBS),),
    ),
    _ETERNAL,
    _IMMORTAL,
    _POWERED,
    _retaliate("I", ignores=False),
    _retaliate("II", ignores=True),
    _TOUGH,
)
