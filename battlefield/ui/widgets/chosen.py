"""Language, unit, pace of motion and colours as they were chosen, read from the settings."""

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from battlefield.app.commands.key_set import KeySet, KeySetError
from battlefield.app.playing.speeds import PACES, SPEEDS, Pace, Speed
from battlefield.app.wording.lengths import LENGTH_UNITS, LengthUnit
from battlefield.resources import translations
from battlefield.ui.widgets.palette import DARK, LIGHT, Colours
from battlefield.ui.widgets.settings import Settings

SYSTEM, ENGLISH = "system", "en"
KEYS = "keys"  # under which the changed keys are kept
Choice = TypeVar("Choice", bound=str)


def languages() -> dict[str, str]:
    """Return the languages there are by their codes, each by its own name."""
    return {ENGLISH: "English", **{code: _own_name(code) for code in translations()}}


def language(settings: Settings) -> str:
    """Return the code of the language to speak: the chosen one, or the first of the system's there is."""
    wanted = settings.text("language", SYSTEM)
    known = languages()
    if wanted in known:
        return wanted
    system = (each.replace("_", "-").partition("-")[0] for each in QLocale.system().uiLanguages())
    return next((each for each in system if each in known), ENGLISH)


def _own_name(code: str) -> str:
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


def keys(settings: Settings) -> KeySet:
    """Return the keys of the commands; those they come with where what is kept cannot be used."""
    kept = settings.text(KEYS, "")
    try:
        return KeySet.read(kept) if kept else KeySet()
    except KeySetError:
        return KeySet()


def unit(settings: Settings) -> LengthUnit:
    """Return the unit in which lengths are shown."""
    return _chosen(settings, "unit", LENGTH_UNITS, "inches")


def speed(settings: Settings) -> Speed:
    """Return the pace at which a battle moves; nothing moves by itself where the system animates nothing."""
    return _chosen(settings, "motion", SPEEDS, "normal" if is_animated() else "off")


def is_animated() -> bool:
    """Return whether the system has programs animate what they show."""
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) > 0


def pace(settings: Settings) -> Pace:
    """Return the pace at which the program plays."""
    return _chosen(settings, "pace", PACES, "normal")


def _chosen(settings: Settings, key: str, choices: Iterable[Choice], usual: Choice) -> Choice:
    """Return the choice that is kept under a key; the usual one where none of them is."""
    found = settings.text(key, usual)
    return next((choice for choice in choices if choice == found), usual)


def wanted_colours(settings: Settings) -> Colours:
    """Return the colours that are asked for: the system's, as long as none are."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return {"light": LIGHT, "dark": DARK}.get(settings.text("theme", "system"), DARK if dark else LIGHT)
