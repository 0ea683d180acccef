"""What all of geometry stands on: lengths, tolerance, shapes, bases, verdicts, how searches are stopped."""
