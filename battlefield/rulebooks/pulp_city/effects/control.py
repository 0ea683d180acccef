"""Effects that let a model act out of turn: Follow Up and Mind Control."""

from battlefield.rulebooks.pulp_city.effects.laying import at_once
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.rows import Effect, Trial
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.vocabulary import PROJECTILE
from battlefield.rules.core.events import ControlChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow


def _follow(_game: Game, strike: Strike, line: Line, _on: str, _by: str) -> None:
    """Keep it for the end of the action."""
    strike.follows = line.effect


def _control(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Let the attacker's team command a model for one action, and pay its AP; a friend is its already."""
    if on == by:
        return
    own, side = game.state.units[on].control, game.state.units[by].commander
    changes = game.state.units[on].commander != side
    if changes:
        game.emit(ControlChanged(on, side, line.effect))
    yield from strike.doors.use(game, on, strike.doors, moves=True, why=line.effect)
    if changes:
        game.emit(ControlChanged(on, own, f"{line.effect} ends"))


_ACTS = Trial(ap=True, action=PROJECTILE)
EFFECTS = (
    Effect("Follow Up", "Control", says="After this action the attacker may use one more Exclusive Action at "
           "its usual cost.", applies=at_once(_follow), goes_on=True, per_roll=True, trial=_ACTS,
           rulings=("P-FollowUp-1",)),
    Effect("Mind Control", "Control", says="The attacker's team may have the target use one Exclusive or "
           "Movement Action at once. It pays the AP, which count against the target's limit; meanwhile the "
           "target is its friend, and its own team's enemy.", applies=_control, spares_things=True,
           trial=_ACTS, rulings=("P-MindControl-1", "P-MindControl-2", "P-MindControl-3")),
)  # fmt: skip
