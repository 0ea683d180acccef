"""What clouds do by rules of their own to those within: when they are laid, and to who enters or stays."""

from collections.abc import Collection, Sequence

from battlefield.geometry.kernel.shapes import Point
from battlefield.rulebooks.iron_kingdoms.clouds import clouds, is_in, passes_through
from battlefield.rulebooks.iron_kingdoms.continuous import afflict, damage_from, said_of
from battlefield.rulebooks.iron_kingdoms.hurting import hurt
from battlefield.rulebooks.iron_kingdoms.rows.row import Hit
from battlefield.rulebooks.iron_kingdoms.words import DAMAGE, POW
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import Held, Marker
from battlefield.rules.skirmish.single import is_up, present


def suffer_cloud(game: Game, cloud: Marker) -> Flow[None]:
    """Let all who are within a cloud that has just been laid suffer what it does."""
    for unit in present(game.state):
        if is_in(game.state, unit.id, cloud):
            yield from _suffer(game, unit.id, cloud)


def tread(game: Game, unit: str, paths: Sequence[Sequence[Point]], before: Collection[str]) -> Flow[None]:
    """Let a character at the end of its activation suffer what the clouds do that it was within meanwhile.

    Those alone that lay there `before`: the others have taken all within when they were laid.
    """
    for cloud in (each for each in clouds(game.state) if each.id in before and _does_something(each)):
        within = any(passes_through(game.state, unit, path, cloud) for path in (*paths, ()))
        if is_up(game.state, unit) and within:
            yield from _suffer(game, unit, cloud)


def _does_something(cloud: Marker) -> bool:
    name, numbers = said_of(Held(cloud.name, cloud.info))
    return bool(name or numbers.get(DAMAGE) or numbers.get(POW))


def _suffer(game: Game, unit: str, cloud: Marker) -> Flow[None]:
    """Put a cloud's effect on a character where it has one, and let its Power harm where it has that."""
    held = Held(cloud.name, cloud.info)
    name, numbers = said_of(held)
    if name:
        yield from afflict(game, Hit(cloud.by, on=unit), held)
        return
    plain, power = (int(numbers.get(key, 0)) for key in (DAMAGE, POW))
    points = plain + ((yield from damage_from(game, unit, cloud.name, power)) if power else 0)
    yield from hurt(game, unit, ((cloud.name, points),), cloud.by)
