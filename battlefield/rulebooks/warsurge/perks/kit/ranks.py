"""In which order reactions to a moment are heard, lowest first; those without a rank of their own have 0."""

from battlefield.rules.core.words import Rank


class TurnBegins(Rank):
    """As a turn begins: whatever is chosen or rolled for it comes between instincts and shapes."""

    RETURNS = -30
    DRIFTS = -25
    PLAGUES = -20
    NERVES = -10
    INSTINCTS = -5
    ORDERS = 5
    SHAPES = 20
    GROWTH = 30
    PLACES = 50
    FORCED = 90


class DeploymentEnds(Rank):
    """Once all have deployed: who comes only then may scout like all others."""

    SCOUTS = 5


class TurnCloses(Rank):
    """Before what lasts until a turn ends takes effect."""

    ACTS_LATE = 9


class TurnEnds(Rank):
    """What lasts until a turn ends: afflictions take HP before all else."""

    BURN = -17
    IGNITE = -16
    POISON = -15
    VENOM = -14
    PLAGUE = -13
    PESTILENCE = -12
    LEECH = -11
    RUNS = 1
    HOLLOW = 5
    WEARS_OFF = 50
    SHRINKS = 60
    LETS_GO = 90


class GameBegins(Rank):
    """As a game begins."""

    TERRAIN = -9
    DECOYS = -5


class UnitActs(Rank):
    """As a unit is about to act."""

    CONCEALED = -9


class UnitMoves(Rank):
    """As a unit sets out."""

    MORE_INCHES = 1
    WANDERS = 2
    SLOWS = 3
    DRAGS = 5
    FRIGHTENS = 10
    PACES = 15
    FLEES = 20
    GATES = 30


class UnitMoved(Rank):
    """Once a unit has moved: weapons that are used on the way come after what a move gains them."""

    STRIKES = 2
    CHARGES = 5
    SLIPS = 8
    PULLS = 9
    TUNNELS = 60


class MeleeBegins(Rank):
    """As a melee begins: weapons that are used at once come after what a melee gains them."""

    STRIKES = 5


class WeaponIsDrawn(Rank):
    """As a weapon is to be used."""

    FAST = -5
    IS_DEALT = -2
    FORGETS = -1
    IS_SET = 5


class UseIsOver(Rank):
    """Once the use of a weapon is over."""

    GIVES_BACK = 9


class UnitIsTargeted(Rank):
    """As a unit is targeted."""

    PASSES_THROUGH = -3
    REFLECTS = -1
    REDIRECTS = 2
    STEALS = 5
    IS_WEIGHED = 7
    RAISES_SHIELD = 9


class DiceShow(Rank):
    """Once attack dice have been rolled, and as their hits are about to cost HP."""

    PICKS = 8
    COUNTS = 50
    BLURS = 60
    WALLS = 61


class DiceAreJudged(Rank):
    """Once all dice were rolled that are judged together."""

    UNDOES = 9


class UnitIsStruck(Rank):
    """Once an attack on a unit is over."""

    BACKFIRES = -1
    STRAYS = 1
    LEAPS = 5
    COUNTERS = 6
    RAGES = 9
    FEEDS = 50


class HpAreLost(Rank):
    """As HP are to be lost, or regained."""

    IS_SAFE = -3
    CONVERTS = -2
    DOUBLES = -1
    ABSORBS = 1
    BREAKS_DOWN = 2
    CAPS = 3
    TALLIES = 9
    SPARES = 10


class HpHaveChanged(Rank):
    """Once HP were lost or regained, or a unit has acted."""

    HOLLOW = 5
    KEEPS_UP = 20
    COMPARES = 50
    LETS_GO = 90


class UnitFalls(Rank):
    """As figures are to be taken off."""

    STAYS = -5
    RISES = 1
    BURSTS = 5
    DROPS_ARMS = 7
    WRECKS = 8
    LEAVES = 9
    GOES_OVER = 10


class DieIsRolled(Rank):
    """Once dice or tests are rolled."""

    REPEATS = 5
    REROLLS = 10
    DENIES = 20


class PerkIsUsed(Rank):
    """Once a perk is used, or an affliction is laid."""

    RUNS = 1
    STEALS = 5
