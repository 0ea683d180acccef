"""Many battles of two players, some at once: each as it ends, in whatever order."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context

from battlefield.app.contests.matches import Fought, Match, play_match


def battles(matches: Sequence[Match], at_once: int) -> Iterator[Fought]:
    """Play battles, so many at once in processes of their own, and yield each as it ends."""
    if at_once < 2 or len(matches) < 2:
        yield from map(play_match, matches)
        return
    workers = min(at_once, len(matches))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(play_match, match) for match in matches}
        try:
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for each in ended:
                    yield each.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
