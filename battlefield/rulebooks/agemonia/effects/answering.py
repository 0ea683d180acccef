"""What answers an attack: Revenge, Riposte, Mirror; and Pierce, which shields do not answer."""

from battlefield.rulebooks.agemonia.effects.rows import row
from battlefield.rulebooks.agemonia.figures import is_ally, is_up
from battlefield.rulebooks.agemonia.hurting import hurt
from battlefield.rulebooks.agemonia.moments import Attacked
from battlefield.rulebooks.agemonia.movement.ground import answers
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Reacts
from battlefield.rules.core.state import State

_FAMILY = "Attacks"


def _is_revenged(state: State, bearer: Bearer, moment: Attacked) -> bool:
    harmed = moment.taken + moment.drained
    return moment.target == bearer.unit and harmed > 0 and is_up(state, moment.unit)


def _revenge(game: Game, bearer: Bearer, moment: Attacked) -> Flow[None]:
    """Return what was suffered: neither a check nor a shield keeps it off."""
    hurt(game, moment.unit, moment.taken + moment.drained, "Revenge", bearer.unit)
    yield from ()


def _is_parried(state: State, bearer: Bearer, moment: Attacked) -> bool:
    if moment.target != bearer.unit or not is_ally(state, bearer.unit) or is_ally(state, moment.unit):
        return False
    held = bearer.held
    near = held is None or answers(state, held, bearer.unit, moment.unit, moment.weapon)
    return near and is_up(state, moment.unit)


def _riposte(game: Game, bearer: Bearer, moment: Attacked) -> Flow[None]:
    """Strike back at an Enemy past its shield, whatever its attack did."""
    hurt(game, moment.unit, int(bearer.number("amount")), "Riposte", bearer.unit)
    yield from ()


EFFECTS = (
    row(
        "Pierce",
        _FAMILY,
        "Ignores {amount} of the shield of each Enemy that the attack targets.",
        rulings=("A-Pierce-1",),
        numbers={"amount": 1},
    ),
    row(
        "Revenge",
        _FAMILY,
        "Who takes damage or stamina from it by an attack suffers as much damage; no check and no shield "
        "keeps it off, and no condition comes back.",
        kind="unit",
        reacts=(Reacts(Attacked, _revenge, _is_revenged),),
        rulings=("A-Revenge-1", "A-Revenge-2"),
    ),
    row(
        "Riposte",
        _FAMILY,
        "An Enemy that attacks this Ally suffers {amount} damage past its shield, where it is in the range "
        "and its attack of the kind that are given; without a range wherever it is.",
        kind="unit",
        reacts=(Reacts(Attacked, _riposte, _is_parried, rank=1),),
        rulings=("A-Riposte-1",),
        numbers={"amount": 1},
    ),
    row(
        "Mirror",
        _FAMILY,
        "The whole damage of an attack on it goes to the attacker, where that is in the range and the attack "
        "of the kind that are given; nobody gains a condition.",
        kind="effect",
        rulings=("A-Mirror-1",),
    ),
)
