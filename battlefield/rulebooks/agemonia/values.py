"""What Agemonia figures are worth and do to each other: their health, and the chances of their dice."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from battlefield.rulebooks.agemonia.attacking import ability_of
from battlefield.rulebooks.agemonia.dice import chances, faces_of
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.effects.conditions import lives_of
from battlefield.rulebooks.agemonia.figures import action_stat, is_ally, is_hero, stat
from battlefield.rulebooks.agemonia.moments import Attacking, Choosing
from battlefield.rulebooks.agemonia.planning import planned
from battlefield.rulebooks.agemonia.rounds import NOBODY, ROUNDS
from battlefield.rulebooks.agemonia.turn import Turn
from battlefield.rulebooks.agemonia.turns import DONE, REST
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS
from battlefield.rulebooks.agemonia.words import (
    BE_TARGETED,
    DAMAGE,
    HP,
    MOVE,
    RANGE,
    SHIELD,
    STAMINA,
    STAMINA_LOSS,
    STEP,
    ability_called,
)
from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import ONCE, Strike, to_come
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import printed, weapon_kind, weapons_of

_SURE: Mapping[int, Fraction] = {0: Fraction(1)}


class AgemoniaValues:
    """What a figure is worth by its health, and its attacks by the chances of the dice; ways are in areas."""

    idle: tuple[str, ...] = (DONE, NOBODY, REST)
    by_sides: bool = False

    def price(self, state: State, unit: str) -> float:
        """Return all printed health that a figure has to lose before it is gone, a Hero wounded, too."""
        _now, whole = self.lives(state, unit)
        return printed(state, unit, HP, 1) * whole

    def stride(self, state: State, unit: str) -> float:
        """Return the areas that a figure steps through in one move."""
        game = Game(state, CATALOGUE)
        return 0.0 if game.reason_against(STEP, unit) else float(stat(game, unit, MOVE).value)

    def strikes(self, state: State, unit: str) -> Sequence[Strike]:
        """Return its attacks, with their range in areas; of a Hero yet to act the one that it has planned."""
        plan = planned(state, unit) if is_hero(state, unit) and not state.is_under(unit, ACTED) else ""
        own = (plan,) if plan else weapons_of(state, unit)
        own = tuple(each for each in own if weapon_kind(state, each) in ATTACKS)
        return tuple(Strike(each, float(action_stat(state, each, RANGE))) for each in own)

    def harm(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Return the health that one target loses on average, what keeps it off taken away."""
        game, weapon = Game(state, CATALOGUE), strike.name
        if game.reason_against(BE_TARGETED, foe, foe=unit):
            return 0.0
        ability = ability_called(ability_of(state, weapon))
        dealt = game.figure(DAMAGE, action_stat(state, weapon, DAMAGE), unit, weapon=weapon).value
        found = kept = _SURE
        if is_ally(state, unit):
            found = _rolled(state, "red die", stat(game, unit, ability, weapon=weapon).value)
        else:
            drained = action_stat(state, weapon, STAMINA)
            dealt += game.figure(STAMINA_LOSS, drained, unit, weapon=weapon).value if drained else 0
        if is_ally(state, foe):
            kept = _rolled(state, "blue die", stat(game, foe, ability).value)
        else:
            dealt -= stat(game, foe, SHIELD, weapon=weapon, foe=unit).value
        pairs = ((n - k, p * q) for n, p in found.items() for k, q in kept.items())
        return float(sum((max(0, dealt + left) * chance for left, chance in pairs), Fraction(0)))

    def sees(self, state: State, unit: str, foe: str) -> bool:  # noqa: ARG002
        """Return that nothing is laid that hides anybody."""
        return True

    def lives(self, state: State, unit: str) -> tuple[float, float]:
        """Return that a Hero is wounded before it is gone."""
        return lives_of(state, unit) if is_hero(state, unit) else ONCE

    def to_come(self, state: State, unit: str) -> float:
        """Return less for who has had its turn, and nothing for it in the last round."""
        now, last = self.turns(state)
        is_ready = not state.is_under(unit, ACTED) and not _misses_its_action(state, unit)
        return to_come(is_ready, now >= last)

    def turns(self, state: State) -> tuple[int, int]:
        """Return the round that is played and the last one."""
        return state.clock.turn, int(state.setting("rounds", ROUNDS))

    def counts(self, state: State) -> float:  # noqa: ARG002
        """Return that whoever is left wins."""
        return 1.0

    def ahead(self, state: State, side: str) -> float:  # noqa: ARG002
        """Return nothing: a scenario is won by whoever is left."""
        return 0.0


def _rolled(state: State, which: str, dice: int) -> Mapping[int, Fraction]:
    return chances(faces_of(state, which), dice)


def _misses_its_action(state: State, unit: str) -> bool:
    """Tell whether what lies on a figure costs it its next action or attack, by letting it come to that."""
    turn = Turn(unit)
    attacks = (w for w in weapons_of(state, unit) if weapon_kind(state, w) in ATTACKS)
    attack = Attacking(unit, next(attacks, ""))
    for moment in (Choosing(turn), attack):
        next(Game(state, CATALOGUE).tell(moment), None)  # what asks for something has its say later
    return not turn.action or attack.is_missed
