"""Where a drawing hand snaps to."""
