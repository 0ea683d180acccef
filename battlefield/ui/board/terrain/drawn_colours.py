"""The colours of terrain in its drawn look, by day and by night."""

from dataclasses import dataclass

from PySide6.QtGui import QColor

from battlefield.ui.widgets.palette import Colours, faded, mixed

_LIT, _SHADED, _FIRE = "#FFF7E2", "#191612", "#FF9A2E"
_NIGHT, _DARKENED = "#16181C", 0.42
_FACES = {
    "wood": "#86A35C",
    "hill": "#C2B781",
    "water": "#6FA6C2",
    "river": "#6FA6C2",
    "road": "#C9B48D",
    "field": "#D8C878",
    "ruin": "#B7AD9D",
    "building": "#B27A5E",
    "tower": "#A39B90",
    "wall": "#A0988B",
    "hedge": "#6E9048",
    "fence": "#A9844F",
    "rock": "#A39C92",
    "crater": "#B89E78",
    "rubble": "#B5A996",
    "bridge": "#B38B57",
    "barricade": "#BBA06B",
    "container": "#7796A6",
    "crates": "#BD9154",
    "pipes": "#9FA8AC",
    "wreck": "#8F7B69",
    "swamp": "#94A379",
    "trench": "#957D5B",
    "chasm": "#5A5349",
    "fire": "#5B4436",
    "smoke": "#C9CDD3",
    "": "#BBB2A4",
}


@dataclass(frozen=True, slots=True)
class Tone:
    """How a colour differs from a piece's own: lighter to 1, darker to -1, how opaque, how near to fire."""

    light: float
    alpha: float = 1.0
    warm: float = 0.0


def drawn_face(colours: Colours, kind: str) -> QColor:
    """Return the colour of a kind of terrain, darkened by night."""
    face = _FACES.get(kind, _FACES[""])
    return QColor(face) if colours.name == "light" else mixed(face, _NIGHT, _DARKENED)


def toned(colours: Colours, face: QColor, tone: Tone) -> QColor:
    """Return a tone of a colour; by night light is weaker."""
    base = mixed(face.name(), _FIRE, tone.warm) if tone.warm else face
    if tone.light > 0.0:
        found = mixed(base.name(), _LIT, min(1.0, tone.light * (1.0 if colours.name == "light" else 0.55)))
    else:
        found = mixed(base.name(), _SHADED, min(1.0, -tone.light))
    return faded(found, tone.alpha)
