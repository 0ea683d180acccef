"""Shortest ways among walls, bodies and ground of other prices."""
