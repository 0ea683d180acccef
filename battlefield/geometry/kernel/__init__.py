"""What all of geometry stands on: lengths, tolerance, shapes, bases, verdicts, how searches are stopped."""

OPEN = (
    "affine",
    "arrays",
    "bases",
    "cancellation",
    "discs",
    "ellipse",
    "identity_cache",
    "shapes",
    "tags",
    "tolerance",
    "units",
    "verdicts",
)  # the modules that others may import
