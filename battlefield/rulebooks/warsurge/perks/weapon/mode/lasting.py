"""Residue and Vortex: templates that stay on the table and hurt whoever moves through them later."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from battlefield.geometry.kernel.tolerance import is_overlapping
from battlefield.geometry.kernel.units import direction
from battlefield.rulebooks.warsurge.attack.template_placement import WAYS, scatter_way
from battlefield.rulebooks.warsurge.attack_moments import TemplateDrifted, TemplateLaid, VolleyRolled
from battlefield.rulebooks.warsurge.moments import Moved, WentUp
from battlefield.rulebooks.warsurge.movement import dangerous_ground
from battlefield.rulebooks.warsurge.perks.kit.ranks import DiceAreJudged, TurnBegins
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_anti_air, uses_weapon
from battlefield.rulebooks.warsurge.perks.weapon.mode.inside import INSIDE, stays_inside
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave, mark_of, strike_from, take
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import standing
from battlefield.rulebooks.warsurge.units.staying import STAYED_NOW
from battlefield.rulebooks.warsurge.words import (
    DANGEROUS_AT_ENDS_ONLY,
    IGNORES_DANGEROUS,
    ITS_FAR,
    ITS_FROM,
    ITS_WEAPON,
    ITS_WIELDER,
)
from battlefield.rules.core.events import MarkerMoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding, TurnBegan
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import Marker, State, Until
from battlefield.rules.core.values import grained, noted
from battlefield.rules.scene.contents import Model
from battlefield.rules.table.sliding import deepest_along

_weapon = Rows("Mode", "weapon")


def _stay(name: str) -> Callable[[Game, Bearer, TemplateLaid], None]:
    def act(game: Game, bearer: Bearer, moment: TemplateLaid) -> None:
        """Leave the template where it lies, to act from the next turn on."""
        turn = game.state.clock.turn
        until = Until("turn", turn + bearer.number("turns"))
        at = moment.template.at
        facts = ITS_FROM(turn + 1), ITS_WIELDER(moment.wielder), ITS_FAR(noted(moment.far))
        laid = (name, bearer.unit, bearer.weapon, at)
        mark = leave(game, *laid, *facts, template=moment.template, until=until)
        if moment.use is not None:
            moment.use.leave(moment.wielder, mark)

    return act


def _remains(state: State, bearer: Bearer, moment: TemplateLaid) -> bool:
    """Return whether a template of the weapon is of a kind that stays."""
    return uses_weapon(state, bearer, moment) and WAYS[moment.template.kind].is_free


def _undo(game: Game, bearer: Bearer, moment: VolleyRolled) -> None:
    """Take up what a weapon has left that failed in this use."""
    for owner, mark in moment.use.remains:
        if owner in moment.use.jammed and any(each.id == mark for each in game.state.markers):
            take(game, mark, f"the weapon has failed, and {bearer.perk.name} leaves nothing")


def _acts(state: State, bearer: Bearer) -> bool:
    """Return whether a template that stays acts in this turn."""
    begins = bearer.get(ITS_FROM)
    return state.clock.turn >= begins and mark_of(state, bearer) is not None


def _is_walked(state: State, bearer: Bearer, moment: Moved | WentUp) -> bool:
    return not moment.forced and bool(moment.paths) and _acts(state, bearer)


def _walked(game: Game, bearer: Bearer, moment: Moved | WentUp) -> Flow[None]:
    """Strike a unit for each of its models that began, passed or ended under the template."""
    if game.figure(IGNORES_DANGEROUS, 0, moment.unit).value:
        return
    leaps = game.figure(DANGEROUS_AT_ENDS_ONLY, 0, moment.unit).value > 0
    ends_only = leaps and not is_anti_air(game.state, bearer.get(ITS_WEAPON))
    stands, count = [figure.id for figure in standing(game, moment.unit)], 0
    earlier = moment.earlier if isinstance(moment, Moved) else dangerous_ground.NO_PATHS
    for id_, path in moment.paths.items():
        figure = game.state.figures[id_]
        meets = partial(_meets, game.state, bearer, figure.model)
        again = any(map(meets, dangerous_ground.heeded(earlier.get(id_, ()), ends_only)))
        count += id_ in stands and not again and any(map(meets, dangerous_ground.heeded(path, ends_only)))
    if count:
        yield from strike_from(game, bearer, moment.unit, count)


def _meets(state: State, bearer: Bearer, model: Model, way: tuple[tuple[float, float], ...]) -> bool:
    mark = mark_of(state, bearer)
    if mark is None or mark.template is None:
        return False
    return is_overlapping(deepest_along(mark.template, model, way))


def _stood(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Strike those at the end of a turn who stayed under the template through all of it."""
    for unit in game.state.on_table():
        state = game.state
        here = unit_status.is_marked(state, STAYED_NOW, unit.id)
        still = here and unit_status.has_stayed_put(state, unit.id)
        if not still or game.figure(IGNORES_DANGEROUS, 0, unit.id).value:
            continue
        count = sum(_meets(state, bearer, f.model, (f.model.at,)) for f in standing(game, unit.id))
        if count:
            yield from strike_from(game, bearer, unit.id, count)


def _turn_ends(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span == "turn" and _acts(state, bearer)


def _drift(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let a vortex wander at the start of a turn."""
    mark = mark_of(game.state, bearer)
    if mark is None:
        return
    rolled = yield from scatter_way(game, mark.side, about=(mark.by,))
    if rolled is None:
        game.say(f"{bearer.perk.name} stays where it is")
    else:
        _carry(game, bearer, mark, *rolled)
    there = mark_of(game.state, bearer)
    if there is not None and there.template is not None:
        yield from game.tell(TemplateDrifted(there.template))


def _carry(game: Game, bearer: Bearer, mark: Marker, bearing: float, inches: int) -> None:
    x, y = direction(bearing)
    game.emit(MarkerMoved(mark.id, (grained(mark.at[0] + inches * x), grained(mark.at[1] + inches * y))))
    game.say(f"{bearer.perk.name} wanders {inches} in at {bearing:g}°")


def _turn_begins(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    return _acts(state, bearer)


def _lasting(name: str, terms: str, drifts: str) -> tuple[Perk, ...]:
    return _weapon.ranks(
        name,
        terms,
        "The weapon's template, unless it is a Diffuse, stays on the table and acts for {turns} turn(s) from"
        " the next one on: a unit takes the weapon's attacks for each of its models that moves in, out or"
        f" through, or that stays there for a whole turn.{drifts}",
        {"turns": (1, 2, 3)},
        reacts=(
            Reacts(TemplateLaid, _stay(name), _remains),
            Reacts(VolleyRolled, _undo, uses_weapon, rank=DiceAreJudged.UNDOES),
            stays_inside(name),
        ),
        rulings=("W-Residue-1", "W-Residue-2", "W-Residue-3", "W-Residue-4"),
    )


_ACTING = (
    Reacts(Moved, _walked, _is_walked, "under"),
    Reacts(WentUp, _walked, _is_walked, "under"),
    Reacts(SpanEnding, _stood, _turn_ends, "under"),
)
_RESIDUE = _weapon.effect("Residue", "Hurts who moves through it or stays in it.", reacts=_ACTING)
_VORTEX = replace(
    _RESIDUE,
    name="Vortex",
    reacts=(*_ACTING, Reacts(TurnBegan, _drift, _turn_begins, "under", TurnBegins.DRIFTS)),
)
LASTING = (
    *_lasting("Residue", "Specific", ""),
    *_lasting("Vortex", "Specific, Scatter Arrow 2D6", " It wanders 2D6 inches as each of them begins."),
    _RESIDUE,
    _VORTEX,
    *INSIDE,
)
