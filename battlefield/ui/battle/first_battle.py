"""The battle to learn on: its file among the assets, and what it is called."""

FIRST_BATTLE = "rosters/first_battle.json"
FIRST_TITLE = "A first battle"
