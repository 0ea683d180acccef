"""What a property of a part is: how it is told, typed, chosen or ticked."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from battlefield.app.design.parts.parts import Part

Kind = Literal[
    "text", "long text", "length", "degrees", "turn", "whole", "number", "choice", "free choice", "flag"
]
Section = Literal[
    "What it is", "Place and size", "Height", "What it does", "Words", "Picture", "How it is held"
]
SECTIONS: tuple[Section, ...] = (
    "What it is", "Words", "Place and size", "Height", "What it does", "Picture", "How it is held"
)  # fmt: skip
Value = str | float | bool
Words = tuple[tuple[str, str], ...]
"""Choices: what is kept, and how it is shown."""


@dataclass(frozen=True, slots=True)
class Property:
    """One property: `of` tells its value, None for parts that have no such thing, `put` changes it.

    A "turn" tells nothing and turns by what is typed; a "free choice" can also be typed.
    """

    key: str
    text: str
    kind: Kind
    section: Section
    tip: str
    of: Callable[[Part], Value | None]
    put: Callable[[Part, Value], Part]
    low: float = -1_000.0
    high: float = 1_000.0
    words: Words = ()
    blank: str = ""  # what an empty field stands for, where it may be empty
    has: Callable[[Part], bool] | None = None  # whether a part has such a thing, where that is told sooner
