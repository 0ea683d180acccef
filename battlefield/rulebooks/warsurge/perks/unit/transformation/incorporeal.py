"""Incorporeal: a unit that nothing touches but its like."""

from battlefield.rulebooks.warsurge.attack_moments import Losing, Targeted
from battlefield.rulebooks.warsurge.games.carrying import follow
from battlefield.rulebooks.warsurge.moments import Scoring
from battlefield.rulebooks.warsurge.movement import embarking
from battlefield.rulebooks.warsurge.perks.kit.ills import ails, is_ill
from battlefield.rulebooks.warsurge.perks.kit.ranks import HpAreLost, TurnBegins, TurnEnds, UnitIsTargeted
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import spend_use, uses_left
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.victory import is_surely_last, last_turn
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, lain_on
from battlefield.rulebooks.warsurge.units.trails import KINDS
from battlefield.rulebooks.warsurge.words import (
    COUNTS_AS_LOST,
    GOES_THROUGH,
    HOLDING_OBJECTIVES,
    IGNORES_DANGEROUS,
    IGNORES_DIFFICULT,
    ITS_TURN,
    LETS_PASS,
    PASSES_UNITS,
    TO_BE_TARGETED,
    TO_ENGAGE,
    TO_STAY,
    TO_TARGET,
    TOUCHES_ONLY_ITS_LIKE,
)
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import Afflicting, SpanEnding, TurnBegan, UnitDone
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.state import GONE, State, Until
from battlefield.rules.core.words import Stat

_row = Rows("Transformation")

NAME = "Incorporeal"
_WAS = "was incorporeal"  # in the turn that it names


def _is_like(state: State, unit: str) -> bool:
    """Return whether a unit is incorporeal, or what it is part of, or what it laid as such strikes for it."""
    all_of_it = (unit, state.whole_of(unit)) if unit in state.units else (unit,)
    fades = any(state.is_under(each, NAME) for each in all_of_it)
    return fades or unit_status.is_marked(state, unit_status.APART, unit)


# beginning and ending


def _cannot(game: Game, bearer: Bearer) -> str:
    if game.state.is_under(bearer.unit, NAME):
        return "it is already"
    return "" if uses_left(game.state, bearer) > 0 else "it has been used"


def _fade(game: Game, bearer: Bearer) -> Flow[None]:
    """Begin, with all that this ends: what ails it, melees, riding, and carrying whatever it is."""
    unit = bearer.unit
    spend_use(game, bearer)
    for each in lain_on(game.state, unit):
        own = (each, *game.state.units[each].figures)
        for effect in (found for found in game.state.effects if found.on in own):
            laid = game.book.get(effect.name) is not None and is_ill(game.state, effect, each)
            if laid or ails(effect):
                game.emit(EffectEnded(effect.id, NAME))
        unit_status.unlock(game, each)
    companions = [each for each in _with_it(game, unit) if game.state.profile_of(each).has(NAME)]
    for each in companions:
        unit_status.mark(game, f"uses of {NAME}", each, "game")
        yield from _begin(game, each, unit)
    yield from _begin(game, unit, unit)
    follow(game)
    if passengers.is_carried(game.state, unit) and not _is_like(game.state, game.state.units[unit].where):
        yield from embarking.put_beside(game, unit, NAME)
    for inside in passengers.passengers(game.state, unit):
        if not _is_like(game.state, inside):
            yield from embarking.put_beside(game, inside, NAME)


def _begin(game: Game, unit: str, by: str) -> Flow[None]:
    _note(game, unit)
    yield from game.lay(NAME, unit, by=by)


def _note(game: Game, unit: str) -> None:
    """Remember that a unit is incorporeal in this turn until it is known whether that was the last one."""
    turn = game.state.clock.turn
    game.begin(_WAS, unit, ITS_TURN(turn), until=Until("turn", turn + 1))


def _go_on(game: Game, bearer: Bearer, _moment: TurnBegan) -> None:
    _note(game, bearer.unit)


def _was_in_this_turn(state: State, unit: str) -> bool:
    return any(effect.get(ITS_TURN) == state.clock.turn for effect in state.effects_on(unit, _WAS))


def _with_it(game: Game, unit: str) -> tuple[str, ...]:
    """Return its passengers, and its transport, that can go with it."""
    where = game.state.units[unit].where
    found = (*passengers.passengers(game.state, unit), *((where,) if where in game.state.units else ()))
    return tuple(each for each in found if not are_enemies(game.state, unit, each))


def _has_moved(_state: State, bearer: Bearer, moment: UnitDone) -> bool:
    return moment.unit == bearer.unit and moment.action in KINDS


def _return(game: Game, bearer: Bearer, _moment: UnitDone) -> Flow[None]:
    unit = game.state.units[bearer.unit]
    if not (yield from game.confirm(f"{unit.name} stays incorporeal?", by=unit.commander)):
        game.lift(bearer.unit, NAME, "it takes shape")


def _ends_a_turn(_state: State, _bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "turn"


def _may_return(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Ask whether it takes shape; one that is no more is not asked."""
    unit = game.state.units[bearer.unit]
    if unit.where == GONE or (yield from game.confirm(f"{unit.name} takes shape?", by=unit.commander)):
        game.lift(bearer.unit, NAME, "it takes shape")


# being so


def _is_safe(state: State, bearer: Bearer, moment: Losing) -> bool:
    own = belongs_to(state, moment.by, bearer.unit)
    return belongs_to(state, moment.unit, bearer.unit) and not own


def _nothing(game: Game, _bearer: Bearer, moment: Losing) -> None:
    """Lose nothing to those that are not like it."""
    if not (moment.by in game.state.units and _is_like(game.state, moment.by)):
        moment.amount = 0


def _is_harmed(state: State, bearer: Bearer, moment: Afflicting) -> bool:
    hostile = are_enemies(state, moment.by, bearer.unit)
    return belongs_to(state, moment.on, bearer.unit) and hostile and not _is_like(state, moment.by)


def _refuse(_game: Game, _bearer: Bearer, moment: Afflicting) -> None:
    moment.refused = NAME


def _does_not_meet(state: State, bearer: Bearer, moment: Targeted) -> bool:
    """Return whether an attack, by a template too, is one between it and somebody that is not like it."""
    struck = belongs_to(state, moment.target, bearer.unit)
    strikes = belongs_to(state, moment.attacker, bearer.unit) and moment.attack.by_its_user
    other = moment.attacker if struck else moment.target
    return (struck or strikes) and not belongs_to(state, other, bearer.unit) and not _is_like(state, other)


def _pass_through(_game: Game, _bearer: Bearer, moment: Targeted) -> None:
    moment.void = NAME


def _untouchable(ask: Ask, _: Bearer) -> str:
    return "" if _is_like(ask.state, ask.foe) else NAME


def _only_its_like(ask: Ask, bearer: Bearer) -> str:
    own = not ask.foe or belongs_to(ask.state, ask.foe, bearer.unit)
    return "" if own or _is_like(ask.state, ask.foe) else NAME


def _meets_nobody(ask: Ask, bearer: Bearer) -> str:
    """Keep from melees between it and those that are not like it, whoever moves."""
    ours = [belongs_to(ask.state, each, bearer.unit) for each in (ask.unit, ask.foe)]
    if not any(ours):
        return ""
    other = ask.foe if ours[0] else ask.unit
    return "" if _is_like(ask.state, other) else NAME


def _always(_ask: Ask, _bearer: Bearer) -> str:
    return NAME


def _flag(stat: Stat) -> Gives:
    return Gives(stat, lambda _, __: plus(1, NAME), "under")


def _was(ask: Ask, bearer: Bearer) -> str:
    """Keep the turn from counting for what grows over turns."""
    return NAME if _was_in_this_turn(ask.state, bearer.unit) else ""


def _counts_as_lost(ask: Ask, bearer: Bearer) -> Modifier | None:
    mine = belongs_to(ask.state, ask.unit, bearer.unit) and _was_in_this_turn(ask.state, bearer.unit)
    return plus(1, NAME) if mine and ask.state.clock.turn >= last_turn(ask.state) else None


def _ends_so(state: State, bearer: Bearer, _moment: Scoring) -> bool:
    there = state.units[bearer.unit].where != GONE
    return there and _was_in_this_turn(state, bearer.unit) and is_surely_last(state)


def _fall(game: Game, bearer: Bearer, _moment: Scoring) -> None:
    """Let it count as destroyed where that is scored, with its sergeants."""
    unit_status.mark(game, unit_status.AS_GOOD_AS_GONE, bearer.unit, "game")


PERKS: tuple[Perk, ...] = (
    _row(
        NAME,
        "Activate, Limited Use (1)",
        "Once a game, until it takes shape after a move or dash or as a turn ends: it leaves melees and"
        " transports, sheds what ails it, loses no HP and cannot be targeted, and goes through"
        " everything. It touches nothing but itself and its like, its traps too, and no objectives. Such"
        " turns do not count for what grows over turns; in the last turn it counts as lost.",
        numbers={"uses": 1},
        gives=(
            *map(
                _flag,
                (
                    GOES_THROUGH,
                    PASSES_UNITS,
                    IGNORES_DIFFICULT,
                    IGNORES_DANGEROUS,
                    LETS_PASS,
                    TOUCHES_ONLY_ITS_LIKE,
                ),
            ),
            Gives(COUNTS_AS_LOST, _counts_as_lost, mine=False),
        ),
        forbids=(
            Forbids(TO_BE_TARGETED, _untouchable, "under"),
            Forbids(TO_TARGET, _only_its_like, "under"),
            Forbids(TO_ENGAGE, _meets_nobody, "under", mine=False),
            Forbids(HOLDING_OBJECTIVES, _always, "under"),
            Forbids(TO_STAY, _was),
        ),
        reacts=(
            Reacts(Losing, _nothing, _is_safe, "under", rank=HpAreLost.IS_SAFE),
            Reacts(Afflicting, _refuse, _is_harmed, "under"),
            Reacts(Targeted, _pass_through, _does_not_meet, "under", rank=UnitIsTargeted.PASSES_THROUGH),
            Reacts(UnitDone, _return, _has_moved, "under"),
            Reacts(SpanEnding, _may_return, _ends_a_turn, "under", TurnEnds.LETS_GO),
            Reacts(Scoring, _fall, _ends_so),
            Reacts(TurnBegan, _go_on, scope="under", rank=TurnBegins.RETURNS),
        ),
        uses=(Use("become incorporeal", _fade, _cannot),),
        rulings=("W-Incorporeal-1", "W-Incorporeal-2", "W-Negative-1"),
    ),
)
