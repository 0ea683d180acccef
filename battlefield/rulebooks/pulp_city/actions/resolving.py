"""What an Action Roll leads to: EFX, all effects in the attacker's order, then what waits for the end."""

from collections.abc import Mapping, Sequence

from battlefield.rulebooks.pulp_city.actions.rolling import action_roll
from battlefield.rulebooks.pulp_city.effects import EFFECTS
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.immunity import names_of, why_immune
from battlefield.rulebooks.pulp_city.models.rows import Hub
from battlefield.rulebooks.pulp_city.models.strike import Spreading, Strike
from battlefield.rulebooks.pulp_city.models.team import is_worn_out
from battlefield.rulebooks.pulp_city.movement.throwing import share_efx
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Until
from battlefield.rules.skirmish.single import figure_of, is_up

NO_MORE = "no more"


def resolve(game: Game, strike: Strike) -> Flow[None]:
    """Roll for a strike, apply what comes of it, and roll against those whom its effects spread to."""
    user, target = strike.user, strike.target
    models = {on_self: figure_of(game.state, unit).model for on_self, unit in ((True, user), (False, target))}
    yield from _roll_and_apply(game, strike)
    if not strike.is_repeat:
        for (name, on_self), inches in (strike.spread or _spread(strike.action.fx)).items():
            spreads, model = EFFECTS[name].spreads, models[on_self]
            spared = (user, target) if on_self else (target,)
            if spreads is not None and inches:
                yield from spreads(game, strike, Hub(model.at, model.bottom, float(inches), spared))


def _spread(lines: Sequence[Line]) -> Mapping[Spreading, int]:
    """Add up how far effects spread, by their names, apart for those from the attacker."""
    found: dict[Spreading, int] = {}
    for line in lines:
        if EFFECTS[line.effect].spreads is not None:
            what = line.effect, line.on_self
            found[what] = found.get(what, 0) + line.amount
    return found


def _roll_and_apply(game: Game, strike: Strike) -> Flow[None]:
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
    for number in range(count):
        tiring = sum(_tires(strike, line) for line in (*strike.action.fx, *chosen))
        tired = is_worn_out(game.state, strike.user, tiring + 1)
        open_ = {id_: line for id_, line in options.items() if not (tired and _tires(strike, line))}
        if not open_:
            break
        words = {NO_MORE: "none", **{id_: line.text for id_, line in open_.items()}}
        what = f"{strike.action.name}: EFX {number + 1} of {count}"
        answer = yield from game.choose_one(what, words, by=by)
        if answer == NO_MORE:
            break
        chosen.append(options[answer])
    return tuple(chosen)


def _may_be_chosen(strike: Strike, line: Line, tired: bool) -> bool:
    return not (strike.is_repeat and EFFECTS[line.effect].spreads is not None) and not (
        tired and _tires(strike, line)
    )


def _tires(strike: Strike, line: Line) -> bool:
    """Return whether a line costs the attacker Fatigue, which it has to have the capacity for."""
    return EFFECTS[line.effect].tires and (line.on_self or strike.user == strike.target)


def apply_all(game: Game, strike: Strike, lines: Sequence[Line]) -> Flow[None]:
    """Apply effects in the attacker's order; what has to wait for the others comes last."""
    strike.spread = _spread(lines)
    applied = [line for line in lines if EFFECTS[line.effect].spreads is None]
    for line in (yield from _in_order(game, strike, applied)):
        yield from _apply_line(game, strike, line)
    while strike.later:
        name, unit = strike.later.pop(0)
        if not game.state.is_under(unit, name):
            until = Until("turn", game.state.clock.turn)
            yield from game.lay(name, unit, by=strike.user, until=until)


def apply_also(game: Game, strike: Strike, lines: Sequence[Line], on: str) -> Flow[None]:
    """Apply effects of a roll to one more model, in the attacker's order too."""
    for line in (yield from _in_order(game, strike, lines, on)):
        yield from apply_to(game, strike, line, on, strike.user)


def _in_order(game: Game, strike: Strike, lines: Sequence[Line], also: str = "") -> Flow[list[Line]]:
    """Let the attacker put effects in order where there are different ones; some are always the last."""
    last = [line for line in lines if EFFECTS[line.effect].is_last]
    first = [line for line in lines if line not in last]
    if len({line.text for line in first}) < 2:
        return [*first, *last]
    options = {str(n): line for n, line in enumerate(first)}
    words = {id_: line.text for id_, line in options.items()}
    whom = f" on {game.state.units[also].name}" if also else ""
    by = game.state.units[strike.user].commander
    what = f"{strike.action.name}: which effect comes first{whom}"
    return [*(options[id_] for id_ in (yield from game.order(what, words, by=by))), *last]


def _apply_line(game: Game, strike: Strike, line: Line) -> Flow[None]:
    """Apply one effect to the target, or to the attacker, with the two changed about."""
    on, by = (strike.user, strike.target) if line.on_self else (strike.target, strike.user)
    if strike.thrown and line.sort == "EFX" and not line.on_self:
        on = yield from share_efx(game, strike, line)
    yield from apply_to(game, strike, line, on, by)


def apply_to(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Apply one effect to a model, unless that is immune to what it suffers, or has gone."""
    row = EFFECTS[line.effect]
    if row.applies is None or not (row.goes_on or is_up(game.state, on)):
        return
    suffered = () if row.is_of_roll else names_of(game.book, line.effect, line.of)
    reason = why_immune(game, on, *suffered, foe=by)
    if reason:
        game.say(f"{line.text} does nothing: {reason}", on)
    else:
        yield from row.applies(game, strike, line, on, by)
