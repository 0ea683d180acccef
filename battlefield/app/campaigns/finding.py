"""What of a campaign holds some words: battles by what is known of them and by notes, tables, rosters."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from battlefield.app.campaigns.folder import Battle, Contents, RosterFile, TableFile
from battlefield.app.campaigns.telling import battle_rows, roster_words


@dataclass(frozen=True, slots=True)
class FoundHere:
    """What was found: battles with their numbers in the whole list, tables and rosters."""

    battles: tuple[tuple[int, Battle], ...]
    tables: tuple[TableFile, ...]
    rosters: tuple[RosterFile, ...]

    @property
    def is_empty(self) -> bool:
        """Whether nothing was found."""
        return not (self.battles or self.tables or self.rosters)


def found_in(contents: Contents, text: str) -> FoundHere:
    """Find what holds all words of a text, in whichever case; no word finds all."""
    words = text.casefold().split()
    return FoundHere(
        tuple(
            (number, each) for number, each in enumerate(contents.battles, 1) if _holds(_text_of(each), words)
        ),
        tuple(each for each in contents.tables if _holds(_text_of_table(each), words)),
        tuple(each for each in contents.rosters if _holds(f"roster {roster_words(each)} {each.file}", words)),
    )


def _text_of_table(table: TableFile) -> str:
    return f"table {table.name} {table.size} {table.file}"


def _text_of(battle: Battle) -> str:
    told = " ".join(text for _, text in battle_rows(replace(battle, trouble="")))
    return f"battle {battle.filed.title} {told} {battle.filed.notes}"


def _holds(text: str, words: Iterable[str]) -> bool:
    folded = text.casefold()
    return all(word in folded for word in words)
