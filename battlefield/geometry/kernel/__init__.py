"""What all of geometry stands on: lengths, tolerance, shapes, bases, verdicts, and how searches are stopped."""
