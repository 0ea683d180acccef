"""What a player is likely to want of a movement: contact first, then what comes nearest to an enemy."""

from collections.abc import Sequence

from battlefield.app.desk.answers import placed
from battlefield.app.playing.seen_game import at_place
from battlefield.geometry.kernel.shapes import PlacedBase
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rules.core.events import Placed
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import State
from battlefield.rules.table import layout

Layout = tuple[Placed, ...]
_DIGITS = 4  # of an inch, by which layouts are told apart


def wanted_first(state: State, veil: Veil, request: Places, found: Sequence[Layout]) -> tuple[Layout, ...]:
    """Put layouts of a movement in the order in which they are likely to be wanted.

    Those in contact with an enemy keep their order and come first, then the rest by how near they come to the
    nearest enemy that is seen; to stay comes last. Who only arrives, or has no enemy, finds them as they are.
    """
    foes = _enemies(state, veil, request)
    if not request.is_move or not foes:
        return tuple(found)

    def rank(places: Layout) -> tuple[int, float]:
        if all(state.figures[place.figure].model.at == place.at for place in places):
            return 2, 0.0
        gap = layout.least_between([placed(at_place(state, place)) for place in places], foes)
        return (0, 0.0) if is_within(gap, 0.0) else (1, round(gap, _DIGITS))

    return tuple(sorted(found, key=rank))


def _enemies(state: State, veil: Veil, request: Places) -> list[PlacedBase]:
    """Return the bases of enemies that are seen on the table."""
    moving = state.figures[request.figures[0]].model.unit if request.figures else ""
    if moving not in state.units:
        return []
    side = state.units[moving].commander
    foes = (unit for unit in state.on_table() if unit.commander != side and unit.terrain is None)
    seen = (unit for unit in foes if veil.shown_as(unit.id) in veil.state.units)
    return [base for unit in seen for base in layout.bases(state.figures_of(unit.id))]
