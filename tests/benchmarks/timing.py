"""Times taken round robin in one process, so that ratios hold whatever else the machine does.

Seconds are the processor's, of all threads of the process, where its clock is fine enough: a busy machine
would make long runs longer but leave alone those that fit between two interruptions. Here is too what every
benchmark shares: its options, the peers it looks for, and how it tells what it found.
"""

import argparse
import importlib
import statistics
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from math import log
from types import ModuleType

Runs = Mapping[str, Callable[[], object]]

_SHORT = 0.01  # seconds
_FINE = time.get_clock_info("process_time").resolution < 1e-6
_now = time.process_time if _FINE else time.perf_counter


def medians(runs: Runs, repeats: int = 15) -> dict[str, float]:
    """Give the median seconds of each run; every round runs each once, after one round to warm up.

    Short runs are run twice each time and the second counts: what ran before has then left neither its things
    in the processor's caches nor its memory to be given back.
    """
    times: dict[str, list[float]] = {name: [] for name in runs}
    short = dict.fromkeys(runs, False)
    for round_ in range(repeats + 1):
        for name, run in runs.items():
            if short[name]:
                run()
            taken = once(run)
            short[name] = taken < _SHORT
            if round_:
                times[name].append(taken)
    return {name: statistics.median(taken) for name, taken in times.items()}


def once(run: Callable[[], object]) -> float:
    """Give the seconds of a single run, for what is too slow to repeat."""
    start = _now()
    run()
    return _now() - start


def told(title: str, found: Mapping[str, float], ours: str, each: int = 1) -> None:
    """Print times in milliseconds and how many times as long as ours each other took.

    Where a run did the same `each` times over, the times are those of one.
    """
    own = found[ours]
    parts = [f"{ours} {1000 * own / each:.3f} ms"]
    others = ((name, t) for name, t in found.items() if name != ours)
    parts += [f"{name} {1000 * t / each:.3f} ms = {_ratio(t / own)}×" for name, t in others]
    print(f"{title:38} {' | '.join(parts)}", flush=True)


def _ratio(value: float) -> str:
    return f"{value:.1f}" if value >= 1.0 else f"{value:.2g}"


def grown(title: str, sizes: Sequence[int], seconds: Sequence[float]) -> None:
    """Print how a time grows from size to size, and the power of the size that this amounts to."""
    steps = [
        f"{a} → {b}: {t / s:.1f}× (power {log(t / s) / log(b / a):.2f})"
        for a, b, s, t in zip(sizes, sizes[1:], seconds, seconds[1:], strict=False)
    ]
    if steps:
        print(f"{'  growth of ' + title:38} {', '.join(steps)}", flush=True)


def peer(module: str, install: str = "", package: str = "") -> ModuleType | None:
    """Import a peer and print its version; where it is not installed, say so and give None."""
    try:
        found = importlib.import_module(module)
    except ImportError:
        print(f"{module} is not installed and left out; install it with: pip install {install or module}")
        return None
    print(f"{module} {version(package or module)}")
    return found


def is_quick(doc: str | None, arguments: Callable[[argparse.ArgumentParser], object] | None = None) -> bool:
    """Read the command line: whether only a smoke run is wanted."""
    return bool(options(doc, arguments).quick)


def options(
    doc: str | None, arguments: Callable[[argparse.ArgumentParser], object] | None = None
) -> argparse.Namespace:
    """Read the command line; every benchmark knows `--quick`."""
    parser = argparse.ArgumentParser(description=(doc or "").split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a smoke run: small scenes, few repeats")
    if arguments is not None:
        arguments(parser)
    return parser.parse_args()


def forget() -> None:
    """Empty every cache of the kernel and of what asks it, so that the next call is a first one."""
    for name in sorted(sys.modules):
        if name.startswith(("battlefield.geometry", "battlefield.rules.")):
            for function in vars(sys.modules[name]).values():
                if hasattr(function, "cache_clear") and not isinstance(function, type):
                    function.cache_clear()
