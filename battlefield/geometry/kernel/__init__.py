"""What all of geometry stands on: lengths, tolerance, shapes, bases, verdicts, how searches are stopped."""

OPEN = ("affine", "arrays", "bases", "cancellation", "identity_cache", "shapes", "tags", "tolerance", "units")
SISTERS = ("discs", "ellipse")
