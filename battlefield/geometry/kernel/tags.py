"""What records call classes and their fields: words of their own, so that code may rename what it likes.

Files, journals and hashes speak of nothing else. A tag is never changed, and never given to something else.
"""

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

Kind = TypeVar("Kind")
_KINDS: dict[str, type] = {}
_TAGS: dict[type, tuple[str, Mapping[str, Field[Any]]]] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def recorded(tag: str, parts: str = "") -> Callable[[type[Kind]], type[Kind]]:
    """Make a frozen dataclass that may be written down; `parts` are the tags of its own fields, in order.

    A tag that is taken, or parts that do not fit the fields, are a ValueError.
    """

    def declare(plain: type[Kind]) -> type[Kind]:
        kind = dataclass(frozen=True, slots=True)(plain)
        inherited = [part for base in kind.__mro__[1:] if base in _TAGS for part in _TAGS[base][1]]
        tags, own = (*inherited, *parts.split()), fields(kind)  # type: ignore[arg-type]
        if tag in _KINDS or len(set(tags)) != len(tags) or len(tags) != len(own):
            raise ValueError(f"the tag {tag} is taken, or its parts do not fit its fields")
        _KINDS[tag], _TAGS[kind] = kind, (tag, dict(zip(tags, own, strict=True)))
        return kind

    return declare


def tag_of(kind: type) -> str:
    """Return what records call a class; a TypeError where they know nothing of it."""
    return _tags(kind)[0]


def kind_of(tag: str) -> type | None:
    """Return the class that records call so; None where there is none."""
    return _KINDS.get(tag)


def parts_of(kind: type) -> Mapping[str, Field[Any]]:
    """Return the fields of a class by what records call them, in order; a TypeError as in `tag_of`."""
    return _tags(kind)[1]


def _tags(kind: type) -> tuple[str, Mapping[str, Field[Any]]]:
    if kind not in _TAGS:
        raise TypeError(f"no record can hold a {kind.__name__}")
    return _TAGS[kind]
