"""Rows of the search: a long title gives way to what stands at the right of it."""

from battlefield.app.wording.finding import Found
from battlefield.ui.widgets.prompts import CommandSearch

KIND = "Effect of Iron Kingdoms"


def right_end(qtbot, title):
    """Return the picture of a row's first line where its kind stands, at the right."""
    box = CommandSearch(None, lambda _id: True, others=(Found(KIND, "one", title, "told"),))
    qtbot.addWidget(box)
    box.resize(520, 420)
    box.show()
    box.field.setText("quuxly")
    row = box.list.visualItemRect(box.list.item(0))
    wide = box.list.fontMetrics().horizontalAdvance(KIND) + 12
    line = row.adjusted(row.width() - wide, 0, 0, -row.height() // 2)
    return box.list.viewport().grab(line).toImage()


def test_a_long_title_is_cut_before_it_runs_into_its_kind(qtbot):
    assert right_end(qtbot, "Quuxly " + "that goes on and on " * 20) == right_end(qtbot, "Quuxly")
