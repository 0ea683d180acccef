"""The sample rosters and battles: they may be played, have a name and a story, and use much of the book."""

import json

import pytest
from hosts import SAMPLES, samples

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import chance_step
from battlefield.files.battles.rosters import read_roster
from battlefield.files.battles.scripts import read_script
from battlefield.files.text.errors import SceneError
from battlefield.resources import sample_battles, sample_rosters
from battlefield.rulebooks.warsurge.muster import faults

WARSURGE = [path for path in sample_rosters() if json.loads(path.read_bytes())["book"] == "warsurge"]
BATTLES = [path for path in sample_battles() if json.loads(path.read_bytes())["book"] == "warsurge"]
LARGE = ["hooks_and_mirrors", "mended_and_risen"]


@pytest.mark.parametrize("path", WARSURGE, ids=lambda path: path.stem)
def test_a_sample_roster_may_be_played_and_spends_all_its_points(path):
    roster = read_roster(path)
    assert faults(roster) == []
    assert roster.points == roster.limit
    assert roster.description


def test_six_rosters_come_along_two_of_them_small():
    assert [read_roster(path).limit for path in WARSURGE].count(250) == 2
    assert len(samples()) == 4


def test_the_large_rosters_use_over_a_hundred_perks():
    held = set()
    for roster in samples():
        held |= {perk.name for perk in roster.perks}
        for unit in roster.units:
            held |= {perk.name for perk in (*unit.perks, *(p for arm in unit.weapons for p in arm.perks))}
    assert len(held) > 100


@pytest.mark.parametrize("name", LARGE)
def test_a_large_battle_tells_what_it_is_about_and_begins(name):
    script = read_script(SAMPLES / f"{name}.json")
    assert script.name
    assert script.description
    battle = Battle(session_of(script))
    assert not battle.begin(battle.book.actions(battle.state)[0])
    for _ in range(12):
        assert chance_step(battle, script.seed)
    assert battle.state.clock.turn == 1


def test_every_sample_battle_can_be_read_and_mustered():
    assert {path.stem for path in BATTLES} >= {"first_battle", *LARGE}
    for path in BATTLES:
        assert session_of(read_script(path)).start.units


def test_a_battle_whose_name_is_no_text_is_refused(tmp_path):
    value = json.loads((SAMPLES / "first_battle.json").read_bytes()) | {"name": 7}
    for other in ("first_battle_table", "hill_wardens", "marsh_raiders"):
        (tmp_path / f"{other}.json").write_bytes((SAMPLES / f"{other}.json").read_bytes())
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    with pytest.raises(SceneError, match="name"):
        read_script(path)


TOGETHER = """
Beam I; Beam II; Blast I; Blast II; Cone I; Diffuse; Explode I; Nova I; Wall I; Residue I; Vortex I;
Chain I; Trap I; Knockback I; Force I; Grapple; Kamikaze; Upheaval; Jinx; Lucky; Offering;
Sacrifice; Architect of Destiny; Deny; Time Jump I; Spell Steal; Reflect I; War Master; Bodyguard;
Leader; Precision 4+; Illusion I; Doppelganger II; Form I; Fusion; Ascension I; Dominate I;
Delirium; Confuse; Zombify; Berserk; Taunt I; Burn; Bleed; Plague; Spread 4+; Leech; Virus; Cure I;
Immunity I; Unstoppable; Imprison; Breach; Seed I; Tow I; Burrow; Incorporeal; Airborne; Juggernaut
I; Aura I; Presence; Darkside; Chaos; Wildcard; Simulacrum I; Fast; Snipe; Pre-Emptive; Moving
Strike; Postliminary; Emergency Shield I; Wild Armour; Durable Armour II; Immortal; Eternal;
Resurrection I; Reservoir; Stealth; Decoy I; Concealed
"""


def test_perks_that_bend_the_rules_meet_in_the_large_rosters():
    large = samples()
    units = [unit for roster in large for unit in roster.units]
    arms = [arm for unit in units for arm in unit.weapons]
    held = {perk.name for bearer in (*large, *units, *arms) for perk in bearer.perks}
    assert {" ".join(name.split()) for name in TOGETHER.split(";")} - held == set()
    assert any("transport" in unit.stats for unit in units)
