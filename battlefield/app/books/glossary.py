"""Finds the words of a book in what the window shows, and says what they mean."""

import re
from functools import lru_cache

from battlefield.app.books.terms import ANY, TERMS, Term
from battlefield.rulebooks.registry import OFFERS

MOST_TOLD = 4  # words of one text that are explained at once


def terms_of(book: str) -> tuple[Term, ...]:
    """Return the words of a book, those of any book last."""
    own = (*TERMS.get(book, ()), *_of_rows(book)) if book != ANY else ()
    words = {term.word for term in own}
    return (*own, *(term for term in TERMS[ANY] if term.word not in words))


@lru_cache(maxsize=16)
def _of_rows(book: str) -> tuple[Term, ...]:
    """Return the effects of a book that explain themselves."""
    listed = (offer.effects() for offer in OFFERS if offer.key == book)
    rows = ((each, row) for each in listed for row in each.catalogue.perks.values())
    told = (row for each, row in rows if each.explain or row.name in each.also)
    return tuple(Term(row.name, row.text) for row in told)


def says_of(book: str, word: str) -> str:
    """Explain one word of a book; nothing where it is not known."""
    return next((term.says for term in terms_of(book) if word == term.word or word in term.also), "")


def told_in(book: str, words: str, most: int = MOST_TOLD) -> tuple[Term, ...]:
    """Return the words of a book that stand in a text, in the order they come there."""
    found = ((match.start(), term) for term, pattern in _patterns(book) if (match := pattern.search(words)))
    return tuple(term for _, term in sorted(found, key=lambda each: each[0])[:most])


def with_terms(book: str, words: str, told: str = "") -> str:
    """Write a text for a tip, and below it what the words of another mean that is shown beside it."""
    lines = (term.line for term in told_in(book, told or words))
    return "\n".join((words, *lines))


@lru_cache(maxsize=16)
def _patterns(book: str) -> tuple[tuple[Term, re.Pattern[str]], ...]:
    return tuple((term, _pattern((term.word, *term.also))) for term in terms_of(book))


def _pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    """Find any of some forms as a word of its own."""
    longest = sorted(forms, key=len, reverse=True)
    return re.compile("|".join(rf"(?<![\w+]){re.escape(form)}(?![\w+])" for form in longest))
