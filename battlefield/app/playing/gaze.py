"""What a player looks at in a battle: a unit, on the table or off it, and a line of the log."""

from battlefield.app.battle.battle_log import LogLine
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Drawing, Mark
from battlefield.app.desk.table_view import TableView
from battlefield.app.playing.seen_game import SeenGame


class Gaze:
    """Looks at one unit, whose models are selected, or at nobody; `looks` counts how often somebody chose."""

    def __init__(self, seen: SeenGame, table: TableView) -> None:
        self._seen, self._table = seen, table
        self.unit = ""
        self.looks = 0
        self.line: LogLine | None = None

    def turn(self, unit: str) -> None:
        """Look at a unit of the place that is seen, or at nobody, and tell nobody yet."""
        seen, true = self._seen, self._seen.true_id(unit)
        self.unit = true if true in seen.looking.state.units else ""
        figures = seen.state.units[seen.shown_id(true)].figures if self.unit else ()
        self._table.choose(Ref("model", id_) for id_ in figures)

    def choose(self, unit: str) -> None:
        """Look at a unit that somebody chose, or at nobody."""
        self.turn(unit)
        self.looks += 1
        self._table.changed()

    def point_to(self, line: LogLine | None) -> None:
        """Show on the table where a line of the log speaks of, or no place."""
        self.line = line
        self._table.changed()

    @property
    def drawing(self) -> Drawing:
        """The mark where the line of the log happened."""
        line = self.line
        if line is None or line.at is None:
            return ()
        return (Mark(line.at, "measure", (line.words,), 6.0),)
