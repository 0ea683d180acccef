"""Agemonia as the window shows it."""

from battlefield.rulebooks.agemonia.conditions import conditions_of_falls
from battlefield.rulebooks.agemonia.dice import BLUE, RED
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.figures import SPENT
from battlefield.rulebooks.agemonia.planning import BONUS_FROM, CARDS
from battlefield.rulebooks.agemonia.rounds import ROUNDS
from battlefield.rulebooks.agemonia.vocabulary import FLY, HERO, WHO
from battlefield.rules.book.by_hand import ByHand
from battlefield.rules.book.face import Beyond, Face, Purse
from battlefield.rules.book.setting import DOORS, Setting
from battlefield.rules.book.unit_kinds import KindWords
from battlefield.rules.core.words import HP
from battlefield.rules.muster.handicap import health_moved
from battlefield.rules.muster.roster import Roster, RosterUnit
from battlefield.rules.skirmish.single import where_of
from battlefield.rules.skirmish.words import SUMMONED

_FACES = "written face by face with gaps between"
_FALLS = conditions_of_falls(CATALOGUE)

# fmt: off
_SETTINGS: tuple[Setting, ...] = (
    Setting("rounds", "Rounds", "How many rounds are played; it ends earlier where one side is left",
            ROUNDS, least=1, most=40, is_told=True),
    Setting("allies", "Heroes", "The side of the Heroes and their Allies; the other one has the Enemies", "",
            side="first"),
    Setting("bonus maneuver from", "Bonus maneuver from",
            "The least number on an initiative card that gives a Hero a bonus maneuver",
            BONUS_FROM, least=1, most=CARDS + 1, is_rare=True),
    Setting("fall condition", "Who falls is",
            "The condition of a figure that falls from a height",
            _FALLS[0], tuple((name, name) for name in _FALLS), is_rare=True),
    Setting("red die", "Red die",
            f"The six faces of the die for what a figure does, {_FACES}: 0 to 3 successes, "
            "1+ one and another die, s stamina",
            RED, letters=24, is_rare=True),
    Setting("blue die", "Blue die",
            f"The six faces of the die for what a figure bears, {_FACES}: 0 to 3 successes, h an hourglass",
            BLUE, letters=24, is_rare=True),
)
# fmt: on


_BEYOND = (
    Beyond("Fate cards", "effects of the roster that the Heroes' side uses, once a scenario or once a round"),
    Beyond(
        "Hero actions and items A to O",
        "the list at hand is that of the effects from P to Z; what others do "
        "is an effect of the roster that an action gives",
    ),
    Beyond(
        "Spawned Enemies",
        "a `round` among their stats: as that round begins they come into a start area of "
        "their side, and act from the next one on",
    ),
    Beyond(
        "Enemies that move by themselves",
        "one player moves them; whom they attack, and that they stay where they can, is played",
    ),
    Beyond(
        "Story cards, searching, trading",
        "a token tells which section to read; the rest is left to the players",
    ),
)


def _size(roster: Roster) -> str:
    """Count the figures of a roster that begin on the map."""
    count = sum(unit.models for unit in roster.units if SUMMONED not in unit.words)
    heroes = sum(unit.models for unit in roster.units if HERO in unit.words)
    parts = [f"{count} figure{'s' if count != 1 else ''}"]
    if heroes:
        parts.append(f"{heroes} Hero{'es' if heroes != 1 else ''}")
    return ", ".join(parts)


def _health(roster: Roster) -> int:
    """Count the health of the figures that begin on the map: Agemonia knows no points."""
    there = (unit for unit in roster.units if SUMMONED not in unit.words)
    return sum(unit.models * (unit.stats.get(HP) or 0) for unit in there)


def _price(unit: RosterUnit) -> str:
    who = [word for word in unit.words if word in WHO]
    return "summoned" if SUMMONED in unit.words else "".join(who[:1])


def _start(number: int) -> str:
    del number
    return "Starts in the areas that the map marks for it; in any where it marks none."


FACE = Face(
    "agemonia",
    "Agemonia",
    "Heroes and their Allies against Enemies, on a map of areas.",
    (*_SETTINGS, DOORS),
    where=where_of("off the map"),
    size=_size,
    price=_price,
    start=_start,
    health="health",
    most_sides=2,
    by_areas=True,
    lessons=("plan", "activate", "deed", "whom", "areas"),
    spans={"turn": "round", "step": "turn"},
    purses=(Purse(SPENT, "stamina", is_spent=True),),
    beyond=_BEYOND,
    worth=_health,
    handicap=health_moved,
    handicap_of="health",
    by_hand=ByHand(
        dearest="who has the most health at full strength",
        reach="counted in areas: 0 is the same area, else the range that is printed",
        waiting="no more, stop, rest",
    ),
    kinds=KindWords(flyer=(FLY,), leader=(HERO,)),
)
