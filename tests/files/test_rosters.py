"""Rosters that are read, and what each slip in one is told."""

import json

import pytest
from source_of_rosters import ROSTERS, a_roster

from battlefield.files.errors import SceneError
from battlefield.files.rosters import parse_roster, read_roster
from battlefield.geometry.shapes import BaseSize
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rules.state import Held


def read(value):
    return parse_roster(json.dumps(value).encode(), "mine.json")


def refused(change):
    value = a_roster()
    change(value)
    with pytest.raises(SceneError) as error:
        read(value)
    return str(error.value)


def test_a_roster_is_read_with_its_usual_values():
    roster = read(a_roster())
    unit = roster.units[0]
    assert (roster.name, roster.book, roster.points) == ("Wardens", "warsurge", 90)
    assert (unit.name, unit.models, unit.base, unit.height) == ("Bows", 5, BaseSize.round(25), 1.5)
    assert unit.weapons[0].stats == {"attacks": 1, "power": 3, "range": 24}
    assert unit.perks == (Held("Evasive"),)


def test_a_perk_may_say_more():
    value = a_roster()
    value["units"][0]["perks"] = [{"perk": "Controlled I", "unit": "lord"}]
    assert read(value).units[0].perks == (Held("Controlled I", (("unit", "lord"),)),)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda v: v.update(format="x"), "mine.json: format is 'x'; it must be 'battlefield-roster'"),
        (lambda v: v.update(unitz=[]), "mine.json: unitz is not known; leave it out, did you mean 'units'?"),
        (lambda v: v.update(units=[]), "mine.json: units is empty; a roster needs at least one unit"),
        (
            lambda v: v["units"][0].pop("base"),
            'units[0].base is missing; it must be a base such as {"round": 32}',
        ),
        (lambda v: v["units"][0].update(models=0), "units[0].models is 0; it must be a whole number from 1"),
        (lambda v: v["units"][0]["stats"].update(move=-1), "units[0].stats.move is -1"),
        (lambda v: v["units"][0].update(perks=["A", "A"]), "units[0].perks[1] is 'A' again; write it once"),
        (lambda v: v["units"][0]["weapons"][0].update(models=9), "models is 9; the unit has 5 models"),
        (lambda v: v["units"].append(v["units"][0]), "units[1].id is 'bows' again; every unit needs its own"),
    ],
)
def test_a_slip_is_named_with_its_place_and_remedy(change, words):
    assert words in refused(change)


def test_a_file_that_is_not_there_is_one_sentence(tmp_path):
    with pytest.raises(SceneError, match="does not exist; check the path"):
        read_roster(tmp_path / "none.json")


def wrong(change):
    value = a_roster()
    change(value["units"][0])
    return faults(read(value))


def test_a_good_roster_has_no_faults():
    assert faults(read(a_roster())) == []


def test_a_perk_that_is_none_gets_the_nearest_names():
    assert wrong(lambda unit: unit.update(perks=["Evasve"])) == [
        "units[0].perks[0] is 'Evasve', which is no perk; did you mean Evasive?"
    ]


def test_a_perk_in_the_wrong_place_is_told():
    assert wrong(lambda unit: unit.update(perks=["Blast I"])) == [
        "units[0].perks[0] is 'Blast I', a weapon perk; it cannot stand here"
    ]


def test_stats_have_their_limits():
    assert wrong(lambda unit: unit["stats"].update(armour=1, defence=16)) == [
        "units[0].stats.armour is 1; it must be from 2 (best) to 6, or null for none",
        "units[0].stats.defence is 16; it is at most 15",
    ]


def test_a_weapon_needs_a_type():
    assert wrong(lambda unit: unit["weapons"][0].update(type="Sword")) == [
        "units[0].weapons[0].type is 'Sword'; it must be one of Assault, Battle, Heavy"
    ]


def test_a_unit_costs_at_least_fifty_points():
    assert wrong(lambda unit: unit.update(points=49)) == ["units[0].points is 49; a unit costs at least 50"]


def test_the_units_keep_the_limit():
    value = a_roster() | {"points": 80}
    assert faults(read(value)) == ["points is 80, but the units cost 90; leave some out"]


@pytest.mark.parametrize("path", ROSTERS, ids=lambda path: path.stem)
def test_the_samples_can_be_played(path):
    roster = read_roster(path)
    assert faults(roster) == []
    assert roster.points <= roster.limit
