"""What the documents say of the code is there: modules under their names, words of rows as they are asked."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from battlefield.rules.core.words import befalling

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "tests").rglob("*.md")])
CODE = [path for part in ("battlefield", "tests", "docs") for path in (ROOT / part).rglob("*.py")]
WORDS = "battlefield.rulebooks.warsurge.words"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_modules_that_a_page_names_are_there(page):
    known = [f"/{path.relative_to(ROOT).as_posix()}" for path in CODE]
    named = re.findall(r"`([\w/.]+\.py)`", page.read_text(encoding="utf-8"))
    assert [name for name in named if not any(each.endswith(f"/{name}") for each in known)] == []


def test_each_row_of_what_may_happen_to_work_names_tests_that_are_there():
    page = (ROOT / "docs" / "battle-journal.md").read_text(encoding="utf-8")
    rows = [
        line for line in page.partition("## What is on disk when")[2].splitlines() if line.startswith("| ")
    ]
    named = [re.findall(r"`(test_\w+)`", row.split("|")[3]) for row in rows[2:]]
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    assert len(named) > 12 and all(named)
    assert [name for row in named for name in row if f"def {name}(" not in tests] == []


def words():
    """The words of the book, each as a pattern; a family of them holds for any name."""
    yield re.compile(befalling(".+"))
    for name, each in vars(import_module(WORDS)).items():
        made = each("WHICH") if callable(each) and getattr(each, "__module__", "") == WORDS else each
        if isinstance(made, str) and name.isidentifier() and made != "WHICH":
            yield re.compile(re.escape(made).replace("WHICH", ".+"))


def test_words_that_rows_of_warsurge_are_asked_are_words_of_the_book():
    page = (ROOT / "docs" / "perks.md").read_text(encoding="utf-8")
    tables = page.partition("## Questions that are asked in WARSURGE")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in tables.splitlines() if line.startswith("| `")]
    named, known = [name for cell in cells for name in re.findall(r"`([^`]+)`", cell)], list(words())
    assert len(named) > 80
    assert [name for name in named if not any(each.fullmatch(name) for each in known)] == []
