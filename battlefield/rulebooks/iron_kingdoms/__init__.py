"""Iron Kingdoms: characters, two dice against Defence, and what attacks and spells leave behind.

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
    from battlefield.rulebooks.iron_kingdoms.book import IRON_KINGDOMS

    return IRON_KINGDOMS


def _face() -> "Face":
    from battlefield.rulebooks.iron_kingdoms.face import FACE

    return FACE


def _values() -> "Values":
    from battlefield.rulebooks.iron_kingdoms.values import IronKingdomsValues

    return IronKingdomsValues()


def _effects() -> EffectList:
    from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
    from battlefield.rules.skirmish.own_effects import ROW

    return EffectList(CATALOGUE, printed=3, explain=True, also=(ROW,))


def _measuring() -> "Measuring":
    from battlefield.rulebooks.iron_kingdoms.measuring import MEASURING

    return MEASURING


def _form() -> "RosterForm":
    from battlefield.rulebooks.iron_kingdoms.roster_form import FORM

    return FORM


OFFER = Offer(
    "iron-kingdoms", "Iron Kingdoms", _book, _face, _effects, values=_values, measuring=_measuring, form=_form
)
