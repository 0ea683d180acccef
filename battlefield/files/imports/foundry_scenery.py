"""What of a Foundry scene as a whole no table has: its darkness, its global light, weather, levels."""

from collections.abc import Iterator
from math import isfinite

from battlefield.files.text.errors import shown
from battlefield.files.text.fields import Fields


def lost_of_scene(whole: Fields) -> Iterator[str]:
    """Yield what is lost, in sentences."""
    told = _inside(whole.found.get("environment"))  # of version 12 and later
    dark = told.get("darknessLevel", whole.found.get("darkness"))
    if _is_more_than(dark, 0.0):
        share = f"{dark:g} of 1" if _is_number(dark) else shown(dark)
        yield f"the darkness of the scene, {share}: all of the table is bright"
    light = _inside(told.get("globalLight")).get("enabled", whole.found.get("globalLight"))
    if light not in (None, False, 0):
        yield "the global light of the scene: all of the table is bright anyway"
    if (weather := whole.found.get("weather")) not in (None, ""):
        yield f"the weather of the scene: {shown(weather)}"
    above = whole.found.get("foreground")
    if _inside(above).get("src", above) not in (None, "", {}):
        yield "the picture above the tokens"
    levels = whole.found.get("levels")
    if isinstance(levels, list) and len(levels) > 1:
        yield f"the {len(levels)} levels of the scene: all of them lie on one table"
    yield from _lost_of_picture(_inside(whole.found.get("background")))


def _lost_of_picture(background: dict[str, object]) -> Iterator[str]:
    """Yield how the picture beneath would lie otherwise than all over the scene."""
    if background.get("src") in (None, ""):
        return
    for key, usual, words in (
        ("rotation", 0.0, "the turn"),
        ("scaleX", 1.0, "the width"),
        ("scaleY", 1.0, "the height"),
    ):
        if (value := background.get(key)) is not None and (not _is_number(value) or value != usual):
            yield f"{words} of the picture beneath, {shown(value)}: it covers the whole scene"


def _inside(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def _is_more_than(value: object, least: float) -> bool:
    """Return whether a value is a larger number, or something that is told and no number."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return not value <= least
    return value not in (None, "", False)
