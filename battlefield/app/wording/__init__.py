"""How lengths, sizes, names and faults are written and read."""

OPEN = (
    "certainty",
    "effect_page",
    "fault_words",
    "finding",
    "lengths",
    "names",
    "percents",
    "presets",
    "retelling",
    "ring_lengths",
    "rulebook_list",
    "rulings_told",
    "side_colours",
    "spoken",
    "told_apart",
    "told_lengths",
    "translation",
    "typed_bases",
    "typed_moves",
    "unit_marks",
)  # the modules that others may import
