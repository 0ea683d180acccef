"""The words of a profile: who a figure is, its size and stats, kinds of actions, tokens, conditions."""

from typing import Final

HERO, ALLY, ENEMY = "Hero", "Ally", "Enemy"
WHO: Final = (HERO, ALLY, ENEMY)
LARGE, HUGE, FLY, SUMMONED, TARGET = "Large", "Huge", "Fly", "Summoned", "May be targeted"
SIZES: Final = {LARGE: 2, HUGE: 3}  # the capacity that one takes; all others take 1
WORDS: Final = (*WHO, LARGE, HUGE, FLY, SUMMONED, TARGET)

ABILITIES: Final = ("might", "agility", "mind", "spirit")
UNIT_STATS: Final = (*ABILITIES, "hp", "move", "shield", "initiative", "taunt")
ACTION_STATS: Final = ("damage", "stamina", "range", "targets", "radius", "line")

MELEE, RANGED, MAGIC, SKILL, ITEM = "Melee", "Ranged", "Magic", "Skill", "Item"
KINDS: Final = {
    MELEE: "attack on a figure in the same area, or in a full one beside it",
    RANGED: "attack on a figure in range and in sight",
    MAGIC: "attack on a figure in range and in sight",
    SKILL: "no attack: what its effects say",
    ITEM: "an item card, used once in a scenario",
}
ATTACKS: Final = (MELEE, RANGED, MAGIC)

START, TRAP, STORY, TELEPORT = "Start", "Trap", "Story", "Teleport"
COLOURS: Final = ("blue", "purple")
ACTIVE, INACTIVE = "active", "inactive"

FIRST, LAST, AFTER = "Turn First", "Turn Last", "Turn After an Ally"
INITIATIVES: Final = (FIRST, LAST, AFTER)

INVISIBLE, BLESSED, BLEEDING, SLOWED, WEAKENED = "Invisible", "Blessed", "Bleeding", "Slowed", "Weakened"
HELD, CURSED, CONFUSED, STUNNED, DOMINATED = "Held", "Cursed", "Confused", "Stunned", "Dominated"
CONDITIONS: Final = (
    INVISIBLE, BLESSED, BLEEDING, SLOWED, WEAKENED, HELD, CURSED, CONFUSED, STUNNED, DOMINATED,
)  # fmt: skip
"""In the order of their numbers: of three that a figure has the first one goes."""
OF_ALLIES: Final = (INVISIBLE, BLESSED, CURSED)  # conditions that do nothing to Enemies
WOUNDED = "Wounded"
