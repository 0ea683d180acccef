"""The table of a scene as the kernel sees it: the same that the rules ask about."""

from battlefield.rules.table import body_of, piece_of, table_of

__all__ = ["body_of", "piece_of", "table_of"]
