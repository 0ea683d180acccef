"""Scenes written for other programs, each with sentences about what the other format could not hold."""

from collections.abc import Callable

from battlefield.files.exports.result import PIXELS_PER_INCH, Exported
from battlefield.files.text.errors import SceneError, listed
from battlefield.rules.scene.contents import Scene

OPEN = ("rings",)  # the modules that others may import

__all__ = ["ENDINGS", "FORMATS", "PIXELS_PER_INCH", "Exported", "exported", "format_named"]

FORMATS: dict[str, str] = {  # by name: what a menu calls it
    "geojson": "GeoJSON",
    "tiled": "Tiled map",
    "uvtt": "Universal VTT",
    "foundry": "Foundry scene",
    "svg": "SVG outlines",
    "summary": "Text summary",
}
ENDINGS: dict[str, tuple[str, ...]] = {  # the first is written where none is given
    "geojson": (".geojson",),
    "tiled": (".tmj",),
    "uvtt": (".dd2vtt", ".uvtt", ".df2vtt"),
    "foundry": (".foundry.json",),
    "svg": (".svg",),
    "summary": (".txt",),
}


def exported(
    scene: Scene, name: str, picture: bytes = b"", title: str = "", pixels_per_inch: int = PIXELS_PER_INCH
) -> Exported:
    """Write a scene in a format; only a Universal VTT map has a picture, a PNG of so many pixels to the inch.

    `title` stands over a summary of a scene that has no name.
    """
    from battlefield.files.exports import (
        foundry,
        geojson,
        summary,
        svg,
        tiled,
        uvtt,
    )  # each when first wanted

    if name == "uvtt":
        return uvtt.exported(scene, picture, pixels_per_inch)
    writers: dict[str, Callable[[Scene], Exported]] = {
        "geojson": geojson.exported,
        "tiled": tiled.exported,
        "foundry": foundry.exported,
        "svg": svg.exported,
        "summary": lambda known: summary.exported(known, title),
    }
    return writers[name](scene)


def format_named(path: str) -> str:
    """Tell the format that a file's name asks for by its ending; SceneError where it asks for none."""
    for name, endings in ENDINGS.items():
        if path.lower().endswith(endings):
            return name
    known = [ending for endings in ENDINGS.values() for ending in endings]
    raise SceneError("", "has no ending that is known", f"it must end in {listed(known)}", path)
