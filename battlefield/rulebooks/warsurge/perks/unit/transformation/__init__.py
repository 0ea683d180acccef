"""Transformation perks that change what a unit can do for a while: Ascension, Descend, Limit Break,"
" Transform."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.moments import Arrived
from battlefield.rulebooks.warsurge.perks.kit.ills import WORN_LEGS, end_hampering
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, TurnEnds
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_barred, spend_use, uses_left
from battlefield.rulebooks.warsurge.perks.unit.transformation import incorporeal, shapes
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import lain_on
from battlefield.rulebooks.warsurge.units.staying import turns_stayed
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    AP,
    ARMOUR,
    ATTACKS,
    DASH,
    DEFENCE,
    EMERGENCY_SHIELD,
    GOES_THROUGH,
    HP,
    IGNORES_DANGEROUS,
    IGNORES_DIFFICULT,
    ITS_MODE,
    MOVE,
    PASSES_UNITS,
    POWER,
    RANGE,
    TURN_DEGREES,
    UNBOUND,
    WILD_ARMOUR,
    rerolled,
)
from battlefield.rules.core.events import HpGained, HpLost
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, Step
from battlefield.rules.core.moments import SpanEnding, TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import FOREVER, State, Until
from battlefield.rules.core.words import Stat

_row = Rows("Transformation")

Change = tuple[Stat, Step, int | Fraction]
_HALF_AGAIN = Fraction(3, 2)


def under(stat: Stat, step: Step, amount: int | Fraction) -> Gives:
    """Change a figure of whoever is under the row's effect."""
    return Gives(stat, lambda _, bearer: Modifier(step, Fraction(amount), bearer.perk.name), "under")


# twice what it was


_DOUBLED = (
    *(under(stat, "times", 2) for stat in (DEFENCE, MOVE, DASH, HP)),
    *(under(rerolled(save), "add", 1) for save in (ARMOUR, AEGIS, WILD_ARMOUR, EMERGENCY_SHIELD)),
)
_TWICE = (
    "twice its Defence, Move, Dash and HP, the HP that it has and those at full strength, and rerolls failed"
    " saves"
)


def _double(game: Game, bearer: Bearer, until: Until) -> Flow[None]:
    unit, name = bearer.unit, bearer.perk.name
    doubled = game.state.is_under(game.state.whole_of(unit), name)  # with the unit that it is a part of
    if (yield from game.lay(name, unit, by=unit, until=until)) and not doubled:
        for each in _reached_by(game.state, bearer):
            gains = tuple((figure.id, figure.hp) for figure in game.state.living(each))
            if gains:
                game.emit(HpGained(each, gains, name))


def _reached_by(state: State, bearer: Bearer) -> tuple[str, ...]:
    """Return the unit and those of its parts that are not under the same perk of their own."""
    parts = state.parts_of(bearer.unit)
    return (bearer.unit, *(part for part in parts if not state.is_under(part, bearer.perk.name)))


def _may_ascend(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    waited = turns_stayed(state, bearer.unit) >= int(bearer.number("turns"))
    return waited and not state.is_under(bearer.unit, bearer.perk.name)


def _ascend(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    yield from _double(game, bearer, FOREVER)


def _ascension(rank: str, turns: int) -> Perk:
    after = "one whole turn" if turns == 1 else f"{turns} whole turns"
    return _row(
        f"Ascension {rank}",
        "Specific, Stat Change",
        f"After {after} on the battlefield it has {_TWICE}, for the rest of the game.",
        numbers={"turns": turns},
        gives=_DOUBLED,
        reacts=(Reacts(TurnBegan, _ascend, _may_ascend, rank=TurnBegins.GROWTH),),
    )


_CAME = "has been deployed"


def _comes_first(state: State, bearer: Bearer, moment: Arrived) -> bool:
    return moment.unit == bearer.unit and not state.is_under(bearer.unit, _CAME)


def _descend(game: Game, bearer: Bearer, _moment: Arrived) -> Flow[None]:
    unit_status.mark(game, _CAME, bearer.unit, "game")
    last = game.state.clock.turn + int(bearer.number("turns")) - 1
    yield from _double(game, bearer, Until("turn", last))


def _is_over(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    effect = bearer.effect
    return moment.span == "turn" and effect is not None and effect.until.turn <= state.clock.turn


def _shrink(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Halve the HP that a unit has, and its parts, each once."""
    for unit in _reached_by(game.state, bearer):
        _halve(game, unit, bearer.perk.name)
        yield from remove_casualties(game, unit)


def _halve(game: Game, unit: str, why: str) -> None:
    """Halve the HP that a whole unit has, rounded up: each model loses half, and odd ones make it up."""
    figures = game.state.living(unit)
    losses = {figure.id: figure.hp // 2 for figure in figures}
    odd = sorted((figure for figure in figures if figure.hp % 2), key=lambda figure: -figure.hp)
    for figure in odd[: len(odd) // 2]:
        losses[figure.id] += 1
    if any(losses.values()):
        game.emit(HpLost(unit, tuple(losses.items()), why))


def _descent(rank: str, turns: int) -> Perk:
    span = "the turn" if turns == 1 else f"{turns} turns, the one"
    return _row(
        f"Descend {rank}",
        "Specific, Stat Change",
        f"For {span} in which it is first deployed it has {_TWICE}. After that the HP it has left are"
        " halved, rounded up.",
        numbers={"turns": turns},
        gives=_DOUBLED,
        reacts=(
            Reacts(Arrived, _descend, _comes_first),
            Reacts(SpanEnding, _shrink, _is_over, "under", rank=TurnEnds.SHRINKS),
        ),
    )


# Limit Break


def _cannot_break(game: Game, bearer: Bearer) -> str:
    if game.state.is_under(bearer.unit, bearer.perk.name):
        return "it has done so this turn"
    return "" if uses_left(game.state, bearer) > 0 else "it has been used as often as it may"


def _break(game: Game, bearer: Bearer) -> Flow[None]:
    spend_use(game, bearer)
    until = Until("turn", game.state.clock.turn)
    yield from game.lay(bearer.perk.name, bearer.unit, by=bearer.unit, until=until)


def _limit_break(rank: str, uses: int) -> Perk:
    often = "Once" if uses == 1 else f"On {uses} turns"
    return _row(
        f"Limit Break {rank}",
        f"Activate, Limited Use ({uses}), Stat Change",
        f'{often} in a game it has, for the turn, twice its Move and Dash, and its weapons +6" range, +3'
        " Power and +1 AP.",
        numbers={"uses": uses},
        gives=(
            under(MOVE, "times", 2),
            under(DASH, "times", 2),
            under(RANGE, "add", 6),
            under(POWER, "add", 3),
            under(AP, "add", 1),
        ),
        uses=(Use("break its limits", _break, _cannot_break),),
    )


# Transform


TANK, MELEE, RANGED, SWIFT = "tank", "melee", "ranged", "movement"
_FREE: tuple[Change, ...] = (
    *((flag, "add", 1) for flag in (GOES_THROUGH, PASSES_UNITS, IGNORES_DIFFICULT, IGNORES_DANGEROUS)),
    *((TURN_DEGREES, "times", 0), (UNBOUND, "add", 1)),
)
_TABLE: dict[str, dict[str, tuple[Change, ...]]] = {
    "I": {
        TANK: ((DEFENCE, "add", 1),),
        MELEE: ((RANGE, "set", 0), (POWER, "add", 1)),
        RANGED: ((RANGE, "times", _HALF_AGAIN),),
        SWIFT: _FREE,
    },
    "II": {
        TANK: ((DEFENCE, "add", 2), (ARMOUR, "add", 1)),
        MELEE: ((RANGE, "set", 0), (POWER, "add", 1), (AP, "add", 1), (ATTACKS, "add", 1)),
        RANGED: ((RANGE, "times", 2), (POWER, "add", 1), (AP, "add", 1)),
        SWIFT: (*_FREE, (MOVE, "times", _HALF_AGAIN), (DASH, "times", _HALF_AGAIN)),
    },
    "III": {
        TANK: ((DEFENCE, "add", 3), (ARMOUR, "add", 1), (AEGIS, "add", 1)),
        MELEE: ((RANGE, "set", 0), (POWER, "add", 2), (AP, "add", 1), (ATTACKS, "add", 2), (MOVE, "add", 6)),
        RANGED: ((RANGE, "times", 2), (POWER, "add", 2), (AP, "add", 1)),
        SWIFT: (*_FREE, (MOVE, "times", 2), (DASH, "times", 2)),
    },
}
SLOWING = (
    *("Chill", "Cripple", "Direction Lock", "Dread", "Freeze", "Velocity Lock"),
    *WORN_LEGS,
)
"""What hampers movement and ends where such effects are removed."""


def _in_mode(mode: str, change: Change) -> Gives:
    stat, step, amount = change

    def answer(_ask: Ask, bearer: Bearer) -> Modifier | None:
        taken = bearer.get(ITS_MODE) == mode
        return Modifier(step, Fraction(amount), f"{bearer.perk.name} ({mode})") if taken else None

    return Gives(stat, answer, "under")


def _may_transform(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    return bool(state.living(bearer.unit))


def _transform(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let its player choose a shape for the turn, or none."""
    unit, name = bearer.unit, bearer.perk.name
    if is_barred(game, bearer):
        return
    by = game.state.units[unit].commander
    words = {TANK: "harder to hurt", MELEE: "for melees", RANGED: "for range", SWIFT: "for speed"}
    chosen = yield from game.choose(f"{name} of {game.state.units[unit].name}", words, by=by, least=0)
    if not chosen:
        return
    until = Until("turn", game.state.clock.turn)
    laid = yield from game.lay(name, unit, ITS_MODE(chosen[0]), by=unit, until=until)
    if laid and chosen[0] == SWIFT:
        hampers = (e for each in lain_on(game.state, unit) for e in game.state.effects_on(each))
        for effect in [each for each in hampers if each.name in SLOWING]:
            end_hampering(game, effect, name)


def _change_words(change: Change) -> str:
    stat, step, amount = change
    words = "AP" if stat == AP else "AEGIS" if stat == AEGIS else stat
    if step == "add":
        return f"+{amount} {words}"
    return f"{words} {amount}" if step == "set" else f"{words} ×{amount}"


def _transforming(rank: str) -> Perk:
    modes = _TABLE[rank]
    parts = []
    for mode, changes in modes.items():
        told = [_change_words(change) for change in changes if change not in _FREE]
        parts.append(f"{mode}: {', '.join(told) or 'as below'}")
    return _row(
        f"Transform {rank}",
        "Specific, Stat Change",
        f"Each turn it may take a shape: {'; '.join(parts)}. For movement it also sheds what slows it,"
        " is not bound by what its own movement perks demand, and"
        " goes through difficult and dangerous ground, terrain and units without ending in them.",
        gives=tuple(_in_mode(mode, change) for mode, changes in modes.items() for change in changes),
        reacts=(Reacts(TurnBegan, _transform, _may_transform, rank=TurnBegins.SHAPES),),
        rulings=("W-Transform-1", "W-Barred-1"),
    )


_TURNS = {"I": 1, "II": 2, "III": 3}
PERKS: tuple[Perk, ...] = (
    *(_ascension(rank, turns) for rank, turns in _TURNS.items()),
    *(_descent(rank, turns) for rank, turns in _TURNS.items()),
    *(_limit_break(rank, uses) for rank, uses in _TURNS.items()),
    *(_transforming(rank) for rank in _TABLE),
    *shapes.PERKS,
    *incorporeal.PERKS,
)
