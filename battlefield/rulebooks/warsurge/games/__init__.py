"""The game types of WARSURGE: how a battle is won."""

from battlefield.rulebooks.warsurge.games.battles import BATTLES, DEATHMATCH
from battlefield.rulebooks.warsurge.games.carrying import CARRYING
from battlefield.rulebooks.warsurge.games.deeds import DEEDS
from battlefield.rulebooks.warsurge.games.ground import GROUND
from battlefield.rulebooks.warsurge.games.kinds import GameType
from battlefield.rulebooks.warsurge.games.strike import STRIKE

GAME_TYPES: dict[str, GameType] = {kind.name: kind for kind in (*BATTLES, STRIKE, *GROUND, *CARRYING, *DEEDS)}
"""All game types by the names that a battle's settings use."""

__all__ = ["DEATHMATCH", "GAME_TYPES"]
