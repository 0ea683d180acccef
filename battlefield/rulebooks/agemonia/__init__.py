"""Agemonia: heroes and their allies against enemies, on a map of areas.

What it offers is loaded when it is asked for.
"""

from typing import TYPE_CHECKING

from battlefield.rules.book.offer import EffectList, Offer

if TYPE_CHECKING:
    from battlefield.rules.book.actions import Book
    from battlefield.rules.book.face import Face
    from battlefield.rules.book.measuring import Measuring
    from battlefield.rules.book.roster_form import RosterForm
    from battlefield.rules.book.values import Values


def _book() -> "Book":
    from battlefield.rulebooks.agemonia.book import AGEMONIA

    return AGEMONIA


def _face() -> "Face":
    from battlefield.rulebooks.agemonia.face import FACE

    return FACE


def _effects() -> EffectList:
    from battlefield.rulebooks.agemonia.effects import CATALOGUE
    from battlefield.rules.skirmish.own_effects import ROW

    return EffectList(CATALOGUE, printed=9, also=(ROW,))


def _values() -> "Values":
    from battlefield.rulebooks.agemonia.values import AgemoniaValues

    return AgemoniaValues()


def _measuring() -> "Measuring":
    from battlefield.rulebooks.agemonia.measuring import MEASURING

    return MEASURING


def _form() -> "RosterForm":
    from battlefield.rulebooks.agemonia.roster_form import FORM

    return FORM


OFFER = Offer(
    "agemonia", "Agemonia", _book, _face, _effects, values=_values, measuring=_measuring, form=_form
)
