"""Where areas are to choose from they are tinted on the table, and a click in one marks it."""

from battlefield.app.drawing import Region
from battlefield.app.fighting import Battle
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.tools import Pointer
from battlefield.files.scripts import read_script
from battlefield.resources import asset


def deploying():
    """The sample scenario at the question where the Bargewoman starts."""
    desk = BattleDesk(Battle.started(read_script(asset("rosters/drowned_mill.json"))))
    for name in ("Begin", "Deploy"):
        found = [a for a in desk.actions() if a.name == name and a.unit in ("", "brood/hooker")]
        assert desk.begin(found[0])
    return desk


def test_a_click_in_an_area_marks_it_and_another_takes_it():
    desk = deploying()
    asked = [choice.id for choice in desk.hand.asked.choices]
    assert asked == ["granary", "shrine", "court", "pen"]
    assert len([part for part in desk.hand.drawing if isinstance(part, Region)]) == 4
    desk.hand.press(Pointer((27.0, 10.0)))
    assert desk.hand.marked == ("court",)
    desk.hand.press(Pointer((27.0, 10.0)))
    assert desk.state.units["brood/hooker"].where == "table"


def test_a_click_in_an_area_that_is_not_asked_for_marks_nothing():
    desk = deploying()
    desk.hand.press(Pointer((3.0, 17.0)))
    assert desk.hand.marked == ()
