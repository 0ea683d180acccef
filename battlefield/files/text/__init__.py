"""JSON text to plain values, with complaints that name the place."""

OPEN = (
    "errors",
    "fields",
    "json_text",
    "keys",
    "lengths",
    "limits",
    "ring_words",
    "watching",
)  # the modules that others may import
