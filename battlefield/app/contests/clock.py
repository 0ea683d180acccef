"""The one clock: how long players take, and how long they may; nothing that the rules do looks at it."""

from time import monotonic, process_time

__all__ = ["monotonic", "process_time"]
