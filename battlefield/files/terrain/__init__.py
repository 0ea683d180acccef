"""The kinds of terrain, the words they go by, and the sizes of bases."""
