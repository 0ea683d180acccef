"""The settings of a battle as people choose them: what each is called, does, and when it counts."""

from collections.abc import Mapping, Sequence

from battlefield.files.text.errors import did_you_mean, listed
from battlefield.rules.book.setting import Setting
from battlefield.rules.core.values import Scalar

LENGTHS = ("turns", "rounds")
"""What books call the limit that a scenario proposes."""

Chosen = Mapping[str, Scalar]
"""What is chosen, by the names of settings; what is left out is as usual."""

Settings = Sequence[Setting]


def setting_named(settings: Settings, name: str) -> Setting | None:
    """Find a setting by its name in scripts; None where a book has none of that name."""
    return next((setting for setting in settings if setting.name == name), None)


def wrong_value(setting: Setting, value: Scalar, sides: Sequence[str]) -> str:
    """Say what a setting must be where a value is none of it, or nothing."""
    if setting.is_side:
        return "" if value == "" or value in sides else f"it must be a side: {listed(sides)}"
    if setting.choices:
        known = [each for each, _ in setting.choices]
        return "" if value in known else f"it must be {_any_of(known, value)}"
    if setting.letters or isinstance(setting.usual, str):
        return "" if isinstance(value, str) else "it must be a text"
    whole = isinstance(value, int) and not isinstance(value, bool)
    fits = whole and isinstance(value, int) and setting.least <= value <= setting.most
    return "" if fits else f"it must be a whole number from {setting.least} to {setting.most}"


def _any_of(known: Sequence[Scalar], value: Scalar) -> str:
    """List what a setting may be, with the word that is most likely meant."""
    words = [each for each in known if isinstance(each, str)]
    hint = did_you_mean(value, words) if isinstance(value, str) else ""
    plain = [str(each).lower() if isinstance(each, bool) else str(each) for each in known]
    return f"{listed(words)}{hint}" if len(words) == len(known) else f"{', '.join(plain[:-1])} or {plain[-1]}"


def bounded(setting: Setting, number: int) -> int:
    """Return the number that a setting may be which is nearest to one."""
    return max(setting.least, min(setting.most, number))


def counting(settings: Settings, chosen: Chosen) -> tuple[Setting, ...]:
    """Return the settings that matter in the game that is chosen, in the order in which they are shown."""
    now = {setting.name: value_of(setting, chosen) for setting in settings}
    return tuple(
        setting for setting in settings if all(now[name] in values for name, values in setting.only.items())
    )


def value_of(setting: Setting, chosen: Chosen) -> Scalar:
    """Return what a setting is: what was chosen, else what is usual in this game."""
    usual = setting.usual
    if setting.follows in chosen:
        usual = setting.usuals.get(chosen[setting.follows], usual)
    return chosen.get(setting.name, usual)


def written(settings: Settings, chosen: Chosen) -> dict[str, Scalar]:
    """Return what a battle is told: what is always told, and what differs from the usual and counts."""
    told = ((setting, value_of(setting, chosen)) for setting in counting(settings, chosen))
    return {setting.name: value for setting, value in told if setting.is_told or value != setting.usual}
