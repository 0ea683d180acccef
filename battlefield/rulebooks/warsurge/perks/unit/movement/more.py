"""Movement perks that add a movement, or demand one: Charge, Manoeuvre, Reflex Manoeuvre, Nonstop."""

from fractions import Fraction
from math import hypot

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.attack import RESIDUE, TRAP
from battlefield.rulebooks.warsurge.attack_moments import Redirected, SingledOut, Targeted
from battlefield.rulebooks.warsurge.moments import Moved, Moving
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.movement_paths import APART
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.directed import placed, shifted
from battlefield.rulebooks.warsurge.perks.kit.ranks import TurnBegins, TurnEnds, UnitMoved
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, is_near_and_seen
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, thrown
from battlefield.rulebooks.warsurge.turn.casualties import destroy
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import foes_on_table
from battlefield.rulebooks.warsurge.units.merged_units import (
    company,
    figures_with,
    living_with,
    with_parts,
)
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.trails import KINDS, counts_as
from battlefield.rulebooks.warsurge.words import LEAVES_MELEE, MOVE, TO_GO_ON, UNBOUND, USING_PERKS, place_of
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Limits, Modifier, figured
from battlefield.rules.core.moments import SpanEnded, SpanEnding, TurnBegan
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts, Use
from battlefield.rules.core.state import TABLE, State, Until
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout

_row = Rows("Movement")

_GRAIN = 10_000_000


# Charge


def _charges(state: State, bearer: Bearer, moment: Moved) -> bool:
    own = moment.unit == bearer.unit and counts_as(moment.how) in KINDS and not moment.forced
    return own and state.units[bearer.unit].where == TABLE and not unit_status.is_engaged(state, bearer.unit)


def _near_foes(game: Game, unit: str, inches: float) -> dict[str, str]:
    foes = (u for u in foes_on_table(game, unit) if game.state.living(u.id))
    return {u.id: u.name for u in foes if is_near_and_seen(game.state, unit, u.id, inches)}


def _charge(game: Game, bearer: Bearer, moment: Moved) -> Flow[None]:
    """Let it go some inches more toward an enemy that is near; who has placed it decides on that."""
    unit, by = bearer.unit, moment.by or game.state.units[bearer.unit].commander
    foes = _near_foes(game, unit, float(bearer.number("radius")))
    touching = any(is_within(layout.between(game.state, unit, foe).gap, 0.0) for foe in foes)
    if not foes or touching or game.reason_against(TO_GO_ON, unit):
        return
    if not (yield from game.confirm(f"{bearer.perk.name} with {unit}?", by=by)):
        return
    foe = yield from game.choose_one(f"{bearer.perk.name} toward", foes, by=by)
    inches = sum((yield from thrown(game, bearer, int(bearer.number("dice")), tells=sum)))
    begun = yield from moving.begun(game, unit, "Charge", float(inches))
    if begun is not None:
        _toward(game, begun, foe, bearer.perk.name)
        if moving.leads_somewhere(game, begun):
            yield from moving.placed(game, begun)
        else:
            game.say(f"no {bearer.perk.name}: it is led elsewhere", unit)


def _toward(game: Game, begun: Moving, foe: str, source: str) -> None:
    """Let a unit end nearer to an enemy than it began, or stay."""
    state, unit = game.state, begun.unit
    before = layout.between(state, unit, foe).gap

    def check(places: tuple[Placed, ...]) -> str:
        if all(place.at == state.figures[place.figure].model.at for place in places):
            return ""
        after = layout.between(placed(state, places), unit, foe).gap
        return "" if after < before else f"{source}: it goes toward {state.units[foe].name}"

    begun.checks.append(check)
    found = layout.between(state, unit, foe)
    one = layout.standing(state, unit)[found.one].model.at
    other = layout.standing(state, foe)[found.other].model.at
    far = hypot(other[0] - one[0], other[1] - one[1]) or 1.0
    way = (other[0] - one[0]) / far, (other[1] - one[1]) / far
    for step in (min(begun.allowance, before), min(begun.allowance, before - APART)):
        if step > 0.0:
            begun.tries.append(shifted(state, unit, way[0] * step, way[1] * step))


def _charge_row(rank: str, radius: int, dice: int, words: str) -> Perk:
    return _row(
        f"Charge {rank}",
        f'Specific, Radius ({radius}")',
        f'With enemies within {{radius}}" and in sight after a Move or Dash it may go {words} inches more'
        f" toward one of them.",
        numbers={"radius": radius, "dice": dice},
        reacts=(Reacts(Moved, _charge, _charges, rank=UnitMoved.CHARGES),),
        rulings=("W-Charge-1",),
    )


# Manoeuvre


def hampered(game: Game, unit: str, inches: int) -> float:
    """Return how far a unit relocates that may go so many inches: whatever slows its Move slows that too."""
    slows = tuple(each for each in stat(game, MOVE, unit).applied if _is_slowing(each))
    return float(figured("relocation", inches, slows, Limits("up", 0)).value)


def _is_slowing(modifier: Modifier) -> bool:
    return modifier.amount < (1 if modifier.step in ("times", "set") else 0)


def _why_not_relocate(game: Game, unit: str) -> str:
    state = game.state
    if state.units[unit].where != TABLE:
        return "only on the table"
    if unit_status.is_engaged(state, unit) and not game.figure(LEAVES_MELEE, 0, unit).value:
        return "it is locked in a melee"
    if unit_status.is_marked(state, unit_status.NO_MOVE, unit):
        return "it used a Heavy weapon"
    return moving.why_held(game, unit)


def _may_manoeuvre(game: Game, bearer: Bearer) -> str:
    if game.state.clock.phase != "Attack":
        return "only before or after its attacks"
    return _why_not_relocate(game, bearer.unit)


def _manoeuvre(game: Game, bearer: Bearer) -> Flow[None]:
    unit, how = bearer.unit, "Manoeuvre"
    if not (yield from moving.stays_put(game, unit, how)):
        yield from moving.move(game, unit, how, hampered(game, unit, int(bearer.number("radius"))))


# Reflex Manoeuvre


_AIMED_AT = "aimed at"


def _is_aimed_at(state: State, bearer: Bearer, moment: Targeted | Redirected | SingledOut) -> bool:
    """Return whether an enemy, not what it has left behind, targets the unit or who is merged with it."""
    hostile = are_enemies(state, moment.attacker, bearer.unit)
    lies = moment.attack.aimed.origin in (TRAP, RESIDUE)
    return hostile and not lies and moment.target in company(state, bearer.unit)


def _note_aim(game: Game, bearer: Bearer, moment: Targeted | Redirected | SingledOut) -> None:
    unit_status.mark(game, _AIMED_AT, bearer.unit, "phase", by=moment.attacker)


def _is_over(state: State, bearer: Bearer, moment: SpanEnded) -> bool:
    return moment.span == "sequence" and state.is_under(bearer.unit, _AIMED_AT)


def _used(bearer: Bearer) -> str:
    return f"used {bearer.perk.name}"


def _dodge(game: Game, bearer: Bearer, _moment: SpanEnded) -> Flow[None]:
    unit = bearer.unit
    game.lift(unit, _AIMED_AT)
    if game.state.is_under(unit, _used(bearer)) or not game.state.living(unit):
        return
    if _why_not_relocate(game, unit) or game.reason_against(USING_PERKS, unit, about=UsingPerk(bearer.perk)):
        return
    by = game.state.units[unit].commander
    if (yield from game.confirm(f"{bearer.perk.name} with {unit}?", by=by)):
        unit_status.mark(game, _used(bearer), unit)
        if not (yield from moving.stays_put(game, unit, "Reflex Manoeuvre")):
            inches = hampered(game, unit, int(bearer.number("radius")))
            yield from moving.move(game, unit, "Reflex Manoeuvre", inches)


# Nonstop


_BEGAN = "where it began the turn"


def _note_places(game: Game, bearer: Bearer, _moment: TurnBegan) -> None:
    """Remember where its figures stand as a turn begins, those of its sergeants as well."""
    unit = bearer.unit
    if game.state.units[unit].where == TABLE:
        facts = [
            fact(Fraction(round(value * _GRAIN), _GRAIN))
            for figure in figures_with(game.state, with_parts(game.state, unit))
            for fact, value in zip(place_of(figure.id), figure.model.at, strict=True)
        ]
        until = Until("turn", game.state.clock.turn)
        game.begin(_BEGAN, unit, *facts, by=unit, until=until)


def _turn_ends(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "turn" and state.is_under(bearer.unit, _BEGAN) and bool(state.living(bearer.unit))


def _crash(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Lose the unit where one of its figures is too near to where it began."""
    state, unit = game.state, bearer.unit
    began = state.effects_on(unit, _BEGAN)[0]
    if state.units[unit].where != TABLE or game.figure(UNBOUND, 0, unit).value:
        return
    for figure in living_with(state, unit):
        here = place_of(figure.id)
        if here[0].name not in dict(began.info):
            continue
        x, y = (float(began.get(axis)) for axis in here)
        far = hypot(figure.model.at[0] - x, figure.model.at[1] - y)
        if not is_within(float(bearer.number("radius")), far):
            game.say(f"{figure.id} is {grained(far):.2f} in from where it began the turn", unit)
            yield from destroy(game, unit, bearer.perk.name)
            return


PERKS: tuple[Perk, ...] = (
    _charge_row("I", 6, 1, "D6"),
    _charge_row("II", 12, 2, "2D6"),
    *_row.ranks(
        "Manoeuvre",
        'Specific, Radius ({radius}")',
        'Once a turn, before or after its attacks, it may move up to {radius}"; that counts as a Move, and'
        " what slows its Move slows it.",
        numbers={"radius": (6, 12, 18)},
        uses=(Use("relocate", _manoeuvre, _may_manoeuvre, beside=("Attack",)),),
    ),
    *_row.ranks(
        "Nonstop",
        'Specific, Radius ({radius}")',
        'Each of its models ends each turn at least {radius}" from where it began it, or the unit is lost.'
        " No melee holds it.",
        numbers={"radius": (12, 18, 24)},
        gives=flags(LEAVES_MELEE),
        reacts=(
            Reacts(TurnBegan, _note_places, rank=TurnBegins.PLACES),
            Reacts(SpanEnding, _crash, _turn_ends, rank=TurnEnds.WEARS_OFF),
        ),
        rulings=("W-Nonstop-1",),
    ),
    *_row.ranks(
        "Reflex Manoeuvre",
        'Specific, Radius ({radius}")',
        'Once a turn, after the attacks of an enemy that targeted it, it may move up to {radius}"; that'
        " counts as a Move, and what slows its Move slows it.",
        numbers={"radius": (6, 12, 18)},
        reacts=(
            Reacts(Targeted, _note_aim, _is_aimed_at),
            Reacts(Redirected, _note_aim, _is_aimed_at),
            Reacts(SingledOut, _note_aim, _is_aimed_at),
            Reacts(SpanEnded, _dodge, _is_over),
        ),
        rulings=("W-Reflex-1",),
    ),
)
