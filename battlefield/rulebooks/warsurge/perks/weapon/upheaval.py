"""Upheaval: a weapon that may throw its own user about."""

from battlefield.rulebooks.warsurge.attack.attack import UPHEAVAL, Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.attack.striking import strike
from battlefield.rulebooks.warsurge.attack.targets import wielders_of
from battlefield.rulebooks.warsurge.attack.template_placement import scatter_way
from battlefield.rulebooks.warsurge.attack_moments import SequenceDone
from battlefield.rulebooks.warsurge.movement.shoving import come_to, shoved
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import sequence_ends, was_used
from battlefield.rulebooks.warsurge.units.stat_tests import skill_test
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import ITS_WEAPON, RANGE
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reacts
from battlefield.rules.core.state import TABLE, Until

_weapon = Rows("Limitation", "weapon")

_NAME = "Upheaval"


def _pend(game: Game, bearer: Bearer, _moment: SequenceDone) -> None:
    """Remember until the end of the attack sequence that the weapon was used."""
    until = Until("sequence", game.state.clock.turn)
    game.begin(_NAME, bearer.unit, ITS_WEAPON(bearer.weapon), by=bearer.unit, until=until)


def _heave(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    """Test for each such weapon that was used; throw the user about once for all that fail."""
    unit, failed = bearer.unit, []
    for effect in game.state.effects_on(unit, _NAME):
        weapon = effect.get(ITS_WEAPON)
        game.emit(EffectEnded(effect.id))
        if not (yield from skill_test(game, unit, _NAME, weapon=weapon)):
            failed.append(weapon)
    if not failed or game.state.units[unit].where != TABLE or not game.state.figures_of(unit):
        return
    for target in (yield from _thrown(game, unit)):
        for weapon in failed:
            wielders = wielders_of(game, unit, weapon, carrying=True)
            reach = float(stat(game, RANGE, unit, weapon=weapon, foe=target).value)
            if game.state.living(target):
                aimed = Aimed(unit, weapon, target, wielders, origin=UPHEAVAL)
                yield from strike(game, Attack(aimed, Placement(0.0, reach=reach)))


def _thrown(game: Game, unit: str) -> Flow[tuple[str, ...]]:
    """Throw a unit about, and give whom its weapons strike: whom it runs into, or itself."""
    rolled = yield from scatter_way(game, game.state.units[unit].commander, about=(unit,))
    if rolled is None:
        return (unit,)
    bearing, inches = rolled
    shove = shoved(game.state, unit, bearing, inches)
    yield from come_to(game, unit, _NAME, shove.places)
    met = shove.units_met(game.state)
    return met or ((unit,) if shove.stops else ())


UPHEAVALS: tuple[Perk, ...] = (
    _weapon(
        _NAME,
        "Specific, Skill Test, Scatter Arrow 2D6",
        "After the attack sequence its user makes a Skill Test or is thrown 2D6 inches in a scattered"
        " direction; the weapon then strikes the unit it runs into, or the user itself where that is terrain"
        " or the table's edge, or where the scatter is a hit.",
        reacts=(Reacts(SequenceDone, _pend, was_used), Reacts(SpanEnding, _heave, sequence_ends, "under")),
        rulings=("W-Upheaval-1",),
    ),
)
