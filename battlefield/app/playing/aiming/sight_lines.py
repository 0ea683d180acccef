"""From a unit to those it might attack: who is in sight, how much is hidden, and what hides it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import dist
from typing import Literal

from battlefield.app.measure.rulings.by import GAMES, measuring_of
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.told_apart import name_apart
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.sight import Obscured, sight
from battlefield.rules.core.state import State

_HALF_A_PERCENT = 0.005  # of a silhouette: less is not worth a word
_NAMED = 2  # that hide something and are told by name
Kind = Literal["whole", "partly", "blocked"]


@dataclass(frozen=True, slots=True)
class SightLine:
    """A line between the nearest models of two units: what share is hidden, and by whom or what."""

    start: Point
    end: Point
    clear: bool
    share: float
    by: tuple[str, ...]

    @property
    def kind(self) -> Kind:
        """Whether all of the target is seen, a part, or nothing."""
        if not self.clear:
            return "blocked"
        return "partly" if self.share >= _HALF_A_PERCENT else "whole"

    @property
    def words(self) -> tuple[str, ...]:
        """What hides the target, and how much of it; nothing where all is seen."""
        if self.kind == "whole":
            return ()
        by = tr(" by {pieces}", pieces=tr(" and ").join(self.by[:_NAMED])) if self.by else ""
        hidden = tr("{share} hidden", share=percent_of(self.share))
        return ((hidden if self.kind == "partly" else tr("blocked")) + by,)


def sight_line(state: State, unit: str, target: str) -> SightLine | None:
    """Look from a unit to another by the rules of the book; None where it has no such looks."""
    game = state.book.replace("-", "_")
    look = measuring_of(game).look if game in GAMES else None
    pair = _nearest(state, unit, target)
    if look is None or pair is None:
        return None
    one, other = pair
    laid = look(state, one, other)
    seen = sight(laid.table, one, other, laid.models_block)
    hidden = Obscured.of(laid.hiding, one, other, laid.models_hide)
    by = seen.blockers if not seen.clear else [id_ for id_, _ in sorted(hidden.by, key=lambda each: -each[1])]
    ends = state.figures[one].model.at, state.figures[other].model.at
    return SightLine(*ends, seen.clear, hidden.share, tuple(dict.fromkeys(_name(state, id_) for id_ in by)))


def _nearest(state: State, unit: str, target: str) -> tuple[str, str] | None:
    ones, others = state.living(unit), state.living(target)
    if not ones or not others:
        return None
    pairs = ((one, other) for one in ones for other in others)
    one, other = min(pairs, key=lambda pair: dist(pair[0].model.at, pair[1].model.at))
    return one.id, other.id


def _name(state: State, id_: str) -> str:
    figure = state.figures.get(id_)
    if figure is not None and figure.model.unit in state.units:
        return name_apart(state, figure.model.unit)
    return next((piece.name or piece.id for piece in state.terrain if piece.id == id_), id_)


def foes_of(state: State, unit: str) -> Sequence[str]:
    """Return the enemies of a unit that stand on the table."""
    side = state.units[unit].commander
    return [each.id for each in state.on_table() if each.commander != side and state.living(each.id)]
