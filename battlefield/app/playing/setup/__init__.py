"""A battle being set up."""
