"""`judge schema`: the JSON Schema of scenario files, files of claims, puzzles, decks and pools, for editors."""

from __future__ import annotations

import click

from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.lang import current
from judge.cli.say import say
from judge.text.errors import Place, Problem, suggest


@command()
@click.argument("kind", type=click.Choice(("scenario", "faq", "puzzle", "deck", "pools", "words")), default="scenario")
@click.option("--game", metavar="NAME", default="", help="Of files about this game.")
@click.option("--names/--no-names", default=True, show_default=True, help="With the names of cards, to be completed.")
def schema(kind: str, game: str, names: bool) -> None:
    """Print the JSON Schema of scenario files, or of files of claims (faq), for an editor to complete and check by.

    `puzzle`: of scenarios that ask whether a player can reach a goal. `deck`: of files for `judge cards deck`.
    `pools`: of the file that says which cards each megami brings.

    `words`: the words in which files may be written in each language, as a table.
    """
    import json

    from judge.floors import FLOORS
    from judge.scenario import schema as described
    from judge.scenario.claims.schema import schema as of_claims

    if game and game not in FLOORS:
        hint = suggest(game, FLOORS) or f"the games are {', '.join(FLOORS)}"
        wrong([Problem.at(Place("<arguments>"), "J024", f"there is no game {game!r}", hint)])
    floor = FLOORS[game or next(iter(FLOORS))]
    if kind == "words":
        from judge.report.vocabulary import page

        say(page(floor, current()))
        return
    if kind == "deck" and floor.files.deck() is None:
        hint = f"the games are {', '.join(name for name, one in FLOORS.items() if one.files.deck() is not None)}"
        wrong([Problem.at(Place("<arguments>"), "J024", f"{floor.name} has no decks", hint)])
    if kind == "pools" and floor.files.pools() is None:
        hint = f"the games are {', '.join(name for name, one in FLOORS.items() if one.files.pools() is not None)}"
        wrong([Problem.at(Place("<arguments>"), "J024", f"{floor.name} has no pools", hint)])
    made = {
        "scenario": lambda: described.schema(floor, names),
        "puzzle": lambda: described.schema(floor, names, ("puzzle",)),
        "deck": lambda: described.deck(floor, names),
        "pools": lambda: described.pools(floor),
        "faq": lambda: of_claims(floor),
    }
    found = made[kind]()
    say(json.dumps(found, ensure_ascii=False, indent=2))
