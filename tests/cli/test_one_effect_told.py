"""`battlefield rules NAME` tells one effect: its text, its rulings, the tests that hold it to them."""

import json

import pytest

from battlefield.__main__ import main
from battlefield.app.wording import effect_page

LEDGER = """id,kind,evidence,book,effect
Blast II/1,test,tests/a.py::test_one tests/a.py::test_two,warsurge,Blast II
Blast II/2,ruling,W-Template-1 W-Radius-1,warsurge,Blast II
Blast II/3,test,tests/a.py::test_one,warsurge,Blast II
Blast II/4,none,a heading,warsurge,Blast II
Pull/1,test,tests/b.py::test_pulled,pulp-city,Pull
003:1/1,test,tests/c.py::test_general,warsurge,
"""


@pytest.fixture(autouse=True)
def a_small_ledger(tmp_path, monkeypatch):
    """Put a small list of evidence in the place of the program's own."""
    path = tmp_path / "ledger.csv"
    path.write_text(LEDGER, encoding="utf-8")
    monkeypatch.setattr(effect_page, "evidence_file", lambda: path)
    effect_page._evidence.cache_clear()
    yield
    effect_page._evidence.cache_clear()


def told(capsys, *name):
    """Give the pages of an effect."""
    assert main(["rules", *name, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_rulings_of_row_and_evidence_are_told_once_with_their_words(capsys):
    (page,) = told(capsys, "blast ii")
    assert list(page["rulings"]) == ["W-Template-1", "W-Template-2", "W-Radius-1"]
    assert all(len(words) > 20 and "**" not in words for words in page["rulings"].values())


def test_each_test_is_named_once_and_only_of_this_effect(capsys):
    (page,) = told(capsys, "Blast II")
    assert page["tests"] == ["tests/a.py::test_one", "tests/a.py::test_two"]


def test_a_name_without_a_rank_tells_all_ranks(capsys):
    assert [page["name"] for page in told(capsys, "Blast") if page["book"] == "warsurge"] == [
        "Blast I",
        "Blast II",
        "Blast III",
    ]


def test_an_effect_of_two_books_is_told_of_both_each_with_its_own_tests(capsys):
    pages = {page["book"]: page for page in told(capsys, "Pull")}
    assert set(pages) == {"pulp-city", "agemonia"}
    assert (pages["pulp-city"]["tests"], pages["agemonia"]["tests"]) == (["tests/b.py::test_pulled"], [])


def test_it_is_written_out_to_be_read(capsys):
    assert main(["rules", "Blast II"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Blast II (warsurge: Mode)\n  Passive\n")
    assert "\n  Ruling W-Template-1: A template is laid where" in said
    assert said.endswith("  Held by tests/a.py::test_one\n  Held by tests/a.py::test_two\n")


@pytest.mark.parametrize(
    ("name", "hint"), [("Blsat", "did you mean 'Blast'?"), ("Qwxzy", "`battlefield rules` lists them all")]
)
def test_an_unknown_name_is_refused_in_a_sentence(capsys, name, hint):
    assert main(["rules", name]) == 2
    said = capsys.readouterr().err
    assert hint in said and said.count("\n") == 1
