"""How what an action summons comes onto the table, and what has to go for it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point, Template
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.geometry.pieces import Body
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.models import words_of
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.vocabulary import DANGEROUS, WHEN_SUMMONED
from battlefield.rulebooks.pulp_city.movement.ways import spokes
from battlefield.rulebooks.pulp_city.words import ACTION, KIND, LEVEL, MOST, PROFILE, RADIUS
from battlefield.rules.core.events import FiguresRemoved, MarkerLaid, MarkerTaken, UnitAdded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import TABLE, Figure, Marker, State, Unit
from battlefield.rules.core.values import Told, grained, noted
from battlefield.rules.scene.contents import Ground, Model
from battlefield.rules.skirmish.single import figure_of, present, printed
from battlefield.rules.skirmish.words import SUMMONED
from battlefield.rules.table import layout
from battlefield.rules.table.standing_room import levels_at, what_bears
from battlefield.rules.table.table import body_of

BY = "summoned"  # by the model that `by` names, with the action remembered
_RINGS = 6


def prototype(state: State, user: str, name: str) -> Unit | None:
    """Return what a user's roster says of something to be summoned."""
    side = state.units[user].side
    waiting = (u for u in state.units.values() if u.side == side and SUMMONED in words_of(state, u.id))
    return next((u for u in waiting if u.name == name and u.figures and "#" not in u.id), None)


def summon_danger(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Lay Dangerous Terrain; what the same action laid before is taken off."""
    del on, by
    kind = _known(game, strike.user, line)
    if kind is None:
        return
    for mark in game.state.markers:
        of_this = mark.by == strike.user and mark.get(ACTION) == strike.action.id
        if of_this and mark.id not in strike.summoned:
            game.emit(MarkerTaken(mark.id, "summoned anew"))
    radius = printed(game.state, kind.id, RADIUS, 1)

    def laid(at: Point) -> Sequence[Template]:
        return (Template("round", 2.0 * radius, at),)

    at = yield from _place_for(game, strike, line, lambda _: "", laid)
    if at is None:
        return
    side = game.state.units[strike.user].commander
    level = yield from _level(game, line, _on_which(game.state, at), side)
    facts = *_origin(game.state, strike, kind), LEVEL(noted(level))
    id_ = f"{kind.id}#{game.state.serial + 1}"
    template = Template("round", 2.0 * radius, at)
    strike.summoned.append(id_)
    game.emit(MarkerLaid(Marker(id_, kind.name, at, side, strike.user, template, info=facts)))


def _origin(state: State, strike: Strike, kind: Unit) -> tuple[Told, ...]:
    """Return what Dangerous Terrain remembers of where it comes from, and of what it does."""
    weapons = figure_of(state, kind.id).weapons
    return ACTION(strike.action.id), KIND(DANGEROUS), PROFILE(weapons[0] if weapons else "")


def _on_which(state: State, at: Point) -> dict[float, str]:
    """Return the heights at which something flat may lie at a place, whoever stands there, and on what."""
    ground = layout.layout_without(state, tuple(state.figures))
    spot = Body("(spot)", PlacedBase(BaseSize.round(1.0), at))
    return {level: what_bears(ground, replace(spot, bottom=level)) for level in levels_at(ground, spot)}


def _level(game: Game, line: Line, found: Mapping[float, str], side: str) -> Flow[float]:
    """Let a side choose on what something comes where there are several; else on the table."""
    levels = {f"{level:g}": level for level in found}
    words = {name: f"on {found[level]}" for name, level in levels.items()}
    chosen = yield from game.choose_one(f"{line.of}: on what it comes", words, by=side)
    return grained(levels.get(chosen, 0.0))


def summon_minion(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Place a Minion; those beyond the limit are removed by its player's choice."""
    del on, by
    kind = _known(game, strike.user, line)
    if kind is None or not (yield from _add(game, strike, line, kind, None)):
        return
    side = game.state.units[strike.user].commander
    own = [u for u in present(game.state) if u.profile == kind.profile and u.commander == side]
    excess = len(own) - printed(game.state, kind.id, MOST, 1)
    if excess > 0:
        words = {u.id: u.name for u in own}
        what = f"{kind.name}: which to remove"
        for unit in (yield from game.choose(what, words, by=side, least=excess, most=excess)):
            _remove(game, unit)


def summon_structure(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Place a Structure; what the same action placed before is removed."""
    del on, by
    kind = _known(game, strike.user, line)
    if kind is None:
        return
    for old in game.state.effects:
        of_this = old.name == BY and old.by == strike.user and old.get(ACTION) == strike.action.id
        if of_this and old.on not in strike.summoned:
            _remove(game, old.on)
    made = yield from _add(game, strike, line, kind, ())
    if made:
        strike.summoned.append(made)
        yield from strike.doors.trigger(game, made, WHEN_SUMMONED)


def _remove(game: Game, unit: str) -> None:
    figures = game.state.units[unit].figures
    if figures:
        game.emit(FiguresRemoved(unit, figures))


def _known(game: Game, user: str, line: Line) -> Unit | None:
    kind = prototype(game.state, user, line.of)
    if kind is None:
        game.say(f"the roster says nothing of {line.of}", user)
    return kind


def _add(game: Game, strike: Strike, line: Line, kind: Unit, terrain: tuple[Ground, ...] | None) -> Flow[str]:
    """Let the player place a copy of what is summoned, and give it; nothing where there is no room."""
    printed = figure_of(game.state, kind.id)
    known = layout.layout_without(game.state, [])

    def standing(at: Point) -> Body:
        return body_of(replace(printed.model, at=at, bottom=0.0))

    def problem(at: Point) -> str:
        return "" if levels_at(known, standing(at)) else "it cannot stand there"

    at = yield from _place_for(game, strike, line, problem, lambda _: ())
    if at is None:
        return ""
    user = strike.user
    id_, side = f"{kind.id}#{game.state.serial + 1}", game.state.units[user].commander
    bodies = {level: replace(standing(at), bottom=level) for level in levels_at(known, standing(at))}
    found = {level: what_bears(known, body) for level, body in bodies.items()}
    made = _copy(printed, id_, side, at, (yield from _level(game, line, found, side)))
    unit = replace(kind, id=id_, side=side, figures=(made.id,), where=TABLE, terrain=terrain)
    game.emit(UnitAdded(unit, (made,), line.text))
    game.begin(BY, id_, ACTION(strike.action.id), by=user)
    return id_


def _copy(printed: Figure, id_: str, side: str, at: Point, bottom: float) -> Figure:
    model: Model = replace(printed.model, id=f"{id_}/1", unit=id_, side=side, at=at, bottom=bottom)
    return replace(printed, model=model)


def _place_for(
    game: Game,
    strike: Strike,
    line: Line,
    problem: Callable[[Point], str],
    laid: Callable[[Point], Sequence[Template]],
) -> Flow[Point | None]:
    """Let the player point at where the centre of something comes; None where no place is found."""
    user, model = strike.user, figure_of(game.state, strike.user).model
    base = layout.base_of(model)
    board, reach = game.state.board, float(strike.action.reach)

    def check(at: Point) -> str:
        far = layout.gap_to_point(base, at)
        if not is_within(far, reach):
            return f"its centre would be {far:.2f} in away, farther than {reach:g} in"
        if not (0.0 <= at[0] <= board.width and 0.0 <= at[1] <= board.height):
            return "that is off the table"
        return problem(at)

    what, within = f"{line.of}: where it comes, within {reach:g} in", layout.circle_about(model, reach)
    request = Spot(game.state.units[user].commander, what, (within,))
    asked = SpotLaw(request, check, lambda: tuple(_spots(base.at, reach)), laid)
    if not asked.suggestions():
        game.say(f"{line.text}: there is no room", user)
        return None
    at = yield from game.spot(asked)
    return grained(at[0]), grained(at[1])


def _spots(at: Point, reach: float) -> Iterator[Point]:
    for ring in range(_RINGS, 0, -1):
        yield from spokes(at, 1.0 + reach * ring / _RINGS, 12)
