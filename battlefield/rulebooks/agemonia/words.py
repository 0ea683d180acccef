"""The words by which rules and effects of Agemonia ask each other: stats, prohibitions, facts of effects."""

from battlefield.rules.core.words import HP as HP
from battlefield.rules.core.words import Fact, Prohibition, Stat

# stats of figures
MIGHT = Stat("might")
AGILITY = Stat("agility")
MIND = Stat("mind")
SPIRIT = Stat("spirit")
MOVE = Stat("move")
SHIELD = Stat("shield")
INITIATIVE = Stat("initiative")
TAUNT = Stat("taunt")

# stats of actions
DAMAGE = Stat("damage")
STAMINA = Stat("stamina")
RANGE = Stat("range")
TARGETS = Stat("targets")
RADIUS = Stat("radius")
LINE = Stat("line")

# stats that nothing prints
STAMINA_LOSS = Stat("stamina loss")
LEAP = Stat("jump")
PROVOKED = Stat("damage to who leaves an area")
TURN_RANK = Stat("turn rank")
FOLLOWING = Stat("turns after an Ally's")

# prohibitions
STEP = Prohibition("step into another area")
BE_TARGETED = Prohibition("be targeted")
BONUS = Prohibition("bonus maneuver")

# facts of effects, tokens and occasions
AMOUNT = Stat("amount")  # the number behind the name of an effect or token
AGAINST = Fact("against", "")
ACTION = Fact("action", "")
COLOUR = Fact("colour", "")
SIDE_UP = Fact("side up", "")


def number_on(stat: Stat) -> Fact[int]:
    """A number that a token shows."""
    return Fact(stat, 0)


def ability_called(name: str) -> Stat:
    """The stat of an ability that a card names."""
    return Stat(name)
