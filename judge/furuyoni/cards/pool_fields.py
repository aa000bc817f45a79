"""What `pools.yaml` may say: the tables from which its reader, its check and its JSON Schema are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.furuyoni.cards.facts import PRINTINGS
from judge.text.fields import Each, Field, Inside, Many, Number, Prose, Read, Shaped, Table, Word
from judge.text.schema import Schema, any_of, word

if TYPE_CHECKING:
    from judge.text.errors import Problem
    from judge.text.nodes import Node

BESIDE = "board"
"""Where cards lie beside the board that are in no zone."""
FACES = ("up", "down")
MOST = 99
CLAUSE = "^(A[0-9]|[0-9]+-[0-9]|B[0-9])"


def _no_clause(node: Node, text: str, what: str) -> Problem:
    return node.problem("J103", f"{text!r} is no clause id", "write it like 9-4 iii or A7-5")


def _zone(node: Node, problems: list[Problem], what: str) -> str | None:
    return node.as_word(problems, what, _zones())


def _zones() -> tuple[str, ...]:
    from judge.furuyoni.vocab import seated

    return (*seated.everything().zones, BESIDE)


NUMBERS = Many(Prose())
"""Official numbers, short ones and runs among them."""
NAMES = Table("names", {
    "ja": Field(Prose(), "In Japanese"),
    "en": Field(Prose(), "In English"),
    "ko": Field(Prose(), "In Korean"),
}, ("ja", "en", "ko"))  # fmt: skip
"""What something is called in every language."""
WHOLE = NAMES._replace(needed=("en", "ko"))
"""The same of a version that only one edition has."""
PLACEMENT = Table("what set-up lays out", {
    "zone": Field(Read(_zone, lambda: word(_zones())), "The zone, or `board` beside all zones"),
    "clause": Field(Shaped(CLAUSE, _no_clause), "The clause that says so"),
    "cards": Field(NUMBERS, "The cards, by number", ()),
    "tokens": Field(Each(Number(1, MOST)), "How many tokens of which kind", {}),
    "face": Field(Word(FACES), "Which way the cards lie; left out where the rules do not say", ""),
    "also": Field(Many(Shaped(CLAUSE, _no_clause)), "Clauses that say more of it: whose they are, how they lie", ()),
}, ("zone", "clause"))  # fmt: skip
"""What lies in a zone when the duel starts."""
VERSION = Table("a version", {
    "title": Field(Inside(NAMES), "The title before the name of the megami", {}),
    "names": Field(Inside(WHOLE), "Her whole names, where they are not a title and the name of the megami"),
    "also": Field(Many(Inside(NAMES)), "Other titles that a document has for the version", ()),
    "choose": Field(NUMBERS, "The cards that a deck is chosen from"),
    "out": Field(NUMBERS, "Of the cards of the original, those that are not in it"),
    "in": Field(NUMBERS, "The cards that come in their place"),
    "setup": Field(Many(Inside(PLACEMENT)), "What set-up lays out; as of the original where it is left out"),
    "text_only": Field(NUMBERS, "Cards that lie nowhere and are only copied; as of the original where it is left out"),
    "corrected": Field(Prose(), "What fault of the documents' lists was mended", ""),
})  # fmt: skip
"""A megami in one version."""


def _version(node: Node, problems: list[Problem], what: str) -> Any:
    facts = Inside(VERSION).read(node, problems, what)
    if facts is not None and "choose" not in facts and not {"out", "in"} <= {*facts}:
        problems.append(node.problem("J026", f"{what} has no `choose:`", "or what is `out` and what is `in`"))
    return facts


def _version_schema() -> Schema:
    ways: tuple[Schema, ...] = ({"required": ["choose"]}, {"required": ["out", "in"]})
    return {**VERSION.schema(), **any_of(*ways)}


MEGAMI = Table("a megami", {
    "number": Field(Number(1, MOST), "Her number: two that are chosen together differ in it"),
    "prefix": Field(Prose(), "What stands before the short numbers of her cards"),
    "names": Field(Inside(NAMES), "What she is called"),
    "chapter": Field(Shaped("^A[0-9]+$", _no_clause), "The chapter of her additional rules", ""),
    "since": Field(Word(PRINTINGS), "The first printing with her cards; the oldest where it is left out", PRINTINGS[0]),
    "edition": Field(Prose(), "The only edition of the rules whose list has her", ""),
    "versions": Field(Each(Read(_version, _version_schema)), "The original (`o`) first, then the other versions"),
}, ("number", "prefix", "names", "versions"))  # fmt: skip
"""A megami with her versions."""
FILE = Table("the pools", {
    "never_chosen": Field(Each(Inside(NAMES)), "Megami whom cards name as their users and nobody can choose"),
    "megami": Field(Each(Inside(MEGAMI)), "Every megami, by id, in the order of their numbers"),
}, ("never_chosen", "megami"))  # fmt: skip
"""A file that says what each megami brings."""


def check(path: str) -> list[Problem]:
    """Everything wrong with a file of pools."""
    from judge.text.source import PROJECT, read

    root, problems = read(path, PROJECT)
    return sorted(problems if root is None or problems else wrong(root))


def wrong(root: Node) -> list[Problem]:
    """Everything that is wrong with what a file of pools says."""
    problems: list[Problem] = []
    Inside(FILE).read(root, problems, "pools")
    return problems
