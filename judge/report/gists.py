"""What a clause says, for the lines of the trace that are steps."""

from __future__ import annotations


def title(clause: str, lang: str = "en") -> str:
    """The title of a clause or of the section it stands in; its gist where there is neither."""
    from judge.rulebook.catalogue import about

    catalogue = about(clause)
    entry = catalogue.entries.get(clause)
    if entry is None:
        return clause
    section = catalogue.entries.get(str(entry.id.heading))
    return entry.title(lang) or (section.title(lang) if section else "") or entry.gist


def gist(clause: str, lang: str = "en") -> str:
    """The gist of a clause; its title where it has none, or where another language than the gists' is wanted."""
    from judge.rulebook.catalogue import about

    entry = about(clause).entries.get(clause)
    return entry.gist if entry is not None and entry.gist and lang == "en" else title(clause, lang)


def original(clause: str, edition: str) -> str:
    """The official text of a clause in an edition, where the user has attached a copy; else ""."""
    from judge.rulebook import texts

    return texts.text(clause, edition) or ""


PARTS = {
    "paragraph": {"en": "¶{}", "ja": "第{}段落", "ko": "제{}문단"},
    "bullet": {"en": "•{}", "ja": "項目{}", "ko": "항목 {}"},
    "note": {"en": "note {}", "ja": "注{}", "ko": "주 {}"},
}
"""How what has no number of its own in the document is cited, where there is little room."""


def cited(clause: str, lang: str) -> str:
    """A clause as it is cited in short in a language.

    >>> cited("9-2 paragraph 2", "ja")
    '9-2 第2段落'
    """
    for part, forms in PARTS.items():
        head, found, number = clause.partition(f" {part} ")
        if found and number.isdigit():
            return f"{head} {forms[lang].format(number)}"
    return clause
