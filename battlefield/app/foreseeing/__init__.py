"""What may come of something that dice decide: all ways that it can go, or many trials where there are too many."""
