"""Convex outlines in any position: how far they reach, overlap, and touch."""
