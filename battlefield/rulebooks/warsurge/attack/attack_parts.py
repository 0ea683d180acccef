"""What an attack consists of: its dice, those of them that are rolled alike, and what they hit."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from battlefield.geometry.kernel.tolerance import is_within

Lots = tuple[tuple[str, int], ...]
"""Figures whose weapons roll, each with how many times the weapon's attacks."""


@dataclass(slots=True)
class Hit:
    """A success of an attack die (one die may have several): its deciding face, and what it costs unsaved.

    Throws that multiply the loss are added together in `rolled`; then fixed factors multiply it, in `times`.
    """

    face: int
    die: int = 0  # which of the attack dice
    loss: int = 1
    rolled: int = 0
    times: int = 1
    saves_ignored: set[str] = field(default_factory=set)
    share: int = 0  # which of the attack's shares the die belongs to
    owner: str = ""  # the figure whose weapon rolled it

    @property
    def cost(self) -> int:
        """The HP lost where it is not saved."""
        return self.loss * (self.rolled or 1) * self.times


@dataclass(slots=True)
class OneDie:
    """An attack die: with which share it is rolled, and whose weapon it belongs to.

    `shown` are the faces that it has shown, `ahead` those that it shows next because it was rolled ahead.
    """

    share: int
    owner: str
    ahead: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)

    def lay_by(self) -> None:
        """Keep what it has shown for when it counts."""
        self.ahead, self.shown = self.shown, []


@dataclass(frozen=True, slots=True)
class Share:
    """The dice of an attack that are rolled alike, because their wielders (or templates) are placed alike.

    What each field means is said of the attack that they are a share of.
    """

    wielders: tuple[str, ...]
    lots: Lots
    distance: float
    seen: bool = True
    cover: bool = False
    under: int = 0
    far_edge: float = 0.0

    @property
    def far(self) -> float:
        """How far off it strikes: the nearest base of the target, or the farthest edge of a template."""
        return self.far_edge if self.under else self.distance


def merged(shares: Sequence[Share], reach: float, *, apart: bool) -> tuple[Share, ...]:
    """Put together the shares that are placed alike; with `apart` only those of one figure's weapon.

    Those within `reach`, within half of it, and beyond are not alike.
    """
    found: dict[tuple[object, ...], Share] = {}
    for share in shares:
        ranges = is_within(share.far, reach), is_within(share.far, reach / 2.0)
        kind = (share.seen, share.cover, *ranges, share.lots[0][0] if apart else "")
        found[kind] = _sum(found[kind], share) if kind in found else share
    return tuple(found.values())


def _sum(one: Share, other: Share) -> Share:
    return replace(
        one,
        wielders=tuple(dict.fromkeys((*one.wielders, *other.wielders))),
        lots=(*one.lots, *other.lots),
        distance=min(one.distance, other.distance),
        under=one.under + other.under,
        far_edge=max(one.far_edge, other.far_edge),
    )
