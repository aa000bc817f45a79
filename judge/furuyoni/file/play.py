"""What a line of `play` may say: a verb and its rest. Matching lines to the open choice is for `lines`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from judge.engine.choice import CHANCE
from judge.furuyoni.file.counted import counted
from judge.furuyoni.vocab import CORE, PLAYERS, Vocabulary
from judge.furuyoni.vocab.verbs import words
from judge.light import NamedTuple, regex
from judge.port.expect import Line
from judge.text.errors import OtherWords, Problem, meant

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from judge.furuyoni.vocab.model import Verb
    from judge.text.nodes import Node

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
    for has, pattern, stands_for in _said(known):
        if any(text in line for text in has) and pattern.match(line):
            return pattern.sub(stands_for, line, count=1)
    return line


@lru_cache(maxsize=8)
def _said(known: Vocabulary) -> tuple[tuple[tuple[str, ...], re.Pattern[str], str], ...]:
    other = (other for verb in known.verbs.values() for other in verb.said)
    return tuple((has, regex(pattern), stands_for) for has, pattern, stands_for in other)


CALLED: OtherWords = {
    "play": ("use",), "attack": ("use",), "strike": ("use",), "cast": ("use",), "activate": ("use",), "do": ("use",),
    "react": ("respond",), "answer": ("respond",), "counter": ("respond",), "block": ("respond",),
    "defend": ("respond",), "skip": ("pass",), "nothing": ("pass",), "done": ("pass", "end"), "next": ("end",),
    "finish": ("end",), "stop": ("end",), "take": ("damage",), "move": ("forward", "backward"), "step": ("forward",),
    "advance": ("forward",), "approach": ("forward",), "retreat": ("backward",), "back": ("backward",),
    "withdraw": ("backward",),
    "escape": ("break_away",), "disengage": ("break_away",), "discard": ("cover",), "hide": ("cover",),
    "facedown": ("cover",), "close": ("yes",), "open": ("yes",), "invest": ("choose",), "ticket": ("choose",),
    "pick": ("choose",), "select": ("choose",), "target": ("choose",), "accept": ("yes",), "ok": ("yes",),
    "decline": ("pass", "no"), "refuse": ("no",), "shuffle": ("reshuffle",), "rebuild": ("reshuffle",),
}  # fmt: skip
"""What people begin lines with that begin otherwise."""


def _begun(verbs: Mapping[str, Form | Verb]) -> Iterator[str]:
    """How a line of each verb looks, with `…` for what it names."""
    from judge.furuyoni.file.speech import shown

    every = [form for row in shown() for form in row["en"]]
    for verb, known in verbs.items():
        own = [form for form in every if verb == form.partition(" ")[0] or form == known.form]
        yield next((form for form in own if form in (verb, f"{verb} …")), next(iter(own), verb))


def _called(verb: str, verbs: Collection[str]) -> str:
    """What a word is for that is no verb; `plays` is taken for `play`."""
    plain = verb.removesuffix("s")
    return meant(plain if plain.casefold() in CALLED else verb, verbs, CALLED)


_END = r"(?:(?:(your|my|own)|(?:the )?(opponent)(?:['’]?s)?) )?(aura|flare|life|distance|shadow|dust)(?: ?\(\d+\))?"
_PRINTED = regex(rf"(?:choose )?{_END} ?(?:-+>|=+>|→|to) ?{_END}(?: ?[:：] ?\d+)?", re.I)
"""An arrow as cards print it."""
_ARROWS = ("->", "=>", "→", "to")


def _arrow(said: str, by: str) -> str:
    """A line that gives an arrow as a card prints it (`Your Flare (1)→ Your Aura`), as a line of that player."""
    found = _PRINTED.fullmatch(said) if any(sign in said.lower() for sign in _ARROWS) else None
    if found is None:
        return said
    return f"choose {_end(found[1], found[2], found[3], by)} to {_end(found[4], found[5], found[6], by)}"


def _end(own: str | None, others: str | None, zone: str, by: str) -> str:
    named = "shadow" if zone.lower() == "dust" else zone.lower()
    return _of_player(f"{'me.' if own else 'opp.' if others else ''}{named}", by)


def _of_player(said: str, by: str) -> str:
    """What a line says of zones that are one's own or the opponent's, by player."""
    other = next((player for player in PLAYERS if player != by), by)
    return re.sub(r"\b(?:(me)|opp)\.", lambda found: f"{by if found[1] else other}.", said)


def _spoken(said: str, known: Vocabulary) -> str:
    """The line in what is told as a sentence, `Himika uses Slash`: from the word on from which it is one."""
    words = said.split()[:20]
    for i, word in enumerate(words[1:], 1):
        verb, _, rest = formal(" ".join((word.removesuffix("s"), *words[i + 1 :])), known).partition(" ")
        if verb in known.verbs and known.verbs[verb].read(rest.strip()) is not None:
            line = f"{verb} {rest}".strip()
            return f"write `{line}`"
    return ""


def _declined(said: str) -> str:
    """What answers no, told as a sentence: `don't reshuffle`."""
    return "write `no`" if re.match(r"(?:don['’]?t|do not|not|never)\b", said, re.I) else ""


def _plain(said: str, verbs: Collection[str]) -> str:
    """A line in English: one that does not begin with a verb may be written in another language."""
    if said.isascii() or said.partition(" ")[0] in verbs:
        return said
    from judge.furuyoni.file.speech import plainly

    return plainly(said)[0]


_TRIES = ("attempt", "試みる", "시도")


def _tries(said: str) -> str | None:
    """What a line attempts, whether it is legal or not; None where it does not say so."""
    word = next((word for word in _TRIES if said.startswith(word)), None)
    if word is None:
        return None
    rest = said.removeprefix(word)
    return rest.lstrip(" :：") if rest[:1] in ("", " ", ":", "：") else None


def _of_a_room(verb: str) -> str:
    """Whose megami brings a verb that this board does not have."""
    from judge.furuyoni import megami
    from judge.furuyoni.vocab import seated

    for name in megami.NAMES:
        found = seated.of((name,)).verbs.get(verb)
        if found is not None:
            return f"only where somebody has chosen {name} there is such a line ({found.clause})"
    return ""


def read_line(by: str, at: Node, node: Node, problems: list[Problem], known: Vocabulary = CORE) -> Line | None:
    """The answer that a text gives in the name of `by`; `at` is where the line begins."""
    raw = node.as_text(problems, "an answer")
    if raw is None:
        return None
    raw = " ".join(raw.split())  # whatever a keyboard types for a blank
    tries = _tries(raw) if by != CHANCE else None
    said = raw if tries is None else tries
    said, nth = counted(said)
    verbs: Mapping[str, Form | Verb] = CHANCE_VERBS if by == CHANCE else known.verbs
    verb, _, rest = _plain(said if by == CHANCE else formal(_arrow(said, by), known), verbs).partition(" ")
    rest = _of_player(rest.strip(), by)
    if verb not in verbs:
        near = _declined(said) or _called(verb, verbs) or _spoken(said, known)
        picks = f"`{'pick' if by == CHANCE else 'choose'} {said}` where it is offered; " if said else ""
        hint = _of_a_room(verb) or near or f"{picks}one of the lines " + ", ".join(_begun(verbs))
        problems.append(node.problem("J303", f"{by} cannot {verb!r}" if verb else "nothing is attempted", hint))
        return None
    args = verbs[verb].read(rest)
    if args is None:
        problems.append(node.problem("J304", f"`{raw}` is no answer", f"write {verbs[verb].form}"))
        return None
    return Line(at.place, by, verb, args, rest, raw, tries is not None, nth)
