"""Columns of a report: heads stay with what they head, tables are whole, and columns below maps are used."""

from itertools import count

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from battlefield.ui.battle.report.columns import Block, Frame, blocks_of, filled, kept_together, laid_out

TABLE = "<table><tr><th>Unit</th></tr>" + "<tr><td>Spears</td></tr>" * 5 + "</table>"


def frames():
    yield Frame(0, QRectF(500, 0, 300, 100))
    yield Frame(0, QRectF(0, 60, 300, 40))
    for page in count(1):
        yield Frame(page, QRectF(0, 0, 300, 100))


def laid(*heights):
    return [(each.frame.page, each.frame.box.left(), each.y) for each in placed(*heights)]


def placed(*heights):
    return laid_out([Block(None, float(high)) for high in heights], frames(), 1.0)


def test_a_head_is_never_the_last_of_a_column_and_a_short_table_is_not_split():
    parts = kept_together(f"<h1>Turn 1</h1><p>3 left</p><h2>What is left</h2>{TABLE}<p>end</p>")
    assert parts == ["<h1>Turn 1</h1><p>3 left</p>", f"<h2>What is left</h2>{TABLE}", "<p>end</p>"]


def test_long_tables_are_split_between_rows_below_their_heads_and_long_paragraphs_between_lines():
    rows = "".join(f"<tr><td>{n}</td></tr>" for n in range(20))
    parts = kept_together(f"<table><tr><th>Unit</th></tr>{rows}</table>")
    assert len(parts) > 1 and all(part.startswith("<table><tr><th>Unit</th></tr>") for part in parts)
    assert "".join(parts).count("<td>") == 20
    lines = kept_together("<p><b>Move</b>: " + "<br>".join(map(str, range(14))) + "</p>")
    assert [part.count("<br>") for part in lines] == [5, 5, 1]
    assert all(part.startswith("<p>") and part.endswith("</p>") for part in lines)


def test_what_has_no_room_beside_a_map_goes_on_below_it_then_on_the_next_page():
    assert laid(60, 30, 30, 50) == [(0, 500, 0), (0, 500, 60), (0, 0, 0), (1, 0, 0)]


def test_what_is_too_high_for_the_room_below_a_map_is_not_cut_there():
    assert laid(80, 70, 10) == [(0, 500, 0), (1, 0, 0), (1, 0, 70)]


def test_how_full_the_last_page_is():
    assert filled(placed(60, 30)) == (1, pytest.approx(0.9))
    assert filled(placed(90, 60, 20)) == (2, pytest.approx(0.8))


@pytest.mark.usefixtures("program")
def test_blocks_are_as_high_as_their_lines():
    one, five = (list(blocks_of(f"<p>{text}</p>", 300.0, QFont())) for text in ("a", "<br>".join("abcde")))
    assert five[0].high == pytest.approx(5 * one[0].high, rel=0.2)


@pytest.mark.usefixtures("program")
def test_a_table_that_goes_on_has_its_heads_again_in_a_new_column_and_not_right_below_itself():
    rows = "".join(f'<tr><td width="40%">{n}</td></tr>' for n in range(30))
    table = f'<h2>Left</h2><table><tr><th width="40%">Unit</th></tr>{rows}</table>'
    first, second, *_ = blocks = list(blocks_of(table, 300.0, QFont()))
    assert first.following is None and second.following is not None
    assert "Unit" in second.document.toPlainText() and "Unit" not in second.following.document.toPlainText()
    low = first.high + second.following.high + 1.0
    found = laid_out(blocks, (Frame(page, QRectF(0, 0, 300, low)) for page in count()), 1.0)
    told = [each.block.document.toPlainText() for each in found]
    assert [("Unit" in words, each.frame.page) for words, each in zip(told, found, strict=True)][:3] == [
        (True, 0),
        (False, 0),
        (True, 1),
    ]
