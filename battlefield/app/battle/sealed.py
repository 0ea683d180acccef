"""What a recorded battle's seal covers, and whose dice were typed in, in words."""

from collections import Counter

from battlefield.play.session import Session
from battlefield.rules.core.events import DiceRolled


def seal_words(session: Session) -> str:
    """Say how many of the actions are sealed, each to the one before."""
    count = len(session.deeds)
    bare = min(session.unsealed, count)
    if not count:
        return "No action is done yet that could be sealed."
    if not bare:
        return "Each action is sealed to the one before."
    if bare == count:
        return "The actions were recorded without a seal."
    first = "The first action was" if bare == 1 else f"The first {bare} actions were"
    return f"{first} recorded without a seal; each later one is sealed to the one before."


def typed_words(session: Session) -> list[str]:
    """Say for each side how many of its rolls no seed has rolled."""
    rolls = Counter(side for side in _sides_that_typed(session))
    return [
        f"{side or 'Nobody'}: {count} roll{'s' if count > 1 else ''} typed in or listed, not of the seed"
        for side, count in sorted(rolls.items())
    ]


def _sides_that_typed(session: Session) -> list[str]:
    """Return the side of each roll that is marked so."""
    found = []
    for deed in session.deeds:
        for number in deed.typed:
            behind = deed.events[deed.at[number] :]
            found += [event.by for event in behind if isinstance(event, DiceRolled)][:1]
    return found
