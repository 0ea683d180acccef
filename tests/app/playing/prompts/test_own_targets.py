"""A choice whose only target is on the own side says so before: for one target nobody is asked."""

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset


def told_by_squall():
    """Give what is told of each of Squall's actions, by the action's name, in a battle played by chance."""
    battle = Battle.started(read_script(asset("rosters/dock_brawl.json")))
    while battle.pending is None or battle.pending.what != "action of Squall":
        assert chance_step(battle, 7)
    desk = BattleDesk(battle)
    return {choice.words.partition(":")[0]: choice.notes for choice in desk.hand.asked.choices}


def test_an_action_with_a_single_target_says_that_it_is_on_ones_own_side():
    told = told_by_squall()
    assert told["Whirlwind"][0] == "only target: Cargo Crate, on your own side"


def test_nothing_is_said_where_an_enemy_can_be_chosen():
    told = told_by_squall()
    assert told["Thunderhead"] and not any("only target" in line for line in told["Thunderhead"])
