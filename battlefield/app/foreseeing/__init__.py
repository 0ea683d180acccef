"""What may come of something that dice decide: all ways that it can go, or trials where they are too many."""

OPEN = (
    "chances",
    "changes",
    "looking",
    "telling",
    "ways",
)  # the modules that others may import
