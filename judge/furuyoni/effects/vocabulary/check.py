"""Whether what an effect speaks of exists: facts, calls, zones, cards, results. Called while effects are compiled."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from judge.engine.data import EMPTY
from judge.engine.tree import Node, walk
from judge.furuyoni.cards.facts import PRINTINGS, cards_of, home, homes
from judge.furuyoni.cards.index import Cards
from judge.furuyoni.cards.names import fold
from judge.furuyoni.effects.vocabulary import words
from judge.furuyoni.effects.vocabulary.problems import EffectError, Trail, near
from judge.furuyoni.effects.vocabulary.schema import KEYWORDS, SUBTYPES
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.light import NamedTuple, regex
from judge.text.errors import suggest

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

WHOSE = ("me", "opp", "owner")
NAME = regex(r"[a-z][a-z_0-9]*")
TOP = regex(r"top (?:\d+ )?of (\S+)")
CALLS: Mapping[str, tuple[int, int]] = {
    "count": (1, 2), "any": (1, 2), "sum": (2, 3), "min": (1, 9), "max": (1, 9),
    "other_specials_used": (0, 0), "zones_with": (1, 1), "originally": (1, 1), "has": (1, 1), "complete": (1, 9),
}  # fmt: skip
"""How many arguments each call takes, a filter counted."""
OVER_CARDS = ("count", "any", "sum")
FILTERED = (*OVER_CARDS, "complete")


class Scope(NamedTuple):
    """What one text may refer to: the results named so far, and whether it knows what called it up."""

    results: set[str]
    event: bool


class Checker:
    """Checks the words of one card as they are read; `finish` checks what only the whole card can tell.

    `own` has the numbers of the cards made up in the same file, by name: for a card of such a file names will do.
    """

    def __init__(self, number: str, own: Mapping[str, str] = EMPTY, known: Vocabulary = CORE) -> None:
        self.number = number
        self.known = known
        self.own = own
        self.scope = Scope(set(), False)
        self.kept: set[str] = set()
        self.uses: list[tuple[str, Trail]] = []

    @contextmanager
    def text(self, event: bool) -> Iterator[None]:
        """While a text of its own is read: an ability, or what is booked for later."""
        outer, self.scope = self.scope, Scope(set(), event)
        try:
            yield
        finally:
            self.scope = outer

    def finish(self) -> None:
        """The facts of a use that were read must be kept by some effect of the card. Raises EffectError."""
        for name, trail in self.uses:
            if name not in self.kept:
                raise EffectError(f"no effect of the card keeps {name!r}", trail, "`remember` it, or define it")

    # -- results ---------------------------------------------------------------------------------------------------

    def name(self, text: str, trail: Trail) -> str:
        """A result gets a name."""
        if not NAME.fullmatch(text):
            raise EffectError(f"{text!r} cannot be the name of a result", trail, "small letters, digits and _")
        self.scope.results.add(text)
        return text

    def result(self, text: str, trail: Trail) -> str:
        """A result is referred to."""
        if text not in self.scope.results:
            known = sorted(self.scope.results)
            raise EffectError(
                f"no operation before this one names {text!r}", trail,
                near(text, known) if known else "`pick` cards with `as:` first, in the same text",
            )  # fmt: skip
        return text

    def keep(self, text: str, trail: Trail) -> str:
        """A result is kept with the use of the card."""
        self.kept.add(self.result(text, trail))
        return text

    # -- places and cards ------------------------------------------------------------------------------------------

    def zone(self, text: str, trail: Trail) -> str:
        """Where crystals lie."""
        head, _, tail = text.partition(".")
        if head == "names":
            self.result(tail, trail)
        elif text not in _crystal_zones(self.known):
            raise EffectError(f"there is no zone {text!r}", trail, near(text, _crystal_zones(self.known)))
        return text

    def origin(self, text: str, trail: Trail) -> str:
        """What crystals leave: a zone, or the cards of a zone in which they lie on cards."""
        head, _, tail = text.partition(".")
        return text if head in WHOSE and tail in self.known.tied else self.zone(text, trail)

    def into(self, text: str, trail: Trail) -> str:
        """Where crystals go instead: to a zone, on a card kept with the use, or nowhere."""
        head, _, tail = text.partition(".")
        if head == "use" and tail:
            self.uses.append((tail, trail))
            return text
        return text if text == "stay" else self.zone(text, trail)

    def place(self, text: str, trail: Trail) -> str:
        """Where cards lie."""
        if text not in _card_zones(self.known):
            raise EffectError(f"there is no zone {text!r}", trail, near(text, _card_zones(self.known)))
        return text

    def payment(self, text: str, trail: Trail) -> str:
        """From where to where an added cost goes, in crystals or in cards."""
        known = (*_crystal_zones(self.known), *_card_zones(self.known))
        if text not in known or text in ("this", "out"):
            raise EffectError(f"there is no zone {text!r}", trail, near(text, known))
        return text

    def source(self, text: str, trail: Trail) -> str:
        """Where cards are picked from: where they lie, or among those not chosen in deck building (10-29)."""
        head, _, tail = text.partition(".")
        return text if tail in self.known.apart and head in WHOSE else self.place(text, trail)

    def cards(self, text: str, trail: Trail) -> str:
        """The cards that an operation is about."""
        if text in ("this", "under this", "answered"):
            return text
        if text == "event":
            self._event(trail)
        elif text.startswith("all "):
            self.place(text[4:], trail)
        elif found := TOP.fullmatch(text):
            self.place(found[1], trail)
        elif " in " in text:
            name, _, place = text.rpartition(" in ")
            return f"{self.card_number(name, trail)} in {self.place(place, trail)}"
        elif text in self.scope.results or NAME.fullmatch(text):
            self.result(text, trail)
        else:
            hint = "`this`, `under this`, `answered`, a result, `all me.hand`, `top 2 of me.deck`, `NUMBER in me.extra`"
            raise EffectError(f"{text!r} names no cards", trail, hint)
        return text

    def card_number(self, text: str, trail: Trail) -> str:
        """A card by its official number; in a scenario's own card by any name, one of the file's own before others."""
        if fold(text) in self.own:
            return self.own[fold(text)]
        owner = home(text)
        known = tuple(cards_of(owner, PRINTINGS[-1])) if owner in _megami() else ()
        if text in known:
            return text
        if not self.own:
            hint = near(text, known) if known else "an official number, like NA-01-yurina-O-N-1"
            raise EffectError(f"there is no card {text!r}", trail, hint)
        found = dict.fromkeys(card.number for printing in PRINTINGS for card in Cards().find(text, printing))
        if len(found) > 1:
            raise EffectError(f"{text!r} names {len(found)} cards", trail, f"take a number: {', '.join(found)}")
        if not found:
            names = (*(n.partition(":")[2] for n in self.own.values()), *Cards().names((), PRINTINGS[-1]))
            raise EffectError(f"no card is called {text!r}", trail, suggest(text, names) or "name it in `cards_adhoc`")
        return next(iter(found))

    def card_or_result(self, text: str, trail: Trail) -> str:
        """A card by its number, or by the name that an operation has given it."""
        return text if text in self.scope.results else self.card_number(text, trail)

    def gauge(self, text: str, trail: Trail) -> str:
        """A number that a player has beside crystals and cards."""
        known = tuple(name for name, info in self.known.players.items() if info.kind == "gauge" and name != "vigor")
        return _one_of(text, trail, known, f"no player has a gauge {text!r}")

    # -- happenings ------------------------------------------------------------------------------------------------

    def happening(self, text: str, trail: Trail) -> str:
        """What `happens:` waits for."""
        return _one_of(text, trail, (*words.HAPPENINGS, *self.known.happenings), "nothing of that name happens")

    def tracked(self, text: str, trail: Trail) -> str:
        """What `becomes:` waits for."""
        return _one_of(text, trail, words.tracked(self.known), "no number of the board is called so")

    def _event(self, trail: Trail) -> None:
        if not self.scope.event:
            raise EffectError("nothing calls this effect up", trail, "only an effect with `when`, or `later`, knows")

    # -- expressions -----------------------------------------------------------------------------------------------

    def expression(self, node: Node, trail: Trail) -> None:
        """Every fact and every call of an expression. Raises EffectError."""
        plain: list[Node] = []
        for _, part in walk(node):
            if part.op == "call":
                plain += self._call(part, trail)
        for _, part in walk(node):
            if part.op == "fact" and not any(part is word for word in plain):
                self.fact(str(part.args["path"]), trail)

    def _call(self, node: Node, trail: Trail) -> list[Node]:
        name, args = str(node.args["name"]), node.args["args"]
        if name not in CALLS:
            raise EffectError(f"there is no call {name!r}", trail, near(name, CALLS))
        least, most = CALLS[name]
        n = len(args) + ("filter" in node.args)
        if not least <= n <= most or ("filter" in node.args and name not in FILTERED):
            raise EffectError(f"{name}() cannot take {n} arguments", trail, f"from {least} to {most}")
        if name in ("originally", "has"):
            known = (*KEYWORDS, *self.known.keywords, *(SUBTYPES if name == "originally" else ()))
            _one_of(str(args[0].args.get("path", "")), trail, known, f"{name}() asks for a keyword")
            return [args[0]]
        if name not in OVER_CARDS:
            return []
        zone = args[0].args.get("path", "") if args else ""
        head, _, tail = str(zone).partition(".")
        if head not in ("me", "opp", "both") or tail not in (*self.known.is_card_zone, "turn.used_cards"):
            raise EffectError(f"{name}() looks through a zone of cards", trail, f"`{name}(me.hand, card.mine)`")
        return [args[0]]

    def fact(self, path: str, trail: Trail) -> None:
        """A fact or a word by its name. Raises EffectError."""
        head, _, tail = path.partition(".")
        of_cards = words.card_facts(self.known)
        alone = ("this", "card", *words.board_facts(self.known))
        if path in alone or words.known(path, self.known) or path.replace("_", "-") in _megami():
            return
        match head:
            case "me" | "opp" if tail.startswith("turn."):
                _one_of(tail[5:], trail, (*words.TURN_FACTS, *self.known.turn_facts), f"no turn counts {path!r}")
            case "me" | "opp" if tail.startswith("last_turn."):
                _one_of(tail[10:], trail, words.LAST_TURN_FACTS, f"of the turn before {path!r} is not known")
            case "me" | "opp":
                _one_of(tail, trail, words.player_facts(self.known), f"a player has no {tail!r}")
            case "this" if tail and tail not in of_cards and NAME.fullmatch(tail):
                self.uses.append((tail, trail))
            case "this" | "card":
                _one_of(tail, trail, of_cards, f"a card has no {tail!r}")
            case "attack" | "answered":
                _one_of(tail, trail, words.attack_facts(self.known), f"an attack has no {tail!r}")
            case "event":
                self._event(trail)
                of_card = tail == "card" or tail.startswith("card.")
                known: Sequence[str] = of_cards if of_card else words.EVENT_FACTS
                _one_of(tail[5:] or "self" if of_card else tail, trail, known, f"what happened has no {tail!r}")
            case "names":
                name, _, fact = tail.partition(".")
                self.result(name, trail)
                _one_of(fact or "self", trail, of_cards, f"a card has no {fact!r}")
            case _ if (megami := home(path)) is not None and path in cards_of(megami, PRINTINGS[-1]):
                return
            case _:
                mine = (f"me.{fact}" for fact in words.player_facts(self.known))
                known = (*words.BOARD_FACTS, *words.WORDS, *_megami(), *mine)
                raise EffectError(f"there is no fact {path!r}", trail, _hint(path, known))


def _hint(path: str, known: Sequence[str]) -> str:
    if "-" in path:
        return "set blanks around a minus"
    hint = near(path, known)
    return hint if hint.startswith("did") else "docs/vocabulary.md lists the facts"


def _one_of(text: str, trail: Trail, known: Sequence[str], message: str) -> str:
    if text not in known:
        raise EffectError(message, trail, "set blanks around a minus" if "-" in text else near(text, known))
    return text


@lru_cache(maxsize=8)
def _crystal_zones(known: Vocabulary) -> tuple[str, ...]:
    zones = (*known.crystal_zones, *known.loose)
    own = (f"{who}.{zone}" for who in WHOSE for zone in zones)
    return (*known.common_crystals, "this", "out", *zones, *own)


@lru_cache(maxsize=8)
def _card_zones(known: Vocabulary) -> tuple[str, ...]:
    zones = known.file_zones
    return (*zones, *(f"{who}.{zone}" for who in WHOSE for zone in zones))


@cache
def _megami() -> tuple[str, ...]:
    return homes()
