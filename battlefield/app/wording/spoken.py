"""Sentences of the rules as players read them: names in place of ids."""

import re
from functools import lru_cache

from battlefield.app.wording.side_colours import with_sides_named
from battlefield.app.wording.told_apart import behind
from battlefield.rules.core.state import State, Unit

_SINGULARS = {
    **{
        f"{noun}s": noun
        for noun in [
            "level",
            "model",
            "unit",
            "point",
            "figure",
            "quarter",
            "trial",
            "piece",
            "area",
            "token",
            "card",
        ]
    },
    **{f"{noun}s": noun for noun in ["effect", "battle", "game", "weapon", "table", "objective", "minute"]},
    "dice": "die",
    "inches": "inch",
    "boxes": "box",
    "Heroes": "Hero",
    "successes": "success",
}
"""Plurals of what is counted, but for those that may be a verb: "Barkers 1 attacks"."""
_ONE = re.compile(
    rf"(?<![\w.,:/×–-])(?<!turn )(?<!round )"
    rf"(1 (?:more |other |whole |command |damage )?)({'|'.join(_SINGULARS)})\b"
)
_ODDS = re.compile(r"(?<![\w.])(100|0) % (hit|critical)\b")
_TRUE_ODDS = {"100": "99.5", "0": "0.5"}
_IN_SIDE = r"/[^\s,;:()|\"]*[^\s,;:()|\".?!]"
_ID = re.compile(rf"[^\s,;:()|\"]+{_IN_SIDE}")
_REGULAR = (
    *("lose", "regain", "gain", "move", "come", "leave", "enter", "take", "make"),
    *("hold", "attack", "charge", "fall", "get", "stand", "need", "stay", "stop"),
)
_IRREGULAR = {"passes": "pass", "misses": "miss", "is": "are", "was": "were", "has": "have", "does": "do"}
_VERBS = {**{f"{verb}s": verb for verb in _REGULAR}, **_IRREGULAR}
_PLURALS = ("s", "men", "folk", "people")  # how names end that are plurals
_BEFORE = ("of", "on", "by", "from", "with", "to", "against", "and", "at")
_AFTER = "".join(rf"(?<!{word} )" for word in _BEFORE)
"""Whoever is named after one of these is not who does it."""


def spoken(words: str, state: State) -> str:
    """Put names in place of the ids of units and of their figures: "wardens/spears/1" is "Gate Spears 1".

    What rules count is told as one where it is one: games that are saved say "1 levels". Verbs agree with
    units: see `agreeing`. Sides are named as titles.
    """
    return with_sides_named(_with_names(attack_odds(one_as_one(words)), state), tuple(state.sides))


def _with_names(words: str, state: State) -> str:
    if "/" not in words:
        return agreeing(words, state)
    parts, end, ids = [], 0, _ids_of(tuple(state.sides))
    while (found := ids.search(words, end)) is not None:
        parts.append(words[end : found.start()])
        id_ = _longest(found.group(), words[found.start() :], state)
        parts.append(plain_name(id_, state) + behind(id_, state))
        end = found.start() + len(id_)
    return agreeing("".join((*parts, words[end:])), state)


@lru_cache(maxsize=32)
def _ids_of(sides: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds ids where sides may have names of several words."""
    long = [
        re.escape(side) for side in sorted(sides, key=len, reverse=True) if not re.fullmatch(r"\w+", side)
    ]
    return re.compile(rf"(?:{'|'.join(long)}){_IN_SIDE}|{_ID.pattern}") if long else _ID


def agreeing(words: str, state: State) -> str:
    """Let verbs agree with units of several models whose names are plurals: "Ridge Bows move 4 in"."""
    named = [unit.name for unit in state.units.values() if _is_plural(unit) and f"{unit.name} " in words]
    for name in dict.fromkeys(named):
        verbs = rf"{_AFTER}\b({re.escape(name)}(?: \([^()]*\))?) ({'|'.join(_VERBS)})\b"
        words = re.sub(verbs, lambda found: f"{found[1]} {_VERBS[found[2]]}", words)
    return words


def _is_plural(unit: Unit) -> bool:
    return unit.strength > 1 and unit.name.lower().endswith(_PLURALS) and not unit.name.endswith("ss")


def one_as_one(words: str) -> str:
    """Write "1 level" for "1 levels"."""
    return _ONE.sub(lambda found: found[1] + _SINGULARS[found[2]], words) if "1 " in words else words


def attack_odds(words: str) -> str:
    """Tell the odds of an attack of three dice that battles record as "100 % hit" or "0 % critical".

    No such roll is sure: all ones miss, which is 1 of 216, and all sixes hit, and critically.
    """
    return _ODDS.sub(lambda found: f"{_TRUE_ODDS[found[1]]} % {found[2]}", words) if " % " in words else words


def unit_named_in(words: str, state: State) -> Unit | None:
    """Give the unit that words name, the one with the longest name of several; None where they name none."""
    named = [unit for unit in state.units.values() if re.search(rf"\b{re.escape(unit.name)}\b", words)]
    return max(named, key=lambda unit: len(unit.name), default=None)


def _longest(id_: str, rest: str, state: State) -> str:
    """Return the longest id that begins there; those of doubles have more words than one."""
    longer = (each for ids in (state.units, state.figures) for each in ids if len(each) > len(id_))
    return max((each for each in longer if rest.startswith(each)), key=len, default=id_)


def plain_name(id_: str, state: State) -> str:
    """Name a unit or a figure, with its number where its unit has several; what is neither stays as it is."""
    if id_ in state.units:
        return state.units[id_].name
    figure = state.figures.get(id_)
    unit = state.units.get(figure.model.unit) if figure is not None else None
    if figure is None or unit is None:
        return id_
    number = re.search(r"\d+$", id_)
    is_one_of_many = unit.strength > 1 and number is not None
    return f"{unit.name} {number.group()}" if is_one_of_many and number is not None else unit.name
