"""The curve of a battle's chances as a picture in HTML, whose swings lead to their turns."""

from collections.abc import Callable, Iterator, Sequence
from html import escape

from battlefield.app.battle_report.knobs import laid_apart
from battlefield.app.battle_report.turning_points import Curve
from battlefield.app.wording.side_colours import side_name

_WIDE, _HIGH, _LEFT, _TOP, _BELOW = 640.0, 190.0, 46.0, 14.0, 20.0  # pixels
_KNOB = 8.0
_INK, _QUIET, _LINE = "#22252A", "#62666D", "#D8D4CB"


def drawn_curve(curve: Curve, colours: Sequence[str], anchor: Callable[[int], str]) -> str:
    """Draw the first side's chance over the battle; `anchor` names the place of a turn in the file."""
    parts = (*_ground(curve, colours), _line(curve), *_swings(curve, colours, anchor))
    words = f"The chance of {side_name(curve.sides[0])} after each action"
    box = f"0 0 {_WIDE:g} {_HIGH:g}"
    return (
        f'<svg viewBox="{box}" width="100%" role="img" aria-label="{escape(words)}" '
        f'font-family="sans-serif" font-size="11"><title>{escape(words)}</title>{"".join(parts)}</svg>'
    )


def _x(curve: Curve, place: int) -> float:
    last = max(1, curve.points[-1][0])
    return _LEFT + (_WIDE - _LEFT - 12.0) * place / last


def _y(chance: float) -> float:
    return _TOP + (_HIGH - _TOP - _BELOW) * (1.0 - chance)


def _ground(curve: Curve, colours: Sequence[str]) -> Iterator[str]:
    """Draw the three levels, the beginnings of turns, and the names of the sides."""
    right, low = _WIDE - 12.0, _HIGH - _BELOW
    for chance, words in ((1.0, "100 %"), (0.5, "50 %"), (0.0, "0 %")):
        y = _y(chance)
        yield f'<path d="M{_LEFT:g} {y:.1f}H{right:g}" stroke="{_LINE}"/>'
        yield f'<text x="{_LEFT - 6:g}" y="{y + 4:.1f}" text-anchor="end" fill="{_QUIET}">{words}</text>'
    for place, turn in curve.turns:
        x = _x(curve, place)
        yield f'<path d="M{x:.1f} {_TOP:g}V{low:g}" stroke="{_LINE}"/>'
        yield f'<text x="{x + 3:.1f}" y="{_HIGH - 6:g}" fill="{_QUIET}">{turn}</text>'
    for side, y in ((0, _TOP + 12.0), (1, low - 5.0)):
        name, colour = escape(side_name(curve.sides[side])), colours[side % len(colours)]
        yield f'<text x="{right - 4:g}" y="{y:g}" text-anchor="end" fill="{colour}">{name}</text>'


def _line(curve: Curve) -> str:
    """Draw the chance, level from one action to the next."""
    steps = "".join(f"H{_x(curve, place):.1f}V{_y(chance):.1f}" for place, chance in curve.points[1:])
    start = f"M{_LEFT:g} {_y(curve.points[0][1]):.1f}"
    return f'<path d="{start}{steps}" fill="none" stroke="{_INK}" stroke-width="1.8"/>'


def _swings(curve: Curve, colours: Sequence[str], anchor: Callable[[int], str]) -> Iterator[str]:
    """Mark the largest swings with their numbers."""
    places = [(_x(curve, swing.place), _y(swing.after)) for swing in curve.swings]
    room = (_LEFT, _TOP), (_WIDE - 12.0, _HIGH - _BELOW)
    knobs = laid_apart(places, *room, 2 * _KNOB + 4.0)
    for (x, y), (at_x, at_y) in zip(places, knobs, strict=True):
        yield f'<path d="M{x:.1f} {y:.1f}L{at_x:.1f} {at_y:.1f}" stroke="{_QUIET}"/>'
    for number, (swing, (x, y)) in enumerate(zip(curve.swings, knobs, strict=True), 1):
        colour = colours[(swing.gain < 0.0) % len(colours)]
        says = escape(f"{swing.when}: {swing.words}: {curve.told(swing)}")
        yield (
            f'<a href="#{anchor(swing.turn)}"><title>{says}</title>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_KNOB:g}" fill="#FFFFFF" stroke="{colour}" '
            f'stroke-width="2"/>'
            f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="{_INK}">{number}</text></a>'
        )
