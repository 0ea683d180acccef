"""`battlefield campaign`: what is in a campaign's folder, how its battles went, and what is put into it."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from battlefield.app.campaigns.filing import added, battle_named, forgotten, new_campaign, noted
from battlefield.app.campaigns.finding import found_in
from battlefield.app.campaigns.folder import Contents, folder_of, keep, look
from battlefield.app.campaigns.standings import standings
from battlefield.app.campaigns.telling import (
    contents_object,
    contents_text,
    listed_object,
    listed_text,
    standing_lines,
    standing_object,
)
from battlefield.cli.speech import complain
from battlefield.files.text.errors import SceneError, shown


def campaign(given: argparse.Namespace) -> int:
    """Carry out what is asked of a campaign; give the exit status."""
    folder = folder_of(Path(given.folder))
    try:
        if given.way == "new":
            return _tell(new_campaign(folder, given.name, given.about), False)
        contents = look(folder)
        if given.way in ("add", "note", "forget"):
            return _change(given, contents)
        return _answer(given, contents)
    except SceneError as error:
        return complain(str(error), 2)


def _answer(given: argparse.Namespace, contents: Contents) -> int:
    if given.way == "standings":
        return _tell_standings(given, contents)
    if given.way == "find":
        return _tell_found(given, contents)
    return _tell(contents, given.json)


def _change(given: argparse.Namespace, contents: Contents) -> int:
    if given.way == "add":
        return _add(given.files, contents.folder)
    battle = battle_named(contents, given.battle)
    if given.way == "note":
        noted(contents, battle, given.text)
        print(f"{battle.title}: noted")
    else:
        forgotten(contents, battle)
        print(f"{battle.title}: forgotten")
    return 0


def _add(files: Sequence[str], folder: Path) -> int:
    """Copy files into a campaign, those that can be; 2 where any cannot."""
    status = 0
    for file in files:
        try:
            print(f"{added(folder, Path(file))}: in the campaign")
        except SceneError as error:
            status = complain(str(error), 2)
    return max(status, _faults(keep(look(folder))))


def _tell(contents: Contents, as_json: bool) -> int:
    if as_json:
        print(json.dumps(contents_object(contents), ensure_ascii=False))
        return int(bool(contents.faults))
    print(contents_text(contents), end="")
    return _faults(contents)


def _faults(contents: Contents) -> int:
    """Say what is amiss in the folder, a sentence each; 1 where anything is."""
    for fault in contents.faults:
        complain(fault, 1)
    return int(bool(contents.faults))


def _tell_standings(given: argparse.Namespace, contents: Contents) -> int:
    found = standings((each.filed for each in contents.battles), given.by)
    if given.json:
        told = {
            "name": contents.campaign.name,
            "by": given.by,
            "standings": [standing_object(s) for s in found],
        }
        print(json.dumps(told, ensure_ascii=False))
        return 0
    print("\n".join(standing_lines(found)) or f"{contents.campaign.name}: no battle yet")
    return 0


def _tell_found(given: argparse.Namespace, contents: Contents) -> int:
    text = " ".join(given.words)
    found = found_in(contents, text)
    if given.json:
        print(json.dumps(listed_object(found.battles, found.tables, found.rosters), ensure_ascii=False))
    elif not found.is_empty:
        print("\n".join(listed_text(found.battles, found.tables, found.rosters)))
    if found.is_empty and not given.json:
        return complain(f"nothing in {contents.campaign.name} holds {shown(text)}", 1)
    return int(found.is_empty)
