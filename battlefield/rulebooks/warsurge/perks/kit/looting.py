"""Loot: weapons that stay where their wielder fell, for anybody to pick up."""

from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.kernel.tolerance import is_touching
from battlefield.rulebooks.warsurge.moments import Falling, Moved, WentUp
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitFalls
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import hand_on_uses
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave, mark_of, take
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.words import ITS_WEAPON, SHARED, SHIELDING
from battlefield.rules.core.events import EffectEnded, WeaponsChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.table.sliding import deepest_along

_weapon = Rows("Limitation", "weapon")

_NAME = "Loot"
_SIZE = 1.0  # inch; the diameter of its marker
_NOBODY = "nobody"
_BROKEN_BY_DAMAGE = "Combat Damage: broken"


def _falls(state: State, bearer: Bearer, moment: Falling) -> bool:
    mine = moment.unit == bearer.unit and bool(passengers.base_unit(state, bearer.unit))
    return mine and any(bearer.weapon in state.figures[id_].weapons for id_ in moment.figures)


def _drop(game: Game, bearer: Bearer, moment: Falling) -> None:
    """Leave the weapon of each casualty where it stood; a shared one only with the last of the unit.

    Who is carried falls where its carrier stands. Who had picked it up has it no more, should it rise.
    """
    state = game.state
    rest = [figure for figure in state.figures_of(bearer.unit) if figure.id not in moment.figures]
    if rest and game.figure(SHARED, 0, bearer.unit, weapon=bearer.weapon).value:
        return
    for id_ in moment.figures:
        figure = state.figures[id_]
        if bearer.weapon in figure.weapons and not _is_of_no_use(state, id_, bearer.weapon):
            leave(game, _NAME, bearer.unit, bearer.weapon, passengers.stand_in(state, id_).model.at)
            if bearer.weapon in picked_up(state, id_):
                _let_go(game, bearer.unit, id_)


def _is_of_no_use(state: State, figure: str, weapon: str) -> bool:
    """Return whether a figure's weapon is destroyed or has gone off."""
    broken = state.effects_on(state.figures[figure].model.unit, _BROKEN_BY_DAMAGE)
    is_broken = any(effect.get(ITS_WEAPON) == weapon for effect in broken)
    return is_broken or unit_status.is_spent(state, figure, weapon)


def _comes(state: State, bearer: Bearer, moment: Moved | WentUp) -> bool:
    return mark_of(state, bearer) is not None and not moment.forced and bool(moment.paths)


def _pick_up(game: Game, bearer: Bearer, moment: Moved | WentUp) -> Flow[None]:
    """Offer the weapon to the models that came over it or into contact with it."""
    state, mark, effect = game.state, mark_of(game.state, bearer), bearer.effect
    assert mark is not None and effect is not None
    weapon = effect.get(ITS_WEAPON)
    disc = Template("round", _SIZE, mark.at)
    there = [
        id_
        for id_, path in moment.paths.items()
        if state.figures[id_].hp > 0 and weapon not in state.figures[id_].weapons
        if is_touching(deepest_along(disc, state.figures[id_].model, path))
    ]
    if not there:
        return
    words = {**{id_: id_ for id_ in there}, _NOBODY: "nobody"}
    by = state.units[moment.unit].commander
    chosen = yield from game.choose_one(f"who picks up {state.profiles[weapon].name}", words, by=by)
    if chosen != _NOBODY:
        put_down(game, moment.unit, chosen)
        take(game, mark.id, "it was picked up")
        figure = game.state.figures[chosen]
        game.emit(WeaponsChanged(moment.unit, chosen, (*figure.weapons, weapon), _NAME))
        hand_on_uses(game, weapon, effect.by, moment.unit)
        game.begin(_NAME, chosen, ITS_WEAPON(weapon), by=moment.unit)


def picked_up(state: State, figure: str) -> tuple[str, ...]:
    """Return the weapons that a model carries and has picked up."""
    return tuple(effect.get(ITS_WEAPON) for effect in state.effects_on(figure, _NAME))


def put_down(game: Game, unit: str, figure: str) -> None:
    """Let a model leave where it stands what it has picked up; off the table that is lost."""
    state, weapons = game.state, picked_up(game.state, figure)
    _let_go(game, unit, figure)
    for weapon in weapons if passengers.base_unit(state, unit) else ():
        leave(game, _NAME, unit, weapon, passengers.stand_in(state, figure).model.at)


def _let_go(game: Game, unit: str, figure: str) -> None:
    """Take from a model what it has picked up."""
    for effect in game.state.effects_on(figure, _NAME):
        weapon = effect.get(ITS_WEAPON)
        kept = tuple(each for each in game.state.figures[figure].weapons if each != weapon)
        game.emit(WeaponsChanged(unit, figure, kept, _NAME))
        game.emit(EffectEnded(effect.id))


def _no_shield(ask: Ask, bearer: Bearer) -> str:
    effect = bearer.effect
    if effect is None or bearer.unit not in ask.state.figures or effect.get(ITS_WEAPON) != ask.weapon:
        return ""
    return _NAME if ask.state.figures[bearer.unit].model.unit == ask.unit else ""


LOOT = _weapon(
    _NAME,
    "Specific, End of Phase/Step",
    "It stays on the table where its wielder was taken off; a model of any unit that moves over it or into"
    " contact with it may pick it up, without its shield, and leaves there what it picked up before.",
    forbids=(Forbids(SHIELDING, _no_shield, "under", mine=False),),
    reacts=(
        Reacts(Falling, _drop, _falls, rank=UnitFalls.DROPS_ARMS),
        Reacts(Moved, _pick_up, _comes, "under"),
        Reacts(WentUp, _pick_up, _comes, "under"),
    ),
    rulings=("W-Loot-1",),
)
