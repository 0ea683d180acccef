"""What Pulp City models are worth and do to each other: levels, and the odds of their actions."""

from collections.abc import Sequence

from battlefield.rulebooks.pulp_city.actions.resolving import NO_MORE
from battlefield.rulebooks.pulp_city.actions.using import DOORS, NOTHING
from battlefield.rulebooks.pulp_city.effects import CATALOGUE, EFFECTS
from battlefield.rulebooks.pulp_city.models.exclusive import Line, exclusives
from battlefield.rulebooks.pulp_city.models.immunity import why_immune_to
from battlefield.rulebooks.pulp_city.models.models import move_of, trait
from battlefield.rulebooks.pulp_city.models.pools import (
    attack_face,
    defence_face,
    usual_attack_dice,
    usual_defence_dice,
)
from battlefield.rulebooks.pulp_city.models.strike import Strike as Roll
from battlefield.rulebooks.pulp_city.models.team import dice_of
from battlefield.rulebooks.pulp_city.models.vocabulary import DANGER, REACTION
from battlefield.rulebooks.pulp_city.moments import Using
from battlefield.rulebooks.pulp_city.odds import Pool, contest
from battlefield.rulebooks.pulp_city.plots import BY_CARDS, ROUNDS, SMACKDOWN, plot, tally
from battlefield.rulebooks.pulp_city.rounds import DONE, NOBODY
from battlefield.rulebooks.pulp_city.words import HP, PRINTED_LEVEL, USE
from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import ONCE, Strike, to_come
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import printed

_LEVEL = 10.0  # what a level is worth
_LEFT = 0.15  # of the worth of who stands at the end
_HARM = "Harm"
_OTHER = 0.5  # HP that an effect other than damage is taken for


class PulpCityValues:
    """What a model is worth by its level, and its actions by the odds of the book."""

    idle: tuple[str, ...] = (DONE, NOBODY, NO_MORE, NOTHING)
    by_sides: bool = False

    def price(self, state: State, unit: str) -> float:
        """Return what the levels of a model are worth, or its HP where it has none."""
        return _LEVEL * printed(state, unit, PRINTED_LEVEL) or float(printed(state, unit, HP, 1))

    def stride(self, state: State, unit: str) -> float:
        """Return the inches of its Move."""
        return float(move_of(Game(state, CATALOGUE), unit).value)

    def strikes(self, state: State, unit: str) -> Sequence[Strike]:
        """Return the actions that it may take by itself."""
        own = (each for each in exclusives(state, unit) if each.kind not in (REACTION, DANGER))
        return tuple(Strike(each.id, float(each.reach)) for each in own)

    def harm(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Return the damage of an action on average, its EFX spent on the worst; none without a defender."""
        action = next(each for each in exclusives(state, unit) if each.id == strike.name)
        game = Game(state, CATALOGUE)
        if not action.is_opposed or why_immune_to(game, foe, action, unit):
            return 0.0
        fx, best = sum(map(_hurts, action.fx)), max(map(_hurts, action.efx), default=0.0)
        found = contest(*_pools(game, Roll(unit, action, foe, DOORS)))
        return float(found.success) * fx + float(found.mean) * best

    def sees(self, state: State, unit: str, foe: str) -> bool:  # noqa: ARG002
        """Return that nothing is laid that hides anybody."""
        return True

    def lives(self, state: State, unit: str) -> tuple[int, int]:  # noqa: ARG002
        """Return that a unit is gone with its last HP."""
        return ONCE

    def to_come(self, state: State, unit: str) -> float:
        """Return less for who has been activated or is barred, and nothing for it in the last round."""
        now, last = self.turns(state)
        return to_come(not (state.is_under(unit, ACTED) or _is_barred(state, unit)), now >= last)

    def turns(self, state: State) -> tuple[int, int]:
        """Return the round that is played and the last one."""
        return state.clock.turn, int(state.setting("rounds", ROUNDS))

    def counts(self, state: State) -> float:  # noqa: ARG002
        """Return little: the plot counts, and who is left can still do something for it."""
        return _LEFT

    def ahead(self, state: State, side: str) -> float:
        """Return the lead in what the plot counts: less while there is time to take it back."""
        counted, (now, last) = tally(state), self.turns(state)
        best = max((counted.get(other, 0) for other in state.enemies_of(side)), default=0)
        lasts = 1.0 if plot(state) in (SMACKDOWN, BY_CARDS) else min(1.0, now / last)
        return _LEVEL * lasts * (counted.get(side, 0) - best)


def _hurts(line: Line) -> float:
    """Return the HP that a line takes off, or is taken for; none where the user suffers it."""
    if line.on_self:
        return 0.0
    row = EFFECTS.get(line.effect)
    return float(line.amount) if row is not None and row.family == _HARM and line.amount else _OTHER


def _is_barred(state: State, unit: str) -> bool:
    """Tell whether something keeps a model from all of its actions."""
    game, own = Game(state, CATALOGUE), exclusives(state, unit)
    return bool(own) and all(game.reason_against(USE, unit, about=Using(e.own, e.kind)) for e in own)


def _pools(game: Game, roll: Roll) -> tuple[Pool, Pool]:
    """Return the dice of both as they are now, Power Up dice and all, with what each adds and needs."""
    user, target, action = roll.user, roll.target, roll.action
    dice = usual_attack_dice(game, roll, dice_of(game.state, user))
    own = Pool(dice, trait(game, user, action.own).value, attack_face(game, roll))
    other = trait(game, target, action.against).value
    return own, Pool(usual_defence_dice(game, roll), other, defence_face(game, roll))
