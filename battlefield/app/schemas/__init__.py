"""JSON Schemas by name: of files, of questions and their answers, of what players outside the program say."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.app.schemas.answers import answer_schema
from battlefield.app.schemas.players import player_schema
from battlefield.app.schemas.questions import question_schema
from battlefield.files.schemas.campaigns import campaign_schema
from battlefield.files.schemas.games import game_schema
from battlefield.files.schemas.kit import Schema
from battlefield.files.schemas.rosters import roster_schema
from battlefield.files.schemas.scripts import script_schema
from battlefield.files.schemas.tables import scene_schema

__all__ = ["SCHEMAS", "Named"]


@dataclass(frozen=True, slots=True)
class Named:
    """What a schema is of, in words, and how it is made."""

    what: str
    made: Callable[[], Schema]


SCHEMAS: dict[str, Named] = {
    "scene": Named("a scene file", scene_schema),
    "roster": Named("a roster file", roster_schema),
    "script": Named("a battle script", script_schema),
    "game": Named("a saved game", game_schema),
    "campaign": Named("the file of a campaign", campaign_schema),
    "question": Named("a line that `battlefield ask` reads", question_schema),
    "answer": Named("a line that `battlefield ask` writes", answer_schema),
    "player": Named("a line between the program and a player outside it", player_schema),
}
