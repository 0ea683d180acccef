"""A battle killed by force loses at most the step in hand, wherever it is killed."""

import os
import subprocess
import sys
from pathlib import Path

import dying
import pytest
from battles import battle, place, undone
from campaigns import oftener, tries

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.files.journals.battle_journal import battles_left_behind, rescue_battle

HERE = Path(__file__).resolve().parent


@pytest.fixture(scope="module")
def wanted(tmp_path_factory):
    """Where the battle stands after each of its steps, and how it was saved."""
    fought, folder = battle(), tmp_path_factory.mktemp("whole")
    seen = [(place(fought.session), undone(fought.session))]
    for step in dying.steps():
        step(fought, folder)
        seen.append((place(fought.session), undone(fought.session)))
    return seen, (folder / "game.json").read_bytes()


@pytest.fixture(scope="module")
def killed_outside(tmp_path_factory):
    return killed(tmp_path_factory.mktemp("outside"), "at-any-moment")


def killed(folder, how):
    """Let battles be killed; give for each its folder, the steps shown, and whether it was killed."""
    done = subprocess.run(
        [sys.executable, str(HERE / "dying.py"), str(folder), how],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(HERE.parent), str(HERE.parents[2])))},
        capture_output=True,
        text=True,
        check=True,
    )
    rows = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    return [(folder / str(number), shown, was) for number, shown, was in rows]


def check(folder, shown, wanted):
    """See that nothing that was shown is lost, and that the saved file is whole where it is there at all."""
    seen, saved = wanted
    game = folder / "game.json"
    assert not game.exists() or game.read_bytes() == saved
    journals = [rescue_battle(path, BOOKS) for path in (folder / "journals").glob("*.battle")]
    if not shown:  # the battle itself had not been shown yet
        assert journals in ([], [None]) or place(journals[0].session) == seen[0][0]
        return
    (found,) = journals
    kept = (place(found.session), undone(found.session))
    assert kept in seen[shown - 1 : shown + 1]
    going_on = Battle.rescued(found)
    assert (place(going_on.session), undone(going_on.session)) == kept
    going_on.close()


@pytest.mark.campaign
@oftener
def test_a_battle_killed_at_each_of_its_writes_loses_at_most_the_step_in_hand(tmp_path, wanted):
    apart = tries(1, 5)  # writes from one at which it is killed to the next
    rows = killed(tmp_path, f"at-each-write/{apart}")
    assert [was for *_, was in rows] == [1] * (len(rows) - 1) + [0]
    assert len(rows) * apart > 4 * len(wanted[0])
    steps = {shown for _, shown, _ in rows}
    assert steps == set(range(len(wanted[0]) + 1)) or (apart > 1 and len(steps) > len(wanted[0]) / 2)
    for folder, shown, _ in rows:
        check(folder, shown, wanted)


@pytest.mark.campaign
def test_a_battle_killed_at_any_moment_loses_at_most_the_step_in_hand(killed_outside, wanted):
    assert sum(was for *_, was in killed_outside) > len(killed_outside) // 2
    for folder, shown, _ in killed_outside:
        check(folder, shown, wanted)


def test_a_killed_battle_is_offered_and_goes_on_to_the_same_end(killed_outside, wanted):
    folder, shown, _ = next(row for row in killed_outside if 4 <= row[1] <= 6)
    (found,) = battles_left_behind(folder / "journals", BOOKS)
    fought = Battle.rescued(found)
    known = [seen for seen, _ in wanted[0]].index(place(found.session))
    assert known in (shown - 1, shown)
    for step in list(dying.steps())[known:]:
        step(fought, folder)
    assert place(fought.session) == wanted[0][-1][0]
    fought.drop()
    assert list((folder / "journals").iterdir()) == []
