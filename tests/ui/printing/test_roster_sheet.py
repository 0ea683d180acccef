"""Cards of a roster on paper: all of them, on two sides of A4, nothing over an edge or over another."""

import pytest

from battlefield.app.rosters.cards import card_html, cards_of, style
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import asset
from battlefield.ui.printing import roster_sheet
from battlefield.ui.printing.roster_sheet import laid_out, sheets_pdf

NAMES = ("crane_gang", "sallow_host")


@pytest.fixture(params=NAMES)
def sheets(request, program):
    assert program
    cards = cards_of(read_roster(asset(f"rosters/{request.param}.json")))
    return len(cards), laid_out([card_html(card) for card in cards], style("#666666"), "a4")


def frames(sheets):
    for card in sheets.cards:
        yield (
            card.page,
            card.left,
            card.top,
            card.left + sheets.width,
            card.top + roster_sheet._height(card.text),
        )


def test_every_card_is_on_two_sides_of_a_sheet_in_letters_that_can_be_read(sheets):
    count, laid = sheets
    assert len(laid.cards) == count and laid.pages <= 2 and laid.points >= 8


def test_no_card_goes_over_an_edge_or_over_another(sheets):
    found = list(frames(sheets[1]))
    for number, (page, left, top, right, bottom) in enumerate(found):
        assert left >= 0 and top >= 0 and right <= 794 and bottom <= 1123
        for other in found[:number]:
            apart = other[1] >= right or other[3] <= left or other[2] >= bottom or other[4] <= top
            assert other[0] != page or apart


def test_the_pages_are_a_pdf_that_names_the_roster(sheets):
    page = sheets_pdf(sheets[1], "Own roster", "a4")
    assert page.startswith(b"%PDF") and page.count(b"/Type /Page\n") == sheets[1].pages


def test_a_card_that_is_higher_than_a_page_is_set_smaller(program):
    assert program
    long = "<p>word </p>" * 150
    laid = laid_out([long], style("#666666"), "a4")
    assert laid.pages == 1 and all(frame[4] <= 1123 for frame in frames(laid))
