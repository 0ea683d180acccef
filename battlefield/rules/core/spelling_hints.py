"""Slips in what players write down: the nearest known words, and numbers that mean nothing."""

from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher, get_close_matches

from battlefield.rules.core.words import Stats

_AS_NEAR = 0.15  # of likeness by which others may be less near than the nearest


def nearest(name: str, known: Iterable[str]) -> str:
    """Offer the nearest known words, as the end of a sentence; nothing where none is near."""
    close = get_close_matches(name, list(known), n=3, cutoff=0.6)
    near = [each for each in close if _likeness(name, each) >= _likeness(name, close[0]) - _AS_NEAR]
    return f"; did you mean {' or '.join(near)}?" if near else ""


def _likeness(name: str, other: str) -> float:
    return SequenceMatcher(None, other, name).ratio()


def stat_faults(place: str, stats: Stats, known: Sequence[str], none: Sequence[str] = ()) -> Iterator[str]:
    """Say which stats are not known, and which have no number; some may have `none`."""
    for name, value in stats.items():
        if name not in known:
            yield f"{place}.{name} is not known; leave it out{nearest(name, known)}"
        elif value is None and name not in none:
            yield f"{place}.{name} is null; write 0 for none"
