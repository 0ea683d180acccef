"""How far weapons reach, as rings on the table: of the weapon in hand, and what each enemy threatens."""

import re
from collections.abc import Sequence
from math import cos, pi, sin

from battlefield.app.desk.pictures import Drawing, Mark, Role, Shape
from battlefield.app.measure.ring_answers import LaidRing, outlines_of
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.translation import tr
from battlefield.geometry.kernel.shapes import Circle, Outline, Point
from battlefield.rules.book.cards import Card, CardLine, CardWeapon
from battlefield.rules.scene.contents import Board, Model, RangeRing

_RANGES, _MOVES = ("Range", "RNG"), ("Move", "SPD")
_INCHES = re.compile(r'(\d+(?:\.\d+)?)"')


def weapon_range(card: Card, words: str) -> tuple[str, float]:
    """Return the weapon that some words name, and how far it reaches in inches; 0 where that is not told."""
    named = ((weapon.name, range_of(weapon)) for weapon in card.weapons if weapon.name in words)
    return max(named, key=lambda weapon: weapon[1], default=("", 0.0))


def range_of(weapon: CardWeapon) -> float:
    """Return the range on the card of a weapon."""
    return _inches(weapon.lines, _RANGES)


def threat(card: Card) -> tuple[float, float]:
    """Return how far a unit moves and how far its longest weapon reaches then."""
    return _inches(card.lines, _MOVES), max(map(range_of, card.weapons), default=0.0)


def _inches(lines: Sequence[CardLine], names: Sequence[str]) -> float:
    found = (_INCHES.search(line.shown) for line in lines if line.name in names)
    return max((float(each.group(1)) for each in found if each is not None), default=0.0)


def ring(models: Sequence[Model], within: float, words: tuple[str, ...], role: Role, board: Board) -> Drawing:
    """Draw a range about some models, with words where it reaches farthest up on the table."""
    if not models or within <= 0.0:
        return ()
    outlines = outlines_of(LaidRing(RangeRing(within), tuple(models)))
    shapes = tuple(Shape(each, role, dashed=True, weight=0.7, is_filled=False) for each in outlines)
    top = _top(outlines, board)
    return (*shapes, *((Mark(top, role, words, 0.0, (0.0, 1.0)),) if top is not None else ()))


def _top(outlines: Sequence[Outline], board: Board) -> Point | None:
    """Return the highest point of some outlines on the table; None where they lie beside it."""
    points: list[Point] = []
    for each in outlines:
        if isinstance(each, Circle):
            (x, y), r = each.centre, each.radius
            points += [(x + r * cos(turn), y + r * sin(turn)) for turn in (n * pi / 36 for n in range(72))]
        else:
            points += getattr(each, "points", ())
    inside = [(x, y) for x, y in points if 0.0 <= x <= board.width and 0.0 <= y <= board.height]
    return min(inside, key=lambda point: point[1], default=None)


def threat_ring(card: Card, models: Sequence[Model], board: Board, unit: LengthUnit) -> Drawing:
    """Draw how far an enemy threatens: its move, and then its longest weapon."""
    moves, reach = threat(card)
    told = tr(
        "{card}: moves {move}, reaches {reach}",
        card=card.name,
        move=format_length(moves, unit),
        reach=format_length(reach, unit),
    )
    return ring(models, moves + reach, (told,), "bad", board)
