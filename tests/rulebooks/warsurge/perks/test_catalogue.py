"""The whole catalogue against the list of what the book prints: names, families, ranks, texts and effects."""

import csv
import re
from pathlib import Path

from battlefield.rulebooks.warsurge.perks import CATALOGUE

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]
with (HERE / "catalogue.csv").open(encoding="utf-8") as file:
    LISTED = list(csv.DictReader(file))
PRINTED = {row["name"]: (row["kind"], row["family"]) for row in LISTED}
KINDS = {"unit": ("unit",), "weapon": ("weapon",), "upgrade": ("roster", "trait")}
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
ROWS = [perk for perk in CATALOGUE.perks.values() if perk.kind != "effect"]


def test_every_perk_that_is_built_bears_the_name_that_is_printed():
    assert [perk.name for perk in ROWS if perk.name not in PRINTED] == []


def test_a_row_is_whole():
    for perk in ROWS:
        assert perk.text and "{" not in perk.text, perk.name
        assert perk.family, perk.name
        acts = perk.gives or perk.forbids or perk.reacts or perk.uses or perk.numbers or perk.needs
        assert acts, f"{perk.name}: a perk that is listed but does nothing is a defect"


def test_rulings_that_rows_name_are_written_down():
    named = sorted({ruling for perk in CATALOGUE.perks.values() for ruling in perk.rulings})
    written = re.findall(r"^\*\*(W-\w+-\d+)\.\*\* ", RULINGS, re.M)
    missing = [ruling for ruling in named if ruling not in written]
    assert missing == []


def test_every_perk_that_is_printed_is_built():
    assert [name for name in PRINTED if name not in CATALOGUE.perks] == []


def test_a_row_is_of_the_kind_that_is_printed():
    wrong = [perk.name for perk in ROWS if perk.kind not in KINDS[PRINTED[perk.name][0]]]
    assert wrong == []


def test_a_row_bears_the_terms_that_are_printed():
    """In whatever order: 2D6 and the like stand with brackets, without, or apart."""
    for row in LISTED:
        found = re.findall(r"[^() ;]+", " ".join(CATALOGUE.perks[row["name"]].terms))
        assert sorted(found) == sorted(re.findall(r"[^() ;]+", row["terms"])), row["name"]


SPARED = ("effect", "perk", "spread", "use")
"""What is forbidden of a perk by its name."""


def forbidden():
    """Each clause against a perk that it names: who forbids it, what, and the name."""
    clauses = [(perk.name, forbid.what) for perk in CATALOGUE.perks.values() for forbid in perk.forbids]
    named = [(by, *what.partition(" ")[::2]) for by, what in clauses if what.partition(" ")[0] in SPARED]
    return [(by, what, name) for by, what, name in named if name]


def test_what_is_forbidden_by_name_is_a_perk():
    """All ranks of Precision are asked about as one."""
    unknown = [
        clause for clause in forbidden() if clause[2] not in CATALOGUE.perks and clause[2] != "Precision"
    ]
    assert forbidden()
    assert unknown == []


def test_nothing_is_forbidden_twice_by_one_perk():
    for perk in CATALOGUE.perks.values():
        what = [
            (forbid.what, forbid.scope) for forbid in perk.forbids if forbid.what.partition(" ")[0] in SPARED
        ]
        assert len(what) == len(set(what)), perk.name
