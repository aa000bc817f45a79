"""Expressions in words: facts, comparisons, arithmetic, calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.furuyoni.cards.facts import PRINTINGS, cards_of, home, homes, print_range
from judge.furuyoni.cards.pools import versions
from judge.furuyoni.effects.vocabulary.check import OVER_CARDS
from judge.furuyoni.vocab import CORE, seated
from judge.messages import Messages, Named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.tree import Node

BINDS = {
    "or": 1, "and": 2, "not": 3, "<=": 4, ">=": 4, "<": 4, ">": 4, "==": 4, "!=": 4, "+": 5, "-": 5, "*": 6, "/up": 6,
    "/down": 6, "minus": 7,
}  # fmt: skip
"""How closely an operator binds; what binds less is set in brackets."""
SIGNS = {
    "<=": "at_most", ">=": "at_least", "<": "below", ">": "above", "==": "equal", "!=": "unequal", "+": "plus",
    "-": "less", "*": "times", "/up": "divided_up", "/down": "divided_down",
}  # fmt: skip
"""What operators that are signs are called in the names of messages."""
PLAYERS = ("me", "opp", "both", "owner")


class Speaker:
    """The words of one language, and expressions told with them."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.lang = messages.lang

    def say(self, key: str, /, **facts: str) -> str:
        """A message of the language, filled in; one that there is not is said as the word of the vocabulary."""
        if key not in self.messages:
            return f"{key.partition('-')[2] or key} {' '.join(facts.values())}".strip()
        return self.messages.say(key, **facts)

    def word(self, word: str) -> Named:
        """A word of the vocabulary, or the name of a megami."""
        for message in (f"word-{word}", f"term-{word}"):
            if message in self.messages:
                return Named(self.say(message), word)
        named = (v.megami_names for v in versions().values() if v.megami == word.replace("_", "-"))
        return Named(next(named, {}).get(self.lang, word), word)

    def player(self, word: str) -> Named:
        """A player, as the one who acts."""
        return Named(self.say(f"who-{word}"), word)

    def whose(self, word: str) -> str:
        """A player, as the one to whom something belongs."""
        return self.say(f"whose-{word}")

    def zone(self, text: str) -> str:
        """A zone of crystals or of cards."""
        head, _, tail = text.partition(".")
        if head in ("names", "use"):
            return self.say("zone-on", card=self.result(tail))
        if head in PLAYERS:
            words = CORE if tail in CORE.zones else seated.everything()
            key = "zone-cards" if tail in words.is_card_zone else "zone"
            return self.say(key, of=self.whose(head), it=self.player(head), zone=self.place(tail))
        return self.place(text)

    def place(self, zone: str) -> str:
        """A zone by its name: one of the core's, or a term that the room of a megami brings."""
        return self.messages.get(f"term-{zone}") or self.say(f"zone-{zone}")

    def result(self, name: str) -> str:
        """What an operation named."""
        return self.say("result", name=self.label(name))

    def label(self, name: str) -> str:
        """What effects call a result, in the language; as they write it where it has no message."""
        return self.messages.get(f"label-{name}", name)

    # -- expressions -------------------------------------------------------------------------------------------------

    def actions(self, names: Iterable[str]) -> str:
        """What is forbidden or permitted."""
        return self.say("or").join(self.say(f"action-{name}") for name in names)

    def expression(self, node: Node, around: int = 0) -> str:
        """An expression; `around` tells how closely what stands around it binds."""
        match node.op:
            case "num":
                return str(node.args["value"])
            case "dash" | "keep":
                return self.say(f"word-{node.op}")
            case "constant":
                return str(print_range(node.args["value"]))
            case "pair":
                return "/".join(self.expression(part, BINDS["*"]) for part in node.args["of"])
            case "fact":
                return self.fact(str(node.args["path"]))
            case "call":
                return self.call(node)
        binds = BINDS[node.op]
        if "of" in node.args:
            said = self.say(f"op-{SIGNS.get(node.op, node.op)}", of=self.expression(node.args["of"], binds))
        else:
            left, right = node.args["left"], node.args["right"]
            sides = {"left": self.expression(left, binds), "right": self.expression(right, binds + (binds > 4))}
            said = self._yes_or_no(node, left, right) or self.say(f"op-{SIGNS.get(node.op, node.op)}", **sides)
        return f"({said})" if binds < around else said

    def _yes_or_no(self, node: Node, left: Node, right: Node) -> str:
        """A comparison with true or false is the fact itself or its contrary."""
        path = right.args.get("path") if right.op == "fact" else None
        if node.op not in ("==", "!=") or path not in ("true", "false"):
            return ""
        said = self.expression(left, BINDS["not"])
        return said if (path == "true") == (node.op == "==") else self.say("op-not", of=said)

    def call(self, node: Node) -> str:
        """A call: what it counts or compares."""
        name, args = str(node.args["name"]), node.args["args"]
        if name in ("originally", "has"):
            said = f"keyword-{args[0].args['path']}"
            whole = self.say(said) if said in self.messages else str(self.word(str(args[0].args["path"])))
            return self.say(f"call-{name}", args=whole)
        if name not in OVER_CARDS:
            told = {"args": self.say("comma").join(self.expression(a) for a in args)}
            if "filter" in node.args:
                told["filter"] = self.expression(node.args["filter"])
            return self.say(f"call-{name}", **told)
        path = str(args[0].args["path"])
        parts = {"zone": self.fact(path) if ".turn." in path else self.zone(path)}
        if name == "sum":
            parts["what"] = self.expression(args[1])
        keep = args[1] if len(args) > 1 and name != "sum" else node.args.get("filter")
        if keep is not None:
            parts["filter"] = self.expression(keep)
        return self.say(f"call-{name}", **parts)

    def fact(self, path: str) -> str:
        """A fact by its dotted name."""
        head, _, tail = path.partition(".")
        if (known := f"fact-{path.replace('.', '-')}") in self.messages:
            return self.say(known)
        if head in PLAYERS and tail.startswith(("turn.", "last_turn.")):
            return self.say(tail.replace(".", "-"), of=self.whose(head), it=self.player(head))
        if head in PLAYERS and tail:
            return self.say(f"of_player-{tail.replace('.', '-')}", of=self.whose(head), it=self.player(head))
        if path.startswith("event.card"):
            return self._of("event_card", "of_card", path.removeprefix("event.card").lstrip(".") or "self")
        if head == "names":
            name, _, tail = tail.partition(".")
            if not tail:
                return self.say("result-count", name=self.label(name))
            return self._of("names", "of_card", tail, self.label(name))
        if head in ("this", "card"):
            return self._of(head, "of_card", tail or "self")
        if head in ("attack", "answered") and tail:
            return self._of(head, "of_attack", tail)
        if head == "event":
            return self.say(f"of_event-{tail}")
        return self.card_named(path) if "-" in path and path[0].isupper() else str(self.word(path))

    def card_named(self, number: str) -> str:
        """The name of a card by its number; any other text as it is."""
        owner = home(number)
        card = cards_of(owner, PRINTINGS[-1]).get(number) if owner in homes() else None
        return (card.names.get(self.lang) or card.names.get("ja") or number) if card is not None else number

    def _of(self, thing: str, facts: str, fact: str, name: str = "") -> str:
        key = fact if f"{facts}-{fact}" in self.messages or facts != "of_card" else "kept"
        of, it = self.say(f"of-{thing}", name=name), self.say(f"it-{thing}", name=name)
        return self.say(f"{facts}-{key}", of=of, it=it, name=fact)
