"""Whether the forces of a battle that is set up are equal, by what its book counts rosters by."""

from battlefield.app.playing.setup.setup import Setup
from battlefield.app.wording.side_colours import side_name

_ALIKE = 0.05  # of the largest force; rosters seldom use up their last point


def unequal_words(setup: Setup) -> str:
    """Say how much more some side brings than another: a note, no refusal. Nothing where forces are alike."""
    worth = {
        side_name(side.name): setup.face.worth(side.fielded)
        for side in setup.sides
        if side.fielded is not None and side.fielded.book == setup.book
    }
    if len(worth) < len(setup.sides) or not all(worth.values()):
        return ""  # a side that is not there yet, or that nobody has counted
    most, least = max(worth.values()), min(worth.values())
    if most - least <= _ALIKE * most:
        return ""
    of = setup.face.handicap_of
    told = ", ".join(f"{name} {amount} {of}" for name, amount in worth.items())
    share = round(100 * (most - least) / most)
    return f"Unequal forces: {told} ({most - least} apart, {share} %)"
