"""`battlefield quick`: a ruling on one typed line, in words, as JSON, and as a picture."""

from argparse import Namespace
from json import dumps
from pathlib import Path

from battlefield.app.measure.quick.line import QuickError
from battlefield.app.measure.quick.ruling import headline, reasons, rule_on
from battlefield.cli.speech import complain
from battlefield.cli.window import write_quick


def quick(given: Namespace) -> int:
    """Rule on a line; give the exit status, which is 2 where it cannot be understood."""
    if given.out is not None and not given.out.lower().endswith(".png"):
        return complain(f"{given.out} must end in .png", 2)
    try:
        ruling = rule_on(" ".join(given.line))
    except QuickError as error:
        return complain(str(error), 2)
    if given.json:
        print(dumps({"question": ruling.question, "answer": ruling.answer}, allow_nan=False))
    else:
        print("\n".join((headline(ruling), *reasons(ruling))))
    return write_quick(ruling, Path(given.out), given.dark) if given.out is not None else 0
