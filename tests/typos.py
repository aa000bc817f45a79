"""`python -m tests.typos [N]`: one word of a shipped scenario misspelt; `judge lint` finds the line and the word."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from judge.cli.lint import check
from judge.data import scenarios
from judge.scenario.folders import scenarios_in

MANY = 300
SORTS = {
    "card": r"(?:hand|played|facedown|deck|used): \[([^\],:?{}]{2,40}?)[\],]",
    "megami": r"megami: \[(\w+)",
    "verb": r"^ +- [ab]: (\w+)",
    "played card": r"^ +- [ab]: (?:use|respond) ([^\n#]{2,40})$",
    "zone": r"[{ ](hand|aura|flare|life|enhancements|facedown|specials|played|vigor|deck|distance|shadow):",
    "fact": r"^ +- ([ab]\.[a-z_.]+):",
    "clause": r"applied: \[([0-9][0-9a-z -]+?)[,\]]",
    "key": r"^(board|play|expect|edition|question|source|history|cards_adhoc|decides):",
}


class Typo(NamedTuple):
    """A word misspelt: what sort of word, where, what was meant, what is written."""

    sort: str
    file: str
    line: int
    meant: str
    written: str
    text: str


class Found(NamedTuple):
    """What `judge lint` made of it: whether a problem stands in the line, and whether one suggests what was meant."""

    there: bool
    suggested: bool
    said: str


def misspelt(word: str, random: Random) -> str:
    """The word with one slip: a sign left out, doubled, swapped with the next, or another in its place."""
    i = random.randrange(len(word))
    how = random.randrange(4)
    if how == 0 and len(word) > 2:
        return word[:i] + word[i + 1 :]
    if how == 1:
        return word[: i + 1] + word[i:]
    if how == 2 and i + 1 < len(word) and word[i] != word[i + 1]:
        return word[:i] + word[i + 1] + word[i] + word[i + 2 :]
    return word[:i] + _near(word[i], random) + word[i + 1 :]


def _near(sign: str, random: Random) -> str:
    if "가" <= sign <= "힣":
        return chr(ord("가") + (ord(sign) - ord("가") + random.randrange(1, 27)) % 11172)
    if sign.isascii() and sign.isalpha():
        return chr((ord(sign.lower()) - 96) % 26 + 97)
    if sign.isdecimal():
        return str((int(sign) + random.randrange(1, 9)) % 10)
    return chr(ord(sign) + 1)


def typos(many: int = MANY, seed: int = 5) -> Iterator[Typo]:
    """So many typos, the same each time, of every sort and in all languages."""
    random = Random(seed)
    every = [Path(path) for path in scenarios_in(scenarios())]
    sorts, made = [*SORTS], 0
    while made < many:
        sort, path = sorts[made % len(sorts)], random.choice(every)
        text = path.read_text(encoding="utf-8")
        places = [*re.finditer(SORTS[sort], text, re.MULTILINE)]
        if not places:
            continue
        at = random.choice(places)
        meant = at[1].strip()
        if sort in ("card", "played card") and meant in text.split("cards_adhoc", 1)[-1] and "cards_adhoc" in text:
            continue
        meant_now = _translated(meant, random) if sort in ("card", "played card") else meant
        written = misspelt(meant_now, random)
        if written.strip() in ("", meant_now) or _is_known(sort, written) or re.search(r"[\[\]{}:#,]", written):
            continue
        start = at.start(1)
        made += 1
        yield Typo(
            sort, str(path), text[:start].count("\n") + 1, meant_now, written,
            text[:start] + written + text[at.end(1) :],
        )


def _translated(name: str, random: Random) -> str:
    """The card's name in some language, or its number."""
    from judge.furuyoni.cards.index import Cards

    found = Cards().find(name, "s10")
    if len(found) != 1:
        return name
    return random.choice([*(text for text in found[0].names.values() if "," not in text), found[0].number])


def _is_known(sort: str, word: str) -> bool:
    """Whether what a slip has made is a word as well, so that nobody can see it."""
    from judge.furuyoni.cards.index import Cards
    from judge.furuyoni.file.facts import paths
    from judge.furuyoni.vocab import CORE
    from judge.rulebook.catalogue import UnknownClauseError, load
    from judge.vision.cards import index
    from judge.vision.file import facts as of_vision

    if sort == "clause":
        try:
            return bool(load().find(word))
        except UnknownClauseError:
            return False
    if sort in ("card", "played card"):
        return bool(Cards().find(word, "s10") or index.find(word))
    if sort == "megami":
        return Cards().find_megami(word) is not None
    return word in CORE.verbs or word in paths() or word in of_vision.paths()


def found(typo: Typo, folder: Path) -> Found:
    """What lint says of a typo."""
    file = folder / Path(typo.file).name
    file.write_text(typo.text, encoding="utf-8")
    problems = check(str(file))
    file.unlink()
    said = "; ".join(str(problem).replace(str(folder), "") for problem in problems)
    there = any(problem.line == typo.line for problem in problems)
    hints = " ".join(f"{problem.message} {problem.hint}" for problem in problems)
    return Found(there, f"{typo.meant!r}" in hints or f"`{typo.meant}`" in hints or f" {typo.meant}" in hints, said)


def main() -> int:
    """Make them all; 1 if too many go unseen or are not understood."""
    import tempfile

    many = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    lines = meant = 0
    with tempfile.TemporaryDirectory() as folder:
        for typo in typos(many):
            one = found(typo, Path(folder))
            lines += one.there
            meant += one.suggested
            if not (one.there and one.suggested):
                where = f"{Path(typo.file).name}:{typo.line}"
                print(f"{typo.sort}: {typo.meant!r} as {typo.written!r} in {where}: {one.said[:220]}")
    print(f"{many} typos: the line in {lines / many:.1%}, the word in {meant / many:.1%}")
    return 0 if lines >= 0.99 * many and meant >= 0.9 * many else 1


if __name__ == "__main__":
    sys.exit(main())
