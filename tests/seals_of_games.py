"""The seals of a game's file taken off, or made anew as a forger would."""

import json

from battlefield.files.battles.seals import Seals


def parts(value):
    return [*value["deeds"], *([value["in hand"]] if "in hand" in value else [])]


def unsealed(value):
    """Take the seals off."""
    for part in parts(value):
        part.pop("seal", None)
    return value


def resealed(value):
    """Seal a game's values anew."""
    seals = Seals(value)
    for part in parts(value):
        part["seal"] = seals.next(part)
    return value


def rewritten(path, change):
    """Change the values in a game's file."""
    value = json.loads(path.read_text(encoding="utf-8"))
    change(value)
    path.write_text(json.dumps(value), encoding="utf-8")
