"""The words that rows and rules of Pulp City speak: stats, prohibitions, and facts of effects."""

from fractions import Fraction

from battlefield.rules.core.words import Fact, Prohibition, Stat

# stats
ATTACK_DICE = Stat("attack dice")
DEFENCE_DICE = Stat("defence dice")
EFX_FACE = Stat("efx face")
AP_LIMIT = Stat("ap limit")

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
