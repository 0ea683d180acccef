"""Traps: markers that strike the first unit to come near."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot

from battlefield.geometry.distance import farthest_gap
from battlefield.geometry.kernel.shapes import Circle, Point, Template
from battlefield.geometry.kernel.template_table import TemplateRow
from battlefield.geometry.kernel.tolerance import is_touching, is_within
from battlefield.rulebooks.warsurge.attack.attack import TRAP, Attack, Use
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.beams import stretch
from battlefield.rulebooks.warsurge.attack.striking import resolved, volley
from battlefield.rulebooks.warsurge.attack.template_placement import Mode, laying_of
from battlefield.rulebooks.warsurge.attack.templates import (
    mode_of,
    models_under,
    strike_within,
    used_from,
    users_of,
)
from battlefield.rulebooks.warsurge.attack_moments import TemplateLaid, WeaponDrawn
from battlefield.rulebooks.warsurge.moments import Arrived, Moved, WentUp
from battlefield.rulebooks.warsurge.perks.kit.ranks import WeaponIsDrawn
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import flags, is_anti_air, uses_weapon
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave, mark_of, still_heard, take
from battlefield.rulebooks.warsurge.turn.out_of_turn_fire import finish_sequence
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import standing, standing_with
from battlefield.rulebooks.warsurge.units.stats import reach_of
from battlefield.rulebooks.warsurge.words import (
    IGNORES_TRAPS,
    ITS_APART,
    ITS_BELOW,
    ITS_INCHES,
    ITS_TURN,
    ITS_WEAPON,
    ITS_WIELDER,
    LEAST_RANGE,
    NEEDS_NO_TARGET,
    TOUCHES_ONLY_ITS_LIKE,
    TRAPS_AT_ENDS_ONLY,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import TABLE, Figure, State
from battlefield.rules.core.values import grained
from battlefield.rules.core.words import Stat
from battlefield.rules.scene.contents import Model
from battlefield.rules.table import layout
from battlefield.rules.table.sliding import deepest_along
from battlefield.rules.table.underground import are_apart, is_below

_weapon = Rows("Tactical", "weapon")

_NAME = "Trap"
_TURNS = 24


def _is_laid(state: State, bearer: Bearer, moment: WeaponDrawn) -> bool:
    return uses_weapon(state, bearer, moment) and not moment.void


def _set(game: Game, bearer: Bearer, moment: WeaponDrawn) -> Flow[None]:
    """Lay a trap for each wielder instead of attacking; who is near already sets it off."""
    if moment.void or moment.target == bearer.unit:
        return  # it does nothing, or turns on its own unit
    moment.done = True
    wielders = moment.wielders or (yield from users_of(game, bearer.unit, bearer.weapon))
    for wielder in wielders:
        yield from _set_by(game, bearer, wielder, bearer.number("inches"))


def _set_by(game: Game, bearer: Bearer, wielder: str, inches: int) -> Flow[None]:
    """Let a wielder lay a trap within the weapon's range, of the model that carries it where one does."""
    state = game.state
    reach = reach_of(game, bearer.unit, bearer.weapon)
    stands = yield from used_from(game, wielder, bearer.weapon, state)
    base = layout.base_of(stands.model)
    board = state.board

    def check(at: Point) -> str:
        gap = layout.gap_to_point(base, at)
        if not (0.0 <= at[0] <= board.width and 0.0 <= at[1] <= board.height):
            return "that is off the table"
        return "" if is_within(gap, reach) else f"it must lie within {reach:g} in; that is {gap:.2f} in away"

    by = state.units[bearer.unit].commander
    near = lambda: tuple(_places(state, stands, reach))  # noqa: E731
    within = (layout.circle_about(stands.model, reach),)
    what = f"place of a trap of {state.profiles[bearer.weapon].name}"
    at = yield from game.spot(SpotLaw(Spot(by, what, within), check, near))
    at = grained(at[0]), grained(at[1])
    turn, deep, apart = state.clock.turn, is_below(state, bearer.unit), _is_apart(game, bearer.unit)
    laid = (game, _NAME, bearer.unit, bearer.weapon, at)
    facts = ITS_TURN(turn), ITS_INCHES(inches), ITS_BELOW(deep), ITS_APART(apart), ITS_WIELDER(wielder)
    mark = leave(*laid, *facts)
    found = [id_ for id_ in _beside(game, at, inches, bearer) if not _is_too_near(game, bearer, wielder, id_)]
    if found:
        acting = next(b for b in game.book.bearers(game.state) if b.unit == mark)
        yield from _spring(game, acting, found[0])


def _places(state: State, wielder: Figure, reach: float) -> list[Point]:
    """Return places worth a try: toward enemies, as far as the range goes, and where the wielder stands."""
    x, y = wielder.model.at
    found = []
    for foe in state.on_table():
        if foe.commander != wielder.model.side and state.living(foe.id):
            fx, fy = state.living(foe.id)[0].model.at
            far = hypot(fx - x, fy - y) or 1.0
            go = min(reach, far)
            found.append((grained(x + go / far * (fx - x)), grained(y + go / far * (fy - y))))
    return [*found, (x, y)]


def _beside(game: Game, at: Point, inches: int, bearer: Bearer) -> list[str]:
    """Return the units within a trap's reach as it is laid, the nearest first."""
    found, layer = [], bearer.unit
    for unit in game.state.on_table():
        gaps = [layout.gap_to_point(layout.base_of(f.model), at) for f in standing(game, unit.id)]
        spared = _asks(game, bearer.weapon, unit.id, IGNORES_TRAPS) or are_apart(game.state, layer, unit.id)
        spared = spared or _is_apart(game, unit.id) != _is_apart(game, layer)
        own = game.state.whole_of(unit.id) == game.state.whole_of(layer)
        if not own and not spared and gaps and is_within(min(gaps), inches):
            found.append((round(min(gaps), 6), unit.id))
    return [id_ for _, id_ in sorted(found)]


# springing


def _minds(state: State, bearer: Bearer, unit: str) -> bool:
    """Tell whether a trap heeds a unit: not its user in the turn it was laid, nor who is beyond its reach."""
    effect, mark = bearer.effect, mark_of(state, bearer)
    if effect is None or mark is None or state.units[unit].where != TABLE:
        return False
    if effect.get(ITS_BELOW) != is_below(state, unit):
        return False
    own = effect.by in state.units and state.whole_of(effect.by) == state.whole_of(unit)
    return not own or effect.get(ITS_TURN) != state.clock.turn


def _asks(game: Game, weapon: str, unit: str, what: Stat) -> bool:
    """Return whether something spares a unit, which it does not from a weapon made against what flies."""
    if is_anti_air(game.state, weapon):
        return False
    return game.figure(what, 0, unit).value > 0


def _is_apart(game: Game, unit: str) -> bool:
    """Return whether nothing but its like can touch a unit, so that traps of others do not heed it."""
    return game.figure(TOUCHES_ONLY_ITS_LIKE, 0, unit).value > 0


def _is_too_near(game: Game, bearer: Bearer, wielder: str, unit: str) -> bool:
    """Return whether a trap's wielder that still stands is nearer to a unit than its weapon may target."""
    state, user = game.state, game.state.figures[wielder].model.unit
    least = game.figure(LEAST_RANGE, 0, user, weapon=_weapon_of(bearer)).value
    if not least or wielder not in state.units[user].figures or not passengers.base_unit(state, user):
        return False
    far = layout.gaps_to(state, (passengers.stand_in(state, wielder, unit),), unit)[0]
    if is_within(least, far):
        return False
    game.say(f"the trap does not heed it: nearer than {least} in to its wielder", unit)
    return True


def _was_apart(bearer: Bearer) -> bool:
    return bearer.get(ITS_APART)


def _ignores(game: Game, bearer: Bearer, unit: str) -> bool:
    apart = _is_apart(game, unit) != _was_apart(bearer)
    return apart or _asks(game, _weapon_of(bearer), unit, IGNORES_TRAPS)


def _weapon_of(bearer: Bearer) -> str:
    return bearer.get(ITS_WEAPON) if bearer.effect is not None else bearer.weapon


def _reaches(bearer: Bearer, at: Point, model: Model, way: Sequence[Point]) -> bool:
    effect = bearer.effect
    assert effect is not None
    disc = Template("round", 2.0 * int(effect.get(ITS_INCHES)), at)
    return is_touching(deepest_along(disc, model, way))


def _walked(state: State, bearer: Bearer, moment: Moved | WentUp) -> bool:
    return not moment.forced and bool(moment.paths) and _minds(state, bearer, moment.unit)


def _step(game: Game, bearer: Bearer, moment: Moved | WentUp) -> Flow[None]:
    """Spring at a unit one of whose models came near on its way; who jumps only where it begins and ends."""
    mark = mark_of(game.state, bearer)
    assert mark is not None
    ways = [(game.state.figures[id_].model, tuple(path)) for id_, path in moment.paths.items()]
    near = any(_reaches(bearer, mark.at, model, way) for model, way in ways)
    if not near or not standing(game, moment.unit):
        return
    ends = [(model, (at,)) for model, way in ways for at in (way[0], way[-1])]
    far = not any(_reaches(bearer, mark.at, model, way) for model, way in ends)
    if _is_too_near(game, bearer, bearer.get(ITS_WIELDER), moment.unit):
        return
    if _ignores(game, bearer, moment.unit):
        _say_ignored(game, moment.unit, IGNORES_TRAPS, TOUCHES_ONLY_ITS_LIKE)
    elif far and _asks(game, _weapon_of(bearer), moment.unit, TRAPS_AT_ENDS_ONLY):
        _say_ignored(game, moment.unit, TRAPS_AT_ENDS_ONLY)
    else:
        yield from _spring(game, bearer, moment.unit)


def _say_ignored(game: Game, unit: str, *flags: Stat) -> None:
    """Say what keeps a trap from springing at a unit that came near."""
    for flag in flags:
        game.explain(game.figure(flag, 0, unit), "the trap does not heed it", unit)


def _landed(state: State, bearer: Bearer, moment: Arrived) -> bool:
    return not moment.is_back and _minds(state, bearer, moment.unit)


def _land(game: Game, bearer: Bearer, moment: Arrived) -> Flow[None]:
    """Spring at a unit that came onto the table near it."""
    mark = mark_of(game.state, bearer)
    assert mark is not None
    models = [figure.model for figure in standing(game, moment.unit)]
    if not any(_reaches(bearer, mark.at, model, (model.at,)) for model in models):
        return
    if _is_too_near(game, bearer, bearer.get(ITS_WIELDER), moment.unit):
        return
    if _ignores(game, bearer, moment.unit):
        _say_ignored(game, moment.unit, IGNORES_TRAPS, TOUCHES_ONLY_ITS_LIKE)
    else:
        yield from _spring(game, bearer, moment.unit)


def _spring(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Strike who set the trap off with the weapon's profile, and take the marker off."""
    effect, mark = bearer.effect, mark_of(game.state, bearer)
    assert effect is not None and mark is not None
    weapon = effect.get(ITS_WEAPON)
    game.say(f"{game.state.units[target].name} sets off a trap", target)
    take(game, mark.id, "it was set off")
    if _was_apart(bearer):
        unit_status.mark(game, unit_status.APART, effect.by, "sequence")
    yield from still_heard(game, effect.by, weapon, _strike(game, bearer, target, mark.at))
    game.lift(effect.by, unit_status.APART)
    yield from finish_sequence(game)


def _strike(game: Game, bearer: Bearer, target: str, at: Point) -> Flow[None]:
    """Strike who set the trap off, or all under a template laid on it; a beam goes on while it hurts."""
    effect = bearer.effect
    assert effect is not None
    use = Use(effect.by, effect.get(ITS_WEAPON), at)
    mode, maker = mode_of(game, use.weapon), effect.get(ITS_WIELDER)
    template, struck = None, [(target, 1)]
    if mode is not None:
        below = effect.get(ITS_BELOW)
        template, struck = _most_under(game, use.attacker, use.weapon, mode, target, below)
        far = farthest_gap(Circle(at, 0.0), template)
        yield from game.tell(TemplateLaid(use.attacker, use.weapon, template, maker, far, use))
    attacks = _attacks(game, bearer, use, template, struck)
    if mode is None or not mode.way.is_beam:
        yield from volley(game, use, attacks)
    else:
        for attack in attacks:
            yield from volley(game, use, (attack,))
            if not attack.outcome.felt:
                break
            yield from strike_within(game, use, attack, mode)
    yield from resolved(game, use)


def _attacks(
    game: Game, bearer: Bearer, use: Use, template: Template | None, struck: Sequence[tuple[str, int]]
) -> Iterator[Attack]:
    """Yield the attacks of a trap one after another; how far off they strike is measured from its marker."""
    assert bearer.effect is not None and use.trap is not None
    spot = Circle(use.trap, 0.0)
    for unit, under in struck:
        figures = standing_with(game, unit)
        if figures and _is_apart(game, unit) == _was_apart(bearer):
            reach = reach_of(game, use.attacker, use.weapon, unit)
            near = min(layout.gap_to_point(layout.base_of(figure.model), use.trap) for figure in figures)
            far = near if template is None else farthest_gap(spot, template)
            aimed = Aimed(use.attacker, use.weapon, unit, maker=bearer.get(ITS_WIELDER), origin=TRAP)
            yield Attack(aimed, Placement(near, under=under, reach=reach, far_edge=far))


def _most_under(
    game: Game, unit: str, weapon: str, mode: Mode, target: str, below: bool
) -> tuple[Template, list[tuple[str, int]]]:
    """Lay the weapon's template from one of the target's models to cover as many of them as it can.

    Those under a beam come in the order in which it reaches them.
    """
    figures = standing_with(game, game.state.whole_of(target))
    size = mode.size or reach_of(game, unit, weapon)
    turns = _TURNS if TemplateRow.of(mode.shape).is_turned else 1
    tries = [
        Template(mode.shape, size, figure.model.at, 360.0 * n / turns)
        for figure in figures
        for n in range(turns)
    ]
    best = max(tries, key=lambda template: sum(layout.under(template, figures)))
    anywhere = replace(mode, centred=False)
    found = models_under(game, unit, [best], anywhere, weapon, below=below)
    if mode.way.is_beam:
        order = stretch(laying_of(game, unit, weapon, figures[0], mode), best, below=below)
        found.sort(key=lambda each: order.index(each[0]))
    return best, found if mode.each else [(id_, 1) for id_, _ in found]


_ACTS = (
    Reacts(Moved, _step, _walked, "under"),
    Reacts(WentUp, _step, _walked, "under"),
    Reacts(Arrived, _land, _landed, "under"),
)
TRAPS: tuple[Perk, ...] = (
    *(
        _weapon(
            f"Trap {rank}",
            "Weapon Use, Specific",
            "It is laid on the table within range instead of attacking. The first unit, friend or foe,"
            " that is"
            " within {inches}\" of it as it is laid, or comes there later, is struck with the weapon's"
            " profile;"
            " its user not in the same turn.",
            numbers={"inches": inches},
            gives=flags(NEEDS_NO_TARGET),
            reacts=(Reacts(WeaponDrawn, _set, _is_laid, rank=WeaponIsDrawn.IS_SET),),
            rulings=("W-Trap-1", "W-Trap-2", "W-Trap-3", "W-Trap-4"),
        )
        for rank, inches in (("I", 2), ("II", 4), ("III", 6))
    ),
    _weapon.effect(_NAME, "Strikes the first unit that comes near.", reacts=_ACTS),
)
