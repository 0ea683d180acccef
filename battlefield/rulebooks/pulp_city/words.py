"""The words that rows and rules of Pulp City speak: stats, prohibitions, and facts of effects."""

# stats
ATTACK_DICE = "attack dice"
DEFENCE_DICE = "defence dice"
EFX_FACE = "efx face"
AP_LIMIT = "ap limit"

# prohibitions
SUFFER = "suffer"
USE = "use"
TOUCH = "touch"
CRASH = "crash"
SCORE = "score"

# facts of effects, of what is summoned, and of printed lines
OF = "of"
SAYS = "says"
ACTION = "action"
KIND = "kind"
PROFILE = "profile"
