"""A look from one figure to another as a book takes it: what may block it, and what may hide its target."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from battlefield.geometry.pieces import Table

if TYPE_CHECKING:
    from battlefield.rules.core.state import State


@dataclass(frozen=True, slots=True)
class Look:
    """The table that sight goes over, and the one whose things hide a part of the target.

    Of each is told whether models count there.
    """

    table: Table
    models_block: bool
    hiding: Table
    models_hide: bool


def past_models(state: "State", observer: str, target: str) -> Look:
    """Look as where terrain alone blocks, and terrain alone hides."""
    from battlefield.rules.table.layout import table_seen  # a look at a scene alone needs no battle

    known = table_seen(state, (observer, target))
    return Look(known, False, known, False)


def past_models_that_hide(state: "State", observer: str, target: str) -> Look:
    """Look as where terrain alone blocks, but figures of third units hide as well."""
    from battlefield.rules.table.layout import table_hiding, table_seen

    pair = (observer, target)
    return Look(table_seen(state, pair), False, table_hiding(state, pair), True)
