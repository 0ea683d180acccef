"""Times taken round robin in one process, so that ratios hold whatever else the machine does."""

import statistics
import time
from collections.abc import Callable, Mapping

Runs = Mapping[str, Callable[[], object]]


def medians(runs: Runs, repeats: int = 15) -> dict[str, float]:
    """Give the median seconds of each run; every round runs each once, after one round to warm up."""
    times: dict[str, list[float]] = {name: [] for name in runs}
    for round_ in range(repeats + 1):
        for name, run in runs.items():
            start = time.perf_counter()
            run()
            if round_:
                times[name].append(time.perf_counter() - start)
    return {name: statistics.median(taken) for name, taken in times.items()}


def told(title: str, found: Mapping[str, float], ours: str) -> None:
    """Print times in milliseconds and how many times as long as ours each other took."""
    own = found[ours]
    parts = [f"{ours} {1000 * own:.3f} ms"]
    parts += [f"{name} {1000 * t:.3f} ms = {t / own:.1f}×" for name, t in found.items() if name != ours]
    print(f"{title:38} {' | '.join(parts)}")
