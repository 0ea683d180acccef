"""What the hand does while something is asked: one kind of hand for each kind of question."""
