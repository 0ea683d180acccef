"""What terrain alone hides of a figure: models are left aside."""

from collections.abc import Sequence

from battlefield.geometry.kernel.tolerance import is_overlapping
from battlefield.rules.core.state import State
from battlefield.rules.table.kept_sight import hidden_share
from battlefield.rules.table.layout import table, table_seen


def is_screened_by_terrain(
    state: State, observer: str, target: str, only: Sequence[str] | None = None
) -> bool:
    """Tell whether terrain hides any part of a figure from another one's eye; `only` these pieces, if given.

    Units that have become terrain count, models do not.
    """
    pieces, known = table(state).pieces, table_seen(state, (observer, target))
    wanted = [each for each in pieces if each.id not in (observer, target)]
    wanted = [each for each in wanted if only is None or each.id in only]
    pair = {each.id: each for each in known.bodies if each.id in (observer, target)}
    if not wanted or len(pair) < 2:
        return False
    return is_overlapping(hidden_share(tuple(wanted), pair[observer], pair[target]))
