"""Rosters for tests: a small one to spoil, and the samples."""

import json
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "rosters"
ROSTERS = sorted(
    path
    for path in FOLDER.glob("*.json")
    if json.loads(path.read_text(encoding="utf-8"))["format"] == "battlefield-roster"
)


def a_roster():
    """A roster as it stands in a file."""
    return {
        "format": "battlefield-roster",
        "version": 1,
        "book": "warsurge",
        "name": "Wardens",
        "units": [
            {
                "id": "bows",
                "name": "Bows",
                "models": 5,
                "base": {"round": 25},
                "points": 90,
                "stats": {"move": 6, "dash": 6, "defence": 3, "hp": 1, "armour": 6},
                "perks": ["Evasive"],
                "weapons": [
                    {"name": "Bow", "type": "Battle", "stats": {"range": 24, "attacks": 1, "power": 3}}
                ],
            }
        ],
    }
