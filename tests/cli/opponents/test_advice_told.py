"""`battlefield play --advice`: what a level would do where the script ends, and who always does it."""

import json
import re

import pytest
from sample_scripts import script

from battlefield.__main__ import main

STEPS = [{"action": "Begin"}, {"auto": 40}]


def played(capsys, *words):
    status = main(["play", *words])
    said = capsys.readouterr()
    return status, said.out.splitlines(), said.err


def numbers(lines, pattern):
    return [float(found.group(1)) for line in lines if (found := re.search(pattern, line))]


def test_the_advice_comes_before_the_result_and_its_terms_add_up(folder, capsys):
    path = script(folder, steps=STEPS)
    plain = played(capsys, path)
    status, lines, said = played(capsys, path, "--advice", "regular")
    assert (status, said) == (0, "")
    assert lines[-1] == plain[1][-1] and json.loads(lines[-1])["deeds"]
    told = lines[len(plain[1]) - 1 : -1]
    assert told[0].startswith("advice to ")
    terms = numbers(told, r"^  [A-Z].*: (-?[\d.]+), of the next best")
    assert len(terms) == 6
    (together,) = numbers(told, r"^  together: (-?[\d.]+)")
    assert sum(terms) == pytest.approx(together, abs=0.3)  # each is told with one decimal
    assert any(line.startswith("  chance to kill: ") for line in told)
    assert any(line.startswith("  loss expected: ") for line in told)


@pytest.mark.campaign
def test_once_it_is_over_there_is_nothing_to_advise(folder, capsys):
    path = script(folder, steps=[{"action": "Begin"}, {"auto": 2000}])
    status, lines, _ = played(capsys, path, "--advice", "recruit")
    assert status == 0 and lines[-2] == "advice: there is nothing to decide"


def test_a_level_that_nobody_knows_is_told_before_anything_is_played(folder, capsys):
    status, lines, said = played(capsys, script(folder, steps=STEPS), "--advice", "wizard")
    assert status == 2 and not lines and "no level 'wizard'" in said


@pytest.mark.campaign
def test_a_side_may_take_every_advice(folder, capsys):
    path = script(folder, steps=STEPS[:1], settings={"zone depth": 6, "turns": 1})
    ends = [
        played(capsys, path, "--side", f"wardens={who}", "--side", "raiders=chance")[1][-1]
        for who in ("advice:recruit", "recruit")
    ]
    assert ends[0] == ends[1]
