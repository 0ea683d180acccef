"""Every effect that the printed list names is built; rosters are read by every word of them."""

import re
from pathlib import Path

import pytest

from battlefield.files.battles.rosters import read_roster
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.resources import asset
from battlefield.rulebooks.agemonia.effects import CATALOGUE
from battlefield.rulebooks.agemonia.muster import OF_ACTIONS, OF_FIGURES, faults
from battlefield.rulebooks.agemonia.rows import conditions_of
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon

ROOT = Path(__file__).resolve().parents[3]
RULINGS = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
PRINTED = (
    "Pierce", "Pull", "Push", "Revenge", "Riposte", "Special Initiatives", "Summoning", "Teleport",
    "Teleport tokens",
)  # fmt: skip
FAR, CALLING = Held("Pull", (("far", 2),)), Held("Summoning", (("of", "Wisp"),))


def test_every_effect_that_is_printed_is_built_and_no_other_is_listed():
    listed = [row.name for row in CATALOGUE.perks.values() if row.kind != "effect"]
    assert sorted(listed) == sorted(PRINTED)


@pytest.mark.parametrize("row", CATALOGUE.perks.values(), ids=lambda row: row.name)
def test_a_row_tells_what_it_does(row):
    assert row.text and "{" not in row.text and row.family


def test_all_that_a_roster_may_name_has_a_row():
    named = [name for name in (*OF_FIGURES, *OF_ACTIONS, *conditions_of(CATALOGUE)) if name != "Check"]
    assert [name for name in named if CATALOGUE.get(name) is None] == []


def test_rulings_that_rows_name_are_written_down():
    named = sorted({ruling for row in CATALOGUE.perks.values() for ruling in row.rulings})
    written = re.findall(r"^\*\*(A-\w+-\d+)\.\*\* ", RULINGS, re.M)
    assert [ruling for ruling in named if ruling not in written] == []


@pytest.mark.parametrize("name", ["millers_company", "river_brood"])
def test_the_sample_rosters_have_no_faults(name):
    assert faults(read_roster(asset(f"rosters/{name}.json"))) == []


def unit(**more):
    given = {"words": ("Hero",), "stats": {"might": 2, "hp": 5}, **more}
    return RosterUnit("sel", "Sel", BaseSize.round(25), **given)


def faults_of(*units, **more):
    return faults(Roster("Test", "agemonia", units, **more))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"words": ("Heros",)}, "did you mean Hero"),
        ({"words": ("Large",)}, "must have one of Hero, Ally, Enemy"),
        ({"words": ("Hero", "Enemy")}, "must have one of"),
        ({"stats": {"migth": 2}}, "did you mean might"),
        ({"stats": {"might": None}}, "write 0 for none"),
        ({"stats": {"hp": 0}}, "at least 1"),
        ({"perks": (Held("Pull"),)}, "cannot stand here"),
        ({"perks": (Held("Riposte", (("amount", "two"),)),)}, "must be a whole number"),
        ({"perks": (Held("Riposte", (("against", "Mele"),)),)}, "it must be one of"),
        ({"weapons": (RosterWeapon("Hit", "Mellee"),)}, "type is 'Mellee'"),
        ({"weapons": (RosterWeapon("Hit", "Melee", {"reach": 2}),)}, "stats.reach is not known"),
        ({"weapons": (RosterWeapon("Hit", "Melee", perks=(Held("Pulll"),)),)}, "did you mean Pull"),
        (
            {"weapons": (RosterWeapon("Hit", "Melee", perks=(Held("Pull", (("far", 2),)),)),)},
            "far is not known",
        ),
        (
            {"weapons": (RosterWeapon("Call", "Skill", perks=(Held("Summoning", (("of", "Wisp"),)),)),)},
            "'Wisp'",
        ),
        ({"sergeants": (RosterUnit("x", "X", BaseSize.round(25)),)}, "sergeants are not known"),
    ],
)
def test_slips_in_a_roster_are_named(change, words):
    found = faults_of(unit(**change))
    assert any(words in fault for fault in found), found


def test_a_roster_is_of_one_side_and_begins_with_somebody():
    enemy = RosterUnit("foe", "Foe", BaseSize.round(25), words=("Enemy",))
    assert any("roster of their own" in fault for fault in faults_of(unit(), enemy))
    assert any("nobody who begins" in fault for fault in faults_of(unit(words=("Ally", "Summoned"))))
    assert any("whole roster" in fault for fault in faults_of(unit(), perks=(Held("Revenge"),)))
