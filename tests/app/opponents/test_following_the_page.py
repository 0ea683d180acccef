"""What the automaton does against what its page says, worked out here by other ways."""

import json
from math import hypot
from pathlib import Path

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.players import decide, player, values_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding, view_of
from battlefield.play.session import Session
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.laws import ChooseLaw, PlacesLaw
from battlefield.rules.core.state import TABLE
from battlefield.rules.table import layout
from battlefield.rules.table.areas import area_of, steps_from

SAMPLES = Path(__file__).resolve().parents[3] / "assets" / "rosters"


def battle(name, seed=5):
    made = session_of(read_script(SAMPLES / f"{name}.json"))
    return Session(made.start, made.book, Seeded(), (), seed)


def with_orders(folder):
    """Begin the first battle with a leader of the wardens who gives orders."""
    for name in ("first_battle", "first_battle_table", "hill_wardens", "marsh_raiders"):
        made = json.loads((SAMPLES / f"{name}.json").read_text("utf-8"))
        for unit in made.get("units", ()):
            if name == "hill_wardens" and unit.get("models", 1) == 1:
                unit["perks"] = ["Leader", "Orders"]
        (folder / f"{name}.json").write_text(json.dumps(made), "utf-8")
    made = session_of(read_script(folder / "first_battle.json"))
    return Session(made.start, made.book, Seeded(), (), 5)


def decisions(session, steps):
    """Let both sides go by the page, giving what each saw and did."""
    page = player("automaton", session.book)
    for _ in range(steps):
        side = deciding(session)
        if not side:
            return
        view, _ = view_of(session, side, face_of(session.state.book))
        found = page.decide(view)
        yield view, session.law, found
        decide(session, page)


def foes_of(state, unit):
    side = state.units[unit].commander
    return [u.id for u in state.on_table() if u.commander != side and state.living(u.id)]


def apart(state, unit, foe):
    if state.areas:
        return steps_from(state, area_of(state, unit))[area_of(state, foe)]
    return layout.between(state, unit, foe).gap


def in_range(state, values, unit, foe):
    far = max((each.reach for each in values.strikes(state, unit)), default=-1.0)
    return apart(state, unit, foe) <= far + 0.05


@pytest.mark.first(1)
@pytest.mark.parametrize("name", ["three_cairns", "toll_bridge", "under_the_crane", "twin_sluices"])
def test_who_has_a_foe_in_range_acts_first_and_of_several_the_dearest(name):
    session, seen = battle(name), 0
    values = values_of(session.state.book)
    for view, _, found in decisions(session, 45):
        state, action = view.state, found.action
        if action is None or action.unit not in state.units or state.units[action.unit].where != TABLE:
            continue
        known = [a for a in session.book.actions(state) if a.by == view.side and a.unit in state.units]
        names = {a.unit for a in known if a.name not in values.idle} or {a.unit for a in known}
        able = [u for u in names if any(in_range(state, values, u, foe) for foe in foes_of(state, u))]
        if able:
            seen += 1
            assert action.unit in able
            best = max(values.price(state, u) for u in able)
            assert values.price(state, action.unit) == best
    assert seen


@pytest.mark.campaign
def test_a_target_is_one_that_loses_most_to_the_weapon_in_hand():
    session, seen = battle("three_cairns"), 0
    values = values_of("warsurge")
    for view, law, found in decisions(session, 90):
        state, unit = view.state, view.action.unit if view.action is not None else ""
        ids = [o.id for o in law.request.options] if isinstance(law, ChooseLaw) else []
        if not ids or not all(each in foes_of(state, unit) for each in ids):
            continue
        weapon = view.answers[-1][0]
        strike = next(each for each in values.strikes(state, unit) if each.name == weapon)

        def lost(foe, state=state, unit=unit, strike=strike):
            there = layout.between(state, unit, foe).gap <= strike.reach + 0.05
            share = values.harm(state, unit, strike, foe) / state.hp(foe) if there else 0.0
            return share >= 1.0, min(1.0, share) * values.price(state, foe)

        seen += 1
        assert lost(found.answer[0]) == max(map(lost, ids))
    assert seen


def _least(places, end):
    return min(hypot(x - end[0], y - end[1]) for x, y in places)


@pytest.mark.campaign
@pytest.mark.parametrize("name", ["three_cairns", "toll_bridge"])
def test_nobody_who_is_whole_moves_away_from_all_it_might_be_after(name):
    session, moves = battle(name), 0
    for view, law, found in decisions(session, 45):
        if not isinstance(law, PlacesLaw) or not law.request.is_move:
            continue
        state, unit = view.state, view.action.unit
        if state.hp(unit) * 2 < state.units[unit].strength * (state.profile_of(unit).stats["hp"] or 1):
            continue
        ends = [f.model.at for foe in foes_of(state, unit) for f in state.living(foe)]
        ends += [mark.at for mark in state.markers]
        before = {place.figure: state.figures[place.figure].model.at for place in found.answer}
        after = [place.at for place in found.answer]
        moves += 1
        stays = all(before[place.figure] == pytest.approx(place.at, abs=1e-3) for place in found.answer)
        assert stays or max(_least(before.values(), e) - _least(after, e) for e in ends) > 0.0
    assert moves


@pytest.mark.campaign
def test_who_stands_where_it_wants_to_be_does_not_move():
    session = battle("under_the_crane")
    chosen = [(law, found) for _, law, found in decisions(session, 120) if isinstance(law, ChooseLaw)]
    offered = [found.answer for law, found in chosen if "Move" in [o.id for o in law.request.options]]
    assert ("Move",) in offered and ("done",) in offered


def test_of_a_list_the_first_is_taken_that_keeps_no_other_unit_from_attacking_or_moving(tmp_path):
    session, given = with_orders(tmp_path), []
    for view, law, found in decisions(session, 400):
        if isinstance(law, ChooseLaw) and law.request.what.startswith("Orders"):
            ids = [option.id for option in law.request.options]
            others = [u.id for u in view.state.on_table() if u.commander == view.side]
            given.append((ids, found.answer, len(others)))
    assert any(ids[:2] == ["move", "cover"] for ids, _, _ in given)  # no weapons, and no moves
    assert all(answer == ("fire",) for ids, answer, others in given if "fire" in ids and others > 1)
