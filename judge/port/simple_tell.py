"""What a game whose board is a table of facts says of it: paths, numbers before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from judge.messages import listed
from judge.port.ruling import Ruling, before
from judge.port.tell import Course, Respect, Say, Slot, UnderWay

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.engine import Event, View
    from judge.engine.tree import Node
    from judge.port.floor import Change
    from judge.port.simple_board import Field

EMPTY = "–"
_SHAPES: Mapping[str, Literal["number", "word", "cards"]] = {"number": "number", "word": "word", "list": "cards"}


class Tell:
    """Words made of the names of the fields and of the acts."""

    def __init__(self, fields: Mapping[str, Field], players: Sequence[str]) -> None:
        self.fields, self.players = fields, tuple(players)

    def rooms(self, view: View) -> tuple[str, ...]:
        """No messages of its own."""
        return ()

    def glossary(self) -> Mapping[str, Mapping[str, str]]:
        """No terms of its own."""
        return {}

    def name(self, view: View, thing: int, lang: str) -> str:
        """A thing is its number."""
        return str(thing)

    def names(self, game: Any, lang: str) -> Mapping[str, str]:
        """Objects have no names."""
        return {}

    def about(self, effect: str) -> int | None:
        """Effects speak of no object."""
        return None

    def other(self, player: str) -> str:
        """The next player."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def text_of(self, words: Say, ability: Any) -> str:
        """Effects have no text of their own."""
        return str(ability)

    def expression(self, words: Say, node: Node) -> str:
        """An expression is its operation."""
        return node.op

    def condition(self, words: Say, text: str) -> str:
        """A condition is told as it is written."""
        return text

    def cause(self, clause: str) -> str:
        """Each clause is its own cause."""
        return ""

    def sentences(self, words: Say, course: Course, event: Event) -> list[tuple[int, str]]:
        """What was done, and which facts changed."""
        did = ", ".join(words.term(h.kind) for h in event.happened)
        became = ", ".join(
            words.say("becomes", what=words.fact(c.path), before=shown(c.before), after=shown(c.after))
            for c in (*event.changes, *event.derived)
        )
        return [(0, f"{did} ({became})" if became else did)] if did else []

    def head(self, words: Say, event: Event) -> str:
        """A procedure opens with no line."""
        return ""

    def ends(self, words: Say, events: Sequence[Event]) -> list[str]:
        """Nothing is told beside the board."""
        return []

    def claim(self, words: Say, written: str) -> str:
        """As it is written."""
        return written

    def assumed(self, words: Say, told: str) -> str:
        """Nothing is assumed."""
        return told

    def varied(self, words: Say, change: Change) -> str:
        """A number that is more or less."""
        path, by = change.about
        message = "why_not-number_more" if by > 0 else "why_not-number_less"
        return words.say(message, what=words.fact(str(path)), n=abs(by))

    def respects(self, words: Say, change: Change) -> Sequence[Respect]:
        """Each number is told by itself."""
        return ()

    def rows(self, words: Say, ruling: Ruling) -> list[tuple[str, ...]]:
        """A row for each field that every player has."""
        head = ("", *(words.player(player) for player in self.players))
        own = [name for name, field in self.fields.items() if field.each]
        rows = [(words.term(n), *(shown(ruling.board.get(f"{p}.{n}")) for p in self.players)) for n in own]
        return [head, *rows]

    def common(self, words: Say, ruling: Ruling) -> str:
        """The fields that belong to no player."""
        common = [name for name, field in self.fields.items() if not field.each]
        return " · ".join(f"{words.term(name)} {_now(words, ruling, name)}" for name in common)

    def layout(self, words: Say) -> tuple[Slot, ...]:
        """A place for each field."""
        fields = [(name, "", field) for name, field in self.fields.items() if not field.each]
        fields += [(name, p, field) for p in self.players for name, field in self.fields.items() if field.each]
        return tuple(
            Slot(f"{p}.{name}" if p else name, words.term(name), _SHAPES[field.kind], p, stays=True)
            for name, p, field in fields
        )

    def drawn(self, words: Say, view: View, path: str, cards: Sequence[str]) -> Sequence[str]:
        """As facts tell them."""
        return cards

    def under_way(self, view: View) -> Mapping[int, UnderWay]:
        """There are no attacks."""
        return {}

    def heads(self, words: Say, ruling: Ruling) -> Mapping[str, str]:
        """Nothing but who it is."""
        return dict.fromkeys(self.players, "")

    def belongs_in_answer(self, ruling: Ruling, path: str) -> bool:
        """Every number that changed is told."""
        return True


def _now(words: Say, ruling: Ruling, path: str) -> str:
    now, was = ruling.board[path], before(ruling, path)
    return shown(now) if was == now else words.say("was", now=shown(now), before=shown(was))


def shown(value: Any, lang: str = "en") -> str:
    """A value as it stands in a cell."""
    if isinstance(value, tuple):
        return listed(map(str, value), lang) or EMPTY
    return EMPTY if value is None else str(value)
