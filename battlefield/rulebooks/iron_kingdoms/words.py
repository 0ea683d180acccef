"""The words that the rows of Iron Kingdoms speak: stats, prohibitions, and facts of effects and occasions."""

from battlefield.rules.core.words import Fact, Prohibition, Stat

# stats of characters
SPD = Stat("spd")
STR = Stat("str")
MAT = Stat("mat")
RAT = Stat("rat")
ARC = Stat("arc")
DEF = Stat("def")
ARM = Stat("arm")
BOXES = Stat("hp")
PHYSIQUE = Stat("phy")
AGILITY = Stat("agl")
INTELLECT = Stat("int")
FOCUS_EACH_TURN = Stat("focus")
ATTACK = Stat("attack")

# stats of weapons
POW = Stat("pow")
RANGE = Stat("range")
ROF = Stat("rof")
AOE = Stat("aoe")
DAMAGE = Stat("damage")  # of an effect, without a roll


# prohibitions
DODGE = Prohibition("dodge")
STAND = Prohibition("stand")
STAY_DOWN = Prohibition("stay down")
ACT = Prohibition("act")

# facts of what a weapon brings about, and of the effects and clouds that it leaves
SIZE = Fact("size", 0)
ROUNDS = Fact("rounds", 1)
AMOUNT = Fact("amount", 0)
LAID = Fact("laid", False)
ENDS = Fact("ends", 0)
IS_CLOUD = Fact("is cloud", False)
IS_CONTINUOUS = Fact("is continuous", False)


def change_of(stat: Stat) -> Fact[int]:
    """By how much an effect changes a stat, or its Power."""
    return Fact(stat, 0)
