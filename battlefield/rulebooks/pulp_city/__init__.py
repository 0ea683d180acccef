"""Pulp City: supremes and minions, pools of dice, and the effects of their actions.

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
    "models.models",
    "models.vocabulary",
)  # the modules that others may import


def _book() -> "Book":
    from battlefield.rulebooks.pulp_city.book import PULP_CITY

    return PULP_CITY


def _face() -> "Face":
    from battlefield.rulebooks.pulp_city.face import FACE

    return FACE


def _values() -> "Values":
    from battlefield.rulebooks.pulp_city.values import PulpCityValues

    return PulpCityValues()


def _effects() -> EffectList:
    from battlefield.rulebooks.pulp_city.effects import CATALOGUE
    from battlefield.rules.skirmish.own_effects import ROW

    return EffectList(CATALOGUE, printed=36, also=(ROW,))


def _pools(keys: Keys) -> Answer:
    from battlefield.rulebooks.pulp_city.pools_question import answered

    return answered(keys)


def _parts() -> "Mapping[str, Part]":
    from battlefield.rulebooks.pulp_city.pools_question import parts

    return parts()


def _measuring() -> "Measuring":
    from battlefield.rulebooks.pulp_city.measuring import MEASURING

    return MEASURING


def _form() -> "RosterForm":
    from battlefield.rulebooks.pulp_city.roster_form import FORM

    return FORM


_POOLS = Question("pools", ("attack", "defence", "difficulty"), _pools, _parts)
OFFER = Offer(
    "pulp-city",
    "Pulp City",
    _book,
    _face,
    _effects,
    (_POOLS,),
    values=_values,
    measuring=_measuring,
    form=_form,
)
