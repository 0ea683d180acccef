"""The battle report, painted and written."""
