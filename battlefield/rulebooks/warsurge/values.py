"""What WARSURGE units are worth and what they do to each other, by figures as they are now and exact odds."""

from collections.abc import Sequence

from battlefield.rulebooks.warsurge.attack.attacking import DONE
from battlefield.rulebooks.warsurge.attack.power_table import LADDERS
from battlefield.rulebooks.warsurge.games.kinds import by_points
from battlefield.rulebooks.warsurge.odds.chances import TooMuchError, odds
from battlefield.rulebooks.warsurge.odds.profile import Attack, Save, Target
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.steps import END_STEP, NO_ANSWER, PASS
from battlefield.rulebooks.warsurge.turn.turns import HOLD
from battlefield.rulebooks.warsurge.turn.victory import game_type, last_turn, share_left
from battlefield.rulebooks.warsurge.units.stats import full_points, model_hp, stat
from battlefield.rulebooks.warsurge.words import AEGIS, AP, ARMOUR, ATTACKS, DASH, DEFENCE, MOVE, POWER, RANGE
from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import ONCE, Strike, to_come
from battlefield.rules.core.chances import Throw
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State

_MOST_DICE = 60  # more do not change what is worth doing
_BEFORE, _AFTER = "Move", "Dash"  # the phases next to that of attacks
_PAYS = 0.1  # of all points, for each point scored
_SHARE = 0.3  # of all points, for the whole of what is left at the end
_TIE = 0.15  # of what is left, where it tells equals apart


class WarsurgeValues:
    """What a unit is worth by its points, and its weapons by the odds of the book."""

    idle: tuple[str, ...] = (HOLD, END_STEP, PASS, NO_ANSWER, DONE)
    by_sides: bool = False

    def price(self, state: State, unit: str) -> float:
        """Return the points of a unit at full strength."""
        return float(full_points(Game(state, CATALOGUE), unit))

    def stride(self, state: State, unit: str) -> float:
        """Return the inches of its Move, and of its Dash where that comes before its next attack as well."""
        game = Game(state, CATALOGUE)
        soon = state.clock.phase == _BEFORE and not state.is_under(unit, ACTED)
        return float(stat(game, MOVE, unit).value + (0 if soon else stat(game, DASH, unit).value))

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
        try:
            found = odds((attack,), _target(game, foe), LADDERS[str(state.setting("ladder", "even"))])
        except TooMuchError:
            return dice / 4.0
        return float(found.mean)

    def lives(self, state: State, unit: str) -> tuple[int, int]:  # noqa: ARG002
        """Return that a unit is gone with its last HP."""
        return ONCE

    def to_come(self, state: State, unit: str) -> float:
        """Return less for who attacks in the next turn only, and nothing for it in the last one."""
        clock = state.clock
        is_later = clock.phase == _AFTER or (clock.phase != _BEFORE and state.is_under(unit, ACTED))
        return to_come(not is_later, clock.turn >= last_turn(state))

    def turns(self, state: State) -> tuple[int, int]:
        """Return the turn that is played and the last one, as far as is known."""
        return state.clock.turn, last_turn(state)

    def counts(self, state: State) -> float:
        """Return little where points win, of which equals are told apart by what is left."""
        return _TIE if game_type(state).judge is by_points else 1.0

    def ahead(self, state: State, side: str) -> float:
        """Return the lead in what the game type counts."""
        game, whole = Game(state, CATALOGUE), 0.0
        whole = sum(self.price(state, unit) for unit in state.units) / max(1, len(state.sides))
        others = state.enemies_of(side)
        left = share_left(game, side) - max((share_left(game, other) for other in others), default=0)
        scored = state.scores.get(side, 0) - max((state.scores.get(other, 0) for other in others), default=0)
        late = min(1.0, state.clock.turn / last_turn(state))
        return whole * (_SHARE * late * self.counts(state) * float(left) + _PAYS * scored)


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
