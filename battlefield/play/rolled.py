"""Which rolls of an action its game's seed has rolled, and which show faces that came from elsewhere."""

from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.flow import Running
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.requests import Roll


def seeded_faces(roll: Roll, seed: int, action: int) -> tuple[int, ...]:
    """Return what the dice of a roll show by the seed."""
    return Seeded().throw(RollLaw(roll), seed, action)


def from_elsewhere(running: Running, first: int = 0) -> dict[int, Roll]:
    """Return the rolls that show other faces than by the seed, by their places among the answers."""
    found: dict[int, Roll] = {}
    for place in range(first, len(running.answers)):
        asked = running.asked[place]
        if isinstance(asked, Roll):
            wanted = seeded_faces(asked, running.seed, running.state.actions)
            found |= {} if running.answers[place] == wanted else {place: asked}
    return found


def both_faces(running: Running, place: int, roll: Roll) -> str:
    """Say which faces a roll shows, and which it would by the seed."""
    answer = running.answers[place]
    shown = ", ".join(map(str, answer)) if isinstance(answer, tuple) else str(answer)
    wanted = ", ".join(map(str, seeded_faces(roll, running.seed, running.state.actions)))
    return f"{roll.what}: {shown}, not {wanted}"
