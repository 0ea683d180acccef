"""The first contact of a shape that slides along a line."""
