"""One number for a whole state, the same in every process and on every machine."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from hashlib import blake2b

from battlefield.rules.state import State


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
    if is_dataclass(value):
        parts = (f"{each.name}={canonical(getattr(value, each.name))}" for each in fields(value))
        return f"{type(value).__name__}({','.join(parts)})"
    raise TypeError(f"a state cannot hold a {type(value).__name__}")
