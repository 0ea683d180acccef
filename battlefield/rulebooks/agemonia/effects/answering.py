"""What answers an attack: Revenge, Riposte, Mirror; and Pierce, which shields do not answer."""

from battlefield.rulebooks.agemonia.figures import is_ally
from battlefield.rulebooks.agemonia.hurting import hurt
from battlefield.rulebooks.agemonia.moments import Attacked, Later, Striking
from battlefield.rulebooks.agemonia.movement.ground import answers
from battlefield.rulebooks.agemonia.rows import Row, Trial
from battlefield.rulebooks.agemonia.vocabulary import ATTACKS
from battlefield.rulebooks.agemonia.words import AMOUNT, SHIELD
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import is_up

_FAMILY = "Attacks"


def _ignored(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Take points off the shield of another figure that the bearer attacks."""
    if (ask.foe, ask.weapon) != (bearer.unit, bearer.weapon):
        return None
    return plus(-bearer.number(AMOUNT), bearer.perk.name, stacks=True)


def _is_revenged(state: State, bearer: Bearer, moment: Attacked) -> bool:
    harmed = moment.taken + moment.drained
    return moment.target == bearer.unit and harmed > 0 and is_up(state, moment.unit)


def _revenge(game: Game, bearer: Bearer, moment: Attacked) -> Flow[None]:
    """Return what was suffered: neither a check nor a shield keeps it off."""
    hurt(game, moment.unit, moment.taken + moment.drained, bearer.perk.name, bearer.unit)
    yield from ()


def _is_for(state: State, bearer: Bearer, moment: Attacked | Striking) -> bool:
    """Return whether the bearer answers an attack: one on it, of the kind and in the range that are given."""
    held = bearer.held
    own = moment.target == bearer.unit
    return own and (held is None or answers(state, held, bearer.unit, moment.unit, moment.weapon))


def _is_parried(state: State, bearer: Bearer, moment: Attacked) -> bool:
    foes = is_ally(state, bearer.unit) and not is_ally(state, moment.unit)
    return foes and _is_for(state, bearer, moment) and is_up(state, moment.unit)


def _riposte(game: Game, bearer: Bearer, moment: Attacked) -> Flow[None]:
    """Strike back at an Enemy past its shield, whatever its attack did."""
    hurt(game, moment.unit, int(bearer.number(AMOUNT)), bearer.perk.name, bearer.unit)
    yield from ()


def _mirror(_game: Game, bearer: Bearer, moment: Striking) -> Flow[None]:
    moment.returned = bearer.perk.name
    yield from ()


EFFECTS = (
    Row(
        "Pierce",
        _FAMILY,
        "weapon",
        says="Ignores {amount} of the shield of each Enemy that the attack targets.",
        gives=(Gives(SHIELD, _ignored, mine=False),),
        rulings=("A-Pierce-1",),
        numbers={AMOUNT: 1},
        trial=Trial("attack", "Points of shield"),
    ),
    Row(
        "Revenge",
        _FAMILY,
        says="Who takes damage or stamina from it by an attack suffers as much damage; no check and no "
        "shield keeps it off, and no condition comes back.",
        reacts=(Reacts(Attacked, _revenge, _is_revenged),),
        rulings=("A-Revenge-1", "A-Revenge-2", "A-Revenge-3"),
        on="figure",
        trial=Trial("attack"),
    ),
    Row(
        "Riposte",
        _FAMILY,
        says="An Enemy that attacks this Ally suffers {amount} damage past its shield, where it is in the "
        "range and its attack of the kind that are given; without a range wherever it is.",
        reacts=(Reacts(Attacked, _riposte, _is_parried, rank=Later.AFTER_OTHERS),),
        rulings=("A-Riposte-1",),
        numbers={AMOUNT: 1},
        on="figure",
        texts=ATTACKS,
        trial=Trial("attack", "Damage", 2),
    ),
    Row(
        "Mirror",
        _FAMILY,
        "effect",
        says="The whole damage of an attack on it goes to the attacker, where that is in the range and the "
        "attack of the kind that are given; nobody gains a condition.",
        reacts=(Reacts(Striking, _mirror, _is_for),),
        rulings=("A-Mirror-1",),
        on="figure",
        texts=ATTACKS,
        trial=Trial("attack"),
    ),
)
