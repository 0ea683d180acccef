"""Pulp City as the window shows it."""

from battlefield.rulebooks.pulp_city.models.team import POOL
from battlefield.rulebooks.pulp_city.models.vocabulary import FLY, KINDS, OBJECT, STRUCTURE
from battlefield.rulebooks.pulp_city.movement.deploying import DEPTH, zone
from battlefield.rulebooks.pulp_city.plots import BY_CARDS, HILL, KING, ROUNDS, SMACKDOWN, TERRITORY
from battlefield.rulebooks.pulp_city.rounds import AP, EFFECTS
from battlefield.rulebooks.pulp_city.words import PRINTED_LEVEL
from battlefield.rules.book.by_hand import ByHand
from battlefield.rules.book.face import Beyond, Face, Purse, limited
from battlefield.rules.book.setting import DOORS, Setting
from battlefield.rules.book.unit_kinds import KindWords
from battlefield.rules.muster.roster import Roster, RosterUnit
from battlefield.rules.skirmish.single import where_of
from battlefield.rules.skirmish.words import SUMMONED

# fmt: off
_SETTINGS: tuple[Setting, ...] = (
    Setting("plot", "Plot", "What the battle is about", SMACKDOWN,
            ((SMACKDOWN, "Smackdown"), (KING, "King of the hill"), (TERRITORY, "Territory"),
             (BY_CARDS, "By the cards")),
            explained={
                SMACKDOWN: "Levels that are knocked out of the other team count.",
                KING: f"Levels in the square of {HILL:g} in in the middle count after the last round.",
                TERRITORY: "Quarters of the table in which a team has most levels count at the end.",
                BY_CARDS: "Only what effects of the rosters score counts, such as cards that you own.",
            }, is_told=True),
    Setting("rounds", "Rounds", "How many rounds are played; the battle ends earlier where one team is left",
            ROUNDS, least=1, most=20, is_told=True),
    Setting("zone depth", "Deployment zone",
            "How deep the deployment zones are: the first team has the top edge of the table, the others the "
            "bottom edge",
            DEPTH, least=1, most=36, unit=" in"),
    Setting("crash damage", "Damage of a crash",
            "The HP that a model loses when it is knocked into another one, or into terrain",
            1, least=0, most=6, is_rare=True),
    Setting("powerhouse efx", "Powerhouses",
            "Which rolls of a Powerhouse give EFX from a lower face on: those of its Trump Traits, or all",
            "trump", (("trump", "Trump Traits alone"), ("all", "All rolls")), is_rare=True),
)
# fmt: on


_BEYOND = (
    Beyond(
        "Agendas",
        "an effect of the roster that scores 1, which its side uses once the agenda is fulfilled; "
        "whether it is, the players judge",
    ),
    Beyond(
        "Leader and faction cards",
        "effects of the roster, named among the perks of the whole roster or of "
        "the Leader; a Leader fights like any Supreme",
    ),
    Beyond(
        "Capture the Flag, Quest, Time Bomb, End Zones",
        "the plot By the cards, with effects of the rosters that score as the card of the plot says",
    ),
    Beyond(
        "What the card of one model alone says",
        "made up by the roster under the name that stands behind the stroke; without that it lies on the "
        "target as a reminder",
    ),
    Beyond("Citizens, events, what burdens models", "left to the players, and to effects of the rosters"),
)

_SPANS = {"turn": "round", "step": "turn"}


def _levels(unit: RosterUnit) -> int:
    return unit.models * (unit.stats.get(PRINTED_LEVEL) or 0)


def _worth(roster: Roster) -> int:
    return sum(map(_levels, roster.units))


def _size(roster: Roster) -> str:
    return limited(_worth(roster), roster.limit, "levels")


def _price(unit: RosterUnit) -> str:
    if SUMMONED in unit.words:
        return "summoned"
    if not _levels(unit):
        return next((word for word in unit.words if word in KINDS), "").lower()
    return f"level {_levels(unit)}" if unit.models == 1 else f"{_levels(unit)} levels"


FACE = Face(
    "pulp-city",
    "Pulp City",
    "Teams of Supremes and their Minions take turns with a pool of action points.",
    (*_SETTINGS, DOORS),
    zone=zone,
    where=where_of("KO'ed"),
    size=_size,
    price=_price,
    lessons=("activate", "deed", "goes", "whom", "points"),
    between={EFFECTS: "{period} {turn} ends", AP: "{period} {turn} begins"},
    spans=_SPANS,
    purses=(Purse(POOL, "AP"),),
    beyond=_BEYOND,
    worth=_worth,
    handicap_of="levels",
    by_hand=ByHand(
        dearest="who has the highest level",
        reach="the range of the action in inches; without one it is base contact",
        waiting="no more actions, nobody, nothing",
    ),
    kinds=KindWords(flyer=(FLY,), structure=(OBJECT, STRUCTURE), machine=("Mechanical",)),
)
