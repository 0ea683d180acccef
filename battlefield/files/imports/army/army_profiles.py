"""Profiles and names of army lists: which profile is of a model, and when two names mean the same one."""

import re
from collections.abc import Iterable
from typing import Final

from battlefield.files.imports.army.army_trees import Node

_FIGURES: Final = (
    "unit", "model", "vehicle", "operative", "fighter", "hero", "warrior", "walker", "flyer", "flier",
    "character", "infantry", "cavalry", "monster", "beast", "automata", "knight", "titan", "ship",
    "aircraft", "ganger", "trooper", "soldier", "creature", "figure", "miniature", "primarch",
    "dreadnought", "machine", "mech", "crew", "champion",
)  # fmt: skip
_AROUND: Final = (
    "stat", "stats", "statline", "profile", "profiles", "characteristics", "line", "datasheet", "type",
    "heavy", "super", "war",
)  # fmt: skip
_ALONE: Final = ("profile", "profiles", "stats", "statline", "datasheet")
_WEAPONS: Final = ("weapon", "weapons")
_JOINING: Final = ("w", "with", "and", "plus")  # what comes after is carried, not who carries it
_GENERAL: Final = ("unit", "squad", "team", "horde", "band", "pack", "group", "model", "mob", "of", "the")
_PLAIN: Final = ("model", "miniature", "figure")
_COUNTED: Final = re.compile(r"\s*(\d{1,3})(?:\s*[x×]\s+|\s+)(?=[^\W\d])(.+)", re.DOTALL)


def stat_names(node: Node) -> tuple[str, ...]:
    """Name the models whose numbers a choice bears, each once: rows of one model's wounds are one."""
    names = (plain_name(each.text("name")) for each in node.inner("profiles") if is_stat_profile(each))
    return tuple(dict.fromkeys(names))


def is_stat_profile(profile: Node) -> bool:
    """Return whether a profile is that of a model or unit, rather than of a weapon or an ability."""
    words = _words(profile.text("typeName"))
    if not all(word in _FIGURES or word in _AROUND for word in words):
        return False
    return any(word in _FIGURES for word in words) or " ".join(words) in _ALONE


def is_no_ability(profile: Node) -> bool:
    """Return whether a profile is of something, rather than of what that can do."""
    return profile.text("typeName").lower() not in ("abilities", "ability")


def has_weapon(node: Node) -> bool:
    """Return whether a choice bears the profile of a weapon: it is one, or brings one."""
    return any(word in _WEAPONS for each in node.inner("profiles") for word in _words(each.text("typeName")))


def plain_name(name: str) -> str:
    """Return a name without what stands in brackets, and without the number of a row at its end."""
    bare = re.sub(r"\([^)]*\)|\[[^\]]*\]|<[^>]*>", " ", name)
    bare = re.sub(r"\s+\d+\s*$", "", " ".join(bare.split()))
    return bare or " ".join(name.split())


def is_one_of(name: str, profile: str) -> bool:
    """Return whether a choice is a model of a profile: of its name, or of its name "with" something."""
    own, other = _singular_words(plain_name(name)), _singular_words(profile)
    if not other or own[: len(other)] != other:
        return False
    return len(own) == len(other) or own[len(other)] in _JOINING


def counted_name(name: str) -> tuple[int, str] | None:
    """Take a name such as "20 Clanrats" or "2x Gun Drone" apart; None for one that counts nothing."""
    found = _COUNTED.fullmatch(name)
    return (int(found[1]), " ".join(found[2].split())) if found and int(found[1]) else None


def are_akin(name: str, others: Iterable[str]) -> bool:
    """Return whether a name is "models", or shares a word with another."""
    words = _singular_words(name)
    if all(word in _PLAIN for word in words):
        return True
    known = [word for other in others for word in _singular_words(other) if word not in _GENERAL]
    return any(word in known for word in words)


def _singular_words(name: str) -> list[str]:
    return [word.removesuffix("s") if len(word) > 3 else word for word in _words(name)]


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text.lower())
