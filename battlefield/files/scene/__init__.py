"""Scene files read and written, told apart from others, and kept from being overwritten."""

OPEN = (
    "doors",
    "drawn",
    "exif",
    "holds",
    "kinds",
    "objectives",
    "on_disk",
    "opening",
    "piece_picture_files",
    "pictures",
    "reading",
    "shapes",
    "whole_files",
    "writing",
)  # the modules that others may import
