"""Standings of a campaign in which nothing has been fought."""

from PySide6.QtWidgets import QTableWidget

from battlefield.ui.campaigns.standings_view import StandingsView


def colours_below_the_head(page, table):
    page.resize(700, 300)
    page.show()
    picture = table.grab().toImage()
    return {picture.pixel(x, y) for x in range(60, 600) for y in range(80, picture.height() - 20)}


def test_standings_without_battles_say_what_begins_one(program, qtbot):
    assert program is not None
    view, plain = StandingsView(), QTableWidget(0, 8)
    for each in (view, plain):
        qtbot.addWidget(each)
    view.show_contents(None)
    assert len(colours_below_the_head(view, view.table)) > 1 == len(colours_below_the_head(plain, plain))
