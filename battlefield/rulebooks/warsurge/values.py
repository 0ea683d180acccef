"""What WARSURGE units are worth and what they do to each other, by figures as they are now and exact odds."""

from collections.abc import Sequence
from functools import lru_cache

from battlefield.rulebooks.warsurge.attack.attacking import DONE
from battlefield.rulebooks.warsurge.attack.power_table import LADDERS
from battlefield.rulebooks.warsurge.odds.chances import TooMuchError, odds
from battlefield.rulebooks.warsurge.odds.profile import Attack, Save, Target
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.steps import END_STEP, NO_ANSWER, PASS
from battlefield.rulebooks.warsurge.turn.turns import HOLD
from battlefield.rulebooks.warsurge.turn.victory import TURNS, share_left
from battlefield.rulebooks.warsurge.units.stats import full_points, model_hp, stat
from battlefield.rulebooks.warsurge.words import AEGIS, AP, ARMOUR, ATTACKS, DASH, DEFENCE, MOVE, POWER, RANGE
from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import Strike, to_come
from battlefield.rules.core.chances import Throw
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State

_MOST_DICE = 60  # more do not change what is worth doing
_BEFORE, _AFTER = "Move", "Dash"  # the phases next to that of attacks
_PAYS = 0.1  # of all points, for each point scored


class WarsurgeValues:
    """What a unit is worth by its points, and its weapons by the odds of the book."""

    idle: tuple[str, ...] = (HOLD, END_STEP, PASS, NO_ANSWER, DONE)

    def price(self, state: State, unit: str) -> float:
        """Return the points of a unit at full strength."""
        return float(full_points(Game(state, CATALOGUE), unit))

    def stride(self, state: State, unit: str) -> float:
        """Return the inches of its Move and its Dash."""
        game = Game(state, CATALOGUE)
        return float(stat(game, MOVE, unit).value + stat(game, DASH, unit).value)

    def strikes(self, state: State, unit: str) -> Sequence[Strike]:
        """Return the weapons that living models carry."""
        game = Game(state, CATALOGUE)
        names = {name: None for figure in state.living(unit) for name in figure.weapons}
        return tuple(Strike(name, float(stat(game, RANGE, unit, weapon=name).value)) for name in names)

    def harm(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Return the HP lost on average to all who carry the weapon, by the odds of what is printed."""
        game, weapon = Game(state, CATALOGUE), strike.name
        count = sum(weapon in figure.weapons for figure in state.living(unit))
        dice = min(_MOST_DICE, count * stat(game, ATTACKS, unit, weapon=weapon).value)
        power = stat(game, POWER, unit, weapon=weapon).value
        attack = Attack(Throw(number=dice), Throw(number=power), ap=stat(game, AP, unit, weapon=weapon).value)
        mean = _mean_lost(attack, _target(game, foe), str(state.setting("ladder", "even")))
        return mean if mean is not None else dice / 4.0

    def to_come(self, state: State, unit: str) -> float:
        """Return less for who attacks in the next turn only, and nothing for it in the last one."""
        clock = state.clock
        is_later = clock.phase == _AFTER or (clock.phase != _BEFORE and state.is_under(unit, ACTED))
        return to_come(not is_later, clock.turn >= int(state.setting("turns", TURNS)))

    def ahead(self, state: State, side: str) -> float:
        """Return the lead in what the game type counts."""
        game, whole = Game(state, CATALOGUE), 0.0
        whole = sum(self.price(state, unit) for unit in state.units) / max(1, len(state.sides))
        others = state.enemies_of(side)
        left = share_left(game, side) - max((share_left(game, other) for other in others), default=0)
        scored = state.scores.get(side, 0) - max((state.scores.get(other, 0) for other in others), default=0)
        late = min(1.0, state.clock.turn / float(state.setting("turns", TURNS)))
        return whole * (0.3 * late * float(left) + _PAYS * scored)


@lru_cache(maxsize=4096)
def _mean_lost(attack: Attack, target: Target, ladder: str) -> float | None:
    """Return the HP lost on average; None where it takes too long to work out."""
    try:
        return float(odds((attack,), target, LADDERS[ladder]).mean)
    except TooMuchError:
        return None


def _target(game: Game, foe: str) -> Target:
    figures, hp = game.state.living(foe), model_hp(game, foe)
    models = max(1, len(figures))
    return Target(
        defence=stat(game, DEFENCE, foe).value,
        models=models,
        hp=hp,
        wounds=max(0, models * hp - sum(figure.hp for figure in figures)),
        armour=Save(stat(game, ARMOUR, foe).value),
        aegis=Save(stat(game, AEGIS, foe).value),
    )
