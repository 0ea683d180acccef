"""Proofs of sight that can be checked without this kernel: a line with room, or a division that shuts all."""
