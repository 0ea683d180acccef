"""What is worked out once for all that is asked about a body's moves: free spaces, and searches in them."""

from collections.abc import Callable

import numpy as np

from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.movement.freespace.space import Setting, Space, bare_space_at
from battlefield.geometry.movement.paths.search import Search, World
from battlefield.geometry.movement.policy import Policy
from battlefield.geometry.movement.reaching.ends import landing
from battlefield.geometry.movement.reaching.world import heights, world_for
from battlefield.geometry.pieces import Body, Table


class Known:
    """The spaces about one body on one table; searches are made when asked for and kept."""

    def __init__(self, table: Table, body: Body, move: float, policy: Policy) -> None:
        self.body, self.move, self.policy = body, move, policy
        self._setting = Setting.of(table, body, policy)
        self._searches: dict[float, Search] = {}
        self._worlds: dict[float, World] = {}
        self._begins: bool | None = None
        self.about: tuple[Point, float] | None = None  # the one place asked about, and the most it may cost

    def _heights(self, point: Point) -> tuple[float, ...]:
        if self.policy.flies:
            return (landing(self._setting, point),)
        return heights(self._setting, self.body.bottom)

    def _starts_open(self) -> bool:
        if self._begins is None:
            x, y = self.body.base.at
            self._begins = bool(self._bare_space().is_open(np.array([x]), np.array([y]))[0])
        return self._begins

    def _bare_space(self) -> Space:
        return bare_space_at(self._setting, self.body.bottom, self.body.base.at, self.move)

    def _world(self, limit: float) -> World:
        if limit not in self._worlds:
            start, bottom = self.body.base.at, self.body.bottom
            self._worlds[limit] = world_for(self._setting, bottom, start, limit)
        return self._worlds[limit]

    def _search(self, limit: float, cancelled: Callable[[], bool] | None = None) -> Search:
        if limit not in self._searches:
            search = Search(self._world(limit), 0, limit, about=self.about)
            self._searches[limit] = search.run(self.body.base.at, cancelled)
        return self._searches[limit]

    def _level_at(self, height: float) -> int:
        return heights(self._setting, self.body.bottom).index(height)
