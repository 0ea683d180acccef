"""The table, painted: a projection of the scene that touches only what differs."""
