"""Where the lines of a journal end, and what a disk may make of them."""

from battlefield.files.journals.journal_lines import is_copy, text_of


def ends(whole):
    """Give for each line of a journal that is no second copy where it ends."""
    found, end = [], 0
    for line in whole.splitlines(keepends=True):
        end += len(line)
        if not is_copy(text_of(line) or ""):
            found.append(end)
    return found


def lined(seen, whole):
    """Give what was seen at which size with the end of the last line that told it instead of the size."""
    known = ends(whole)
    return [(max(end for end in known if end <= size), *what) for size, *what in seen]


def flipped(whole, spot, mask):
    """Flip bits of one byte."""
    return whole[:spot] + bytes([whole[spot] ^ mask]) + whole[spot + 1 :]


def holed(whole, first, last):
    """Let a stretch be read as zeros."""
    return whole[:first] + bytes(last - first) + whole[last:]


def without_copies(whole):
    """Leave the second copies out."""
    lines = whole.splitlines(keepends=True)
    return b"".join(line for line in lines if not is_copy(text_of(line) or ""))
