"""The words of the window in the language that was chosen: English until somebody says otherwise.

What is written down or compared (files, journals, logs, answers of the command line) never comes by here, or
is made within `in_english`.
docs/translating.md says how words are marked, and how a language is added.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Translator = Callable[[str, str, int], str]
"""Gives the words for an English text, a comment on it and a number; nothing where it knows none."""

_translator: Translator | None = None


_kept: ContextVar[bool] = ContextVar("kept", default=False)  # whether what is said is written down


@contextmanager
def in_english() -> Iterator[None]:
    """Speak English for a while, here and in no other thread: what is made is written to a file."""
    before = _kept.set(True)
    try:
        yield
    finally:
        _kept.reset(before)


def speak(translator: Translator | None) -> None:
    """Use other words from now on; none for the English ones, which are the keys of all others."""
    global _translator
    _translator = translator


def speaker() -> Translator | None:
    """Return whose words are used now; none where it is English."""
    return None if _kept.get() else _translator


def tr(text: str, comment: str = "", n: int = -1, *, one: str = "", **places: object) -> str:
    """Return a text in the language that is spoken, with what belongs into its places.

    `comment` tells texts apart that are alike in English alone. With `n`, the number in the place {n}, each
    language has as many forms as it needs; `one` is the English form for one.
    """
    speaks = speaker()
    found = speaks(text, comment, n) if speaks is not None else ""
    words = found or (one if one and n == 1 else text)
    if n >= 0:
        places["n"] = n
    return words.format_map(places) if places else words


def capital(words: str) -> str:
    """Begin with a capital: what may stand within a sentence stands alone."""
    return words[:1].upper() + words[1:]


def QT_TR_NOOP(text: str) -> str:  # noqa: N802  # Qt's tools know this name
    """Return a text as it is, marked for translators: whoever shows it translates it."""
    return text
