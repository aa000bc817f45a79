"""What a command prints: cleaned of what would steer a terminal, whatever a file or its name holds."""

from __future__ import annotations

import click

from judge.cli import working
from judge.text.clean import clean


def say(text: str, nl: bool = True, err: bool = False) -> None:
    """Print a text to standard output, or to standard error.

    In JSON a character that is written out means the same. Where standard error is closed or full nothing is lost but
    the message: the exit status tells.
    """
    working.clear()
    try:
        click.echo(clean(text), nl=nl, err=err)
    except OSError:
        if not err:
            raise
