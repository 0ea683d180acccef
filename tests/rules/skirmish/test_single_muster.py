"""Rosters of single models put together: ids, profiles, HP, and models of one card."""

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.core.state import RESERVE, Marker, roster_id
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit, RosterWeapon
from battlefield.rules.scene.contents import Board
from battlefield.rules.skirmish.single_muster import put_together, unit_profile

IMP = RosterUnit(
    "imp", "Imp", BaseSize.round(25), stats={"hp": 3}, words=("Small",), models=2,
    weapons=(RosterWeapon("Claw", "Melee", {"pow": 4}),),
)  # fmt: skip
HERO = RosterUnit("hero", "Hero", BaseSize.round(30), height=2.0)


def state(**more):
    rosters = {"red": Roster("Reds", "toy", (HERO, IMP), limit=8), "blue": Roster("Blues", "toy", (HERO,))}
    return put_together("toy", Encounter(rosters, Board(20.0, 20.0), (), (("rounds", 3),)), **more)


def test_every_model_is_a_unit_in_reserve_and_those_of_a_card_are_numbered():
    found = state()
    assert list(found.units) == ["red/hero", "red/imp 1", "red/imp 2", "blue/hero"]
    assert [unit.name for unit in found.units.values()] == ["Hero", "Imp 1", "Imp 2", "Hero"]
    assert {unit.where for unit in found.units.values()} == {RESERVE}
    assert found.units["red/imp 1"].profile == found.units["red/imp 2"].profile == "red/imp"


def test_models_have_the_hp_and_weapons_of_their_card():
    found = state()
    imp, hero = found.figures["red/imp 2/1"], found.figures["blue/hero/1"]
    assert (imp.hp, imp.weapons, imp.model.name) == (3, ("red/imp/Claw",), "Imp 2")
    assert (hero.hp, hero.weapons, hero.model.height) == (1, (), 2.0)
    assert found.profiles["red/imp/Claw"].words == ("Melee",) and found.profiles["red/imp"].words == (
        "Small",
    )


def test_sides_settings_limits_and_markers_are_kept():
    mark = Marker("m", "Start", (1.0, 2.0))
    found = state(markers=(mark,))
    assert (found.sides, found.settings) == (("red", "blue"), (("rounds", 3),))
    assert found.profiles[roster_id("red")].points == 8 and found.markers == (mark,)


def test_a_book_may_print_cards_in_its_own_way():
    def printed(unit, side):
        card = unit_profile(unit, side)
        return type(card)(card.id, card.name, "unit", {"hp": 7})

    assert {figure.hp for figure in state(printed=printed).figures.values()} == {7}
