"""A log is read by both sides: it does not tell a unit from its decoy, nor who lies under a marker."""

from decoys import DECOY, UNIT, begun

from battlefield.app.battle.battle_log import BattleLog
from battlefield.app.wording.spoken import spoken


def test_no_line_tells_a_unit_from_its_decoy():
    session = begun("Decoy I")
    lines = BattleLog().lines(session.course)
    assert session.state.is_under(DECOY, "Decoy")
    assert [line.words for line in lines if "(decoy)" in line.words] == []
    assert [line.words for line in lines if line.words.endswith(": Decoy")] == []
    entered = [line for line in lines if "enter the game" in line.words]
    assert [(line.words, line.unit) for line in entered] == [("Ridge Bows enter the game: Decoy I", "")]


def test_a_decoys_figure_is_named_like_one_of_the_units():
    state = begun("Decoy I").state
    assert spoken(f"{DECOY}/2 cannot stand there", state) == "Ridge Bows 2 (Red) cannot stand there"
    assert spoken(f"{UNIT}/2 cannot stand there", state) == "Ridge Bows 2 (Red) cannot stand there"
    assert spoken(f"{DECOY} and {UNIT}", state) == "Ridge Bows (Red) and Ridge Bows (Red)"


def test_a_marker_is_laid_for_nobody_in_particular():
    session = begun("Concealed", "Decoy I")
    assert [mark.by for mark in session.state.markers] == [UNIT, DECOY]
    lines = BattleLog().lines(session.course)
    laid = [line for line in lines if "lies at" in line.words]
    assert [line.unit for line in laid] == ["", ""]
    assert [line.words for line in lines if line.words.endswith(": Concealed")] == []
