"""One number for a whole state, the same in every process and on every machine."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b

from battlefield.rules.scene import Terrain
from battlefield.rules.state import Effect, Figure, Profile, State, Unit
from battlefield.rules.table import Same

_Lasting = Terrain | Effect | Figure | Profile | Unit
"""What stays the same object from state to state where nothing happens to it."""


def digest(state: State) -> str:
    """Give the hash of a state, 32 hexadecimal digits."""
    hasher = blake2b(digest_size=16)
    hasher.update(canonical(state).encode())
    return hasher.hexdigest()


def canonical(value: object) -> str:
    """Write a value out so that equal values, and only those, are written alike."""
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() else repr(value)
    if isinstance(value, bool | int | str) or value is None:
        return repr(value)
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, tuple):
        return f"({','.join(canonical(part) for part in value)})"
    if isinstance(value, Mapping):
        return f"{{{','.join(f'{canonical(k)}:{canonical(value[k])}' for k in sorted(value))}}}"
    if isinstance(value, _Lasting):
        return _kept(Same(value))
    if is_dataclass(value):
        return _parts(value)
    raise TypeError(f"a state cannot hold a {type(value).__name__}")


@lru_cache(maxsize=4096)
def _kept(value: Same[_Lasting]) -> str:
    return _parts(value.value)


def _parts(value: object) -> str:
    names = [each.name for each in fields(value)]  # type: ignore[arg-type]
    if isinstance(value, State) and not value.zones:
        names.remove("zones")  # games saved before there were any keep their hashes
    parts = (f"{name}={canonical(getattr(value, name))}" for name in names)
    return f"{type(value).__name__}({','.join(parts)})"
