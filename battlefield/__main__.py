"""The `battlefield` command: the window, or a command that needs none."""

import sys
from collections.abc import Sequence

from battlefield import __version__
from battlefield.cli.speech import complain, speak_any_alphabet, stop_speaking

INTERRUPTED = 130  # as a shell reports Ctrl+C
READER_GONE = 141  # as a shell reports a closed pipe


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with the given arguments, the command line's where left out; give the exit status."""
    speak_any_alphabet()
    try:
        status = _run(sys.argv[1:] if argv is None else list(argv))
        if sys.stdout is not None:  # a window started without a terminal has none
            sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        stop_speaking()
        return READER_GONE
    except OSError as error:
        stop_speaking()
        return complain(f"{error.filename or 'output'}: {error.strerror or error}", 1)


def _run(arguments: list[str]) -> int:
    if arguments == ["--version"]:  # soonest: without the list of what else there is
        print(f"battlefield {__version__}")
        return 0
    from battlefield.cli.commands import is_scene, run

    if arguments and not is_scene(arguments[0]):
        return run(arguments)
    if len(arguments) > 1:
        return complain("the window opens one scene; leave the rest out", 2)
    from battlefield.cli.window import open_window

    return open_window(arguments[0] if arguments else None)


if __name__ == "__main__":
    sys.exit(main())
