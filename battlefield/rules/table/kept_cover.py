"""Who lies under a template, asked once: in thought the same question comes back hundreds of times."""

from functools import lru_cache

from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.shapes import PlacedBase, Template
from battlefield.geometry.kernel.tolerance import TOL, is_overlapping
from battlefield.geometry.pieces.boxes import Box
from battlefield.geometry.templates import margins
from battlefield.rules.scene.contents import Model

Places = tuple[Same[Model], ...]  # where figures stand, as a key: who has not moved has the same model


@lru_cache(maxsize=256)
def gathered(places: Places) -> Bases:
    """Return the bases of figures, the same ones as long as none of them moves."""
    return Bases.placed([PlacedBase(each.value.base, each.value.at, each.value.facing) for each in places])


@lru_cache(maxsize=4096)
def covered(template: Template, kept: Same[Bases]) -> tuple[int, ...]:
    """Return the rows of the bases that a template covers; the same is asked again and again in thought."""
    known, box = kept.value, Box.of(template)
    (x, y), room = known.xy.T, known.reach() + TOL
    beside = (x > box.left - room) & (x < box.right + room) & (y > box.top - room) & (y < box.bottom + room)
    near = beside.nonzero()[0]
    depths = margins(template, known.take(near)).tolist() if len(near) else []
    return tuple(row for row, depth in zip(near.tolist(), depths, strict=True) if is_overlapping(depth))


@lru_cache(maxsize=4096)
def depth(template: Template, kept: Same[Model]) -> float:
    """Return how deep a model's base lies under a template; negative, minus their gap, where it does not."""
    return float(margins(template, gathered((kept,))).tolist()[0])
