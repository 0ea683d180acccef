"""Ways over dangerous ground tell where they lead round a corner."""

from companies import field, squad
from running import asks

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.movement.movement_paths import Ways
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain


def test_a_way_round_a_corner_tells_of_its_arcs():
    wall = Terrain("wall", Polygon(((12.0, 8.0), (13.0, 8.0), (13.0, 14.0), (12.0, 14.0))), top=5.0)
    game = asks(field(squad(models=1), terrain=(wall,)))
    ways = Ways(game, "red1", 12.0)
    (found,) = ways.arcs((Placed("red11", (15.0, 10.0)),)).values()
    assert found
    assert all(piece.centre in {(12.0, 8.0), (13.0, 8.0)} for piece in found)
