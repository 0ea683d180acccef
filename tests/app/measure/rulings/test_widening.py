"""Who knows less is never surer: widening uncertainties turns no open answer into a certain one."""

from dataclasses import replace
from random import Random

import pytest
from campaigns import few
from little_scenes import by_chance
from widenings import QUESTIONS, RANKS, verdicts, widened

SEEDS = range(24)


@pytest.mark.campaign
@pytest.mark.parametrize("seed", few(SEEDS, 1))
def test_widening_uncertainties_turns_nothing_open_into_certain(seed):
    scene = by_chance(seed, lambda drawn: drawn.choice((0.0, 0.02, 0.1, 0.5)))
    drawn = Random(seed)
    for question in QUESTIONS:
        before, after = verdicts(scene, question), verdicts(widened(scene, drawn), question)
        assert before.keys() == after.keys()
        for name, verdict in before.items():
            assert RANKS[after[name]] <= RANKS[verdict], (question, name)


@pytest.mark.campaign
def test_answers_on_tables_drawn_by_chance_are_of_all_kinds():
    found = set()
    for seed in SEEDS:
        scene = replace(by_chance(seed, lambda drawn: drawn.choice((0.1, 0.5, 1.0))), sigma=1.0)
        found |= {verdict for question in QUESTIONS for verdict in verdicts(scene, question).values()}
    assert found == set(RANKS)
