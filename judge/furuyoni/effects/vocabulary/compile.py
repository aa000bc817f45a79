"""Effects as they are written (mappings, lists and text) into abilities: checked word by word."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from typing import Any, ClassVar

from judge.engine.data import EMPTY
from judge.engine.tree import Node, block, num
from judge.furuyoni.effects.abilities import CLASSES, Ability
from judge.furuyoni.effects.vocabulary.check import Checker
from judge.furuyoni.effects.vocabulary.expression import ExpressionError, parse
from judge.furuyoni.effects.vocabulary.problems import EffectError, Trail, near
from judge.furuyoni.effects.vocabulary.schema import (
    ABILITY_KEYS,
    ACTIONS,
    CHANGES,
    KEYWORDS,
    WHEN,
    one_change,
    operations,
    standing,
)
from judge.furuyoni.effects.vocabulary.words import MOMENTS_AFTER, PHASES
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab.model import Shape

AT = (*CLASSES, "resurge", "resurge_now")
PLAYERS = ("me", "opp", "both", "owner")
WHEN_SORTS = ("becomes", "damaged", "touched", "phase", "happens")
"""Of these keys of `when`, exactly one is there."""


class Compiler:
    """Reads the abilities of one card. `created` collects the abilities of the attacks that its effects make."""

    def __init__(self, number: str, own: Mapping[str, str] = EMPTY, known: Vocabulary = CORE) -> None:
        self.number = number
        self.known = known
        self.shapes = operations(known)
        self.standing = standing(known)
        self.created: dict[str, Ability] = {}
        self._marked: dict[str, Trail] = {}
        self.check = Checker(number, own, known)

    def abilities(self, written: Any, trail: Trail = (), mark: str = "") -> tuple[Ability, ...]:
        """The abilities of the card, or of one face of it (`mark`), in printed order. Raises EffectError."""
        if not isinstance(written, list | tuple):
            raise EffectError("a list of abilities is wanted", trail)
        found = tuple(self.ability(a, (*trail, i), f"{self.number}#{mark}{i}") for i, a in enumerate(written))
        self.check.kept |= {name for a in found if a.does == "define" for name in a.data}
        self.check.finish()
        return found

    def ability(self, written: Any, trail: Trail, key: str) -> Ability:
        """One ability. Raises EffectError."""
        entry = self._mapping(written, trail, (*ABILITY_KEYS, *self.standing))
        instead = entry.get("instead")
        replaced = isinstance(instead, Mapping) and instead.get("of") in ("resolution", "answer")
        with self.check.text("when" in entry or replaced):
            return self._ability(entry, trail, key)

    def _ability(self, entry: dict[str, Any], trail: Trail, key: str) -> Ability:
        kinds = [k for k in ("do", "keyword", *self.standing) if k in entry]
        if entry.get("at") in ("resurge", "resurge_now") and not kinds:
            kinds = ["do"]
            entry = {**entry, "do": [{"put": {"card": "this", "to": "owner.specials", "state": "unused"}}]}
        if len(kinds) != 1:
            raise EffectError("an ability says exactly one thing: do, keyword, " + ", ".join(self.standing), trail)
        does = kinds[0]
        default = "ongoing" if entry.get("keyword") == "gap" else "static"
        at = str(entry.get("at", default if does == "keyword" else ""))
        classes = (*AT, *self.known.effect_classes)
        if at not in classes:
            raise EffectError(f"{at or 'nothing'!r} is no class of effects (at)", (*trail, "at"), near(at, classes))
        cond = self.expression(entry["if"], (*trail, "if")) if "if" in entry else None
        when = self._when(entry["when"], (*trail, "when"), key) if "when" in entry else None
        gate = self._flag(entry["throughout"], (*trail, "throughout")) if "throughout" in entry else None
        frame = self._frame(entry["frame"], (*trail, "frame")) if "frame" in entry else None
        vow = self.expression(entry["vow"], (*trail, "vow")) if "vow" in entry else None
        tree: Node | None = None
        data: dict[str, Any] = {}
        place = (*trail, does)
        if does == "do":
            tree = self.block(entry["do"], place, key)
        elif does == "keyword":
            name, text = self.keyword(entry["keyword"], place)
            data = {"keyword": name, "filter_text": text}
        elif does == "change":
            data = self.change(entry["change"], place, key, self.standing["change"])
        else:
            data = self._args(self.standing[does], entry[does], place, key)
            if does == "cost":
                self._cost(data, place)
            for added in data.get("abilities", ()):
                self.created[added.key] = added
            follows = next((name for name in ("do", "then") if name in data), "")
            tree = block(*data.pop(follows)) if follows else None
        if "called" in entry:
            data = {**data, "called": str(entry["called"])}
        return Ability(key, at, does, cond, when, tree, data, gate, frame, vow)

    def _frame(self, written: Any, trail: Trail) -> tuple[Node, ...]:
        """The icons of a frame."""
        if not isinstance(written, list | tuple):
            raise EffectError("a list of icons is wanted", trail, "`frame: [attack, reaction]`")
        return tuple(self.expression(icon, (*trail, i)) for i, icon in enumerate(written))

    # -- operations ------------------------------------------------------------------------------------------------

    def block(self, written: Any, trail: Trail, key: str) -> Node:
        """A list of operations."""
        return block(*self.operations(written, trail, key))

    def operations(self, written: Any, trail: Trail, key: str) -> tuple[Node, ...]:
        if not isinstance(written, list | tuple):
            raise EffectError("a list of operations is wanted", trail)
        return tuple(self.operation(op, (*trail, i), key) for i, op in enumerate(written))

    def operation(self, written: Any, trail: Trail, key: str) -> Node:
        if isinstance(written, str):
            written = {written: {}}
        if not isinstance(written, Mapping) or not written:
            raise EffectError("an operation is wanted: a name and what it is told", trail)
        if "if" in written:
            args = {"cond" if k == "if" else k: v for k, v in written.items()}
            return Node("if", self._args(self.shapes["if"], args, trail, key))
        if len(written) != 1:
            raise EffectError("an operation has one name", trail, "write each operation as an item of its own")
        (name, told), *_ = written.items()
        if name not in self.shapes:
            raise EffectError(f"there is no operation {name!r}", (*trail, name), near(name, tuple(self.shapes)))
        if name == "change":
            return Node(name, self.change(told, (*trail, name), key, self.shapes[name]))
        with self.check.text(event=True) if name == "later" else nullcontext():
            args = self._args(self.shapes[name], told, (*trail, name), key)
        if name == "attack":
            return Node(name, self._attack(args, (*trail, name), key))
        if name == "cost":
            self._cost(args, (*trail, name))
        if name == "sentence":
            args |= {"one": (Node("together", {"do": args["do"]}),)}
        return Node(name, args)

    def _changes(self, written: Any, trail: Trail, key: str) -> tuple[Node, ...]:
        """Operations that are a change each: only such can be one change."""
        found = self.operations(written, trail, key)
        for i, operation in enumerate(found):
            if operation.op not in one_change(self.known) or (operation.op == "move" and "as" in operation.args):
                raise EffectError(f"{operation.op!r} is more than a change", (*trail, i), "let it stand by itself")
        return found

    def _cost(self, args: Mapping[str, Any], trail: Trail) -> None:
        """An added cost goes from crystals to crystals or from cards to cards; of cards it may say which."""
        ends = {args[end].rpartition(".")[2] in self.known.is_card_zone for end in ("from", "to")}
        if len(ends) > 1:
            raise EffectError("crystals are paid to where crystals lie, cards to where cards lie", (*trail, "to"))
        if "which" in args and ends == {False}:
            raise EffectError("only of cards can it be said which", (*trail, "which"))

    def _attack(self, args: dict[str, Any], trail: Trail, key: str) -> dict[str, Any]:
        """The text of a created attack becomes abilities with keys of their own."""
        mark = self._mark(key, trail)
        text: list[Ability] = []
        for i, (name, filter_text) in enumerate(args.pop("keywords", ())):
            data = {"keyword": name, "filter_text": filter_text}
            text.append(Ability(f"{mark}k{i}", "static", "keyword", data=data))
        if "after" in args:
            text.append(Ability(f"{mark}a", "after_attack", "do", tree=block(*args.pop("after"))))
        text += args.pop("abilities", ())
        self.created |= {a.key: a for a in text}
        return {**args, "text": tuple(a.key for a in text)}

    def _mark(self, key: str, trail: Trail) -> str:
        """How the keys of abilities begin that stand at a place; the names on the way to it where it takes them."""
        while trail and not isinstance(trail[-1], int):
            trail = trail[:-1]
        mark = f"{key}.{'.'.join(str(t) for t in trail if isinstance(t, int))}"
        if self._marked.setdefault(mark, trail) != trail:
            return f"{key}.{'.'.join(str(t) for t in trail)}"
        return mark

    def change(self, told: Any, trail: Trail, key: str, shape: Shape) -> dict[str, Any]:
        """A change: what it aims at, and its parts by category (5-6, 5-7)."""
        args = self._args(shape, told, trail, key)
        numbers: list[tuple[str, Node]] = []

        def part(category: str, name: str) -> None:
            if name in args:
                numbers.append((category, args.pop(name)))

        part("assign", "damage_becomes")
        part("assign", "becomes")
        if args.pop("swap", False):
            numbers.append(("swap", num(1)))
        part("multiply", "damage_times")
        part("multiply", "times")
        if "damage_divided" in args:
            by = args.pop("damage_divided")
            numbers.append(("divide", Node("divided", {"by": by, "rounding": args.pop("rounding", "up")})))
        part("add", "damage")
        if "damage_raised" in args:
            args["raised"] = True
        part("add", "damage_raised")
        part("add", "by")
        part("replace", "range_becomes")
        part("shift", "range_shift")
        part("include", "range_plus")
        part("exclude", "range_minus")
        for name, category in (("range", "expand"), ("range_less", "shrink")):
            numbers += [(category, node) for node in args.pop(name, ())]
        args["numbers"] = tuple(numbers)
        return args

    # -- arguments -------------------------------------------------------------------------------------------------

    def _mapping(self, written: Any, trail: Trail, keys: Sequence[str]) -> dict[str, Any]:
        if not isinstance(written, Mapping):
            raise EffectError("a mapping is wanted", trail)
        for name in written:
            if name not in keys:
                raise EffectError(f"{name!r} is not known here", (*trail, name), near(name, keys))
        return dict(written)

    def _args(self, shape: Shape, told: Any, trail: Trail, key: str) -> dict[str, Any]:
        if not isinstance(told, Mapping):
            if not shape.bare:
                raise EffectError("a mapping is wanted", trail, "keys: " + ", ".join(shape.args))
            told = {shape.bare: told}
        entry = self._mapping(told, trail, tuple(shape.args))
        out: dict[str, Any] = {}
        for name, kind in shape.args.items():
            if name in entry:
                out[name] = self._value(kind.rstrip("!"), entry[name], (*trail, name), key)
                if kind == "filter":
                    out[f"{name}_text"] = str(entry[name])
            elif kind.endswith("!"):
                raise EffectError(f"{name!r} is missing", trail)
        return out

    def _value(self, kind: str, written: Any, trail: Trail, key: str) -> Any:
        sort, _, words = kind.partition(":")
        match sort:
            case "expr":
                return self.expression(written, trail)
            case "filter":
                return self.filter(written, trail)
            case "damage":
                return self._damage(written, trail)
            case "range":
                return self._range(written, trail)
            case "sides":
                return self._sides(written, trail)
            case "keywords":
                items = written if isinstance(written, list | tuple) else [written]
                return tuple(self.keyword(k, (*trail, i)) for i, k in enumerate(items))
            case "do":
                return self.operations(written, trail, key)
            case "changes":
                return self._changes(written, trail, key)
            case "modes":
                if not isinstance(written, list | tuple) or not written:
                    raise EffectError("a list of lists of operations is wanted", trail)
                return tuple(self.operations(m, (*trail, i), key) for i, m in enumerate(written))
            case "abilities":
                mark = self._mark(key, trail)
                return tuple(self.ability(a, (*trail, i), f"{mark}t{i}") for i, a in enumerate(written))
            case "flag":
                return self._flag(written, trail)
            case "word":
                return self._word(written, trail, words.split())
            case "words":
                items = written if isinstance(written, list | tuple) else [written]
                return tuple(self._word(w, trail, words.split()) for w in items)
            case "player":
                return self._word(written, trail, PLAYERS)
            case "actions":
                items = written if isinstance(written, list | tuple) else [written]
                return tuple(self._word(w, trail, (*ACTIONS, *self.known.actions)) for w in items)
            case "places" | "zones" | "kept":
                items = written if isinstance(written, list | tuple) else [written]
                return tuple(self.CHECKS[sort](self.check, str(w), trail) for w in items)
            case "moment":
                return self._moment(written, trail)
        if isinstance(written, list | tuple | Mapping):
            raise EffectError("one word is wanted here, not several", trail)
        return self.CHECKS[sort](self.check, str(written), trail)

    CHECKS: ClassVar[Mapping[str, Callable[[Checker, str, Trail], str]]] = {
        "zone": Checker.zone, "zones": Checker.zone, "origin": Checker.origin, "into": Checker.into,
        "place": Checker.place, "payment": Checker.payment, "places": Checker.source, "cards": Checker.cards,
        "name": Checker.name, "result": Checker.result, "kept": Checker.keep,
        "card": Checker.card_number, "card_or_result": Checker.card_or_result, "happening": Checker.happening,
        "tracked": Checker.tracked,
        "gauge": Checker.gauge,
        "text": lambda check, text, trail: text,
    }  # fmt: skip
    """How a text is checked, by the kind of argument."""

    def _flag(self, written: Any, trail: Trail) -> bool:
        return self._word(str(written).lower(), trail, ("yes", "no", "true", "false")) in ("yes", "true")

    def _when(self, written: Any, trail: Trail, key: str) -> dict[str, Any]:
        """The happening that calls for an effect: it names one sort of them."""
        args = self._args(Shape(WHEN), written, trail, key)
        if len([k for k in WHEN_SORTS if k in args]) != 1:
            raise EffectError("exactly one of these says what calls for it: " + ", ".join(WHEN_SORTS), trail)
        return args

    def _word(self, written: Any, trail: Trail, words: Sequence[str]) -> str:
        if str(written) not in words:
            raise EffectError(f"{written!r} is not known here", trail, near(str(written), words))
        return str(written)

    def _moment(self, written: Any, trail: Trail) -> dict[str, str]:
        known = {"after": MOMENTS_AFTER, "phase": PHASES, "whose": PLAYERS}
        entry = self._mapping(written, trail, tuple(known))
        if ("after" in entry) == ("phase" in entry):
            raise EffectError("a moment is `after` something, or a `phase`", trail)
        return {k: self._word(v, (*trail, k), known[k]) for k, v in entry.items()}

    def expression(self, written: Any, trail: Trail) -> Node:
        """An expression; `-` alone is "-", `keep` leaves a value as it is."""
        text = str(written).strip()
        if text == "-":
            return Node("dash", {})
        if text == "keep":
            return Node("keep", {})
        try:
            node = parse(text)
        except ExpressionError as error:
            raise EffectError(f"{text!r}, character {error.at + 1}: {error}", trail) from None
        self.check.expression(node, trail)
        return node

    def filter(self, written: Any, trail: Trail) -> Node:
        """A condition on a card or an attack."""
        return self.expression(written, trail)

    def _damage(self, written: Any, trail: Trail) -> Node:
        if isinstance(written, str) and "/" in written:
            written = [part.strip() for part in written.split("/")]
        if not isinstance(written, list | tuple) or len(written) != 2:
            raise EffectError("two values are wanted: [aura, life]", trail)
        return Node("pair", {"of": tuple(self.expression(w, (*trail, i)) for i, w in enumerate(written))})

    def _range(self, written: Any, trail: Trail) -> Node:
        if str(written).startswith("attack."):
            return self.expression(written, trail)
        return Node("constant", {"value": read_range(str(written), trail)})

    def _sides(self, written: Any, trail: Trail) -> tuple[Node, ...]:
        entry = self._mapping(written, trail, ("near", "far"))
        return tuple(Node("side", {"side": side, "n": self.expression(n, (*trail, side))}) for side, n in entry.items())

    def keyword(self, written: Any, trail: Trail) -> tuple[str, str]:
        """A keyword, with its filter if it has one."""
        name, told = (written, "") if not isinstance(written, Mapping) else next(iter(written.items()))
        name = self._word(name, trail, (*KEYWORDS, *self.known.keywords))
        if name == "range_limit" and not re.fullmatch(r"\d{1,2}(-\d{1,2})?", str(told)):
            raise EffectError("a limit names distances", trail, "`range_limit: 2-4`")
        if told and name != "range_limit":
            self.filter(told, (*trail, name))
        return name, str(told)


def read_range(text: str, trail: Trail = ()) -> tuple[int, ...]:
    """The distances that `3`, `3-4` or `1,3,5` means. Raises EffectError."""
    found: set[int] = set()
    for part in text.split(","):
        low, _, high = part.strip().partition("-")
        if not low.isdigit() or (high and not high.isdigit()) or len(low + high) > 6:
            raise EffectError(f"{text!r} is no range", trail, "write it as 3, 3-4 or 1,3,5")
        found |= set(range(int(low), int(high or low) + 1))
    return tuple(sorted(found))


__all__ = ["CHANGES", "Compiler", "EffectError", "read_range"]
