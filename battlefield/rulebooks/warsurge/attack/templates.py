"""Templates of weapons: who lies under them, and what each unit there suffers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import isfinite
from typing import Any

from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.attack import Attack, Use
from battlefield.rulebooks.warsurge.attack.attack_parts import Part, Placement
from battlefield.rulebooks.warsurge.attack.beams import beam, lies_toward, stretch
from battlefield.rulebooks.warsurge.attack.shares import seeing, share_inside, share_laid
from battlefield.rulebooks.warsurge.attack.striking import volley
from battlefield.rulebooks.warsurge.attack.targets import Aim, aims, attack_on, farthest_aim, wielders_of
from battlefield.rulebooks.warsurge.attack.template_placement import (
    Laying,
    Mode,
    farthest_edge,
    has_place,
    laid,
    laying_of,
)
from battlefield.rulebooks.warsurge.attack_moments import TemplateInside, TemplateLaid
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.allegiance import is_foe
from battlefield.rulebooks.warsurge.units.harm import standing_with
from battlefield.rulebooks.warsurge.units.merged_units import is_part
from battlefield.rulebooks.warsurge.units.stats import reach_of, stat
from battlefield.rulebooks.warsurge.words import (
    ATTACKS,
    SPLITS_ATTACKS,
    TARGETS_FRIENDS,
    WITHOUT_SIGHT,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow, Perk
from battlefield.rules.core.state import TABLE, Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.table import layout
from battlefield.rules.table.underground import is_below

OUTSIDE = "table"


def mode_of(game: Game, weapon: str) -> Mode | None:
    """Return how a weapon's template is laid, or None where it has none."""
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
    """Return whether a weapon lays a template, and the unit has a figure to lay it from."""
    return mode_of(game, weapon) is not None and bool(wielders_of(game, unit, weapon))


def why_not_over(game: Game, unit: str, weapon: str, target: str) -> str:
    """Say that a disc within range comes over nobody of a unit; nothing of templates of other shapes."""
    mode, reach = mode_of(game, weapon), farthest_aim(game, unit, weapon)
    if mode is None or mode.shape != "round" or mode.centred or reach <= 0.0:
        return ""
    gap = layout.between(game.state, unit, target).gap
    if is_within(gap, reach) or not isfinite(gap):
        return ""
    return f"{grained(gap):.2f} in away, and its template lies within {reach:g} in"


def may_lie_over(game: Game, unit: str, weapon: str, wielder: str, figures: Sequence[str]) -> bool:
    """Return whether a figure finds a place for a weapon's template over one of some figures."""
    mode = mode_of(game, weapon)
    if mode is None or not figures:
        return False
    own = game.state.figures[wielder]
    laying = laying_of(game, unit, weapon, own, mode, over_any=tuple(figures))
    if laying.is_centred:
        there = [game.state.figures[id_] for id_ in figures]
        return has_place(laying) and any(layout.under(laying.at(own.model.at), there))
    return has_place(laying)


def users_of(game: Game, unit: str, weapon: str) -> Flow[tuple[str, ...]]:
    """Let a side say which figures use a weapon, where more may than carry one."""
    able = wielders_of(game, unit, weapon)
    most = len(wielders_of(game, unit, weapon, carrying=True))
    by, what = game.state.units[unit].commander, f"who uses {game.state.profiles[weapon].name}"
    return (yield from game.choose(what, {id_: id_ for id_ in able}, by=by, least=most, most=most))


def place_and_strike(game: Game, use: Use, wielders: Sequence[str] = (), target: str = "") -> Flow[None]:
    """Lay a template for each wielder (or each attack, where split), then strike who is under them.

    Each has to lie over a `target` that is named.
    """
    unit, weapon = use.attacker, use.weapon
    mode = mode_of(game, weapon)
    assert mode is not None
    users = tuple(wielders) or (yield from users_of(game, unit, weapon))
    split = game.figure(SPLITS_ATTACKS, 0, unit, weapon=weapon)
    splits = mode.may_split and split.value > 0
    if splits:
        game.explain(split, f"each attack of {game.state.profiles[weapon].name} lays a template", unit)
    count = stat(game, ATTACKS, unit, weapon=weapon).value if splits else 1
    shut_in = yield from _shut_in(game, unit, weapon, users, mode, target)
    if shut_in is not None:
        yield from _strike_inside_of(game, use, shut_in)
        return
    laid_: list[tuple[str, Laying, Template, Part | None]] = []
    for number, wielder in enumerate(users * count):
        if not _is_left(game, unit, wielder):
            continue
        nth = number // len(users)
        part = (nth, nth + 1, count) if splits else None
        laying = yield from _laying(game, use, wielder, mode, target)
        if mode.way.is_beam:
            yield from _strike_along(game, laying, use, wielder, part)
            continue
        template = yield from laid(game, laying, game.state.profiles[weapon].name)
        if template is not None:
            laid_.append((wielder, laying, template, part))
            far = farthest_edge(laying.wielder, template)
            yield from game.tell(TemplateLaid(unit, weapon, template, wielder, far, use))
    yield from volley(game, use, attacks_under(game, use, users, mode, laid_))


def _laying(game: Game, use: Use, wielder: str, mode: Mode, target: str) -> Flow[Laying]:
    there, passing = use.moment_of(game), use.passing.over if use.passing is not None else ""
    named = target if target and there.state.units[target].where == TABLE else ""

    def laying(figure: Figure) -> Laying:
        found = laying_of(there, use.attacker, use.weapon, figure, mode, over_any=use.over)
        return (
            replace(found, over=named, which="which it is used on") if named else replace(found, over=passing)
        )

    def is_able(figure: Figure) -> bool:
        return has_place(laying(figure))

    return laying((yield from used_from(game, wielder, use.weapon, there.state, is_able)))


def used_from(
    game: Game, wielder: str, weapon: str, state: State, is_able: Callable[[Figure], bool] | None = None
) -> Flow[Figure]:
    """Let a side say from which model a figure uses a weapon, where several carry it; else it is its own."""
    unit = state.figures[wielder].model.unit
    ids = passengers.standing(state, unit, (wielder,))
    if len(ids) > 1 and is_able is not None:
        ids = tuple(id_ for id_ in ids if is_able(state.figures[id_])) or ids
    what, by = f"from which model {state.profiles[weapon].name} is used", state.units[unit].commander
    chosen = yield from game.choose_one(what, {id_: id_ for id_ in ids}, by=by)
    return state.figures[chosen]


def _is_left(game: Game, unit: str, wielder: str) -> bool:
    """Return whether a figure is still there: what answers out of turn may have taken it off."""
    return wielder in game.state.units[unit].figures


def attacks_under(
    game: Game,
    use: Use,
    wielders: tuple[str, ...],
    mode: Mode,
    templates: Sequence[tuple[str, Laying, Template, Part | None]],
) -> Iterable[Attack]:
    """Yield an attack for each unit under templates, nearest first; who has fallen by then is left out.

    What lies on the table stays there for as long as one of its wielders does.
    """
    unit, weapon = use.attacker, use.weapon
    laid_ = [template for _, _, template, _ in templates]
    for target, _ in models_under(use.moment_of(game), unit, laid_, mode, weapon):
        there = use.moment_of(game)
        left = tuple(each for each in wielders if _is_left(game, unit, each))
        figures = standing_with(there, target)
        if left and figures:
            attack = _attack(there, unit, weapon, target, left)
            under = [sum(layout.under(template, figures)) for template in laid_]
            share_laid(
                there,
                attack,
                [
                    (wielder, farthest_edge(laying.wielder, template), count, part)
                    for (wielder, laying, template, part), count in zip(templates, under, strict=True)
                    if count
                ],
            )
            _uncover_passing(use, attack)
            yield attack


def _uncover_passing(use: Use, attack: Attack) -> None:
    if use.passing is not None and attack.target in use.passing.in_the_open:
        attack.uncover()


def _attack(game: Game, unit: str, weapon: str, target: str, wielders: tuple[str, ...]) -> Attack:
    """Put together an attack by a template; what is seen only counts for cover."""
    gap = layout.between(game.state, unit, target).gap
    return attack_on(game, unit, weapon, Aim(target, wielders, gap, True))


def models_under(
    game: Game,
    unit: str,
    laid_: Sequence[Template],
    mode: Mode,
    weapon: str = "",
    *,
    below: bool | None = None,
) -> list[tuple[str, int]]:
    """Count for each unit its living models under templates, each once for each template; nearest first.

    They lie on the level of their user, or of what strikes, if that is said. What needs no sight strikes
    through the ground.
    """
    state = game.state
    level = is_below(state, unit) if below is None else below
    through = below is None and game.figure(WITHOUT_SIGHT, 0, unit, weapon=weapon).value > 0
    helps = game.figure(TARGETS_FRIENDS, 0, unit, weapon=weapon).value > 0
    found = []
    for other in state.on_table():
        if (mode.enemies_only and is_foe(game, unit, other.id) == helps) or is_part(state, other.id):
            continue
        if is_below(state, other.id) != level and not through:
            continue
        figures = standing_with(game, other.id)
        under = sum(sum(layout.under(template, figures)) for template in laid_) if figures else 0
        if under and (other.id != unit or helps or not mode.centred):
            found.append((layout.between(state, unit, other.id).gap, other.id, under))
    return [(id_, under) for _, id_, under in sorted(found, key=lambda each: (round(each[0], 6), each[1]))]


# inside of transports


def _shut_in(
    game: Game, unit: str, weapon: str, wielders: tuple[str, ...], mode: Mode, target: str
) -> Flow[tuple[Attack, ...] | None]:
    """Let the commander use a template on who is shut in, or on what the unit itself is shut in.

    Dice stand for the models under it: against one unit, or against each enemy where it lies on the wielder.
    None where it is laid on the table. A `target` that is named leaves no choice.
    """
    state, side = game.state, game.state.units[unit].commander
    host, beam_ = state.units[unit].where, mode.way.is_beam
    closed = passengers.is_shut_in(game, unit) or (beam_ and host in state.units)
    if not closed and not beam_ and not mode.inside:
        return None
    if beam_ and host in state.units:
        there = (each for each in (host, *passengers.passengers(state, host)) if each != unit)
        found = {each: Aim(each, wielders, 0.0, True) for each in there if state.living(each)}
    else:
        found = {aim.target: aim for aim in aims(game, unit, weapon)}
    among = {id_: aim for id_, aim in found.items() if closed or _is_within(state, unit, id_, beam=beam_)}
    if not among or (target and target not in among):
        return () if closed else None
    words = {id_: f"{state.units[id_].name}, shut in" for id_ in among if target in ("", id_)}
    words |= {} if closed or target else {OUTSIDE: "a place on the table"}
    all_ = mode.centred or beam_
    where = "" if closed and all_ else (yield from game.choose_one(_where(weapon), words, by=side))
    if where == OUTSIDE:
        return None
    made = []
    count = mode.inside or int(beam_ and mode.each)
    for aim in among.values() if all_ else (among[where],):
        dice = yield from game.roll(
            "models under the template", count, by=side, about=(unit, aim.target), tells=sum
        )
        attack = attack_on(game, unit, weapon, replace(aim, wielders=wielders))
        if count:
            share_inside(game, attack, sum(dice))
        made.append(attack)
    return tuple(made)


def _is_within(state: State, unit: str, other: str, *, beam: bool) -> bool:
    """Return whether a unit in the open may send a template inside: for a beam, into itself only."""
    if beam:
        return state.units[other].where == unit
    return other == state.units[unit].where or passengers.is_carried(state, other)


def _where(weapon: str) -> str:
    return f"where the template of {weapon} goes"


def _strike_inside_of(game: Game, use: Use, attacks: Sequence[Attack]) -> Flow[None]:
    units, targets = game.state.units, (attack.target for attack in attacks)
    hosts = dict.fromkeys(units[each].where for each in (use.attacker, *targets))
    yield from volley(game, use, attacks)
    for host in hosts:
        if host in units and attacks:
            yield from game.tell(TemplateInside(use.attacker, use.weapon, host, use))


# beams


def _strike_along(game: Game, laying: Laying, use: Use, wielder: str, part: Part | None) -> Flow[None]:
    """Let a beam strike unit after unit, with their passengers, until one of them loses nothing."""
    template = yield from beam(game, laying, game.state.profiles[laying.weapon].name)
    if template is None:
        return
    far = farthest_edge(laying.wielder, template)
    yield from game.tell(TemplateLaid(laying.unit, laying.weapon, template, wielder, far, use))
    for target in stretch(laying, template):
        if not _is_left(game, laying.unit, wielder):
            return
        attack = _beam_attack(replace(laying, game=use.moment_of(game)), wielder, template, target)
        _uncover_passing(use, attack)
        attack.count(part)
        yield from volley(game, use, (attack,))
        if not attack.outcome.felt:
            return
        yield from strike_within(game, use, attack, laying.mode)


def _beam_attack(laying: Laying, wielder: str, template: Template, target: str) -> Attack:
    game, each = laying.game, laying.mode.each
    attack = _attack(game, laying.unit, laying.weapon, target, (wielder,))
    seen, far = all(seeing(game, attack)), lies_toward(laying, target)
    cover = attack.placed.cover or not seen
    under = sum(layout.under(template, standing_with(game, target))) if each else 0
    lies = replace(attack.placed, distance=far, far_edge=far, under=under, shares=())
    attack.place(replace(lies, seen=seen, cover=cover))
    return attack


def strike_within(game: Game, use: Use, carrier: Attack, mode: Mode) -> Flow[None]:
    """Let a beam that has hurt a unit strike all who are inside of that, but its user."""
    for inside in passengers.passengers(game.state, carrier.target):
        if game.state.living(inside) and inside != use.attacker:
            attack = yield from _inside(game, carrier, inside, mode)
            attack.count(carrier.terms.part)
            yield from volley(game, use, (attack,))


def _inside(game: Game, carrier: Attack, target: str, mode: Mode) -> Flow[Attack]:
    """Put together what a beam does to a passenger: where it counts models, a die's worth of them."""
    unit, under = carrier.attacker, 0 if carrier.wielders else 1
    if mode.each:
        by = game.state.units[unit].commander
        what, about = f"models of {game.state.units[target].name}", (unit, target)
        under = (yield from game.roll(what, by=by, about=about))[0]
    far = carrier.placed.far
    reach = reach_of(game, unit, carrier.weapon, target)
    aimed = replace(carrier.aimed, target=target)
    return Attack(aimed, Placement(far, under=under, reach=reach, far_edge=far))
