"""Pixels of pictures that are no PNG, as tiles are cut from them."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage

from battlefield.ui.widgets.picture_pixels import read_pixels

pytestmark = pytest.mark.usefixtures("program")


@pytest.mark.parametrize("kind", ["jpg", "webp"])
def test_a_picture_is_read_row_by_row(kind):
    image = QImage(24, 16, QImage.Format.Format_RGB32)
    image.fill(QColor(200, 40, 10))
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(store, kind)
    found = read_pixels(bytes(store.data().data()))
    assert (found.width, found.height, len(found.rows)) == (24, 16, 16)
    assert {len(row) for row in found.rows} == {96} and found.rows[3][3] == 255
    assert max(abs(a - b) for a, b in zip(found.rows[5][:3], (200, 40, 10), strict=True)) < 12


def test_what_is_no_picture_has_no_pixels():
    assert read_pixels(b"nothing") is None
