"""WARSURGE: what its book of perks says, as rows on the rules core.

What it offers is loaded when it is asked for.
"""

from typing import TYPE_CHECKING

from battlefield.rules.book.offer import EffectList, Offer
from battlefield.rules.book.questions import Answer, Keys, Part, Question

if TYPE_CHECKING:
    from collections.abc import Mapping

    from battlefield.rules.book.actions import Book
    from battlefield.rules.book.face import Face
    from battlefield.rules.book.measuring import Measuring
    from battlefield.rules.book.roster_form import RosterForm
    from battlefield.rules.book.values import Values

OPEN = (
    "book",
    "face",
    "games",
    "movement.movement_paths",
    "muster",
    "odds.asked_profiles",
    "perks",
    "turn.steps",
    "turn.turns",
    "units.objectives",
    "units.unit_status",
)  # the modules that others may import


def _book() -> "Book":
    from battlefield.rulebooks.warsurge.book import Warsurge

    return Warsurge()


def _face() -> "Face":
    from battlefield.rulebooks.warsurge.face import FACE

    return FACE


def _effects() -> EffectList:
    from battlefield.rulebooks.warsurge.perks import CATALOGUE

    return EffectList(CATALOGUE, printed=652)


def _odds(keys: Keys) -> Answer:
    from battlefield.rulebooks.warsurge.odds.question import answered

    return answered(keys)


def _parts() -> "Mapping[str, Part]":
    from battlefield.rulebooks.warsurge.odds.question import parts

    return parts()


def _values() -> "Values":
    from battlefield.rulebooks.warsurge.values import WarsurgeValues

    return WarsurgeValues()


def _measuring() -> "Measuring":
    from battlefield.rulebooks.warsurge.measuring import MEASURING

    return MEASURING


def _form() -> "RosterForm":
    from battlefield.rulebooks.warsurge.roster_form import FORM

    return FORM


_ODDS = Question("odds", ("attack", "target", "ladder"), _odds, _parts)
OFFER = Offer(
    "warsurge", "WARSURGE", _book, _face, _effects, (_ODDS,), _values, measuring=_measuring, form=_form
)
