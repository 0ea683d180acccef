"""Roster perks that shape the battle: who is avenged, where and when units arrive, who leads."""

from collections.abc import Callable

from battlefield.geometry.kernel.shapes import Template
from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.moments import Commanding, GameEnding, Leading
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.occasions import Standing
from battlefield.rulebooks.warsurge.perks.kit.outliving import once_down
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.roster.auras import FAMILY
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.turns import roll_off
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import counted_with, figures_with, is_part, with_parts
from battlefield.rulebooks.warsurge.units.playstyle import is_advanced
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import ATTACK_DICE, DEPLOYS_THERE, TO_HOLD, TO_RESERVE
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import GameBegan, PhaseBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import RESERVE, TABLE, Figure, State
from battlefield.rules.table import layout

_row = Rows(FAMILY, "roster")

_LIMITED = "Casualty, Limited Use (1)"
_MM = 25.4

_Fit = Callable[[State, str], bool]


def _others(state: State, name: str) -> tuple[str, ...]:
    """Return the sides whose rosters have a perk, in their order."""
    return tuple(each for each in state.sides if _has(state, each, name))


def _has(state: State, side: str, name: str) -> bool:
    roster = state.roster_of(side)
    return roster is not None and roster.has(name)


# naming one unit before the first turn: Avenge, Despair, Nexus


def _any_unit(_state: State, _unit: str) -> bool:
    return True


def _designates(fit: _Fit = _any_unit) -> Reacts[Game, GameBegan]:
    """Let its player name a unit that fits, unless the roster has named it in `unit`."""

    def act(game: Game, bearer: Bearer, _moment: GameBegan) -> Flow[None]:
        state, side, name = game.state, bearer.unit, bearer.perk.name
        own = [u.id for u in state.units_of(side) if fit(state, u.id) and not is_part(state, u.id)]
        named = [unit for unit in own if unit in (bearer.number("unit"), f"{side}/{bearer.number('unit')}")]
        words = {unit: state.units[unit].name for unit in named or own}
        chosen = yield from game.choose_one(f"unit for {name}", words, by=side)
        if chosen:
            game.begin(name, chosen, by=side)

    return Reacts(GameBegan, act)


def _designated(state: State, bearer: Bearer) -> str:
    """Return the unit that was named; nothing where none was."""
    found = (e.on for e in state.effects if e.name == bearer.perk.name and e.by == bearer.unit)
    return next(found, "")


# Avenge and Despair


def _came_to(bearer: Bearer) -> str:
    return f"{bearer.perk.name}: its unit has fallen"


def _has_fallen(state: State, bearer: Bearer, moment: Lost) -> bool:
    designated = _designated(state, bearer)
    one = counted_with(state, designated) if designated in state.units else ()
    fallen = moment.unit in one and not any(map(state.hp, one))
    return fallen and not state.is_under(bearer.unit, _came_to(bearer))


def _falls_to_enemy(state: State, bearer: Bearer, moment: Lost) -> bool:
    enemy = moment.by in state.units and state.units[moment.by].commander != bearer.unit
    return enemy and _has_fallen(state, bearer, moment)


def _remember(game: Game, bearer: Bearer, _unit: str, _by: str) -> None:
    unit_status.mark(game, _came_to(bearer), bearer.unit, "game")


def _is_own(state: State, unit: str, side: str) -> bool:
    """Return whether a unit is of a side's roster, and nobody else commands it."""
    seized = unit_status.is_marked(state, unit_status.SEIZED, unit)
    return state.units[unit].side == state.units[unit].commander == side and not seized


def _driven(ask: Ask, bearer: Bearer) -> Modifier | None:
    state = ask.state
    fallen = state.is_under(bearer.unit, _came_to(bearer))
    own = ask.unit not in state.units or _is_own(state, ask.unit, bearer.unit)
    return plus(bearer.number("bonus"), bearer.perk.name) if fallen and own else None


def _desperate(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Weigh on all once the unit has fallen, and on that unit and its sergeants where these stand alone."""
    state = ask.state
    units = (u.id for u in state.units_of(bearer.unit) if not u.is_rough)
    own = (each for each in units if _is_own(state, each, bearer.unit))
    there = {state.whole_of(each) for each in own if is_on_battlefield(state, each)}
    asked = state.whole_of(ask.unit) if ask.unit in state.units else ""
    alone = there == {asked} == {_designated(state, bearer)}
    return plus(-1, bearer.perk.name) if alone or _driven(ask, bearer) is not None else None


def _leads_nobody(state: State, unit: str) -> bool:
    """Return whether no unit is controlled or enslaved by this one."""
    side = state.units[unit].side
    for other in state.units_of(side):
        for held in state.profile_of(other.id).perks:
            leaders = [value for key, value in held.info if key in ("controller", "enslaver")]
            if unit in leaders or any(unit == f"{side}/{leader}" for leader in leaders):
                return False
    return True


def _has_to_deploy(ask: Ask, bearer: Bearer) -> str:
    state = ask.state
    waits = ask.unit in state.units and state.units[ask.unit].where == RESERVE and state.clock.turn <= 1
    return bearer.perk.name if waits and ask.unit == _designated(state, bearer) else ""


def _stays_out(ask: Ask, bearer: Bearer) -> str:
    return bearer.perk.name if ask.unit == _designated(ask.state, bearer) else ""


# Nexus


def _is_beside_nexus(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Let a unit deploy wholly within so many inches of it, as if that were its own zone."""
    state, nexus, standing = ask.state, _designated(ask.state, bearer), ask.told(Standing)
    if standing is None or not nexus or nexus == ask.unit or state.units[nexus].where != TABLE:
        return None
    if passengers.reserve_of(state, ask.unit) != bearer.unit:
        return None
    around = [_disc(figure, int(bearer.number("radius"))) for figure in state.living(nexus)]
    figures = figures_with(standing.there, with_parts(standing.there, ask.unit))
    inside = [layout.wholly_under(template, figures) for template in around]
    near = bool(inside) and all(any(row[n] for row in inside) for n in range(len(figures)))
    return plus(1, bearer.perk.name) if near else None


def _disc(figure: Figure, inches: int) -> Template:
    """Return the area within inches of a figure: of a base that is not round, of the disc inside it."""
    base = figure.model.base
    return Template("round", 2.0 * inches + min(base.length_mm, base.width_mm) / _MM, figure.model.at)


# Playstylist


def _deploys(state: State, _bearer: Bearer, moment: PhaseBegan) -> bool:
    return moment.phase == "Deploy" and not is_advanced(state)


def _hold_back(game: Game, bearer: Bearer, _moment: PhaseBegan) -> Flow[None]:
    """Let its player name the units that deploy after everybody else."""
    state, side = game.state, bearer.unit
    own = [unit for unit in state.units.values() if unit.commander == side and not is_part(state, unit.id)]
    words = {unit.id: unit.name for unit in own if may_deploy(game, unit.id)}
    what = f"{bearer.perk.name}: units that deploy after all others"
    for unit in (yield from game.choose(what, words, by=side, least=0, most=len(words))):
        unit_status.mark(game, unit_status.LATER, unit, "phase")


def _add_points(game: Game, bearer: Bearer, moment: Commanding) -> Flow[None]:
    """Roll for more command points: a D3 for each 500 points that the game is played with."""
    side = bearer.unit
    roster = game.state.roster_of(side)
    count = (roster.points if roster is not None else 0) // int(bearer.number("points"))
    faces = yield from game.roll(bearer.perk.name, count, 3, by=side)
    moment.given[side] = moment.given.get(side, 0) + sum(faces)


# Master Strategist


_STRATEGIST, _DECIDED, _ROLL = "strategist of the turn", "the strategist has decided", "roll"


def _is_first(state: State, bearer: Bearer, _moment: Leading) -> bool:
    return _others(state, bearer.perk.name)[:1] == (bearer.unit,)


def _lead(game: Game, bearer: Bearer, moment: Leading) -> Flow[None]:
    """Find the one strategist of the turn, and let it say who goes first."""
    name = bearer.perk.name
    side = yield from roll_off(game, name, _others(game.state, name))
    unit_status.mark(game, _STRATEGIST, side)
    words = {_ROLL: "roll for it", **{each: f"{each} goes first" for each in game.state.sides}}
    chosen = yield from game.choose_one(f"{name}: Turn Master", words, by=side)
    if chosen != _ROLL:
        moment.first = chosen
        unit_status.mark(game, _DECIDED, side)


def _has_a_say(state: State, bearer: Bearer, _moment: Commanding) -> bool:
    return state.is_under(bearer.unit, _STRATEGIST) and not state.is_under(bearer.unit, _DECIDED)


def _roll_anew(game: Game, bearer: Bearer, moment: Commanding) -> Flow[None]:
    """Let it reroll the command points of all."""
    side, name = bearer.unit, bearer.perk.name
    if (yield from game.confirm(f"{name}: reroll the {moment.face} command points of each unit", by=side)):
        unit_status.mark(game, _DECIDED, side)
        sides = int(game.state.setting("command die", 3))
        moment.face = (yield from game.throw(f"{name}: command points", 1, sides, by=side))[0]


# Extension


def _not_yet(state: State, bearer: Bearer, moment: GameEnding) -> bool:
    return not moment.extended and not state.is_under(bearer.unit, f"spent {bearer.perk.name}")


def _extend(game: Game, bearer: Bearer, moment: GameEnding) -> Flow[None]:
    if (yield from game.confirm(f"{bearer.perk.name}: play one more turn", by=bearer.unit)):
        unit_status.mark(game, f"spent {bearer.perk.name}", bearer.unit, "game")
        moment.extended = True


PLANS: tuple[Perk, ...] = (
    _row(
        "Avenge",
        _LIMITED,
        "Its player names a unit before the game. Once enemies have brought that unit to 0 HP, all others of"
        " the roster have +{bonus} to attack dice for the rest of the game.",
        {"unit": "", "bonus": 1},
        gives=(Gives(ATTACK_DICE, _driven),),
        reacts=(_designates(), *once_down(_remember, _falls_to_enemy)),
        rulings=("W-Avenge-1",),
    ),
    _row(
        "Despair",
        _LIMITED,
        "Its player names a unit before the game, which has to deploy in the first turn and never goes into"
        " reserve. Once it is at 0 HP all of the roster have -1 to attack dice; it has that itself while it"
        " is alone on the battlefield.",
        {"unit": "", "bonus": -1, "leads nobody": 1},
        gives=(Gives(ATTACK_DICE, _desperate),),
        forbids=(Forbids(TO_HOLD, _has_to_deploy), Forbids(TO_RESERVE, _stays_out)),
        reacts=(_designates(_leads_nobody), *once_down(_remember, _has_fallen)),
        rulings=("W-Avenge-1",),
    ),
    _row(
        "Extension",
        "Specific",
        "As the game ends after its last turn, its player may have one more turn played, once.",
        reacts=(Reacts(GameEnding, _extend, _not_yet),),
        rulings=("W-Extension-1",),
    ),
    _row(
        "Master Strategist",
        "Specific",
        "Each turn its player names the Turn Master, or may reroll the command points of all. Of several"
        " a roll-off finds the one who may.",
        reacts=(Reacts(Leading, _lead, _is_first), Reacts(Commanding, _roll_anew, _has_a_say)),
        rulings=("W-Strategist-1",),
    ),
    _row(
        "Nexus",
        'Passive, Radius (12")',
        'Its player names a unit before the game. Units of the roster may deploy wholly within {radius}" of'
        " it, as if that were their own zone.",
        numbers={"unit": "", "radius": 12},
        gives=(Gives(DEPLOYS_THERE, _is_beside_nexus, mine=False),),
        reacts=(_designates(),),
        rulings=("W-Nexus-1",),
    ),
    _row(
        "Playstylist",
        "Specific",
        "Standard: its player names units that deploy after everybody else. Advanced: D3 more command points"
        " each turn for each full {points} points of the roster's limit.",
        numbers={"points": 500},
        reacts=(Reacts(PhaseBegan, _hold_back, _deploys), Reacts(Commanding, _add_points)),
        rulings=("W-Playstylist-1",),
    ),
)
