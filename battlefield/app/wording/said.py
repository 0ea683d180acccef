"""Sentences of the rules, which are kept and compared in English, told in the language that is spoken.

A sentence is known by the pattern that it is made by, which is marked for translators among `sentences`. What
is made of several, as a log's line is, is told part by part. Names stay as they are printed.
"""

import re
from collections import Counter
from functools import cache, lru_cache
from string import Formatter
from typing import NamedTuple

from battlefield.app.wording.retelling import retold
from battlefield.app.wording.sentences import DIALS, HEADS, PIECES, SENTENCES, SETTINGS, THINGS
from battlefield.app.wording.translation import Translator, capital, speaker, tr
from battlefield.rules.core.state import State

_NAMES = (
    *("unit", "foe", "other", "side", "who", "weapon", "perk", "effect", "marker", "area", "name", "phase"),
    *("faces", "item", "trait", "holder"),
)
"""Places for what is called as it is printed: it is left as it is."""
_QUOTED = ("word", "value", "quoted", "ids")
"""Places for what is somebody else's, whatever it is."""
_PRINTED = r"(?:[^\Wa-z]|[\"“]|[a-z]+[0-9])(?:(?!: |; | · |, [a-z]| \([a-z0-9]).)*?"
_NUMBERS = ("n", "m", "k")
"""Places for numbers alone."""
_NUMBER = r"[-−+]?[0-9]+(?:[.][0-9]+)?"
_LENGTHS = ("length", "far", "reach", "low", "needed", "place")
"""Places for what begins with a figure and is no more than that: "4.8 in", "4+"."""
_LENGTH = r"[-−+]?[0-9](?:(?!: |; |, [^0-9]).)*?"
_WORD = re.compile(r"[A-Za-z]+")
_APART = (re.compile(r" \([^()]+\)$"), re.compile(r" \d+$"))
"""What stands behind a name to tell it from its like, the last first."""
_BREAKS = (" · ", "; ", " → ")  # between what is said by itself
_STOPS = re.compile(r": |, | \+ ")  # between what is told in turn, from the first on
_NAMED = re.compile(r"The [A-Z0-9]")  # begins a name, and no sentence of ours
_ENDS = ("?", ".", "…")
_PLACES = re.compile(r"{(\w+)}")


_ODD = re.compile(r"[,:;(]|\.$")  # signs of sentences that stand in a name
_STANDS_IN = {ord(sign): 0xE000 + ord(sign) for sign in ",:;(."}  # of private use, as long as they are told
_SIGNS = {kept: sign for sign, kept in _STANDS_IN.items()}


class _By(NamedTuple):
    """What a sentence is told by: the names of units, and the language."""

    names: frozenset[str]
    speaks: Translator


_NOBODY: frozenset[str] = frozenset()


def said(words: str, state: State | None = None) -> str:
    """Tell a sentence of the rules in the language that is spoken; what nobody has translated stays English.

    It has to speak as players read it, by the names of a state: see `spoken`.
    """
    speaks = speaker()
    if speaks is None or not words:
        return words
    names = frozenset(unit.name for unit in state.units.values()) if state is not None else _NOBODY
    for name in names:
        if _ODD.search(name) and name in words:
            words = words.replace(name, _ODD.sub(_stood_in, name))
    by = _By(names, speaks)
    return "\n".join(_line(line, by) for line in words.split("\n")).translate(_SIGNS)


def shown_setting(words: str) -> str:
    """Tell what a book calls one of its settings, or says of it; games and plots stay as they are printed."""
    told = tr("Turns", "of a battle") if words == "Turns" else retold(words, SETTINGS)
    return told if told != words else said(words)


def shown_head(name: str) -> str:
    """Tell what stands over a number of a card, or on the bench; abbreviations stay as they are printed."""
    return tr(name) if name in HEADS or name in DIALS else name


def shown_health(word: str) -> str:
    """Tell what the health of a book is called within a sentence: HP, boxes, stamina."""
    head = capital(word)
    told = shown_head(head)
    return word if told == head else told


def shown_piece(words: str) -> str:
    """Tell what a piece or a kit of the library is called, or says: one's own stay as they are."""
    return tr(words) if words in PIECES else words


def _stood_in(found: re.Match[str]) -> str:
    return found.group().translate(_STANDS_IN)


def _line(words: str, by: _By) -> str:
    """Tell a line; one that begins with a capital, which sentences are known without, has it again."""
    told = _told(words, by)
    if told == words and words[:1].isupper() and not _NAMED.match(words):
        small = words[:1].lower() + words[1:]
        if small in THINGS:
            return words  # a name
        told = _told(small, by)
        return words if told == small else capital(told)
    return told


@lru_cache(maxsize=8192)
def _told(words: str, by: _By) -> str:
    """Tell a sentence, or a part of one; what was told lately is known."""
    if not _WORD.search(words) or words in by.names:
        return words
    if words.endswith(_ENDS):
        return _told(words[:-1], by) + words[-1]
    for _, pattern, *_ in _candidates(words):
        found = _read(pattern).fullmatch(words)
        parts = found.groupdict() if found is not None else {}
        if found is not None and _is_name(parts.get("holder"), by):
            told = {name: _filled(name, value, by) for name, value in parts.items()}
            return tr(pattern).format_map(told)
    return _in_parts(words, by)


def _is_name(holder: str | None, by: _By) -> bool:
    """Return whether what stands in a place for a unit alone is the name of one, and no other word."""
    if holder is None:
        return True
    plain = _APART[0].sub("", holder.translate(_SIGNS))
    return plain in by.names or _APART[1].sub("", plain) in by.names


def _filled(name: str, value: str, by: _By) -> str:
    return value if name in (*_NAMES, *_NUMBERS, *_QUOTED) else _told(value, by)


def _in_parts(words: str, by: _By) -> str:
    """Tell what is no sentence of its own: a question, what stands in brackets, a list."""
    for sign in _BREAKS:
        parts = _split(words, sign) if sign in words else [words]
        if len(parts) > 1:
            return sign.join(_told(part, by) for part in parts)
    if words.endswith(")") and (start := _opening(words)) > 1 and words[start - 1] == " ":
        return f"{_told(words[: start - 1], by)} ({_told(words[start + 1 : -1], by)})"
    stop = next((each for each in _STOPS.finditer(words) if _is_even(words[: each.start()])), None)
    if stop is None:
        return words
    head, rest = words[: stop.start()], words[stop.end() :]
    return f"{_told(head, by)}{stop.group()}{_told(rest, by)}"


def _split(words: str, sign: str) -> list[str]:
    """Split words at a sign, but for where it stands in brackets."""
    found = [""]
    for part in words.split(sign):
        if _is_even(found[-1]):
            found.append(part)
        else:
            found[-1] += sign + part
    return found[1:]


def _is_even(words: str) -> bool:
    return words.count("(") == words.count(")")


def _opening(words: str) -> int:
    """Return the place of the bracket that the last one closes, or -1."""
    depth = 0
    for place in range(len(words) - 1, -1, -1):
        depth += (words[place] == ")") - (words[place] == "(")
        if not depth:
            return place
    return -1


class _Row(NamedTuple):
    """A pattern as it is looked up: those that say more have the lower rank."""

    rank: int
    pattern: str
    first: str  # what it begins and ends with
    last: str
    words: frozenset[str]


@cache
def _index() -> dict[str, tuple[_Row, ...]]:
    """Sort the patterns by the rarest of their words, or by none."""
    ranked = sorted(SENTENCES, key=lambda pattern: (-len(_PLACES.sub("", pattern)), pattern))
    spelt = [frozenset(_WORD.findall(_PLACES.sub(" ", pattern))) for pattern in ranked]
    count = Counter(word for words in spelt for word in words)
    found: dict[str, list[_Row]] = {}
    for rank, (pattern, words) in enumerate(zip(ranked, spelt, strict=True)):
        rarest = min(words, key=lambda word: (count[word], word), default="")
        ends = pattern.partition("{")[0], pattern.rpartition("}")[2]
        found.setdefault(rarest, []).append(_Row(rank, pattern, *ends, words))
    return {word: tuple(rows) for word, rows in found.items()}


def _candidates(words: str) -> list[_Row]:
    """Return the patterns that a sentence may be made by: those that say more come first."""
    index, spelt = _index(), set(_WORD.findall(words))
    return sorted(
        row
        for word in ("", *spelt)
        for row in index.get(word, ())
        if words.startswith(row.first) and words.endswith(row.last) and row.words <= spelt
    )


@cache
def _read(pattern: str) -> re.Pattern[str]:
    """Make an expression of a pattern, with a group for each of its places."""
    parts = Formatter().parse(pattern)
    return re.compile("".join(re.escape(text) + _group(name) for text, name, _, _ in parts), re.DOTALL)


def _group(name: str | None) -> str:
    if not name:
        return ""
    kinds = ((_NAMES, _PRINTED), (_NUMBERS, _NUMBER), (_LENGTHS, _LENGTH))
    return rf"(?P<{name}>{next((form for names, form in kinds if name in names), '.+?')})"
