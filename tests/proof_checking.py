"""The script that checks proofs, and scene files as plain values that it is given."""

import copy
import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from battlefield.app.measure.questions import answer
from battlefield.files.scene.reading import parse_scene
from battlefield.files.scene.shapes import base_object, outline_object

SCRIPT = Path(__file__).resolve().parents[1] / "docs" / "check_proof.py"


def _loaded():
    spec = spec_from_file_location("check_proof", SCRIPT)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECKER = _loaded()


def read(file):
    """Read a scene file given as plain values."""
    return parse_scene(json.dumps(file).encode(), "")


def asked(file, question):
    """Ask a question with its proof; give the question and the answer as they are written."""
    question = {**question, "proof": True}
    return question, json.loads(json.dumps(answer(read(file), question)))


def verdict(file, question):
    """Ask a question, and have the proof of its answer checked."""
    return CHECKER.check(file, *asked(file, question))


def reread(file, question, said):
    """Check an answer against another scene, as if it had been made for that."""
    forged = copy.deepcopy(said)
    forged["proof"]["scene"] = CHECKER.sha256(CHECKER.canonical(file).encode()).hexdigest()
    return CHECKER.check(file, question, forged)


def scene_file(*models, terrain=(), board=(24, 24)):
    """Make a scene file."""
    size = {"width": board[0], "height": board[1]}
    head = {"format": "battlefield-scene", "version": 1, "board": size}
    return {**head, "terrain": list(terrain), "models": list(models)}


def standing(id_, x, y, height=1.0, bottom=0.0, base=None, unit=""):
    """Make a model; its base is an inch across unless it is given."""
    where = {"at": [x, y], "bottom": bottom, "height": height}
    return {"id": id_, "unit": unit, "base": base or {"round": 25.4}, **where}


def block(id_, left, top, right, bottom, heights=(0.0, 3.0), sight="blocks"):
    """Make a rectangular piece."""
    ring = [[left, top], [right, top], [right, bottom], [left, bottom]]
    low, high = heights
    return {"id": id_, "shape": {"polygon": ring}, "bottom": low, "top": high, "sight": sight}


def file_of(table):
    """Write a table of the kernel as a scene file."""
    terrain = [
        {
            "id": piece.id,
            "shape": outline_object(piece.outline),
            "bottom": piece.bottom,
            "top": piece.top,
            "sight": "cloud" if piece.cloud else "blocks" if piece.blocks_sight else "clear",
        }
        for piece in table.pieces
    ]
    models = [
        {
            "id": body.id,
            "base": base_object(body.base.size),
            "at": list(body.base.at),
            "facing": body.base.facing,
            "bottom": body.bottom,
            "height": body.height,
        }
        for body in table.bodies
    ]
    return json.loads(json.dumps(scene_file(*models, terrain=terrain, board=(table.width, table.height))))
