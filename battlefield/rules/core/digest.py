"""One number for a whole state, the same in every process and on every machine."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b

from battlefield.geometry.kernel.identity_cache import Same
from battlefield.geometry.kernel.tags import parts_of, tag_of
from battlefield.rules.core.state import Effect, Figure, Profile, State, Unit
from battlefield.rules.scene.contents import Area, Border, Model, Terrain
from battlefield.rules.scene.scenario import Zone

_Lasting = Terrain | Effect | Figure | Profile | Unit
"""What stays the same object from state to state where nothing happens to it."""


_LATER: Mapping[type, tuple[str, ...]] = {
    Area: ("hold", "start"),
    Border: ("id", "hold"),
    Model: ("hold", "sigma", "rings"),
    Terrain: ("cover", "hold", "sigma", "door", "picture"),
    Zone: ("hold",),
}
"""Fields that records got later: games saved before keep their hashes, for what is as usual is left out."""
_LATEST: Mapping[type, tuple[str, ...]] = {
    Area: ("start",),
    Model: ("sigma", "rings"),
    Terrain: ("sigma", "door", "picture"),
}
"""Those that came after all fields of pieces had counted once."""
_OF_STATES = ("zones", "entries")  # the same of states
_UNCOUNTED = ("scenery",)  # of states, and never counted


def digest(state: State) -> str:
    """Return the hash of a state, 32 hexadecimal digits."""
    return _hashed(canonical(state))


def recorded_digest(state: State, seed: int) -> str:
    """Return the hash that records give of a state; there the seed of its game counts, as it always did."""
    return _hashed(_recorded(state, seed, False))


def is_recorded_digest(state: State, seed: int, found: object) -> bool:
    """Whether a record gives a state's hash, as it is now or as it was when all fields of pieces counted."""
    return found in (recorded_digest(state, seed), _hashed(_recorded(state, seed, True)))


def _recorded(state: State, seed: int, is_full: bool) -> str:
    """Write a state out as when it held the seed itself, next to its book."""
    book, *others = _named(state, is_full)
    return f"State({','.join((book, f'seed={seed!r}', *others))})"


def _hashed(text: str) -> str:
    hasher = blake2b(digest_size=16)
    hasher.update(text.encode())
    return hasher.hexdigest()


def canonical(value: object) -> str:
    """Write a value out so that equal values, and only those, are written alike."""
    return _written(value, False)


def _written(value: object, is_full: bool) -> str:
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else repr(value)
    if isinstance(value, bool | int | str) or value is None:
        return repr(value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, tuple):
        return f"({','.join(_written(part, is_full) for part in value)})"
    if isinstance(value, Mapping):
        parts = (f"{_written(key, is_full)}:{_written(value[key], is_full)}" for key in sorted(value))
        return f"{{{','.join(parts)}}}"
    if isinstance(value, _Lasting):
        return _kept(Same(value), is_full)
    return _parts(value, is_full)


@lru_cache(maxsize=128)
def _kept_part(part: Same[object], is_full: bool) -> str:
    """Write a part of a state out: most are the same objects from state to state."""
    return _written(part.value, is_full)


@lru_cache(maxsize=4096)
def _kept(value: Same[_Lasting], is_full: bool) -> str:
    return _parts(value.value, is_full)


def _parts(value: object, is_full: bool) -> str:
    return f"{tag_of(type(value))}({','.join(_named(value, is_full))})"


def _named(value: object, is_full: bool) -> list[str]:
    """Write each field that counts with its tag, in their order."""
    of_pieces = _LATEST if is_full else _LATER
    later = _OF_STATES if isinstance(value, State) else of_pieces.get(type(value), ())
    parts = ((tag, getattr(value, each.name), each) for tag, each in parts_of(type(value)).items())
    return [
        f"{tag}={_kept_part(Same(part), is_full) if isinstance(value, State) else _written(part, is_full)}"
        for tag, part, each in parts
        if not (tag in later and part == each.default)
        and not (isinstance(value, State) and tag in _UNCOUNTED)
    ]
