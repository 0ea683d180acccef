"""The program's own files: what is read is what stands there, or is refused.

The law of these is strict, as the program writes them too: what was read is written again, and every value
of the file stands there with the same value. One that is not written must mean nothing: it must stand at its
usual value, and the file must say the same without it. Scripts, which are only read, are read a second time
by plain counting; answers to questions must be finite.
"""

import json
from copy import deepcopy
from math import isclose, isfinite
from pathlib import Path
from tempfile import mkdtemp

from changing import inner

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS, session_of
from battlefield.app.battle.scripted import play_steps
from battlefield.app.measure.questions import QuestionError, answer
from battlefield.files import parse_scene, scene_bytes
from battlefield.files.battles.games import game_bytes, read_game
from battlefield.files.battles.roster_writing import roster_bytes
from battlefield.files.battles.rosters import parse_roster
from battlefield.files.battles.scripts import read_script
from battlefield.files.campaigns.campaign_file import campaign_bytes, parse_campaign
from battlefield.files.text import json_text
from battlefield.files.text.errors import SceneError
from battlefield.resources import asset

USUAL = (None, False, 0, 1, "", [], {}, "clear", "barrier", "deployment", "turn", "none", 1.5, 100)
FOLDER = Path(mkdtemp())
USED = "first_battle.json", "first_battle_table.json", "hill_wardens.json", "marsh_raiders.json"
for used in USED:
    (FOLDER / used).write_bytes(asset(f"rosters/{used}").read_bytes())


def difference(was, now, place=()):
    """Return the path of the first value that is another one now, or is gone; None where there is none."""
    if isinstance(was, dict) and [*was] == ["perk"] and isinstance(now, str):
        was = was["perk"]  # an effect with nothing beside its name
    if isinstance(was, dict) and isinstance(now, dict):
        gone = [(*place, key) for key in was if key not in now]
        inside = (difference(was[key], now[key], (*place, key)) for key in was if key in now)
        return next((each for each in (*inside, *gone) if each is not None), None)
    if place[-1:] == ("ground",) and isinstance(was, list):
        was, now = sorted(set(was)), sorted(now)  # what it does counts once, however often it is written
    if isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        pairs = enumerate(zip(was, now, strict=True))
        inside = (difference(one, other, (*place, n)) for n, (one, other) in pairs)
        return next((each for each in inside if each is not None), None)
    return None if is_same(was, now) else place


def is_same(was, now):
    """Return whether two plain values are the same, numbers to rounding."""
    numbers = [each for each in (was, now) if type(each) in (int, float)]
    return (
        isclose(was, now, rel_tol=1e-12, abs_tol=1e-9)
        if len(numbers) == 2
        else was == now and type(was) is type(now)
    )


class OwnFile:
    """A kind of file that the program reads and writes."""

    def __init__(self, read, write, says=lambda found: found):
        """Take what reads bytes and what writes them, and what of a thing that was read can be compared."""
        self.read, self.write, self.says = read, write, says

    def load(self, _name, data):
        """Read a file."""
        return self.read(data)

    def heard(self, found):
        """Give what is seen and what is told."""
        return self.says(found), ()

    def wrong(self, _name, data, found):
        """Tell what is read otherwise than it stands there."""
        file, again = json.loads(data.decode("utf-8-sig")), self.write(found)
        if self.says(self.read(again)) != self.says(found):
            return "is another thing once it is saved"
        while (place := difference(file, json.loads(again))) is not None:
            value = inner(file, place)
            key = place[-1] if place else ""
            if value not in USUAL or not isinstance(key, str):
                return f"{place} is {str(value)[:60]} in the file, and not once it is saved"
            file = deepcopy(file)
            del inner(file, place[:-1])[key]
            if self.says(self.read(json.dumps(file).encode())) != self.says(found):
                return f"{place} is {value!r} in the file, means something, and is not saved"
        return ""


def game_in(data):
    """Read a game from bytes."""
    path = FOLDER / "game.json"
    path.write_bytes(data)
    return read_game(path, BOOKS)


class ScriptFile:
    """A battle script, which is read and not written."""

    def load(self, _name, data):
        """Read a script beside its rosters and its table."""
        path = FOLDER / "script.json"
        path.write_bytes(data)
        return read_script(path)

    def heard(self, found):
        """Give what is seen and what is told."""
        return found, ()

    def wrong(self, _name, data, found):
        """Tell which plain counts are others."""
        file = json.loads(data.decode("utf-8-sig"))
        wanted = {
            "seed": file.get("seed", 0), "book": file["book"], "name": file.get("name", ""),
            "description": file.get("description", ""), "dice": tuple(file.get("dice", ())),
            "settings": file.get("settings", {}), "objectives": len(file.get("objectives", ())),
            "sides": list(file["sides"]), "steps": [steps_of(each) for each in file.get("steps", ())],
        }  # fmt: skip
        there = {
            "seed": found.seed, "book": found.book, "name": found.name, "description": found.description,
            "dice": found.dice, "settings": dict(found.settings), "objectives": len(found.objectives),
            "sides": list(found.rosters), "steps": [steps_of(step_object(each)) for each in found.steps],
        }  # fmt: skip
        other = [key for key in wanted if difference(plain(wanted[key]), plain(there[key])) is not None]
        return (
            f"{other[0]} is {wanted[other[0]]!r} in the file, and {there[other[0]]!r} here" if other else ""
        )


def plain(value):
    """Return a value as JSON has it."""
    return json.loads(json.dumps(value))


def step_object(step):
    """Return what a file says of a step."""
    told = {"action": step.action, "unit": step.unit, "answer": step.answer}
    return told | {"auto": step.auto, "undo": step.undo, "redo": step.redo}


def steps_of(step):
    """Return what of a step is not at its usual value."""
    return {key: value for key, value in step.items() if value not in (None, "", 0)}


class QuestionFile:
    """A line that `ask` is asked about a table."""

    def load(self, _name, data):
        """Answer it; what is refused is a complaint as any other."""
        question = json_text.decode(data)
        json_text.check(question)
        if not isinstance(question, dict):
            raise SceneError("the question", "is none", "write a question {...}")
        try:
            return answer(TABLE, question)
        except QuestionError as error:
            raise SceneError("", str(error), "ask otherwise") from None

    def heard(self, found):
        """Give what is seen and what is told."""
        return found, ()

    def wrong(self, _name, _data, found):
        """Tell of numbers in an answer that are none."""
        odd = [each for each in numbers_in(found) if not isfinite(each)]
        return "answers with a number that is none" if odd else ""


def numbers_in(value):
    """Yield the numbers in an answer."""
    if isinstance(value, dict | list | tuple):
        for each in value.values() if isinstance(value, dict) else value:
            yield from numbers_in(each)
    elif type(value) in (int, float):
        yield value


def round_base(name, unit, x, y):
    """Return a model of a scene."""
    return {"id": name, "unit": unit, "side": unit, "base": {"round": 32}, "at": [x, y], "height": 1.5}


MODELS = [round_base("a1", "red", 5, 5), round_base("a2", "red", 6.5, 5), round_base("b1", "blue", 18, 9)]
HOLD = {"layer": "low", "group": "g1", "locked": True, "hidden": True}
SCENE = {
    "format": "battlefield-scene", "version": 1, "name": "Crossing", "description": "Two banks",
    "board": {"width": 48, "height": 36}, "sigma": 0.05, "custom": "roll off",
    "terrain": [
        {"id": "ruin", "name": "Mill", "kind": "ruin",
         "shape": {"polygon": [[10, 10], [16, 10], [16, 14], [10, 14]],
                   "holes": [[[12, 11], [14, 11], [13, 13]]]},
         "bottom": 0.5, "top": 3, "ground": ["impassable"], "sight": "blocks", "platform": True,
         "storeys": 2, "cover": "hard", "sigma": 0.1, **HOLD},
        {"id": "wood", "shape": {"circle": [30, 18], "radius": 4}, "ground": ["difficult"], "sight": "cloud"},
        {"id": "wall", "shape": {"line": [[1, 1], [9, 1], [9, 5]], "width": 0.25}, "bottom": 1, "top": 2.5},
        {"id": "door", "kind": "door", "shape": {"line": [[20, 1], [22, 1]], "width": 0.25}, "top": 3,
         "ground": ["impassable"], "sight": "blocks", "door": {"open": False, "turn": 90, "secret": True}},
    ],
    "models": [
        {"id": "m1", "name": "Guard", "unit": "guard", "side": "red", "base": {"oval": [60, 35]},
         "at": [5, 5.5], "bottom": 1, "height": 1.5, "facing": 30, "sigma": 0.02,
         "rings": [{"within": 3, "name": "aura", "unit": True}]},
        {"id": "m2", "base": {"round": 32}, "at": [25, 5.5], "height": 1.5},
    ],
    "templates": [{"id": "t1", "name": "Blast", "round": 3, "at": [20, 20], "locked": True},
                  {"id": "t2", "cone": 8, "at": [30, 20], "bearing": 45, "sigma": 0.1}],
    "areas": [{"id": "r1", "name": "Yard", "polygon": [[30, 2], [36, 2], [36, 6], [30, 6]], "level": 1.5,
               "capacity": 3, "start": "red"}],
    "borders": [{"id": "east", "line": [[36, 2], [36, 6]], "kind": "step"}],
    "zones": [{"id": "z1", "name": "North", "kind": "deployment", "side": "red",
               "shape": {"polygon": [[0, 0], [48, 0], [48, 6], [0, 6]]}}],
    "objectives": [{"id": "o1", "kind": "marker", "at": [24, 18], "side": "red", "name": "Well"}],
    "entries": [{"id": "e1", "name": "Gate", "line": [[0, 10], [0, 20]], "side": "blue"}],
    "notes": [{"id": "n1", "at": [40, 30], "text": "Mind the gap", "size": 1.5}],
    "lights": [{"id": "l1", "name": "Torch", "at": [8, 8], "range": 6, "intensity": 0.5,
                "colour": "#eccd8b", "shadows": True}],
    "layers": [{"id": "low", "locked": True, "opacity": 0.5}],
    "scenario": {"turns": 6, "victory": "Hold", "special": "Fog", "designer": "Ann", "version": "2"},
    "backdrop": {"picture": "photo.png", "pairs": [[[0, 0], [0, 0]], [[480, 360], [48, 36]]],
                 "opacity": 0.75},
    "symmetry": "half-turn", "x-own": {"deep": [1, 2]},
}  # fmt: skip
TABLE = parse_scene(json.dumps(SCENE | {"models": MODELS, "sigma": 0.0}).encode(), "table.json")
QUESTIONS = {
    "distance": {"ask": "distance", "from": "a1", "to": "b1"},
    "coverage": {"ask": "coverage", "template": {"round": 3, "at": [6, 6]}},
    "range": {"ask": "range", "from": "a1", "to": "b1", "within": 6, "what_if": True},
    "sight": {"ask": "sight", "from": "a1", "to": "b1"},
    "coherency": {"ask": "coherency", "unit": "red"},
    "reach": {"ask": "reach", "model": "a1", "move": 6, "to": [9, 8]},
}
CAMPAIGN = {
    "format": "battlefield-campaign", "version": 1, "name": "The River War", "description": "Three battles",
    "battles": [
        {"id": "a1", "file": "battles/ford.json", "title": "The ford", "book": "warsurge", "rounds": 4,
         "table": {"name": "The Ford", "file": "tables/ford.json"}, "result": "victory for red",
         "winner": "red", "notes": "Held by a hair",
         "sides": [{"side": "red", "roster": "Wardens", "units": 4, "lost": 1}, {"side": "blue"}]},
        {"id": "b2", "file": "mill.json"},
    ],
}  # fmt: skip


def first_battle():
    """Return the values of a script whose files lie in the folder."""
    return json.loads((FOLDER / "first_battle.json").read_text(encoding="utf-8"))


def game():
    """Return the values of a game of a few actions."""
    script = first_battle() | {"steps": [{"action": "Begin"}, {"auto": 14}]}
    path = FOLDER / "few.json"
    path.write_text(json.dumps(script), encoding="utf-8")
    read = read_script(path)
    battle = Battle(session_of(read))
    play_steps(battle, read, lambda _words: None)
    return json.loads(game_bytes(battle.session))


def unsealed(whole):
    """Return a game without its seals, as an older program wrote it."""
    whole = deepcopy(whole)
    for part in [*whole["deeds"], *([whole["in hand"]] if "in hand" in whole else [])]:
        part.pop("seal", None)
    return whole


GAME = game()
OWN_SCENE = OwnFile(lambda data: parse_scene(data, "table.json"), scene_bytes)
OWN_ROSTER = OwnFile(lambda data: parse_roster(data, "roster.json"), roster_bytes)
OWN_CAMPAIGN = OwnFile(lambda data: parse_campaign(data, "campaign.json"), campaign_bytes)
OWN_GAME = OwnFile(game_in, game_bytes, game_bytes)


def roster(name):
    """Return the values of a roster that comes with the program, with its first few units."""
    whole = json.loads(asset(f"rosters/{name}.json").read_bytes())
    return whole | {"units": whole["units"][:3]}


OWN = {
    "scene": ("table.json", SCENE, OWN_SCENE),
    "roster-warsurge": ("roster.json", roster("hill_wardens"), OWN_ROSTER),
    "roster-iron-kingdoms": ("roster.json", roster("oath_keepers"), OWN_ROSTER),
    "roster-pulp-city": ("roster.json", roster("rust_carnival"), OWN_ROSTER),
    "campaign": ("campaign.json", CAMPAIGN, OWN_CAMPAIGN),
    "script": ("script.json", first_battle(), ScriptFile()),
    "game": ("game.json", GAME, OWN_GAME),
    "game-unsealed": ("game.json", unsealed(GAME), OWN_GAME),
    **{f"ask-{kind}": ("question", sample, QuestionFile()) for kind, sample in QUESTIONS.items()},
}
"""By name: what a file is called, a sample, and what reads it and knows its law."""
