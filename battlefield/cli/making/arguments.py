"""What follows the words of the commands that make something."""

from argparse import ArgumentParser
from typing import Any

from battlefield.rules.scene.piece_picture import PICTURE_WAYS


def add_door(commands: Any) -> None:
    """Add what follows `battlefield door`."""
    door: ArgumentParser = commands.add_parser("door", help="open or close a door of a scene")
    door.add_argument("scene", metavar="SCENE", help="a scene file, which is written anew")
    door.add_argument("name", metavar="NAME", help="the id of a door, or the name of one or several")
    door.add_argument("wish", choices=("open", "closed"), help="what it is then")
    door.add_argument("--out", metavar="FILE", help="write the scene to this file instead")


def add_picture(commands: Any) -> None:
    """Add what follows `battlefield picture`."""
    laid: ArgumentParser = commands.add_parser(
        "picture", help="lay a picture of your own on pieces of a scene"
    )
    laid.add_argument("scene", metavar="SCENE", help="a scene file, which is written anew")
    laid.add_argument(
        "name", metavar="NAME", help="the id of a piece, the name of some, or a kind such as wood"
    )
    laid.add_argument("file", metavar="FILE", help="a PNG, JPEG, WebP or SVG; none takes the picture off")
    laid.add_argument(
        "--width", metavar="W", help='how wide it is, such as 6 or "150 mm" (the piece\'s width)'
    )
    laid.add_argument("--turn", type=float, metavar="DEGREES", help="how it is turned clockwise (0)")
    laid.add_argument(
        "--way", choices=PICTURE_WAYS, help="once within the outline, tiled, or over it (within)"
    )
    laid.add_argument("--out", metavar="FILE", help="write the scene to this file instead")


def add_generate(commands: Any) -> None:
    """Add what follows `battlefield generate`."""
    made: ArgumentParser = commands.add_parser("generate", help="lay out a fair table from a kit of terrain")
    made.add_argument("out", metavar="OUT", nargs="?", help="the scene file to write, OUT.json")
    made.add_argument(
        "--kit", default="woodland", metavar="K", help="a kit by its name or its file (woodland)"
    )
    made.add_argument(
        "--size", default="60x44", metavar="WxH", help='such as "60x44" or "120 x 90 cm" (60x44)'
    )
    made.add_argument(
        "--density", default="20", metavar="N", help="per cent of the ground under terrain (20)"
    )
    made.add_argument("--seed", default="1", metavar="N", help="another number, another table (1)")
    made.add_argument(
        "--symmetry", default="half-turn", metavar="S", help="half-turn, mirror or none (half-turn)"
    )
    made.add_argument(
        "--zones", default="long", metavar="Z", help="on the long or short edges, or in corners (long)"
    )
    made.add_argument("--objectives", default="5", metavar="N", help="how many, from 0 to 6 (5)")
    made.add_argument("--base", default="80", metavar="MM", help="the largest base that gets through (80)")
    made.add_argument(
        "--sets", default="0", metavar="N", help="how often the kit is there, 0 as it takes (0)"
    )
    made.add_argument("--tries", default="6", metavar="N", help="tables that are laid, to take the best (6)")
    made.add_argument("--list", action="store_true", help="list the kits that come along, and what they hold")
    made.add_argument("--json", action="store_true", help="answer with one JSON object")
