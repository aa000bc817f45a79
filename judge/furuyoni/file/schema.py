"""JSON Schema of what a scenario file says of Furuyoni, built from the tables that the reader itself uses."""

from __future__ import annotations

from typing import Any

from judge.furuyoni.file import adhoc, fields
from judge.furuyoni.file.claims import ATTACK_ENDS, USED
from judge.furuyoni.file.model import PLAYERS
from judge.furuyoni.file.play import CHANCE_VERBS
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.text.schema import any_of, listing, mapping, one_of, word


def schema(words: Vocabulary = CORE) -> dict[str, Any]:
    """The parts of the schema of a file that may speak of these words, see `judge.port.floor.Files`."""
    begun = f"({'|'.join(words.verbs)})( |$)".replace("_", "[_ -]")
    spoken = "|".join((begun, *(f"(?:{other.pattern})" for verb in words.verbs.values() for other in verb.said)))
    used = listing({"type": "string"})
    return {
        "board": fields.board(words).schema(),
        "cards_adhoc": {"type": "object", "additionalProperties": adhoc.table(words).schema()},
        "player": {"type": "string", "pattern": f"^(attempt )?({spoken})"},
        "chance": {"type": "string", "pattern": f"^({'|'.join(CHANCE_VERBS)})( |$)"},
        "expect": {USED: any_of(used, one_of(mapping(dict.fromkeys(PLAYERS, used))))},
        "defs": fields.lying(words),
        "patterns": {"^attack [0-9]{1,3}$": word(ATTACK_ENDS)},
    }
