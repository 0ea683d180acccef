"""Rosters, deployment zones, and where who arrives late comes in."""
