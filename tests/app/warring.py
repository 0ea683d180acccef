"""A small campaign in a folder: saved games of the sample battle, and how one is ended at once."""

import json
import shutil
from dataclasses import replace

from battles import advance, battle

from battlefield.app.battle.fighting import Battle
from battlefield.files import write_scene
from battlefield.play.course import Deed
from battlefield.resources import asset
from battlefield.rules.book.actions import Action
from battlefield.rules.core.apply import applied
from battlefield.rules.core.events import GameEnded
from battlefield.rules.scene.contents import Board, Scene

WARDENS = asset("rosters/hill_wardens.json")


def fought(seed: int, steps: int = 4) -> Battle:
    """Play some steps of the sample battle."""
    return advance(battle(seed=seed), steps)


def ended(seed: int, result: str) -> Battle:
    """Return a battle that has come to an end."""
    found = battle(seed=seed)
    before, events = found.state, (GameEnded(result),)
    deed = Deed(Action("Begin", before.sides[0]), (), before, applied(before, events), events, (), ())
    found.session.resume([deed])
    return found


def saved(folder, name, found: Battle):
    """Save a battle in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    found.save(folder / name)
    return folder / name


def a_table(folder, name="ford.json", title="The Ford"):
    """Write a bare table."""
    folder.mkdir(parents=True, exist_ok=True)
    write_scene(folder / name, replace(Scene(Board(30, 22)), name=title))
    return folder / name


def a_roster(folder, name="wardens.json"):
    """Copy a roster."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(WARDENS, folder / name)
    return folder / name


def a_roster_with_picture(folder, data: bytes):
    """Copy a roster and give its first unit a picture."""
    path = a_roster(folder)
    told = json.loads(path.read_text(encoding="utf-8"))
    told["units"][0]["picture"] = "spear.png"
    path.write_text(json.dumps(told), encoding="utf-8")
    (folder / "spear.png").write_bytes(data)
    return path
