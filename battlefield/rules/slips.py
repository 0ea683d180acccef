"""Slips in what players write down: the nearest known words, and numbers that mean nothing."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str:
    """Offer the nearest known words, as the end of a sentence; nothing where none is near."""
    close = get_close_matches(name, list(known), n=3, cutoff=0.6)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def stat_faults(place: str, stats: Mapping[str, int | None], known: Sequence[str]) -> Iterator[str]:
    """Say which stats are not known, and which have no number."""
    for name, value in stats.items():
        if name not in known:
            yield f"{place}.{name} is not known; leave it out{nearest(name, known)}"
        elif value is None:
            yield f"{place}.{name} is null; write 0 for none"
