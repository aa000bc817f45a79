"""The lines of `play`: who answers, and what. Matching them to the open choice is for whoever drives the machine."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from judge.furuyoni.file.model import PLAYERS
from judge.port.scenario import Line
from judge.text.errors import Problem, suggest
from judge.text.nodes import Map, Node, Text

CHANCE, RULES = "chance", "rules"
DECIDERS = (*PLAYERS, CHANCE, RULES)
BASIC_ACTIONS = ("forward", "backward", "recover", "focus", "break_away")
PILES = ("shadow", "aura", "flare", "life", "distance")
_READING = re.compile(r"(G[0-9]{1,3})\s*=\s*([a-z])")
_CHARGE = re.compile(r"([0-9]{1,2})\s+(\w+)")

_SAID = tuple(
    (re.compile(pattern), meant)
    for pattern, meant in (
        (r"break[ -]away\b", "break_away"),
        (r"play (?=\S)", "use "),
        (r"(?:react|respond|answer) with (?=\S)|(?:react|answer) (?=\S)", "respond "),
        (r"(?:(?:take(?: (?:the )?damage)?|damage)(?: (?:to|on))?(?: the)? )?(aura|life)$", r"damage \1"),
        (r"(?:no (?:response|reaction)|decline)$", "pass"),
        (r"end (?:the )?(?:phase|main phase|turn)$", "end"),
    )
)
"""Other words in which lines are said, and the form they stand for."""

Args = tuple[str, ...] | None


class Verb(NamedTuple):
    """How a verb's rest is read (None: it cannot be), and the form a line has."""

    read: Callable[[str], Args]
    form: str


def _nothing(rest: str) -> Args:
    return None if rest else ()


def _words(rest: str) -> Args:
    return (rest,) if rest else None


def _card(rest: str) -> Args:
    words, _, mode = rest.rpartition(" ")
    return (words.strip(), mode) if words and mode in ("standard", "throughout") else _words(rest)


def _basic(rest: str) -> Args:
    if not rest:
        return ()
    if rest == "with vigor":
        return ("vigor",)
    how, _, card = rest.partition(" ")
    return ("cover", card.strip()) if how == "covering" and card.strip() else None


def _side(rest: str) -> Args:
    return (rest,) if rest in ("aura", "life") else None


def _charge(rest: str) -> Args:
    found = _CHARGE.findall(rest)
    if not found or _CHARGE.sub("", rest).replace("and", "").strip(" ,") or any(pile not in PILES for _, pile in found):
        return None
    return tuple(word for pair in found for word in pair)


def _list(rest: str) -> Args:
    inner = rest[1:-1] if rest.startswith("[") and rest.endswith("]") else rest
    names = tuple(name.strip() for name in inner.split(",") if name.strip())
    return names or None


def _shuffle(rest: str) -> Args:
    return _list(rest) if rest else ()


VERBS: dict[str, Verb] = {
    "use": Verb(_card, "use Slash"),
    "respond": Verb(_card, "respond Slash"),
    "pass": Verb(_nothing, "pass"),
    **{action: Verb(_basic, f"{action} with vigor, or {action} covering Slash") for action in BASIC_ACTIONS},
    "standard": Verb(_nothing, "standard"),
    "throughout": Verb(_nothing, "throughout"),
    "end": Verb(_nothing, "end"),
    "damage": Verb(_side, "damage aura, or damage life"),
    "choose": Verb(_words, "choose Slash"),
    "cover": Verb(_words, "cover Slash"),
    "order": Verb(_words, "order Slash"),
    "charge": Verb(_charge, "charge 2 shadow 1 aura"),
    "reshuffle": Verb(_nothing, "reshuffle"),
    "yes": Verb(_nothing, "yes"),
    "no": Verb(_nothing, "no"),
}
CHANCE_VERBS: dict[str, Verb] = {
    "draw": Verb(_words, "draw Slash"),
    "pick": Verb(_words, "pick Slash"),
    "shuffle": Verb(_shuffle, "shuffle [Slash, Brandish], top first, or shuffle for an order from the seed"),
}


def formal(words: str) -> str:
    """A line in the form it has, where it is said in other words that are known."""
    for pattern, meant in _SAID:
        if pattern.match(words):
            return pattern.sub(meant, words, count=1)
    return words


def read_play(node: Node, problems: list[Problem]) -> tuple[Line, ...]:
    """The lines of `play`, in order."""
    items = node.as_list(problems, "play") or ()
    lines = (_entry(item, problems) for item in items)
    return tuple(line for line in lines if line is not None)


def read_random(node: Node, problems: list[Problem]) -> tuple[Line, ...]:
    """The results under `random`, which answer chance in order."""
    items = node.as_list(problems, "random") or ()
    lines = (read_line(CHANCE, item, item, problems) for item in items)
    return tuple(line for line in lines if line is not None)


def read_line(by: str, at: Node, node: Node, problems: list[Problem]) -> Line | None:
    """The answer that a text gives in the name of `by`; `at` is where the line begins."""
    raw = node.as_text(problems, "an answer")
    if raw is None:
        return None
    if by == RULES:
        return _reading(at, node, raw, problems)
    attempt = by != CHANCE and (raw == "attempt" or raw.startswith("attempt "))
    words = raw.removeprefix("attempt").strip() if attempt else raw
    verb, _, rest = (words if by == CHANCE else formal(words)).partition(" ")
    rest = rest.strip()
    verbs = CHANCE_VERBS if by == CHANCE else VERBS
    if verb not in verbs:
        hint = suggest(verb, verbs) or "one of " + ", ".join(verbs)
        problems.append(node.problem("J303", f"{by} cannot {verb!r}" if verb else "nothing is attempted", hint))
        return None
    args = verbs[verb].read(rest)
    if args is None:
        problems.append(node.problem("J304", f"`{raw}` is no answer", f"write {verbs[verb].form}"))
        return None
    return Line(at.place, by, verb, args, rest, raw, attempt)


def _entry(item: Node, problems: list[Problem]) -> Line | None:
    if not isinstance(item, Map) or len(item.entries) != 1:
        count = f"{len(item.entries)} keys" if isinstance(item, Map) else item.kind
        said = item.text if isinstance(item, Text) and item.text else "use Slash"
        problems.append(
            item.problem("J301", f"a line of play is one key and its answer, not {count}", f"`- a: {said}`")
        )
        return None
    ((key, value),) = item.entries.items()
    if key.text not in DECIDERS:
        hint = suggest(key.text, DECIDERS) or "one of " + ", ".join(DECIDERS)
        problems.append(key.problem("J302", f"{key.text!r} decides nothing", hint))
        return None
    return read_line(key.text, key, value, problems)


def _reading(at: Node, node: Node, raw: str, problems: list[Problem]) -> Line | None:
    found = _READING.fullmatch(raw)
    if found is None:
        problems.append(node.problem("J102", f"{raw!r} is no reading", "write `G5=b`"))
        return None
    return Line(at.place, RULES, "reading", (found[1], found[2]), raw, raw)
