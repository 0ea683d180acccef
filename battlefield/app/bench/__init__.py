"""The effect bench: one effect of a book carried out on any table, without a window."""

OPEN = (
    "bench_tool",
    "carrying_out",
    "foresight",
    "listing",
    "one_effect",
    "results",
    "workbench",
)  # the modules that others may import
