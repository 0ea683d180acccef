"""One table laid from a kit by chance: each piece where it has the most room, its image with it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, hypot

from battlefield.app.checks.finding import is_climbed
from battlefield.app.checks.sides import distance_to
from battlefield.app.design.library.library import LibraryPiece, put_down
from battlefield.app.design.parts.parts import all_parts, ref_of
from battlefield.app.design.symmetry.linking import made_symmetric
from battlefield.app.generating.ground import Ground
from battlefield.app.generating.lots import Lots
from battlefield.app.generating.wish import SETS, Wish, WishError
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Outline, Point, Strip
from battlefield.geometry.movement import stands_in_the_way
from battlefield.geometry.outlines import is_same_outline
from battlefield.geometry.outlines.room import open_area
from battlefield.geometry.pieces.boxes import Box
from battlefield.rules.scene.contents import Scene, Terrain
from battlefield.rules.table.table import piece_of

BESIDE = 1.0  # inches between things of which one can be walked through
SHUT_SHARE = 0.15  # of a deployment zone, at most, under what nobody can stand in
_EDGE = 0.5  # inches from the table's edge to what can be walked through
_TALL = 1.5  # inches of who walks there
_PLACES, _ENOUGH = 60, 8  # places tried for a piece; those that will do, of which the roomiest is taken
_WIDE = 8.0  # inches of room beyond which more is no better
_GRID = 0.5
_WAYS = ("road", "river", "bridge")
_GROWN = ("wood", "rock", "hill", "swamp", "water", "crater", "field", "fire", "smoke")  # laid at any angle
_NEARBY = (2.0, 6.0)  # inches, at least and at most, that a piece lies off the image of its like
_BOARD = 500.0
_ABOVE = 0.15  # of the ground that is wanted: more than so much beyond it is not laid


@dataclass(frozen=True, slots=True)
class Pair:
    """Two pieces of a kit that are laid as each other's images, or near that; `other` None is one alone."""

    piece: LibraryPiece
    other: LibraryPiece | None

    @property
    def area(self) -> float:
        """The square inches that both cover."""
        return ground_of(self.piece) + (ground_of(self.other) if self.other is not None else 0.0)


@dataclass(frozen=True, slots=True)
class Laid:
    """A table with how much of its ground is covered, and whether the kit had nothing left to lay."""

    scene: Scene
    share: float
    ran_out: bool


@lru_cache(maxsize=256)
def _covered_by(outlines: tuple[Outline, ...]) -> float:
    return sum(open_area(each, outlines[:n], _BOARD, _BOARD) for n, each in enumerate(outlines))


def ground_of(piece: LibraryPiece) -> float:
    """Return the square inches of table that a piece covers."""
    return _covered_by(tuple(part.outline for part in terrain_of(piece)))


def terrain_of(piece: LibraryPiece) -> tuple[Terrain, ...]:
    """Return the terrain of a piece."""
    return tuple(part for part in piece.parts if isinstance(part, Terrain))


def laid_pieces(wish: Wish) -> list[tuple[LibraryPiece, int]]:
    """Return the pieces of the kit that are laid: none but terrain, and no lengths of road or river.

    A kit without any is a WishError.
    """
    found = [(piece, count) for piece, count in wish.kit.pieces if terrain_of(piece) and not _is_way(piece)]
    if not found:
        raise WishError(f"the kit {wish.kit.name} has no terrain to lay but roads and rivers")
    return found


def _is_way(piece: LibraryPiece) -> bool:
    """Return whether a piece is a length of road or river, or crosses one: such make no sense by chance."""
    parts = terrain_of(piece)
    strip = all(isinstance(part.outline, Strip) and part.kind == "water" for part in parts)
    return strip or all(part.kind in _WAYS for part in parts)


def lay(wish: Wish, number: int, cancelled: Callable[[], bool] | None = None) -> Laid:
    """Lay the `number`-th table of a wish: the same in any process."""
    return _Laying(wish, number, cancelled).laid()


def _fits(pair: Pair, covered: float, wanted: float) -> bool:
    """Whether a pair brings what is covered nearer to what is wanted, and not far above it."""
    return covered + pair.area <= (1.0 + _ABOVE) * wanted and covered + pair.area / 2.0 < wanted


class _Laying:
    """A table while it is laid."""

    def __init__(self, wish: Wish, number: int, cancelled: Callable[[], bool] | None) -> None:
        self._cancelled = cancelled
        self._wish, self._ground = wish, Ground(wish)
        self._lots = Lots(wish.seed, number)
        self._scene = self._ground.scene()
        self._walls: list[tuple[Terrain, Box]] = []
        self._open: list[tuple[Terrain, Box]] = []
        self._shut = [0.0 for _ in self._ground.zones]
        self._covered = 0.0

    def laid(self) -> Laid:
        """Lay pairs of pieces, the largest first, until enough of the ground is covered."""
        wish = self._wish
        wanted = wish.density / 100.0 * wish.width * wish.height
        chosen, left = self._chosen(wanted)
        for pair in sorted(chosen, key=lambda each: -each.area):
            self._lay(pair)
        for pair in left:  # in place of those that found no room
            if _fits(pair, self._covered, wanted):
                self._lay(pair)
        scene = self._scene
        if self._ground.symmetry:
            scene = replace(scene, symmetry=self._ground.symmetry)
            scene = made_symmetric(scene, [ref_of(part) for part in all_parts(scene)])
        held = sum(pair.area for pair in (*chosen, *left))
        return Laid(scene, self._covered / (wish.width * wish.height), held < wanted)

    # which pieces

    def _chosen(self, wanted: float) -> tuple[list[Pair], list[Pair]]:
        """Draw pairs from the kit until they cover enough; give them, and what stays in the box."""
        pairs = self._shuffled([*self._pairs()])
        chosen: list[Pair] = []
        left: list[Pair] = []
        covered = 0.0
        for pair in pairs:
            fits = _fits(pair, covered, wanted)
            (chosen if fits else left).append(pair)
            covered += pair.area if fits else 0.0
        return chosen, left

    def _pairs(self) -> Iterator[Pair]:
        single: list[LibraryPiece] = []
        sets = self._sets()
        for piece, once in laid_pieces(self._wish):
            count = sets * once
            yield from [Pair(piece, piece)] * (count // 2)
            single += [piece] * (count % 2)
        single.sort(key=lambda piece: (-ground_of(piece), piece.name))
        if self._wish.way == "none":
            for n in range(0, len(single) - 1, 2):
                yield Pair(single[n], single[n + 1])
        else:
            yield from (Pair(piece, None) for piece in single)

    def _sets(self) -> int:
        """Return how often the kit is opened: as the wish says, else until it covers enough."""
        wish = self._wish
        whole = sum(count * ground_of(piece) for piece, count in laid_pieces(wish))
        wanted = wish.density / 100.0 * wish.width * wish.height
        return wish.sets or min(SETS[1], max(1, ceil(wanted / whole)))

    def _shuffled(self, pairs: list[Pair]) -> list[Pair]:
        order = sorted((self._lots.draw(), n) for n in range(len(pairs)))
        return [pairs[n] for _, n in order]

    # where

    def _lay(self, pair: Pair) -> bool:
        """Lay a pair where both have room; False where no place was found."""
        unless_stopped(self._cancelled)
        if pair.other is None:
            return self._lay_alone(pair.piece)
        found = self._roomiest(pair.piece)
        if found is None:
            return False
        at, degrees = found
        if self._ground.symmetry:
            self._take(pair.piece, at, degrees, has_image=True)
            return True
        other = self._near_image(pair, at, degrees)
        if other is None:
            return False
        self._take(pair.piece, at, degrees)
        self._take(pair.other, *other)
        return True

    def _lay_alone(self, piece: LibraryPiece) -> bool:
        """Lay a piece so that it is its own image, in the middle or on the axis."""
        wish, ground = self._wish, self._ground
        for _ in range(_PLACES // 2):
            x, y = wish.width / 2.0, wish.height / 2.0
            if wish.way == "mirror":
                x, y = (x, self._inches(wish.height)) if ground.is_across else (self._inches(wish.width), y)
            degrees = self._angle(piece)
            parts = self._put(piece, (x, y), degrees)
            if self._is_own_image(parts) and self._room(parts) > 0.0:
                self._take(piece, (x, y), degrees)
                return True
        return False

    def _is_own_image(self, parts: Sequence[Terrain]) -> bool:
        images = [self._ground.onto.outline(part.outline) for part in parts]
        return all(any(is_same_outline(image, part.outline) for part in parts) for image in images)

    def _roomiest(self, piece: LibraryPiece) -> tuple[Point, float] | None:
        """Return the place and turn with the most room, of some that will do; None where none does."""
        best, found, enough = 0.0, None, 0
        for _ in range(_PLACES):
            at, degrees = self._place(), self._angle(piece)
            parts = self._put(piece, at, degrees)
            room = self._room(parts)
            if room > 0.0 and self._ground.symmetry:
                room = min(room, self._from_image(parts))
            if room > best:
                best, found = room, (at, degrees)
            enough += room > 0.0
            if enough == _ENOUGH:
                break
        return found

    def _near_image(self, pair: Pair, at: Point, degrees: float) -> tuple[Point, float] | None:
        """Find a place near the image of a piece for its like, turned otherwise or not."""
        assert pair.other is not None
        x, y = self._ground.onto.point(at)
        first = self._put(pair.piece, at, degrees)
        low, high = _NEARBY
        for tried in range(_PLACES):
            reach = low + (high - low) * tried / _PLACES
            near = (self._off(x, reach), self._off(y, reach))
            turn = self._angle(pair.other)
            parts = self._put(pair.other, near, turn)
            if self._room(parts) > 0.0 and self._between(parts, first) > 0.0:
                return near, turn
        return None

    def _off(self, middle: float, reach: float) -> float:
        return round((middle + (2.0 * self._lots.draw() - 1.0) * reach) / _GRID) * _GRID

    def _place(self) -> Point:
        return self._inches(self._wish.width), self._inches(self._wish.height)

    def _inches(self, extent: float) -> float:
        return round(self._lots.draw() * extent / _GRID) * _GRID

    def _angle(self, piece: LibraryPiece) -> float:
        """Turn what has grown anyhow, what was built along the table's edges or across them."""
        step = 15.0 if terrain_of(piece)[0].kind in _GROWN else 90.0
        slant = 45.0 if step == 90.0 and self._lots.draw() < 0.2 else 0.0
        return (int(self._lots.draw() * 360.0 / step) * step + slant) % 360.0

    def _put(self, piece: LibraryPiece, at: Point, degrees: float) -> tuple[Terrain, ...]:
        loose = replace(piece, parts=terrain_of(piece))
        return put_down(Scene(self._scene.board), loose, at, degrees)[0].terrain

    # room

    def _room(self, parts: Sequence[Terrain]) -> float:
        """Return how much room parts have to what lies there; 0 where they lie too near to something."""
        boxes = [Box.of(part.outline) for part in parts]
        if not self._is_clear(parts, boxes):
            return 0.0
        room = _WIDE
        for part, box in zip(parts, boxes, strict=True):
            room = min(room, self._from_others(part, box))
            if room == 0.0:
                return 0.0
        return room

    def _is_clear(self, parts: Sequence[Terrain], boxes: Sequence[Box]) -> bool:
        """Return whether parts keep off the table's edges, objectives and most of the zones."""
        wish = self._wish
        for part, box in zip(parts, boxes, strict=True):
            edge = wish.gap if bars(part) else _EDGE
            if min(box.left, box.top, wish.width - box.right, wish.height - box.bottom) < edge:
                return False
            near = (
                [spot for spot in self._ground.spots if _near(box, spot, wish.gap)] if is_built(part) else []
            )
            if any(distance_to(part.outline, spot) < wish.gap for spot in near):
                return False
        shut = self._shut_by(parts)
        zones = zip(self._shut, shut, self._ground.zones, strict=True)
        twice = 2.0 if self._ground.symmetry else 1.0
        return all(was + twice * more <= SHUT_SHARE * _extent(zone.outline) for was, more, zone in zones)

    def _shut_by(self, parts: Sequence[Terrain]) -> list[float]:
        """Return how many square inches of each zone, at most, parts make useless to stand in."""
        shut = [Box.of(part.outline) for part in parts if "impassable" in part.ground]
        return [sum(_common(box, Box.of(zone.outline)) for box in shut) for zone in self._ground.zones]

    def _from_others(self, part: Terrain, box: Box) -> float:
        room = _WIDE
        is_bar = bars(part)
        for others, both_bar in ((self._walls, is_bar), (self._open, False)):
            need = self._wish.gap if both_bar else BESIDE
            for other, around in others:
                room = min(room, _over(part, box, other, around, need))
                if room == 0.0:
                    return 0.0
        return room

    def _between(self, parts: Sequence[Terrain], others: Sequence[Terrain]) -> float:
        return min(
            _over(one, Box.of(one.outline), other, Box.of(other.outline), self._needed(one, other))
            for one in parts
            for other in others
        )

    def _needed(self, one: Terrain, other: Terrain) -> float:
        return self._wish.gap if bars(one) and bars(other) else BESIDE

    def _from_image(self, parts: Sequence[Terrain]) -> float:
        return self._between(parts, self._images(parts))

    def _images(self, parts: Sequence[Terrain]) -> list[Terrain]:
        return [replace(part, outline=self._ground.onto.outline(part.outline)) for part in parts]

    def _take(self, piece: LibraryPiece, at: Point, degrees: float, has_image: bool = False) -> None:
        """Put a piece down, and reckon with it and its image from now on."""
        before = len(self._scene.terrain)
        loose = replace(piece, parts=terrain_of(piece))
        self._scene, _ = put_down(self._scene, loose, at, degrees)
        parts = list(self._scene.terrain[before:])
        self._covered += ground_of(piece) * (2.0 if has_image else 1.0)
        for part in (*parts, *(self._images(parts) if has_image else ())):
            (self._walls if bars(part) else self._open).append((part, Box.of(part.outline)))
            self._shut = [a + b for a, b in zip(self._shut, self._shut_by([part]), strict=True)]


def bars(part: Terrain) -> bool:
    """Return whether a piece bars the way of who walks on the table, and is not simply walked up on."""
    return stands_in_the_way(piece_of(part), 0.0, _TALL) and not is_climbed(part)


def is_built(part: Terrain) -> bool:
    """Return whether nobody stands in a piece: it bars the way, or has a height and no ground on it."""
    return "impassable" in part.ground or (part.top > part.bottom and not is_climbed(part))


def _over(one: Terrain, box: Box, other: Terrain, around: Box, need: float) -> float:
    """Return how far two things lie apart where that is at least what is needed, else 0."""
    across = max(0.0, box.left - around.right, around.left - box.right)
    down = max(0.0, box.top - around.bottom, around.top - box.bottom)
    apart = hypot(across, down)
    if 0.0 < apart < need:  # only then does the shape within the box matter; nothing is laid into another's
        apart = gap(one.outline, other.outline).gap
    return apart if apart >= need else 0.0


def _near(box: Box, at: Point, reach: float) -> bool:
    across, down = (
        box.left - reach <= at[0] <= box.right + reach,
        box.top - reach <= at[1] <= box.bottom + reach,
    )
    return across and down


def _common(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, across) * max(0.0, down)


def _extent(outline: Outline) -> float:
    box = Box.of(outline)
    return box.width * box.height
