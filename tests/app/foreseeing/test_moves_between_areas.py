"""In a game of areas it is told to which one somebody comes: nobody measures inches there."""

import pytest

from battlefield.app.battle.mustering import session_of
from battlefield.app.foreseeing.changes import changes
from battlefield.app.foreseeing.ways import Way
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.apply import apply
from battlefield.rules.core.events import Placed, UnitArrived, UnitMoved

SELLA = "company/sella"
CAMP, ORCHARD = (3.0, 16.5), (9.0, 17.0)


@pytest.mark.parametrize(("at", "told"), [(ORCHARD, ["Sella Thorn comes to Orchard"]), ((3.5, 16.0), [])])
def test_who_comes_to_another_area_is_told_and_who_stays_in_it_is_not(at, told):
    start = session_of(read_script(asset("rosters/drowned_mill.json"))).start
    [figure] = start.units[SELLA].figures
    before = apply(start, UnitArrived(SELLA, (Placed(figure, CAMP),), "Deploy"))
    moved = UnitMoved(SELLA, "Move", (Placed(figure, at),))
    found = changes(Way(before, apply(before, moved), (moved,)))
    assert [change.words for change in found] == told
