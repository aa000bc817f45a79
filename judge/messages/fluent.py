"""Fluent files compiled to plain data: for the build, for tests, and where the kept data is older than its file.

Parsing is done by `fluent.syntax`; what a run needs is in `judge.messages.pattern`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

if TYPE_CHECKING:
    from judge.messages.pattern import Compiled

PARTICLE = "PARTICLE"


def compiled(file: str, held: bytes | None = None) -> dict[str, Compiled]:
    """The messages of a file and their attributes (`id.attribute`), compiled; `held` is what it holds, if known.

    Raises ValueError with the place where the file is not Fluent, says more than is used here, or names one twice.
    """
    if held is None:
        with open(file, "rb") as stream:
            held = stream.read()
    text = held.decode("utf-8").replace("\r\n", "\n")
    found: dict[str, Compiled] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.BaseComment):
            continue
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if not isinstance(entry, ftl.Message):
            said = "; ".join(a.message or a.code for a in entry.annotations) if isinstance(entry, ftl.Junk) else ""
            raise ValueError(f"{file}:{line}: {said or f'{type(entry).__name__} is not used in messages'}")
        try:
            for name, pattern in _entries(entry):
                if name in found:
                    raise ValueError("is there twice")
                found[name] = pattern
        except ValueError as error:
            raise ValueError(f"{file}:{line}: {entry.id.name}: {error}") from None
    return found


def facts(pattern: Compiled) -> frozenset[str]:
    """The facts of which a compiled pattern speaks."""
    named: set[str] = set()
    for part in pattern if isinstance(pattern, list) else ():
        if isinstance(part, list) and part[0] != "message":
            named.add(part[1])
            if part[0] == "select":
                named = named.union(*(facts(variant) for variant in part[2].values()))
    return frozenset(named)


def texts(pattern: Compiled) -> list[str]:
    """Everything that a compiled pattern may say of its own, in order."""
    if isinstance(pattern, str):
        return [pattern]
    said: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            said.append(part)
        elif part[0] == "select":
            said += [text for variant in part[2].values() for text in texts(variant)]
    return said


def _entries(message: ftl.Message) -> list[tuple[str, Compiled]]:
    found = [(message.id.name, _pattern(message.value))] if message.value is not None else []
    return found + [(f"{message.id.name}.{each.id.name}", _pattern(each.value)) for each in message.attributes]


def _pattern(pattern: ftl.Pattern) -> Compiled:
    parts: list[Any] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ftl.TextElement) else _part(element.expression)
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "":
            parts.append(part)
    if not parts:
        return ""
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _part(expression: Any) -> str | list[Any]:
    match expression:
        case ftl.StringLiteral():
            return str(expression.parse()["value"])
        case ftl.NumberLiteral():
            return str(expression.value)
        case ftl.VariableReference():
            return ["fact", expression.id.name]
        case ftl.MessageReference(attribute=None):
            return ["message", expression.id.name]
        case ftl.MessageReference(attribute=ftl.Identifier(name=attribute)):
            return ["message", f"{expression.id.name}.{attribute}"]
        case ftl.SelectExpression(selector=ftl.VariableReference(id=ftl.Identifier(name=fact))):
            variants = {_key(variant.key): _pattern(variant.value) for variant in expression.variants}
            default = next(_key(variant.key) for variant in expression.variants if variant.default)
            return ["select", fact, variants, default]
        case ftl.FunctionReference() if expression.id.name == PARTICLE:
            return _particle(expression.arguments)
    raise ValueError(f"{type(expression).__name__} is not used here")


def _particle(arguments: ftl.CallArguments) -> list[Any]:
    match arguments.positional:
        case [ftl.VariableReference(id=ftl.Identifier(name=fact)), ftl.StringLiteral() as pair] if not arguments.named:
            closed, slash, bare = str(pair.parse()["value"]).partition("/")
            if slash and closed != bare:
                return ["particle", fact, closed, bare]
    raise ValueError(f'{PARTICLE} wants a fact and both forms of the particle: {PARTICLE}($name, "은/는")')


def _key(key: ftl.Identifier | ftl.NumberLiteral) -> str:
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)
