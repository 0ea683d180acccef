"""`battlefield report`: a battle told as PDF pages or as one HTML file, with a map of each turn."""

from pathlib import Path

from battlefield.app.battle.opening import titled
from battlefield.app.battle_report.report import report_of
from battlefield.cli.play import read_battle, tell_unplayed
from battlefield.cli.speech import complain
from battlefield.cli.window import write_report
from battlefield.files.text.errors import SceneError

ENDINGS = (".pdf", ".html")


def report(game: str, out: str) -> int:
    """Write the report of a saved game, or of a journal; give the exit status."""
    if not out.lower().endswith(ENDINGS):
        return complain(f"{out} must end in {' or '.join(ENDINGS)}", 2)
    try:
        session = read_battle(game)
    except SceneError as error:
        return complain(str(error), 2)
    tell_unplayed(session, game)
    told = report_of(session.course, session.book, titled(Path(game)))
    return write_report(told, Path(out))
