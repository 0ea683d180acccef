"""The process that thinks: it is handed what a side knows and says what the side does, until its pipe ends.

It is started by `thinking` and by nobody else.
"""

import os
import sys
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from battlefield.app.opponents.messages import Question, Reply, hear, say
from battlefield.app.opponents.players import chosen, player
from battlefield.files.text.errors import in_short
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Book


def answer(question: Question) -> Reply:
    """Decide; what goes wrong is told and never raised."""
    try:
        who = player(question.player, _book(question.book))
        return Reply(chosen(who, question.view) if question.view is not None else None)
    except Exception as error:  # the battle goes on without it
        return Reply(fault=in_short(error))


@cache
def _book(name: str) -> Book:
    return BOOKS[name]()


def _listen(pipe: BinaryIO, heard: "SimpleQueue[Question]") -> None:
    """Take in questions; once nobody is there to ask any more, end at once, whatever is being thought."""
    try:
        while True:
            question = hear(pipe)
            assert isinstance(question, Question)
            heard.put(question)
    finally:
        os._exit(0)


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep the pipes to oneself: what anything else prints goes nowhere."""
    pipes = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return pipes


def main() -> None:
    """Answer one question after the other."""
    into, out = _own_pipes()
    heard: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(into, heard), daemon=True).start()
    while True:
        question = heard.get()
        reply = answer(question)
        if question.view is not None:
            say(out, reply)


if __name__ == "__main__":
    try:
        main()
    except OSError:  # nobody reads the answers any more
        sys.exit(0)
