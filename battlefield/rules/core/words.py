"""What the words that rows and questions share are: typed, so that a misspelt one is found before any play.

Each book has one module of words, which alone makes them; everybody else takes them from there.
"""

from typing import NewType

Stat = NewType("Stat", str)
"""A figure that rows may change, printed or worked out; also a flag, which is 0 unless a row sets it."""

Prohibition = NewType("Prohibition", str)
"""Something that rows may forbid."""


def befalling(effect: str) -> Prohibition:
    """An effect, to be laid on somebody."""
    return Prohibition(f"effect {effect}")
