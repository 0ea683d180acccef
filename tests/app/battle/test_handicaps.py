"""A handicap: what a side may bring, and who hears of it."""

import json

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import session_of
from battlefield.app.battle_report.report import report_of
from battlefield.files.battles.scripts import read_script
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset
from battlefield.rules.core.words import HP


def script(folder, name, **handicaps):
    """Write a sample's script with handicaps of its sides, and read it."""
    value = json.loads(asset(f"rosters/{name}.json").read_text("utf-8"))
    rosters = asset("rosters")
    value["scene"] = str(rosters / value["scene"])
    value["sides"] = {
        side: {"roster": str(rosters / file), "handicap": handicaps.get(side, 0)}
        for side, file in value["sides"].items()
    }
    path = folder / "mine.json"
    path.write_text(json.dumps(value), "utf-8")
    return read_script(path)


def test_the_limit_of_a_roster_moves(tmp_path):
    with pytest.raises(SceneError, match="points is 200, but the units cost 250"):
        session_of(script(tmp_path, "first_battle", wardens=-20))
    state = session_of(script(tmp_path, "first_battle", wardens=20)).state
    assert state.setting("handicap", "") == "wardens +20 % points"


def test_levels_are_what_a_team_is_counted_by(tmp_path):
    with pytest.raises(SceneError, match="points is 9, but the levels add up to 10"):
        session_of(script(tmp_path, "dock_brawl", watch=-10))


def test_health_moves_where_rosters_have_no_limit(tmp_path):
    plain, changed = (session_of(script(tmp_path, "drowned_mill", company=n)).state for n in (0, 50))
    for unit in plain.units.values():
        before, after = (state.profile_of(unit.id).stats[HP] for state in (plain, changed))
        assert after == ((before * 3 + 1) // 2 if unit.side == "company" else before)
        assert changed.hp(unit.id) == changed.profile_of(unit.id).stats[HP] * len(changed.figures_of(unit.id))


def test_everybody_hears_of_it_in_the_log_and_in_the_report(tmp_path):
    battle = Battle(session_of(script(tmp_path, "first_battle", wardens=20, raiders=10)))
    battle.begin(battle.book.actions(battle.state)[0])
    told = "wardens +20 % points, raiders +10 % points"
    assert battle.log[1].words == f"handicap: {told}" and battle.log[1].place == 1
    assert ("Handicap", told) in report_of(battle.session.course, battle.book).facts


def test_without_one_nothing_is_said_and_nothing_changes(tmp_path):
    plain = session_of(read_script(asset("rosters/first_battle.json")))
    assert session_of(script(tmp_path, "first_battle")).hash == plain.hash
    battle = Battle(plain)
    battle.begin(battle.book.actions(battle.state)[0])
    assert not any("handicap" in line.words for line in battle.log)


@pytest.mark.parametrize("wrong", [51, -60, 1.5, "20", True])
def test_what_is_no_handicap_is_told(tmp_path, wrong):
    with pytest.raises(SceneError, match=r"sides\.wardens\.handicap is .*write -50 to 50, in percent"):
        script(tmp_path, "first_battle", wardens=wrong)
