"""The round clock in a small file, so that a round outlasts the program."""

import json
from pathlib import Path

from battlefield.app.refereeing.round_clock import MOST_MINUTES, RoundClock
from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, check_format, number
from battlefield.files.text.json_text import check, decode

FORMAT, VERSION, NAME = "battlefield-clock", 1, "clock.json"
_LEFT = (-864_000.0, 60.0 * MOST_MINUTES * 10)  # seconds
_TIMES = (0.0, 1e12)


def clock_in(folder: Path) -> RoundClock:
    """Read the clock that was kept in a folder; a fresh one where there is none that can be read."""
    try:
        return _parsed(read_bytes(folder / NAME, 10_000))
    except SceneError:
        return RoundClock()


def keep_clock(clock: RoundClock, folder: Path) -> None:
    """Keep the clock in a folder; SceneError where the disk refuses."""
    told = {"format": FORMAT, "version": VERSION, "left": clock.left, "sides": list(clock.sides)}
    more = {"active": clock.active, "since": clock.since, "number": clock.number}
    write_bytes(folder / NAME, json.dumps(told | more).encode())


def _parsed(data: bytes) -> RoundClock:
    value = decode(data)
    check(value)
    fields = Fields(value, "")
    check_format(fields, FORMAT, VERSION)
    sides = fields.items("sides", 2)
    if len(sides) != 2:
        raise SceneError("sides", f"are {len(sides)}", "there must be 2")
    one, other = (number(each, "sides", _LEFT) for each in sides)
    since = None if fields.found.get("since") is None else fields.needed_number("since", _TIMES)
    active = fields.whole("active", 1)
    return RoundClock(
        fields.needed_number("left", _LEFT), (one, other), active, since, fields.whole("number", 999)
    )
