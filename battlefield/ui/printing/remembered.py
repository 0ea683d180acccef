"""A wish to print kept among the settings, so that the dialog opens as it was left."""

import json
from dataclasses import asdict, fields
from typing import Any, get_args

from battlefield.app.printing.paper import Orientation, PaperName
from battlefield.app.printing.wish import ALL_TEMPLATES, OVERLAPS, SCALES, Shown, What, Wish
from battlefield.ui.widgets.settings import PRINT, Settings


def keep_wish(settings: Settings, wish: Wish) -> None:
    """Write a wish among the settings."""
    settings.keep(PRINT, json.dumps(asdict(wish)))


def kept_wish(settings: Settings) -> Wish:
    """Read the wish that was kept; what is not understood stands at its usual value."""
    try:
        found = json.loads(settings.text(PRINT, "{}"))
    except ValueError:
        return Wish()
    return _wish(found) if isinstance(found, dict) else Wish()


def _wish(found: dict[str, Any]) -> Wish:
    usual = Wish()
    shown = found.get("shown")
    flags = shown if isinstance(shown, dict) else {}
    looks = asdict(usual.shown) | {key: value for key, value in flags.items() if isinstance(value, bool)}
    looks = {each.name: looks[each.name] for each in fields(Shown)}
    return Wish(
        what=_one_of(found.get("what"), get_args(What), usual.what),
        paper=_one_of(found.get("paper"), get_args(PaperName), usual.paper),
        orientation=_one_of(found.get("orientation"), get_args(Orientation), usual.orientation),
        overlap=_number(found.get("overlap"), OVERLAPS, usual.overlap),
        scale=_one_of(found.get("scale"), tuple(SCALES.values()), usual.scale),
        shown=Shown(**looks),
        sizes=_sizes(found.get("sizes")),
        effects=_words(found.get("effects"), usual.effects),
        copies=int(_number(found.get("copies"), (1, 50), usual.copies)),
    )


def _one_of(value: Any, known: tuple[Any, ...], usual: Any) -> Any:
    return next((each for each in known if each == value), usual)


def _number(value: Any, limits: tuple[float, float], usual: float) -> float:
    is_one = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_one and limits[0] <= value <= limits[1] else usual


def _sizes(value: Any) -> Any:
    pairs = [tuple(each) for each in value if isinstance(each, list)] if isinstance(value, list) else None
    return ALL_TEMPLATES if pairs is None else tuple(each for each in ALL_TEMPLATES if each in pairs)


def _words(value: Any, usual: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(each for each in value if isinstance(each, str)) if isinstance(value, list) else usual
