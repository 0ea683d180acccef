"""The list of what stands for each sentence of the books names tests, rulings and effects that exist."""

import csv
import re
from functools import cache
from pathlib import Path

from battlefield.app.wording.effect_page import effects_called

ROOT = Path(__file__).resolve().parents[2]
ROWS = list(csv.DictReader(Path(__file__).with_name("ledger.csv").read_text(encoding="utf-8").splitlines()))
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")


@cache
def functions_of(file):
    """Give the names of the functions of a test module."""
    path = ROOT / file
    return set(re.findall(r"\bdef (\w+)\(", path.read_text(encoding="utf-8"))) if path.is_file() else set()


def is_there(test):
    """Whether a test of that name can be run."""
    file, _, function = test.partition("::")
    return function.partition("[")[0] in functions_of(file)


def named(kind):
    """Give each piece of evidence of a kind with the sentence it stands for."""
    return [(row["id"], one) for row in ROWS if row["kind"] == kind for one in row["evidence"].split()]


def test_every_test_that_is_named_exists():
    assert [each for each in named("test") if not is_there(each[1])] == []


def test_every_ruling_that_is_named_exists():
    assert [each for each in named("ruling") if not re.search(rf"\*\*{re.escape(each[1])}\.", RULINGS)] == []


def test_a_sentence_stands_once_with_its_evidence():
    ids = [row["id"] for row in ROWS]
    assert len(ids) == len(set(ids))
    assert [row for row in ROWS if row["kind"] not in ("test", "ruling", "none") or not row["evidence"]] == []


def test_every_effect_that_is_named_is_one_of_its_book():
    named_so = {(row["book"], row["effect"]) for row in ROWS if row["effect"]}
    assert [of for of in named_so if of[0] not in {str(p["book"]) for p in effects_called(of[1])}] == []
