"""What a battle's file tells of it for a campaign: who fought, how it went, and what each side lost."""

from dataclasses import replace
from pathlib import Path

from battlefield.app.books.faces import face_of
from battlefield.app.playing.ending import lost_units
from battlefield.files.battles.games import read_game
from battlefield.files.campaigns.campaign_file import Filed, FiledSide
from battlefield.play.session import Session
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.core.digest import recorded_digest
from battlefield.rules.core.state import State


def filed_game(path: Path, file: str, digest: str) -> Filed:
    """Return what a saved game tells; one that cannot be trusted is a SceneError."""
    return filed_session(read_game(path, BOOKS), file, digest)


def filed_session(session: Session, file: str, digest: str) -> Filed:
    """Return what a battle tells as far as it has come."""
    start, state = session.start, session.state
    return Filed(
        recorded_digest(start, session.seed),
        file,
        digest,
        " against ".join(start.sides),
        session.book.name,
        table=f"{start.board.width:g} × {start.board.height:g} in",
        sides=tuple(_side(session, state, side) for side in start.sides),
        result=state.result,
        winner=state.winner,
        period=face_of(session.book.name).period,
        rounds=state.clock.turn,
    )


def _side(session: Session, state: State, side: str) -> FiledSide:
    roster = session.start.roster_of(side)
    lost, units = lost_units(state, side)
    name = roster.name if roster is not None else ""
    return FiledSide(side, name, player=session.players.get(side, ""), units=units, lost=lost)


def as_known(now: Filed, known: Filed) -> Filed:
    """Add to what a battle's file tells what only the campaign knows: title, time, files and notes."""
    before = {side.side: side for side in known.sides}
    sides = (_as_known(side, before.get(side.side, side)) for side in now.sides)
    return replace(
        now,
        title=known.title or now.title,
        begun=known.begun,
        table=known.table or now.table,
        table_file=known.table_file,
        sides=tuple(sides),
        notes=known.notes,
    )


def _as_known(now: FiledSide, known: FiledSide) -> FiledSide:
    return replace(now, file=known.file, player=now.player or known.player)
