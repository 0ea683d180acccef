"""What books of single models share."""

OPEN = (
    "own_effects",
    "own_faults",
    "own_form",
    "single",
    "single_bench",
    "single_book",
    "single_muster",
    "sliding",
    "strip_deployment",
    "way",
    "words",
)  # the modules that others may import
