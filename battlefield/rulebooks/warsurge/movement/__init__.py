"""Moves, dashes, deployment, transports, forced movement and dangerous ground."""
