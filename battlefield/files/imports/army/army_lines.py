"""Lines of units in army lists as text: what a unit is called, how many models it has and what it costs.

"10x Guard (180 pts)", "Guard [180pts]: ...", "20 Guard - 180 ducats", "Guard [10] Q5+ D5+ | 180pts".
"""

import re
from dataclasses import dataclass, replace
from typing import Final

from battlefield.files.imports.army.army_prices import Price, price_behind, price_in

UNWORDED: Final = ""  # the price of lines that give a number alone
UNPRICED: Final = "none"  # that of lines that tell none

_NUMBERED: Final = re.compile(r"(?:Char[0-9]{1,3}:\s*|[0-9]{1,3}[.)]\s+)", re.IGNORECASE)
_TIMES: Final = re.compile(r"([0-9]{1,4})\s*[x×*]\s+(?=\S)", re.IGNORECASE)
_PLAIN: Final = re.compile(r"([0-9]{1,3})\s+(?=[^\W\d])")
_SIZE: Final = re.compile(r"[0-9]+\s+(?:mm|cm|in|inch|m|ft|pdr|pounders?|kg|lb)\b", re.IGNORECASE)  # of a gun
_MODELS: Final = r"(?:models?|miniatures?|minis?|figures?|figs?|men|strong|bases?|stands?)"
_TIMES_BEHIND: Final = re.compile(r"(?<=\S)\s+[x×]\s?([0-9]{1,3})$", re.IGNORECASE)
_BRACKETS_BEHIND: Final = re.compile(
    rf"(?<=\S)\s*[(\[]\s*([0-9]{{1,3}})(\s+{_MODELS})?\s*[)\]]$", re.IGNORECASE
)
_COMMA_BEHIND: Final = re.compile(rf"(?<=\S)(?:\s*[,:–-]\s*|\s+)([0-9]{{1,3}})\s+{_MODELS}$", re.IGNORECASE)
_TIMES_LAST: Final = re.compile(r"(?<=\S)\s+([0-9]{1,3})\s?[x×]$", re.IGNORECASE)
_TIMES_IN_BRACKETS: Final = re.compile(
    r"(?<=\S)\s*[(\[]\s*(?=[0-9\s]*[x×])[x×]?\s?([0-9]{1,3})\s?[x×]?\s*[)\]]$", re.IGNORECASE
)
_BEHIND: Final = (_TIMES_BEHIND, _TIMES_LAST, _BRACKETS_BEHIND, _TIMES_IN_BRACKETS, _COMMA_BEHIND)
_COLUMN: Final = re.compile(r"(?:\t|[ ]{2,40}|\|)[ ]{0,40}([0-9]{1,3})$")  # of a table pasted as text
_QUALITY: Final = re.compile(r"\s+Q(?:uality\s+)?[0-9]\+\s+D(?:efen[cs]e\s+)?[0-9]\+$", re.IGNORECASE)
_ALIKE: Final = re.compile(
    r"(?P<units>[1-9][0-9]?)\s*[x×]\s+(?P<name>\S.*?)\s*\[(?P<size>[1-9][0-9]{0,2})\]", re.IGNORECASE
)
_AT_EACH: Final = re.compile(r"\s*@\s*[0-9][0-9.,]{0,7}$")
_FEW: Final = 6  # words of a name
_UNMARKED: Final = "nothing but a blank stands before its price"
_SUMS: Final = re.compile(
    r"(?:(?:grand |sub)?totals?|summe|sum|gesamt"
    r"|(?:army |list |roster )?(?:points?|costs?|price|value|limit|size))\b",
    re.IGNORECASE,
)


HEADINGS: Final = (
    "characters", "lords", "heroes", "core", "core units", "special", "special units", "rare", "rare units",
    "allies", "mercenaries", "battleline", "troops", "elites", "hq", "fast attack", "heavy support",
    "leaders", "behemoths", "dedicated transports", "fortifications", "lords of war", "other",
    "other datasheets", "units", "vehicles", "monsters", "war machines", "auxiliary units",
    "epic heroes", "faction terrain",
)  # fmt: skip
_LABELS: Final = (
    "enhancement", "enhancements", "faction", "detachment", "army", "gang", "list", "roster", "name",
    "player", "subfaction", "battle size", "allegiance", "warlord", "general", "relic", "trait", "artefact",
    "upgrade", "upgrades", "option", "options", "spell", "spells", "lore", "rules", "rule",
    "note", "notes", "created",
)  # fmt: skip
"""What stands before a colon in lines that are no units."""
_UNWORDED: Final = re.compile(r"(?P<name>[^\[\]:]*[^\[\]:\s])\s*[(\[](?P<points>[0-9]{2,4})[)\]]\**")


@dataclass(frozen=True, slots=True)
class UnitLine:
    """A line of a unit, or of several `alike`, each with so many models at so many points.

    `others` are other numbers of models that its numbers may mean, each with why.
    """

    name: str
    count: int | None
    points: float
    price: str
    rest: str = ""
    others: tuple[tuple[int, str], ...] = ()
    alike: int = 1

    @property
    def is_sum(self) -> bool:
        """Return whether it tells what the whole list costs."""
        return is_sum(self.name)

    @property
    def is_heading(self) -> bool:
        """Return whether it tells what a part of the list costs."""
        return self.count is None and self.name.lower() in HEADINGS


def is_sum(name: str) -> bool:
    """Return whether a name stands for all units of a list, as Total does."""
    return _SUMS.match(name) is not None


def unit_line(line: str) -> UnitLine | None:
    """Take the line of a unit apart; None where it is none."""
    numbered = _NUMBERED.match(line)
    price = price_in(line[numbered.end() :] if numbered else line)
    label, colon, _ = price.before.partition(":") if price else ("", "", "")
    if price is None or (colon and label.strip().lower() in _LABELS):
        return None
    return _of_price(price)


def has_quality(line: str) -> bool:
    """Return whether a line tells the quality and defence of a unit before its price, as Army Forge does."""
    price = price_in(line)
    return price is not None and _QUALITY.search(" ".join(price.before.split())) is not None


def loose_line(line: str) -> UnitLine | None:
    """Take a line apart that ends with a price and nothing before it; it may be no unit."""
    price = price_behind(line)
    found = None if price is None or len(price.before.split()) > _FEW else _of_price(price)
    return None if found is None else replace(found, others=((0, _UNMARKED), *found.others))


def _of_price(price: Price) -> UnitLine | None:
    before = " ".join(_COLUMN.sub(r" (\1)", price.before).split())
    plain = _QUALITY.sub("", before)
    alike = _ALIKE.fullmatch(plain) if plain != before else None
    if alike is not None:
        size, units = int(alike["size"]), int(alike["units"])
        return UnitLine(alike["name"], size, price.amount, price.word, price.behind, alike=units)
    name, count, others = counted_name(_AT_EACH.sub("", plain), plain != before)
    if not any(letter.isalpha() for letter in name):
        return None
    amount = price.amount * (count or 1) if price.is_each else price.amount
    return UnitLine(name, count, amount, price.word, price.behind, others)


def unworded_line(line: str) -> UnitLine | None:
    """Take a line such as "Guard (110)" apart, in lists where such numbers are points."""
    found = _UNWORDED.fullmatch(line)
    if found is None:
        return None
    name, count, others = counted_name(found["name"], False)
    return UnitLine(name, count, float(found["points"]), UNWORDED, "", others) if name else None


def unpriced_line(line: str) -> UnitLine | None:
    """Take a line such as "10x Guard" or "Guard x10" apart, in lists without prices; None without one."""
    if ":" in line:
        return None
    name, count, others = counted_name(line)
    return UnitLine(name, count, 0.0, UNPRICED, "", others) if name and count else None


def counted_name(name: str, has_quality: bool = False) -> tuple[str, int | None, tuple[tuple[int, str], ...]]:
    """Take numbers of models from both ends of a name; before a quality, brackets hold nothing else."""
    before = _TIMES.match(name) or _PLAIN.match(name)
    bare = name[before.end() :] if before else name
    within = _second_number(bare) if before else None
    bare = bare[within.end() :] if within else bare
    behind = within or next((found for each in _BEHIND if (found := each.search(bare))), None)
    bare = (bare[: behind.start()] if behind and not within else bare).strip()
    first = int(before[1]) if before else None
    last = int(behind[1]) if behind else None
    if first is not None and last is not None and first != last:
        why = f"{first} of {last} each are taken"
        others = dict.fromkeys(each for each in (first, last) if each != first * last)
        return bare, first * last, tuple((each, why) for each in others)
    count = first if first is not None else last
    is_sure = before is None or before.re is _TIMES
    if behind is not None and before is None:
        is_sure = has_quality or behind.re is not _BRACKETS_BEHIND or bool(behind[2])
    if count in (None, 1) or is_sure:
        return bare, count, ()
    return bare, count, ((1, f"the number {count} with its name is taken for that of its models"),)


def _second_number(name: str) -> re.Match[str] | None:
    """Return the number of models that follows another one, as in "2x 5 Guard", but none of a gun's size."""
    return None if _SIZE.match(name) else _TIMES.match(name) or _PLAIN.match(name)
