"""Where the badges of models stand on their rims: over no other base, no sign, and no other badge."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import asin, degrees, radians, sin

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import direction
from battlefield.rules.book.face import Badge
from battlefield.ui.board.lettering import text_width
from battlefield.ui.board.rooms import Room, Taken

_LEAST_BASE = 9.0  # pixels of a base's radius below which a dot stands for all its badges
_FIRST, _BELOW = 90.0, 180.0  # bearings of the first badge, which others follow, and of wounds
_TURN = 12.0  # degrees between places that are tried where the usual ones are taken
_DOT = 2.6  # pixels, with its rim
_APART = 0.4  # pixels that badges leave between them


@dataclass(frozen=True, slots=True)
class Badged:
    """A model's badges where it stands now."""

    at: Point
    radius: float
    badges: tuple[Badge, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """A badge as it is painted, about a point in inches; a dot stands for those that find no room."""

    at: Point
    badge: Badge | None
    size: float

    def room(self, lod: float) -> Room:
        """Return the room that it takes at so many pixels to the inch."""
        (x, y), wide = self.at, half_width(self.badge, self.size) / lod
        if self.badge is None or self.badge.kind != "wounds":
            return Room.disc(x, y, wide)
        high = self.size / lod
        return Room(x - wide, y - high, x + wide, y + high)


def letters(badge: Badge, size: float) -> int:
    """Return how high the letters of a badge are, in pixels."""
    small = 1.15 if len(badge.shown) > 1 and badge.kind in ("effect", "more") else 1.4
    return max(7, round(small * size))


def half_width(badge: Badge | None, size: float) -> float:
    """Return half the width of a badge in pixels: HP left take what their figures do."""
    if badge is not None and badge.kind == "wounds":
        return max(size, text_width(badge.shown, letters(badge, size), True) / 2 + 3)
    return size


def places(shown: Mapping[str, Badged], taken: Taken, lod: float) -> dict[str, tuple[Placed, ...]]:
    """Return where the badges of all models stand, and take their rooms; wounds choose first."""
    found: dict[str, list[Placed]] = {id_: [] for id_ in shown}
    hidden = set[str]()
    large = {id_: each for id_, each in shown.items() if each.radius * lod >= _LEAST_BASE}
    for wounds in (True, False):
        for id_, badged in large.items():
            for badge in badged.badges:
                if (badge.kind == "wounds") == wounds:
                    spot = _free(_spots(badged, badge, lod), id_, taken, lod)
                    if spot is None:
                        hidden.add(id_)
                    else:
                        found[id_].append(spot)
    for id_, badged in shown.items():
        if id_ in hidden or id_ not in large:
            dots = list(_dots(badged, lod))
            found[id_].append(_free(iter(dots), id_, taken, lod) or dots[0])
    return {id_: tuple(spots) for id_, spots in found.items()}


def _free(spots: Iterator[Placed], id_: str, taken: Taken, lod: float) -> Placed | None:
    """Take the first of some places that is free; the base that bears a badge is not in its way."""
    for spot in spots:
        room = spot.room(lod)
        if taken.is_free(room, (id_,)):
            taken.take(room._replace(round=room.round + _APART / lod))
            return spot
    return None


def _spots(badged: Badged, badge: Badge, lod: float) -> Iterator[Placed]:
    base = badged.radius * lod
    size = max(6.2, min(9.0, 0.34 * base))
    wounds = badge.kind == "wounds"
    far = base + (1.0 if wounds else 0.35 * size)
    more = half_width(badge, size) - size
    for bearing in _bearings(wounds, degrees(2 * asin(min(1.0, (size + 0.8) / far)))):
        away = far + more * abs(sin(radians(bearing)))
        yield Placed(_off(badged, bearing, away / lod), badge, round(size, 1))


def _bearings(wounds: bool, step: float) -> Iterator[float]:
    """Yield bearings, the usual ones first."""
    if wounds:
        for turn in range(int(180 / _TURN) + 1):
            yield _BELOW + turn * _TURN
            yield _BELOW - turn * _TURN
        return
    for number in range(int(360 / step)):
        yield _FIRST - number * step
    for number in range(int(360 / _TURN)):
        yield _FIRST - number * _TURN


def _dots(badged: Badged, lod: float) -> Iterator[Placed]:
    """Yield places for a dot, all on the base that bears it."""
    far = max(0.0, badged.radius - _DOT / lod)
    for bearing in (45.0, 0.0, 315.0, 90.0, 270.0, 135.0, 225.0):
        yield Placed(_off(badged, bearing, far), None, _DOT)


def _off(badged: Badged, bearing: float, away: float) -> Point:
    x, y = direction(bearing)
    return badged.at[0] + x * away, badged.at[1] + y * away
