"""The fields of a scenario file, whatever the game: the tables from which its reader and its schema are made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.scenario.expect import expectation
from judge.scenario.play import line
from judge.text.fields import Field, Flag, Number, Prose, Raw, Table, Word
from judge.text.schema import Schema, any_of, listing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.port.floor import Floor

OF_SOME = ("cards", "history", "cards_adhoc")
"""Keys that not every game has."""
SEED_MOST = 999_999_999
CLOCK = ("active", "phase", "turn")
"""Keys of the boards of every game, which people write beside the board, as they do players."""


def scenario(floor: Floor) -> Table:
    """A scenario of a game."""
    lines = Raw(lambda: listing(line(floor, expectation(floor))))
    solved = Raw(lambda: _puzzle(floor))
    fields = {
        "scenario": Field(Prose(), "What the scenario shows, in one line", ""),
        "game": Field(Word((floor.name,)), "The game"),
        "edition": Field(Word(floor.editions), "The edition of the rules; the newest where it is left out"),
        "cards": Field(Word(floor.printings), "The printing of the cards; that of the edition where it is left out"),
        "question": Field(Prose(), "The question that the run answers", ""),
        "source": Field(Prose(), "Where the ruling was given, and when", ""),
        "board": Field(Raw(lambda: _own(floor, "board"))),
        "play": Field(lines, "What was played, one line for one answer"),
        "expect": Field(Raw(lambda: listing(expectation(floor))), "What is expected of the answer"),
        "yes_if": Field(Raw(lambda: _answered(floor)), "What has to be so for Yes to answer the question"),
        "no_if": Field(Raw(lambda: _answered(floor)), "What has to be so for No to answer the question"),
        "readings": Field(Raw(_readings), "Where the rules are silent: the reading of each gap"),
        "history": Field(Raw(lambda: {"type": "object"}), "Facts from before the board, of the game or under a and b"),
        "random": Field(Raw(lambda: listing({"type": "string"})), "What chance decides, in order"),
        "seed": Field(Number(0, SEED_MOST), "What chance decides by where nothing else says it"),
        "cards_adhoc": Field(Raw(lambda: _own(floor, "cards_adhoc")), "Cards of the file's own, by name"),
        "saved": Field(Prose(), "A machine saved in mid-run", ""),
        "decides": Field(Raw(DECIDES.schema), "In which fact the answer lies, and by which clause"),
        "text_alone": Field(Flag(), "No authority answers where the rules are silent", False),
        "puzzle": Field(solved, "Whether a player can reach a goal whatever the others answer"),
    }  # fmt: skip
    return Table(
        "a scenario",
        {key: field for key, field in fields.items() if key not in OF_SOME or key in floor.files.keys},
        ("board",), {key: (f"board: {{{key}: …}}",) for key in (*floor.players, *CLOCK)},
    )


DECIDES = Table("decides", {
    "fact": Field(Prose(), "A fact, as judge why takes it"),
    "clause": Field(Raw(lambda: {"type": "string"}), "The clause that decides it"),
}, ("fact", "clause"))  # fmt: skip
"""What decides."""


def _puzzle(floor: Floor) -> Schema:
    from judge.scenario.puzzle import table

    return table(floor).schema()


def _answered(floor: Floor) -> Schema:
    """One expectation, or several."""
    return any_of(expectation(floor), listing(expectation(floor)))


def _own(floor: Floor, part: str) -> Schema:
    own: Mapping[str, Schema] = floor.files.schema()
    return own.get(part, {})


def _readings() -> Schema:
    return {
        "type": "object",
        "patternProperties": {"^G[0-9]{1,3}$": {"type": "string", "pattern": "^[a-z]$"}},
        "additionalProperties": False,
    }
