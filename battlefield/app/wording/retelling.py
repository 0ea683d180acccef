"""Texts that were made in English, to be kept or compared, told again in the language that is spoken.

A text is known by the pattern that it was made by, which is marked for translators.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from string import Formatter

from battlefield.app.wording.translation import tr


def retold(text: str, patterns: Sequence[str], otherwise: Callable[[str], str] = str) -> str:
    """Tell a text again by the first of some marked patterns that it is made by.

    What fits none of them, all of it or what stands in a place, is told `otherwise`: usually as it is.
    """
    if text in patterns:
        return tr(text)
    for pattern in patterns:
        found = _read(pattern).fullmatch(text) if "{" in pattern else None
        if found is not None:
            places = found.groupdict()
            return _told(pattern, {name: retold(each, patterns, otherwise) for name, each in places.items()})
    return otherwise(text)


def _told(pattern: str, places: dict[str, str]) -> str:
    return tr(pattern, "", int(places.pop("n", "-1")), **places)


@cache
def _read(pattern: str) -> re.Pattern[str]:
    """Make an expression of a pattern, with a group for each of its places."""
    parts = Formatter().parse(pattern)
    return re.compile("".join(re.escape(text) + _group(name) for text, name, _, _ in parts), re.DOTALL)


def _group(name: str | None) -> str:
    return "" if not name else rf"(?P<{name}>{r'[0-9]+' if name == 'n' else '.+'})"
