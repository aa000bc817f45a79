"""Plain words for what YAML's parser says, at the place where the mending is to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    import yaml

_QUOTE = "put the text in quotes"


def explain(error: yaml.MarkedYAMLError, text: str, file: str, innermost: Place | None) -> Problem:
    """The problem that a parser error stands for.

    What was opened and not closed is named where it opens (`innermost`: the list or map being read); the parser only
    notices at the end.
    """
    context, said = error.context or "", error.problem or ""
    mark: Any = error.problem_mark
    opened: Any = error.context_mark
    character = _character(text, mark)
    if "quoted scalar" in context and "end of stream" in said:
        return _at(opened, file, "the quote that opens here is never closed", "close it")
    if "escape" in said or "hexdecimal" in said:
        place = Place(file, mark.line + 1, mark.column + (1 if character == "\\" else 0))  # the parsers differ by one
        return Problem.at(place, "J005", "an unknown escape behind `\\`", "use single quotes, or write `\\\\`")
    if "flow sequence" in context or "flow mapping" in context:
        bracket = "]" if "sequence" in context else "}"
        return _at(opened, file, f"what opens here wants a `,` or `{bracket}`", f"close it with `{bracket}`; {_QUOTE}")
    if "flow node" in context and not character and innermost is not None:
        return Problem.at(innermost, "J005", "the bracket that opens here is never closed", "close it")
    if "mapping values" in said:
        return _at(mark, file, "a `:` where no key can stand", f"{_QUOTE} if it is a sentence; check the indentation")
    if "block scalar" in context:
        return _at(opened or mark, file, "`>` and `|` open a block of text", 'put a comparison in quotes: ">= 2"')
    if "cannot start any token" in said:
        if character == "\t":
            return _at(mark, file, "a tab in the indentation", "indent with spaces")
        return _at(mark, file, f"text may not begin with {character!r}", _QUOTE)
    if "<document start>" in said:
        return _at(mark, file, "the document has ended before this", "check the indentation and the brackets")
    if "block mapping" in context or "block collection" in context or "simple key" in context:
        hint = f"check the indentation and the `:` of each key; {_QUOTE} that holds quotes itself"
        return _at(mark, file, "no key and no value can stand here", hint)
    if "anchor" in context or "alias" in context or "tag" in context or "directive" in context:
        return _at(mark, file, "`&`, `*`, `!` and `%` are marks of YAML's own", _QUOTE)
    return _at(mark or opened, file, f"not YAML: {said or context}", "check quotes, brackets and indentation")


def _at(mark: Any, file: str, message: str, hint: str) -> Problem:
    place = Place(file) if mark is None else Place(file, mark.line + 1, mark.column + 1)
    return Problem.at(place, "J005", message, hint)


def _character(text: str, mark: Any) -> str:
    return text[mark.index : mark.index + 1] if mark is not None else ""
