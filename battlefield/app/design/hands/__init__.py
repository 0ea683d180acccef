"""The hands that select, move and reshape parts."""
