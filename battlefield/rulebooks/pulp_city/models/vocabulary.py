"""The words of a profile: traits, kinds of models, roles, ways of moving, types, kinds of actions."""

from typing import Final

from battlefield.rulebooks.pulp_city.words import (
    AGILITY,
    AP,
    DEFENSE,
    ENERGY,
    FATIGUE,
    HP,
    MIND,
    MOST,
    MOVE,
    OBJECT_RANK,
    PRINTED_AP_LIMIT,
    PRINTED_LEVEL,
    PRINTED_POWER_UP,
    RADIUS,
    RANGE,
    SPIRIT,
    STRENGTH,
)

TRAITS: Final = (STRENGTH, DEFENSE, ENERGY, AGILITY, MIND, SPIRIT)
TRUMP: Final = "*"  # after the name of a trait, among the words of a model

SUPREME, MINION, MONSTER = "Supreme", "Minion", "Monster"
OBJECT, STRUCTURE, DANGEROUS = "Object", "Structure", "Dangerous Terrain"
KINDS: Final = (SUPREME, MINION, MONSTER, OBJECT, STRUCTURE, DANGEROUS)
INANIMATE: Final = (OBJECT, STRUCTURE, DANGEROUS)
REINFORCED: Final = "Reinforced Cover"

BRAWLER, BLASTER, TANK, POWERHOUSE = "Brawler", "Blaster", "Tank", "Powerhouse"
SUPPORT, SPEEDER, INFILTRATOR = "Support", "Speeder", "Infiltrator"
ROLES: Final = (BRAWLER, BLASTER, TANK, POWERHOUSE, SUPPORT, SPEEDER, INFILTRATOR)

SPRINT, FLY, BOUND, BLINK, WALLCRAWL = "Sprint", "Fly", "Bound", "Blink", "Wallcrawl"
MOVEMENTS: Final = (SPRINT, FLY, BOUND, BLINK, WALLCRAWL)
TYPES: Final = ("Living", "NonLiving", "Mechanical", "E.T.", "Outsider")

IMMUNE, STRONG, WEAK = "Immune", "Strong", "Weak"
POWERS: Final = (IMMUNE, STRONG, WEAK)  # of models, each with words after a stroke
FALLING: Final = "Falling Damage"

CLOSE, PROJECTILE, RAY, PULSE, THROW = "CCM", "PRJ", "RAY", "PLS", "THR"
INDIRECT, AURA, ONESELF, OVERRUN, SUMMON, REACTION = "IND", "AUR", "IST", "OVR", "SUM", "RCT"
TRIGGER: Final = "Trigger/"  # before what lets a Structure use an action, among the lines of that
EACH_ROUND, WHEN_SUMMONED, WHEN_NEAR = "Round", "Summoned", "Near"
TRIGGERS: Final = (EACH_ROUND, WHEN_SUMMONED, WHEN_NEAR)  # the first one where nothing is said
DANGER: Final = "DNG"  # what dangerous terrain does
ACTION_KINDS: Final = {
    CLOSE: "close combat, against a model in base contact",
    PROJECTILE: "projectile, against a model in range and sight",
    RAY: "ray, against every model on a line",
    PULSE: "pulse, against every model around that is in sight",
    THROW: "throw of an Object in base contact",
    INDIRECT: "indirect, against a model in range, without sight",
    AURA: "aura, on every model in range, without sight",
    ONESELF: "on the model itself",
    OVERRUN: "overrun, a straight move against every model on the way",
    SUMMON: "summoning, within range",
    REACTION: "reaction, against an enemy who has just targeted the model",
    DANGER: "what dangerous terrain does",
}

UNIT_STATS: Final = (
    *TRAITS, PRINTED_LEVEL, PRINTED_AP_LIMIT, AP, PRINTED_POWER_UP, MOVE, HP, OBJECT_RANK, MOST, RADIUS,
)  # fmt: skip
ACTION_STATS: Final = (AP, RANGE, FATIGUE)
