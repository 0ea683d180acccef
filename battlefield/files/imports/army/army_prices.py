"""What units of army lists cost: amounts with the word that a game has for its points."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Final

from battlefield.files.text.errors import listed

_ELSEWHERE: Final = ("punkte", "pkte", "pkt", "puntos", "punti", "punten", "pontos")
"""Points in the languages of some other players."""
POINTS: Final = ("p", "pts", "points", "pt", "point", "point(s)", "pts.", *_ELSEWHERE)
OTHER_PRICES: Final = (
    "pv", "bv", "bv2", "battle value", "point value", "points value", "cost", "costs", "price", "kosten",
    "preis", "ducats", "ducat", "gold crowns", "gold crown", "gold pieces", "gold", "gc", "gp", "crowns",
    "crown", "silver",
    "credits", "credit", "coins", "coin", "florins", "florin", "caps", "¢", "$", "€", "£",
)  # fmt: skip
"""Words of other games, the first of which counts where a list has prices in several."""
_WORD: Final = "|".join(
    sorted(
        (r"pts?|points?", *_ELSEWHERE, *(re.escape(each) for each in OTHER_PRICES if each.isascii())),
        key=len,
        reverse=True,
    )
)
_AMOUNT: Final = r"[0-9][0-9.,]{0,9}(?<![.,])"
_PRICE: Final = re.compile(
    rf"(?<![\w.+/?!#%&^<>'’])(?<![0-9],)(?:(?P<behind>{_AMOUNT})(?:\s*/\s*{_AMOUNT})?\s*(?P<word>(?:{_WORD}|(?<=[0-9])p)(?![\w])|[¢$€£])\.?"
    rf"|(?P<first>(?:{_WORD})\b|[¢$€£])\s*:?\s*(?P<before>{_AMOUNT})(?![\w]))"
    r"(?P<each>\s*(?:each|apiece|per model|a model|ea\.?)(?![\w]))?",
    re.IGNORECASE,
)
BEFORE_NAME: Final = re.compile(rf"{_AMOUNT}\s*(?:{_WORD}|p)\.?\s*[-–—:|]", re.IGNORECASE)
_BRACKETS: Final = re.compile(r"[(\[]([^()\[\]]{1,80})[)\]]")
_LEADERS: Final = "-–—:=|@.,…"  # what stands between a name and its price
_OPENING: Final = " \t(["  # a bracket that nothing closes is no part of a name
_FOLLOWERS: Final = (":", ",", "|", ";", "-", "–", "—", "(")


@dataclass(frozen=True, slots=True)
class Price:
    """A price in a line: how much of what, for one model or for all, and what stands before and behind it."""

    amount: float
    word: str
    is_each: bool
    before: str
    behind: str


def price_in(line: str) -> Price | None:
    """Return the price of a line: in brackets, else after a dash, a comma or the like; None without one."""
    bracketed = (_in_brackets(line, found) for found in _BRACKETS.finditer(line))
    plain = (_at_end(line, found) for found in _PRICE.finditer(line))
    return next((price for price in chain(bracketed, plain) if price is not None), None)


def _in_brackets(line: str, found: re.Match[str]) -> Price | None:
    told = list(_PRICE.finditer(found[1]))
    behind = line[found.end() :].strip()
    if not told or (behind and not behind.startswith(_FOLLOWERS)):
        return None
    best = min(told, key=lambda each: _rank(_word_of(each).lower()))
    return _price(best, line[: found.start()].strip(), behind)


def _at_end(line: str, found: re.Match[str]) -> Price | None:
    before, behind = line[: found.start()], line[found.end() :].strip()
    is_apart = before.rstrip()[-1:] in tuple(_LEADERS) or before.endswith(("  ", "\t"))
    if found["each"] and before.rstrip().lower().endswith(" at"):
        return _price(found, before.rstrip()[:-3], behind)
    if not before.strip() or (behind and not behind.startswith(_FOLLOWERS)):
        return None
    if not (is_apart or re.match(r"\s*[0-9]{1,4}\s*[x×]\s", before)):
        return None
    return _price(found, before.strip(), behind)


def price_behind(line: str) -> Price | None:
    """Return the price that a line ends with, whatever stands before it."""
    found = next((each for each in _PRICE.finditer(line) if not line[each.end() :].strip()), None)
    if found is None or not line[: found.start()].strip():
        return None
    return _price(found, line[: found.start()].strip(), "")


def _price(found: re.Match[str], before: str, behind: str) -> Price:
    amount = amount_of(found["behind"] or found["before"])
    return Price(amount, _word_of(found), bool(found["each"]), before.rstrip(_LEADERS + _OPENING), behind)


def _word_of(found: re.Match[str]) -> str:
    return found["word"] or found["first"]


def _rank(word: str) -> int:
    return 0 if word in POINTS else 1 + OTHER_PRICES.index(word)


def amount_of(text: str) -> float:
    """Return a number as lists write it: 1,990 and 1.990 are thousands, 97.5 and 97,5 are not."""
    whole = re.sub(r"[.,](?=[0-9]{3}(?![0-9]))", "", text)
    return float(re.sub(r"[.,](?=.*[.,])", "", whole).replace(",", "."))


def counted_price(names: Iterable[str]) -> tuple[str, ...]:
    """Return which names of costs count as points: words for points, else one other that is a price."""
    known = {each.strip().lower(): each for each in names}
    if points := tuple(each for word, each in known.items() if word in POINTS):
        return points
    first = next((known[each] for each in OTHER_PRICES if each in known), next(iter(known.values()), None))
    return () if first is None else (first,)


def taken_as_points(words: Iterable[str]) -> str:
    """Say that prices in other words count as points."""
    return f"Prices are in {listed(words, 'and')}, and are taken as points"
