"""A place that is worth nothing looks like nothing on a heat map, whatever ground it lies on."""

from math import dist

import pytest
from PySide6.QtGui import QColor

from battlefield.files.terrain.terrain_kinds import KINDS
from battlefield.ui.board.heat_scale import rising, veil
from battlefield.ui.board.terrain.drawn_colours import Tone, drawn_face, toned
from battlefield.ui.widgets.palette import DARK, LIGHT, terrain_colours

SHARES = [0.0] + [share / 20 for share in range(1, 21)]
TONES = (Tone(-0.3), Tone(0.0), Tone(0.3))


def laid(over: QColor, under: tuple[float, ...]) -> tuple[float, ...]:
    """Lay a colour on another, by its opacity."""
    alpha = over.alphaF()
    return tuple(alpha * a + (1 - alpha) * b for a, b in zip(rgb(over), under, strict=True))


def rgb(colour: QColor) -> tuple[float, ...]:
    return colour.red(), colour.green(), colour.blue()


def read(colours, seen) -> float:
    """Tell which share of the scale, as it looks on the bare mat, a colour is taken for."""
    mat = rgb(QColor(colours.mat))
    scale = {share: laid(rising(colours, share), mat) if share else mat for share in SHARES}
    return min(scale, key=lambda share: dist(scale[share], seen))


def grounds(colours, kind):
    face = drawn_face(colours, kind)
    return [*terrain_colours(colours, kind), *(toned(colours, face, tone) for tone in TONES)]


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=lambda each: each.name)
def test_no_ground_is_taken_for_a_value_where_there_is_none(colours):
    for kind in ("", *KINDS):
        for ground in grounds(colours, kind):
            assert read(colours, laid(veil(colours), rgb(ground))) <= 0.15, (kind, ground.name())


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=lambda each: each.name)
def test_a_value_is_read_alike_on_every_ground(colours):
    for kind in ("", *KINDS):
        for ground in grounds(colours, kind):
            under = laid(veil(colours), rgb(ground))
            for share in (0.4, 0.7, 1.0):
                assert read(colours, laid(rising(colours, share), under)) == pytest.approx(share, abs=0.16)
