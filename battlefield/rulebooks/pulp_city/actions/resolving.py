"""What an Action Roll leads to: EFX, all effects in the attacker's order, then what waits for the end."""

from collections.abc import Sequence

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.actions.rolling import action_roll
from battlefield.rulebooks.pulp_city.effects import APPLY
from battlefield.rulebooks.pulp_city.effects.conditions import lay_stuns
from battlefield.rulebooks.pulp_city.models.areas import Blast, led_astray, under_blast
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.immunity import why_immune, why_immune_to
from battlefield.rulebooks.pulp_city.models.models import figure_of, is_up, present
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.targets import why_unlawful
from battlefield.rulebooks.pulp_city.models.team import is_worn_out
from battlefield.rulebooks.pulp_city.movement.throwing import share_efx
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.table import layout

NO_MORE = "no more"
_AREA = ("Blast",)
_LAST = ("Grab & Throw",)


def resolve(game: Game, strike: Strike) -> Flow[None]:
    """Roll for a strike, apply what comes of it, and roll against everybody else in its Blast."""
    centre, level = _centre_of(game, strike)
    yield from roll_and_apply(game, strike)
    radius = strike.radius or sum(line.amount for line in strike.action.fx if line.effect == "Blast")
    if radius and not strike.is_repeat:
        yield from _blast(game, strike, Blast(centre, level, float(radius)))


def _centre_of(game: Game, strike: Strike) -> tuple[tuple[float, float], float]:
    model = figure_of(game.state, strike.target).model
    return model.at, model.bottom


def roll_and_apply(game: Game, strike: Strike) -> Flow[None]:
    """Roll for a strike, and apply what comes of it to its target."""
    found = yield from action_roll(game, strike)
    strike.succeeded = found.success
    if not found.success:
        return
    chosen = yield from _chosen_efx(game, strike, found.efx)
    yield from apply_all(game, strike, (*strike.action.fx, *chosen))


def _chosen_efx(game: Game, strike: Strike, count: int) -> Flow[tuple[Line, ...]]:
    """Let the attacker choose an effect for each EFX, or none."""
    by, chosen = game.state.units[strike.user].commander, list[Line]()
    tired = is_worn_out(game.state, strike.user)
    lines = [line for line in strike.action.efx if _may_be_chosen(strike, line, tired)]
    options = {str(n): line for n, line in enumerate(lines)}
    for number in range(count if lines else 0):
        words = {NO_MORE: "none", **{id_: line.text for id_, line in options.items()}}
        what = f"{strike.action.name}: EFX {number + 1} of {count}"
        answer = yield from game.choose_one(what, words, by=by)
        if answer == NO_MORE:
            break
        chosen.append(options[answer])
    return tuple(chosen)


def _may_be_chosen(strike: Strike, line: Line, tired: bool) -> bool:
    if strike.is_repeat and line.effect in _AREA:
        return False
    return not (tired and line.on_self and line.effect == "Fatigue")


def apply_all(game: Game, strike: Strike, lines: Sequence[Line]) -> Flow[None]:
    """Apply effects in the attacker's order; what has to wait for the others comes last."""
    strike.radius = sum(line.amount for line in lines if line.effect in _AREA)
    now = [line for line in lines if line.effect not in (*_AREA, *_LAST)]
    for line in (yield from _in_order(game, strike, now)):
        yield from apply_line(game, strike, line)
    for line in lines:
        if line.effect in _LAST:
            yield from apply_line(game, strike, line)
    yield from lay_stuns(game, strike)


def _in_order(game: Game, strike: Strike, lines: Sequence[Line]) -> Flow[list[Line]]:
    """Let the attacker put effects in order where there are different ones."""
    if len({line.text for line in lines}) < 2:
        return list(lines)
    options = {str(n): line for n, line in enumerate(lines)}
    words = {id_: line.text for id_, line in options.items()}
    by, what = game.state.units[strike.user].commander, f"{strike.action.name}: which effect comes first"
    return [options[id_] for id_ in (yield from game.order(what, words, by=by))]


def apply_line(game: Game, strike: Strike, line: Line) -> Flow[None]:
    """Apply one effect to the target, or to the attacker, with the two changed about."""
    on, by = (strike.user, strike.target) if line.on_self else (strike.target, strike.user)
    if line.effect in ("Shift", "Extra Target", "Follow Up") or line.effect.startswith("Summon"):
        by = strike.user
    if strike.thrown and line.sort == "EFX" and not line.on_self:
        on = yield from share_efx(game, strike, line)
    yield from apply_to(game, strike, line, on, by)


def apply_to(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Apply one effect to a model, unless that is immune to it or has gone."""
    keeps = line.effect in ("Grab & Throw", "Follow Up", "Extra Target") or line.effect.startswith("Summon")
    if not is_up(game.state, on) and not keeps:
        return
    reason = why_immune(game, on, line.effect, foe=by)
    if reason:
        game.say(f"{line.text} does nothing: {reason}", on)
        return
    if line.effect == "Extra Target":
        yield from extra_target(game, strike, line.amount)
    else:
        yield from APPLY[line.effect](game, strike, line, on, by)


def extra_target(game: Game, strike: Strike, inches: int) -> Flow[None]:
    """Apply the FX to another model near the original defender; each suffers one Extra Target a roll."""
    near = {}
    for unit in present(game.state):
        if unit.id in (strike.user, strike.target, *strike.extra):
            continue
        far = layout.between(game.state, strike.target, unit.id).gap
        if is_within(far, float(inches)) and not _is_out_of_it(game, strike, unit.id):
            near[unit.id] = unit.name
    what = f"{strike.action.name}: Extra Target within {inches} in of the defender"
    by = game.state.units[strike.user].commander
    chosen = yield from game.choose_one(what, near, by=by)
    if chosen:
        strike.extra.append(chosen)
        barred = (*_AREA, "Extra Target", "Follow Up")
        for line in strike.action.fx:
            if line.effect not in barred and not line.on_self:
                yield from apply_to(game, strike, line, chosen, strike.user)


def _is_out_of_it(game: Game, strike: Strike, unit: str) -> bool:
    unlawful = why_unlawful(game.state, strike.user, strike.action, unit)
    return bool(unlawful or why_immune_to(game, unit, strike.action, strike.user))


def _blast(game: Game, strike: Strike, blast: Blast) -> Flow[None]:
    """Roll against everybody else in a Blast; after a failed first roll its centre may have been moved."""
    if not strike.succeeded:
        blast = yield from led_astray(game, blast, _opponent(game, strike))
    struck = [each for each in under_blast(game.state, blast) if each != strike.target]
    struck = [each for each in struck if not _is_spared(game, strike, each)]
    words = {each: game.state.units[each].name for each in struck}
    by = game.state.units[strike.user].commander
    what = f"Blast of {strike.action.name}: who is rolled against first"
    for unit in (yield from game.order(what, words, by=by)):
        if is_up(game.state, unit):
            part = Strike(
                strike.user, strike.action, unit, strike.doors, blast.centre, blast.level, is_repeat=True
            )
            yield from roll_and_apply(game, part)
            strike.follows = strike.follows or part.follows


def _opponent(game: Game, strike: Strike) -> str:
    """Give the side that moves a failed Blast: the target's, or another one where the target is a friend."""
    own = game.state.units[strike.user].commander
    other = game.state.units[strike.target].commander
    return other if other != own else game.state.enemies_of(own)[0]


def _is_spared(game: Game, strike: Strike, unit: str) -> bool:
    if unit == strike.user and strike.action.own == "energy":
        return True
    if why_immune(game, unit, "Blast", foe=strike.user):
        return True
    return _is_out_of_it(game, strike, unit)
