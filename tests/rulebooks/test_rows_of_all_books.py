"""A row of a book says what its effect does, or why it does nothing by itself."""

from dataclasses import fields, replace

import pytest

from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.core.perks import Perk

COMMON = {each.name for each in fields(Perk)}


def does_nothing(row):
    """Tell whether a row neither does anything nor says why it does not."""
    handlers = (row.gives, row.forbids, row.reacts, row.uses, getattr(row, "applies", None))
    return not any(handlers) and not any(callable(own) for own in own_fields(row)) and not row.without


def own_fields(row):
    """Give what a row holds beside what all books write down."""
    return [getattr(row, each.name) for each in fields(row) if each.name not in COMMON]


def rows(offer):
    return offer.effects().catalogue.perks


@pytest.mark.parametrize("offer", OFFERS, ids=lambda offer: offer.key)
def test_a_row_has_behaviour_or_a_stated_reason(offer):
    assert [name for name, row in rows(offer).items() if does_nothing(row)] == []


def test_a_reason_stands_only_where_nothing_is_done():
    known = [row for offer in OFFERS for row in rows(offer).values() if row.without]
    assert [row.name for row in known if not does_nothing(replace(row, without=""))] == []


def test_a_row_that_holds_text_alone_is_found():
    assert does_nothing(Perk("Dull", "", says="It glows."))
    assert not does_nothing(Perk("Plain", "", without="Another row reads it."))
