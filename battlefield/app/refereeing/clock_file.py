"""The round clock in a small file, so that a round outlasts the program."""

import json
from pathlib import Path

from battlefield.app.refereeing.round_clock import MOST_MINUTES, RoundClock
from battlefield.files.scene.whole_files import read_bytes, write_bytes
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields, Limits, check_format, items, number
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
    more = {
        "active": clock.active,
        "since": clock.since,
        "number": clock.number,
        "minutes": list(clock.lasts),
    }
    write_bytes(folder / NAME, json.dumps(told | more).encode())


def _parsed(data: bytes) -> RoundClock:
    value = decode(data)
    check(value)
    fields = Fields(value, "")
    check_format(fields, FORMAT, VERSION)
    one, other = _pair(fields, "sides", _LEFT)
    minutes, each = (round(found) for found in _pair(fields, "minutes", (1.0, float(MOST_MINUTES))))
    since = None if fields.found.get("since") is None else fields.needed_number("since", _TIMES)
    left, count = fields.needed_number("left", _LEFT), fields.whole("number", 999)
    return RoundClock(left, (one, other), fields.whole("active", 1), since, count, (minutes, each))


def _pair(fields: Fields, key: str, limits: Limits) -> tuple[float, float]:
    one, other = (number(each, key, limits) for each in items(fields.found.get(key), key, 2, 2))
    return one, other
