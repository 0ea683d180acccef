"""Cards and lists of a roster written as PDF from the window."""

from pathlib import Path

from battlefield.app.rosters.cards import card_html, cards_of, style
from battlefield.app.rosters.listing import list_html
from battlefield.app.wording.translation import tr
from battlefield.files.scene.whole_files import write_bytes
from battlefield.rules.muster.roster import Roster
from battlefield.ui.printing.roster_sheet import laid_out, sheets_pdf

_QUIET = "#62666D"


def write_sheet(roster: Roster, folder: Path | None, what: str, path: Path) -> str:
    """Write the cards or the list of a roster as PDF; say on how many pages. Raises SceneError."""
    is_cards = what == "cards"
    pages = [card_html(card, folder) for card in cards_of(roster)] if is_cards else [list_html(roster)]
    sheets = laid_out(pages, style(_QUIET), "a4", 2 if is_cards else 1)
    write_bytes(path, sheets_pdf(sheets, roster.name, "a4"))
    return tr("{path}: {n} pages of A4", "", sheets.pages, one="{path}: {n} page of A4", path=path)
