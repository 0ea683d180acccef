"""The words of a profile: who a figure is, its size and stats, kinds of actions, tokens."""

from typing import Final

from battlefield.rulebooks.agemonia.words import (
    AGILITY,
    DAMAGE,
    HP,
    INITIATIVE,
    LINE,
    MIGHT,
    MIND,
    MOVE,
    RADIUS,
    RANGE,
    SHIELD,
    SPIRIT,
    STAMINA,
    TARGETS,
    TAUNT,
)
from battlefield.rules.skirmish.words import COMES, SUMMONED

HERO, ALLY, ENEMY = "Hero", "Ally", "Enemy"
WHO: Final = (HERO, ALLY, ENEMY)
LARGE, HUGE, FLY, TARGET = "Large", "Huge", "Fly", "May be targeted"
SIZES: Final = {LARGE: 2, HUGE: 3}  # the capacity that one takes; all others take 1
WORDS: Final = (*WHO, LARGE, HUGE, FLY, SUMMONED, TARGET)

ABILITIES: Final = (MIGHT, AGILITY, MIND, SPIRIT)
UNIT_STATS: Final = (*ABILITIES, HP, MOVE, SHIELD, INITIATIVE, TAUNT, COMES)
ACTION_STATS: Final = (DAMAGE, STAMINA, RANGE, TARGETS, RADIUS, LINE)

MELEE, RANGED, MAGIC, SKILL, ITEM = "Melee", "Ranged", "Magic", "Skill", "Item"
KINDS: Final = {
    MELEE: "attack on a figure in the same area, or in a full one beside it",
    RANGED: "attack on a figure in range and in sight",
    MAGIC: "attack on a figure in range and in sight",
    SKILL: "no attack: what its effects say",
    ITEM: "an item card, used once in a scenario",
}
ATTACKS: Final = (MELEE, RANGED, MAGIC)
CHECK = "Check"  # of an action: the ability of its checks

START, TRAP, STORY, GATE = "Start", "Trap", "Story", "Teleport"  # the tokens
COLOURS: Final = ("blue", "purple")
ACTIVE, INACTIVE = "active", "inactive"
