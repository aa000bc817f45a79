"""The commands there are, as tests go through them."""

from __future__ import annotations

from collections.abc import Iterator

import click

Path = tuple[str, ...]


def every(command: click.Command, path: Path = ()) -> Iterator[tuple[Path, click.Command]]:
    """A command and all below it, each with the words that call it."""
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from every(found, (*path, name))


def run_by_themselves(command: click.Command) -> Iterator[tuple[Path, click.Command]]:
    """Those that do something, not the groups of others."""
    return ((path, one) for path, one in every(command) if not isinstance(one, click.Group))
