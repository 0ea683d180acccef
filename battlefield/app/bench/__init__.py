"""The effect bench: one effect of a book carried out on any table, without a window."""
