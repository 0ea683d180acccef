"""The bar that tells how far work is."""

import pytest
from PySide6.QtWidgets import QApplication

from battlefield.ui.design.share_bar import ShareBar
from battlefield.ui.widgets.palette import DARK, LIGHT, style_sheet


def filled(colours, share):
    """Give the pixels across the middle of a bar."""
    bar = ShareBar("Reading", 8)
    bar.setStyleSheet(style_sheet(colours))
    bar.resize(200, 8)
    bar.show_share(share)
    picture = bar.grab().toImage()
    return [picture.pixel(x, 4) for x in range(200)]


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize(("share", "wanted"), [(None, 0), (0.25, 50), (1.0, 200)])
def test_as_much_of_the_bar_is_filled_as_is_known_to_be_done(program: QApplication, colours, share, wanted):
    assert program is not None
    pairs = zip(filled(colours, share), filled(colours, 0.0), strict=True)
    assert sum(one != other for one, other in pairs) == pytest.approx(wanted, abs=10)
