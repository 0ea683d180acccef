"""What the effects that a roster makes up may be, in books of single models, for who writes them."""

from collections.abc import Callable

from battlefield.rules.book.roster_form import Choice, OwnEffects
from battlefield.rules.skirmish.own_effects import ONCE, UNTIL, WHEN, WHOM, OwnNumbers, words_of


def own_form(numbers: OwnNumbers, lines: Callable[[], tuple[Choice, ...]]) -> OwnEffects:
    """Return what may be chosen for such an effect: by a book's numbers, and its lines."""
    once, until = tuple(ONCE), tuple(UNTIL)
    return OwnEffects(WHEN, WHOM, until, once, numbers.stats, numbers.unit, lines, words_of)
