"""The words by which rules and effects of Agemonia ask each other: stats, prohibitions, facts of effects."""

# stats of figures
MIGHT = "might"
AGILITY = "agility"
MIND = "mind"
SPIRIT = "spirit"
HP = "hp"
MOVE = "move"
SHIELD = "shield"
INITIATIVE = "initiative"
TAUNT = "taunt"

# stats of actions
DAMAGE = "damage"
STAMINA = "stamina"
RANGE = "range"
TARGETS = "targets"
RADIUS = "radius"
LINE = "line"

# stats that nothing prints
STAMINA_LOSS = "stamina loss"
LEAP = "jump"
PROVOKED = "damage to who leaves an area"
TURN_RANK = "turn rank"
FOLLOWING = "turns after an Ally's"

# prohibitions
STEP = "step into another area"
BE_TARGETED = "be targeted"
BONUS = "bonus maneuver"

# facts of effects, tokens and occasions
AMOUNT = "amount"
OF = "of"
AGAINST = "against"
ACTION = "action"
TOKEN = "token"
COLOUR = "colour"
SIDE_UP = "side up"
LEFT = "left"
