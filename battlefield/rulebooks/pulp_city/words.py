"""The words that rows and rules of Pulp City speak: stats, prohibitions, and facts of effects."""

from fractions import Fraction

from battlefield.rules.core.words import HP as HP
from battlefield.rules.core.words import Fact, Prohibition, Stat

# traits
STRENGTH = Stat("strength")
DEFENSE = Stat("defense")
ENERGY = Stat("energy")
AGILITY = Stat("agility")
MIND = Stat("mind")
SPIRIT = Stat("spirit")

# what else a card prints
FATIGUE = Stat("fatigue")
MOST = Stat("most")
OBJECT_RANK = Stat("rank")
PRINTED_POWER_UP = Stat("power_up")
PRINTED_AP_LIMIT = Stat("ap_limit")
PRINTED_LEVEL = Stat("level")
RADIUS = Stat("radius")
RANGE = Stat("range")

# other stats
ATTACK_DICE = Stat("attack dice")
DEFENCE_DICE = Stat("defence dice")
EFX_FACE = Stat("efx face")
AP_LIMIT = Stat("ap limit")
AP = Stat("ap")
MOVE = Stat("move")

# prohibitions
SUFFER = Prohibition("suffer")
USE = Prohibition("use")
TOUCH = Prohibition("touch")
CRASH = Prohibition("crash")
SCORE = Prohibition("score")

# facts of effects, of what is summoned, and of printed lines
SAYS = Fact("says", "")
ACTION = Fact("action", "")
KIND = Fact("kind", "")
PROFILE = Fact("profile", "")
LEVEL = Fact("level", Fraction(0))
