"""JSON text to plain values, with complaints that name the place."""

OPEN = (
    "errors",
    "fields",
    "json_text",
    "keys",
    "lengths",
    "limits",
    "watching",
)  # the modules that others may import
