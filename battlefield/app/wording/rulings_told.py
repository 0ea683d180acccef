"""The rulings, in their own words, by their numbers."""

import re
from functools import lru_cache

from battlefield.resources import rulings_file

_RULING = re.compile(
    r"^\*\*(?P<number>[A-Z][\w-]*)\.(?P<title>[^*]*)\*\* ?(?P<text>.*?)\s*(?=^\*\*|^#|\Z)", re.M | re.S
)


@lru_cache(maxsize=1)
def rulings() -> dict[str, tuple[str, str]]:
    """Return the title and the text of each ruling by its number, each in one line."""
    text = rulings_file().read_text(encoding="utf-8")
    return {
        each["number"]: (_in_a_line(each["title"]), _in_a_line(each["text"]))
        for each in _RULING.finditer(text)
    }


def _in_a_line(text: str) -> str:
    return " ".join(text.split())
