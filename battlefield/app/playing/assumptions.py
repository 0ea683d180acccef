"""What a forecast takes for granted: the answers that it gave in the place of the player."""

from collections.abc import Iterable, Iterator

from battlefield.rules.core.requests import Answer, Choose, Confirm, Request

_MOST = 3  # that are told


def assumed(request: Request | None, answer: Answer, by: str) -> str:
    """Say how a forecast answers what a side is asked later; nothing of other questions."""
    if isinstance(request, Confirm) and request.by == by:
        return f"{request.parts[0]}: {'yes' if answer else 'no'}"
    if isinstance(request, Choose) and request.by == by and len(request.options) > 1:
        taken = [
            option.words for option in request.options if isinstance(answer, tuple) and option.id in answer
        ]
        return f"{request.what}: {', '.join(taken) or 'none'}"
    return ""


def told(found: Iterable[str]) -> Iterator[str]:
    """Tell in one line what was taken for granted, if anything was."""
    each = list(dict.fromkeys(filter(None, found)))
    if each:
        more = ["more as the dice fall"] if len(each) > _MOST else []
        yield f"assuming later: {'; '.join((*each[:_MOST], *more))}"
