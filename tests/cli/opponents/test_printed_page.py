"""`battlefield opponent`: who there is, and the automaton's page on the terminal and as files."""

from contextlib import closing

import pypdfium2
import pytest

from battlefield.__main__ import main
from battlefield.app.books.faces import FACES
from battlefield.app.opponents.printed import printed_page


def test_levels_and_tempers_are_listed(capsys):
    assert main(["opponent"]) == 0
    said = capsys.readouterr().out
    assert "automaton, recruit" in said and "cautious" in said


@pytest.mark.parametrize("book", ["", "iron-kingdoms"])
def test_the_page_is_told(book, capsys):
    assert main(["opponent", "--print", *(["--book", book] if book else [])]) == 0
    assert capsys.readouterr().out == printed_page(book).text


@pytest.mark.parametrize(
    ("ending", "begins"), [("html", b"<!DOCTYPE html>"), ("txt", b"The Automaton"), ("svg", b"<?xml")]
)
def test_the_page_is_written(tmp_path, ending, begins):
    out = tmp_path / f"page.{ending}"
    assert main(["opponent", "--print", "--out", str(out)]) == 0
    assert out.read_bytes().startswith(begins)


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
@pytest.mark.parametrize("book", FACES)
def test_a_pdf_is_one_sheet_with_all_of_it(tmp_path, paper, size, book):
    out = tmp_path / "page.pdf"
    words = ["opponent", "--print", "--book", book, "--out", str(out), "--paper", paper]
    assert main(words) == 0
    with closing(pypdfium2.PdfDocument(out)) as found:
        assert len(found) == 1
        with closing(found[0]) as page, closing(page.get_textpage()) as text:
            assert page.get_size() == pytest.approx(size, abs=1.5)
            told = " ".join(text.get_text_range().split())
    assert all(" ".join(says.split()) in told for says in printed_page(book).words.values())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--book", "warsuge"], "--book is 'warsuge'; it must be 'warsurge', 'pulp-city'"),
        (["--out", "page.doc"], "page.doc must end in .pdf, .svg, .html or .txt"),
    ],
)
def test_a_wrong_call_is_one_sentence(capsys, words, told):
    assert main(["opponent", "--print", *words]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1) and told in said.err
