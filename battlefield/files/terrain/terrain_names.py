"""What kind of terrain a name of another program tells of: by its head noun, never by a part of a word."""

import re
from dataclasses import dataclass
from functools import lru_cache

from battlefield.files.terrain.terrain_kinds import KINDS, TerrainKind
from battlefield.files.terrain.terrain_words import HEADS, LINKS, NAMING, NEUTRAL, NEVER, PHRASES, WORDS

_LONGEST = 200  # characters of a name that are looked at
_SHORTEST = 3  # letters before the known end of a longer word
_BROKEN = ("ruined", "destroyed", "bombed", "collapsed")
_STANDING = ("building", "tower")  # what is a ruin once it is broken


@dataclass(frozen=True, slots=True)
class NameGuess:
    """A kind guessed from a name: the word that tells it, and whether the word is its head noun."""

    kind: TerrainKind
    word: str
    is_sure: bool = True


def kind_named(text: str) -> TerrainKind | None:
    """Guess the kind that free words of another program mean ("Ruins", "container 2"); None if none."""
    found = guessed_kind(text)
    return None if found is None else found.kind


@lru_cache(maxsize=4096)
def guessed_kind(text: str) -> NameGuess | None:
    """Guess a kind from a name, with the word that it was guessed from.

    The head noun decides: the last word before any "of" or "with" that says more than which or how large. A
    field hospital is a hospital, and where the head is not known nothing is guessed, but for a word that
    proper names follow. What stands behind a comma says more of what stands before it, as in "lava,
    dangerous", and what stands in brackets counts only where nothing outside of them is known.
    """
    bare = re.sub(r"\([^)]*\)|\[[^\]]*\]", " ", text[:_LONGEST])
    before = bare.partition(",")[0]
    parts = dict.fromkeys((before, bare, text[:_LONGEST]))
    return next((found for part in parts if (found := _of_words(_words(part)))), None)


def _of_words(words: list[str]) -> NameGuess | None:
    cut = next((n for n, word in enumerate(words) if n and word in LINKS), len(words))
    head = [word for word in words[:cut] if len(word) > 1 or not word.isascii()]
    while head and head[-1] in NEUTRAL and head[-1] not in WORDS:
        head.pop()
    if not head:
        return None
    for length in range(min(4, len(head)), 1, -1):
        phrase = " ".join(head[-length:])
        if phrase in PHRASES:
            return NameGuess(KINDS[PHRASES[phrase]], phrase)
    kind = _kind_of(head[-1])
    if kind is None:
        named = next((word for word in head if word in NAMING), None)
        return None if named is None else NameGuess(KINDS[WORDS[named]], named, False)
    broken = kind in _STANDING and any(word in _BROKEN for word in head[:-1])
    return NameGuess(KINDS["ruin" if broken else kind], head[-1])


def _kind_of(word: str) -> str | None:
    """Return the kind of a word, or of one whose end always means the same: courthouse, Steinmauer."""
    if word in WORDS:
        return WORDS[word]
    if word in NEVER:
        return None
    ends = (each for each in HEADS if word.endswith(each) and len(word) >= len(each) + _SHORTEST)
    longest = max(ends, key=len, default=None)
    return None if longest is None else WORDS[longest]


def _words(text: str) -> list[str]:
    """Cut a name into lower-case words in the singular: "ShippingContainers_02" is shipping, container."""
    parted = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text[:_LONGEST])
    return [_singular(word) for word in re.findall(r"[^\W\d_]+", parted.lower())]


def _singular(word: str) -> str:
    if word in WORDS or len(word) < 4 or not word.endswith("s") or word.endswith("ss"):
        return word
    for ending, instead in (("ies", "y"), ("es", ""), ("s", "")):
        if word.endswith(ending) and word.removesuffix(ending) + instead in WORDS:
            return word.removesuffix(ending) + instead
    return word.removesuffix("s")
