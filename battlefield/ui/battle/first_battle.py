"""The battle to learn on: its file among the assets, what it is called, and who may play against whom."""

from collections.abc import Mapping

from battlefield.app.wording.translation import QT_TR_NOOP

FIRST_BATTLE = "rosters/first_battle.json"
FIRST_TITLE = QT_TR_NOOP("A first battle")
AGAINST: Mapping[str, str] = {"wardens": "me", "raiders": "recruit"}
"""Who plays which side where the program is the enemy."""
