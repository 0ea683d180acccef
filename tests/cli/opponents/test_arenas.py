"""`battlefield arena`: pairs with the same dice and swapped sides, counted, written down and gone on with."""

import json

import pytest
from campaigns import few
from sample_scripts import script

from battlefield.__main__ import main
from battlefield.app.contests.matches import Match, play_match

KEYS = [
    "script", "games", "wins", "draws", "losses", "rate", "low", "high", "seconds", "refused", "errors",
    "fallbacks", "first side",
]  # fmt: skip


def arena(capsys, *words, first="recruit", second="chance", games="4"):
    status = main(["arena", *words, "--first", first, "--second", second, "--games", games, "--json"])
    said = capsys.readouterr()
    return status, [json.loads(line) for line in said.out.splitlines()], said.err


def without_seconds(path):
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()[1:]]
    return sorted(
        ({**each, "seconds": len(each["seconds"])} for each in found), key=lambda each: each["game"]
    )


@pytest.mark.campaign
@pytest.mark.parametrize("player", few(["chance", "recruit"], 1))
def test_there_is_a_line_for_each_script_and_one_for_all(player, folder, capsys):
    first, second = script(folder), str(folder / "first_battle.json")
    status, said, progress = arena(capsys, first, second, "--at-once", "1", games="2", first=player)
    assert status == 0 and [list(line) for line in said] == [KEYS] * 3
    assert [(line["script"], line["games"]) for line in said] == [(first, 2), (second, 2), ("all", 4)]
    for line in said:
        assert line["wins"] + line["draws"] + line["losses"] == line["games"]
        assert line["rate"] == pytest.approx((line["wins"] + line["draws"] / 2) / line["games"], abs=1e-4)
        assert 0.0 <= line["low"] <= line["rate"] <= line["high"] <= 1.0
        assert list(line["seconds"]) == ["median", "p99", "max"]
        assert 0.0 <= line["seconds"]["median"] <= line["seconds"]["p99"] <= line["seconds"]["max"]
        assert (line["refused"], line["errors"], line["fallbacks"]) == (0, 0, 0)
    assert "1 of 4 battles, about" in progress and "4 of 4 battles, about 0 s left" in progress


@pytest.mark.campaign
def test_a_pair_has_the_same_dice_and_swapped_sides(folder):
    path = script(folder)
    even, odd, later = (Match(path, game, "chance", "chance", 5) for game in range(3))
    assert (even.dice, odd.dice, later.dice) == (5, 5, 6)
    one, other = play_match(even), play_match(odd)
    assert one.hash == other.hash and {one.came, other.came} in ({"win", "loss"}, {"draw"})


@pytest.mark.campaign
@pytest.mark.parametrize("first", few(["chance", "automaton"], 1))
def test_two_processes_come_to_the_same_battles_as_one(first, folder, capsys, tmp_path):
    path, one, two = script(folder), tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    for out, at_once in ((one, "1"), (two, "2")):
        words = (path, "--at-once", at_once, "--out", str(out))
        assert arena(capsys, *words, first=first, games="2" if first == "chance" else "4")[0] == 0
    assert without_seconds(one) == without_seconds(two)


@pytest.mark.campaign
@pytest.mark.parametrize("player", few(["chance", "automaton"], 1))
def test_a_second_call_goes_on_where_the_first_stopped(player, folder, capsys, tmp_path):
    path, out = script(folder), tmp_path / "battles.jsonl"
    arena(capsys, path, "--at-once", "1", "--out", str(out), games="2", first=player)
    first = out.read_bytes()
    out.write_bytes(first + b'{"script": "mi')  # as a program leaves it that was ended amid a line
    status, said, progress = arena(capsys, path, "--at-once", "1", "--out", str(out), games="4", first=player)
    assert status == 0 and said[-1]["games"] == 4 and "2 of 2 battles" in progress
    assert out.read_bytes().startswith(first)
    _, again, progress = arena(capsys, path, "--out", str(out), games="4", first=player)
    assert again == said and progress == ""


def test_battles_of_another_arena_are_not_gone_on_with(folder, capsys, tmp_path):
    path, out = script(folder), tmp_path / "battles.jsonl"
    arena(capsys, path, "--at-once", "1", "--out", str(out), games="1", first="chance")
    before = out.read_bytes()
    status, said, error = arena(capsys, path, "--out", str(out), "--seed", "9", games="1")
    assert (status, said) == (2, []) and out.read_bytes() == before
    assert error.count("\n") == 1 and "another arena: its first and seed differ" in error


@pytest.mark.parametrize("text", ["", "nothing of ours\n", '{"format": "battlefield-scene"}\n', "[]\n"])
def test_another_file_is_left_alone(folder, capsys, tmp_path, text):
    out = tmp_path / "mine.txt"
    out.write_text(text, encoding="utf-8")
    status, _, error = arena(capsys, script(folder), "--out", str(out), games="1", first="chance")
    assert (status, error.count("\n")) == ((2, 1) if text else (0, 1))
    assert not text or out.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ({"first": "wizard"}, "--first there is no level 'wizard'; choose one of"),
        ({"second": "recruit:mad"}, "--second there is no temper 'mad'; choose one of"),
        ({"games": "0"}, "'0' must be a whole number from 1 to 999999"),
    ],
)
def test_a_wrong_call_is_one_sentence(folder, capsys, words, told):
    try:
        status, said, error = arena(capsys, script(folder), **words)
    except SystemExit as ended:
        status, said, error = ended.code, [], capsys.readouterr().err
    assert (status, said) == (2, []) and error.count("\n") == 1 and told in error


def test_without_json_it_is_told_in_a_sentence(folder, capsys):
    words = ["--first", "chance", "--second", "chance", "--games", "1", "--at-once", "1"]
    assert main(["arena", script(folder), *words]) == 0
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 2 and "chance against chance, 1 battles: " in said[1]
