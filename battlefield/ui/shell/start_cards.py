"""What the start page offers, and the pictures on its cards."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QFileInfo, QTimer
from PySide6.QtGui import QImage

from battlefield.app.wording.lengths import LengthUnit
from battlefield.app.wording.presets import BOARDS
from battlefield.app.wording.said import said
from battlefield.app.wording.told_lengths import in_unit
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.journals.journal import ENDING, Rescued, left_in_tables
from battlefield.files.journals.journal_damage import DAMAGED, Unreadable, throw_away
from battlefield.files.journals.journal_file import is_held
from battlefield.resources import asset, sample_battles, sample_maps
from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.battle.first_battle import FIRST_BATTLE, FIRST_TITLE
from battlefield.ui.shell.awaited import (
    OF_ROSTERS,
    awaited_campaign,
    awaited_work,
    keep_campaign_cards,
)
from battlefield.ui.shell.beginning import begin_first_battle, begin_sample
from battlefield.ui.shell.dialogs import confirmed
from battlefield.ui.shell.home import ICON, PICTURE, Card, CardFacts, HomePage, file_words
from battlefield.ui.shell.rosters import rescue_roster
from battlefield.ui.shell.shell import Shell, ShellPart
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import Colours

if TYPE_CHECKING:
    from battlefield.app.campaigns.folder import Contents
    from battlefield.files.journals.battle_journal import RescuedBattle
    from battlefield.files.journals.roster_journal import RescuedRoster
    from battlefield.ui.shell.files import Files

    Found = Rescued | RescuedBattle | RescuedRoster | Unreadable

MOST_RESCUED = 5
_WHEN = "yyyy-MM-dd HH:mm"
_DAMAGED = QT_TR_NOOP("Damaged journal")
_STAYS = QT_TR_NOOP("Another window has gone on with it, or it may not be deleted")
_LESSON = QT_TR_NOOP("Learn by playing, about ten minutes")
_PRESSED = 50  # milliseconds until the page is laid out that a pressed card kept from it
LOOKS, AGAIN = 20, 1000  # how often journals that are still held are looked at; milliseconds between


@dataclass(frozen=True, slots=True)
class Look:
    """What a card shows of a table or a battle once it is read; an empty title or words change nothing."""

    scene: Scene
    title: str = ""
    words: str = ""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A picture with what it was drawn of, and how: in which colours, with how many pixels to one."""

    look: Look
    how: tuple[Colours, float]
    picture: QImage


_FOR_ARENAS = ("three_cairns.json", "toll_bridge.json", "twin_sluices.json", "under_the_crane.json")
"""Battles of two alike, in which opponents are measured: all cards have to be seen in a small window."""


class StartCards(ShellPart):
    """Fills the start page; samples are read in the background and drawn as they arrive."""

    def __init__(self, window: Shell, home: HomePage, files: "Files") -> None:
        super().__init__(window)
        self._home, self._files = home, files
        self._looks: dict[Path, Look] = {}
        self._cards: dict[Path, Card] = {}
        self._drawn: dict[Path, _Drawn] = {}
        self._icons: list[Card] = []
        self._offered: list[Path] = []  # the journals of what is offered
        self._looks_left = 0
        self._again = QTimer(window, singleShot=True)
        self._again.timeout.connect(self._look_for_rescues)
        self._left: Sequence[Found] = []
        self._is_late = False  # whether it came when the page had been laid out: then no card moves for it
        self._going_on: object = None  # what was rescued and is being opened
        self._campaign: Contents | None = None
        self._awaited: list[CardFacts] = []  # in whose room rescued work will stand
        self._awaited_campaign: list[CardFacts] = []

    def show(self) -> None:
        """Offer battles, samples, recent files and blank tables, and first rescued work once it is found."""
        self._looks_left, self._is_late = LOOKS, False
        self._campaign = None
        campaigns = self._window.campaigns
        self._awaited = awaited_work(self._files.journals, MOST_RESCUED)
        self._awaited_campaign = awaited_campaign(
            campaigns.folder, self._window.settings, lambda: campaigns.show()
        )
        self._look_for_rescues()  # before the samples, which take longer
        self._window.campaigns.look(self._found_campaign)
        self._lay([])

    def _look_for_rescues(self) -> None:
        self._looks_left -= 1
        folder = self._files.journals
        nothing = _Left([], False)
        self._window.reader.ask(partial(_left_in, folder), self._found, lambda _error: self._found(nothing))

    def _found(self, left: "_Left") -> None:
        """Offer what was found; a program that has just been killed may let its journal go a moment later."""
        if self._window.page is not None:
            return
        if self._home.is_pressed:
            QTimer.singleShot(_PRESSED, self._home, partial(self._found, left))
            return
        paths, awaited = [each.path for each in left.found], self._awaited
        self._awaited = []
        if left.found and not self._left and self._looks_left < LOOKS - 1:
            self._is_late = True
            self._window.say(tr("Work that another window left has come: it is at the end of this page"))
        if (left.found and paths != self._offered) or (awaited and not left.found):
            self._lay(left.found)
        if left.is_held and self._looks_left > 0:
            self._again.start(AGAIN)

    def _found_campaign(self, contents: "Contents") -> None:
        """Offer the campaign that was shown last."""
        if self._home.is_pressed:
            QTimer.singleShot(_PRESSED, self._home, partial(self._found_campaign, contents))
        elif self._window.page is None:
            self._campaign, self._awaited_campaign = contents, []
            self._lay(self._left)

    def tell_anew(self) -> None:
        """Tell sizes in the unit that is chosen now."""
        if self._window.page is None:
            self._lay(self._left)

    @property
    def _unit(self) -> LengthUnit:
        return chosen.unit(self._window.settings)

    def _lay(self, rescued: "Sequence[Found]") -> None:
        self._left = rescued
        self._offered = [each.path for each in rescued]
        found = [self._offer(each) for each in rescued[:MOST_RESCUED]] or self._awaited
        if rescued:
            title = tr("Throw these away") if len(rescued) > 1 else tr("Throw it away")
            found.append(CardFacts(title, _counted(rescued), lambda: self._throw_away(rescued)))
        maps, battles = sample_maps(), sample_battles()
        campaign = self._campaign
        campaigns = self._awaited_campaign
        if campaign is not None:
            campaigns = self._window.campaigns.cards_of(campaign)
            keep_campaign_cards(self._window.settings, len(campaigns) - 1)
        awaited = {card.pictured for card in (*self._awaited, *self._awaited_campaign)}
        work = (tr("Rescued work"), found)
        sections = (
            *((work,) if not self._is_late else ()),
            (
                "",
                [self._new_battle(), self._roster(), self._keep_campaign(), self._draw_map(), self._ruling()],
            ),
            (tr("Campaign"), campaigns),
            (tr("Recent files"), [self._recent(path) for path in self._window.settings.recent]),
            (tr("Play"), self._play(battles)),
            (tr("Sample tables"), [self._sample(path) for path in maps]),
            (tr("New tables"), [self._generated(), *(self._blank(name, board) for name, board in BOARDS)]),
            *((work,) if self._is_late else ()),
        )
        rows = self._home.show_sections(sections)
        cards = [card for row in rows for card in row]
        self._icons = [card for card in cards if card.icon_name]
        self._cards = {card.pictured: card for card in cards if card.pictured is not None}
        self._draw_icons()
        for path in (each for each in self._cards if each not in awaited):
            is_filed = campaign is not None and path.is_relative_to(campaign.folder)
            self._picture(path, _filed_look if is_filed else _table_look if path in maps else _battle_look)

    def _picture(self, path: Path, read: Callable[[Path], Look]) -> None:
        if path in self._looks:
            self._draw(path)
        else:
            self._window.reader.ask(partial(read, path), partial(self._arrived, path), lambda _error: None)

    # the cards

    def _play(self, battles: Sequence[Path]) -> list[CardFacts]:
        first = asset(FIRST_BATTLE)
        others = (path for path in battles if path != first and path.name not in _FOR_ARENAS)
        samples = [self._sample_battle(path) for path in others]
        begin = CardFacts(tr(FIRST_TITLE), tr(_LESSON), lambda: begin_first_battle(self._window), first)
        return [begin, *samples]

    def _new_battle(self) -> CardFacts:
        words = tr("Choose a table, rosters and players")
        return CardFacts(tr("New battle…"), words, lambda: self._window.run("new_battle"), icon="battle")

    def _roster(self) -> CardFacts:
        words = tr("Write an army, checked as you type")
        return CardFacts(tr("Make a roster…"), words, lambda: self._window.run("roster"), icon="roster")

    def _keep_campaign(self) -> CardFacts:
        words = tr("Tables, rosters and battles with their history")
        return CardFacts(tr("Campaign…"), words, lambda: self._window.run("campaign"), icon="campaign")

    def _sample_battle(self, path: Path) -> CardFacts:
        return CardFacts(_titled(path), "", lambda: begin_sample(self._window, path), path)

    def _offer(self, found: "Found") -> CardFacts:
        from battlefield.files.journals.roster_journal import RescuedRoster

        if isinstance(found, RescuedRoster):
            return self._rescued_roster(found)
        if not isinstance(found, Unreadable):
            return self._rescued(found)
        when = _changed_at(found.path).toString(_WHEN)
        words = tr("Last written {when}. {note}", when=when, note=found.note)
        return CardFacts(tr(_DAMAGED), words, lambda: self._window.complain(tr(_DAMAGED), found.note))

    def _rescued(self, found: "Rescued | RescuedBattle") -> CardFacts:
        when, n = _changed_at(found.path).toString(_WHEN), found.changes
        if isinstance(found, Rescued):
            words = tr("{n} changes unsaved when the program closed, {when}", "", n,
                       one="{n} change unsaved when the program closed, {when}", when=when)  # fmt: skip
        else:
            words = tr("{n} steps unsaved when the program closed, {when}", "", n,
                       one="{n} step unsaved when the program closed, {when}", when=when)  # fmt: skip
        if found.damage is not None:
            words = words if found.changes else tr("Last written {when}", when=when)
            words = tr("Damaged. {words}. {note}", words=words, note=found.note)
        if isinstance(found, Rescued):
            self._looks[found.path] = Look(found.history.state)
            return CardFacts(
                found.title or tr("Untitled table"), words, partial(self._rescue, found), found.path
            )
        self._looks[found.path] = Look(found.session.state.scene())
        return CardFacts(found.title, words, partial(self._rescue, found), found.path)

    def _rescue(self, found: "Rescued | RescuedBattle") -> None:
        """Go on with what was rescued; a second click, while it is being opened, does nothing."""
        before, self._going_on = self._going_on, found
        if found is not before:
            if isinstance(found, Rescued):
                self._files.rescue(found)
            else:
                self._files.rescue_battle(found)

    def _rescued_roster(self, found: "RescuedRoster") -> CardFacts:
        when, n = _changed_at(found.path).toString(_WHEN), found.changes
        words = tr("A roster. {n} changes unsaved when the program closed, {when}. {note}", "", n,
                   one="A roster. {n} change unsaved when the program closed, {when}. {note}",
                   when=when, note=found.note)  # fmt: skip
        return CardFacts(found.title, words, lambda: rescue_roster(self._window, found))

    def _throw_away(self, rescued: "Sequence[Found]") -> None:
        if confirmed(self._window, tr("{what}: it cannot be brought back.", what=_counted(rescued))):
            self._lay([])
            stays = [path for each in rescued if (path := _thrown_away(each)) is not None]
            if stays:
                self._window.complain(tr("Not thrown away"), f"{tr(_STAYS)}: {', '.join(map(str, stays))}")

    def _sample(self, path: Path) -> CardFacts:
        return CardFacts(_titled(path), "", lambda: self._files.open(path, as_sample=True), path)

    def _recent(self, path: Path) -> CardFacts:
        return CardFacts(path.name, file_words(path), lambda: self._files.offer(path))

    def _draw_map(self) -> CardFacts:
        words = tr("Lay out terrain, zones and objectives")
        return CardFacts(tr("Draw a map…"), words, self._window.draw_map, icon="design")

    def _ruling(self) -> CardFacts:
        words = tr("Measure in a photograph, or type one (Ctrl+J)")
        return CardFacts(tr("A ruling…"), words, lambda: self._window.run("ruling"), icon="tape")

    def _generated(self) -> CardFacts:
        words = tr("The program lays out a fair table from a kit")
        return CardFacts(tr("Generate…"), words, lambda: self._window.run("generate"))

    def _blank(self, name: str, board: Board) -> CardFacts:
        size = f"{board.width:g} × {board.height:g}"
        words = (
            in_unit(f"{size} in", self._unit)
            if self._unit == "centimetres"
            else tr("{size} inches", size=size)
        )
        return CardFacts(words, tr(name), lambda: self._window.new_table(board))

    # their pictures

    def _arrived(self, path: Path, look: Look) -> None:
        self._looks[path] = look
        self._draw(path)

    def _draw(self, path: Path) -> None:
        card, look = self._cards.get(path), self._looks[path]
        if card is None:
            return
        told = look.words or card.accessibleDescription()
        words = in_unit(told, self._unit)
        lesson = f"{tr(_LESSON)}. " if path == asset(FIRST_BATTLE) else ""
        card.show_words(look.title or card.accessibleName(), f"{lesson}{words}")
        drawn = self._drawn.get(path)
        if drawn is not None and drawn.look is look and drawn.how == self._how():
            card.show_picture(drawn.picture)
        else:
            self._window.loading.then(partial(self._paint, path))

    def _how(self) -> tuple[Colours, float]:
        return self._window.colours, self._window.devicePixelRatioF()

    def _paint(self, path: Path) -> None:
        """Paint one picture and keep it, unless its card is gone by now."""
        from battlefield.ui.printing.picture import thumbnail

        card, look = self._cards.get(path), self._looks[path]
        if card is not None and self._window.page is None:
            colours, ratio = how = self._how()
            picture = thumbnail(look.scene, colours, PICTURE, ratio)
            self._drawn[path] = _Drawn(look, how, picture)
            card.show_picture(picture)

    def _draw_icons(self) -> None:
        for card in self._icons:
            card.picture.setPixmap(icon(card.icon_name, self._window.colours).pixmap(ICON, ICON))

    def recolour(self) -> None:
        """Draw the pictures in the present colours."""
        if self._window.page is None:
            self._draw_icons()
            for path in self._looks:
                self._draw(path)


@dataclass(frozen=True, slots=True)
class _Left:
    """What programs that stopped in the middle left, and whether others still hold their journals."""

    found: "list[Found]"
    is_held: bool


def _left_in(folder: Path) -> _Left:
    """Find the tables and battles of programs that stopped in the middle, the latest first."""
    from battlefield.files.journals.battle_journal import ENDING as OF_BATTLES

    found: list[Found] = [*left_in_tables(folder)]
    if any(folder.glob(f"*{OF_BATTLES}")):
        from battlefield.app.battle.opening import battles_to_rescue  # loads the rules, which takes a moment

        found += battles_to_rescue(folder)
    if any(folder.glob(f"*{OF_ROSTERS}")):
        from battlefield.files.journals.roster_journal import left_in_rosters

        found += left_in_rosters(folder)
    found.sort(key=lambda each: _changed_at(each.path).toMSecsSinceEpoch(), reverse=True)
    return _Left(found, is_held(folder, ENDING) or is_held(folder, OF_BATTLES) or is_held(folder, OF_ROSTERS))


def _changed_at(path: Path) -> QDateTime:
    return QFileInfo(str(path)).lastModified()


def _table_look(path: Path) -> Look:
    from battlefield.files import read_scene

    scene = read_scene(path)
    return Look(scene, scene.name, scene.description)


def _filed_look(path: Path) -> Look:
    from battlefield.app.campaigns.pictures import scene_of

    return Look(scene_of("game", path))


def _battle_look(path: Path) -> Look:
    from battlefield.app.books.faces import face_of
    from battlefield.app.playing.setup.parade import on_parade
    from battlefield.files.battles.scripts import read_script

    script = read_script(path)
    rosters = tuple(script.rosters.values())
    face = face_of(script.book)
    sides = tr(" against ").join(
        f"{roster.name} ({said(face.size(replace(roster, limit=0)))})" for roster in rosters
    )
    size = f"{script.board.width:g} × {script.board.height:g} in"
    scene = on_parade(script.board, script.terrain, rosters, script.areas, script.borders)
    about = f"{script.description} " if script.description else ""
    words = tr("{game}. {about}{sides}, on {size}", game=face.name, about=about, sides=sides, size=size)
    return Look(scene, script.name, words)


def _titled(path: Path) -> str:
    return path.stem.replace("_", " ").capitalize()


def _thrown_away(found: "Found") -> Path | None:
    """Take a journal away; give it where it stays, because another window has it or the disk refuses."""
    with suppress(OSError):
        if throw_away(found):
            return None
    return found.path if found.path.exists() else None


def _counted(rescued: "Sequence[Found]") -> str:
    n = len(rescued)
    if any(each.damage is not None for each in rescued):
        return tr("Drop the rescued work on {n} tables or battles (the files *{damaged} are kept)", "", n,
                  one="Drop the rescued work on one table or battle (the files *{damaged} are kept)",
                  damaged=DAMAGED)  # fmt: skip
    return tr("Drop the rescued work on {n} tables or battles", "", n,
              one="Drop the rescued work on one table or battle")  # fmt: skip
