"""How a template scatters, as options: ways it may go, its chance to stay, and the dice."""

import re

from battlefield.app.desk.options import Number, Option, Options, Text
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.templates import ScatterRule, roll

FARTHEST = 72  # keeps every question about scatter quick enough for a moving hand
_CHANCE = re.compile(r"(?P<percent>\d{1,3})\s*%|(?P<over>\d{1,4})\s*(?:/|in|of)\s*(?P<under>\d{1,4})")
_DICE = re.compile(r"(\d*)d(\d+)")


def chance_of(text: str) -> tuple[int, int]:
    """Read a chance such as "1/3", "1 in 3" or "33 %"; anything else is a ValueError in one sentence."""
    match = _CHANCE.fullmatch(text.strip())
    if match is None:
        raise ValueError(f'"{text}" is no chance; write it like 1/3 or 33 %')
    percent = match["percent"]
    over, under = (int(percent), 100) if percent else (int(match["over"]), int(match["under"]))
    if not 0 <= over <= under or not under:
        raise ValueError(f'"{text}" is no chance; it must be between 0 and 1, such as 1/3')
    return over, under


def check_dice(text: str) -> None:
    """Let dice pass that can be thrown for a distance; others are a ValueError in one sentence."""
    terms = [(int(count or 1), int(sides)) for count, sides in _DICE.findall(text.lower())]
    if any(count * sides > FARTHEST for count, sides in terms):
        raise ValueError(_too_far(text))
    try:
        totals = roll(text).totals
    except ValueError:
        raise ValueError(f'"{text}" are no dice for a distance; write them like 2d6, d6 or d3+1') from None
    if totals[-1] > FARTHEST:
        raise ValueError(_too_far(text))


def _too_far(text: str) -> str:
    return f'"{text}" goes too far; dice may add up to {FARTHEST} inches'


DIRECTIONS = Number(
    "scatter_directions",
    QT_TR_NOOP("Directions"),
    QT_TR_NOOP("How many ways it may go, all equally likely"),
    8.0,
    1.0,
    36.0,
    "",
    0,
)
HIT = Text(
    "scatter_hit",
    QT_TR_NOOP("Stays"),
    QT_TR_NOOP("The chance to land where it is aimed, such as 1/3"),
    "1/3",
    chance_of,
)
DICE = Text(
    "scatter_dice",
    QT_TR_NOOP("Else goes"),
    QT_TR_NOOP("The inches it goes, in dice such as 2d6 or d6+2"),
    "2d6",
    check_dice,
)
RULE: tuple[Option, ...] = (DIRECTIONS, HIT, DICE)


def rule_of(options: Options) -> ScatterRule:
    """Return the rule that is set."""
    return ScatterRule(int(options[DIRECTIONS]), chance_of(options[HIT]), options[DICE])


def rule_words(rule: ScatterRule) -> str:
    """Say a rule in one sentence."""
    over, under = rule.hit
    if over == under:
        return "it stays where it is aimed"
    way = "the one direction" if rule.directions == 1 else f"one of {rule.directions} directions"
    goes = f"{rule.dice} inches in {way}"
    return f"{over} in {under} stays, else {goes}" if over else f"always goes {goes}"
