"""Defensive perks that make a unit harder to hit and to single out, or turn an attack round."""

from collections.abc import Callable
from dataclasses import replace

from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.attack import Attack, are_mostly
from battlefield.rulebooks.warsurge.attack.shields import printed
from battlefield.rulebooks.warsurge.attack_moments import AttackRolled, Harming, Targeted
from battlefield.rulebooks.warsurge.perks.kit.ranks import DiceShow, UnitIsTargeted
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, game_of, is_immobile, perks_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    adds,
    attack_of,
    forbids,
    is_barred,
    is_in_melee,
    spend_use,
    thrown,
    uses_left,
)
from battlefield.rulebooks.warsurge.perks.unit.defensive.saves import lays_for_turn, this_turn
from battlefield.rulebooks.warsurge.transport.passengers import acting_from
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.command import cost_of, pay, why_not_pay
from battlefield.rulebooks.warsurge.units.counters import ANSWERED, acting
from battlefield.rulebooks.warsurge.units.merged_units import company
from battlefield.rulebooks.warsurge.units.playstyle import COUNTER_PERK
from battlefield.rulebooks.warsurge.words import (
    ATTACK_DICE_AGAINST,
    BEDIM,
    DEFENCE,
    DEFLECT,
    HOSTILE_DICE_MODIFIERS,
    IN_COVER,
    PARRY,
    SHIELDING,
    WARD,
    working,
)
from battlefield.rules.core.events import MarkerLaid
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts, Use
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import Marker, State
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout

PASSES_ON = 4


_perk = Rows("Defensive")


def _penalty_where(holds: Callable[[Ask, Bearer], bool]) -> Gives:
    """Take the row's number from attack dice against the bearer wherever something holds."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        return plus(-int(bearer.number("penalty")), bearer.perk.name) if holds(ask, bearer) else None

    return Gives(ATTACK_DICE_AGAINST, answer)


def _is_in_melee(ask: Ask, _bearer: Bearer) -> bool:
    return is_in_melee(ask)


def _is_outside_melee(ask: Ask, _bearer: Bearer) -> bool:
    return not is_in_melee(ask)


def _can_move(ask: Ask, bearer: Bearer) -> bool:
    return not is_immobile(game_of(ask), bearer.unit)


def _barrier(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return defence by how far the nearest attacker is."""
    if not are_enemies(ask.state, ask.foe, bearer.unit):
        return None
    steps = (int(bearer.number(each)) for each in ("near", "middle", "far"))
    attack = attack_of(ask)
    bonus = sum(is_within(step, attack.placed.nearest if attack is not None else 0.0) for step in steps)
    return plus(bonus, bearer.perk.name) if bonus else None


def _bedim(face: int) -> Perk:
    says = "Each attack die against it, a friend's too, may be rolled only after a {face}+."
    return _perk(f"Bedim {face}+", "Passive", says, numbers={"face": face}, gives=(adds(BEDIM, "face"),))


# smoke


def _why_no_smoke(game: Game, bearer: Bearer) -> str:
    return "" if uses_left(game.state, bearer) else "it has been used"


def _why_not_lay_smoke(game: Game, bearer: Bearer) -> str:
    there = acting_from(game, bearer.unit)
    return _why_no_smoke(game, bearer) or ("" if there else "only on the battlefield, and out of Fire Points")


def _hide_in_smoke(game: Game, bearer: Bearer) -> Flow[None]:
    spend_use(game, bearer)
    yield from lays_for_turn(game, bearer)


def _lay_smoke(game: Game, bearer: Bearer) -> Flow[None]:
    """Let its commander lay a marker; whoever stands wholly near it is in cover this turn."""
    unit = game.state.units[bearer.unit]
    reach = float(bearer.number("reach"))

    def problem(at: Point) -> str:
        if not (0 <= at[0] <= game.state.board.width and 0 <= at[1] <= game.state.board.height):
            return "the marker must lie on the table"
        far = min((layout.gap_to_point(layout.base_of(f.model), at) for f in figures), default=reach)
        return "" if is_within(far, reach) else f"it must lie within {reach:g} in; that is {far:.2f} in away"

    def tries() -> list[Point]:
        return [figure.model.at for figure in figures]

    figures = acting_from(game, bearer.unit)
    within = tuple(layout.circle_about(figure.model, reach) for figure in figures)
    request = Spot(unit.commander, f"{bearer.perk.name} of {unit.name}", within)
    x, y = yield from game.spot(SpotLaw(request, problem, tries))
    spend_use(game, bearer)
    name, until = bearer.perk.name, this_turn(game)
    id_ = f"{name} {game.state.serial + 1}"
    at = grained(x), grained(y)
    game.emit(MarkerLaid(Marker(id_, name, at, unit.commander, bearer.unit, until=until)))
    yield from game.lay(name, id_, by=bearer.unit, until=until)


def _in_smoke(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Return whether a unit stands wholly within the smoke of the marker that bears the effect.

    Its sergeants do too, and for who is carried whoever carries it.
    """
    lying = next((mark for mark in ask.state.markers if mark.id == bearer.unit), None)
    if lying is None:
        return None
    cloud = Template("round", 2.0 * int(bearer.number("radius")), lying.at)
    inside = layout.wholly_under(cloud, layout.standing(ask.state, ask.state.whole_of(ask.unit)))
    return plus(1, bearer.perk.name) if inside and all(inside) else None


# not being singled out


def _is_precise(state: State, bearer: Bearer, moment: Targeted) -> bool:
    """Return whether Precision is about to strike the bearer, or those that it is merged with."""
    return bearer.unit in company(state, moment.target) and "Precision" in perks_of(state, moment.weapon)


def _blur(game: Game, bearer: Bearer, moment: Targeted) -> Flow[None]:
    """On a 4+ remember the weapon that cannot single anybody out."""
    faces = yield from thrown(game, bearer)
    if faces[0] >= PASSES_ON:
        game.say(f"{bearer.perk.name}: nobody is singled out", bearer.unit)
        unit_status.mark(game, _blurred(moment.weapon), bearer.unit, "sequence", by=moment.attacker)


def _blurred(weapon: str) -> str:
    return f"obscured from {weapon}"


def _is_blurred(state: State, bearer: Bearer, moment: AttackRolled | Harming) -> bool:
    known = state.effects_on(bearer.unit, _blurred(moment.weapon))
    return moment.target == bearer.unit and any(effect.by == moment.attacker for effect in known)


def _choose_nobody(_game: Game, _bearer: Bearer, moment: AttackRolled | Harming) -> None:
    moment.attack.choose(())


def _not_singled_out(ask: Ask, bearer: Bearer) -> str:
    known = ask.state.effects_on(bearer.unit, _blurred(ask.weapon))
    return bearer.perk.name if any(effect.by == ask.foe for effect in known) else ""


# turning an attack round


def _tried(weapon: str) -> str:
    return f"reflecting {weapon} was tried"


def _may_reflect(state: State, bearer: Bearer, moment: Targeted) -> bool:
    """Return whether an enemy's weapon could be turned round now: once for each weapon."""
    return (
        bearer.unit in company(state, moment.target)
        and not moment.void
        and are_enemies(state, moment.attacker, bearer.unit)
        and not state.is_under(moment.attacker, _tried(moment.weapon))
        and _has_left(state, bearer)
    )


def _has_left(state: State, bearer: Bearer) -> bool:
    if bearer.number("lasts") == "turn":
        return not _is_spent(state, bearer) or _may_counter(state, bearer.unit)
    return uses_left(state, bearer) > 0


def _is_spent(state: State, bearer: Bearer) -> bool:
    return state.is_under(bearer.unit, f"{bearer.perk.name} used")


def _may_counter(state: State, unit: str) -> bool:
    """Return whether a unit could pay for reflecting again as its answer to this step."""
    there = bool(acting(state)) and not state.is_under(unit, ANSWERED)
    return there and not why_not_pay(state, state.units[unit].commander, 1)


def _reflecting(game: Game, unit: str) -> Bearer | None:
    """Return whoever could turn an attack on a unit round: it, or one merged with it."""
    merged = company(game.state, unit)
    bearers = (each for each in game.book.bearers(game.state) if each.unit in merged and each.effect is None)
    found = (each for each in bearers if each.perk.name.startswith("Reflect "))
    return next((each for each in found if _has_left(game.state, each)), None)


def _reflect(game: Game, bearer: Bearer, moment: Targeted) -> Flow[None]:
    """Turn a weapon on its wielder, who may turn it back, and so on until one fails or has enough."""
    used: dict[str, Bearer] = {}
    attack, first, foe = moment.attack, moment.target, moment.attacker
    holder: Bearer | None = bearer
    cover = attack.placed.cover
    while holder is not None:
        if not (yield from _turned(game, holder, moment)):
            return
        if moment.target not in used:
            _note_reflected(game, holder)
        used[moment.target] = holder
        moment.target = foe if moment.target == first else first
        attack.place(replace(attack.placed, cover=cover and moment.target == first))
        holder = used.get(moment.target) or _reflecting(game, moment.target)


def _turned(game: Game, holder: Bearer, moment: Targeted) -> Flow[bool]:
    """Ask a holder whether it tries, and roll for it."""
    if is_barred(game, holder):
        return False
    unit, weapon = game.state.units[holder.unit], game.state.profiles[moment.weapon]
    if not (yield from game.confirm(f"{holder.perk.name} of {unit.name}: {weapon.name}", by=unit.commander)):
        return False
    if not game.state.is_under(moment.attacker, _tried(moment.weapon)):
        unit_status.mark(game, _tried(moment.weapon), moment.attacker, "sequence")
    faces = yield from thrown(game, holder)
    worked = faces[0] >= PASSES_ON
    game.say(f"{holder.perk.name}: {weapon.name} {'is turned round' if worked else 'comes through'}", unit.id)
    return worked


def _note_reflected(game: Game, holder: Bearer) -> None:
    """Count the use, once however often the weapon goes back and forth."""
    if not _has_left(game.state, holder):
        return
    if holder.number("lasts") == "turn" and _is_spent(game.state, holder):
        unit = game.state.units[holder.unit]
        pay(game, unit.commander, cost_of(game, unit.id, COUNTER_PERK), f"{COUNTER_PERK} of {unit.name}")
        unit_status.mark(game, ANSWERED, unit.id, "phase")
    elif holder.number("lasts") == "turn":
        unit_status.mark(game, f"{holder.perk.name} used", holder.unit)
    else:
        spend_use(game, holder)


def _reflection(rank: str, lasts: str) -> Perk:
    span = "turn" if lasts == "turn" else "game"
    return _perk(
        f"Reflect {rank}",
        "Specific, D6 (4+), Limited Use (1)" if lasts == "game" else "Specific, Activate, D6 (4+)",
        f"Once a {span} it may turn one enemy weapon that targets it, or one merged with it, on its wielder,"
        " on a 4+; one try for each weapon. A wielder that reflects too may send it back, and so on."
        + (" Advanced: once more as the unit's Counter Perk." if lasts == "turn" else ""),
        numbers={"lasts": lasts, "uses": 1},
        reacts=(Reacts(Targeted, _reflect, _may_reflect, rank=UnitIsTargeted.REFLECTS),),
        rulings=("W-Reflect-1", "W-Reflect-2", "W-Reflect-3"),
    )


# a wall of shields

SHIELDS = (DEFLECT, WARD, PARRY)
HIDDEN = 0.5


def _walls(game: Game, unit: str) -> tuple[tuple[str, ...], ...]:
    """Return the living figures with shields that may be used, those with the same ones together."""
    carried: dict[tuple[int, ...], list[str]] = {}
    for figure in game.state.living(unit):
        if not unit_status.is_copy(game.state, figure.id):
            carried.setdefault(_shields(game, unit, figure.weapons), []).append(figure.id)
    return tuple(tuple(figures) for held, figures in carried.items() if any(held))


def _shields(game: Game, unit: str, weapons: tuple[str, ...]) -> tuple[int, ...]:
    usable = [each for each in weapons if not game.reason_against(SHIELDING, unit, weapon=each)]
    return tuple(max((printed(game.state, weapon, kind) for weapon in usable), default=0) for kind in SHIELDS)


def stands_behind(game: Game, attack: Attack) -> tuple[str, ...]:
    """Return the figures whose shields cover the target: half of the others are hidden by half, or more."""
    return next((wall for wall in _walls(game, attack.target) if _hides(game.state, attack, wall)), ())


def _hides(state: State, attack: Attack, wall: tuple[str, ...]) -> bool:
    rest = [figure.id for figure in state.living(attack.target) if figure.id not in wall]
    return not rest or are_mostly(layout.are_screened(state, attack.wielders, rest, wall, HIDDEN))


def _shield(kind: Stat) -> Gives:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        attack = attack_of(ask)
        if attack is None or attack.terms.chosen:
            return None
        game = game_of(ask)
        wall = stands_behind(game, attack)
        held = _shields(game, attack.target, ask.state.figures[wall[0]].weapons) if wall else ()
        worth = held[SHIELDS.index(kind)] if held else 0
        return Modifier("set", plus(worth, "").amount, bearer.perk.name)

    return Gives(kind, answer)


def _has_wall(_state: State, bearer: Bearer, moment: Harming) -> bool:
    return moment.target == bearer.unit and not moment.attack.terms.chosen


def _wall_suffers(game: Game, bearer: Bearer, moment: Harming) -> None:
    moment.attack.choose(stands_behind(game, moment.attack))
    if moment.attack.terms.chosen and moment.attack.cost:
        game.say(f"{bearer.perk.name}: those with the shields suffer first", bearer.unit)


_SMOKE_SCREEN_DICE = Gives(
    ATTACK_DICE_AGAINST,
    lambda _, bearer: plus(-int(bearer.number("penalty")), bearer.perk.name),
    scope="under",
)

PERKS: tuple[Perk, ...] = (
    _perk(
        "Barrier",
        "Specific, Stat Change",
        "+1 defence against an enemy whose nearest attacker is {near} in away or more, +2 from {middle} in, "
        "+3 from {far} in.",
        numbers={"near": 12, "middle": 24, "far": 36},
        gives=(Gives(DEFENCE, _barrier),),
    ),
    *map(_bedim, range(2, 7)),
    _perk(
        "Dodge",
        "Passive, Melee",
        "-{penalty} to attack dice of whoever fights it in a melee.",
        numbers={"penalty": 1},
        gives=(_penalty_where(_is_in_melee),),
    ),
    _perk(
        "Evasive",
        "Specific",
        "-{penalty} to attack dice against it, unless it is immobile.",
        numbers={"penalty": 1},
        gives=(_penalty_where(_can_move),),
        rulings=("W-Evasive-1",),
    ),
    _perk(
        "Obscured",
        "Specific, D6 (4+)",
        "When a weapon with Precision targets it, or those that it is merged with, a 4+ keeps that weapon"
        " from singling any of it out.",
        forbids=(Forbids(working("Precision"), _not_singled_out),),
        reacts=(
            Reacts(Targeted, _blur, _is_precise),
            Reacts(AttackRolled, _choose_nobody, _is_blurred, rank=DiceShow.BLURS),
            Reacts(Harming, _choose_nobody, _is_blurred, rank=DiceShow.BLURS),
        ),
    ),
    _reflection("I", "game"),
    _reflection("II", "turn"),
    _perk(
        "Shield Wall",
        "Specific",
        "Its shields count where the figures that carry them hide half of at least half of the others; these "
        "figures then suffer first. A majority is not asked for. The shields of these must be alike, and all"
        " models of one size.",
        numbers={"one size": 1},
        gives=tuple(map(_shield, SHIELDS)),
        reacts=(Reacts(Harming, _wall_suffers, _has_wall, rank=DiceShow.WALLS),),
        rulings=("W-Wall-1",),
    ),
    _perk(
        "Shroud",
        "Specific",
        "-{penalty} to attack dice against it from outside its melees.",
        numbers={"penalty": 1},
        gives=(_penalty_where(_is_outside_melee),),
    ),
    _perk(
        "Smoke Cover",
        "Activate, Limited Use (1)",
        "Once a game: a marker within {reach} in. This turn units wholly within {radius} in are in cover.",
        numbers={"uses": 1, "reach": 12, "radius": 6},
        gives=(Gives(IN_COVER, _in_smoke, scope="under", mine=False),),
        uses=(Use("Lay smoke", _lay_smoke, _why_not_lay_smoke),),
        rulings=("W-Smoke-1", "W-Aboard-1"),
    ),
    _perk(
        "Smokescreen",
        "Activate, Limited Use (1)",
        "Once a game: -{penalty} to all attack dice against it this turn.",
        numbers={"uses": 1, "penalty": 2},
        gives=(_SMOKE_SCREEN_DICE,),
        uses=(Use("Hide in smoke", _hide_in_smoke, _why_no_smoke),),
        rulings=("W-Smoke-1",),
    ),
    _perk(
        "Stalwart",
        "Passive",
        "Penalties to attack dice that enemies cause do not count; those of its own doing do.",
        forbids=(forbids(HOSTILE_DICE_MODIFIERS),),
    ),
)
