"""What proves a verdict of sight to whoever has not this kernel: a line with room, or a division."""

from battlefield.geometry.pieces import Table
from battlefield.geometry.sight.deep import Segment
from battlefield.geometry.sight.proving.division import division
from battlefield.geometry.sight.proving.free_lines import free_line

Proof = dict[str, object] | None


def proved(table: Table, ends: tuple[str, str], models_block: bool, line: Segment | None) -> Proof:
    """Prove that the line known between two bodies is free, or, where there is none, that none can be."""
    if line is None:
        found = division(table, *ends, models_block)
        return {"division": found} if found is not None else None
    free = free_line(table, *ends, models_block, line)
    return {"line": free.line, "shift": free.shift, "room": free.room} if free is not None else None
