"""A campaign in words and as plain values: its battles, tables, rosters and standings."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict

from battlefield.app.books.faces import face_of
from battlefield.app.campaigns.folder import Battle, Contents, RosterFile, TableFile
from battlefield.app.campaigns.standings import Standing
from battlefield.app.opponents.seating import ME, SOMEONE, is_program, words_of
from battlefield.app.refereeing.time_of_day import date_words
from battlefield.app.wording.side_colours import shown_result, side_name
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files.campaigns.campaign_file import Filed, FiledSide, battle_object

Row = tuple[str, str]
_PLAYED = {
    ME: QT_TR_NOOP("{side}, played by me"),
    SOMEONE: QT_TR_NOOP("{side}, played by someone at this screen"),
}
_BOOKS_WORDS = (QT_TR_NOOP("turn"), QT_TR_NOOP("round"), QT_TR_NOOP("Draw"), QT_TR_NOOP("draw"))
"""What files hold in English, and what is said in the language that is spoken."""


def result_words(battle: Filed) -> str:
    """Say what came of a battle, and in which turn: "Victory for Red in turn 4"."""
    period, number = tr(battle.period), battle.rounds
    if not battle.result:
        going = tr("Goes on, {period} {number}", period=period, number=number)
        return going if battle.rounds else tr("Not begun yet")
    said = _said(battle)
    words = tr("{result} in {period} {number}", result=said, period=period, number=number)
    return words if battle.rounds else said


def _said(battle: Filed) -> str:
    """Say how a battle ended: the words of its book stay as they are, but for the usual ones."""
    sides = [side.side for side in battle.sides]
    return shown_result(battle.result, sides)


def side_words(side: FiledSide) -> str:
    """Say who fought: a roster, who played it, and what it lost."""
    name = side_name(side.side)
    name = name if side.roster in ("", side.side, name) else f"{name} ({side.roster})"
    name = _played(name, side.player)
    return tr("{side}, {lost} of {units} units lost", side=name, lost=side.lost, units=side.units)


def _played(side: str, player: str) -> str:
    if is_program(player):
        return tr("{side}, played by {player}", side=side, player=tr(words_of(player)))
    return tr(_PLAYED[player], side=side) if player in _PLAYED else side


def when_words(battle: Filed) -> str:
    """Say when a battle was begun, to the day."""
    return date_words(battle.begun).partition(",")[0]


def battle_rows(battle: Battle) -> tuple[Row, ...]:
    """Tell a battle in rows of a name and a text; the rows of what is not known are left out."""
    filed = battle.filed
    rows = (
        (tr("Result"), result_words(filed)),
        *((tr("Side"), side_words(side)) for side in filed.sides),
        (tr("Table"), filed.table),
        (tr("Game system"), face_of(filed.book).name if filed.book else ""),
        (tr("Begun"), when_words(filed)),
        (tr("File"), filed.file),
        (tr("Amiss"), battle.trouble),
    )
    return tuple((name, text) for name, text in rows if text)


def battle_line(battle: Filed) -> str:
    """Tell a battle in one line below its title."""
    told = (
        result_words(battle),
        tr("on {table}", table=battle.table) if battle.table else "",
        when_words(battle),
    )
    return " · ".join(part for part in told if part)


def contents_text(contents: Contents) -> str:
    """Write all that a campaign holds as lines."""
    return "\n".join(_lines(contents)) + "\n"


def _lines(contents: Contents) -> Iterator[str]:
    yield contents.campaign.name
    if contents.campaign.description:
        yield contents.campaign.description
    numbered = list(enumerate(contents.battles, 1))
    yield from listed_text(numbered, contents.tables, contents.rosters)


def listed_text(
    battles: Sequence[tuple[int, Battle]], tables: Sequence[TableFile], rosters: Sequence[RosterFile]
) -> Iterator[str]:
    """Yield lines of some battles, each with its number, of tables and of rosters."""
    for number, battle in battles:
        yield f"Battle {number}: {battle.filed.title}, {battle_line(battle.filed)} ({battle.filed.file})"
        yield from (f"  {side_words(side)}" for side in battle.filed.sides)
        yield from (f"  {line}" for line in battle.filed.notes.splitlines())
    yield from (f"Table: {each.name}, {each.size} ({each.file})" for each in tables)
    yield from (f"Roster: {roster_words(each)} ({each.file})" for each in rosters)


def roster_words(roster: RosterFile) -> str:
    """Name a roster with its game and its size."""
    return ", ".join(part for part in (roster.name, face_of(roster.book).name, roster.size) if part)


def standing_lines(found: Sequence[Standing]) -> Iterator[str]:
    """Yield a line for each of some standings."""
    for each in found:
        counts = f"{_many(each.wins, 'win')}, {_many(each.draws, 'draw')}, {_many(each.losses, 'loss')}"
        itself = f", {each.mirrors} against itself" if each.mirrors else ""
        goes_on = f"{itself}, {each.open} going on" if each.open else itself
        units = f"; {each.lost} of {each.units} units lost, {each.taken} taken" if each.battles else ""
        yield f"{each.name}: {counts}{goes_on}{units}"


def _many(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}{'es' if word.endswith('s') else 's'}"


def contents_object(contents: Contents) -> dict[str, object]:
    """Return all that a campaign holds as plain values."""
    return {
        "folder": str(contents.folder),
        "name": contents.campaign.name,
        "description": contents.campaign.description,
        **listed_object(list(enumerate(contents.battles, 1)), contents.tables, contents.rosters),
        "faults": list(contents.faults),
    }


def listed_object(
    battles: Sequence[tuple[int, Battle]], tables: Sequence[TableFile], rosters: Sequence[RosterFile]
) -> dict[str, object]:
    """Return some battles, tables and rosters as plain values; a battle as in the campaign's file."""
    return {
        "battles": [
            {"number": number, **battle_object(each.filed), "trouble": each.trouble}
            for number, each in battles
        ],
        "tables": [asdict(each) for each in tables],
        "rosters": [asdict(each) for each in rosters],
    }


def standing_object(standing: Standing) -> dict[str, object]:
    """Return a standing as plain values: wins, draws, losses and mirrors together are its battles."""
    return {**asdict(standing), "battles": standing.battles}
