"""The one place where the program draws by chance: the seed of a battle, which settles all its dice."""

from secrets import randbelow

DRAWN_BELOW = 1_000_000_000  # short enough to be read out and typed again


def drawn_seed() -> int:
    """Draw a seed."""
    return randbelow(DRAWN_BELOW)
