"""The command line, and how a process of it begins and ends."""

from __future__ import annotations

import atexit
import gc
import os
import sys


def program() -> None:
    """What the installed command runs."""
    from judge import garbage
    from judge.cli import later, together

    _open()
    garbage.spared()
    together.begin()
    later.begin()
    from judge.cli.commands import main

    try:
        main(prog_name="judge")
    except SystemExit as end:
        together.end()
        if not atexit._ncallbacks() and (end.code is None or isinstance(end.code, int)):
            _leave(end.code or 0)
        raise
    finally:
        gc.freeze()  # the interpreter would look through all that is left for garbage before it ends


def _open() -> None:
    """Let a stream that whoever began the process has closed lead nowhere: Python has none in its place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (it lasts as long as the process)


def _leave(status: int) -> None:
    """End at once: nothing waits for the end, and the process takes with it what would be taken down bit by bit."""
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        return
    os._exit(status)
