"""How slow the machine is just now, by a yardstick: limits of time hold on a machine of any speed."""

import json
from time import process_time

USUAL = 0.013  # seconds of the processor that the yardstick takes where limits are meant as they are written


def _yardstick() -> None:
    rows = [[n * 0.5, str(n), {"n": n}] for n in range(10_000)]
    read = json.loads(json.dumps(rows))
    assert sum(row[0] for row in read) == sum(row[0] for row in rows)


def pace() -> float:
    """Give how many times as long as usual things take here and now, at least 1."""
    spans = []
    for _ in range(3):
        began = process_time()
        _yardstick()
        spans.append(process_time() - began)
    return max(1.0, min(spans) / USUAL)


def assert_soon(spent: float, about: object = None, seconds: float = 2.0) -> None:
    """See that something took no longer than so many seconds of a machine of usual pace."""
    assert spent < seconds or spent < seconds * pace(), about
