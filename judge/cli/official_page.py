"""What a publisher's FAQ and the rules say of each other, as one page in Markdown (`docs/faq-official.md`)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judge.furuyoni.rules import authority
from judge.furuyoni.rules.gaps import GAPS
from judge.light import NamedTuple
from judge.report.gists import gist
from judge.rulebook.catalogue import load

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.faq import Judged
    from judge.report.faq import Page

COMMAND = "judge faq scenarios/furuyoni/faq/official --format official > docs/faq-official.md"


class Item(NamedTuple):
    """An item of the FAQ and what came of it, as plain values: another process can find it out."""

    id: str
    dated: str
    sort: str
    about: tuple[str, ...]
    question: str
    claimed: str
    doubt: str
    why: str
    waiting: str
    verdict: str
    clauses: tuple[str, ...]
    seen: tuple[tuple[str, str, str], ...]
    """Edition, printing and verdict, where there is one."""


def items(page: Page) -> tuple[Item, ...]:
    """The items of a file."""
    return tuple(_read(one) for one in page.judged if one.claim.dated)


def _read(one: Judged) -> Item:
    said = one.claim
    seen = tuple((seen.edition, seen.cards, seen.verdict) for seen in one.seen if seen.tried is not None)
    return Item(
        said.id, said.dated, said.sort, tuple(said.about), said.question, said.claimed, said.doubt, said.why,
        said.waiting, one.verdict, one.clauses, seen,
    )  # fmt: skip


def page(judged: Sequence[Item]) -> str:
    """The whole page: how many items came to what, where the FAQ and the text part, and every silence of the rules."""
    rules = (_answered(), _added(), _silences())
    parts = (_head(judged), _contradicted(judged), *rules, _others(judged), _waiting(judged))
    return "\n\n".join("\n".join(part) for part in parts)


def _head(judged: Sequence[Item]) -> Iterator[str]:
    counts = Counter(one.verdict for one in judged)
    days = sorted({one.dated for one in judged})
    yield "# The publisher's FAQ and the comprehensive rules"
    yield ""
    yield f"Made by `{COMMAND}`."
    yield ""
    said = ", ".join(f"{n} {verdict}" for verdict, n in sorted(counts.items()))
    yield f"{len(judged)} items as of {', '.join(days)}: {said}."
    yield "They are named as in `scenarios/furuyoni/faq/official`, where each has its question, its answer in our words"
    yield "and its source, and stands on the boards on which it was tried."


def _contradicted(judged: Sequence[Item]) -> Iterator[str]:
    yield "## Where the FAQ and the text part"
    yield ""
    yield "The ruling follows the text of the edition; the FAQ's answer is named beside it."
    for one in judged:
        if one.verdict in ("contradicted", "depends"):
            yield ""
            yield from _item(one)
            yield from (f"- {edition}, cards {cards}: {verdict}" for edition, cards, verdict in one.seen)


def _item(one: Item) -> Iterator[str]:
    about = f" ({', '.join(one.about)})" if one.about else ""
    yield f"**{one.id}**{about}, {one.dated}"
    yield ""
    yield f"- The question: {one.question}"
    yield f"- The FAQ: {one.claimed}"
    if one.doubt:
        yield f"- In doubt: {one.doubt}"
    yield f"- The rules: {one.why}"
    yield from (f"- {clause}: {gist(clause, 'en')}" for clause in one.clauses)


def _answered() -> Iterator[str]:
    yield "## Where the rules are silent and the FAQ answers"
    yield ""
    yield "Rulings take the answer and say so; `--text-alone` asks the rules without it."
    yield ""
    yield "| gap | the question | reading taken | items | dated | what they say |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for one in authority.spoken_to():
        if not one.hint:
            near = " (the nearest case)" if one.answered.nearest else ""
            yield _row(one.gap, GAPS[one.gap].question, _reading(one), _items(one) + near, one.answered.dated, one.says)


def _added() -> Iterator[str]:
    yield "## Rules that the FAQ adds"
    yield ""
    for entry in load():
        if entry.published is not None:
            items = ", ".join(str(item) for item in entry.published["items"])
            yield f"- **{entry.name}** ({items}, {entry.published['dated']}; {', '.join(entry.printed)}): {entry.gist}"


def _silences() -> Iterator[str]:
    found = {one.gap: one for one in authority.spoken_to()}
    yield "## Every silence, held against all items"
    yield ""
    yield "| gap | clauses | the question | closed by |"
    yield "| --- | --- | --- | --- |"
    for gap, known in GAPS.items():
        one = found.get(gap)
        if one is None:
            said = "open"
        elif one.hint:
            said = f"open; {_items(one)} point to {_reading(one)}: {one.says}"
        else:
            said = f"{_items(one)}: {_reading(one)}"
        yield _row(gap, ", ".join(known.clauses), known.question, said)


def _others(judged: Sequence[Item]) -> Iterator[str]:
    yield "## Advice and definitions"
    yield ""
    rows = [one for one in judged if one.sort != "rule"]
    yield from (f"- {one.id} ({one.sort}): {one.question}" for one in rows)
    if not rows:
        yield "None."


def _waiting(judged: Sequence[Item]) -> Iterator[str]:
    yield "## Items that wait"
    yield ""
    counts = Counter(one.waiting for one in judged if one.verdict == "waiting")
    if not counts:
        yield "None."
    yield from (f"- for {what}: {n}" for what, n in sorted(counts.items()))


def _items(one: authority.Closed) -> str:
    return ", ".join(one.answered.items)


def _reading(one: authority.Closed) -> str:
    number = one.answered.reading
    return f"{chr(ord('a') + number)}, {GAPS[one.gap].readings[number]}"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
