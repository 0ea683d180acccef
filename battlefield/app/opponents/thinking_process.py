"""The process that thinks: it is handed what a side knows and says what the side does, until its pipe ends.

It is started by `thinking`, and a second one by the first, as its `partner`; by nobody else.
"""

import os
import sys
from dataclasses import replace
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, cast

from battlefield.app.opponents.known_parts import KnownParts
from battlefield.app.opponents.messages import About, Question, Reply, hear, say
from battlefield.app.opponents.partner import Partner, has_room
from battlefield.app.opponents.players import chosen, player
from battlefield.files.text.errors import in_short
from battlefield.play.opponents.sharing import Done, Job
from battlefield.play.opponents.thinker import Thinker
from battlefield.rulebooks.registry import BOOKS
from battlefield.rules.book.actions import Book

_SWITCH = 0.0005  # seconds: a piece that the partner has done does not wait for long until the next is sent


def answer(question: Question, partner: Partner | None = None) -> Reply:
    """Decide, perhaps together with a partner; what goes wrong is told and never raised."""
    try:
        who = player(question.player, _book(question.book), partner)
        if partner is not None and isinstance(who, Thinker):
            partner.make_ready(question.player, question.book)
        return Reply(chosen(who, question.view) if question.view is not None else None)
    except Exception as error:  # the battle goes on without it
        return Reply(fault=in_short(error))


class Second:
    """Does pieces of the work of what it was told about last."""

    def __init__(self) -> None:
        self._about = About("", None, "")
        self._who: Thinker | None = None

    def hear_about(self, about: About) -> None:
        """Make ready for pieces of the work."""
        who = player(about.player, _book(about.book))
        self._about, self._who = about, who if isinstance(who, Thinker) else None
        if self._who is not None and about.view is not None:
            self._who.begin(about.view)

    def do(self, job: Job[object]) -> Done[object] | Reply:
        """Do one; what goes wrong is told and never raised."""
        try:
            if self._who is None or self._about.view is None:
                raise LookupError("nobody has said what it is about")
            return self._who.do(self._about.view, job)
        except Exception as error:  # whoever sent it does it, too
            return Reply(fault=in_short(error))


@cache
def _book(name: str) -> Book:
    return BOOKS[name]()


def _listen(pipe: BinaryIO, heard: "SimpleQueue[object]") -> None:
    """Take in what is asked; once nobody is there to ask any more, end at once, whatever is being thought."""
    known = KnownParts()
    try:
        while True:
            message = hear(pipe)
            if isinstance(message, About | Question) and message.view is not None:
                message = replace(message, view=known.within(message.view))
            heard.put(message)
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
    sys.setswitchinterval(_SWITCH)
    into, out = _own_pipes()
    heard: SimpleQueue[object] = SimpleQueue()
    Thread(target=_listen, args=(into, heard), daemon=True).start()
    partner, second = Partner() if has_room() else None, Second()
    while True:
        asked = heard.get()
        if isinstance(asked, About):
            second.hear_about(asked)
        elif isinstance(asked, Question):
            reply = answer(asked, partner)
            if asked.view is not None:
                say(out, reply)
        else:
            say(out, second.do(cast(Job[object], asked)))


if __name__ == "__main__":
    try:
        main()
    except OSError:  # nobody reads the answers any more
        sys.exit(0)
