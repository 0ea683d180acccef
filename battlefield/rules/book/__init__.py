"""What a book of rules offers to be played by, and to be tried on the bench."""
