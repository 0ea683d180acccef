"""Upheaval: a weapon that may throw its own user about."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.attack.attack import UPHEAVAL, Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.striking import strike
from battlefield.rulebooks.warsurge.attack.targets import wielders_of
from battlefield.rulebooks.warsurge.attack.template_placement import scatter_way
from battlefield.rulebooks.warsurge.attack_moments import SequenceDone, WeaponDrawn
from battlefield.rulebooks.warsurge.movement.shoving import come_to, shoved
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import sequence_ends, uses_weapon
from battlefield.rulebooks.warsurge.perks.kit.zombify import is_zombified
from battlefield.rulebooks.warsurge.turn.lingering_markers import still_heard
from battlefield.rulebooks.warsurge.units.stat_tests import skill_test
from battlefield.rulebooks.warsurge.units.stats import reach_of
from battlefield.rulebooks.warsurge.words import ITS_WEAPON
from battlefield.rules.core.events import EffectEnded, FiguresRemoved
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import GONE, TABLE, State, Until
from battlefield.rules.core.words import LENDS

_weapon = Rows("Limitation", "weapon")

_NAME = "Upheaval"


def _pend(game: Game, bearer: Bearer, _moment: WeaponDrawn) -> None:
    """Remember until the end of the attack sequence that the weapon was used, whoever falls meanwhile."""
    until = Until("sequence", game.state.clock.turn)
    facts = ITS_WEAPON(bearer.weapon), LENDS(bearer.weapon)
    game.begin(_NAME, bearer.unit, *facts, by=bearer.unit, until=until)


def _is_drawn(state: State, bearer: Bearer, moment: WeaponDrawn) -> bool:
    """Return whether the weapon is used, by a unit that uses perks with tests."""
    return uses_weapon(state, bearer, moment) and not is_zombified(state, bearer.unit)


def _was_kept(state: State, bearer: Bearer, moment: SequenceDone) -> bool:
    return uses_weapon(state, bearer, moment) and bool(moment.unused) and state.is_under(bearer.unit, _NAME)


def _forget(game: Game, bearer: Bearer, _moment: SequenceDone) -> None:
    """Forget the latest use, which something has kept from being one."""
    pending = (e for e in game.state.effects_on(bearer.unit, _NAME) if e.get(ITS_WEAPON) == bearer.weapon)
    game.emit(EffectEnded([effect.id for effect in pending][-1]))


def _heave(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Test for each such weapon that was used; throw the user about once for all that fail."""
    unit, failed = bearer.unit, []
    for effect in game.state.effects_on(unit, _NAME):
        weapon = effect.get(ITS_WEAPON)
        if not (yield from skill_test(game, unit, _NAME, weapon=weapon)):
            failed.append(weapon)
        game.emit(EffectEnded(effect.id))
    stage = _as_it_stood(game, unit)
    if not failed or stage.units[unit].where != TABLE or not stage.figures_of(unit):
        return
    for target in (yield from _thrown(game, unit, stage)):
        for weapon in failed:
            if game.state.living(target):
                yield from still_heard(game, unit, weapon, _strike(game, unit, weapon, target, stage))


def _as_it_stood(game: Game, unit: str) -> State:
    """Return the table with a unit that was taken off in this action standing where it fell."""
    state = game.state
    if state.units[unit].where != GONE:
        return state
    removed = (event for event in game.events if isinstance(event, FiguresRemoved) and event.unit == unit)
    figures = tuple(figure for event in removed for figure in event.figures)
    return state.with_unit(replace(state.units[unit], where=TABLE, figures=figures))


def _strike(game: Game, unit: str, weapon: str, target: str, stage: State) -> Flow[None]:
    """Strike whom the user has run into; what fell with it strikes without a wielder."""
    wielders = wielders_of(Game(stage, game.book), unit, weapon, carrying=True)
    reach = reach_of(game, unit, weapon, target)
    if game.state.units[unit].where != GONE:
        aimed, under = Aimed(unit, weapon, target, wielders, origin=UPHEAVAL), 0
    else:
        aimed = Aimed(unit, weapon, target, maker=wielders[0], origin=UPHEAVAL)
        under = len(wielders)
    yield from strike(game, Attack(aimed, Placement(0.0, under=under, reach=reach)))


def _thrown(game: Game, unit: str, stage: State) -> Flow[tuple[str, ...]]:
    """Throw a unit about, and give whom its weapons strike: whom it runs into, or itself."""
    rolled = yield from scatter_way(game, game.state.units[unit].commander, about=(unit,))
    if rolled is None:
        return (unit,)
    bearing, inches = rolled
    shove = shoved(stage, unit, bearing, inches)
    if game.state.units[unit].where == TABLE:
        yield from come_to(game, unit, _NAME, shove.places)
    met = shove.units_met(stage)
    return met or ((unit,) if shove.stops else ())


UPHEAVALS: tuple[Perk, ...] = (
    _weapon(
        _NAME,
        "Specific, Skill Test, Scatter Arrow 2D6",
        "After the attack sequence its user makes a Skill Test or is thrown 2D6 inches in a scattered"
        " direction; the weapon then strikes the unit it runs into, or the user itself where that is terrain"
        " or the table's edge, or where the scatter is a hit.",
        reacts=(
            Reacts(WeaponDrawn, _pend, _is_drawn),
            Reacts(SequenceDone, _forget, _was_kept),
            Reacts(SpanEnding, _heave, sequence_ends, "under"),
        ),
        rulings=("W-Upheaval-1",),
    ),
)
