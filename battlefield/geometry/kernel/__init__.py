"""What all of geometry stands on: lengths, tolerance, shapes, bases, verdicts, how searches are stopped."""

OPEN = (
    "affine",
    "bases",
    "cancellation",
    "identity_cache",
    "shapes",
    "tags",
    "template_table",
    "tolerance",
    "units",
)  # the modules that others may import
SISTERS = ("arrays", "discs", "ellipse")
