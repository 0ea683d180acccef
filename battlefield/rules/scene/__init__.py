"""What lies on a table, as frozen facts: board, terrain, models, templates, zones, objectives."""

OPEN = (
    "certainty",
    "contents",
    "doors",
    "idle_doors",
    "objectives",
    "parts",
    "piece_picture",
    "scenario",
    "unsure",
)  # the modules that others may import
