"""Cards that keep the room of what is still being read, so that no card moves as it arrives."""

from collections.abc import Callable
from pathlib import Path

from battlefield.app.wording.translation import tr
from battlefield.files.journals.journal import ENDING
from battlefield.files.journals.journal_file import left_in
from battlefield.ui.shell.home import CardFacts
from battlefield.ui.widgets.settings import Settings

OF_BATTLES, OF_ROSTERS = ".battle", ".roster-journal"  # how the journals of these end
_BATTLES = "campaign_cards"  # the setting that knows how many battles of the campaign had cards


def awaited_work(journals: Path, most: int) -> list[CardFacts]:
    """Return a card for each journal that a stopped program has left, and one to throw them away."""
    pictured = [path for ending in (ENDING, OF_BATTLES) for path in left_in(journals, ending)]
    found: list[Path | None] = [*pictured, *(None for _ in left_in(journals, OF_ROSTERS))]
    cards = [_card(tr("Reading what was left …"), path) for path in found[:most]]
    return [*cards, _card("…")] if cards else []


def awaited_campaign(folder: Path | None, settings: Settings, opens: Callable[[], None]) -> list[CardFacts]:
    """Return the cards of the campaign that is still being read, as many as it had last."""
    if folder is None:
        return []
    own = CardFacts(folder.name, tr("Reading the campaign …"), opens)
    return [own, *(_card("…", folder / str(n)) for n in range(int(settings.number(_BATTLES, 0))))]


def keep_campaign_cards(settings: Settings, count: int) -> None:
    """Remember how many battles of the campaign have cards."""
    settings.keep(_BATTLES, count)


def _card(title: str, pictured: Path | None = None) -> CardFacts:
    return CardFacts(title, "", lambda: None, pictured)
