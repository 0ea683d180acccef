"""Exact shapes and questions about them; the only package that imports numpy and shapely."""
