"""Movement Actions, displacement, deployment and what is summoned."""
