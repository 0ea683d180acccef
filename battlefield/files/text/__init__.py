"""JSON text to plain values, with complaints that name the place."""
