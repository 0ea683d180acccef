"""Which models hang together, and the move that mends it."""
