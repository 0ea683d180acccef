"""The picture of a unit in the roster maker: cropped to its base, or told in one sentence."""

import pytest
from PySide6.QtGui import QColor, QImage

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.muster.roster import RosterUnit
from battlefield.ui.rosters.picture_field import PictureField

pytestmark = pytest.mark.usefixtures("program")


def unit(picture):
    return RosterUnit("a", "Spears", BaseSize.round(25), picture=picture)


def test_a_picture_is_shown_as_the_base_wears_it(tmp_path):
    picture = QImage(80, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("#00ff00"))
    assert picture.save(str(tmp_path / "a.png"))
    field = PictureField(unit("a.png"), tmp_path)
    worn = field.worn.pixmap().toImage()
    assert worn.pixelColor(24, 24) == QColor("#00ff00")
    assert worn.pixelColor(2, 2).alpha() == 0  # a round base has no corners
    assert not field.worn.isHidden() and field.fault.isHidden() and field.drop.isEnabled()


def test_a_picture_that_is_missing_is_told_and_none_is_no_fault(tmp_path):
    field = PictureField(unit("gone.png"), tmp_path)
    assert field.fault.text() == "gone.png is missing or damaged: the letters stand on its bases instead"
    assert not field.fault.isHidden() and field.worn.isHidden()
    field.show_picture(unit(""), tmp_path)
    assert field.fault.isHidden() and field.worn.isHidden() and not field.drop.isEnabled()
