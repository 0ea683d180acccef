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

# facts of effects and of what is summoned
OF = "of"
ACTION = "action"
KIND = "kind"
PROFILE = "profile"
