"""Iron Kingdoms as the window shows it."""

from collections.abc import Iterator
from functools import partial

from battlefield.rulebooks.iron_kingdoms.blow import FOCUS
from battlefield.rulebooks.iron_kingdoms.models import boxes
from battlefield.rulebooks.iron_kingdoms.sight import in_melee_with
from battlefield.rulebooks.iron_kingdoms.turns import CONTROL, DEPTH, MAINTENANCE, ROUNDS
from battlefield.rules.book.by_hand import ByHand
from battlefield.rules.book.face import Badge, Beyond, Face, Purse, has_acted
from battlefield.rules.book.setting import DOORS, Setting
from battlefield.rules.core.state import State, Unit
from battlefield.rules.skirmish.single import where_of
from battlefield.rules.skirmish.strip_deployment import zone

# fmt: off
_SETTINGS: tuple[Setting, ...] = (
    Setting("rounds", "Rounds", "How many rounds are played; the battle ends earlier where one side is left",
            ROUNDS, least=1, most=20, is_told=True),
    Setting("zone depth", "Deployment zone",
            "How deep the deployment zones are: the first side has the top edge of the table, the others the "
            "bottom edge",
            DEPTH, least=1, most=36, unit=" in"),
    Setting("minutes after", "Minutes after the battle",
            "How many minutes pass after the battle for fire, acid and the like that are still there: "
            "they go on until they end",
            0, least=0, most=60, unit=" min"),
)
# fmt: on


_BEYOND = (
    Beyond("Feats", "an effect of the roster that a character may use once a game"),
    Beyond(
        "Spell lists",
        "each spell is a weapon of type spell; what it does besides damage is an effect that "
        "it gives, and it ends as that says",
    ),
    Beyond(
        "Power attacks", "no actions of their own: a weapon may give an effect that pushes or knocks down"
    ),
    Beyond(
        "Abilities and orders",
        "effects of the roster that hold always, for those near, or come about as a "
        "character begins or ends its activation",
    ),
    Beyond(
        "Scenarios",
        "points that a side claims by an effect that scores; they go before the points that stand at the end",
    ),
)


def _signs(state: State, unit: Unit) -> Iterator[Badge]:
    foes = [state.units[foe].name for foe in in_melee_with(state, unit.id)]
    if foes:
        yield Badge("melee", "", f"in melee with {', '.join(foes)}")
    yield from has_acted(state, unit, "turn")


FACE = Face(
    "iron-kingdoms",
    "Iron Kingdoms",
    "Characters are activated side by side; they shoot, strike, burn and lay clouds.",
    (*_SETTINGS, DOORS),
    zone=partial(zone, depth=DEPTH),
    full_hp=lambda game, unit: boxes(game.state, unit),
    signs=_signs,
    where=where_of("out of the game"),
    health="boxes",
    one_health="box",
    lessons=("activate", "deed", "goes", "whom", "maintenance"),
    between={MAINTENANCE: "{period} {turn}, Maintenance of {side}", CONTROL: ""},
    spans={"turn": "round"},
    purses=(Purse(FOCUS, "focus"),),
    beyond=_BEYOND,
    by_hand=ByHand(
        reach="half an inch for melee, 2 inches for reach, else the range that is printed",
        waiting="to stay, no more attacks",
    ),
)
