"""`judge schema`: the JSON Schema of scenario files and of files of claims, for editors."""

from __future__ import annotations

import click


@click.command()
@click.argument("kind", type=click.Choice(("scenario", "faq")), default="scenario")
def schema(kind: str) -> None:
    """Print the JSON Schema of scenario files, or of files of claims (faq)."""
    import json

    from judge.scenario import schema as described
    from judge.scenario.claims.schema import schema as of_claims

    found = described.schema() if kind == "scenario" else of_claims()
    click.echo(json.dumps(found, ensure_ascii=False, indent=2))
