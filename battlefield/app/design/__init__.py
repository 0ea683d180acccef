"""Designing a table: drawing, editing and checking what lies on it, without Qt."""
