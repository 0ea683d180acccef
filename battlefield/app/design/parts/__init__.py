"""The parts of a drawing: found, placed, moved, worded."""
