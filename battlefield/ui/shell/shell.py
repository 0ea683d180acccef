"""The window as its parts see it: what they share, and what they may ask of it."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from battlefield.files import SceneError
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.shell.shown import Shown
from battlefield.ui.threads.background import ThreadedBackground
from battlefield.ui.threads.loading import Loading
from battlefield.ui.threads.reader import Reader
from battlefield.ui.threads.staged_work import Coming
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.fitting import OnScreen
from battlefield.ui.widgets.owner import owner
from battlefield.ui.widgets.palette import Colours
from battlefield.ui.widgets.plain import ShortLabel, SteadyLabel
from battlefield.ui.widgets.settings import Settings

if TYPE_CHECKING:
    from battlefield.app.battle.fighting import Battle
    from battlefield.app.battle.opening import OpenedBattle
    from battlefield.app.campaigns.folder import Contents
    from battlefield.app.desk.document import Document
    from battlefield.files.imports import Source
    from battlefield.ui.battle.page import BattlePage
    from battlefield.ui.battle.setup.setup_page import SetupPage
    from battlefield.ui.pages.page import Page
    from battlefield.ui.rosters.page import RosterPage
    from battlefield.ui.shell.home import CardFacts


@dataclass(frozen=True, slots=True, eq=False)
class Opening:
    """A file or a battle on its way to be shown, by the name it is spoken of; `then` is done once it is."""

    name: str
    then: Callable[[], object] | None = None


class ShownFiles(Protocol):
    """The file and the journal of what is shown."""

    opening: Opening | None

    @property
    def title(self) -> str:
        """What is shown is called so."""

    @property
    def document(self) -> "Document | None":
        """The document that is shown; a battle's is its table."""

    @property
    def path(self) -> Path | None:
        """The file of what is shown, if it has one."""

    @property
    def journals(self) -> Path:
        """The folder of all journals."""

    def open(self, path: Path, as_sample: bool = False, then: Callable[[], object] | None = None) -> None:
        """Read a file in the background and show it."""

    def rule(self, path: Path | None = None) -> None:
        """Measure in a photograph."""

    def take_pasted(self, files: Sequence[Path]) -> None:
        """Open the first file that was copied, or measure in the picture on the clipboard."""

    def import_file(self, given: "Path | Source") -> None:
        """Ask what the import of a file, or of what was pasted, needs, and show what would come of it."""

    def spare(self, is_spared: bool = True) -> None:
        """Leave the journal of the battle that is shown for a rescue when another is shown in its place."""

    def may_leave(self, can_keep: bool = True) -> bool:
        """Ask for unsaved work; False where the user wants to stay."""

    def folder(self) -> str:
        """Return the folder where file dialogs begin."""

    def start(self, scene: Scene) -> None:
        """Show a scene as a new document."""

    def begin_battle(self, work: "Callable[[], OpenedBattle]", name: str) -> None:
        """Work a new battle out in the background, then show it."""


class ShownSaving(Protocol):
    """Saving what is shown."""

    def save(self) -> bool:
        """Write what is shown to its file, or ask for one; False where nothing was written."""

    def write(self, path: Path, over: str) -> bool:
        """Write what is shown to a file; False where nothing was written."""

    def ask_save_as(self) -> bool:
        """Ask where to write what is shown."""


class ShownModes(Protocol):
    """The modes over the table that is shown."""

    @property
    def now(self) -> str:
        """The mode that is shown, or "" on the start page."""

    @property
    def is_awaiting(self) -> bool:
        """Whether the page of another mode is being made, and will be shown then."""

    def take_wanted(self) -> str:
        """Return the mode in which the next table is shown."""


class ShownTabs(Protocol):
    """What is open beside what is shown."""

    def keep(self) -> None:
        """Keep what is shown behind its tab: what is shown next has a new one."""

    def show_file(self, path: Path) -> bool:
        """Show the tab that has a file open, in place of what is being opened; False where none has."""


class ShownCards(Protocol):
    """The cards of the start page."""

    def show(self) -> None:
        """Offer what there is now."""

    def recolour(self) -> None:
        """Take on the window's colours."""

    def tell_anew(self) -> None:
        """Tell sizes in the unit that is chosen now."""


class ShownCampaigns(Protocol):
    """The campaign that was shown last."""

    @property
    def folder(self) -> Path | None:
        """Its folder, as long as it is there."""

    def show(self, folder: Path | None = None) -> None:
        """Show a campaign, that of a folder or the last one."""

    def look(self, then: "Callable[[Contents], None]") -> None:
        """Look at the campaign in the background, if there is one, for the start page."""

    def cards_of(self, contents: "Contents") -> "list[CardFacts]":
        """Return cards of a campaign: itself, and its latest battles with their pictures."""


class Shell(QMainWindow):
    """A window with one page at a time, or the start page; whoever composes it makes its parts."""

    settings: Settings
    colours: Colours
    acts: Actions
    reader: Reader
    loading: Loading
    coming: Coming
    background: ThreadedBackground
    stack: QStackedWidget
    hint: ShortLabel
    reading: SteadyLabel
    on_screen: OnScreen
    shown: Shown
    setup: "SetupPage | None"
    roster: "RosterPage | None"
    files: ShownFiles
    saving: ShownSaving
    modes: ShownModes
    cards: ShownCards
    tabs: ShownTabs
    campaigns: ShownCampaigns
    own_commands: frozenset[str]  # the ids of those that are no page's

    @property
    def page(self) -> "Page | None":
        """The page that is shown, if it is not the start page."""
        return self.shown.page

    @property
    def battle(self) -> "Battle | None":
        """The battle that is shown, if it is one."""
        return self.shown.battle

    @abstractmethod
    def run(self, command_id: str) -> None:
        """Run a command by its id, where it can be done now."""

    @abstractmethod
    def refresh(self) -> None:
        """Bring title, marks and possible commands up to date."""

    @abstractmethod
    def say(self, text: str) -> None:
        """Say something in the status line."""

    @abstractmethod
    def complain(self, title: str, sentence: str, details: str = "") -> None:
        """Say in a box what went wrong."""

    @abstractmethod
    def failed(self, error: SceneError) -> None:
        """Say why a file could not be read."""

    @abstractmethod
    def show_home(self) -> None:
        """Show the start page."""

    @abstractmethod
    def show_kept(self, kept: Shown) -> None:
        """Show what was behind a tab, as it was left."""

    @abstractmethod
    def drop_page(self) -> None:
        """Take the table away, with what is still worked out for it."""

    @abstractmethod
    def show_document(self, document: "Document") -> None:
        """Show a document's table in place of what was there."""

    @abstractmethod
    def show_table(self, mode: str, page: "Page") -> None:
        """Show the page of a table that was made for a mode, in place of what was there."""

    @abstractmethod
    def show_battle_page(self, battle: "Battle", page: "BattlePage") -> None:
        """Show the page of a battle in place of what was there."""

    @abstractmethod
    def listen_to(self, page: "Page") -> None:
        """Hear what a page says while it is the one that is shown."""

    @abstractmethod
    def look_alike(self, page: "Page") -> None:
        """Show grid, names and terrain as they are set, in the present colours."""

    @abstractmethod
    def draw_map(self) -> None:
        """Ask for the size of a table, and draw it."""

    @abstractmethod
    def draw_on(self, scene: Scene) -> None:
        """Show a table as a new one, to be drawn on."""

    @abstractmethod
    def new_table(self, board: Board) -> None:
        """Show a blank table."""


class ShellPart(QObject):
    """What a window is made of: it goes with the window, and does not hold it."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)

    @property
    def _window(self) -> Shell:
        return owner(self, Shell)  # type: ignore[type-abstract]  # of one that is made
