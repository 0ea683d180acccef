"""What is told somewhere and can be looked for: chapters of the manual, rulings, effects of all books."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.rulings_told import rulings
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.resources import manual_file
from battlefield.rulebooks.registry import OFFERS

_EFFECT = "Effect of "  # and the name of a book
MOST = 40  # that are listed at once
_CHAPTER = re.compile(r"^#{2,3} (?P<title>.+?)\s*$(?P<text>.*?)(?=^#{2,3} |\Z)", re.M | re.S)
_PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)\n?")
_LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
_KEY = re.compile(r"</?kbd>")
_TABLE_RULE = re.compile(
    r"^[|\s:]*-{2,}[-|\s:]*$|^```.*$", re.M
)  # below the head of a table; about a block of code
_ROW_ENDS, _BETWEEN_CELLS = re.compile(r"^\s*\||\|\s*$", re.M), re.compile(r"\s*\|\s*")
_ITEM = re.compile(r"^\s*(?:[-*+]|>|\d+\.)\s+", re.M)
_MARKS = re.compile(r"[*`]+|</?\w+>|\\(?=[*_|<>])")
_LONGEST = 160  # letters of a line


@dataclass(frozen=True, slots=True)
class Found:
    """Something that can be looked for; `text` is what is told of it, in Markdown, where it is a page."""

    kind: str
    id: str
    title: str
    about: str = ""
    text: str = ""

    @property
    def line(self) -> str:
        """What it is, in one line below its title."""
        return f"{tr(self.kind)}: {self.about}" if self.about else tr(self.kind)

    def told_in(self, unit: LengthUnit) -> "Found":
        """Return the same, told in a unit of length."""
        return replace(self, about=in_unit(self.about, unit), text=in_unit(self.text, unit))


@lru_cache(maxsize=1)
def pages() -> tuple[Found, ...]:
    """Return all that can be read: the manual in its order, then rulings, then effects book by book."""
    return (*manual(), *_rulings(), *_effects())


@lru_cache(maxsize=1)
def pages_in(unit: LengthUnit) -> tuple[Found, ...]:
    """Return all that can be read, effects in a unit of length; manual and rulings stay in inches."""
    return tuple(each.told_in(unit) if each.kind.startswith(_EFFECT) else each for each in pages())


@lru_cache(maxsize=1)
def manual() -> tuple[Found, ...]:
    """Return the chapters of the manual, pictures and links left out."""
    file = manual_file()
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return tuple(_chapter(number, each) for number, each in enumerate(_CHAPTER.finditer(text)))


def _chapter(number: int, found: re.Match[str]) -> Found:
    text = _KEY.sub("**", _LINK.sub(r"\1", _PICTURE.sub("", found["text"]))).strip()
    return Found(QT_TR_NOOP("Manual"), f"chapter {number}", _one_line(found["title"]), _one_line(text), text)


def _one_line(text: str) -> str:
    """Return the beginning of a text in one line, without the signs of Markdown."""
    plain = _LINK.sub(r"\1", _PICTURE.sub("", text))
    for sign in (_TABLE_RULE, _ROW_ENDS, _ITEM):
        plain = sign.sub("", plain)
    return " ".join(_MARKS.sub("", _BETWEEN_CELLS.sub(" · ", plain)).split())[:_LONGEST]


def _rulings() -> tuple[Found, ...]:
    return tuple(
        Found(
            QT_TR_NOOP("Ruling"),
            number,
            _one_line(f"{number}: {title.strip()}".rstrip(": ")),
            _one_line(text),
            text,
        )
        for number, (title, text) in rulings().items()
    )


def _effects() -> tuple[Found, ...]:
    from battlefield.app.wording.rulebook_list import entries  # loads all books, which takes a moment

    names = {offer.key: offer.name for offer in OFFERS}
    found = []
    for entry in entries():
        book, name, text = (str(entry[key]) for key in ("book", "name", "text"))
        listed = entry["rulings"]
        told = rulings()
        also = [f"**{each}. {told[each][0]}** {told[each][1]}" for each in _texts(listed) if each in told]
        page = "\n\n".join((f"*{names[book]}, {entry['family']}*", text, *also))
        found.append(Found(f"{_EFFECT}{names[book]}", f"{book} {name}", name, _one_line(text), page))
    return tuple(found)


def _texts(listed: object) -> list[str]:
    return [str(each) for each in listed] if isinstance(listed, list) else []


def matching_pages(text: str, among: Iterable[Found], most: int = MOST) -> Sequence[Found]:
    """Return what holds all words of a text, in titles before texts; nothing for a text that is too short."""
    wanted = text.lower().split()
    if len(text.strip()) < 2:
        return []
    scored = [(_score(each, wanted), place, each) for place, each in enumerate(among)]
    best = sorted((score, place) for score, place, _ in scored if score is not None)
    return [scored[place][2] for _, place in best[:most]]


def _score(found: Found, wanted: Sequence[str]) -> int | None:
    title, rest, score = found.title.lower(), f"{found.kind} {found.about} {found.text}".lower(), 0
    for word in wanted:
        if title.startswith(word):
            continue
        if f" {word}" in title:
            score += 1
        elif word in title:
            score += 2
        elif f" {word}" in rest:
            score += 6
        else:
            return None
    return score
