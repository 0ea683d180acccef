"""Effects that let a model act out of turn: Follow Up and Mind Control."""

from battlefield.rulebooks.pulp_city.effects.rows import effect
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rules.core.events import ControlChanged
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow


def _follow(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Keep it for the end of the action."""
    del game, line, on, by
    yield from ()
    strike.follows = True


def _control(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Let the attacker's team command a model for one action, and pay its AP."""
    own, side = game.state.units[on].control, game.state.units[by].commander
    if game.state.units[on].commander == side:
        return
    game.emit(ControlChanged(on, side, line.effect))
    yield from strike.doors.use(game, on, strike.doors, moves=True)
    game.emit(ControlChanged(on, own, f"{line.effect} ends"))


EFFECTS = (
    effect(
        "Follow Up",
        "Control",
        "After this action the attacker may use one more Exclusive Action at its usual cost.",
        _follow,
        rulings=("P-FollowUp-1",),
    ),
    effect(
        "Mind Control",
        "Control",
        "The attacker's team may have the target use one Exclusive or Movement Action at once. It pays the "
        "AP, which count against the target's limit; meanwhile the target is its friend, and its own "
        "team's enemy.",
        _control,
        rulings=("P-MindControl-1",),
    ),
)
