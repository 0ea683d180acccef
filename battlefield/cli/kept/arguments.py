"""What follows the words of the commands about what is kept."""

from argparse import ArgumentParser
from typing import Any


def add_schema(commands: Any) -> None:
    """Add what follows `battlefield schema`."""
    schema: ArgumentParser = commands.add_parser(
        "schema", help="print the JSON Schema of a file or a line, or list them"
    )
    schema.add_argument("name", metavar="NAME", nargs="?", default="", help='such as "scene"')
    schema.add_argument("--out", metavar="FILE", help="write it to a file")


def add_campaign(commands: Any) -> None:
    """Add what follows `battlefield campaign`."""
    words = "a folder of tables, rosters and battles: what is in it, how its battles went"
    campaign: ArgumentParser = commands.add_parser("campaign", help=words)
    campaign.add_argument(
        "folder", metavar="FOLDER", help="the campaign's folder, or the file campaign.json in it"
    )
    ways = campaign.add_subparsers(dest="way", required=True, metavar="way")
    made = ways.add_parser("new", help="make a folder a campaign")
    made.add_argument(
        "name", metavar="NAME", nargs="?", default="", help="what it is called (the folder's name)"
    )
    made.add_argument("--about", metavar="TEXT", default="", help="what it is about")
    listed = ways.add_parser("list", help="list its battles, tables and rosters")
    add = ways.add_parser("add", help="copy tables, rosters and saved battles into it, and file its battles")
    add.add_argument("files", metavar="FILE", nargs="*", help="a scene, a roster or a saved battle")
    counted = ways.add_parser("standings", help="count wins, draws, losses and units lost")
    counted.add_argument(
        "--by", choices=("roster", "side", "player"), default="roster", help="whose (roster)"
    )
    find = ways.add_parser("find", help="list what holds all of some words, notes too")
    find.add_argument("words", metavar="WORD", nargs="+", help="a word, in whichever case")
    for way in (listed, counted, find):
        way.add_argument("--json", action="store_true", help="answer with one JSON object")
    note = ways.add_parser("note", help="write notes to a battle, in place of those it has")
    forget = ways.add_parser("forget", help="take a battle whose file is gone off the list")
    for way in (note, forget):
        way.add_argument("battle", metavar="BATTLE", help="its number in the list, its file or its title")
    note.add_argument("text", metavar="TEXT", help="the notes; an empty text takes them away")
