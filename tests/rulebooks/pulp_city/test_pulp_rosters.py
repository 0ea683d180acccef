"""Rosters of Pulp City: the sample teams, what is wrong with others, cards, and the catalogue of effects."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.app.wording.rulebook_list import missing
from battlefield.files.battles.rosters import read_roster
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rulebooks.pulp_city.book import PULP_CITY
from battlefield.rulebooks.pulp_city.effects import CATALOGUE
from battlefield.rulebooks.pulp_city.models.exclusive import line_of
from battlefield.rulebooks.pulp_city.muster import faults, why_not_held
from battlefield.rules.core.state import Held

RULINGS = (Path(__file__).resolve().parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
NAMES = """Attack, Blast, Block, Brutal, Damage, Defend, Displacement, Grab & Throw, Knockback, Pull, Shift,
Drain, Empowered, Energize, Extra Target, Fatigue, Follow Up, Heal, Immunity, Mind Control, Power Down,
Power Up, Quicken, Recover, Revitalize, Self, Slow, Special, Spectral, Summon, Summon Dangerous Terrain,
Summon Minion, Summon Structure, Suppress, Stun, Weak"""
PRINTED = [name.strip() for name in NAMES.split(",")]


def test_every_effect_of_the_book_is_built_and_no_other():
    built = [name for name, row in CATALOGUE.perks.items() if row.kind != "effect"]
    assert sorted(built) == sorted(PRINTED) and len(PRINTED) == 36
    assert missing()["pulp-city"] == 0


@pytest.mark.parametrize("perk", CATALOGUE.perks.values(), ids=lambda perk: perk.name)
def test_a_row_is_whole(perk):
    assert perk.text and "{" not in perk.text and perk.family


def test_rulings_that_rows_name_are_written_down():
    named = sorted({ruling for perk in CATALOGUE.perks.values() for ruling in perk.rulings})
    written = re.findall(r"^\*\*(P-\w+-\d+)\.\*\* ", RULINGS, re.M)
    assert [ruling for ruling in named if ruling not in written] == []
    assert len(written) == len(set(written))


@pytest.mark.parametrize(
    ("text", "effect", "amount", "on_self", "of"),
    [
        ("FX Damage 2", "Damage", 2, False, ""),
        ("EFX Self/Shift 4", "Shift", 4, True, ""),
        ("FX Immunity/Suppress", "Immunity", 0, False, "Suppress"),
        ("EFX Extra Target 3", "Extra Target", 3, False, ""),
        ("FX Summon Dangerous Terrain/Tar Pit", "Summon Dangerous Terrain", 0, False, "Tar Pit"),
        ("FX Grab & Throw", "Grab & Throw", 0, False, ""),
    ],
)
def test_lines_are_read_as_they_are_printed(text, effect, amount, on_self, of):
    line = line_of(Held(text))
    assert (line.effect, line.amount, line.on_self, line.of) == (effect, amount, on_self, of)
    assert f"{line.sort} {line.text}" == text


@pytest.mark.parametrize("text", ["FX Damage", "FX Stun 2", "FX Weak", "EFX Nonsense", "Damage 2"])
def test_lines_that_are_none_are_refused(text):
    assert why_not_held(Held(text))


SAMPLES = ("harbour_watch", "rust_carnival")


@pytest.mark.parametrize("name", SAMPLES)
def test_the_sample_teams_may_be_played(name):
    roster = read_roster(asset(f"rosters/{name}.json"))
    assert faults(roster) == [] and roster.limit == 10


def spoiled(**changes):
    """Give what is wrong with the first sample, its first unit changed."""
    roster = read_roster(asset("rosters/harbour_watch.json"))
    first = replace(roster.units[0], **changes)
    return faults(replace(roster, units=(first, *roster.units[1:]), limit=0))


def test_faults_name_their_place_and_what_to_write_instead():
    assert spoiled(words=("Supremo",)) == [
        "units[0].words[0] is 'Supremo', which is not known; did you mean Supreme?"
    ]
    assert spoiled(stats={"strenght": 3})[0].startswith(
        "units[0].stats.strenght is not known; leave it out; did you"
    )
    assert spoiled(models=3) == ["units[0].models is 3; only Minions come several to a card"]
    assert "write Immune/..." in spoiled(perks=(Held("Armoured"),))[0]


def test_faults_of_actions_are_named_too():
    roster = read_roster(asset("rosters/harbour_watch.json"))
    weapon = roster.units[0].weapons[0]
    assert "must be one of CCM" in spoiled(weapons=(replace(weapon, kind="Blow"),))[0]
    assert (
        "'FX Damages 2' is not known" in spoiled(weapons=(replace(weapon, perks=(Held("FX Damages 2"),)),))[0]
    )
    for line, fault in (
        (
            "Trigger/Often",
            "'Trigger/Often' is no trigger; there are Trigger/Round, Trigger/Summoned, Trigger/Near",
        ),
        ("Trigger/Near", "'Trigger/Near': leave it out, only a Structure's actions are triggered"),
    ):
        found = spoiled(weapons=(replace(weapon, perks=(Held(line),)),))
        assert found == [f"units[0].weapons[0].perks[0]: {fault}"]
    assert "'Luck' is no trait" in spoiled(weapons=(replace(weapon, perks=(Held("Luck vs Mind"),)),))[0]
    assert (
        "summons 'Golem'" in spoiled(weapons=(replace(weapon, perks=(Held("FX Summon Minion/Golem"),)),))[0]
    )


def test_the_levels_of_a_team_keep_its_limit():
    roster = read_roster(asset("rosters/harbour_watch.json"))
    assert faults(replace(roster, limit=9)) == ["points is 9, but the levels add up to 10; leave some out"]


def test_a_card_tells_traits_costs_and_effects():
    session = session_of(read_script(asset("rosters/dock_brawl.json")))
    card = PULP_CITY.card(session.state, "watch/bulwark")
    lines = {line.name: line.shown for line in card.lines}
    assert lines["Strength"] == "6*" and lines["Agility"] == "2" and lines["Move"] == '4" Sprint'
    assert [weapon.name for weapon in card.weapons] == ["Anchor Blow", "Heave", "Hold Fast"]
    assert [perk.name for perk in card.weapons[0].perks][:2] == ["FX Damage 2", "EFX Damage 1"]
    assert all(perk.says for weapon in card.weapons for perk in weapon.perks)


def test_a_standing_tells_round_ap_and_levels():
    session = session_of(read_script(asset("rosters/dock_brawl.json")))
    standing = PULP_CITY.standing(session.state)
    assert standing.turn == "Before the battle"
    assert dict(standing.facts)["watch"] == ("0 AP", "10 of 10 levels left")
