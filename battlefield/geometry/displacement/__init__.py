"""Forced movement: slides, sweeps, pushes, footing and falls."""
