"""The settings of a battle as people choose them: what each is called, does, and when it counts."""

from collections.abc import Mapping
from dataclasses import dataclass

from battlefield.rulebooks.warsurge.command import DIE
from battlefield.rulebooks.warsurge.deploying import DEPTH, SHARE
from battlefield.rulebooks.warsurge.games import DEATHMATCH, GAME_TYPES
from battlefield.rulebooks.warsurge.games.kinds import by_points
from battlefield.rulebooks.warsurge.objectives import REACH
from battlefield.rulebooks.warsurge.playstyle import ADVANCED, STANDARD
from battlefield.rulebooks.warsurge.steps import ACTIONS_A_STEP
from battlefield.rules.values import Scalar

Chosen = Mapping[str, Scalar]
"""What is chosen, by the names of settings; what is left out is as usual."""

GAME_TYPE, PLAYSTYLE, TURNS, DEFENDER = "game type", "playstyle", "turns", "defender"
_DEFENDED = ("survive at all costs", "stronghold")
_HELD = ("objective markers", "tactical strike", "flags", "assets")
_SCORED = tuple(name for name, kind in GAME_TYPES.items() if kind.judge is by_points)


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its name in scripts, its words, and either its choices or the numbers it may be.

    `games` and `playstyle` say where it counts, everywhere when left out; `is_rare` ones are seldom changed.
    """

    name: str
    text: str
    says: str
    usual: Scalar
    choices: tuple[tuple[Scalar, str], ...] = ()
    least: int = 0
    most: int = 0
    unit: str = ""
    games: tuple[str, ...] = ()
    playstyle: str = ""
    is_rare: bool = False

    @property
    def is_side(self) -> bool:
        """Whether one of the sides is chosen."""
        return self.name == DEFENDER

    def counts(self, chosen: Chosen) -> bool:
        """Tell whether it matters in the game that is chosen."""
        game = chosen.get(GAME_TYPE, DEATHMATCH.name)
        style = chosen.get(PLAYSTYLE, STANDARD)
        return (not self.games or game in self.games) and self.playstyle in ("", style)


def _titled(name: str) -> str:
    return name[:1].upper() + name[1:]


def game_words(name: str) -> str:
    """Say in a sentence how a game type is won."""
    return f"{_titled(GAME_TYPES[name].says)}."


def usual_turns(name: str) -> int:
    """Give how many turns a game type has."""
    return GAME_TYPES[name].turns


# fmt: off
SETTINGS: tuple[Setting, ...] = (
    Setting(GAME_TYPE, "Game type", "How the battle is won", DEATHMATCH.name,
            tuple((name, _titled(name)) for name in GAME_TYPES)),
    Setting(PLAYSTYLE, "Playstyle",
            "Standard: a turn of four phases, unit by unit in turn. "
            "Advanced: steps of actions that are paid for with command points",
            STANDARD, ((STANDARD, "Standard"), (ADVANCED, "Advanced"))),
    Setting(TURNS, "Turns", "How many turns are played; the battle ends earlier where only one side is left",
            4, least=1, most=20),
    Setting(DEFENDER, "Defender", "The side that defends; the others attack it", "", games=_DEFENDED),
    Setting("survive percent", "Survives with",
            "The defender wins with this share of its points left at the end", 25, least=1, most=100,
            unit=" %", games=("survive at all costs",)),
    Setting("stronghold percent", "Holds with more than",
            "The defender wins with more than this share of its fortifications left", 25, least=0, most=99,
            unit=" %", games=("stronghold",)),
    Setting("tactical objectives", "Objectives of a turn",
            "Rolled: each turn one of three objectives is rolled for markers, combat and territory. "
            "Fixed: the first of each counts in every turn",
            "rolled", (("rolled", "Rolled each turn"), ("fixed", "Always the first")),
            games=("tactical strike",)),
    Setting("king percent", "A king costs at most",
            "A king is a unit that costs at most this share of its roster's points", 25, least=1, most=100,
            unit=" %", games=("regicide",)),
    Setting("objective reach", "Held from",
            "A unit holds an objective with a model within so many inches of it", REACH, least=0, most=12,
            unit=" in", games=_HELD),
    Setting("contested objectives", "Contested objectives",
            "Who holds an objective that units of both sides are at: nobody, or the side whose units there "
            "are worth more points",
            "nobody", (("nobody", "Nobody’s"), ("points", "The stronger side’s")), games=_HELD),
    Setting("zone depth", "Deployment zone",
            "How deep the deployment zones are: the first side has the top edge of the table, the others the "
            "bottom edge",
            DEPTH, least=1, most=36, unit=" in"),
    Setting("command die", "Command die",
            "The die that is rolled each turn: every side has as many command points for each of its units",
            DIE, ((2, "D2"), (3, "D3"), (4, "D4"), (6, "D6")), playstyle=ADVANCED),
    Setting("step actions", "Actions in a step", "How many actions a unit may take in one step",
            ACTIONS_A_STEP, least=1, most=4, playstyle=ADVANCED),
    Setting("ladder", "Power against Defence",
            "What an attack die needs. Even and steep use dice of six sides and part only beyond a plain 6; "
            "the third uses dice of ten sides",
            "even", (("even", "Six sides, even steps"), ("steep", "Six sides, steep steps"),
                     ("d10", "Ten sides")), is_rare=True),
    Setting("deploy share", "Deployed at first",
            "The share of its points that each side must have on the table in the first turn", SHARE, least=0,
            most=100, unit=" %", is_rare=True),
    Setting("random turns", "More turns by chance",
            "How many turns may follow the last one, each on a roll of 4 or more", 0, least=0, most=10,
            is_rare=True),
    Setting("wiped out", "A side wiped out",
            "Whether a side of which nothing is left has lost, or the objective points decide all the same",
            "loses", (("loses", "Has lost"), ("scores", "May win by points")), games=_SCORED, is_rare=True),
    Setting("tie break", "Equal points",
            "Whether equal objective points are parted by the share of the roster that is left",
            "share", (("share", "The greater share left wins"), ("none", "A draw")), games=_SCORED,
            is_rare=True),
    Setting("restore melees", "Restore melees",
            "Whether units that lost contact with those they fight close in again after casualties",
            1, ((1, "Units close in"), (0, "Units stay where they are")), is_rare=True),
    Setting("diminish literally", "Diminish",
            "Whether the perk Diminish leaves a quarter of the movement, or takes only a quarter off", False,
            ((False, "Leaves a quarter"), (True, "Takes a quarter off")), is_rare=True),
)
# fmt: on

_BY_NAME = {setting.name: setting for setting in SETTINGS}


def setting_named(name: str) -> Setting:
    """Find a setting by its name in scripts; one that is none is a KeyError."""
    return _BY_NAME[name]


def counting(chosen: Chosen) -> tuple[Setting, ...]:
    """Give the settings that matter in the game that is chosen, in the order in which they are shown."""
    return tuple(setting for setting in SETTINGS if setting.counts(chosen))


def value_of(setting: Setting, chosen: Chosen) -> Scalar:
    """Give what a setting is: what was chosen, else what is usual in this game."""
    if setting.name == TURNS and TURNS not in chosen:
        return usual_turns(str(chosen.get(GAME_TYPE, DEATHMATCH.name)))
    return chosen.get(setting.name, setting.usual)


def written(chosen: Chosen) -> dict[str, Scalar]:
    """Give what a battle is told: the turns, the game type, and what differs from the usual and counts."""
    told = {setting.name: value_of(setting, chosen) for setting in counting(chosen)}
    always = (GAME_TYPE, PLAYSTYLE, TURNS)
    return {
        name: value for name, value in told.items() if name in always or value != setting_named(name).usual
    }
