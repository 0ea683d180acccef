"""A player for Battlefield that does any lawful thing, by chance: the least that a player has to say."""

import json
import random
import sys


def say(**message):
    """Send a message: one line, at once."""
    print(json.dumps(message), flush=True)


def decide(asked):
    """Begin any action, or give any of the answers that are suggested."""
    lots = random.Random(asked["id"])
    if "actions" in asked:
        return {"begin": lots.randrange(len(asked["actions"]))}
    return {"answer": lots.choice(asked["request"]["suggested"] or [None])}


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "greeting":
        say(type="ready", version=1, name="By chance")
    elif told["type"] == "decide":
        say(type="answer", id=told["id"], **decide(told))
    elif told["type"] == "end":
        break
