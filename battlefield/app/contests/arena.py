"""Many battles of two players, some at once: each as it ends, in whatever order."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context, parent_process
from threading import Thread

from battlefield.app.contests.matches import Fought, Match, play_match


def battles(matches: Sequence[Match], at_once: int) -> Iterator[Fought]:
    """Play battles, so many at once in processes of their own, and yield each as it ends."""
    if at_once < 2 or len(matches) < 2:
        yield from map(play_match, matches)
        return
    workers = min(at_once, len(matches))
    with ProcessPoolExecutor(workers, get_context("spawn"), _end_with_the_arena) as pool:
        running = {pool.submit(play_match, match) for match in matches}
        try:
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for each in ended:
                    yield each.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _end_with_the_arena() -> None:
    """Let a process that plays battles end once nobody is left to hear of them."""
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    arena = parent_process()
    if arena is not None:
        arena.join()
        os._exit(1)
