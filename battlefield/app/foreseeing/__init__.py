"""What may come of something that dice decide: all ways that it can go, or trials where they are too many."""
