"""The schema of a file in which keys, values and lines may be words of any language, as the reader takes them.

The words of other languages stand beside the English ones of which they are made, and refer to what is said there, so
that a key is described once.
"""

from __future__ import annotations

import re
from json import dumps
from typing import TYPE_CHECKING, Any

from judge.engine.choice import CHANCE
from judge.messages import LANGUAGES
from judge.port.library import CARD, GROUP
from judge.scenario.speech import (
    LISTS,
    OWN,
    VALUES_OF_CLAIMS,
    choices_of,
    keys_by_word,
    of_claims,
    values,
    values_of_claims,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from judge.port.floor import Floor
    from judge.text.schema import Schema

DEFINED = "$defs"
LONG = 2_000
"""What takes so many signs is said once."""
SHORT = 60
"""What is no longer than a reference to it is said again."""
INSIDE = ("anyOf", "items", "properties", "patternProperties", "additionalProperties")
"""Words of a schema below which something is still under the same key."""
_LINE = "…"
_ATTACK = "^attack ", "^(attack |(攻撃|공격) ?)"


def in_every_language(schema: Schema, floor: Floor, *, claims: bool = False) -> Schema:
    """The schema with the words of every language; lines of play in the forms that the game gives them.

    `claims`: of a file of claims, which has words of its own.
    """
    return (_OfClaims if claims else _InEveryLanguage)(floor).map(_once(schema), "#", "")


def _once(schema: Schema) -> dict[str, Any]:
    """The schema with what is long and said in several places said once, under `$defs`."""
    met: dict[str, int] = {}

    def count(node: Any) -> None:
        if isinstance(node, dict):
            told = dumps(node)
            met[told] = met.get(told, 0) + (len(told) > LONG)
            if met[told] < 2:
                for one in node.values():
                    count(one)
        elif isinstance(node, list):
            for one in node:
                count(one)

    parts: dict[str, Any] = {}
    names: dict[str, str] = {}

    def put(node: Any, under: str) -> Any:
        if isinstance(node, list):
            return [put(one, under) for one in node]
        if not isinstance(node, dict):
            return node
        told = dumps(node)
        if met.get(told, 0) < 2:
            return {key: put(one, under if key in INSIDE else key) for key, one in node.items()}
        if told not in names:
            names[told] = under if under not in parts else f"{under}{len(parts)}"
            parts[names[told]] = {key: put(one, under if key in INSIDE else key) for key, one in node.items()}
        return {"$ref": f"#/{DEFINED}/{names[told]}"}

    count(schema)
    whole: dict[str, Any] = {key: put(one, key) for key, one in schema.items() if key != DEFINED}
    named = schema.get(DEFINED, {})
    assert isinstance(named, dict)
    return {**whole, DEFINED: {**named, **parts}}


class _InEveryLanguage:
    def __init__(self, floor: Floor) -> None:
        found = keys_by_word(floor.files.words)
        self.words: dict[str, list[str]] = {}
        for said, key in found.items():
            self.words.setdefault(key, []).append(said)
        self.values = {word: [values(lang)[word] for lang in LANGUAGES[1:]] for word in values("en")}
        self.choices = choices_of(floor)
        self.by_language = [{key: said for said, key in found.items() if _is(said, lang)} for lang in LANGUAGES[1:]]
        lines = [form for forms in floor.lines.forms() for lang in LANGUAGES[1:] for form in forms[lang]]
        self.deciders = (*floor.players, CHANCE)
        self.lines = "|".join(dict.fromkeys(_pattern(line) for line in lines if not line.replace(_LINE, "").isascii()))

    def node(self, node: Any, path: str, under: str, keyed: bool = True) -> Any:
        """A part of the schema, which stands under a key; `keyed`: its own keys may be words."""
        if isinstance(node, dict):
            return self.map(node, path, under, keyed)
        if isinstance(node, list):
            return [self.node(one, f"{path}/{i}", under, keyed) for i, one in enumerate(node)]
        return node

    def map(self, node: Mapping[str, Any], path: str, under: str, keyed: bool = True) -> dict[str, Any]:
        """A schema, with what is in it."""
        found: dict[str, Any] = {}
        for key, one in node.items():
            at = f"{path}/{_escaped(key)}"
            if key == "properties":
                found[key] = self._properties(one, at, keyed)
                mixed = self._mixed(one, at) if keyed else {}
                if mixed:
                    found["patternProperties"] = {**found.get("patternProperties", {}), **mixed}
            elif key == "enum":
                found[key] = self.enum(one, under)
            elif key == "required":
                found |= self._required(one) if keyed else {key: one}
            elif key == "pattern":
                found[key] = f"{one}|{self.lines}" if self.lines and under in self.deciders else one
            elif key == "patternProperties":
                told = {said.replace(*_ATTACK): self.node(form, at, under) for said, form in one.items()}
                found[key] = {**found.get(key, {}), **told}
            elif key == "items":
                found[key] = self.node(one, at, under, under in LISTS)
            elif key == DEFINED:
                named = {name: part for name, part in one.items() if name in (CARD, GROUP)}
                found[key] = {name: self.node(part, f"{at}/{name}", name) for name, part in one.items()} | named
            else:
                found[key] = self.node(one, at, under, keyed)
        if node.get("type") == "boolean":
            found["type"] = ["boolean", "string"]
            found["enum"] = [True, False, *self.values["true"], *self.values["false"]]
        return found

    def enum(self, words: Sequence[Any], under: str) -> list[Any]:
        """The words that a value may be, in every language."""
        chosen = self.choices.get(under.rpartition(".")[2], ())
        said = (said for word in map(str, words) for said in self.values.get(word, self._worded(word, chosen)))
        return [*dict.fromkeys((*words, *said))]

    def _properties(self, properties: Mapping[str, Any], path: str, keyed: bool) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, one in properties.items():
            found[key] = one if key in OWN else self.node(one, f"{path}/{_escaped(key)}", key)
        for key in properties if keyed else ():
            short = len(dumps(found[key])) < SHORT
            told = found[key] if short else {"$ref": f"{path}/{_escaped(key)}"}
            for said in self._said(key):
                found.setdefault(said, {**told, "description": key})
        return found

    def _mixed(self, properties: Mapping[str, Any], path: str) -> dict[str, Any]:
        """Paths of which several parts have words: each part may be in another language."""
        found: dict[str, Any] = {}
        for key in properties:
            parts = [[part, *self.words.get(part, ())] for part in key.split(".")]
            if sum(len(one) > 1 for one in parts) > 1 and key not in self.words:
                either = "\\.".join(f"({'|'.join(map(_signs, dict.fromkeys(one)))})" for one in parts)
                found[f"^{either}$"] = {"$ref": f"{path}/{_escaped(key)}"}
        return found

    def _worded(self, word: str, chosen: Collection[str]) -> Sequence[str]:
        """The words of a value of a fact that is one of a few words."""
        return self.words.get(word, ()) if word in chosen else ()

    def _said(self, key: str) -> Iterator[str]:
        """The words of a key; those of a path part by part, each in one language."""
        if key in self.words:
            yield from self.words[key]
        elif "." in key:
            for known in self.by_language:
                said = ".".join(known.get(part, part) for part in key.split("."))
                if said != key:
                    yield said

    def _required(self, keys: Sequence[str]) -> dict[str, Any]:
        every = [[key, *self.words.get(key, ())] for key in keys]
        return {"allOf": [{"anyOf": [{"required": [said]} for said in one]} for one in every]}


class _OfClaims(_InEveryLanguage):
    """The schema of a file of claims."""

    def __init__(self, floor: Floor) -> None:
        super().__init__(floor)
        for said, key in keys_by_word(of_claims).items():
            self.words[key] = [*self.words.get(key, ()), said]
        self.of_claims = {word: [values_of_claims(lang)[word] for lang in LANGUAGES[1:]] for word in VALUES_OF_CLAIMS}

    def node(self, node: Any, path: str, under: str, keyed: bool = True) -> Any:
        """A part of the schema; lists of maps have keys of their own."""
        return super().node(node, path, under, True)

    def enum(self, words: Sequence[Any], under: str) -> list[Any]:
        """Verdicts and sorts have words of their own."""
        if under not in ("verdict", "sort"):
            return super().enum(words, under)
        return [*words, *(said for word in words for said in self.of_claims.get(str(word), ()))]


def _is(said: str, lang: str) -> bool:
    """Whether a word is one of a language: of Korean where it has a Korean sign."""
    return bool(re.search("[가-힣]", said)) == (lang == "ko")


def _pattern(line: str) -> str:
    told = ".+".join(map(re.escape, line.split(_LINE))).replace("\\ ", " *")
    either = re.sub("([가-힣]+)/([가-힣]+)", r"(\1|\2)", told)
    return f"^{either}$"


def _signs(said: str) -> str:
    """A word as a part of a pattern."""
    return re.sub(r"([.+*?()\[\]{}^$|\\])", r"\\\1", said)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1").replace("%", "%25").replace(" ", "%20")
