"""What a place sees, and maps of how many see each place."""
