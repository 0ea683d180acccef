"""Aeonian perks: how sure a unit strikes, in and out of melees, and what it has against some."""

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack_moments import Targeted
from battlefield.rulebooks.warsurge.perks.kit import last_stand
from battlefield.rulebooks.warsurge.perks.kit.resistance import (
    are_enemies,
    game_of,
    is_surrounded,
    unaffected,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import attack_of, flags, takes, worth
from battlefield.rulebooks.warsurge.perks.unit.aeonian import boarding, bound, melee, opportunist
from battlefield.rulebooks.warsurge.perks.unit.condition.pacifist import NAME as PACIFIST
from battlefield.rulebooks.warsurge.perks.weapon.tactical import COMMANDERS, has_any
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.harm import is_up
from battlefield.rulebooks.warsurge.words import (
    ACCURACY,
    ATTACK_DICE,
    BEDIM,
    DICE_INTO_A_MELEE,
    DICE_OUT_OF_A_MELEE,
    DRAWS_FIRE,
    IS_LED,
    MASTERY_TEST,
    REROLL_FAILURES,
    REROLL_SIXES,
    TARGETS_PACIFISTS,
    working,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, becomes, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Gives, Perk, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

FACES = range(2, 7)


_row = Rows("Aeonian")


# before and after the dice


def _accuracy(_ask: Ask, bearer: Bearer) -> Modifier:
    """Name the face that comes first; of several the worst counts."""
    return becomes(int(bearer.number("face")), bearer.perk.name, key="Accuracy")


def _sure(face: int) -> Perk:
    return _row(
        f"Accuracy {face}+",
        f"Specific, D6 ({face}+)",
        "Each attack die of its weapons may be rolled only after a {face}+.",
        numbers={"face": face},
        gives=(Gives(ACCURACY, _accuracy),),
    )


# against some


def _meant(ask: Ask) -> tuple[str, ...]:
    """Return whom an attack is made on, and whom it was meant for before it was redirected."""
    attack = attack_of(ask)
    first = attack.aimed.meant_for if isinstance(attack, Attack) else ""
    return tuple(filter(None, (ask.foe, first)))


def _assassin(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Reroll failures against a commander, or a unit joined by one, whoever takes the attack for them."""
    assert ask.book is not None
    hearing = ask.book.hearing(ask.state)
    for unit in _meant(ask):
        led = hearing.modifiers(IS_LED, Ask(ask.state, unit, book=ask.book))
        if has_any(ask.state, unit, COMMANDERS) or led:
            return plus(1, bearer.perk.name)
    return None


def _worth_more(ask: Ask, bearer: Bearer) -> Modifier | None:
    dearer = bool(ask.foe) and worth(ask, ask.foe) > worth(ask, ask.unit)
    return plus(int(bearer.number("bonus")), bearer.perk.name) if dearer else None


def _artificial(ask: Ask, bearer: Bearer) -> Modifier | None:
    made = bool(ask.foe) and ask.state.profile_of(ask.foe).has("Artificial")
    return plus(1, bearer.perk.name) if made else None


# Keen Eye


def _undimmed(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let nothing be rolled before its attack dice because of the target."""
    mine = ask.foe == bearer.unit and are_enemies(ask.state, ask.unit, ask.foe)
    return times(0, bearer.perk.name) if mine else None


# into and out of melees


def _ignores(where: Stat) -> Gives:
    return Gives(where, lambda _, bearer: times(0, bearer.perk.name))


# Murderer


def _murders(state: State, bearer: Bearer, moment: Targeted) -> bool:
    strikes = moment.attacker == bearer.unit and are_enemies(state, bearer.unit, moment.target)
    return strikes and state.profile_of(moment.target).has(PACIFIST)


def _say_murder(game: Game, bearer: Bearer, moment: Targeted) -> None:
    """Tell that what spares the target of others does not spare it."""
    name = game.state.units[moment.target].name
    game.say(f"{bearer.perk.name}: {name} is not spared as a {PACIFIST}", bearer.unit)


def _taunts(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Dare enemies near the bearer, or in a melee with it."""
    state, unit, foe = ask.state, bearer.unit, ask.foe
    if not is_up(game_of(ask), unit) or not are_enemies(state, unit, foe):
        return None
    near = is_surrounded(state, passengers.base_unit(state, foe), unit, float(bearer.number("radius")))
    if not near and not passengers.fights(state, foe, unit):
        return None
    spared = game_of(ask).reason_against(working(bearer.perk.name), foe, foe=unit)
    return None if spared else plus(1, bearer.perk.name)


PERKS: tuple[Perk, ...] = (
    *map(_sure, FACES),
    _row(
        "Accursed",
        "Specific",
        "Each 6 of its attack dice is rolled again, once; where a die is rolled several times over, only in"
        " the last roll.",
        gives=flags(REROLL_SIXES),
    ),
    _row(
        "Assassin",
        "Passive",
        "Attack dice that fail against a commander, or a unit joined by one, are rerolled, also where another"
        " unit takes the attack.",
        gives=(Gives(REROLL_FAILURES, _assassin),),
    ),
    _row(
        "Defiance",
        "Passive, Point Cost (Greater)",
        "+{bonus} to attack dice against a unit that is worth more now.",
        numbers={"bonus": 1},
        gives=(Gives(ATTACK_DICE, _worth_more),),
    ),
    _row(
        "Disassembler",
        "Passive",
        "Attack dice that fail against an Artificial unit are rerolled.",
        gives=(Gives(REROLL_FAILURES, _artificial),),
    ),
    _row(
        "Keen Eye",
        'Passive, Radius (24")',
        "It cannot be blinded, Bedim and Stealth do nothing against it, and it targets spies. Decoys and"
        ' concealed units that it sees within {radius}" are revealed.',
        numbers={"radius": 24},
        gives=(Gives(BEDIM, _undimmed, mine=False),),
        forbids=unaffected("Blind"),
        rulings=("W-Keen-1", "W-Keen-2"),
    ),
    _row(
        "Mastery",
        "Passive",
        "+{bonus} to its Mastery Tests.",
        numbers={"bonus": 1},
        gives=(Gives(MASTERY_TEST, lambda _, bearer: plus(int(bearer.number("bonus")), "Mastery")),),
    ),
    _row(
        "Melee Clarity",
        "Passive",
        "It takes nothing from its attack dice to target into a melee.",
        gives=(_ignores(DICE_INTO_A_MELEE),),
    ),
    _row(
        "Melee Confidence",
        "Passive",
        "It takes nothing from its attack dice to target out of a melee.",
        gives=(_ignores(DICE_OUT_OF_A_MELEE),),
    ),
    _row(
        "Melee Haze",
        "Passive",
        "Targeting out of a melee takes one more from its attack dice, 2 in all.",
        numbers={"penalty": 1},
        gives=(takes(DICE_OUT_OF_A_MELEE),),
    ),
    _row(
        "Melee Hesitation",
        "Passive",
        "Targeting into a melee takes one more from its attack dice, 2 in all.",
        numbers={"penalty": 1},
        gives=(takes(DICE_INTO_A_MELEE),),
    ),
    _row(
        "Murderer",
        "Passive",
        "It may target Pacifists with all its weapons, and fight them hand to hand.",
        gives=flags(TARGETS_PACIFISTS),
        reacts=(Reacts(Targeted, _say_murder, _murders),),
    ),
    *melee.PERKS,
    *bound.PERKS,
    *opportunist.PERKS,
    *boarding.PERKS,
    *last_stand.PERKS,
    *_row.ranks(
        "Taunt",
        'Passive, Radius ({radius}")',
        'Enemies within {radius}" and in sight, or in a melee with it, direct each weapon that reaches it at'
        " it (or at another that draws their weapons); those that heal are free.",
        {"radius": (6, 12)},
        gives=(Gives(DRAWS_FIRE, _taunts),),
        rulings=("W-Taunt-1", "W-Radius-1", "W-Aboard-1"),
    ),
)
