"""Journals: each change on disk before it is seen; what damage does to them."""
