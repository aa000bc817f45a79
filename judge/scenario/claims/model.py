"""A file of claims, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.light import NamedTuple
from judge.port.floor import Floor
from judge.text.errors import Place
from judge.text.nodes import Map, Node

VERDICTS = ("upheld", "contradicted", "depends", "undecidable", "waiting")
SORTS = ("rule", "definition", "advice")
_NOTHING: Mapping[str, Any] = {}


class Case(NamedTuple):
    """A board with what is claimed to come of it, before blanks are filled and facts varied.

    `root` is a scenario file's content with the claim as its `expect`. `rows` fill its blanks, one row at a time;
    `vary` holds the values that facts of the board take. `edition` and `cards` bind it to one of each ("": to none).
    `refused` are the clauses under which there is claimed to be no such board (none: something is claimed of it).
    """

    place: Place
    root: Map
    floor: Floor
    note: str = ""
    shipped: str = ""
    rows: tuple[Mapping[str, Node], ...] = (_NOTHING,)
    vary: Mapping[str, tuple[Node, ...]] = _NOTHING
    edition: str = ""
    cards: str = ""
    refused: tuple[str, ...] = ()


class Claim(NamedTuple):
    """One statement of a page.

    `where` is its place on the page, `verdict` what the file expects to come of it, `clauses` those that it says
    decide, `printings` those asked for (none: each edition's own), `waiting` what keeps it from being put to the test.
    Of an item of a publisher's page: `source` where it was published, `dated` when, `about` the numbers of the cards it
    speaks of, `doubt` what keeps it from being taken as it stands, `sort` whether it says what a rule comes to, what a
    word means, or what is best done. `strictly` is the word of a loose sentence at which `cases` take it; `ordinary`
    are the boards of the sentence as it is ordinarily read.
    """

    place: Place
    id: str
    claimed: str
    question: str = ""
    where: str = ""
    verdict: str = ""
    clauses: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    printings: tuple[str, ...] = ()
    why: str = ""
    cases: tuple[Case, ...] = ()
    waiting: str = ""
    source: str = ""
    dated: str = ""
    about: tuple[str, ...] = ()
    doubt: str = ""
    sort: str = SORTS[0]
    strictly: str = ""
    ordinary: tuple[Case, ...] = ()


class Claims(NamedTuple):
    """The claims of one page."""

    file: str
    title: str
    floor: Floor
    source: str
    claims: tuple[Claim, ...]
