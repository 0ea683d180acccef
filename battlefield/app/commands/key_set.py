"""The keys of all commands: those they come with, and those that somebody has given them instead."""

import json
import re
from collections.abc import Iterable, Mapping

from battlefield.app.commands.command import MENUS, Command, menu_words, plain
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.wording.translation import tr

FORMAT = "battlefield-keys"
MOST = 4  # keys of one command
_LONGEST = 60  # letters of a key
_MODIFIERS = ("ctrl", "alt", "shift", "meta")
_WORDS = ("A", "I")  # keys that are words as well
_KEPT = ("esc", "escape")  # steps back everywhere
_BY_ID = {command.id: command for command in COMMANDS}

Keys = tuple[str, ...]


class KeySetError(ValueError):
    """Why a set of keys cannot be used, in one sentence."""


def usual(command: Command) -> Keys:
    """Return the keys that a command comes with."""
    return tuple(key for key in (command.shortcut, *command.keys) if key)


def presses(key: str) -> tuple[frozenset[str], ...]:
    """Return what is pressed, one after the other: "D, R" is two presses; the order of modifiers is free."""
    return tuple(map(_press, key.split(", ")))


def _press(chord: str) -> frozenset[str]:
    left, held = chord.strip().lower(), set[str]()
    while True:
        begun = (each for each in _MODIFIERS if left.startswith(f"{each}+"))
        found = next((each for each in begun if left[len(each) + 1 :]), "")
        if not found:
            return frozenset({*held, left})
        held.add(found)
        left = left[len(found) + 1 :]


def clash(one: str, other: str) -> bool:
    """Return whether one of two keys is the other, or its beginning: the longer could never be pressed."""
    first, second = presses(one), presses(other)
    shorter = min(len(first), len(second))
    return first[:shorter] == second[:shorter]


class KeySet:
    """Which keys each command has; `changed` holds those that are not as they come."""

    def __init__(self, changed: Mapping[str, Keys] | None = None) -> None:
        self.changed: dict[str, Keys] = dict(changed or {})

    def of(self, command: Command) -> Keys:
        """Return the keys of a command, the one that is shown beside it first."""
        return self.changed.get(command.id, usual(command))

    def first(self, command: Command) -> str:
        """Return the key that is shown beside a command, or nothing."""
        return next(iter(self.of(command)), "")

    def words(self, command: Command) -> str:
        """Write all keys of a command."""
        return ", ".join(self.of(command))

    def told(self, words: str) -> str:
        """Name the keys that commands have in words that name those they come with."""
        instead = {}
        for id_ in self.changed:
            for key in usual(_BY_ID[id_])[:1]:
                instead[key] = self.first(_BY_ID[id_]) or f"“{_BY_ID[id_].plain_text}”"
        known = [key for key in instead if key not in _WORDS]
        if not known:
            return words
        either = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
        return re.sub(rf"(?<![\w+])(?:{either})(?![\w+])", lambda found: instead[found[0]], words)

    def told_in_marks(self, words: str) -> str:
        """Name the keys that commands have where words name others between backquotes."""
        parts = words.split("`")
        return "`".join(self.told(part) if place % 2 else part for place, part in enumerate(parts))

    def put(self, command: Command, keys: Iterable[str]) -> None:
        """Give a command other keys, or take them all; those it comes with are no change."""
        given = tuple(dict.fromkeys(keys))[:MOST]
        if given == usual(command):
            self.changed.pop(command.id, None)
        else:
            self.changed[command.id] = given

    def rivals(self, command: Command, key: str) -> list[Command]:
        """Return the other commands that have a key, or one that begins with it or that it begins with."""
        others = (each for each in COMMANDS if each.id != command.id)
        return [each for each in others if any(clash(key, known) for known in self.of(each))]

    def take_over(self, command: Command, key: str) -> None:
        """Give a command a key in place of those it has, and take it from all others."""
        for rival in self.rivals(command, key):
            self.put(rival, (known for known in self.of(rival) if not clash(key, known)))
        self.put(command, (key,))

    def written(self) -> str:
        """Write the changes down, to be read by `read`."""
        keys = {id_: list(keys) for id_, keys in sorted(self.changed.items())}
        return json.dumps({"format": FORMAT, "version": 1, "keys": keys}, indent=1, ensure_ascii=False)

    @classmethod
    def read(cls, text: str) -> "KeySet":
        """Read what was written; a KeySetError says what is wrong with it."""
        try:
            found = json.loads(text)
        except ValueError:
            raise KeySetError(tr("This is no set of keys: it is no JSON")) from None
        keys = found.get("keys") if isinstance(found, dict) and found.get("format") == FORMAT else None
        if not isinstance(keys, dict):
            raise KeySetError(
                tr("This is no set of keys of Battlefield; choose a file that was exported here")
            )
        known = cls()
        for id_, given in keys.items():
            known.put(*_checked(id_, given))
        _check_clashes(known)
        return known


def fault_of(key: str) -> str:
    """Say why something can be no command's key, or nothing."""
    pressed = [each - set(_MODIFIERS) for each in presses(key)]
    if not key.strip() or len(key) > _LONGEST or not all(len(each) == 1 for each in pressed):
        return tr("this is no key")
    if any(each & set(_KEPT) for each in pressed):
        return tr("Esc steps back everywhere; choose another key")
    for menu in map(menu_words, MENUS):
        if presses(key)[0] == {"alt", menu.partition("&")[2][:1].lower()}:
            return tr("it opens the menu {menu}; choose another key", menu=plain(menu))
    return ""


def _checked(id_: str, given: object) -> tuple[Command, Keys]:
    command = _BY_ID.get(id_)
    if command is None:
        raise KeySetError(
            tr("No command is called {name}; take its line out of the file", name=repr(id_[:40]))
        )
    if not isinstance(given, list) or len(given) > MOST or not all(isinstance(key, str) for key in given):
        words = tr("The keys of {command} must be a list of at most {most} texts",
                   command=command.plain_text, most=MOST)  # fmt: skip
        raise KeySetError(words)
    for key in given:
        if fault_of(key):
            words = tr("{command} cannot have the key {key}: {fault}",
                       command=command.plain_text, key=repr(key[:40]), fault=fault_of(key))  # fmt: skip
            raise KeySetError(words)
    return command, tuple(given)


def _check_clashes(known: KeySet) -> None:
    """Raise a KeySetError for the first key that two commands have."""
    for id_ in known.changed:
        command = _BY_ID[id_]
        for key in known.of(command):
            rivals = known.rivals(command, key)
            if rivals:
                words = tr("{key} is a key of {command} and of {other}; give one another",
                           key=key, command=command.plain_text, other=rivals[0].plain_text)  # fmt: skip
                raise KeySetError(words)
