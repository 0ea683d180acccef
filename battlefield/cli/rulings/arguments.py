"""What follows the words of the commands that rule on something."""

from argparse import ArgumentParser
from typing import Any


def add_verdict(commands: Any) -> None:
    """Add what follows `battlefield verdict`."""
    verdict: ArgumentParser = commands.add_parser(
        "verdict", help="make a verdict card, or work one out again"
    )
    verdict.add_argument("file", metavar="FILE", help="a card to check, or the scene that one is made of")
    verdict.add_argument("--question", metavar="JSON", help="what is asked, as `battlefield ask` takes it")
    verdict.add_argument("--out", metavar="CARD", help="the card to write: CARD.pdf, CARD.png or CARD.html")
    verdict.add_argument("--about", metavar="ID", default="", help="the model that the card is about")
    verdict.add_argument("--names", metavar="TEXT", default="", help="who plays and who ruled")
