"""The table, painted: a projection of the scene that touches only what differs."""

OPEN = (
    "area_lines",
    "backdrop",
    "board_scene",
    "board_view",
    "drawing_item",
    "heat_picture",
    "heat_scale",
    "items",
    "lettering",
    "overlay",
    "paths",
    "room_badge",
    "scenario.scenario_items",
    "sign_names",
    "stamps",
    "terrain.terrain_item",
    "untouched_item",
)  # the modules that others may import
