"""The campaigns about opponents: what they count, and that they go on where they stopped."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks" / "opponents"


def ran(script, *words):
    """Run a campaign, and give what it tells."""
    order = [sys.executable, str(FOLDER / script), *map(str, words)]
    return subprocess.run(order, check=True, capture_output=True, text=True).stdout


@pytest.mark.campaign
def test_lawful_counts_decisions_and_plays_no_battle_twice(tmp_path):
    first = ran("lawful.py", tmp_path, "--battles", 1)
    kept = (tmp_path / "battles.jsonl").read_text("utf-8")
    found = json.loads(kept)
    assert f"| all | 1 | {found['steps']} | 0 | 0 | 0 | 0 |" in first
    assert found["ended"] and found["steps"] > 20
    ran("lawful.py", tmp_path, "--battles", 1)
    assert (tmp_path / "battles.jsonl").read_text("utf-8") == kept


@pytest.mark.campaign
def test_usage_tells_what_was_offered_and_taken_and_keeps_a_file_for_each_battle(tmp_path):
    told = ran("usage.py", tmp_path, "--book", "agemonia", "--battles", 1, "--level", "automaton")
    assert "agemonia: 1 battles about" in told
    kept = json.loads((tmp_path / "agemonia-0000.json").read_text("utf-8"))
    offered = {name: row[0] for name, row in kept["counts"].items() if row[0]}
    assert offered["(Melee)"] > 0 and kept["counts"]["(Melee)"][5] > 0  # the automaton attacks
    again = ran("usage.py", tmp_path, "--book", "agemonia", "--table")
    assert f"| (Melee) | {offered['(Melee)']} |" in again
