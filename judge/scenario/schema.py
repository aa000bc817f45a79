"""JSON Schema of the scenario file, for editors. It is built from the tables that the reader itself uses.

An editor's YAML turns `3` into a number and `3-4` into text, so values are described as an editor sees them; the reader
stays the judge of what is right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.port.library import CARD, GROUP
from judge.scenario.fields import scenario
from judge.scenario.schema_words import in_every_language
from judge.text.schema import DIALECT, Schema
from judge.text.schema import names as known

if TYPE_CHECKING:
    from judge.port.floor import Floor


def schema(floor: Floor, names: bool = True, beside: tuple[str, ...] = ()) -> Schema:
    """The schema of a scenario file of a game; `names`: with those of its library, for an editor to complete.

    `beside`: what such files need beside a board: a puzzle.
    """
    table = scenario(floor)
    told = table._replace(needed=(*table.needed, *beside)).schema()
    parts = {**named_things(floor, names), **floor.files.schema().get("defs", {})}
    return in_every_language({"$schema": DIALECT, "title": "Judge scenario", **told, "$defs": parts}, floor)


def deck(floor: Floor, names: bool = True) -> Schema:
    """The schema of a file that holds a deck of a game that has such."""
    table = floor.files.deck()
    assert table is not None
    return {"$schema": DIALECT, "title": "Judge deck", **table.schema(), "$defs": named_things(floor, names)}


def pools(floor: Floor) -> Schema:
    """The schema of the file that says which cards each group of a game brings."""
    table = floor.files.pools()
    assert table is not None
    return {"$schema": DIALECT, "title": "Judge pools", **table.schema()}


def named_things(floor: Floor, names: bool = True) -> Schema:
    """The names of cards and of groups of them, in every language; none where only texts are wanted."""
    topics = floor.library.topics() if names else ()
    return {
        kind: known(name for topic in topics if topic.kind == kind for name in (*topic.names.values(), *topic.called))
        for kind in (CARD, GROUP)
    }
