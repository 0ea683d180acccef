"""Answers about limits with what they are worth: each a margin, its uncertainty, and a ruling."""
