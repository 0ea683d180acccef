"""A temper that is drawn as a battle begins, and told to nobody before the battle is over."""

from collections.abc import Mapping
from hashlib import sha256

from battlefield.app.opponents.players import LEVELS, SECRET
from battlefield.play.opponents.tempers import TEMPERS
from battlefield.play.session import Session
from battlefield.rules.core.digest import digest


def drawn(name: str, session: Session, side: str) -> str:
    """Return an opponent's name with the temper that the battle draws for it; names without a secret stay."""
    level, _, temper = name.partition(":")
    if temper != SECRET or level not in LEVELS:
        return name
    lots = sha256(f"{digest(session.start)}/{session.seed}/{side}".encode()).hexdigest()
    tempers = tuple(TEMPERS)
    return f"{level}:{tempers[int(lots, 16) % len(tempers)]}"


def revealed(session: Session, names: Mapping[str, str]) -> Mapping[str, str]:
    """Return the secret tempers of the sides that have one, once the battle is over."""
    if not session.state.result:
        return {}
    found = {side: drawn(name, session, side) for side, name in names.items()}
    return {side: name.partition(":")[2] for side, name in found.items() if name != names[side]}
