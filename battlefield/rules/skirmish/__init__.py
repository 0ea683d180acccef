"""What books of single models share."""

OPEN = (
    "single",
    "single_bench",
    "single_book",
    "single_muster",
    "strip_deployment",
    "way",
    "words",
)  # the modules that others may import
