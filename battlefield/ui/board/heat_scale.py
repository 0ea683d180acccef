"""The colours of heat maps: what stands out more from the mat is more, on a path that no eye confuses.

Lightness changes evenly along each scale, and its hues run between yellow and blue, or part into orange and
blue where values can be negative.
"""

from PySide6.QtGui import QColor

from battlefield.geometry.templates import HeatMap
from battlefield.ui.widgets.palette import Colours, faded, mixed

_RISING = {
    "light": ("#F0ECA5", "#ACD58E", "#5CBC8C", "#009D93", "#007791", "#00507F", "#1F2B5D"),
    "dark": ("#2A316B", "#0A568B", "#007E9C", "#00A39C", "#5DC294", "#AEDA90", "#F5F0A0"),
}
_GAIN = {
    "light": ("#CBE1F8", "#87ADD4", "#457AAF", "#00488A"),
    "dark": ("#233F5B", "#446C95", "#679DD4", "#8CD0FF"),
}
_LOSS = {
    "light": ("#F5D7C7", "#CE9C81", "#A5643D", "#7B2A00"),
    "dark": ("#56331F", "#8E5B3D", "#CA865F", "#FFB382"),
}
_FAINTEST, _FIRMEST = 0.30, 0.88  # opacity: the table stays in sight
_VEILED = 0.88  # of the ground that the mat hides under a map: what is left has no colour of the scale
_CLEARING = 0.12  # the share below which gain and loss fade out


def rising(colours: Colours, share: float) -> QColor:
    """Return the colour of a share of the highest value, above 0 to 1."""
    return _along(_RISING[colours.name], share)


def parting(colours: Colours, share: float) -> QColor:
    """Return the colour of a share from -1, the most lost, to 1, the most gained; zero is clear."""
    if not share:
        return QColor(0, 0, 0, 0)
    colour = _along((_GAIN if share > 0.0 else _LOSS)[colours.name], abs(share))
    colour.setAlphaF(colour.alphaF() * min(1.0, abs(share) / _CLEARING))  # no edge where gain turns into loss
    return colour


def veil(colours: Colours) -> QColor:
    """Return what lies between ground and map: no field looks as yellow, no pit as dark as a value."""
    return faded(colours.mat, _VEILED)


def colour_table(colours: Colours, parts: bool) -> list[int]:
    """Return the colours of levels 0 to 255 as ARGB; a scale that `parts` has its zero in the middle."""
    top, middle = HeatMap.TOP, HeatMap.MIDDLE
    if parts:
        shares = (max(-1.0, (level - middle) / (top - middle)) for level in range(top + 1))
        return [parting(colours, share).rgba() for share in shares]
    return [0, *(rising(colours, level / top).rgba() for level in range(1, top + 1))]


def _along(stops: tuple[str, ...], share: float) -> QColor:
    place = share * (len(stops) - 1)
    first = min(int(place), len(stops) - 2)
    colour = mixed(stops[first], stops[first + 1], place - first)
    colour.setAlphaF(_FAINTEST + (_FIRMEST - _FAINTEST) * share)
    return colour
