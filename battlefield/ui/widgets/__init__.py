"""Small parts that every page is made of: fields, labels, icons, colours, settings."""

OPEN = (
    "actions",
    "bridge",
    "choice_field",
    "chosen",
    "die",
    "fitting",
    "icons",
    "keyboard_focus",
    "line_box",
    "number_field",
    "options_panel",
    "owner",
    "palette",
    "places",
    "plain",
    "prompts",
    "read_pictures",
    "settings",
    "shown_words",
    "wrapping",
)  # the modules that others may import
