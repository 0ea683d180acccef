"""What an attack consists of: how it is aimed and placed, its dice, what they hit, and what came of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack.power_table import SIX, Die
from battlefield.rules.core.modifiers import Modifier

Lots = tuple[tuple[str, int], ...]
"""Figures whose weapons roll, each with how many times the weapon's attacks."""

Part = tuple[int, int, int]
"""From which to which share of a weapon's attacks are meant, of how many."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A success of an attack die (one die may have several): its deciding face, and what it costs unsaved.

    Throws that multiply the loss are added together in `rolled`; then fixed factors multiply it, in `times`.
    """

    face: int
    die: int = 0  # which of the attack dice
    loss: int = 1
    rolled: int = 0
    times: int = 1
    saves_ignored: frozenset[str] = frozenset()
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

    def show(self, face: int) -> None:
        """Note what it shows next."""
        self.shown.append(face)

    def next_ahead(self) -> int:
        """Take the next of the faces that it was rolled ahead for."""
        return self.ahead.pop(0)

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
    part: Part | None = None  # where not all attacks of its wielders are these
    parts: tuple[Part, ...] = ()  # of each of its lots, where each lays a template for some of its attacks

    @property
    def far(self) -> float:
        """How far off it strikes: the nearest base of the target, or the farthest edge of a template."""
        return self.far_edge if self.under else self.distance


@dataclass(frozen=True, slots=True)
class Aimed:
    """Who attacks whom with which weapon; `wielders` are the figures that take part."""

    attacker: str
    weapon: str
    target: str
    wielders: tuple[str, ...] = ()
    maker: str = ""  # the figure that laid what strikes, where no wielder takes part
    origin: str = ""  # what it follows from, where nobody aimed it: a LEAP, a TRAP, ...
    meant_for: str = ""  # whom it was made on, where it was redirected
    follows: bool = False  # on one merged with the target: what is laid stays with who was struck before


@dataclass(frozen=True, slots=True)
class Placement:
    """How an attack lies: `distance` is the gap between the nearest two bases, `reach` the weapon's range.

    A template covers `under` of the target's models (0 without one), and its `far_edge` is that far from its
    wielder. Where wielders or templates are placed differently, `shares` are the dice that are rolled alike.
    """

    distance: float = inf
    melee: bool = False
    into_melee: bool = False
    out_of_melee: bool = False
    seen: bool = True
    cover: bool = False
    under: int = 0
    reach: float = 0.0
    far_edge: float = 0.0
    shares: tuple[Share, ...] = ()
    part_of: float | None = None  # of one share alone: the `distance` of the whole attack

    @property
    def nearest(self) -> float:
        """The gap between the nearest two bases of the whole attack, also where only one share is meant."""
        return self.distance if self.part_of is None else self.part_of

    @property
    def far(self) -> float:
        """How far off it strikes: the nearest base of the target, or the farthest edge of a template."""
        return self.far_edge if self.under else self.distance

    @property
    def near_half(self) -> bool:
        """Whether the target, or the whole template, is within half of the range."""
        return is_within(self.far, self.reach / 2.0)

    def of(self, share: Share) -> "Placement":
        """Return how one of its shares lies."""
        lies = replace(self, distance=share.distance, seen=share.seen, cover=share.cover, shares=(share,))
        return replace(lies, under=share.under, far_edge=share.far_edge, part_of=self.nearest)


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for an attack alone: how its dice are counted, and what changes its figures."""

    fixed: int = 0  # attacks for each wielder, or each model under a template, whatever the stat; 0: the stat
    part: Part | None = None  # where not all attacks of its maker are these
    ap: int = 0  # the level where no weapon gives it
    bare: bool = False  # nothing on the attacker's side changes its figures
    given: Mapping[str, tuple[Modifier, ...]] = field(default_factory=dict)  # by what they change
    chosen: tuple[str, ...] = ()  # figures of the target that suffer first


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an attack has against its target, known once its dice are counted.

    `die` is the kind of its dice; where a rule says 6 or 1, its highest and lowest face count.
    """

    power: int = 0
    defence: int = 0
    die: Die = SIX


@dataclass(frozen=True, slots=True)
class Rolled:
    """What the attack dice have shown, in the order in which they were rolled, and the hits that are left."""

    dice: tuple[OneDie, ...] = ()
    faces: Mapping[int, int] = field(default_factory=dict)  # the last roll of each die, failures too
    successes: int = 0  # dice that succeeded
    hits: tuple[Hit, ...] = ()
    turned: int = 0  # of the dice that failed, those that strike the weapon's own wielder instead

    @property
    def failed(self) -> int:
        """The dice that have failed, and strike nobody else for it yet."""
        return len(self.faces) - self.successes - self.turned

    def then(self, more: "Rolled") -> "Rolled":
        """Return these dice with more that were rolled after them, numbered on."""
        before = len(self.dice)
        faces = {die + before: face for die, face in more.faces.items()}
        hits = (replace(hit, die=hit.die + before) for hit in more.hits)
        successes = self.successes + more.successes
        turned = self.turned + more.turned
        dice = (*self.dice, *more.dice)
        return Rolled(dice, {**self.faces, **faces}, successes, (*self.hits, *hits), turned)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an attack, in HP."""

    lost: int = 0
    spared: int = 0  # what it would have cost, had the weapon not been harmless
    regained: int = 0  # where it restores HP instead
    beyond: int = 0  # what it costs beyond the HP that the target had
    handed_on: int = 0  # of what is lost, what went beyond the HP of whoever suffered before
    hurt_by: tuple[str, ...] = ()  # the figures whose weapons cost HP, once each

    @property
    def taken(self) -> int:
        """The HP that it has cost or gave back, or would have cost: for afflictions and Grapple."""
        return self.lost + self.spared + self.regained

    @property
    def felt(self) -> int:
        """The HP that it has really cost or given back."""
        return self.lost + self.regained

    def with_more(self, more: "Outcome") -> "Outcome":
        """Return both together."""
        return Outcome(
            self.lost + more.lost,
            self.spared + more.spared,
            self.regained + more.regained,
            self.beyond + more.beyond,
            self.handed_on + more.handed_on,
            tuple(dict.fromkeys((*self.hurt_by, *more.hurt_by))),
        )


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
        parts=(*one.parts, *other.parts),
        distance=min(one.distance, other.distance),
        under=one.under + other.under,
        far_edge=max(one.far_edge, other.far_edge),
    )
