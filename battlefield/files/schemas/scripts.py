"""The schema of a battle script: keys and limits as its reader has them."""

from battlefield.files.battles import scripts
from battlefield.files.schemas import tables
from battlefield.files.schemas.kit import (
    ANYTHING,
    NAME,
    NOTHING,
    SCALAR,
    TEXT,
    Schema,
    chosen,
    listed,
    number,
    of_keys,
    one_of,
    part,
    ref,
    thing,
    told,
    whole,
    whole_schema,
    words,
)
from battlefield.files.schemas.rosters import BOOK, ID
from battlefield.files.text import limits
from battlefield.rules.muster.handicap import MOST

_FILE = told(NAME, "a file, named from the folder of the script")


def script_schema() -> Schema:
    """Return the schema of a battle script."""
    parts: dict[str, Schema] = {
        "format": {"const": scripts.FORMAT}, "version": {"const": scripts.VERSION}, "name": TEXT,
        "description": TEXT, "book": BOOK, "scene": _FILE, "board": _board(),
        "objectives": listed(ref("objective"), limits.OBJECTIVES), "sides": _sides(),
        "seed": whole(scripts.SEED), "settings": {"type": "object", "additionalProperties": SCALAR},
        "dice": listed(whole(scripts.FACE), scripts.DICE), "steps": listed(ref("step"), scripts.STEPS),
    }  # fmt: skip
    root = thing(of_keys(scripts.KEYS, parts), ("format", "version", "book", "sides"), others=False)
    where = {key: part({}, (key,)) for key in ("scene", "board")}
    known = {**tables.definitions(), "step": _step()}
    words_of_it = "A battle to be played: table, rosters, settings, steps."
    return whole_schema("Battle script", words_of_it, {**root, **chosen(where, where)}, known)


def _board() -> Schema:
    size = number(limits.BOARD)
    return thing(dict.fromkeys(scripts.BOARD_KEYS, size), scripts.BOARD_KEYS, others=False)


def _sides() -> Schema:
    parts: dict[str, Schema] = {
        "roster": _FILE, "dice": words(scripts.WHOSE_DICE), "handicap": whole(MOST, -MOST),
    }  # fmt: skip
    side = thing(of_keys(scripts.SIDE_KEYS, parts), ("roster",), others=False)
    return {
        "type": "object", "minProperties": 2, "maxProperties": scripts.SIDES, "propertyNames": ID,
        "additionalProperties": one_of((_FILE, side)),
    }  # fmt: skip


def _step() -> Schema:
    times = whole(scripts.AUTO, 1)
    parts: dict[str, Schema] = {
        "action": NAME, "unit": TEXT, "door": TEXT, "answer": ANYTHING,
        "auto": times, "undo": times, "redo": times,
    }  # fmt: skip
    apart = {"unit": NOTHING, "door": NOTHING}
    kinds = {key: part({} if key == "action" else apart, (key,)) for key in scripts.STEP_KINDS}
    return {
        **thing(of_keys(scripts.STEP_KEYS, parts), others=False),
        **chosen(scripts.STEP_KINDS, kinds),
    }
