"""A roster is written as the file that it is read from: nothing of it is lost, whatever it says."""

import pytest

from battlefield.files import SceneError
from battlefield.files.battles.roster_writing import roster_bytes, write_roster
from battlefield.files.battles.rosters import parse_roster, read_roster
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.resources import sample_rosters
from battlefield.rules.core.state import Held
from battlefield.rules.core.words import Stat
from battlefield.rules.muster.roster import Roster, RosterEffect, RosterUnit, RosterWeapon

ALL = Roster(
    "Every key", "warsurge",
    (RosterUnit(
        "u", "Unit “ä”", BaseSize.oval(75, 42), 3, 2.25, {Stat("move"): 0, Stat("aegis"): None},
        (Held("Decoy", (("models", 2),)),),
        (RosterWeapon("Bow", "Battle", {Stat("range"): 24}, (Held("Sniper"),), 7, 2),),
        90, ("Fortification",),
        (RosterUnit("s", "Sergeant", BaseSize.rect(25, 50), height=0.0, points=5),), "unit.png",
    ),),
    (Held("Avenge", (("unit", "u"),)),), 250, "Words.",
    (RosterEffect("Own", "Says.", "used", "friends", 0, "turn", "round", {Stat("move"): -1},
                  (Held("Pull", (("amount", 2), ("laid", True))),), 1, 2, 3),),
)  # fmt: skip


@pytest.mark.parametrize("path", sample_rosters(), ids=lambda path: path.stem)
def test_a_sample_that_is_written_is_the_same_roster(path):
    roster = read_roster(path)
    assert parse_roster(roster_bytes(roster), "again") == roster


def test_every_key_that_a_file_may_have_is_kept():
    assert parse_roster(roster_bytes(ALL), "again") == ALL


def test_a_file_is_read_as_it_was_written(tmp_path):
    write_roster(tmp_path / "own.json", ALL)
    assert read_roster(tmp_path / "own.json") == ALL


def test_a_roster_that_could_not_be_read_again_is_not_written(tmp_path):
    with pytest.raises(SceneError, match="at least one unit"):
        write_roster(tmp_path / "empty.json", Roster("Empty", "warsurge", ()))
    assert not (tmp_path / "empty.json").exists()


def test_a_roster_stays_readable_for_people():
    lines = roster_bytes(read_roster(sample_rosters()[0])).decode().splitlines()
    assert max(map(len, lines)) < 400
