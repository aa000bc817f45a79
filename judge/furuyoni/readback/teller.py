"""Abilities in words: one walk over the tree, by the kinds of arguments that the schema gives each operation."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from judge.furuyoni.effects.vocabulary.compile import WHEN_SORTS
from judge.furuyoni.effects.vocabulary.expression import parse
from judge.furuyoni.effects.vocabulary.schema import WHEN, operations, standing
from judge.furuyoni.readback.expressions import Speaker
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.messages import Messages, Named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from judge.engine.tree import Node
    from judge.furuyoni.effects.abilities import Ability

AROUND = ("filter", "where", "until", "sampled", "cancels_out", "either")
"""What a change is told beside what it aims at and its modifiers."""


class Teller(Speaker):
    """Tells abilities in one language; `created` are those of the attacks that the effects make."""

    def __init__(self, messages: Messages, created: Mapping[str, Ability], known: Vocabulary = CORE) -> None:
        super().__init__(messages)
        self.shapes = operations(known)
        self.standing = standing(known)
        self.created = created

    def ability(self, ability: Ability) -> str:
        """One ability: when it counts, on what condition, what it does."""
        parts: dict[str, str] = {"at": Named(self.say(f"at-{ability.at}"), ability.at), "body": self._body(ability)}
        if ability.frame is not None:
            parts["frame"] = self.say("comma").join(self.expression(icon) for icon in ability.frame)
        if ability.vow is not None:
            parts["vow"] = self.expression(ability.vow)
        if "called" in ability.data:
            parts["called"] = str(ability.data["called"])
        if ability.throughout is not None:
            parts["gate"] = self.say("gate-yes" if ability.throughout else "gate-no")
        if ability.when is not None:
            parts["when"] = self.when(ability.when)
        if ability.cond is not None:
            parts["cond"] = self.expression(ability.cond)
        return self.say("ability", **parts)

    def _body(self, ability: Ability) -> str:
        data = ability.data
        match ability.does:
            case "do":
                return self.block(ability.tree.args["do"] if ability.tree is not None else ())
            case "keyword":
                return " " + self.keyword((data["keyword"], data.get("filter_text", "")))
            case "change":
                return " " + self.change(data, "standing-change", self.standing["change"].args)
        parts = self._parts(data, self.standing[ability.does].args)
        if ability.tree is not None:
            parts["then" if ability.does == "redirect" else "do"] = self.block(ability.tree.args["do"])
        return " " + self.say(f"standing-{ability.does}", **parts)

    def when(self, when: Mapping[str, Any]) -> str:
        """What calls for an effect."""
        sort = next(name for name in WHEN_SORTS if name in when)
        return self.say(f"when-{sort}", **self._parts(when, WHEN))

    def keyword(self, keyword: tuple[str, str]) -> str:
        """A keyword, with what limits it."""
        name, told = keyword
        if not told:
            return self.say(f"keyword-{name}")
        return self.say(f"keyword-{name}", filter=told if name == "range_limit" else self.expression(parse(told)))

    # -- operations ----------------------------------------------------------------------------------------------------

    def block(self, nodes: Iterable[Node]) -> str:
        """Operations one after the other: a single short one on the same line, others below, indented."""
        return self._listed([self.operation(node) for node in nodes])

    def _listed(self, said: list[str], mark: Callable[[int], str] = lambda i: "- ") -> str:
        if len(said) == 1 and "\n" not in said[0]:
            return " " + said[0]
        items = (mark(i) + textwrap.indent(text, "  ")[2:] for i, text in enumerate(said))
        return "".join("\n" + textwrap.indent(item, "  ") for item in items)

    def operation(self, node: Node) -> str:
        """One operation."""
        args = self.shapes[node.op].args
        if node.op == "change":
            return self.change(node.args, "do-change", args)
        parts = self._parts(node.args, args)
        if node.op == "attack":
            text = [self.created[key] for key in node.args["text"]]
            plain = [a for a in text if a.does == "keyword" and a.cond is None]
            if plain:
                said = (self.keyword((a.data["keyword"], a.data["filter_text"])) for a in plain)
                parts["keywords"] = self.say("comma").join(said)
            if len(plain) < len(text):
                parts["abilities"] = self._listed([self.ability(a) for a in text if a not in plain])
        return self.say(f"do-{node.op}", **parts)

    def change(self, args: Mapping[str, Any], key: str, kinds: Mapping[str, str]) -> str:
        """A change: what it aims at, and its modifiers one by one."""
        said = [self.modifier(category, node) for category, node in args["numbers"]]
        said += [self.say("change-gain", what=self.keyword(keyword)) for keyword in args.get("gain", ())]
        said += [self.say("change-lose", what=self.keyword(keyword)) for keyword in args.get("lose", ())]
        told = {name: kind for name, kind in kinds.items() if name in AROUND}
        parts = self._parts(args, told)
        if args.get("raised"):
            parts["raised"] = ""
        target = Named(self.say(f"target-{args['target']}"), args["target"])
        return self.say(key, target=target, changes=self.say("comma").join(said), **parts)

    def modifier(self, category: str, node: Node) -> str:
        """One modifier of a number or of a range."""
        match node.op:
            case "divided":
                by, way = self.expression(node.args["by"]), self.word(node.args["rounding"])
                return self.say("change-divide", what=by, rounding=way)
            case "side":
                return self.say(f"change-{category}_{node.args['side']}", what=self.expression(node.args["n"]))
            case "pair" if category == "add":
                return self.say("change-add", what="/".join(self.signed(part) for part in node.args["of"]))
        return self.say(f"change-{category}", what=self.signed(node) if category == "add" else self.expression(node))

    def signed(self, node: Node) -> str:
        """What is added, with its sign."""
        if node.op in ("dash", "keep"):
            return self.expression(node)
        minus = node.op == "minus"
        node = node.args["of"] if minus else node
        said = self.expression(node)
        return ("-" if minus else "+") + (f"({said})" if " " in said else said)

    # -- arguments -------------------------------------------------------------------------------------------------

    def _parts(self, args: Mapping[str, Any], kinds: Mapping[str, str]) -> dict[str, str]:
        parts: dict[str, str] = {}
        for name, kind in kinds.items():
            if name not in args or (args[name] is False and name != "arrow"):
                continue
            sort = kind.rstrip("!").partition(":")[0]
            parts[name] = self._part("target" if name == "target" else sort, args[name])
            if sort == "player":
                parts[f"{name}_of"] = self.whose(args[name])
        return parts

    def _part(self, sort: str, value: Any) -> str:
        match sort:
            case "expr" | "filter" | "damage" | "range":
                return Named(self.expression(value), str(value.args.get("path", "")))
            case "player":
                return self.player(value)
            case "word":
                return self.word(value)
            case "target":
                return Named(self.say(f"target-{value}"), value)
            case "words":
                return self.say("or").join(self.word(word) for word in value)
            case "actions":
                return self.actions(value)
            case "flag":
                return Named("", "yes" if value else "no")
            case "zone" | "origin" | "into" | "place" | "payment":
                return Named(self.zone(value), value)
            case "zones" | "places":
                return self.say("or").join(map(self.zone, (value,) if isinstance(value, str) else value))
            case "do" | "changes":
                return self.block(value)
            case "modes":
                return self._listed([self.mode(mode) for mode in value], lambda i: f"{i + 1}. ")
            case "abilities":
                return self._listed([self.ability(ability) for ability in value])
            case "cards":
                return self.cards(value)
            case "name" | "result":
                return self.result(value)
            case "keywords":
                return self.say("comma").join(map(self.keyword, value))
            case "kept":
                return self.say("comma").join(map(self.result, value))
            case "moment":
                return self.moment(value)
            case "happening":
                return self.say(f"happening-{value}")
            case "tracked":
                return self.fact(value)
            case "gauge":
                return self.word(value)
        return self.card_named(str(value))

    def mode(self, operations: tuple[Node, ...]) -> str:
        """One of the modes to choose from."""
        return self.say("then").join(map(self.operation, operations))

    def cards(self, text: str) -> str:
        """A selector of cards."""
        words = text.split()
        if text in ("this", "event", "answered"):
            return self.say(f"cards-{text}")
        if text == "under this":
            return self.say("cards-under")
        if words[0] == "all":
            return self.say("cards-all", zone=self.zone(words[1]))
        if words[0] == "top" and len(words) > 2:
            n = words[1] if words[1] != "of" else "1"
            return self.say("cards-top", n=n, zone=self.zone(words[-1]))
        number, named, place = text.rpartition(" in ")
        if named:
            return self.say("cards-number", card=self.card_named(number), zone=self.zone(place))
        return self.result(text)

    def moment(self, moment: Mapping[str, str]) -> str:
        """When something booked is called up."""
        if "after" in moment:
            return self.say(f"moment-{moment['after']}")
        parts = {"whose": self.whose(moment["whose"])} if "whose" in moment else {}
        return self.say("moment-phase", phase=self.word(moment["phase"]), **parts)
