"""Whole battles by random legal choices, with what must hold after each step, each undo and a replay."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

import pytest
from by_chance import is_led_back, is_read_back, overlapping, sample
from characters import played_out

from battlefield.files.battles.rosters import read_roster
from battlefield.play.session import replayed
from battlefield.resources import asset
from battlefield.rulebooks.iron_kingdoms.book import IRON_KINGDOMS
from battlefield.rulebooks.iron_kingdoms.continuous import continuous_on
from battlefield.rulebooks.iron_kingdoms.hurting import left_in
from battlefield.rulebooks.iron_kingdoms.models import boxes, has_spiral
from battlefield.rulebooks.iron_kingdoms.vocabulary import ASPECTS
from battlefield.rulebooks.iron_kingdoms.words import ENDS
from battlefield.rules.core.events import EffectBegan, MarkerLaid, MarkerTaken
from battlefield.rules.core.state import GONE, Held
from battlefield.rules.muster.roster import RosterWeapon

SEEDS = (0, 2, 3)
RULINGS = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")


def skirmish(**settings):
    """The sample battle with other settings, on open ground: terrain makes ways long."""
    return replace(sample("smoke_on_the_fen", **settings), terrain=())


def check(session):
    """See that a state is lawful: no overlaps, one effect of each kind, no clouds past their time."""
    state = session.state
    stand = [figure.model for unit in state.on_table() for figure in state.figures_of(unit.id)]
    assert overlapping(stand) == []
    for model in stand:
        assert 0 <= model.at[0] <= state.board.width and 0 <= model.at[1] <= state.board.height
    for unit in state.units.values():
        assert (unit.where == GONE) == (not unit.figures)
        assert all(0 <= figure.hp <= boxes(state, unit.id) for figure in state.figures_of(unit.id))
        names = [effect.name for effect in continuous_on(state, unit.id)]
        assert len(names) == len(set(names))
        if has_spiral(state, unit.id) and unit.figures:
            assert sum(left_in(state, unit.id, aspect) for aspect in ASPECTS) == state.hp(unit.id)
            assert all(left_in(state, unit.id, aspect) >= 0 for aspect in ASPECTS)
    turn, side = state.clock.turn, state.clock.side
    if state.clock.phase == "Activation":
        assert all(m.get(ENDS) > turn or m.side != side for m in state.markers)


@lru_cache
def fought(seed):
    """A whole battle, checked after each step."""
    return played_out(skirmish(), seed, after=check)


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_battle_comes_to_its_end_and_is_lawful_all_the_way(seed):
    session = fought(seed)
    assert session.state.result
    assert replayed(session, IRON_KINGDOMS) == session.state


def test_a_round_among_the_terrain_of_the_fen_is_lawful_too():
    session = played_out(sample("smoke_on_the_fen", rounds=1), 1, after=check)
    assert any("difficult" in piece.ground for piece in session.state.terrain) and session.state.result


def test_undoing_everything_leads_back_to_the_start_by_the_same_states():
    session = played_out(skirmish(rounds=2), 5)
    ends = [deed.after for deed in session.deeds]
    assert is_led_back(session)
    for wanted in ends:
        while session.state is not wanted:
            assert session.redo()


def test_a_saved_battle_is_read_back_the_same():
    assert is_read_back(played_out(skirmish(rounds=1), 6))


def test_all_that_the_book_names_comes_about_somewhere_in_a_few_battles():
    events = [event for seed in SEEDS for event in fought(seed).events]
    names = {event.effect.name for event in events if isinstance(event, EffectBegan)}
    assert {"Fire", "Marsh venom", "Corrosion"} <= names
    assert any(isinstance(event, MarkerLaid) for event in events)
    assert any(isinstance(event, MarkerTaken) for event in events)


# the book itself


def test_every_effect_that_the_excerpt_names_is_built():
    rows = [perk for perk in IRON_KINGDOMS.catalogue.perks.values() if perk.kind != "effect"]
    assert [perk.name for perk in rows] == ["Cloud Effect", "Continuous Effect", "Critical Effect"]


def test_rulings_that_rows_name_are_written_down():
    named = sorted({r for perk in IRON_KINGDOMS.catalogue.perks.values() for r in perk.rulings})
    assert len(named) > 10
    assert [ruling for ruling in named if f"**{ruling}." not in RULINGS] == []


@pytest.mark.parametrize("name", ["cinder_company", "fen_coven"])
def test_the_sample_rosters_can_be_played(name):
    roster = read_roster(asset(f"rosters/{name}.json"))
    assert IRON_KINGDOMS.faults(roster) == [] and roster.points == 54 + 4 * (name == "fen_coven")


def changed(**weapon):
    """The first sample roster with one weapon of another kind."""
    roster = read_roster(asset("rosters/cinder_company.json"))
    plain = {"name": "Thing", "kind": "ranged", "stats": {"pow": 10, "range": 8}}
    made = RosterWeapon(**{**plain, **weapon})
    return replace(roster, units=(replace(roster.units[1], weapons=(made,)), *roster.units[2:]))


@pytest.mark.parametrize(
    ("weapon", "fault"),
    [
        ({"kind": "Assault"}, "type is 'Assault'; it must be one of melee, reach, ranged, spell"),
        ({"stats": {"pow": 10}}, "stats.range is missing"),
        ({"kind": "melee"}, "stats.range is not written for melee weapons; use type reach"),
        (
            {"stats": {"pow": 10, "range": 8, "aoe": 6}},
            "stats.aoe is 6; templates are 3, 4 or 5 inches across",
        ),
        (
            {"stats": {"pow": 10, "range": 8, "power": 1}},
            "stats.power is not known; leave it out; did you mean pow?",
        ),
        (
            {"perks": (Held("Cloud Efect"),)},
            "perks[0] is 'Cloud Efect', which is not known; did you mean Cloud Effect?",
        ),
        (
            {"perks": (Held("Cloud Effect", (("size", 6),)),)},
            "perks[0].size is 6; templates are 3, 4 or 5 inches across",
        ),
        ({"perks": (Held("Cloud Effect", (("rounds", 0),)),)}, "perks[0].rounds is 0; it must be at least 1"),
        (
            {"perks": (Held("Continuous Effect"),)},
            'perks[0].of is missing; name the effect, such as "of": "Fire"',
        ),
        (
            {"perks": (Held("Continuous Effect", (("of", "Knockdown"),)),)},
            "perks[0].of is 'Knockdown', which is no continuous effect; a Critical Effect may bring it about",
        ),
        ({"perks": (Held("Critical Effect", (("of", 3),)),)}, "perks[0].of is 3; it must be a name"),
    ],
)
def test_a_weapon_that_cannot_be_is_refused_with_its_place(weapon, fault):
    assert f"units[0].weapons[0].{fault}" in IRON_KINGDOMS.faults(changed(**weapon))


def test_an_effect_of_unknown_name_needs_numbers():
    unknown = Held("Continuous Effect", (("of", "Frost"),))
    (fault,) = IRON_KINGDOMS.faults(changed(perks=(unknown,)))
    assert fault.startswith("units[0].weapons[0].perks[0].of is 'Frost', which has no numbers of its own")
    assert (
        IRON_KINGDOMS.faults(changed(perks=(Held("Continuous Effect", (("of", "Frost"), ("spd", -2))),)))
        == []
    )


@pytest.mark.parametrize(
    ("stats", "fault"),
    [
        ({"hp": 0}, "units[0].stats has no hp; write its damage boxes"),
        ({"hp": 0, "phy": 5, "agl": 5}, "units[0].stats has no int; a life spiral needs all three"),
        (
            {"hp": 5, "phy": 5},
            "units[0].stats has both hp and phy; write hp, or phy, agl and int for a life spiral",
        ),
        ({"hp": 5, "luck": 5}, "units[0].stats.luck is not known; leave it out"),
    ],
)
def test_stats_that_cannot_be_are_refused(stats, fault):
    roster = read_roster(asset("rosters/cinder_company.json"))
    wrong = replace(roster, units=(replace(roster.units[1], stats=stats),))
    assert fault in IRON_KINGDOMS.faults(wrong)


def test_two_weapons_of_one_name_are_refused():
    roster = changed()
    twice = replace(roster, units=(replace(roster.units[0], weapons=roster.units[0].weapons * 2),))
    assert IRON_KINGDOMS.faults(twice) == [
        "units[0].weapons[1].name is 'Thing' again; every weapon needs its own"
    ]


def test_words_and_perks_that_mean_nothing_are_refused():
    roster = read_roster(asset("rosters/cinder_company.json"))
    wrong = replace(roster.units[1], words=("Brave",), perks=(Held("Fire"),))
    faults = IRON_KINGDOMS.faults(replace(roster, units=(wrong,), limit=1, perks=(Held("Fire"),)))
    assert len(faults) == 4 and any("points is 1, but the units add up to 12" in fault for fault in faults)
