"""The words of WARSURGE's rows: what they change, and what they forbid.

What is printed stands on the card of a unit or weapon; all else is 0 unless a row says otherwise.
"""

from fractions import Fraction

from battlefield.rules.core.words import HP as HP
from battlefield.rules.core.words import Fact, Prohibition, Stat

# printed

AEGIS = Stat("aegis")
AP = Stat("ap")
ARMOUR = Stat("armour")
ATTACKS = Stat("attacks")
DASH = Stat("dash")
DEFENCE = Stat("defence")
DEFLECT = Stat("deflect")
FIRE_POINTS = Stat("fire_points")
MODELS = Stat("models")
MOVE = Stat("move")
PARRY = Stat("parry")
POINTS = Stat("points")
POWER = Stat("power")
RANGE = Stat("range")
TRANSPORT = Stat("transport")
WARD = Stat("ward")
WEAPONS = Stat("weapons")

# saves that no card prints, and tests

AETHER_TEST = Stat("Aether Test")
EMERGENCY_SHIELD = Stat("emergency shield")
MASTERY_TEST = Stat("Mastery Test")
SKILL_TEST = Stat("Skill Test")
WILD_ARMOUR = Stat("wild armour")

# worked out

DICE_INTO_A_MELEE = Stat("dice into a melee")
DICE_OUT_OF_A_MELEE = Stat("dice out of a melee")
ABSORBS = Stat("absorbs")
ACCURACY = Stat("accuracy")
ACTS_WHILE_SABOTAGING = Stat("acts while sabotaging")
AIM = Stat("aim")
AIMS_BEYOND_RANGE = Stat("aims beyond range")
AP_AGAINST_AEGIS = Stat("ap against aegis")
ATTACK_DICE = Stat("attack dice")
ATTACK_DICE_AGAINST = Stat("attack dice against")
AUTOMATIC_FACE = Stat("automatic face")
BEDIM = Stat("bedim")
CARRIES_ANYBODY = Stat("carries anybody")
CARRIES_TOGETHER = Stat("carries together")
COHERENCY_REACH = Stat("coherency")
COMMAND_COST = Stat("command cost")
COMMAND_POINTS = Stat("command points")
BEHIND_PASSENGERS = Stat("behind its passengers")
COUNTS_AS_LOST = Stat("counts as lost")
COVER_BY_DICE = Stat("cover by dice")
COVER_BY_PROFILE = Stat("cover by profile")
DAMAGE_FACE = Stat("damage face")
DANGEROUS_AT_ENDS_ONLY = Stat("dangerous at ends only")
DEBARK = Stat("debark")
DEPLOYS_AT_ONCE = Stat("deploys at once")
DEPLOYS_OUTSIDE = Stat("deploys outside")
DEPLOYS_THERE = Stat("deploys there")
DESTROYED_WORTH = Stat("destroyed worth")
DRAWS_FIRE = Stat("draws fire")
EMERGENCY_SHIELD_SAVE = Stat("emergency shield save")
ENEMIES_OFF_EXITS = Stat("enemies off exits")
ESCAPES = Stat("escapes")
GATE_TO_RESERVE = Stat("gate to reserve")
GOES_THROUGH = Stat("goes through")
HARMLESS = Stat("harmless")
HEAVIER_TYPE = Stat("heavier type")
HEAVY_AFTER_MOVING = Stat("heavy after moving")
HITS_EACH = Stat("hits each")
HP_LOSS = Stat("hp loss")
HP_LOSS_AGAINST = Stat("hp loss against")
IGNORES_DANGEROUS = Stat("ignores dangerous")
IGNORES_DIFFICULT = Stat("ignores difficult")
IGNORES_TRAPS = Stat("ignores traps")
IN_COVER = Stat("in cover")
IN_PLAY = Stat("in play")
IS_COMMANDER = Stat("commander")
IS_LED = Stat("led")
IS_NOT_SLOWED_BY_DAMAGE = Stat("is not slowed by damage")
JUDGED_TOGETHER = Stat("judged together")
JUMPS = Stat("jumps")
KING_PERCENT = Stat("king percent")
LEAST_RANGE = Stat("least range")
LEAVES_MELEE = Stat("leaves melee")
LETS_PASS = Stat("lets pass")
LINKS_TRANSPORTS = Stat("links transports")
MAY_RETURN = Stat("returns")
MOVE_ATTEMPTS = Stat("attempts")
MUST_ATTACK = Stat("must attack")
MUST_GO_OFF = Stat("must go off")
NEEDS_NO_TARGET = Stat("needs no target")
OBJECTIVE_REACH = Stat("objective reach")
OCCUPIES_IN_PART = Stat("occupies in part")
OFF_ENEMY_ZONES = Stat("off enemy zones")
OPEN = Stat("open")
PASSES_FOR_FRIEND = Stat("passes for a friend")
PASSES_TERRAIN = Stat("passes terrain")
PASSES_UNITS = Stat("passes units")
PRESENCE = Stat("presence")
REROLLS_OBJECTIVES = Stat("rerolls objectives")
REROLL_FAILURES = Stat("reroll failures")
REROLL_ONES = Stat("reroll ones")
REROLL_SIXES = Stat("reroll sixes")
RESTORES = Stat("restores")
ROLLS_APART = Stat("rolls apart")
SHARED = Stat("shared")
SPLITS_ATTACKS = Stat("splits attacks")
STAYS_UP = Stat("stays up")
STAYS_IN_RESERVES = Stat("stays in reserves")
STUNNED = Stat("stunned")
TARGETS_ANYBODY = Stat("targets anybody")
TARGETS_ITS_CARRIER = Stat("targets its carrier")
TARGETS_FRIENDS = Stat("targets friends")
TARGETS_ITSELF = Stat("targets itself")
TARGETS_PACIFISTS = Stat("targets pacifists")
TARGETS_PASSENGERS = Stat("targets passengers")
THROUGH_HULLS = Stat("through hulls")
TARGETS_SHIPMATES = Stat("targets shipmates")
TOLD_BY_FIGURE = Stat("told by figure")
TOLD_BY_RANGE = Stat("told by range")
TOUCHES_ONLY_ITS_LIKE = Stat("touches only its like")
TRAPS_AT_ENDS_ONLY = Stat("traps at ends only")
TURN_DEGREES = Stat("turn degrees")
TURN_EVERY = Stat("turn every")
TURN_TO_SUFFER = Stat("turn to suffer")
UNBOUND = Stat("unbound")
VERTICAL_COHERENCY_REACH = Stat("vertical coherency")
WATCHES_FACES = Stat("watches faces")
WILD_ARMOUR_SAVE = Stat("wild armour save")
WINS_TIES = Stat("wins ties")
WITHOUT_SIGHT = Stat("without sight")
WORTH_IN_PERCENT = Stat("worth in percent")


# of one save, shield, test or perk


def rerolled(save: Stat) -> Stat:
    """Whether failures of a save are rerolled."""
    return Stat(f"reroll {save}")


def successes_rerolled(save: Stat) -> Stat:
    """Whether a weapon has successes of a save against it rerolled."""
    return Stat(f"reroll {save} successes")


def own_successes_rerolled(save: Stat) -> Stat:
    """Whether a unit has to reroll its own successes of a save."""
    return Stat(f"rerolls own {save} successes")


def own_sixes_rerolled(save: Stat) -> Stat:
    """Whether a unit has to reroll its own sixes of a save."""
    return Stat(f"rerolls own {save} sixes")


def floor_of(save: Stat) -> Stat:
    """The level of a save that nothing but dice below the floor takes."""
    return Stat(f"{save} floor")


def best_of(save: Stat) -> Stat:
    """The best level that a weapon leaves of a save."""
    return Stat(f"{save} at best")


def dice_of(save: Stat) -> Stat:
    """What a weapon adds to the dice of a save."""
    return Stat(f"{save} dice")


def dice_below_floor(save: Stat) -> Stat:
    """What a weapon adds to the dice of a save, whatever holds that up."""
    return Stat(f"{save} dice below floor")


def spared_of(save: Stat) -> Stat:
    """How many points that others take from a save do not count."""
    return Stat(f"{save} dice spared")


def always(save: Stat) -> Stat:
    """Whether a save is rolled for hits that ignore it, too."""
    return Stat(f"{save} always")


def broken(shield: Stat) -> Stat:
    """How much less a shield counts against a weapon."""
    return Stat(f"breaks {shield}")


def automatic(test: str) -> Stat:
    """Whether a test, or each test for a perk, passes by itself."""
    return Stat(f"automatic {test}")


def factor_of(perk: str) -> Stat:
    """By how much a perk multiplies HP lost."""
    return Stat(f"{perk} factor")


# forbidden

HOLDING_OBJECTIVES = Prohibition("objectives")
HOSTILE_DICE_MODIFIERS = Prohibition("hostile dice modifiers")
MOVEMENT = Prohibition("movement")
SHIELDING = Prohibition("shield")
TAKING_COVER = Prohibition("cover")
TO_ARRIVE = Prohibition("arrive")
TO_BE_JOINED = Prohibition("be joined")
TO_BE_LAID_ON = Prohibition("be laid on")
TO_BE_TARGETED = Prohibition("be targeted")
TO_BE_TARGETED_BY_PERKS = Prohibition("be targeted by perks")
TO_CARRY = Prohibition("carry")
TO_CLAIM_OBJECTIVES = Prohibition("claim objectives")
TO_COME_OUT = Prohibition("come out")
TO_COUNTER = Prohibition("counter")
TO_DEPLOY = Prohibition("deploy")
TO_EMBARK = Prohibition("embark")
TO_END_THERE = Prohibition("end there")
TO_ENGAGE = Prohibition("engage")
TO_GAIN = Prohibition("gain")
TO_GO_ON = Prohibition("go on")
TO_HOLD = Prohibition("hold")
TO_JOIN = Prohibition("join")
TO_LAY_ON = Prohibition("lay on")
TO_LEAVE_RESERVE = Prohibition("leave reserve")
TO_RESERVE = Prohibition("reserve")
TO_ROAM = Prohibition("roam")
TO_STAY = Prohibition("stay")
TO_TARGET = Prohibition("target")
TO_USE_PRECISION = Prohibition("precision")
USING_PERKS = Prohibition("perks")
USING_THE_WEAPON = Prohibition("weapon")
USING_WEAPONS = Prohibition("weapons")


# forbidden of one perk or effect


def working(perk: str) -> Prohibition:
    """A perk, to work on somebody."""
    return Prohibition(f"perk {perk}")


def spreading(effect: str) -> Prohibition:
    """An effect, to pass on from somebody."""
    return Prohibition(f"spread {effect}")


def using(perk: str) -> Prohibition:
    """A unit, to use a perk."""
    return Prohibition(f"use {perk}")


def passing(test: Stat) -> Prohibition:
    """A unit, to pass a test."""
    return Prohibition(test)


# remembered by effects and markers

ITS_BARS = Fact("bars", "")
ITS_CHOICE = Fact("choice", "")
ITS_CHOSEN = Fact("chosen", "")
ITS_CONTROLLER = Fact("controller", "")
ITS_COPY = Fact("copy", "")
ITS_FALLEN = Fact("fallen", "")
ITS_FIGURE = Fact("figure", "")
ITS_FIRST = Fact("first", "")
ITS_GIFT = Fact("gift", "")
ITS_HOME = Fact("home", "")  # of an objective: where it lay at first
ITS_HOW = Fact("how", "")
ITS_HURT = Fact("hurt", "")
ITS_KIND = Fact("objective", "")  # of which kind an objective is
ITS_MODE = Fact("mode", "")
ITS_MOOD = Fact("mood", "")
ITS_ORDER = Fact("order", "")
ITS_PERK = Fact("perk", "")
ITS_ARMS = Fact("arms", "")
ITS_FIRST_FORM = Fact("first form", "")
ITS_PROFILES = Fact("profiles", "")
ITS_ROLLED = Fact("rolled", "")
ITS_ROOM = Fact("room", "")
ITS_SIDE = Fact("side", "")
ITS_TARGET = Fact("target", "")
ITS_USED = Fact("used", "")
ITS_WAS = Fact("was", "")
ITS_WEAPON = Fact("weapon", "")
ITS_WIELDER = Fact("wielder", "")
ITS_WITH = Fact("with", "")

# numbers

ITS_AEGIS = Fact("aegis", 0)
ITS_ARMOUR = Fact("armour", 0)
ITS_ATTACKS = Fact("attacks", 0)
ITS_MOVES = Fact("moves", 0)
ITS_BEGINS = Fact("begins", 0)
ITS_DASHED = Fact("dashed", 0)
ITS_DEFENCE = Fact("defence", 0)
ITS_DICE = Fact("dice", 0)
ITS_EXPLODES = Fact("explodes", 0)
ITS_FACE = Fact("face", 0)
ITS_FACTOR = Fact("factor", 0)
ITS_FROM = Fact("from", 0)
ITS_HEAVIER = Fact("heavier", 0)
ITS_HP = Fact("hp", 0)
ITS_MOVED = Fact("moved", 0)
ITS_NUMBER = Fact("number", 0)
ITS_OCCASION = Fact("occasion", "")
ITS_REACH = Fact("reach", 0)
ITS_REROLL = Fact("reroll", 0)
ITS_TRIED = Fact("tried", 0)
ITS_TURN = Fact("turn", 0)
ITS_FIRST_TURN = Fact("first", 0)
ITS_ROLL = Fact("rolled", 0)

# yes or no

ITS_AGAIN = Fact("again", False)
ITS_APART = Fact("apart", False)
ITS_BELOW = Fact("below", False)
ITS_FREE = Fact("free", False)
ITS_GATEWAY = Fact("gateway", False)
ITS_HEALS = Fact("heals", False)
ITS_CAUGHT = Fact("caught", False)
ITS_KEEPS = Fact("keeps", False)
ITS_MIDST = Fact("midst", False)
ITS_OPEN = Fact("open", False)
ITS_SHY = Fact("shy", False)
ITS_TURNED = Fact("turned", False)
ITS_UPGRADED = Fact("upgraded", False)

# inches

ITS_BOTTOM = Fact("bottom", Fraction(0))
ITS_FAR = Fact("far", Fraction(0))
ITS_X = Fact("x", Fraction(0))
ITS_Y = Fact("y", Fraction(0))
ITS_INCHES: Fact[int | Fraction] = Fact("inches", 0)


def noted_of(stat: Stat) -> Fact[int]:
    """How much of a stat was rolled or chosen."""
    return Fact(stat, 0)


def place_of(figure: str) -> tuple[Fact[Fraction], Fact[Fraction]]:
    """Where a figure stood: x and y."""
    return Fact(f"{figure} x", Fraction(0)), Fact(f"{figure} y", Fraction(0))
