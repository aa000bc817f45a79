"""The vocabulary read: what a file says of a card's effects, as abilities (docs/vision-vocabulary.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from judge.engine.tree import Node
from judge.vision.effects.ability import KINDS, Ability, Cost, Picked
from judge.vision.effects.expression import ExpressionError, expression

EXPR, WORD, OPS = "expr", "word", "ops"

OPERATIONS: Mapping[str, Mapping[str, str]] = {
    "draw": {"n": EXPR, "who": EXPR},
    "damage": {"to": EXPR, "n": EXPR, "combat": WORD, "by": EXPR, "object": WORD},
    "split_damage": {"n": EXPR, "among": EXPR, "least": EXPR, "most": EXPR, "several": EXPR, "by": EXPR,
                     "object": WORD},
    "gain_life": {"n": EXPR, "who": EXPR},
    "pay_life": {"n": EXPR, "who": EXPR, "choose": WORD},
    "lose_life": {"n": EXPR, "who": EXPR},
    "heal": {"what": EXPR},
    "set_life": {"n": EXPR, "who": EXPR},
    "dying": {"what": EXPR},
    "discard": {"what": EXPR, "object": WORD},
    "exile": {"what": EXPR, "object": WORD},
    "void_dying": {"what": EXPR},
    "void_discard": {"what": EXPR},
    "void_damage": {"object": WORD},
    "alter_damage": {"n": EXPR, "object": WORD},
    "exile_instead": {"what": EXPR},
    "return_instead": {"what": EXPR, "to": WORD},
    "void": {"what": EXPR, "then": WORD, "effect": WORD},
    "move": {"what": EXPR, "to": WORD, "of": EXPR, "awake": WORD, "bottom": WORD, "object": WORD, "ordered": WORD},
    "enter": {"what": EXPR, "awake": WORD, "side": EXPR, "down": WORD, "as": EXPR, "ignoring": WORD},
    "attach": {"what": EXPR, "to": EXPR, "down": WORD, "as": EXPR, "ignoring": WORD},
    "define": {"what": EXPR, "as": EXPR},
    "give_over": {"what": EXPR, "to": EXPR, "awake": WORD},
    "wake": {"what": EXPR},
    "sleep": {"what": EXPR},
    "modify": {
        "what": EXPR, "until": WORD, "attack": EXPR, "toughness": EXPR, "layer": WORD, "keywords": EXPR, "races": EXPR,
        "lose_races": WORD, "become_races": EXPR, "names": EXPR, "forbid": EXPR, "void": WORD, "grant": WORD,
        "floor": EXPR, "lose_keywords": EXPR, "players": WORD, "cost": EXPR, "node": EXPR, "only": EXPR,
        "become_names": EXPR, "text": WORD, "allow": EXPR, "limit": EXPR,
        "against": EXPR, "cost_is": EXPR, "node_is": EXPR, "graze_is": EXPR, "fix_x": EXPR, "fix_A": EXPR,
        "stays": WORD, "vary": WORD, "object": WORD, "level": EXPR, "learn": EXPR, "hand_limit": EXPR, "draws": EXPR,
        "unmodified": WORD,
    },
    "cancel_attack": {"what": EXPR},
    "cancel_block": {"what": EXPR},
    "attack": {"what": EXPR, "who": EXPR},
    "block": {"what": EXPR},
    "address": {"who": EXPR},
    "choose": {"name": WORD, "among": EXPR, "if": EXPR, "n": EXPR, "upto": WORD, "by": EXPR, "random": WORD,
               "object": WORD},
    "declare": {"name": WORD, "what": WORD, "by": EXPR, "aloud": WORD},
    "number": {"name": WORD, "most": EXPR, "least": EXPR, "by": EXPR},
    "let": {"name": WORD, "be": EXPR},
    "may": {"by": EXPR, "then": OPS, "else": OPS},
    "pay": {"who": EXPR, "nodes": EXPR, "then": OPS, "else": OPS, "must": WORD},
    "either": {"by": EXPR, "first": OPS, "second": OPS},
    "reveal": {"what": EXPR},
    "look": {"what": EXPR, "by": EXPR},
    "shuffle": {"who": EXPR},
    "wait": {"on": WORD, "if": EXPR, "then": OPS, "until": WORD, "once": WORD},
    "end_turn": {},
    "end_phase": {},
    "extra_phase": {"phase": WORD},
    "skip": {"phase": WORD, "who": EXPR, "may": WORD},
    "skip_turn": {"who": EXPR},
    "transform": {"what": EXPR, "until": WORD},
    "turn_back": {"what": EXPR},
    "turn_down": {"what": EXPR, "from": WORD},
    "turn_up": {"what": EXPR, "from": WORD},
    "change_target": {"what": EXPR, "to": EXPR},
    "play_as_if": {"what": EXPR, "if": EXPR, "timely": WORD, "by": EXPR, "ignoring": WORD},
    "use_as_if": {"what": EXPR, "if": EXPR},
    "hell": {"who": EXPR, "until": WORD, "object": WORD},
    "win": {"who": EXPR},
    "lose": {"who": EXPR},
    "return": {"what": EXPR, "to": WORD, "of": EXPR, "awake": WORD, "bottom": WORD},
    "try": {"do": OPS, "else": OPS},
    "take_out": {"what": EXPR, "do": OPS},
    "groups": {"what": EXPR, "n": EXPR, "name": WORD, "by": EXPR},
    "fail": {},
    "materials": {},
    "fuel": {},
    "if": {"cond": EXPR, "then": OPS, "else": OPS},
    "repeat": {"n": EXPR, "do": OPS},
}  # fmt: skip
"""Operations, with what each may be told. Where only one thing is said (`draw: 2`), it is the first of these."""

CALLED = {"block": "make_block"}
"""Operations whose name trees have for something of their own."""
KEYS = (
    *KINDS, "if", "cost", "target", "do", "modes", "once", "fixed", "change", "declare", "clause", "keyword", "sort",
    "rank", "may",
)  # fmt: skip


class VocabularyError(ValueError):
    """Something that the vocabulary does not have: the word, where it is one, and those that might stand there."""

    def __init__(self, message: str, word: object = "", known: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.word = str(word)
        self.known = tuple(known)


def abilities(no: str, written: Sequence[Any]) -> tuple[Ability, ...]:
    """The effects of one card. Raises VocabularyError."""
    if not isinstance(written, list | tuple):
        raise VocabularyError(f"effects are a list of maps, not {written!r}")
    try:
        return tuple(ability(f"{no}/{i}", one) for i, one in enumerate(written))
    except ExpressionError as error:
        raise VocabularyError(str(error)) from None


def ability(key: str, said: Mapping[str, Any]) -> Ability:
    """One effect."""
    if not isinstance(said, Mapping):
        raise VocabularyError(f"an effect is a map of `key: value`, not {said!r}")
    unknown = [k for k in said if k not in KEYS]
    if unknown:
        raise VocabularyError(f"an effect has no {unknown[0]!r}; it has {', '.join(KEYS)}", unknown[0], KEYS)
    kinds = [kind for kind in KINDS if kind in said]
    if len(kinds) != 1:
        mend = "; of a card played it is `play: []` beside `do`" if not kinds and "do" in said else ""
        raise VocabularyError(f"an effect is one of {', '.join(KINDS)}{mend}")
    kind = kinds[0]
    head = said[kind]
    _headed(kind, head)
    for key_, shape in MAPS.items():
        if key_ in said and not isinstance(said[key_], shape):
            raise VocabularyError(f"{key_} is {'a list of maps' if shape is list else 'a map'}, not {said[key_]!r}")
    if kind == "play" and head and "do" in said:
        raise VocabularyError("what is done stands under play or under do, not under both")
    doing = said.get("do", head if kind == "play" and head else ())
    modes = tuple(ability(f"{key}.{i}", {"play": [], **one}) for i, one in enumerate(said.get("modes", ())))
    sort = said.get("sort", "beta" if kind == "beta" else "alpha" if kind in ("alpha", "static") else "gamma")
    return Ability(
        key, kind, "" if kind in ("play", "static", "offer") or _flag(head) else str(head), sort,
        _optional(said.get("if")), _cost(said.get("cost", {})), _targets(said.get("target", {})), modes,
        Node("block", {"do": tuple(operations(doing))}), _change(said.get("change", {})), str(said.get("once", "")),
        _flag(said.get("fixed", False)), str(said.get("clause", "")), str(said.get("keyword", "")),
        tuple((str(k), str(v)) for k, v in said.get("declare", {}).items()), _rank(said.get("rank", "")),
        _flag(said.get("may", False)),
    )  # fmt: skip


MAPS: Mapping[str, type] = {"target": Mapping, "declare": Mapping, "change": Mapping, "modes": list}
"""What of an effect is a map, and what a list of such."""


def _headed(kind: str, head: Any) -> None:
    """What stands behind the word that says which kind an effect is."""
    if kind == "play":
        if not isinstance(head, list | Mapping) and head not in ("", None):
            raise VocabularyError(f"play is a list of operations, not {head!r}")
    elif kind in ("static", "auto", "offer"):
        if head not in (True, "true") and not (kind == "auto" and head == "theirs"):
            raise VocabularyError(f"{kind} is `true`, not {head!r}")
    elif not isinstance(head, str):
        raise VocabularyError(f"{kind} names a moment, not {head!r}")


RANKS = ("", "explosion", "bonus", "normal", "penalty")


def _rank(value: Any) -> str:
    if value not in RANKS:
        raise VocabularyError(f"there is no row {value!r}; there are {', '.join(RANKS[1:])}", value, RANKS[1:])
    return str(value)


def _flag(value: Any) -> bool:
    return value in (True, "true")


def _optional(value: Any) -> Node | None:
    return None if value is None else expression(value)


COSTS = ("nodes", "sleep", "life", "awake")


def _cost(said: Any) -> Cost:
    if not isinstance(said, Mapping):
        said = {"nodes": said}
    for key in said:
        if key not in COSTS:
            raise VocabularyError(f"a cost has no {key!r}; it has {', '.join(COSTS)}", key, COSTS)
    nodes = said.get("nodes")
    return Cost(
        None if nodes in (None, "X") else expression(nodes), _flag(said.get("sleep", False)),
        _optional(said.get("life")), nodes == "X", _flag(said.get("awake", False)),
    )  # fmt: skip


PICKED = ("of", "if", "n", "upto")


def picked(name: str, said: Any) -> Picked:
    """What is picked, under which name."""
    if isinstance(said, str):
        said = {"of": said}
    if not isinstance(said, Mapping) or "of" not in said:
        raise VocabularyError(f"what is picked as {name} is said `of` something, not {said!r}")
    for key in said:
        if key not in PICKED:
            raise VocabularyError(f"what is picked has no {key!r}; it has {', '.join(PICKED)}", key, PICKED)
    n = said.get("n", 1)
    return Picked(
        name, expression(said["of"]), _optional(said.get("if")), None if n == "all" else expression(n),
        _flag(said.get("upto", False)), n == "all",
    )  # fmt: skip


def _targets(said: Mapping[str, Any]) -> tuple[Picked, ...]:
    return tuple(picked(name, one) for name, one in said.items())


BELOW = ("void", "unused")
"""What an effect can make of those that stand below it in its text: invalid, or such as cannot be used."""


BESIDE = ("on", "to", "as", "below", "object", "hosts", "hosts_also", "hell")
"""What a change has besides what `modify` has."""


def _change(said: Any) -> Mapping[str, Node | str]:
    if not said:
        return {}
    shape = OPERATIONS["modify"]
    for key in said:
        if key not in shape and key not in BESIDE:
            raise VocabularyError(f"a change has no {key!r}; it has {', '.join(shape)}", key, shape)
    if said.get("below", "void") not in BELOW:
        raise VocabularyError(f"the effects below are {' or '.join(BELOW)}, not {said['below']!r}")
    said = {k: str(v).lower() if k == "object" else v for k, v in said.items()}
    return {k: str(v) if shape.get(k) == WORD or k in ("below", "object") else expression(v) for k, v in said.items()}


def operations(said: Any) -> Iterator[Node]:
    """Operations in the order of the text."""
    if isinstance(said, Mapping | str):
        said = [said]
    if not isinstance(said, list | tuple):
        raise VocabularyError(f"operations are a list of maps, not {said!r}")
    for one in said:
        if isinstance(one, str):
            one = {one: {}}
        if not isinstance(one, Mapping) or not one:
            raise VocabularyError(f"an operation is a map of one key, not {one!r}")
        yield _operation(one)


def _operation(said: Mapping[str, Any]) -> Node:
    op = next(iter(said))
    if op == "if":
        about: Any = {"cond": said["if"], "then": said.get("then", ()), "else": said.get("else", ())}
    else:
        if len(said) != 1:
            raise VocabularyError(f"{op} stands beside {', '.join(list(said)[1:])}: one operation a map")
        about = said[op]
    if op not in OPERATIONS:
        raise VocabularyError(f"there is no operation {op!r}; there are {', '.join(OPERATIONS)}", op, OPERATIONS)
    shape = OPERATIONS[op]
    if not isinstance(about, Mapping):
        about = {next(iter(shape)): about} if shape and about not in ((), "", None) else {}
    args: dict[str, Any] = {}
    for key, value in about.items():
        if key not in shape:
            raise VocabularyError(f"{op} has no {key!r}; it has {', '.join(shape)}", key, shape)
        sort = shape[key]
        if sort == EXPR:
            args[key] = expression(value)
        elif sort == WORD and isinstance(value, list | Mapping):
            raise VocabularyError(f"{op}: {key} is one word, not {value!r}")
        elif sort == OPS:
            args[key] = tuple(operations(value))
        else:
            args[key] = value if isinstance(value, bool) else str(value)
    for key, sort in shape.items():
        if sort == OPS:
            args.setdefault(key, ())
    return Node(CALLED.get(op, op), args)
