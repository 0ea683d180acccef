"""What a move reaches: the way to one place, and all places."""
