"""Scripts of battles to run on the command line."""

import json


def script(folder, **changes):
    """Write the script of the first battle with some of its values changed, and give its path."""
    value = json.loads((folder / "first_battle.json").read_text(encoding="utf-8")) | changes
    path = folder / "mine.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return str(path)


def with_dice(**sides):
    """Give the sides of a battle by whose dice are rolled or typed."""
    files = {"wardens": "hill_wardens.json", "raiders": "marsh_raiders.json"}
    return files | {side: {"roster": files[side], "dice": dice} for side, dice in sides.items()}
