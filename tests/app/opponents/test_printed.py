"""The automaton's page: every rule of it, in the words of each book, as text and as HTML."""

from html import unescape

import pytest

from battlefield.app.books.faces import FACES
from battlefield.app.opponents.printed import printed_page
from battlefield.play.opponents.page_of_rules import PAGE


@pytest.mark.parametrize("book", ["", *FACES])
def test_every_rule_stands_on_the_page_of_every_book(book):
    page = printed_page(book)
    for text in (page.text, unescape(page.html)):
        for heading, rules in PAGE.items():
            places = [text.index(each) for each in (heading, *rules)]
            assert places == sorted(places)
        assert all(f"{says}" in text for says in page.words.values())


def test_the_words_are_those_of_the_book():
    ways = [printed_page(book).words for book in FACES]
    assert len({words["range"] for words in ways}) == len(FACES)
    assert "Hold" in printed_page("warsurge").words["to wait"]
    assert printed_page("pulp-city").title.endswith(FACES["pulp-city"].name)


def test_a_page_is_short_enough_for_one_sheet():
    assert all(len(printed_page(book).text.splitlines()) < 60 for book in FACES)
