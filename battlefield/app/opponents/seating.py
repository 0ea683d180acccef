"""Who plays which side: a person, or the program with a level and a temper, by names that files keep."""

from collections.abc import Mapping, Sequence

from battlefield.app.opponents.players import CHANCE, LEVELS, MEASURED, PLAYERS, SECRET
from battlefield.play.opponents.tempers import TEMPERS

ME, SOMEONE = "me", "someone"
PEOPLE: Mapping[str, str] = {ME: "Me", SOMEONE: "Someone at this screen"}
"""What people are called in files and on the screen."""
OFFERED: tuple[str, ...] = tuple(name for name in PLAYERS if name != CHANCE)
"""The levels at which the program plays in the window, weakest first."""
USUAL_LEVEL = OFFERED[min(2, len(OFFERED) - 1)]
TEMPER_NAMES: tuple[str, ...] = (*TEMPERS, SECRET)
USUAL_TEMPER = MEASURED


_LEVEL_SAYS: Mapping[str, str] = {
    "automaton": "Follows one page of rules, which can be printed and played by hand.",
    "recruit": "Takes what looks best right after it, and minds little what may strike it later.",
    "regular": "Tries what it might do with all that the dice may show, in several ways.",
    "veteran": "Looks at the best again, some actions and your replies ahead.",
}
_TEMPER_SAYS: Mapping[str, str] = {
    "measured": "Weighs risk, harm and objectives evenly.",
    "bold": "Seeks to threaten, and minds danger little.",
    "cautious": "Minds danger more than others do.",
    "guardian": "Stays with objectives.",
    "hunter": "Goes for its enemies.",
    "beast": "Knows no danger, and hardly an objective.",
    SECRET: "One of these tempers, told only when the battle is over.",
}


def level_says(level: str) -> str:
    """Say in a sentence how a level plays."""
    return _LEVEL_SAYS.get(level, "")


def temper_says(temper: str) -> str:
    """Say in a sentence what a temper cares for."""
    return _TEMPER_SAYS.get(temper, "")


def says_of(player: str) -> str:
    """Say how the program plays by a name; nothing of people."""
    if not is_program(player):
        return ""
    level = level_of(player)
    return " ".join(filter(None, (level_says(level), temper_says(temper_of(player)) * has_temper(level))))


def is_program(player: str) -> bool:
    """Return whether a name means the program; one that is not known means a person."""
    level, _, temper = player.partition(":")
    return level in PLAYERS and (not temper or (level in LEVELS and temper in TEMPER_NAMES))


def has_temper(level: str) -> bool:
    """Return whether a level may be played with a temper."""
    return level in LEVELS


def named(level: str, temper: str) -> str:
    """Name the program by level and temper."""
    return f"{level}:{temper}" if has_temper(level) and temper != USUAL_TEMPER else level


def level_of(player: str) -> str:
    """Return the level in a name of the program."""
    return player.partition(":")[0]


def temper_of(player: str) -> str:
    """Return the temper in a name of the program."""
    return player.partition(":")[2] or USUAL_TEMPER


def level_words(level: str) -> str:
    """Name a level as the screen does."""
    return level.capitalize()


def words_of(player: str) -> str:
    """Say who the program plays as: "the Recruit"."""
    return f"the {level_words(level_of(player))}"


def program_sides(players: Mapping[str, str]) -> tuple[str, ...]:
    """Return the sides that the program plays."""
    return tuple(side for side, player in players.items() if is_program(player))


def eyes_of(players: Mapping[str, str], sides: Sequence[str], acting: str) -> str | None:
    """Return the side whose eyes look on while one acts: its own, or while the program acts a person's.

    None where no person plays at all: then nothing is hidden from whoever looks on.
    """
    if not is_program(players.get(acting, "")):
        return acting
    people = [side for side in sides if not is_program(players.get(side, ""))]
    own = [side for side in people if players.get(side) == ME]
    return next(iter((*own, *people)), None)
