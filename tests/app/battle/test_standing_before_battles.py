"""How a side stands before the battle: not as if it had lost, but by how many are on the table."""

import pytest

from battlefield.app.battle.fighting import Battle
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.skirmish.single import to_deploy


@pytest.mark.parametrize("name", ["smoke_on_the_fen", "drowned_mill"])
def test_a_side_that_is_still_to_deploy_is_not_told_to_have_nothing(name):
    battle = Battle.started(read_script(asset(f"rosters/{name}.json")))
    for side, facts in battle.standing(battle.state).facts:
        count = len(to_deploy(battle.state, side))
        assert facts == (f"0 of {count} deployed",)


def test_who_is_yet_to_be_summoned_is_none_of_those_to_deploy():
    battle = Battle.started(read_script(asset("rosters/drowned_mill.json")))
    assert dict(battle.standing(battle.state).facts)["company"] == ("0 of 4 deployed",)
