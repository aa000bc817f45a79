"""`judge schema`: the JSON Schema of scenario files, for editors."""

from __future__ import annotations

import click


@click.command()
def schema() -> None:
    """Print the JSON Schema of scenario files."""
    import json

    from judge.scenario import schema as described

    click.echo(json.dumps(described.schema(), ensure_ascii=False, indent=2))
