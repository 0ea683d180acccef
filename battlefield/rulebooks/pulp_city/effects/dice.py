"""Effects on dice: Attack, Defend, Block, Brutal, Power Up, Power Down, Empowered, Suppress, Weak."""

from battlefield.rulebooks.pulp_city.effects.rows import effect, lasting, once
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, Line
from battlefield.rulebooks.pulp_city.models.models import words_of
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.team import gain_dice, lose_dice
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, afterwards, becomes, plus
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives


def _adds(ask: Ask, bearer: Bearer) -> Modifier:
    del ask
    assert bearer.effect is not None
    amount = bearer.effect.amount
    return plus(amount, f"{bearer.perk.name} {amount}", stacks=True)


def _takes(ask: Ask, bearer: Bearer) -> Modifier:
    del ask
    assert bearer.effect is not None
    return afterwards(-bearer.effect.amount, f"Suppress {bearer.effect.amount}", stacks=True)


def _empowers(ask: Ask, bearer: Bearer) -> Modifier | None:
    del bearer
    return becomes(4, "Empowered") if ask.fact("trump") else None


def _is_weak(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Give an attacker a die against a model that is Weak to the trait, kind or type of the attack."""
    action: Exclusive | None = ask.fact("action")
    if bearer.unit != ask.foe or action is None or not action.is_opposed or bearer.effect is None:
        return None
    of = str(bearer.effect.get("of"))
    named = (action.own, action.kind, *words_of(ask.state, ask.unit))
    if of.lower() not in (name.lower() for name in named):
        return None
    return plus(1, f"Weak/{of}", key=f"Weak/{of.lower()}")


def _gain(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del strike, by
    yield from ()
    gain_dice(game, on, line.amount)


def _lose(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    del strike, by
    yield from ()
    lose_dice(game, on, line.amount)


def _under(stat: str) -> tuple[Gives, ...]:
    return (Gives(stat, _adds, scope="under"),)


_SUPPRESSED = tuple(Gives(stat, _takes, scope="under") for stat in ("attack dice", "defence dice"))

EFFECTS = (
    effect(
        "Attack",
        "Dice",
        "The target rolls so many dice more as an attacker, until the following Effects Phase. It stacks.",
        lasting(),
        gives=_under("attack dice"),
    ),
    effect(
        "Defend",
        "Dice",
        "The target rolls so many dice more as a defender, until the following Effects Phase. It stacks.",
        lasting(),
        gives=_under("defence dice"),
    ),
    effect(
        "Block",
        "Dice",
        "The target rolls so many dice more when it next defends in this Turn. All Block counts at once.",
        lasting("step"),
        gives=_under("defence dice"),
        new=True,
    ),
    effect(
        "Brutal",
        "Dice",
        "The target rolls so many dice more when it next attacks in this Turn. All Brutal counts at once.",
        lasting("step"),
        gives=_under("attack dice"),
        new=True,
    ),
    effect(
        "Power Up",
        "Dice",
        "The target gains dice that it may add to any one Action Roll; they are kept until used or lost.",
        _gain,
        rulings=("P-PowerUp-1",),
    ),
    effect("Power Down", "Dice", "The target loses so many Power Up dice, or all it has.", _lose),
    effect(
        "Empowered",
        "Dice",
        "The target's dice with a Trump Trait give EFX from 4 up, until the following Effects Phase.",
        once(lasting()),
        gives=(Gives("efx face", _empowers, scope="under"),),
        rulings=("P-Powerhouse-1",),
    ),
    effect(
        "Suppress",
        "Dice",
        "The target rolls so many dice fewer, but always one, until the following Effects Phase. It stacks.",
        lasting(),
        gives=_SUPPRESSED,
        rulings=("P-Suppress-1",),
    ),
    effect(
        "Weak",
        "Dice",
        "Who attacks the target with what it is Weak against rolls one die more, until the following Effects "
        "Phase.",
        once(lasting()),
        gives=(Gives("attack dice", _is_weak, scope="under", mine=False),),
        rulings=("P-Weak-1",),
    ),
)
