"""The lines of `play`: who answers, and what. Matching them to the open choice is for whoever drives the machine."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from judge.furuyoni.file.model import PLAYERS
from judge.furuyoni.vocab import CORE, Vocabulary
from judge.furuyoni.vocab.model import Verb
from judge.furuyoni.vocab.verbs import words
from judge.port.scenario import Line
from judge.text.errors import Problem, suggest
from judge.text.nodes import Map, Node, Text

CHANCE, RULES = "chance", "rules"
DECIDERS = (*PLAYERS, CHANCE, RULES)
_READING = re.compile(r"(G[0-9]{1,3})\s*=\s*([a-z])")
Args = tuple[str, ...] | None


class Form(NamedTuple):
    """How the rest of a line of chance is read (None: it cannot be), and the form that it has."""

    read: Callable[[str], Args]
    form: str


def _list(rest: str) -> Args:
    inner = rest[1:-1] if rest.startswith("[") and rest.endswith("]") else rest
    names = tuple(name.strip() for name in inner.split(",") if name.strip())
    return names or None


def _shuffle(rest: str) -> Args:
    return _list(rest) if rest else ()


CHANCE_VERBS: dict[str, Form] = {
    "draw": Form(words, "draw Slash"),
    "pick": Form(words, "pick Slash"),
    "shuffle": Form(_shuffle, "shuffle [Slash, Brandish], top first, or shuffle for an order from the seed"),
}


def formal(line: str, known: Vocabulary = CORE) -> str:
    """A line in the form it has, where it is said in other words that are known."""
    for pattern, meant in _said(known):
        if pattern.match(line):
            return pattern.sub(meant, line, count=1)
    return line


@lru_cache(maxsize=8)
def _said(known: Vocabulary) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), meant) for verb in known.verbs.values() for pattern, meant in verb.said)


def read_play(node: Node, problems: list[Problem], known: Vocabulary = CORE) -> tuple[Line, ...]:
    """The lines of `play`, in order."""
    items = node.as_list(problems, "play") or ()
    lines = (_entry(item, problems, known) for item in items)
    return tuple(line for line in lines if line is not None)


def read_random(node: Node, problems: list[Problem]) -> tuple[Line, ...]:
    """The results under `random`, which answer chance in order."""
    items = node.as_list(problems, "random") or ()
    lines = (read_line(CHANCE, item, item, problems) for item in items)
    return tuple(line for line in lines if line is not None)


def read_line(
    by: str, at: Node, node: Node, problems: list[Problem], known: Vocabulary = CORE
) -> Line | None:
    """The answer that a text gives in the name of `by`; `at` is where the line begins."""
    raw = node.as_text(problems, "an answer")
    if raw is None:
        return None
    if by == RULES:
        return _reading(at, node, raw, problems)
    attempt = by != CHANCE and (raw == "attempt" or raw.startswith("attempt "))
    said = raw.removeprefix("attempt").strip() if attempt else raw
    verb, _, rest = (said if by == CHANCE else formal(said, known)).partition(" ")
    rest = rest.strip()
    verbs: Mapping[str, Form | Verb] = CHANCE_VERBS if by == CHANCE else known.verbs
    if verb not in verbs:
        hint = suggest(verb, verbs) or "one of " + ", ".join(verbs)
        problems.append(node.problem("J303", f"{by} cannot {verb!r}" if verb else "nothing is attempted", hint))
        return None
    args = verbs[verb].read(rest)
    if args is None:
        problems.append(node.problem("J304", f"`{raw}` is no answer", f"write {verbs[verb].form}"))
        return None
    return Line(at.place, by, verb, args, rest, raw, attempt)


def _entry(item: Node, problems: list[Problem], known: Vocabulary) -> Line | None:
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
    return read_line(key.text, key, value, problems, known)


def _reading(at: Node, node: Node, raw: str, problems: list[Problem]) -> Line | None:
    found = _READING.fullmatch(raw)
    if found is None:
        problems.append(node.problem("J102", f"{raw!r} is no reading", "write `G5=b`"))
        return None
    return Line(at.place, RULES, "reading", (found[1], found[2]), raw, raw)
