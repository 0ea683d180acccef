"""Effects on dice: Attack, Defend, Block, Brutal, Power Up, Power Down, Empowered, Suppress, Weak."""

from battlefield.rulebooks.pulp_city.effects.laying import at_once, lasting, once
from battlefield.rulebooks.pulp_city.models.pools import is_weak_to, weakness
from battlefield.rulebooks.pulp_city.models.rows import HAD, Effect, Trial
from battlefield.rulebooks.pulp_city.models.team import POWER_UP, gain_dice, lose_dice
from battlefield.rulebooks.pulp_city.models.vocabulary import ACTION_KINDS, TRAITS, TYPES
from battlefield.rulebooks.pulp_city.moments import Attacking, Facing, PoolRolled
from battlefield.rulebooks.pulp_city.words import ATTACK_DICE, DEFENCE_DICE, EFX_FACE
from battlefield.rules.book.bench import Dial
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, afterwards, becomes, plus
from battlefield.rules.core.perks import Ask, Bearer, Catalogue, Gives, Reacts
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat
from battlefield.rules.skirmish.words import ITS_OF


def _adds(ask: Ask, bearer: Bearer) -> Modifier:
    del ask
    assert bearer.effect is not None
    amount = bearer.effect.amount
    return plus(amount, f"{bearer.perk.name} {amount}", stacks=True)


def _takes(ask: Ask, bearer: Bearer) -> Modifier:
    del ask
    assert bearer.effect is not None
    return afterwards(-bearer.effect.amount, f"{bearer.perk.name} {bearer.effect.amount}", stacks=True)


def _empowers(ask: Ask, bearer: Bearer) -> Modifier | None:
    return becomes(bearer.number("face"), bearer.perk.name) if ask.about == Facing(trump=True) else None


def _is_weak(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Give an attacker a die against a model that is Weak to the trait, kind or type of the attack."""
    attacking = ask.told(Attacking)
    action = attacking.action if attacking is not None else None
    if bearer.unit != ask.foe or action is None or not action.is_opposed or bearer.effect is None:
        return None
    of = bearer.get(ITS_OF)
    return weakness(of) if is_weak_to(ask.state, of, ask.unit, action) else None


def _weaknesses(_: Catalogue) -> tuple[str, ...]:
    return (*(trait.title() for trait in TRAITS), *ACTION_KINDS, *TYPES)


def _under(stat: Stat) -> tuple[Gives, ...]:
    return (Gives(stat, _adds, scope="under"),)


def _used(*, attacks: bool) -> tuple[Reacts[Game, PoolRolled], ...]:
    """End it once its model has rolled a pool with it."""

    def rolls(state: State, bearer: Bearer, moment: PoolRolled) -> bool:
        del state
        return moment.unit == bearer.unit and moment.attacks == attacks

    def end(game: Game, bearer: Bearer, moment: PoolRolled) -> None:
        del moment
        assert bearer.effect is not None
        game.emit(EffectEnded(bearer.effect.id, "used"))

    return (Reacts(PoolRolled, end, rolls, scope="under"),)


_HELD = Dial(HAD, "Power Up dice", 3, 0, 20, "target", tip="Power Up dice that the target has")
_SUPPRESSED = tuple(Gives(stat, _takes, scope="under") for stat in (ATTACK_DICE, DEFENCE_DICE))

EFFECTS = (
    Effect("Attack", "Dice", says="The target rolls so many dice more as an attacker, until the following "
           "Effects Phase. It stacks.", form="amount", applies=lasting(), gives=_under(ATTACK_DICE)),
    Effect("Defend", "Dice", says="The target rolls so many dice more as a defender, until the following "
           "Effects Phase. It stacks.", form="amount", applies=lasting(), gives=_under(DEFENCE_DICE)),
    Effect("Block", "Dice", terms=("new",), says="The target rolls so many dice more when it next defends in "
           "this Turn. All Block counts at once.", form="amount", applies=lasting("step"),
           gives=_under(DEFENCE_DICE), reacts=_used(attacks=False)),
    Effect("Brutal", "Dice", terms=("new",), says="The target rolls so many dice more when it next attacks "
           "in this Turn. All Brutal counts at once.", form="amount", applies=lasting("step"),
           gives=_under(ATTACK_DICE), reacts=_used(attacks=True)),
    Effect(POWER_UP, "Dice", says="The target gains dice that it may add to any one Action Roll; they are "
           "kept until used or lost.", form="amount",
           applies=at_once(lambda game, _strike, line, on, _by: gain_dice(game, on, line.amount)),
           rulings=("P-PowerUp-1",)),
    Effect("Power Down", "Dice", says="The target loses so many Power Up dice, or all it has.", form="amount",
           applies=at_once(lambda game, _strike, line, on, _by: lose_dice(game, on, line.amount)),
           trial=Trial(mark=POWER_UP, dials=(_HELD,))),
    Effect("Empowered", "Dice", numbers={"face": 4}, says="The target's dice with a Trump Trait give EFX "
           "from {face} up, until the following Effects Phase.", applies=once(lasting()),
           gives=(Gives(EFX_FACE, _empowers, scope="under"),), rulings=("P-Powerhouse-1",)),
    Effect("Suppress", "Dice", says="The target rolls so many dice fewer, but always one, until the "
           "following Effects Phase. It stacks.", form="amount", applies=lasting(), gives=_SUPPRESSED,
           rulings=("P-Suppress-1",)),
    Effect("Weak", "Dice", says="Who attacks the target with what it is Weak against rolls one die more, "
           "until the following Effects Phase.", form="named", applies=once(lasting()),
           gives=(Gives(ATTACK_DICE, _is_weak, scope="under", mine=False),), rulings=("P-Weak-1",),
           trial=Trial(behind=_weaknesses)),
)  # fmt: skip
