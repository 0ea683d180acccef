"""Army lists of Rosterizer: registries, packed or not, and rosters that keep one."""

import json

import pytest
from list_samples import packed

from battlefield.files.imports import Source, format_of, imported, questions
from battlefield.files.imports.army.army_lists import army_list
from battlefield.files.text.errors import SceneError


def asset(item, quantity=1, points=None, included=(), traits=(), **more):
    stats = {} if points is None else {"Points": {"value": points}}
    assets = {"included": list(included), "traits": list(traits)}
    return {"item": item, "quantity": quantity, "stats": stats, "assets": assets, **more}


SQUAD = asset(
    "Infantry§Fen Guard", 1, 90,
    [asset("Model§Guard", 9, traits=[asset("Weapon§Pike")], classIdentity="Model")],
    [asset("Model§Sergeant", classIdentity="Model"), asset("Enhancement§Banner", 1, 15)],
    classIdentity="Unit", designation="Fen Guard", classification="Infantry",
)  # fmt: skip
BOAT = asset("Unit§Marsh Boat", 1, 95)
RATS = asset("Unit§Rats", 3, 40)
LIST = asset("Roster§Roster", 1, 240, [SQUAD, BOAT, RATS], [asset("Detachment§Reed Host")], name="Fen")


def source(root, name="fen.json"):
    return Source(name, json.dumps(root, ensure_ascii=False).encode())


def units(root):
    return [
        (unit.name, dict(unit.models), unit.points, unit.counted) for unit in army_list(source(root)).units
    ]


def test_a_unit_is_counted_by_the_models_in_it_else_by_its_own_number():
    assert format_of(source(LIST)) == "army-list"
    assert units(LIST) == [
        ("Fen Guard", {"Guard": 9, "Sergeant": 1}, 105.0, ("its assets of the class Model",)),
        ("Marsh Boat", {"Marsh Boat": 1}, 95.0, ("itself",)),
        ("Rats", {"Rats": 3}, 40.0, ("its number",)),
    ]


def test_what_is_no_unit_and_prices_that_can_be_read_in_two_ways_are_told():
    found = imported(source(LIST), {})
    assert found.taken[0] == "3 units, 14 models, 240 points" and found.scene.name == "Fen"
    assert found.dropped[:2] == ("points of Rats: 40 is read as the price of all 3", "Detachment: Reed Host")


@pytest.mark.parametrize("key", ["snapshot", "history"])
def test_a_roster_that_keeps_a_registry_is_read_as_the_registry_is(key):
    kept = LIST if key == "snapshot" else {"present": {"roster": LIST}}
    assert units({"rulebook": {"game": "Mire"}, key: kept}) == units(LIST)


def test_points_that_are_no_number_are_told():
    found = imported(source(asset("Roster§Roster", 1, 1e300, [asset("Unit§Boat", 1, "many")])), {})
    assert {"points of Boat: 'many' is no number that is read",
            "points of Roster: 1e+300 is no number that is read"} <= set(found.dropped)  # fmt: skip


def test_points_in_a_unit_that_are_no_number_are_told():
    banner = asset("Enhancement§Banner", 1, "fifteen")
    guard = asset("Unit§Guard", 1, 50, [asset("Model§Guard", 5)], [banner])
    army = army_list(source(asset("Roster§Roster", 1, 50, [guard])))
    assert army.units[0].points == 50.0
    assert army.left_out == ("points of Banner: 'fifteen' is no number that is read",)


def test_units_that_do_not_come_to_the_points_of_the_list_are_told():
    army = army_list(source(asset("Roster§Roster", 1, 240, [SQUAD, BOAT])))
    assert army.left_out == ("the units that were read come to 200 points, and the list is of 240",)


def test_a_packed_registry_is_read_as_the_plain_one_is():
    text = json.dumps(LIST, ensure_ascii=False)
    found = Source("fen.regiztry", packed(text, "fen.registry"))
    assert format_of(found) == "army-list" and army_list(found) == army_list(source(LIST))


def test_units_are_found_in_forces_and_in_other_units():
    leader = asset("Unit§Captain", 1, 70)
    root = asset("Roster§Roster", included=[asset("Force§Host", included=[asset("Wing§Left", included=[
        asset("Unit§Guard", 1, 50, [asset("Model§Guard", 5), leader])])])])  # fmt: skip
    assert [each[:3] for each in units(root)] == [
        ("Guard", {"Guard": 5}, 50.0),
        ("Captain", {"Captain": 1}, 70.0),
    ]


def test_numbers_within_several_units_are_those_of_one_and_it_is_asked():
    twice = asset("Unit§Guard", 2, 50, [asset("Model§Guard", 5)])
    found = source(asset("Roster§Roster", included=[twice]))
    (asked,) = [each for each in questions(found) if each.key == "models:Guard"]
    assert asked.choices == ("10 × Guard", "5 × Guard")


def test_a_price_that_goes_by_steps_is_not_read_where_another_step_counts():
    steps = {"Points": {"value": 80}, "model1stTally": {"value": 3}}
    small = asset("Unit§Riders", included=[asset("Model§Rider", 3)]) | {"stats": steps}
    large = asset("Unit§Lancers", included=[asset("Model§Lancer", 6)]) | {"stats": steps}
    army = army_list(source(asset("Roster§Roster", included=[small, large], tracked={"Points": 240})))
    assert army.points == 240 and [unit.points for unit in army.units] == [80.0, 0.0]
    assert army.left_out == (
        "the units that were read come to 80 points, and the list is of 240",
        "points of Lancers: they go by its number, and are not read",
    )


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        (asset("Unit§Rats", "many"), "Rats: quantity is 'many'; it must be a whole number from 1 to 1000"),
        ({"item": "Unit§Rats", "assets": {"included": 7}}, "Rats: included is 7; it must be a list [...]"),
    ],
)
def test_a_damaged_list_ends_in_one_sentence(spoilt, said):
    with pytest.raises(SceneError) as error:
        imported(source(asset("Roster§Roster", included=[spoilt])), {})
    assert said in str(error.value)


def test_assets_that_are_nested_without_end_are_refused():
    deep = asset("Model§Rat")
    for _ in range(30):
        deep = asset("Wargear§Box", included=[deep])
    with pytest.raises(SceneError, match="nested too deep"):
        imported(source(asset("Roster§Roster", included=[asset("Unit§Rats", included=[deep])])), {})


@pytest.mark.parametrize(
    ("spoilt", "said"),
    [
        ({"classIdentity": ["Unit"]}, "Marsh Boat: classIdentity is a list of 1; it must be a text"),
        ({"stats": {"Points": 95}}, "Marsh Boat: stats.Points is 95; it must be an object {...}"),
        ({"stats": [95]}, "Marsh Boat: stats is a list of 1; it must be an object {...}"),
    ],
)
def test_what_would_change_a_count_unseen_is_refused(spoilt, said):
    with pytest.raises(SceneError) as caught:
        army_list(source(asset("Roster§Roster", included=[BOAT | spoilt])))
    assert said in str(caught.value)


@pytest.mark.parametrize("odd", [-1, "Unit§Boat", None, [BOAT]])
def test_what_stands_among_assets_and_is_none_is_refused(odd):
    with pytest.raises(SceneError, match=r"included holds .*it must hold assets"):
        units(asset("Roster§Roster", 1, 240, [SQUAD, odd], name="Fen"))


def test_a_list_that_says_it_costs_nothing_is_told():
    army = army_list(source(LIST | {"stats": {"Points": {"value": 0}}}))
    assert army.points == 240 and any(each.startswith("points of the list: 0") for each in army.left_out)
