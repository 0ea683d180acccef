"""Templates of weapons: who lies under them, and what each unit there suffers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from battlefield.geometry.shapes import Template
from battlefield.rulebooks.warsurge import aboard
from battlefield.rulebooks.warsurge.attack import Attack
from battlefield.rulebooks.warsurge.beams import beam, lies_toward, stretch
from battlefield.rulebooks.warsurge.company import is_part, living_with
from battlefield.rulebooks.warsurge.laying import Laying, Mode, farthest_edge, laid, laying_of
from battlefield.rulebooks.warsurge.stats import stat
from battlefield.rulebooks.warsurge.targets import Aim, aims, attack_on, wielders_of
from battlefield.rules import layout
from battlefield.rules.depths import are_apart
from battlefield.rules.flow import Game
from battlefield.rules.moments import TemplateInside, TemplateLaid
from battlefield.rules.perks import Flow, Perk
from battlefield.rules.state import State

OUTSIDE = "table"
Strike = Callable[[Game, Attack], Flow[Attack]]


def mode_of(game: Game, weapon: str) -> Mode | None:
    """Give how a weapon's template is laid, or None where it has none."""
    for held in game.state.profiles[weapon].perks:
        perk = game.book.get(held.name)
        if perk is not None and "shape" in perk.numbers:
            return _mode(perk)
    return None


def _mode(perk: Perk) -> Mode:
    numbers: Mapping[str, Any] = perk.numbers
    return Mode(
        numbers["shape"],
        float(numbers.get("size", 0)),
        bool(numbers.get("scatters", False)),
        bool(numbers.get("centred", False)),
        bool(numbers.get("enemies", False)),
        bool(numbers.get("each", True)),
        int(numbers.get("inside", 0)),
    )


def is_template(game: Game, unit: str, weapon: str) -> bool:
    """Tell whether a weapon lays a template, and the unit has a figure to lay it from."""
    return mode_of(game, weapon) is not None and bool(wielders_of(game, unit, weapon))


def place_and_strike(
    game: Game, unit: str, weapon: str, strike: Strike, wielders: Sequence[str] = ()
) -> Flow[list[Attack]]:
    """Lay a template for each wielder (or each attack, where split), then strike who is under them."""
    mode = mode_of(game, weapon)
    assert mode is not None
    most = len(wielders_of(game, unit, weapon, carrying=True))
    users = tuple(wielders) or wielders_of(game, unit, weapon)[:most]
    split = game.figure("splits attacks", 0, unit, weapon=weapon)
    splits = mode.may_split and split.value > 0
    if splits:
        game.explain(split, f"each attack of {game.state.profiles[weapon].name} lays a template", unit)
    count = stat(game, "attacks", unit, weapon=weapon).value if splits else 1
    shut_in = yield from _shut_in(game, unit, weapon, users, mode)
    if shut_in is not None:
        return (yield from _strike_inside_of(game, unit, weapon, shut_in, strike))
    attacks: list[Attack] = []
    templates: list[tuple[Laying, Template]] = []
    for wielder in users * count:
        if not _is_left(game, unit, wielder):
            continue
        laying = laying_of(game, unit, weapon, aboard.stand_in(game.state, wielder), mode)
        if mode.shape == "beam":
            attacks += yield from _strike_along(laying, wielder, strike, fixed=int(splits))
            continue
        template = yield from laid(laying, game.state.profiles[weapon].name)
        if template is not None:
            templates.append((laying, template))
            yield from game.tell(TemplateLaid(unit, weapon, template))
    for attack in attacks_under(game, unit, weapon, users, mode, templates):
        attack.fixed = 1 if splits else 0
        attacks.append((yield from strike(game, attack)))
    return attacks


def _is_left(game: Game, unit: str, wielder: str) -> bool:
    """Tell whether a figure is still there: what answers out of turn may have taken it off."""
    return wielder in game.state.units[unit].figures


def attacks_under(
    game: Game,
    unit: str,
    weapon: str,
    wielders: tuple[str, ...],
    mode: Mode,
    templates: Sequence[tuple[Laying, Template]],
) -> Iterable[Attack]:
    """Give an attack for each unit under templates, nearest first; who has fallen by then is left out.

    What lies on the table stays there for as long as one of its wielders does.
    """
    far = max((farthest_edge(laying.wielder, template) for laying, template in templates), default=0.0)
    laid_ = [template for _, template in templates]
    for target, under in models_under(game, unit, laid_, mode, weapon):
        left = tuple(each for each in wielders if _is_left(game, unit, each))
        if left and living_with(game.state, target):
            attack = _attack(game, unit, weapon, target, left, under)
            attack.far_edge = far
            yield attack


def _attack(game: Game, unit: str, weapon: str, target: str, wielders: tuple[str, ...], under: int) -> Attack:
    """Put together an attack by a template; what is seen only counts for cover."""
    eyes = aboard.standing(game.state, unit, wielders)
    rows = layout.seen_pairs(game.state, eyes, [f.id for f in living_with(game.state, target)])
    seen = any(any(row) for row in rows)
    gap = layout.between(game.state, unit, target).gap
    attack = attack_on(game, unit, weapon, Aim(target, wielders, gap, seen))
    attack.under = under
    attack.cover = not seen or attack.cover
    return attack


def models_under(
    game: Game, unit: str, laid_: Sequence[Template], mode: Mode, weapon: str = ""
) -> list[tuple[str, int]]:
    """Count for each unit its living models under templates, each once for each template; nearest first."""
    state = game.state
    side = state.units[unit].commander
    helps = game.figure("targets friends", 0, unit, weapon=weapon).value > 0
    found = []
    for other in state.on_table():
        if (mode.enemies_only and (other.commander == side) != helps) or is_part(state, other.id):
            continue
        if are_apart(state, unit, other.id):
            continue
        figures = living_with(state, other.id)
        under = sum(sum(layout.under(template, figures)) for template in laid_) if figures else 0
        if under and (other.id != unit or not mode.centred):
            found.append((layout.between(state, unit, other.id).gap, other.id, under))
    return [(id_, under) for _, id_, under in sorted(found, key=lambda each: (round(each[0], 6), each[1]))]


# inside of transports


def _shut_in(
    game: Game, unit: str, weapon: str, wielders: tuple[str, ...], mode: Mode
) -> Flow[tuple[Attack, ...] | None]:
    """Let the commander use a template on who is shut in, or on what the unit itself is shut in.

    Dice stand for the models under it: against one unit, or against each enemy where it lies on the wielder.
    None where it is laid on the table.
    """
    state, side = game.state, game.state.units[unit].commander
    host, beam_ = state.units[unit].where, mode.shape == "beam"
    closed = aboard.is_shut_in(game, unit) or (beam_ and host in state.units)
    if not closed and not beam_ and not mode.inside:
        return None
    if beam_ and host in state.units:
        there = (each for each in (host, *aboard.passengers(state, host)) if each != unit)
        found = {each: Aim(each, wielders, 0.0, True) for each in there if state.living(each)}
    else:
        found = {aim.target: aim for aim in aims(game, unit, weapon)}
    among = {id_: aim for id_, aim in found.items() if closed or _is_within(state, unit, id_, beam=beam_)}
    if not among:
        return () if closed else None
    words = {id_: f"{state.units[id_].name}, shut in" for id_ in among}
    words |= {} if closed else {OUTSIDE: "a place on the table"}
    all_ = mode.centred or beam_
    where = "" if closed and all_ else (yield from game.choose_one(_where(weapon), words, by=side))
    if where == OUTSIDE:
        return None
    made = []
    count = mode.inside or int(beam_ and mode.each)
    for aim in among.values() if all_ else (among[where],):
        dice = yield from game.roll("models under the template", count, by=side, about=(unit, aim.target))
        attack = attack_on(game, unit, weapon, replace(aim, wielders=wielders))
        attack.under = sum(dice)
        made.append(attack)
    return tuple(made)


def _is_within(state: State, unit: str, other: str, *, beam: bool) -> bool:
    """Tell whether a unit in the open may send a template inside: for a beam, into itself only."""
    if beam:
        return state.units[other].where == unit
    return other == state.units[unit].where or aboard.is_carried(state, other)


def _where(weapon: str) -> str:
    return f"where the template of {weapon} goes"


def _strike_inside_of(
    game: Game, unit: str, weapon: str, attacks: Sequence[Attack], strike: Strike
) -> Flow[list[Attack]]:
    units, struck = game.state.units, []
    hosts = dict.fromkeys(units[each].where for each in (unit, *(attack.target for attack in attacks)))
    for attack in attacks:
        struck.append((yield from strike(game, attack)))  # noqa: PERF401
    for host in hosts:
        if host in units and attacks:
            yield from game.tell(TemplateInside(unit, weapon, host))
    return struck


# beams


def _strike_along(laying: Laying, wielder: str, strike: Strike, *, fixed: int) -> Flow[list[Attack]]:
    """Let a beam strike unit after unit, with their passengers, until one of them loses nothing."""
    game, struck = laying.game, []
    template = yield from beam(laying, game.state.profiles[laying.weapon].name)
    if template is None:
        return []
    yield from game.tell(TemplateLaid(laying.unit, laying.weapon, template))
    for target in stretch(laying, template):
        if not _is_left(game, laying.unit, wielder):
            break
        made = replace(_beam_attack(laying, wielder, template, target), fixed=fixed)
        attack = yield from strike(game, made)
        struck.append(attack)
        if not attack.lost + attack.spared + attack.regained:
            break
        struck += yield from _strike_inside(laying, wielder, target, strike, fixed=fixed)
    return struck


def _beam_attack(laying: Laying, wielder: str, template: Template, target: str) -> Attack:
    game, each = laying.game, laying.mode.each
    under = sum(layout.under(template, game.state.living(target))) if each else 0
    attack = _attack(game, laying.unit, laying.weapon, target, (wielder,), under)
    attack.far_edge = attack.distance = lies_toward(laying, target)
    return attack


def _strike_inside(
    laying: Laying, wielder: str, carrier: str, strike: Strike, *, fixed: int
) -> Flow[list[Attack]]:
    game, struck = laying.game, []
    for inside in aboard.passengers(game.state, carrier):
        if game.state.living(inside) and inside != laying.unit:
            made = yield from _inside(laying, wielder, inside)
            struck.append((yield from strike(game, replace(made, fixed=fixed))))
    return struck


def _inside(laying: Laying, wielder: str, target: str) -> Flow[Attack]:
    """Put together what a beam does to a passenger: where it counts models, a die's worth of them."""
    game, under = laying.game, 0
    if laying.mode.each:
        by = game.state.units[laying.unit].commander
        what, about = f"models of {game.state.units[target].name}", (laying.unit, target)
        under = (yield from game.roll(what, by=by, about=about))[0]
    return Attack(laying.unit, laying.weapon, target, (wielder,), under=under, reach=laying.reach)
