"""The table of what opponents are worth: counted from what arenas write down, and run from one list."""

import importlib.util
import json
from pathlib import Path

import pytest

HERE = Path(__file__).resolve()
BENCHMARKS = HERE.parents[2] / "benchmarks" / "opponents"


def loaded():
    """Load the file as a script is: it stands in a folder of its own."""
    spec = importlib.util.spec_from_file_location("gates", BENCHMARKS / "gates.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def gates():
    return loaded()


def gate(gates, **changes):
    facts = {"name": "A against B", "scripts": ("three_cairns",), "first": "a", "second": "b", "games": 400}
    return gates.Gate(**facts | changes)


def written(path, came, cut=""):
    lines = [{"format": "battlefield-arena"}]
    lines += [{"game": n, "came": each, "refused": 0, "errors": 0} for n, each in enumerate(came)]
    path.write_text("\n".join(map(json.dumps, lines)) + "\n" + cut, "utf-8")


def test_the_list_names_battles_that_there_are(gates):
    found = gates.gates_of(BENCHMARKS / "gates.json")
    scripts = {script for each in found for script in each.scripts}
    assert all((HERE.parents[3] / "assets" / "rosters" / f"{each}.json").exists() for each in scripts)
    assert len({each.name for each in found}) == len(found)


def test_a_row_has_the_share_within_its_bounds_and_says_whether_the_goal_is_reached(gates, tmp_path):
    one = gate(gates, goal=0.5)
    written(one.file(tmp_path, "three_cairns"), ["win"] * 150 + ["draw"] * 10 + ["loss"] * 40, cut='{"gam')
    said = gates.table([one], tmp_path).splitlines()
    cells = [each.strip() for each in said[-1].strip("|").split("|")]
    assert cells == ["A against B", "three_cairns", "200", "77.5 %", "71.2 to 82.7 %", "50 %", "yes", "0"]
    harder = gate(gates, goal=0.75)
    assert "**no**" in gates.table([harder], tmp_path)


def test_few_battles_are_no_claim(gates, tmp_path):
    one = gate(gates, goal=0.5)
    written(one.file(tmp_path, "three_cairns"), ["win"] * 199)
    assert "no claim yet" in gates.table([one], tmp_path)


def test_a_gate_of_several_battles_has_a_share_of_all_besides(gates, tmp_path):
    one = gate(gates, scripts=("three_cairns", "toll_bridge"), goal=0.5)
    written(one.file(tmp_path, "three_cairns"), ["win"] * 100)
    assert "all of these" not in gates.table([one], tmp_path)
    written(one.file(tmp_path, "toll_bridge"), ["win"] * 50 + ["loss"] * 50)
    first, second, both = gates.table([one], tmp_path).splitlines()[2:]
    assert "no claim yet" in first and "no claim yet" in second
    assert both.startswith("| A against B | all of these | 200 | 75.0 % |") and "| yes |" in both


def test_an_even_battle_counts_for_the_first_side(gates, tmp_path):
    one = gate(gates, second="a", even=0.05)
    written(one.file(tmp_path, "three_cairns"), ["win", "loss"] * 100)  # the first side wins each of them
    assert "100.0 %" in gates.table([one], tmp_path) and "**no**" in gates.table([one], tmp_path)
    written(one.file(tmp_path, "three_cairns"), ["win"] * 200)
    assert "| 50.0 % |" in gates.table([one], tmp_path) and "| yes |" in gates.table([one], tmp_path)


def test_a_sequential_test_ends_a_gate_that_is_sure_and_no_other(gates):
    def battles(*came):
        return [{"game": n, "came": each} for n, each in enumerate(came)]

    sure = gate(gates, goal=0.5)
    clear = battles(*["win", "win", "win", "loss"] * 50)
    assert gates.is_done(sure, clear, 400) and not gates.is_done(sure, clear[:160], 400)
    assert not gates.is_done(gate(gates, goal=0.85), clear, 400)
    unsure = battles(*["win", "loss", "loss", "win", "win", "win", "loss", "loss"] * 25, "win", "win")
    assert not gates.is_done(sure, unsure, 400) and gates.is_done(sure, unsure, 200)


def test_the_table_takes_the_place_of_the_last_one(gates, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"before\n{gates.BEGIN}\nold\n{gates.END}\nafter\n", "utf-8")
    gates.write("new", page)
    assert page.read_text("utf-8") == f"before\n{gates.BEGIN}\nnew\n{gates.END}\nafter\n"
    real = gates.PAGE.read_text("utf-8")
    assert real.count(gates.BEGIN) == real.count(gates.END) == 1


def test_what_was_played_in_other_folders_is_kept_as_counts(gates, tmp_path):
    one, path = gate(gates, goal=0.5), tmp_path / "gates_kept.json"
    played = one.file(tmp_path, "three_cairns")
    written(played, ["win"] * 90 + ["draw"] * 20 + ["loss"] * 40)
    gates.keep([one], tmp_path, path)
    assert not played.exists() and played.with_suffix(".kept").exists()
    kept = gates.kept_in(path)
    assert "| 150 | 66.7 % |" in gates.table([one], tmp_path, kept)
    written(played, ["loss", "win"] * 25)  # the second side wins each of them
    assert "| 200 | 62.5 % |" in gates.table([one], tmp_path, kept)
    gates.keep([one], tmp_path, path)
    assert gates.kept_in(path) == {("A against B", "three_cairns"): gates.Came(200, 125.0, 75.0, 0)}


def test_what_is_kept_counts_toward_the_battles_that_a_gate_needs(gates):
    assert not gates.is_done(gate(gates), [], 200, 199)
    assert gates.is_done(gate(gates), [], 200, 200)


@pytest.mark.campaign
def test_gates_are_run_and_gone_on_with(gates, tmp_path):
    listed = tmp_path / "gates.json"
    each = {"gate": "Lots", "on": "small", "first": "chance", "second": "chance", "games": 2, "goal": 0.5}
    listed.write_text(json.dumps({"small": ["first_battle"], "gates": [each]}), "utf-8")
    words = [str(tmp_path), "--gates", str(listed), "--at-once", "1"]
    assert gates.main([*words, "--games", "1"]) == 0
    one = gates.gates_of(listed)[0].file(tmp_path, "first_battle")
    first = one.read_bytes()
    assert len(gates.battles_in(one)) == 1
    assert gates.main(words) == 0
    assert len(gates.battles_in(one)) == 2 and one.read_bytes().startswith(first)
