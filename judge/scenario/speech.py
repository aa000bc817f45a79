"""Keys of files in other languages: `盤面: {距離: 4}` is read as `board: {distance: 4}`, each key at its own place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING

from judge.light import regex
from judge.messages import LANGUAGES, messages, words_of
from judge.port.reading import Kind
from judge.text.nodes import List, Map, Node, Text

if TYPE_CHECKING:
    from judge.port.floor import Floor

WORDS = words_of(__file__)
KEYS = (
    "scenario", "game", "edition", "cards", "question", "source", "board", "play", "expect", "readings", "history",
    "random", "seed", "cards_adhoc", "saved", "decides", "text_alone", "puzzle", "applied", "not_applied", "options",
    "legal", "illegal", "result", "decided", "stopped", "can", "only", "clauses", "fact", "clause", "turns", "won",
    "chance", "rules", "at", "outside", "card", "unchanged", "by", "kind", "odds", "one_line", "has", "lacks", "yes_if",
    "no_if",
)  # fmt: skip
"""The keys of every game's files that have a word in each language."""
OF_CLAIMS = (
    "faq", "claims", "id", "place", "claimed", "verdict", "editions", "printings", "why", "boards", "waiting", "dated",
    "about", "doubt", "sort", "strictly", "ordinarily", "note", "vary", "each", "claim", "refused",
)
"""The keys of files of claims that have a word in each language, beside those of every file."""
VALUES_OF_CLAIMS = (
    "upheld", "contradicted", "depends", "undecidable", "waiting", "rule", "definition", "advice",
)
"""Words that stand as values in files of claims."""
VALUES = (
    "start", "main", "end", "standard", "throughout", "true", "false", "none", "draw", "hit", "failed", "improper",
    "cancelled", "removed",
)  # fmt: skip
"""Words that stand as values of facts."""
OWN = ("cards_adhoc",)
"""Keys under which names stand as keys."""
LISTS = ("expect", "yes_if", "no_if", "play", "can", "options", "legal", "illegal", "puzzle")
"""Keys under which lists hold maps of such keys, and not of names."""
FREE = (
    "scenario", "question", "source", "play", "random", "saved", "faq", "id", "place", "claimed", "why", "waiting",
    "doubt", "strictly", "note",
)
"""Keys under which text is the file's own, or is read as lines of play."""
LINES = ("play", "options", "legal", "illegal")
"""Keys under which the text of a key is a line of play."""
PATHS = ("unchanged", "fact")
"""Keys under which text is a path of the board."""
_PRINTED = regex(r"(?:^|\.)(?:[+-]\d|[A-Z][a-z]+[A-Z])")
_BLANK = regex(r"(?<=<)[^\W\d][\w.]*")
_ATTACK = regex(r"(?:攻撃|공격) ?(\d{1,3})")

Words = Callable[[str], Mapping[str, str]]
"""The words of a game's files in a language, by key."""


def no_words(lang: str) -> Mapping[str, str]:
    """No words but those of every game."""
    return {}


Choices = Callable[[], Mapping[str, Collection[str]]]
"""The words that facts may be which are one of a few words, by the name of the fact."""


def no_choices() -> Mapping[str, Collection[str]]:
    """No such facts."""
    return {}


def choices_of(floor: Floor) -> Mapping[str, Collection[str]]:
    """Those of a game."""
    facts = floor.facts
    return {path.rpartition(".")[2]: facts.words(path) for path, kind in facts.paths().items() if kind is Kind.WORD}


def plainly(root: Node, words: Words = no_words, choices: Choices = no_choices) -> Node:
    """What was read of a file, with keys and values that are words of another language in English."""
    return _Plain(words, choices).node(root, "")


def plainly_at(root: Node, name: str) -> Node | None:
    """What stands under a key of every game's files, in English, whatever language the key is in."""
    plain = _Plain(no_words, no_choices)
    entries = root.entries.items() if isinstance(root, Map) else ()
    return next((plain.node(value, name) for key, value in entries if plain.name(key, plain.table) == name), None)


def claims_plainly(root: Node, words: Words = no_words, choices: Choices = no_choices) -> Node:
    """What was read of a file of claims, with keys, verdicts and blanks in English."""
    return _Claims(words, choices).node(root, "")


def of_claims(lang: str) -> Mapping[str, str]:
    """What the keys of files of claims are called in a language."""
    own = messages(lang, WORDS)
    return {key: own.say(f"claims_key-{key}") for key in OF_CLAIMS}


def values_of_claims(lang: str) -> Mapping[str, str]:
    """What words that stand as values in files of claims are called in a language."""
    own = messages(lang, WORDS)
    return {word: own.say(f"claims_value-{word}") for word in VALUES_OF_CLAIMS}


def written(lang: str) -> Mapping[str, str]:
    """What the keys of every game's files are called in a language."""
    own = messages(lang, WORDS)
    return {key: own.say(f"key-{key}") for key in KEYS}


def values(lang: str) -> Mapping[str, str]:
    """What words that stand as values are called in a language."""
    own = messages(lang, WORDS)
    return {word: own.say(f"value-{word}") for word in VALUES}


class _Plain:
    def __init__(self, words: Words, choices: Choices) -> None:
        self.words = words
        self.choices = cache(choices)

    def node(self, node: Node, under: str) -> Node:
        if isinstance(node, Map):
            return self.map(node, self.table, under in LINES)
        if isinstance(node, List):
            known = self.table if under in LISTS else keys_by_word(no_words)
            return List(node.place, tuple(self.item(one, under, known) for one in node.items))
        if isinstance(node, Text) and under and not node.text.isascii() and under not in FREE:
            text = node.text.strip()
            meant = _key(text, self.table) if under in PATHS else self.values.get(text) or self._chosen(under, text)
            return node if meant in ("", text) else Text(node.place, meant, node.quoted)
        return node

    def item(self, node: Node, under: str, known: Mapping[str, str]) -> Node:
        """An item of a list."""
        if isinstance(node, Map):
            return self.map(node, known, under in LINES)
        return self.node(node, under) if under in PATHS else node

    def _chosen(self, under: str, said: str) -> str:
        """The word of a fact that may be one of a few: `傘: 開`; "" if it is none."""
        meant = keys_by_word(self.words).get(said, "")
        return meant if meant and meant in self.choices().get(under.rpartition(".")[2], ()) else ""

    def map(self, node: Map, known: Mapping[str, str], lines: bool = False) -> Map:
        return Map(node.place, dict(self._entry(key, value, known, lines) for key, value in node.entries.items()))

    def _entry(self, key: Text, value: Node, known: Mapping[str, str], lines: bool = False) -> tuple[Text, Node]:
        name = self.name(key, known)
        read = key if name == key.text else Text(key.place, name, key.quoted)
        return read, value if name in OWN else self.node(value, LINES[0] if lines and isinstance(value, Text) else name)

    @staticmethod
    def name(key: Text, known: Mapping[str, str]) -> str:
        """A key in English."""
        return key.text if _own(key.text) else _key(key.text, known)

    @cached_property
    def table(self) -> Mapping[str, str]:
        return _Lazy(keys_by_word(no_words), self.words)

    @property
    def values(self) -> Mapping[str, str]:
        return _values()


class _Claims(_Plain):
    """A file of claims: keys of its own, wherever they stand, and blanks in its texts."""

    def node(self, node: Node, under: str) -> Node:
        if isinstance(node, List):
            return List(node.place, tuple(self.item(one, under, self.table) for one in node.items))
        if isinstance(node, Text) and "<" in node.text and not node.text.isascii():
            filled = _BLANK.sub(lambda found: _key(found[0], self.table), node.text)
            node = node if filled == node.text else Text(node.place, filled, node.quoted)
        return super().node(node, under)

    def item(self, node: Node, under: str, known: Mapping[str, str]) -> Node:
        blank = isinstance(node, Text) and "<" in node.text
        return self.node(node, under if under in PATHS else "") if blank else super().item(node, under, known)

    def _entry(self, key: Text, value: Node, known: Mapping[str, str], lines: bool = False) -> tuple[Text, Node]:
        read, said = super()._entry(key, value, known, lines)
        if isinstance(said, Text) and read.text in ("verdict", "sort"):
            meant = _values_of_claims().get(said.text.strip())
            said = said if meant is None else Text(said.place, meant, said.quoted)
        return read, said

    @cached_property
    def table(self) -> Mapping[str, str]:
        return _Lazy({**keys_by_word(of_claims), **keys_by_word(no_words)}, self.words)


class _Lazy(dict[str, str]):
    """The words of every game's files, and of this game's once one is asked for that is not among them."""

    def __init__(self, known: Mapping[str, str], words: Words) -> None:
        super().__init__(known)
        self.words = words

    def __missing__(self, said: str) -> str:
        return keys_by_word(self.words).get(said, "")


def _own(text: str) -> bool:
    """Whether a key is in English: in Latin letters, and not as cards print a thing in every language (`+1`)."""
    return text.isascii() and not _PRINTED.search(text)


def _key(text: str, known: Mapping[str, str]) -> str:
    attack = _ATTACK.fullmatch(text)
    if attack is not None:
        return f"attack {attack[1]}"
    parts = [part if _own(part) else known[part] if part in known or isinstance(known, _Lazy) else ""
             for part in text.split(".")]  # fmt: skip
    return ".".join(parts) if all(parts) else text


@cache
def keys_by_word(words: Words) -> Mapping[str, str]:
    """Keys by their words in every language; where two have one word, the first is meant."""
    found: dict[str, str] = {}
    for lang in LANGUAGES[1:]:
        for key, said in (*written(lang).items(), *words(lang).items()):
            found.setdefault(said, key)
    return found


@cache
def _values() -> Mapping[str, str]:
    return {said: word for lang in LANGUAGES[1:] for word, said in values(lang).items()}


@cache
def _values_of_claims() -> Mapping[str, str]:
    return {said: word for lang in LANGUAGES[1:] for word, said in values_of_claims(lang).items()}
