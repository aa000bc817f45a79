"""What a scenario file may say of Furuyoni, as the reader of files asks it (`judge.port.floor.Files`)."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from judge.furuyoni.file import facts, fields, more
from judge.furuyoni.file.board import BoardReader, chosen
from judge.furuyoni.file.claims import AS_USED, ATTACK, ATTACK_ENDS, USED, AttackEnd, Used
from judge.furuyoni.file.model import PLAYERS, UNKNOWN, AdHoc, Board, Named
from judge.furuyoni.file.names import Names
from judge.furuyoni.file.play import read_line
from judge.furuyoni.vocab import CORE, seated
from judge.port.reading import Kind, Wanted
from judge.text.errors import Problem
from judge.text.nodes import Map, Node, Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.furuyoni.file.cards import CardIndex
    from judge.furuyoni.file.checks import Allow
    from judge.port.expect import Claim, Line
    from judge.port.floor import Scenario
    from judge.text.fields import Table

NAMING = ("use", "respond", "cover")
"""Verbs behind which a card stands."""


class Reading:
    """What was read of a board, and reads what names the cards on it."""

    def __init__(self, names: Names, adhoc: Mapping[str, AdHoc], board: Board | None) -> None:
        self.names = names
        self.adhoc = adhoc
        self.board = board
        self.megami = () if board is None else tuple(v for seat in board.seats.values() for v in seat.megami)

    @property
    def paths(self) -> Mapping[str, Kind]:
        """The facts of the board that an expectation may name."""
        return facts.paths(CORE if self.board is None else self.board.words)

    called = fields.CALLED
    """Facts by words that people have for them."""

    def path(self, said: str) -> str:
        """The fact that is meant where a part of its path is left out."""
        return facts.path_of(said, self.paths)

    def words(self, path: str) -> tuple[str, ...]:
        """The words that a fact may be."""
        return facts.words_of(path, CORE if self.board is None else self.board.words)

    def line(self, by: str, at: Node, node: Node, problems: list[Problem]) -> Line | None:
        """The answer that a text gives."""
        line = read_line(by, at, node, problems, CORE if self.board is None else self.board.words)
        if line is None or line.verb not in NAMING or self.names.known(line.args[0], self.megami):
            return line
        short = self.names.without_megami(line.args[0])
        return line._replace(args=(short, *line.args[1:]), rest=short) if short else line

    def objects(self, node: Node, what: str, problems: list[Problem]) -> tuple[Named, ...]:
        """The cards named in a list, with the crystals on them where they are stated."""
        found: list[Named] = []
        for item in node.as_items(problems, what) or ():
            if isinstance(item, Map) and len(item.entries) == 1:
                ((key, value),) = item.entries.items()
                if isinstance(value, Text) and what.endswith(".sealed") and not value.text.strip().isdecimal():
                    found.append(self._card(key, key.text, None, problems)._replace(under=self._above(value, problems)))
                    continue
                if isinstance(value, Map) and (told := self._told(what, key, value, problems)) is not None:
                    found.append(told)
                    continue
                crystals = value.as_int(problems, f"the crystals on {key.text}", 0)
                found.append(self._card(key, key.text, crystals, problems))
            elif (text := item.as_text(problems, f"a card of {what}")) is not None:
                found.append(self._card(item, text, None, problems))
        return tuple(found)

    def _told(self, what: str, key: Text, value: Map, problems: list[Problem]) -> Named | None:
        """A card with all that an expectation says of it, `Name: {crystals: 1, seed: 1}`; None: no room adds to it."""
        words = CORE if self.board is None else self.board.words
        zone = what.split(".")[1] if "." in what else ""
        if zone not in words.zones or not (words.cards or words.tokens):
            return None
        told = more.on_card(words, zone, key.text, value, problems, self.names)
        stated = value.get(more.CRYSTALS)
        crystals = stated.as_int(problems, f"the crystals on {key.text}", 0) if stated is not None else None
        return self._card(key, key.text, crystals, problems)._replace(more=told)

    def _above(self, node: Text, problems: list[Problem]) -> str:
        """The card that a sealed one lies under, by its name."""
        text = node.as_text(problems, "what a card is sealed under") or ""
        return text if text and self.names.card(node, text, self.megami, problems) is not None else ""

    def _card(self, node: Node, text: str, crystals: int | None, problems: list[Problem]) -> Named:
        card = None if text == UNKNOWN else self.names.card(node, text, self.megami, problems)
        return Named(text, card, crystals)

    def claim(self, key: Text, value: Node, problems: list[Problem]) -> Claim | None:
        """How an attack ended, or the cards that were used."""
        if key.text in (USED, *AS_USED):
            if not isinstance(value, Map):
                return Used(key.place, self.objects(value, USED, problems))
            entries = value.known(PLAYERS, problems, USED)
            if len(entries) != 1:
                hint = "`- used: {a: [Slash]}`"
                problems.append(value.problem("J306", "used speaks of the cards of one player", hint))
                return None
            ((by, said),) = entries.items()
            return Used(key.place, self.objects(said, USED, problems), by)
        attack = ATTACK.fullmatch(key.text)
        assert attack is not None
        end = value.as_word(problems, key.text, ATTACK_ENDS)
        return AttackEnd(key.place, int(attack[1]), end) if end else None

    def unready(self, printing: str, problems: list[Problem]) -> None:
        """Cards whose effects are not written, where they would count."""
        from judge.furuyoni.cards.definitions import is_executable
        from judge.furuyoni.rules.unplayed import not_written

        for seat in self.board.seats.values() if self.board is not None else ():
            inert = self.board.words.inert if self.board is not None else ()
            lying = (one for zone, cards in seat.zones.items() if zone not in inert for one in cards)
            for one in lying:
                if one.card is None or isinstance(one.card, AdHoc):
                    continue
                with suppress(KeyError):  # a card that the printing does not have
                    if not is_executable(one.card.number, printing):
                        problems.append(Problem.at(one.place, "J411", not_written(one.text, one.card.number)))

    def tried(self, node: Node, line: Line, problems: list[Problem]) -> bool:
        """A card that no player has must not make a line illegal by its name alone."""
        name = line.args[1] if line.args[:1] == ("cover",) else line.args[0] if line.verb in NAMING else ""
        if not name or name == UNKNOWN:
            return True
        whose, _, _ = name.rpartition(" of ")
        if whose and self.names.known(whose, self.megami):
            return True
        return self.names.known(name, self.megami) or self.names.card(node, name, self.megami, problems) is not None


class Files:
    """Reads and writes boards with the cards of a collection."""

    keys = ("cards", "history", "cards_adhoc")
    claims = (USED, "attack 1")
    varied = (
        *(key for key in fields.board().fields if key not in PLAYERS),
        *(f"{player}.{key}" for player in PLAYERS for key in fields.seat().fields),
    )
    impossible = ("J201", "J202")
    """Crystals that do not add up, a cap."""
    wanted = (
        *(Wanted(f"{player}.megami", "groups") for player in PLAYERS), Wanted("distance"),
        *(Wanted(f"{player}.{zone}") for zone in ("life", "aura", "flare", "vigor") for player in PLAYERS),
        *(Wanted(f"{p}.{zone}", "cards", f"{p}.megami") for zone in ("hand", "specials") for p in PLAYERS),
    )  # fmt: skip

    def __init__(self, cards: CardIndex, allow: Allow) -> None:
        self.cards = cards
        self.allow = allow

    def words(self, lang: str) -> Mapping[str, str]:
        """Terms of the game and of every megami."""
        from judge.furuyoni.file.speech import words

        return words(lang)

    def is_claim(self, key: str) -> bool:
        """Whether a key of `expect` is one of Furuyoni's own."""
        return key in (USED, *AS_USED) or ATTACK.fullmatch(key) is not None

    def reading(
        self, facts: Mapping[str, Node], edition: str, printing: str, problems: list[Problem]
    ) -> Reading:
        """The board of a file, with the cards made up in it."""
        words = seated.of(chosen(facts["board"], self.cards))
        adhoc: Mapping[str, AdHoc] = {}
        if "cards_adhoc" in facts:
            from judge.furuyoni.file.adhoc import read_adhoc

            adhoc = read_adhoc(facts["cards_adhoc"], problems, words)
        names = Names(self.cards, printing, adhoc, edition)
        return Reading(names, adhoc, BoardReader(names, self.allow, problems, words).board(facts["board"]))

    def again(self, scenario: Scenario) -> Reading:
        """What reads the names of cards on the board of a scenario."""
        return Reading(Names(self.cards, scenario.cards, scenario.adhoc), scenario.adhoc, scenario.board)

    def written_adhoc(self, adhoc: AdHoc) -> str:
        """A card that is made up, as the value in a file."""
        from judge.furuyoni.file.written import written_adhoc

        return written_adhoc(adhoc)

    def written_board(self, board: Board) -> Iterator[str]:
        """The lines of a board."""
        from judge.furuyoni.file.written import written_board

        return written_board(board)

    def changes(self, before: Board, after: Board) -> Iterator[str]:
        """The lines that a board has to state otherwise to be another."""
        from judge.furuyoni.file.written import changes

        return changes(before, after)

    def written(self, value: Any) -> str:
        """A card named in the value of a fact."""
        from judge.furuyoni.file.written import named

        return named(value)

    def deck(self) -> Table:
        """What a file may say that holds a deck."""
        from judge.furuyoni.cards.decks import TABLE

        return TABLE

    def pools(self) -> Table:
        """What `pools.yaml` may say: which cards each megami brings."""
        from judge.furuyoni.cards.pool_fields import FILE

        return FILE

    def schema(self) -> Mapping[str, Any]:
        """JSON Schema of Furuyoni's parts of a file."""
        from judge.furuyoni.file.schema import schema

        return schema(seated.everything())
