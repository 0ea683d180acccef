"""Bases wear letters and a silhouette, so that every unit is told from every other at any zoom that fits."""

from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from battlefield.app.battle.mustering import session_of
from battlefield.app.playing.unit_faces import UnitFaces
from battlefield.app.wording.unit_marks import UnitMark
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.resources import asset
from battlefield.rules.scene.contents import Model
from battlefield.ui.board.items import ModelItem
from battlefield.ui.widgets.palette import DARK, LIGHT

SMALL = 8.7  # pixels to the inch at which it does with panels on both sides
FIT = 12.4  # pixels to the inch at which the largest sample, 72 by 48 inches, fits a window of 1280 by 800
SMALLEST = BaseSize.round(25)
KINDS = ("infantry", "beast", "vehicle", "flyer", "leader", "structure")

pytestmark = pytest.mark.usefixtures("qapp")


def painted(mark, colours, lod, size=SMALLEST, unit="u", facing=0.0):
    """Give the pixels of one base."""
    item = ModelItem(Model("m", size, (0.0, 0.0), unit, facing=facing), 0, "", colours, mark)
    item.named_from = 90.0
    image = QImage(64, 64, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(32, 32)
    painter.scale(lod, lod)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return np.frombuffer(bytes(image.constBits()), np.uint8).reshape(64, 64, 4)[..., :3].astype(int)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_any_two_letters_differ_on_the_smallest_base_at_the_fit_of_the_largest_sample(colours):
    found = [
        painted(UnitMark(letters, letters[-1:]), colours, FIT)
        for letters in ("GS", "GB", "RB", "RC", "Re", "G2", "")
    ]
    for one, two in combinations(found, 2):
        assert (np.abs(one - two).max(axis=2) > 60).sum() >= 4


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_any_two_initials_differ_where_panels_leave_the_table_little_room(colours):
    found = [painted(UnitMark(f"{each}x", each), colours, SMALL) for each in "GRBSEOM"]
    found.append(painted(UnitMark(""), colours, SMALL))
    for one, two in combinations(found, 2):
        assert (np.abs(one - two).max(axis=2) > 50).sum() >= 3


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("lod", [20.0, 40.0])
def test_each_silhouette_looks_like_no_other(colours, lod):
    found = [painted(UnitMark("GS", "G", kind), colours, lod) for kind in (*KINDS, None)]
    for one, two in combinations(found, 2):
        assert (np.abs(one - two).max(axis=2) > 20).sum() >= 6


def test_nothing_of_letters_or_silhouette_lies_beyond_the_base():
    for size in (BaseSize.round(25), BaseSize.oval(60, 35), BaseSize.rect(50, 25), BaseSize.hex(30)):
        for kind in KINDS:
            bare = painted(UnitMark(""), LIGHT, 22.0, size)
            found = painted(UnitMark("WM", "W", kind), LIGHT, 22.0, size)
            rows, columns = np.nonzero(np.abs(found - bare).max(axis=2) > 8)
            reach = np.maximum(np.abs(rows - 31.5) / size.length_mm, np.abs(columns - 31.5) / size.width_mm)
            assert reach.max() < 22.0 / 25.4 / 2


def test_a_notch_never_covers_the_letters():
    ahead, back = (painted(UnitMark("GS"), LIGHT, 24.0, facing=facing) for facing in (0.0, 180.0))
    dark = [(pixels.sum(axis=2) < 200).sum() for pixels in (ahead, back)]
    assert abs(dark[0] - dark[1]) < 12  # as much ink as where the notch is far from them


@pytest.mark.parametrize("sample", ["first_battle", "dock_brawl", "drowned_mill", "smoke_on_the_fen"])
def test_units_of_a_battle_have_letters_of_their_own_and_a_kind(sample):
    state = session_of(read_script(asset(f"rosters/{sample}.json"))).start
    marks = UnitFaces().of(state, {})
    assert len({mark.letters for mark in marks.values()}) == len(state.units)
    assert len({mark.initial for mark in marks.values()}) == len(state.units)
    assert all(mark.kind in KINDS for mark in marks.values())


@pytest.mark.parametrize(
    ("sample", "unit", "kind"),
    [
        ("first_battle", "wardens/spears", "infantry"),
        ("first_battle", "raiders/brute", "beast"),
        ("dock_brawl", "watch/squall", "flyer"),
        ("dock_brawl", "watch/lamp", "structure"),
        ("dock_brawl", "carnival/juggernaut", "vehicle"),
        ("drowned_mill", "company/sella", "leader"),
    ],
)
def test_a_silhouette_follows_what_is_printed_of_a_unit_and_its_base(sample, unit, kind):
    state = session_of(read_script(asset(f"rosters/{sample}.json"))).start
    assert UnitFaces().of(state, {})[unit].kind == kind


def test_a_picture_is_cropped_to_the_base_and_one_that_is_missing_leaves_the_letters(tmp_path):
    picture = QImage(300, 120, QImage.Format.Format_RGB32)
    picture.fill(QColor("#00ff00"))
    path = tmp_path / "unit.png"
    assert picture.save(str(path))
    for size in (BaseSize.round(40), BaseSize.rect(50, 25), BaseSize.oval(60, 35)):
        worn = painted(UnitMark("GS", "G", None, str(path)), LIGHT, 20.0, size, facing=30.0)
        plain = painted(UnitMark("GS", "G"), LIGHT, 20.0, size, facing=30.0)
        gone = painted(UnitMark("GS", "G", None, str(tmp_path / "gone.png")), LIGHT, 20.0, size, facing=30.0)
        green = (worn[..., 1] > 200) & (worn[..., 0] < 60)
        base = plain.sum(axis=2) > 0
        assert 0.4 * base.sum() < green.sum() and not (green & ~base).any()
        assert worn[32, 32].tolist() == [0, 255, 0]
        assert np.array_equal(gone, plain)
