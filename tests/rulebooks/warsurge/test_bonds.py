"""Rosters: linked forms, sets of weapons, whom units obey, and what may be said of a perk."""

from dataclasses import replace

import pytest

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon


def unit(id_, *perks, **more):
    stats = {"hp": 4, **more.pop("stats", {})}
    held = tuple(perk if isinstance(perk, Held) else Held(perk) for perk in perks)
    more = {"points": 100, **more}
    return RosterUnit(id_, id_.title(), BaseSize.round(32), perks=held, stats=stats, **more)


def wrong(*units, perks=()):
    return faults(Roster("Trial", "warsurge", units, perks))


def form(rank, *linked):
    return Held(f"Form {rank}", (("linked", ", ".join(linked)),) if linked else ())


MAN, WOLF = unit("man", form("I", "wolf")), unit("wolf", form("I"))


def test_one_of_a_set_of_forms_names_the_others():
    assert wrong(MAN, WOLF) == []
    assert wrong(MAN, replace(WOLF, perks=(form("I", "man"),))) == []


@pytest.mark.parametrize(("rank", "others"), [("I", 1), ("II", 2), ("III", 3)])
def test_each_rank_of_form_has_so_many_others(rank, others):
    names = [f"beast{n}" for n in range(others)]
    beasts = [unit(name, form(rank)) for name in names]
    assert wrong(unit("man", form(rank, *names)), *beasts) == []
    count = "other unit" if others == 1 else f"{others} other units"
    more = unit("man", form(rank, *names, "extra"))
    linked = f"it is linked with {count}, not with {others + 1}"
    assert f"units[0] cannot have Form {rank}: {linked}" in wrong(more, *beasts, unit("extra", form(rank)))


def test_a_form_that_nobody_is_linked_with_is_told():
    says = "say under 'linked' with which other unit it is linked"
    assert wrong(unit("man", "Form I")) == [f"units[0] cannot have Form I: {says}"]
    third = unit("bear", "Form I")
    assert wrong(MAN, WOLF, third) == [f"units[2] cannot have Form I: {says}"]


@pytest.mark.parametrize("name", ["lion", "man"])
def test_a_form_is_linked_with_another_unit_of_the_roster(name):
    found = wrong(unit("man", form("I", name)), replace(WOLF, perks=()))
    assert found == [f"units[0] cannot have Form I: the linked '{name}' is no other unit of this roster"]


def test_linked_units_have_the_same_form():
    found = wrong(MAN, unit("wolf", form("II")))
    assert found[0] == "units[0] cannot have Form I: the linked 'wolf' does not have Form I"


def test_a_unit_belongs_to_one_set_of_forms():
    third = unit("bear", form("I", "wolf"))
    assert wrong(MAN, WOLF, third) == ["units[2] cannot have Form I: wolf is linked with other units already"]


@pytest.mark.parametrize(("price", "fits"), [(89, False), (90, True), (110, True), (112, False)])
def test_linked_units_cost_about_the_same(price, fits):
    found = wrong(MAN, replace(WOLF, points=price))
    told = f"units[0] cannot have Form I: linked units cost 100, {price}; "
    assert found == ([] if fits else [f"{told}a tenth more or less than one is allowed"])


def test_linked_units_have_the_same_full_hp():
    pack = replace(WOLF, models=4, stats={"hp": 1})
    assert wrong(MAN, pack) == []
    assert wrong(MAN, replace(pack, models=3)) == [
        "units[0] cannot have Form I: linked units have 4, 3 HP; it must be the same"
    ]


# whom a unit obeys


@pytest.mark.parametrize(
    ("perk", "key"),
    [("Controlled I", "controller"), ("Controlled II", "controller"), ("Enslaved", "enslaver")],
)
def test_a_unit_that_obeys_another_names_one_of_its_roster(perk, key):
    def named(*said):
        return wrong(unit("beast", Held(perk, said)), unit("lord"))

    assert named((key, "lord")) == []
    place = f"units[0] cannot have {perk}"
    assert named() == [f"{place}: say under '{key}' which unit it obeys"]
    for name in ("king", "beast"):
        assert named((key, name)) == [f"{place}: its {key} '{name}' is no other unit of this roster"]


def test_a_perk_of_a_roster_names_a_unit_of_it():
    for perk in ("Avenge", "Despair", "Nexus"):
        assert wrong(unit("lord"), perks=(Held(perk, (("unit", "lord"),)),)) == []
        assert wrong(unit("lord"), perks=(Held(perk, (("unit", "king"),)),)) == [
            "perks[0].unit is 'king', which is no unit of this roster"
        ]


def test_despair_is_not_for_whom_another_unit_obeys():
    beast = unit("beast", Held("Enslaved", (("enslaver", "lord"),)))
    assert wrong(beast, unit("lord"), perks=(Held("Despair", (("unit", "beast"),)),)) == []
    assert wrong(beast, unit("lord"), perks=(Held("Despair", (("unit", "lord"),)),)) == [
        "perks[0].unit is 'lord', whom another unit obeys; Despair needs one that is free"
    ]
    assert wrong(beast, unit("lord"), perks=(Held("Avenge", (("unit", "lord"),)),)) == []


# sets of weapons


@pytest.mark.parametrize(("name", "size"), [("Twin", 2), ("Triune", 3)])
def test_sets_of_weapons_are_whole(name, size):
    for count in range(7):
        arms = tuple(RosterWeapon(f"gun {n}", "Assault", {}, (Held(name),), 20) for n in range(count))
        found = wrong(unit("man", weapons=arms))
        told = f"units[0].weapons: {count} with {name}; a set has {size}"
        assert found == ([told] if count % size else [])


def test_each_of_two_sets_has_its_own_price():
    arms = tuple(RosterWeapon(f"g{n}", "Assault", {}, (Held("Twin"),), 20 * (1 + n // 2)) for n in range(4))
    assert wrong(unit("man", weapons=arms)) == []
    mixed = (arms[0], arms[2], arms[1], arms[3])
    assert len(wrong(unit("man", weapons=mixed))) == 2


# what may be said of a perk


def test_what_a_perk_does_not_want_to_know_is_told():
    assert wrong(unit("beast", Held("Controlled I", (("unit", "lord"),))), unit("lord"))[0] == (
        "units[0].perks[0].unit is not known for Controlled I; leave it out; did you mean controller?"
    )
    assert wrong(unit("man", Held("Evasive", (("radius", 99),)))) == [
        "units[0].perks[0].radius is not known for Evasive; leave it out"
    ]


def test_what_is_said_has_the_right_kind():
    decoy = unit("man", Held("Decoy I", (("models", "many"),)))
    assert wrong(decoy) == ["units[0].perks[0].models is 'many'; it must be a whole number"]
    avenge = (Held("Avenge", (("unit", 3),)),)
    assert "perks[0].unit is 3; it must be a text" in wrong(unit("man"), perks=avenge)


def test_a_decoy_has_thirty_models_at_most():
    assert wrong(unit("man", Held("Decoy I", (("models", 30),)))) == []
    assert wrong(unit("man", Held("Decoy I", (("models", 31),)))) == [
        "units[0] cannot have Decoy I: a decoy has 30 models at most, not 31"
    ]


def test_compartments_take_half_of_a_transport_each_and_no_more_than_all_of_it():
    def wagon(*sizes):
        names = ("Compartment: Enclosed", "Compartment: Exposed I", "Compartment: Unsheltered")
        perks = (Held(name, (("compartment", size),)) for name, size in zip(names, sizes, strict=False))
        return wrong(unit("wagon", *perks, stats={"transport": 11}))

    assert wagon(5, 5) == wagon(5, 3, 3) == []
    assert wagon(6) == [
        "units[0] cannot have Compartment: Enclosed: a compartment takes half of transport 11 at most, not 6"
    ]
    assert wagon(5, 5, 2)[0].endswith("its compartments take 12 of transport 11")
