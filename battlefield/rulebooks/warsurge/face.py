"""WARSURGE as the window shows it."""

from collections.abc import Iterator

from battlefield.rulebooks.warsurge.games import DEATHMATCH, GAME_TYPES
from battlefield.rulebooks.warsurge.games.kinds import by_points
from battlefield.rulebooks.warsurge.hidden_information import SECRETS, veiled
from battlefield.rulebooks.warsurge.movement.deploying import DEPTH, ENTRY_DEPTH, SHARE, zone
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.command import DIE, POINTS
from battlefield.rulebooks.warsurge.units.counters import ACTIONS_A_STEP
from battlefield.rulebooks.warsurge.units.objectives import REACH
from battlefield.rulebooks.warsurge.units.playstyle import ADVANCED, STANDARD
from battlefield.rulebooks.warsurge.units.stats import model_hp
from battlefield.rules.book.by_hand import ByHand
from battlefield.rules.book.face import Badge, Face, Purse, has_acted, place_words
from battlefield.rules.book.setting import DOORS, Setting
from battlefield.rules.book.unit_kinds import KindWords
from battlefield.rules.core.state import GONE, State, Unit
from battlefield.rules.core.values import Scalar

_GAME, _STYLE = "game type", "playstyle"
_HALTS = ((unit_status.NO_MOVE, "cannot Move"), (unit_status.NO_DASH, "cannot Dash"))
_Only = dict[str, tuple[Scalar, ...]]
_SCORED: _Only = {_GAME: tuple(name for name, kind in GAME_TYPES.items() if kind.judge is by_points)}
_HELD: _Only = {_GAME: ("objective markers", "tactical strike", "flags", "assets")}
_DEFENDED: _Only = {_GAME: ("survive at all costs", "stronghold")}
_IN_STEPS: _Only = {_STYLE: (ADVANCED,)}


def _titled(name: str) -> str:
    return name[:1].upper() + name[1:]


# fmt: off
_SETTINGS: tuple[Setting, ...] = (
    Setting(_GAME, "Game type", "How the battle is won", DEATHMATCH.name,
            tuple((name, _titled(name)) for name in GAME_TYPES),
            explained={name: f"{_titled(kind.says)}." for name, kind in GAME_TYPES.items()}, is_told=True),
    Setting(_STYLE, "Playstyle",
            "Standard: a turn of four phases, unit by unit in turn. "
            "Advanced: steps of actions that are paid for with command points",
            STANDARD, ((STANDARD, "Standard"), (ADVANCED, "Advanced")), is_told=True),
    Setting("turns", "Turns", "How many turns are played; the battle ends earlier where one side is left",
            4, least=1, most=20, follows=_GAME,
            usuals={name: kind.turns for name, kind in GAME_TYPES.items()}, is_told=True),
    Setting("defender", "Defender", "The side that defends; the others attack it", "", only=_DEFENDED,
            side="last"),
    Setting("survive percent", "Survives with",
            "The defender wins with this share of its points left at the end", 25, least=1, most=100,
            unit=" %", only={_GAME: ("survive at all costs",)}),
    Setting("stronghold percent", "Holds with more than",
            "The defender wins with more than this share of its fortifications left", 25, least=0, most=99,
            unit=" %", only={_GAME: ("stronghold",)}),
    Setting("tactical objectives", "Objectives of a turn",
            "Rolled: each turn one of three objectives is rolled for markers, combat and territory. "
            "Fixed: the first of each counts in every turn",
            "rolled", (("rolled", "Rolled each turn"), ("fixed", "Always the first")),
            only={_GAME: ("tactical strike",)}),
    Setting("king percent", "A king costs at most",
            "A king is a unit that costs at most this share of its roster's points", 25, least=1, most=100,
            unit=" %", only={_GAME: ("regicide",)}),
    Setting("objective reach", "Held from",
            "A unit holds an objective with a model within so many inches of it", REACH, least=0, most=12,
            unit=" in", only=_HELD),
    Setting("contested objectives", "Contested objectives",
            "Who holds an objective that units of both sides are at: nobody, or the side whose units there "
            "are worth more points",
            "nobody", (("nobody", "Nobody’s"), ("points", "The stronger side’s")), only=_HELD),
    Setting("zone depth", "Deployment zone",
            "How deep the deployment zones are: the first side has the top edge of the table, the others the "
            "bottom edge",
            DEPTH, least=1, most=36, unit=" in"),
    Setting("command die", "Command die",
            "The die that is rolled each turn: every side has as many command points for each of its units",
            DIE, ((2, "D2"), (3, "D3"), (4, "D4"), (6, "D6")), only=_IN_STEPS),
    Setting("step actions", "Actions in a step", "How many actions a unit may take in one step",
            ACTIONS_A_STEP, least=1, most=4, only=_IN_STEPS),
    Setting("ladder", "Power against Defence",
            "What an attack die needs. Even and steep use dice of six sides and part only beyond a plain 6; "
            "the third uses dice of ten sides",
            "even", (("even", "Six sides, even steps"), ("steep", "Six sides, steep steps"),
                     ("d10", "Ten sides")), is_rare=True),
    Setting("deploy share", "Minimum deployed on turn 1",
            "The share of its points that each side must have on the table in the first turn", SHARE, least=0,
            most=100, unit=" %", is_rare=True),
    Setting("entry depth", "Entry edges",
            "How far from the entry edges that a table draws units may come out of reserve, after the first "
            "turn; 0 is in contact with them",
            ENTRY_DEPTH, least=0, most=36, unit=" in", is_rare=True),
    Setting("random turns", "Random extra turns",
            "How many turns may follow the last one, each on a roll of 4 or more", 0, least=0, most=10,
            is_rare=True),
    Setting("wiped out", "A side wiped out",
            "Whether a side of which nothing is left has lost, or the objective points decide all the same",
            "loses", (("loses", "Has lost"), ("scores", "May win by points")), only=_SCORED, is_rare=True),
    Setting("tie break", "Equal points",
            "Whether equal objective points are parted by the share of the roster that is left",
            "share", (("share", "The greater share left wins"), ("none", "A draw")), only=_SCORED,
            is_rare=True),
    Setting("restore melees", "Restore melees",
            "Whether units that lost contact with those they fight close in again after casualties",
            1, ((1, "Units close in"), (0, "Units stay where they are")), is_rare=True),
    Setting("diminish literally", "Diminish",
            "Whether the perk Diminish leaves a quarter of the movement, or takes only a quarter off", False,
            ((False, "Leaves a quarter"), (True, "Takes a quarter off")), is_rare=True),
)
# fmt: on


def _signs(state: State, unit: Unit) -> Iterator[Badge]:
    """Yield the signs of melees, of what a unit has done, and of what it may not do."""
    foes = [state.units[foe].name for foe in unit_status.foes_in_melee(state, unit.id) if foe in state.units]
    if unit_status.is_engaged(state, unit.id):
        yield Badge("melee", "", f"in a melee with {', '.join(foes)}" if foes else "in a melee")
    if unit_status.is_marked(state, unit_status.INSIDE, unit.id):
        yield Badge("inside", "", "held inside another unit")
    yield from has_acted(state, unit, "phase")
    halts = [words for name, words in _HALTS if unit_status.is_marked(state, name, unit.id)]
    if halts:
        yield Badge("halted", "", f"{' or '.join(halts)} this turn")


def _where(state: State, unit: Unit) -> str:
    if unit.where == GONE and unit_status.is_marked(state, unit_status.EXITED, unit.id):
        return "left the table"
    return place_words(state, unit)


FACE = Face(
    "warsurge",
    "WARSURGE",
    "Units of models move, attack and dash in phases, or in steps that are paid for.",
    (*_SETTINGS, DOORS),
    zone=zone,
    full_hp=model_hp,
    signs=_signs,
    where=_where,
    period="turn",
    secrets=SECRETS,
    tallies=("HP regained", "HP lost this turn", " used", " used up"),
    purses=(Purse(POINTS, "command points"),),
    veil=veiled,
    lessons=(
        "goal", "turn master", "hold", "choose", "phases", "region", "melee", "rough", "way", "coherency",
        "attack", "target", "weapon", "in melee", "fallen", "dice", "dash", "score",
    ),
    between={"Start": "{period} {turn} begins", "End": "{period} {turn} ends"},
    saves=("armour", "aegis", "ap"), for_all=("command points for each unit",),
    by_hand=ByHand(
        reach="the weapon's range in inches; 0 is base contact",
        objective="what the game type has to be held or carried; without any it goes for the nearest foe",
        waiting="Hold, Pass, End Step, No Counter, no more weapons",
    ),
    kinds=KindWords(
        flyer=("Airborne", "Jumper"), leader=("Leader", "War Master"), machine=("Artificial", "Enclosed"),
    ),
)  # fmt: skip
