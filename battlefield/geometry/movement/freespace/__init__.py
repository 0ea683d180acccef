"""freespace."""
