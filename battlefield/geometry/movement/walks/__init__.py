"""Walks of bases over a table: open places, joined parts, and room for many."""
