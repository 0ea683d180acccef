"""A battle being played: begun, opened, told, replayed."""
