"""The three special effects of weapons, and the continuous effects that have names and numbers."""

from battlefield.rulebooks.iron_kingdoms.clouds import cloud_size, lay_cloud
from battlefield.rulebooks.iron_kingdoms.continuous import afflict, remain
from battlefield.rulebooks.iron_kingdoms.hazards import suffer_cloud
from battlefield.rulebooks.iron_kingdoms.rows.row import Hit, Row
from battlefield.rulebooks.iron_kingdoms.vocabulary import NUMBERS
from battlefield.rulebooks.iron_kingdoms.words import DAMAGE, LAID, POW, ROUNDS, SIZE, change_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Effect, Held
from battlefield.rules.skirmish.words import ITS_OF


def _leave(game: Game, hit: Hit, held: Held) -> Flow[None]:
    """Leave a cloud where the attack came down; all within suffer at once what it does."""
    assert hit.at is not None
    size = cloud_size(game.state, hit.weapon, held)
    yield from suffer_cloud(game, lay_cloud(game, hit.at, held, size, hit.by))


def _afflict_critically(game: Game, hit: Hit, held: Held) -> Flow[None]:
    if hit.critical:
        yield from afflict(game, hit, held)


CLOUD = Row(
    "Cloud Effect",
    kind="weapon",
    says="It leaves a cloud for some rounds: who has any part of the base in it has concealment, and "
    "sight goes into and out of it but never through.",
    rulings=("I-Cloud-1", "I-Cloud-2", "I-Cloud-3", "I-Cloud-4", "I-Cloud-5", "I-Cloud-6"),
    applies=_leave,
    at_place=True,
    facts=(SIZE.name, ROUNDS.name, LAID.name, ITS_OF.name, *NUMBERS),
)
CONTINUOUS = Row(
    "Continuous Effect",
    kind="weapon",
    says="Who is hit has the effect on him, one of each kind. At the start of his Maintenance Phase each "
    "expires on a 1 or 2; those that remain then apply together. Outside combat it is each minute.",
    rulings=tuple(f"I-Continuous-{number}" for number in range(1, 7)),
    applies=afflict,
    brings=("continuous",),
    facts=(ITS_OF.name, *NUMBERS),
)
CRITICAL = Row(
    "Critical Effect",
    kind="weapon",
    says="If the attack hits and two of its dice show the same, the target suffers the effect, hurt or "
    "not. A template's critical effect needs a direct hit, then all under the template suffer it.",
    rulings=("I-Critical-1", "I-Critical-2", "I-Critical-3"),
    applies=_afflict_critically,
    brings=("continuous", "condition"),
    facts=(ITS_OF.name, *NUMBERS),
)
FIRE = Row(
    "Fire",
    numbers={POW: 12},
    says="While it remains, it makes a damage roll of Power {pow} in each Maintenance Phase.",
    applies=remain,
    sort="continuous",
)
CORROSION = Row(
    "Corrosion",
    numbers={DAMAGE: 1},
    says="While it remains, it does {damage} damage in each Maintenance Phase.",
    applies=remain,
    sort="continuous",
)
SPECIAL = (CLOUD, CONTINUOUS, CRITICAL, FIRE, CORROSION)


def own_words(effect: Effect) -> str:
    """Say what an effect goes by that a roster has made up."""
    own = ", ".join(f"{key} {effect.get(change_of(key))}" for key in NUMBERS if effect.get(change_of(key)))
    return f"{CONTINUOUS.name}: {own}"
