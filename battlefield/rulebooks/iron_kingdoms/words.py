"""The words that the rows of Iron Kingdoms speak: stats, prohibitions, and facts of effects and occasions."""

# stats of characters
SPD = "spd"
STR = "str"
MAT = "mat"
RAT = "rat"
ARC = "arc"
DEF = "def"
ARM = "arm"
BOXES = "hp"
PHYSIQUE = "phy"
AGILITY = "agl"
INTELLECT = "int"
FOCUS_EACH_TURN = "focus"
ATTACK = "attack"

# stats of weapons
POW = "pow"
RANGE = "range"
ROF = "rof"
AOE = "aoe"

# prohibitions
DODGE = "dodge"
STAND = "stand"
STAY_DOWN = "stay down"
ACT = "act"

# facts of what a weapon brings about, and of the effects and clouds that it leaves
OF = "of"
DAMAGE = "damage"
SIZE = "size"
ROUNDS = "rounds"
LAID = "laid"
ENDS = "ends"
IS_CLOUD = "is cloud"
IS_CONTINUOUS = "is continuous"

# facts of an occasion
IN_MELEE = "melee"
SHOT = "shot"
BLAST = "blast"
