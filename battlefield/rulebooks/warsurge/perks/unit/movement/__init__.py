"""Movement perks: farther, over and through what is in the way, in straight legs, and out of melees."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.attack.targets import has_used_any
from battlefield.rulebooks.warsurge.moments import Moving
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitMoves
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of, unaffected
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, is_in_melee, thrown
from battlefield.rulebooks.warsurge.perks.unit.movement import more, straight
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.playstyle import is_time_for
from battlefield.rulebooks.warsurge.units.stats import weapon_type
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.units.trails import counts_as
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE,
    ATTACK_DICE_AGAINST,
    DANGEROUS_AT_ENDS_ONLY,
    DASH,
    HEAVY_AFTER_MOVING,
    IGNORES_DANGEROUS,
    IGNORES_DIFFICULT,
    IGNORES_TRAPS,
    IS_NOT_SLOWED_BY_DAMAGE,
    JUMPS,
    LEAVES_MELEE,
    MOVE,
    PASSES_TERRAIN,
    PASSES_UNITS,
    TRAPS_AT_ENDS_ONLY,
    USING_WEAPONS,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import State, Until
from battlefield.rules.core.words import Stat

_row = Rows("Movement")

_DICE = {"I": 1, "II": 2, "III": 3}
_WORDS = {"I": "D6", "II": "2D6", "III": "3D6"}


# farther


def _farther(how: str, rank: str) -> Perk:
    """Make a row that adds dice to a move, or to a dash."""

    def moves(_state: State, bearer: Bearer, moment: Moving) -> bool:
        return moment.unit == bearer.unit and counts_as(moment.how) == how and moment.allowance > 0

    return _row(
        f"+{how} {rank} ({_WORDS[rank]})",
        "Passive",
        f"It rolls {_WORDS[rank]} when it makes a {how}, and may go that many inches farther.",
        numbers={"dice": _DICE[rank]},
        reacts=(Reacts(Moving, _add_dice, moves, rank=UnitMoves.MORE_INCHES),),
        rulings=("W-Farther-1",),
    )


def _add_dice(game: Game, bearer: Bearer, moment: Moving) -> Flow[None]:
    faces = yield from thrown(game, bearer, int(bearer.number("dice")), tells=sum)
    moment.allowance += sum(faces)
    moment.more += sum(faces)
    game.say(f"{bearer.perk.name}: {sum(faces)} in farther", bearer.unit)


def _faster(stat: Stat) -> Gives:
    return Gives(stat, lambda _, bearer: times(Fraction(3, 2), bearer.perk.name), "under")


def _cannot_rush(game: Game, bearer: Bearer) -> str:
    state, unit = game.state, bearer.unit
    if not is_on_battlefield(state, unit) or not is_time_for(state, "Move", "Dash"):
        return "before it moves or dashes"
    return "it has used weapons this turn" if has_used_any(state, unit) else ""


def _rush(game: Game, bearer: Bearer) -> Flow[None]:
    until = Until("turn", game.state.clock.turn)
    yield from game.lay(bearer.perk.name, bearer.unit, by=bearer.unit, until=until)


def _rushes(_ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name


RUSH = _row(
    "Rush",
    "Specific, Stat Change",
    "Before it moves it may gain half of its Move and Dash again for the turn, if it has used no weapons;"
    " then it uses none this turn.",
    gives=(_faster(MOVE), _faster(DASH)),
    forbids=(Forbids(USING_WEAPONS, _rushes, "under"),),
    uses=(Use("rush", _rush, _cannot_rush),),
)


# over and through


def _hard_to_hit(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(-1, bearer.perk.name) if is_in_melee(ask) else None


AIRBORNE = _row(
    "Airborne",
    "Passive",
    "Terrain, ground, units and traps do not matter to its movement, and it may end on impassable ground and "
    "on terrain, not on units. Attack dice against it in a melee have -{penalty}.",
    numbers={"penalty": 1},
    gives=(
        *flags(PASSES_TERRAIN, PASSES_UNITS, IGNORES_DIFFICULT, IGNORES_DANGEROUS, IGNORES_TRAPS),
        Gives(ATTACK_DICE_AGAINST, _hard_to_hit),
    ),
    rulings=("W-Airborne-1",),
)

JUMPER = _row(
    "Jumper",
    "Passive",
    "It moves over terrain and units. Difficult ground does not matter to it, dangerous ground only where it"
    " starts, ends or stays. It may land on terrain no higher than it moves, not on units or impassable"
    " ground; traps work on it only near its start or end.",
    gives=flags(JUMPS, PASSES_UNITS, IGNORES_DIFFICULT, DANGEROUS_AT_ENDS_ONLY, TRAPS_AT_ENDS_ONLY),
    rulings=("W-Jumper-1",),
)

TRAVERSE = (
    _row("Traverse I", "Passive", "Difficult ground does not slow it.", gives=flags(IGNORES_DIFFICULT)),
    _row(
        "Traverse II",
        "Passive",
        "Difficult ground does not slow it, and dangerous ground does nothing to it.",
        gives=flags(IGNORES_DIFFICULT, IGNORES_DANGEROUS),
    ),
)


# moving and shooting


def _unsteady(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take from the dice of Heavy weapons once it has moved."""
    game = game_of(ask)
    moved = unit_status.is_marked(ask.state, unit_status.MOVED, bearer.unit)
    heavy = bool(ask.weapon) and weapon_type(game, ask.unit, ask.weapon) == "Heavy"
    return plus(-int(bearer.number("penalty")), "Implacable") if moved and heavy else None


# not to be held


def _is_free(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let it go from melees that did not begin this turn."""
    old = unit_status.turn_engaged(ask.state, bearer.unit) < ask.state.clock.turn
    return plus(1, bearer.perk.name) if old else None


UNYIELDING = _row(
    "Unyielding",
    "Passive",
    "A melee holds it only in the turn in which it begins.",
    gives=(Gives(LEAVES_MELEE, _is_free),),
)

_NOTHING_HOLDS = (
    "Cripple",
    "Freeze",
    "Solidify",
    "Force",
    "Paralysis",
    "Knockback",
    "Warp",
    "Tow",
    "Grapple",
)
UNSTOPPABLE = _row(
    "Unstoppable",
    "Passive",
    "Grapple, Tow, Warp, Knockback, Paralysis, Force, Solidify, Freeze and Cripple do nothing to"
    " it. Combat Damage that would slow or halt it costs {hp} HP instead, 1 HP the next time in a turn.",
    numbers={"hp": 2},
    gives=flags(IS_NOT_SLOWED_BY_DAMAGE),
    forbids=unaffected(*_NOTHING_HOLDS),
    rulings=("W-Unstoppable-1",),
)


PERKS: tuple[Perk, ...] = (
    *(_farther(how, rank) for how in ("Dash", "Move") for rank in _DICE),
    AIRBORNE,
    *_row.ranks(
        "Implacable",
        "Specific",
        "It may use Heavy weapons after a move, with -{penalty} to attack dice.",
        {"penalty": (2, 1)},
        gives=(*flags(HEAVY_AFTER_MOVING), Gives(ATTACK_DICE, _unsteady)),
        rulings=("W-Implacable-1",),
    ),
    JUMPER,
    RUSH,
    *TRAVERSE,
    UNSTOPPABLE,
    UNYIELDING,
    *straight.PERKS,
    *more.PERKS,
)
