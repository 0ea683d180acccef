"""Gaps between shapes, how deep they overlap, and what lies inside of what."""
