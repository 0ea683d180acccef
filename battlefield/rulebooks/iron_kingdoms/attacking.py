"""What an attack does: to its target, to all under its template, and to others in the same melee."""

from collections.abc import Iterator

from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.iron_kingdoms.blow import Blow, rolled, why_out_of_range, wound
from battlefield.rulebooks.iron_kingdoms.clouds import cloud_size
from battlefield.rulebooks.iron_kingdoms.hurting import hurt
from battlefield.rulebooks.iron_kingdoms.models import is_shot, reach_of, size_of
from battlefield.rulebooks.iron_kingdoms.odds import Verdict
from battlefield.rulebooks.iron_kingdoms.rows.row import Hit, Row
from battlefield.rulebooks.iron_kingdoms.sight import apart, in_melee_with, sees, sees_point
from battlefield.rulebooks.iron_kingdoms.templates import deviated, round_at, under
from battlefield.rulebooks.iron_kingdoms.words import LAID
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import Held, State
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.single import figure_of, present, take_off
from battlefield.rules.table import layout


def is_laid(state: State, weapon: str) -> bool:
    """Return whether a weapon only lays a cloud where its user points, without an attack roll."""
    return any(LAID.found(held.info) for held in state.profiles[weapon].perks)


def attack(game: Game, blow: Blow) -> Flow[None]:
    """Make an attack, and take off whoever falls."""
    if is_laid(game.state, blow.weapon):
        yield from _lay(game, blow)
    elif size_of(game.state, blow.weapon):
        yield from _burst(game, blow)
    else:
        yield from _single(game, blow)
    take_off(game)


def _lay(game: Game, blow: Blow) -> Flow[None]:
    """Let a character point at where its cloud lies: the centre within range of its base and in its sight."""
    state, figure = game.state, figure_of(game.state, blow.unit)
    far, name = reach_of(state, blow.weapon), state.profiles[blow.weapon].name
    size = next(
        cloud_size(state, blow.weapon, held) for row, held in _borne(game, blow.weapon) if row.at_place
    )

    def check(at: Point) -> str:
        inches = layout.gap_to_point(layout.base_of(figure.model), at)
        if not is_within(inches, far):
            return f"that is {grained(inches):.2f} in away, farther than {far:g} in"
        if not (0.0 <= at[0] <= state.board.width and 0.0 <= at[1] <= state.board.height):
            return "that is off the table"
        return "" if sees_point(state, blow.unit, at) else "that is not in sight"

    def near() -> tuple[Point, ...]:
        return tuple(figure_of(state, unit.id).model.at for unit in present(state))

    def laid(at: Point) -> tuple[Template, ...]:
        return (round_at(at, size),)

    what = f"{name}: the centre of the cloud, within {far:g} in"
    within = (layout.circle_about(figure.model, far),)
    request = Spot(state.units[blow.unit].commander, what, within)
    at = yield from game.spot(SpotLaw(request, check, near, laid))
    yield from _apply(game, Hit(blow.unit, blow.weapon, at=at))


def _single(game: Game, blow: Blow) -> Flow[None]:
    at = figure_of(game.state, blow.target).model.at
    result = yield from rolled(game, blow)
    if result == "miss":
        yield from _go_astray(game, blow)
        return
    yield from _strike(game, blow, blow.target)
    yield from _apply(game, Hit(blow.unit, blow.weapon, blow.target, critical=result == "critical"))
    yield from _apply(game, Hit(blow.unit, blow.weapon, at=at))


def _go_astray(game: Game, blow: Blow) -> Flow[None]:
    """Let a shot into a melee that misses be rolled against somebody else there, whom a die names."""
    state = game.state
    if not is_shot(state, blow.weapon) or blow.stray:
        return
    others = [each for each in _others_in_melee(state, blow) if sees(state, blow.unit, each)]
    if others:
        at, by = 0, state.units[blow.unit].commander
        if len(others) > 1:
            what = "who is in the way: " + ", ".join(state.units[each].name for each in others)
            at = (yield from game.roll(what, 1, len(others), by=by))[0] - 1
        yield from _single(game, Blow(blow.unit, blow.weapon, others[at], aimed=blow.aimed, stray=True))


def _others_in_melee(state: State, blow: Blow) -> tuple[str, ...]:
    """Return who is in a melee with a target or fights the same enemies, but for the attacker."""
    foes = in_melee_with(state, blow.target)
    fellows = (each for foe in foes for each in in_melee_with(state, foe))
    found = dict.fromkeys((*foes, *fellows))
    return tuple(each for each in found if each not in (blow.unit, blow.target))


def _burst(game: Game, blow: Blow) -> Flow[None]:
    """Let a template come down: a direct hit does all to its target and a blast to the others under it."""
    result: Verdict = "miss"
    if why_out_of_range(game.state, blow):
        far, most = apart(game.state, blow.unit, blow.target), reach_of(game.state, blow.weapon)
        # in these words games are kept, which are replayed word by word
        game.say(f"it misses: it is {grained(far):.2f} in away, out of {most:g} in", blow.unit)
    else:
        result = yield from rolled(game, blow)
    direct = blow.target if result != "miss" else ""
    at = figure_of(game.state, blow.target).model.at if direct else (yield from deviated(game, blow))
    template = round_at(at, size_of(game.state, blow.weapon))
    struck = under(game.state, template)
    names = ", ".join(game.state.units[each].name for each in struck)
    game.say(f'under the {template.size:g}" template: {names or "nobody"}', blow.unit)
    for each in struck:
        yield from _strike(game, blow, each, blast=each != direct)
    for each in struck:
        yield from _apply(game, Hit(blow.unit, blow.weapon, each, critical=result == "critical"))
    yield from _apply(game, Hit(blow.unit, blow.weapon, at=template.at))


def _strike(game: Game, blow: Blow, target: str, *, blast: bool = False) -> Flow[None]:
    points, why = yield from wound(game, blow, target, blast=blast)
    yield from hurt(game, target, ((why, points),), blow.unit)


def _apply(game: Game, hit: Hit) -> Flow[None]:
    """Carry out what a weapon brings about: on a character that is hit, or where the attack came down."""
    for row, held in _borne(game, hit.weapon):
        if row.applies is not None and row.at_place == (hit.at is not None):
            yield from row.applies(game, hit, held) or ()


def _borne(game: Game, weapon: str) -> Iterator[tuple[Row, Held]]:
    """Yield the rows of what a weapon brings about, with what the roster says of each."""
    for held in game.state.profiles[weapon].perks:
        row = game.book.heard(held.name, held.info)
        if isinstance(row, Row):
            yield row, held
