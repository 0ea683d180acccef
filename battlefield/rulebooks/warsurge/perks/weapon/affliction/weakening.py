"""Afflictions that lower stats of a unit and of its weapons."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.perks.kit.afflicting import (
    changes,
    effect_row,
    is_first,
    lays_on_dice,
    lays_on_hp,
    multiplies_under,
    shifts,
    stacks_on,
    weapon_row,
)
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnEnds
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    ARMOUR,
    ATTACK_DICE,
    ATTACKS,
    DASH,
    DEFENCE,
    ITS_TURN,
    MOVE,
    POWER,
    RANGE,
    dice_of,
)
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Gives, Perk, Reacts
from battlefield.rules.core.state import State

RANKS = ("I", "II")
_NOW = "this turn"
_ATTACK = "this turn, or the next one where it has attacked already"


def _lowers(name: str, terms: str, what: str, *gives: Gives, lasts: str = _NOW) -> Perk:
    """Make a row that lowers stats of whoever lost HP to the weapon."""
    return weapon_row(
        name, terms, f"A unit that loses HP to it has {what}, {lasts}.", gives=gives, reacts=(lays_on_hp(),)
    )


def _fewer_attacks(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take an attack for each stack, but leave one of those printed."""
    if not is_first(ask.state, bearer) or not ask.weapon:
        return None
    printed = ask.state.profiles[ask.weapon].stats.get(ATTACKS) or 0
    fewer = min(stacks_on(ask.state, bearer), max(0, printed - 1))
    return plus(-fewer, bearer.perk.name) if fewer else None


def _blunts(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take a point off what each Penetrate of the weapon takes from armour."""
    held = ask.state.profiles[ask.weapon].perks if ask.weapon else ()
    ranks = {each.name for each in held if without_rank(each.name) == "Penetrate"}
    return plus(len(ranks), bearer.perk.name) if ranks else None


def _slower(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take an inch for each stack."""
    return plus(-stacks_on(ask.state, bearer), bearer.perk.name) if is_first(ask.state, bearer) else None


def _is_over(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    laid = (effect.get(ITS_TURN) for effect in state.effects_on(bearer.unit, bearer.perk.name))
    return moment.span == "turn" and state.clock.turn not in laid


def _thaw(game: Game, bearer: Bearer, _moment: SpanEnding) -> None:
    if bearer.effect is not None:
        game.emit(EffectEnded(bearer.effect.id, "no more chill this turn"))


def _blinded(rank: str) -> Perk:
    on_dice = rank == "II"
    when = "whose attacker's dice succeed" if on_dice else "that loses HP to it"
    return weapon_row(
        f"Blind {rank}",
        "Attack Dice, Skill Test" if on_dice else "HP Loss, Skill Test",
        f"After a Skill Test, a unit {when} has half the range and -1 to attack dice, {_ATTACK}.",
        reacts=lays_on_dice() if on_dice else (lays_on_hp(test=True),),
    )


_STAT = "HP Loss, Stat Change"
PERKS: tuple[Perk, ...] = (
    *(_blinded(rank) for rank in RANKS),
    effect_row(
        "Blind",
        "Half the range of its weapons, and -1 to its attack dice.",
        gives=(shifts(ATTACK_DICE, -1), multiplies_under(RANGE, Fraction(1, 2))),
    ),
    weapon_row(
        "Chill",
        "HP Loss, Stackable, Specific, Stat Change",
        "For each HP lost to it a unit has -1 to Move and Dash, until a turn ends in which it lost none to"
        " such a weapon.",
        gives=(changes(MOVE, _slower), changes(DASH, _slower)),
        reacts=(lays_on_hp(), Reacts(SpanEnding, _thaw, _is_over, "under", TurnEnds.WEARS_OFF)),
        rulings=("W-Chill-1",),
    ),
    weapon_row(
        "Concussive",
        "Attack Dice, Skill Test",
        f"After a Skill Test, a unit that attack dice hit has -1 to its own, {_ATTACK}.",
        gives=(shifts(ATTACK_DICE, -1),),
        reacts=lays_on_dice(),
    ),
    _lowers("Corrode", "HP Loss", "-1 to its armour save", shifts(ARMOUR, -1)),
    _lowers(
        "Mitigate",
        "HP Loss",
        "-1 to the AP of its weapons, and their Penetrate is one rank lower",
        shifts(AP, -1),
        changes(dice_of(ARMOUR), _blunts),
        lasts=_ATTACK,
    ),
    _lowers("Pulverise", _STAT, "-1 Defence", shifts(DEFENCE, -1)),
    _lowers("Scourge", "HP Loss", "-1 to its AEGIS save", shifts(AEGIS, -1)),
    _lowers(
        "Shock",
        "HP Loss, Stackable, Stat Change",
        "for each of them one attack fewer with each weapon, down to 1",
        changes(ATTACKS, _fewer_attacks),
        lasts=_ATTACK,
    ),
    _lowers("Weaken", _STAT, "-1 Power with all weapons", shifts(POWER, -1), lasts=_ATTACK),
)
