"""Rosters that are read, and what each slip in one is told."""

import json

import pytest
from source_of_rosters import ROSTERS, a_roster

from battlefield.app.battle.mustering import BOOKS
from battlefield.files.battles.rosters import parse_roster, read_roster
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.muster import faults, mustered
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Encounter
from battlefield.rules.scene.contents import Board


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


def sergeant(**more):
    boss = {"id": "boss", "base": {"round": 32}, "points": 20, "stats": {"hp": 2, "move": 6}}
    return lambda unit: unit.update(sergeants=[boss | more])


def test_a_sergeant_is_a_model_of_its_unit_with_stats_of_its_own():
    value = a_roster()
    sergeant(weapons=[{"name": "Whip", "type": "Assault"}])(value["units"][0])
    roster = read(value)
    (boss,) = roster.units[0].sergeants
    assert (boss.id, boss.models, boss.stats["hp"], boss.weapons[0].name) == ("boss", 1, 2, "Whip")
    assert (roster.units[0].points, roster.units[0].price, roster.points) == (90, 110, 110)
    assert faults(roster) == []


def test_a_sergeant_stands_beside_its_unit_when_a_battle_begins():
    value = a_roster()
    sergeant()(value["units"][0])
    state = mustered(Encounter({"red": read(value)}, Board(48, 48)))
    boss = state.units["red/bows+boss"]
    assert (boss.part_of, boss.figures) == ("red/bows", ("red/bows+boss/1",))
    assert state.profile_of(boss.id).has("Sergeant")
    assert state.parts_of("red/bows") == ("red/bows+boss",)


def test_a_sergeant_costs_at_least_five_points_and_belongs_to_a_unit():
    assert wrong(sergeant(points=4)) == ["units[0].sergeants[0].points is 4; a sergeant costs at least 5"]
    assert wrong(lambda unit: unit.update(perks=["Sergeant"])) == [
        "units[0] is a Sergeant by itself; write it among the sergeants of a unit"
    ]
    assert wrong(sergeant(perks=["Evasve"]))[0].startswith("units[0].sergeants[0].perks[0] is 'Evasve'")


def test_a_unit_costs_fifty_points_without_its_sergeants():
    """A sergeant itself costs less than that, and does not make up for what its unit lacks."""

    def led(points):
        def change(unit):
            sergeant(points=5)(unit)
            unit.update(points=points)

        return wrong(change)

    assert led(49) == ["units[0].points is 49; a unit costs at least 50"]
    assert led(50) == []


def test_sergeants_have_ids_and_keys_of_their_own():
    def twice(value):
        sergeant()(value["units"][0])
        value["units"][0]["sergeants"] *= 2

    assert "units[0].sergeants[1].id is 'boss' again; every sergeant needs its own" in refused(twice)
    assert "units[0].sergeants[0].models is not known" in refused(lambda v: sergeant(models=2)(v["units"][0]))


@pytest.mark.parametrize(
    ("perk", "points", "counts"),
    [("Respawn", 99, 49.5), ("Summon", 196, 49), ("Fusion", 4, 40)],
)
def test_what_a_unit_costs_before_its_traits_is_fifty_or_more(perk, points, counts):
    assert wrong(lambda unit: unit.update(points=points, perks=[perk])) == [
        f"units[0].points is {points}, which counts as {counts:g}; a unit costs at least 50"
    ]
    assert not wrong(lambda unit: unit.update(points=200, perks=[perk]))


def test_the_last_hope_is_half_of_the_points_at_most():
    value = a_roster() | {"points": 150}
    value["units"][0]["perks"] = ["Final Hope"]
    assert faults(read(value)) == ["units with Final Hope cost 90 points; they may cost 50 % of 150 at most"]
    assert faults(read(value | {"points": 180})) == []


def test_all_last_hopes_together_are_half_of_the_points_at_most():
    value = a_roster()
    value["units"] = [value["units"][0] | {"perks": ["Final Hope"]}] * 2
    value["units"][1] = value["units"][1] | {"id": "others"}
    assert faults(read(value | {"points": 360})) == []
    assert faults(read(value | {"points": 350})) == [
        "units with Final Hope cost 180 points; they may cost 50 % of 350 at most"
    ]


def test_a_trait_stands_among_the_perks_of_a_unit_and_nowhere_else():
    assert wrong(lambda unit: unit.update(perks=["Concealed", {"perk": "Decoy I", "models": 9}])) == []
    value = a_roster() | {"perks": ["Concealed"]}
    assert faults(read(value)) == ["perks[0] is 'Concealed', a trait perk; it cannot stand here"]


def test_the_units_keep_the_limit():
    value = a_roster() | {"points": 80}
    assert faults(read(value)) == ["points is 80, but the units cost 90; leave some out"]


@pytest.mark.parametrize("path", ROSTERS, ids=lambda path: path.stem)
def test_the_samples_can_be_played(path):
    roster = read_roster(path)
    assert list(BOOKS[roster.book]().faults(roster)) == []
    assert roster.points <= roster.limit
