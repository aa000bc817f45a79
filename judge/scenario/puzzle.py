"""The `puzzle` of a file: who is to reach what by when, against which hidden cards, and whether it can be done."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from judge.port.floor import Floor, Puzzle, Scenario
from judge.scenario.expect import can
from judge.text.fields import Field, Flag, Number, Raw, Table
from judge.text.nodes import List, Map, Node, Text
from judge.text.schema import Schema, listing, one_of
from judge.text.written import listed, mapped, scalar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.port.expect import Can
    from judge.text.errors import Problem

UNKNOWN = "?"
MOST_TURNS = 9
MOST_WORLDS = 200
HIDDEN = "like `hidden: {b.hand: [Slash, Brandish]}`"
HINT = "like `puzzle: {can: {a: {result: a wins}}, won: true}`"


def table(floor: Floor) -> Table:
    """What a puzzle about a board of a game says."""
    return Table("puzzle", {
        "can": Field(Raw(lambda: can(floor)), "Who is to reach what"),
        "turns": Field(Number(1, MOST_TURNS), "By the end of how many turns; of this one where it is left out", 0),
        "won": Field(Flag(), "Whether it can be done"),
        "odds": Field(Raw(_odds), "How likely the best line reaches it, like 2/3"),
        "hidden": Field(Raw(_hidden), "A zone, and the cards that may lie there"),
        "one_line": Field(Flag(), "Whether one line does against every choice of hidden cards"),
    }, ("can",))  # fmt: skip


def _odds() -> Schema:
    return {"type": ["string", "number"], "pattern": "^[0-9]+(/[0-9]+)?$", "minimum": 0, "maximum": 1}


def _hidden() -> Schema:
    return one_of({"type": "object", "additionalProperties": listing({"type": ["string", "integer"]})})


class PuzzleReader:
    """Reads the puzzle of one file.

    Parameters
    ----------
    can
        Reads who can bring about what, as an expectation says it.
    again
        Reads the file once more with another content; None where that is no scenario.
    """

    def __init__(
        self, floor: Floor, root: Map, problems: list[Problem], can: Callable[[Text, Node], Can | None],
        again: Callable[[Map], Scenario | None],
    ) -> None:  # fmt: skip
        self.floor = floor
        self.root = root
        self.problems = problems
        self.can = can
        self.again = again

    def read(self, node: Node) -> Puzzle:
        said = table(self.floor).read(node, self.problems, head="puzzle: ")
        goal = self.can(Text(said["can"].place, "can"), said["can"]) if "can" in said else None
        if "can" not in said and isinstance(node, Map):
            self.problems.append(node.problem("J308", "the puzzle does not say who can bring about what", HINT))
        odds = self._odds(said["odds"]) if "odds" in said else ""
        one_line = said.get("one_line")
        if one_line is not None and "hidden" not in said:
            message = "one line is asked for against cards that may be hidden, and none are named"
            self.problems.append(said.nodes["one_line"].problem("J308", message, HIDDEN))
        before = len(self.problems)
        worlds = tuple(self._worlds(said["hidden"])) if "hidden" in said else ()
        worlds = worlds if len(self.problems) == before else ()
        hidden = _written(said["hidden"]) if worlds else ""
        by, claims = (goal.by, goal.claims) if goal else ("", ())
        return Puzzle(node.place, by, claims, said.get("turns"), said.get("won"), worlds, odds, one_line, hidden)

    def _odds(self, node: Node) -> str:
        """A probability as a fraction in lowest terms."""
        from fractions import Fraction

        text = node.as_text(self.problems, "puzzle: odds") or ""
        try:
            found = Fraction(text)
        except (ValueError, ZeroDivisionError):
            found = Fraction(-1)
        if text and not 0 <= found <= 1:
            self.problems.append(node.problem("J308", f"{text} is no probability", "like `odds: 2/3`"))
        return str(found)

    def _worlds(self, node: Node) -> Iterator[tuple[tuple[str, ...], Scenario]]:
        """The boards with every choice of the cards named for those of one zone that are not known."""
        entries = node.as_map(self.problems, "puzzle: hidden") or {}
        if len(entries) != 1:
            self.problems.append(node.problem("J308", "hidden names one zone and the cards that may lie there", HIDDEN))
            return
        ((zone, listed),) = entries.items()
        cards = [one for one in listed.as_list(self.problems, f"hidden: {zone.text}") or () if isinstance(one, Text)]
        stated = _at(self.root, ("board", *zone.text.split(".")))
        known, unknown = _parted(stated)
        if not unknown:
            message = f"no card of {zone.text} is unknown"
            self.problems.append(zone.problem("J308", message, "write `?` for each, or how many there are"))
            return
        if len(cards) < unknown:
            message = f"{unknown} cards of {zone.text} are unknown, and {len(cards)} are named"
            self.problems.append(listed.problem("J308", message, HIDDEN))
            return
        hands = {tuple(one.text for one in some): some for some in combinations(cards, unknown)}
        if len(hands) > MOST_WORLDS:
            message = f"that makes {len(hands)} hands, more than {MOST_WORLDS}"
            self.problems.append(listed.problem("J308", message, "name fewer cards"))
            return
        for hand, some in hands.items():
            content = _put(self.root, ("board", *zone.text.split(".")), List(listed.place, (*known, *some)))
            content.entries.pop(next(key for key in content.entries if key.text == "puzzle"))
            board = self.again(content)
            if board is None:
                return
            yield hand, board


def _written(node: Node) -> str:
    """The zone with its cards as they were written."""
    ((zone, cards),) = node.plain().items()  # type: ignore[union-attr]
    return mapped({zone: listed(scalar(str(one)) for one in cards)})


def _parted(node: Node | None) -> tuple[tuple[Node, ...], int]:
    """The cards of a zone that are named, and how many are not."""
    if isinstance(node, Text):
        return (), int(node.text) if node.text.isascii() and node.text.isdigit() else int(node.text == UNKNOWN)
    items = node.items if isinstance(node, List) else ()
    known = tuple(one for one in items if not (isinstance(one, Text) and one.text == UNKNOWN))
    return known, len(items) - len(known)


def _at(node: Node | None, path: tuple[str, ...]) -> Node | None:
    for name in path:
        node = node.get(name) if isinstance(node, Map) else None
    return node


def _put(root: Map, path: tuple[str, ...], value: Node) -> Map:
    """The content with another value at a place that it has."""
    head, *rest = path
    entries = {
        key: (_put(one, tuple(rest), value) if rest and isinstance(one, Map) else value) if key.text == head else one
        for key, one in root.entries.items()
    }
    return Map(root.place, entries)
