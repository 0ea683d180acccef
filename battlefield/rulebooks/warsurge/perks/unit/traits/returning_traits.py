"""Respawn, Summon and Final Hope: units that come once more, each turn anew, or last of all."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from battlefield.rulebooks.warsurge.moments import Fallen
from battlefield.rulebooks.warsurge.movement.arrival_ends import ends_in
from battlefield.rulebooks.warsurge.movement.arrival_room import coming_in, suggestions
from battlefield.rulebooks.warsurge.movement.deploying import arrive, entry, placing_problem, zone
from battlefield.rulebooks.warsurge.perks.kit.ills import is_ill
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of
from battlefield.rulebooks.warsurge.perks.kit.returning import let_go
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.zombify import stays_down
from battlefield.rulebooks.warsurge.perks.unit.deployment.seeds import is_in_host
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import take_off
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import figures_with, with_parts
from battlefield.rulebooks.warsurge.units.series import AGAIN
from battlefield.rulebooks.warsurge.units.stats import model_hp
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import (
    COUNTS_AS_LOST,
    DEPLOYS_AT_ONCE,
    DESTROYED_WORTH,
    HOLDING_OBJECTIVES,
    HP,
    ITS_TURN,
    MAY_RETURN,
    TO_DEPLOY,
    TO_LEAVE_RESERVE,
    TO_ROAM,
    WORTH_IN_PERCENT,
    working,
)
from battlefield.rules.core.events import EffectEnded, FiguresAdded, HpLost, Placed, UnitAdded, UnitLeft
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.moments import GameBegan, SpanEnding, TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import GONE, RESERVE, Figure, State
from battlefield.rules.muster import deployment_zones
from battlefield.rules.muster.entrances import Entrance
from battlefield.rules.table import layout

_trait = Rows("Traits", "trait")

RESPAWNED, _BACK_NOW = "times respawned", "respawned this turn"
_EDGE = 6.0
_TABLE, _WAIT = "table", "reserve"


def _percent(_ask: Ask, bearer: Bearer) -> Modifier:
    """Let a unit count for a share of its price where perks compare costs."""
    return times(Fraction(int(bearer.number("percent")), 100), bearer.perk.name)


_COUNTS = (Gives(WORTH_IN_PERCENT, _percent), Gives(WORTH_IN_PERCENT, _percent, "under"))


def _lay_own(game: Game, bearer: Bearer, _moment: GameBegan) -> None:
    """Remember the trait as an effect, which acts even where the unit is not in the game."""
    unit = bearer.unit
    game.begin(bearer.perk.name, unit, by=unit)


_REMEMBERED = Reacts(GameBegan, _lay_own)


# Respawn


def _may_respawn(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    unit = bearer.unit
    there = is_on_battlefield(state, unit) if state.units[unit].where != GONE else _was_there(state, unit)
    held = _is_wreck(state, unit) or is_in_host(state, unit)
    return there and not held and not stays_down(state, unit)


def _is_wreck(state: State, unit: str) -> bool:
    """Return whether a unit stands as a wreck, which has no perks."""
    return state.units[unit].is_rough


def _was_there(state: State, unit: str) -> bool:
    """Return whether a unit fell as a casualty, and was not taken out of the game for something else."""
    return unit_status.is_marked(state, unit_status.WIPED_OUT, unit)


def _respawn(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let the unit be brought back whole, after it has been taken off where it is still there."""
    unit, name = bearer.unit, bearer.perk.name
    held = game.state.units[unit]
    if game.reason_against(working(name), unit, foe=unit):
        return
    if not (yield from game.confirm(f"{name} with {held.name}?", by=held.side)):
        return
    members = (unit, *(each.id for each in game.state.units.values() if each.part_of == unit))
    for each in members:
        if game.state.units[each].where != GONE:
            yield from _fall(game, each, name)
    if any(game.state.units[each].where != GONE for each in members):
        return
    let_go(game, unit)
    unit_status.mark(game, RESPAWNED, unit, "game")
    unit_status.mark(game, _BACK_NOW, unit, "turn")
    for each in members:
        _heal_of_all(game, each)
        _stand_up(game, each, name)
    yield from _come_back(game, unit, name)


def _fall(game: Game, unit: str, why: str) -> Flow[None]:
    losses = tuple((figure.id, figure.hp) for figure in game.state.living(unit))
    if losses:
        game.emit(HpLost(unit, losses, why, unit))
    yield from remove_casualties(game, unit)


def _heal_of_all(game: Game, unit: str) -> None:
    """End all that ails a unit and its figures."""
    own = frozenset((unit, *(f.id for f in game.state.figures.values() if f.model.unit == unit)))
    for effect in game.state.effects:
        if effect.on in own and is_ill(game.state, effect, unit):
            game.emit(EffectEnded(effect.id, "it comes back anew"))


def _stand_up(game: Game, unit: str, why: str) -> None:
    """Bring all figures of a unit back at full HP, into its reserve."""
    full, strength = model_hp(game, unit), game.state.units[unit].strength
    known = [f for f in game.state.figures.values() if f.model.unit == unit]
    back = tuple(replace(f, hp=full) for f in known if unit_status.may_come_back(game.state, f.id))
    game.emit(FiguresAdded(unit, back[: strength or len(back)], why))
    game.emit(UnitLeft(unit, RESERVE, why))


def _come_back(game: Game, unit: str, name: str) -> Flow[None]:
    """Place a unit at its own edge, unless it waits for a perk that deploys it elsewhere."""
    state, side = game.state, game.state.units[unit].commander
    rows, figures = _strip(state, unit, side), figures_with(state, with_parts(state, unit))
    entering = _entrance(state, side, rows[1] - rows[0])
    ids = tuple(figure.id for figure in figures)

    def problem(places: tuple[Placed, ...]) -> str:
        return placing_problem(game, unit, places, rows, name, entering=entering)

    def tries() -> Iterator[tuple[Placed, ...]]:
        if entering is not None:
            return coming_in(game, unit, entering, figures)
        return suggestions(game, unit, rows, figures)

    areas = entering.area(state.board) if entering is not None else ()
    request = Places(side, f"{name}: place {state.units[unit].name}", ids)
    strip = deployment_zones.areas(state, "", rows)
    ends = ends_in(game, unit, strip, with_parts(state, unit)) if entering is None else None
    asked = PlacesLaw(request, problem, tries, lambda _: areas, ends=ends)
    words = {_WAIT: "wait in reserve for a perk that deploys it"} if _deploys_elsewhere(game, unit) else {}
    if asked.suggestions(1):
        words = {_TABLE: "at its own edge"} | words
    elif not words:
        game.say(f"{name}: no room at its edge, it waits in reserve", unit)
        return
    chosen = yield from game.choose_one(f"where {state.units[unit].name} comes back", words, by=side)
    if chosen == _TABLE:
        yield from arrive(game, unit, (yield from game.places(asked)), name)


def _strip(state: State, unit: str, side: str) -> tuple[float, float]:
    """Return the rows within 6 inches of a side's edge, or as many as its largest model needs."""
    spans = [layout.rows_of(figure.model) for figure in state.figures_of(unit)]
    deep = max(_EDGE, max((high - low for low, high in spans), default=0.0))
    low, high = zone(state, side)
    first = low + high < state.board.height
    return (0.0, deep) if first else (state.board.height - deep, state.board.height)


def _entrance(state: State, side: str, deep: float) -> Entrance | None:
    """Return the entry edges of a side, or the edge behind its drawn zones; None where neither is drawn."""
    at_edge = entry(state, side)
    if at_edge is None and deployment_zones.drawn(state, side):
        return Entrance((deployment_zones.own_edge(state, side),), deep, "edge of the table")
    return at_edge


def _deploys_elsewhere(game: Game, unit: str) -> bool:
    rows = (game.book.get(held.name) for held in game.state.profile_of(unit).perks)
    return any(row is not None and row.numbers.get("leads in") for row in rows)


def _respawned(ask: Ask) -> int:
    return sum(effect.amount for effect in ask.state.effects_on(ask.unit, RESPAWNED))


def _is_lost(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _respawned(ask) else None


def _may_return(ask: Ask, bearer: Bearer) -> Modifier | None:
    state, unit, name = ask.state, ask.unit, bearer.perk.name
    fell = unit_status.is_marked(state, unit_status.WIPED_OUT, unit) and not stays_down(state, unit)
    fell = fell and not _is_wreck(state, unit)
    barred = fell and game_of(ask).reason_against(working(name), unit, foe=unit)
    return plus(1, name) if fell and not barred else None


def _is_back_now(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if unit_status.is_marked(ask.state, _BACK_NOW, ask.unit) else None


def _has_had_enough(ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name if _respawned(ask) > 1 else ""


# Summon


def _summons(state: State, bearer: Bearer, moment: TurnBegan) -> bool:
    first = bearer.effect is not None and bearer.effect.by == bearer.unit
    return first and moment.turn > 1 and bearer.unit in state.units


def _is_first(_ask: Ask, bearer: Bearer) -> Modifier | None:
    first = bearer.effect is not None and bearer.effect.by == bearer.unit
    return plus(1, bearer.perk.name) if first else None


def _summon(game: Game, bearer: Bearer, moment: TurnBegan) -> None:
    """Produce the unit once more, in reserve."""
    unit, name = bearer.unit, bearer.perk.name
    if game.reason_against(working(name), unit, foe=unit):
        return
    parts = [each.id for each in game.state.units.values() if each.part_of == unit]
    whole = _produce(game, unit, moment.turn, name)
    for part in parts:
        _produce(game, part, moment.turn, name, of=whole)


def _produce(game: Game, first: str, turn: int, name: str, of: str = "") -> str:
    """Add another one of a unit, whole, to its reserve; gives its id."""
    state, id_ = game.state, f"{first} ({turn})"
    made = tuple(
        _anew(state, figure, id_) for figure in state.figures.values() if _is_of(state, figure, first)
    )
    ids = tuple(figure.id for figure in made)
    known = state.units[first]
    unit = replace(known, id=id_, figures=ids, where=RESERVE, control="", strength=len(ids), part_of=of)
    game.emit(UnitAdded(unit, made, name))
    for effect in (AGAIN, name):
        game.begin(effect, id_, ITS_TURN(turn), by=first)
    return id_


def _is_of(state: State, figure: Figure, unit: str) -> bool:
    return figure.model.unit == unit and unit_status.may_come_back(state, figure.id)


def _anew(state: State, figure: Figure, unit: str) -> Figure:
    """Return a figure of the unit produced, whole."""
    number = figure.id.rpartition("/")[2] or figure.id
    model = replace(figure.model, id=f"{unit}/{number}", unit=unit)
    hp = state.profile_of(figure.model.unit).stats.get(HP) or 1
    return replace(figure, model=model, hp=hp)


def _is_new(state: State, unit: str, name: str) -> bool:
    """Return whether a unit was produced as this turn began: the first one is that of the first turn."""
    made = (int(effect.get(ITS_TURN) or 1) for effect in state.effects_on(unit, name))
    return next(made, 1) == state.clock.turn


def _deploys_at_once(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _is_new(ask.state, ask.unit, bearer.perk.name) else None


def _is_late(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    unit = bearer.unit
    over = moment.span == "phase" and state.clock.phase == "Deploy"
    waits = state.units[unit].where == RESERVE and not state.is_under(unit, passengers.LURKS)
    return over and waits and _is_new(state, unit, bearer.perk.name)


def _be_lost(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Count the unit as destroyed, its sergeants with it, that was produced and not deployed."""
    unit = bearer.unit
    if game.reason_against(TO_DEPLOY, unit) and _deploys_elsewhere(game, unit):
        return
    game.say(f"{bearer.perk.name}: it was not deployed, and is lost", unit)
    for each in with_parts(game.state, unit):
        take_off(game, each, game.state.units[each].figures)
        unit_status.mark(game, unit_status.WIPED_OUT, each, "game")
        yield from game.tell(Fallen(each))


# Final Hope


def _is_not_last(ask: Ask, bearer: Bearer) -> str:
    """Wait until all other units of the roster are gone, or count as gone."""
    state, game = ask.state, game_of(ask)
    for other in state.units_of(state.units[bearer.unit].side):
        lost = game.figure(COUNTS_AS_LOST, 0, other.id).value > 0
        whole = state.whole_of(other.id)
        if whole != bearer.unit and not state.profile_of(whole).has(bearer.perk.name) and not lost:
            return f"{bearer.perk.name}: others are left"
    return ""


RETURNING: tuple[Perk, ...] = (
    _trait(
        "Final Hope",
        "Trait, Specific",
        "It waits in reserve until all other units of its roster are casualties, or count as such. All units"
        " with it may cost {most_percent} % of the roster's points at most.",
        numbers={"most_percent": 50},
        forbids=(
            Forbids(TO_DEPLOY, _is_not_last),
            Forbids(TO_LEAVE_RESERVE, _is_not_last),
            Forbids(TO_ROAM, lambda _, bearer: bearer.perk.name),
        ),
        rulings=("W-FinalHope-1",),
    ),
    _trait(
        "Respawn",
        "Trait, Specific",
        "As a turn begins it may come back whole at its own edge, or by a perk that deploys it, after being"
        " taken off where it was still there. Then it counts as destroyed; after the second time it holds no"
        " objectives.",
        numbers={"percent": 50},
        gives=(
            *_COUNTS,
            Gives(MAY_RETURN, _may_return, "under"),
            Gives(COUNTS_AS_LOST, _is_lost, "under"),
            Gives(DEPLOYS_AT_ONCE, _is_back_now, "under"),
        ),
        forbids=(Forbids(HOLDING_OBJECTIVES, _has_had_enough, "under"),),
        reacts=(_REMEMBERED, Reacts(TurnBegan, _respawn, _may_respawn, "under", TurnBegins.RETURNS)),
        rulings=("W-Respawn-1", "W-Entry-1"),
    ),
    _trait(
        "Summon",
        "Trait, Specific",
        "Each turn it is produced once more, and is lost if it does not deploy in that turn. For what is left"
        " of its points the HP of all of them are shared out over the turns.",
        numbers={"percent": 25},
        gives=(
            *_COUNTS,
            Gives(DEPLOYS_AT_ONCE, _deploys_at_once),
            Gives(DESTROYED_WORTH, _percent, "under"),
            Gives(MAY_RETURN, _is_first, "under"),
        ),
        reacts=(
            _REMEMBERED,
            Reacts(TurnBegan, _summon, _summons, "under", TurnBegins.RETURNS),
            Reacts(SpanEnding, _be_lost, _is_late),
        ),
        rulings=("W-Summon-1",),
    ),
)
