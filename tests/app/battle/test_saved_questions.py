"""A battle saved in the middle of any kind of question is opened at the same question, in the same state."""

from dataclasses import replace

import pytest
from battles import place

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.scripted import chance_step
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.rules.core.requests import Choose, Confirm, Order, Places, Roll, Spot

KINDS = (Choose, Confirm, Order, Places, Roll, Spot)
MOST = 600  # steps until every kind was asked
ASKS = {
    "first_battle": (Choose, Places, Roll),
    "dock_brawl": (Choose, Order, Places, Roll, Spot),
    "smoke_on_the_fen": (Choose, Confirm, Places, Roll, Spot),
    "drowned_mill": (Choose, Confirm, Roll),
}
SEED = 5


def begun(sample):
    """Begin a sample in which the first side rolls real dice."""
    script = read_script(asset(f"rosters/{sample}.json"))
    return Battle.started(replace(script, dice=(), typed=tuple(script.rosters)[:1]))


@pytest.mark.first(1)
@pytest.mark.parametrize("sample", ASKS)
def test_each_kind_of_question_is_asked_again_after_loading(sample, tmp_path):
    fought, seen = begun(sample), set()
    for _ in range(MOST):
        kind = type(fought.pending)
        if kind in KINDS and kind not in seen:
            seen.add(kind)
            path = tmp_path / f"{kind.__name__}.json"
            fought.save(path)
            opened = Battle.opened(path)
            assert place(opened.session) == place(fought.session)
            assert opened.pending == fought.pending
        if set(ASKS[sample]) <= seen or not chance_step(fought, SEED):
            break
    assert seen >= set(ASKS[sample])
