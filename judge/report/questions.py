"""Further questions that Yes or No answers, each by what the run shows and by nothing that is only likely.

What a game asks of its attacks, players and objects, in the forms that it gives (`judge.port.questions`); whether the
game is lost; whether a card may be used that the file plays. Which question it is shows in its words.
"""

from __future__ import annotations

from re import Match, Pattern, escape
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple, regex
from judge.messages import LANGUAGES
from judge.port.expect import Can, Expectation, Fact, Line, Options, Playable, Result
from judge.port.questions import STILL
from judge.port.ruling import before
from judge.report.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.port.questions import Forms, Questions
    from judge.port.ruling import Ruling


class Settled(NamedTuple):
    """The answer to a question of yes or no; `line`: of a question whether that may be played, with its clauses."""

    yes: bool
    attack: int = 0
    """The attack of which it is asked what it comes to."""
    line: Line | None = None
    clauses: tuple[str, ...] = ()
    fact: str = ""
    """The fact of the board that is the answer."""
    claims: tuple[Expectation, ...] = ()
    """What the file says that has to be so for one of the answers."""


DOUBT = regex(r"\b(?:not|never|no|none|nothing|nobody|or|without|only|both|either|any|what|which|who|how|when|why|"
              r"where)\b|n't|ない|なし|だけ|または|どち|どの|何|いつ|どう|"
              r"안 |못 |않|없이|만 |또는|어느|어떤|무엇|언제|어떻", 2)  # fmt: skip
"""Words by which a question may mean the opposite, or another line."""
AGAIN = regex(r"\b(?:again|once more|second|third|next|another|other|last|later|before|twice|and)\b", 2)
"""Words by which a question may be about another use or attack than the one that the run shows."""
_LOST: Forms = (
    (("lose", "defeat", "lost"),
     regex(rf"(?:does (?P<who>\w) lose(?: the game)?|is (?P<who2>\w|the victim|that|it|the game){STILL} "
           r"(?:a defeat|defeated|lost))\?", 2)),
)
_DRAWN: Forms = ((("draw",), regex(rf"(?:is (?:that|it|the game){STILL} a draw|does the game end in a draw)\?", 2)),)
_WHO = r"(?P<who>[ab]|they|the \w+|its (?:player|user|owner))"
_BEHIND = r"(?: then| now| afterwards| here)?"
_USES: Forms = (
    (("use", "play", "with"),
     regex(rf"(?:may|can) {_WHO}{STILL} (?:use|play|(?:respond|react|answer(?: it| \w+| the attack)?) with) "
           rf"(?P<what>.+?){_BEHIND}\?", 2)),
    (("used", "played", "answer", "respond", "react"),
     regex(rf"(?:may|can) (?P<what>.+?){STILL} (?:be used|be played|answer(?: it| \w+| the attack)?|respond|react)"
           rf"{_BEHIND}\?", 2)),
)  # fmt: skip
_NUMBER = regex(r"\d+")


def asked(text: str, forms: Iterable[tuple[Iterable[str], Pattern[str]]]) -> Match[str] | None:
    """A question in one of its forms."""
    folded = text.casefold()
    near = (form for words, form in forms if any(word in folded for word in words))
    return next((found for form in near if (found := form.fullmatch(text))), None)


def forms_of(ruling: Ruling) -> Questions:
    """The forms of the ruling's game."""
    return ruling.scenario.floor.landmarks.questions


def meant(ruling: Ruling, what: str, ends: Iterable[int]) -> int:
    """The one attack that a question calls so; 0 where that is none, or may be several."""
    folded, forms = what.casefold(), forms_of(ruling)
    the_one = folded in forms.attack or (forms.by_range is not None and forms.by_range.fullmatch(what))
    found = list(ends) if the_one else _called(ruling, folded)
    return found[0] if len(found) == 1 else 0


def named(words: Words, text: str) -> set[str]:
    """The cards that a text names, by the names that facts hold; what nobody knows has no name."""
    folded = text.casefold()
    near = ((said, own) for said, own in words.known.items() if said in folded and said.strip("?"))
    return {own for said, own in near if not said.isascii() or regex(rf"(?<!\w){escape(said)}(?!\w)").search(folded)}


def further(ruling: Ruling, question: str) -> Settled | None:
    """The answer to one of these questions; None where it is none of them, or the run leaves a doubt."""
    if DOUBT.search(question) or AGAIN.search(question):
        return None
    ways: tuple[Callable[[Ruling, str], Settled | None], ...] = (
        _cancelled, _reaches, _made, _flagged, _turned, _lost, _drawn, _uses
    )  # fmt: skip
    return next((found for way in ways if (found := way(ruling, question)) is not None), None)


def _called(ruling: Ruling, name: str) -> list[int]:
    """The attacks with a card of that name, in any language."""
    found: list[int] = []
    for lang in LANGUAGES:
        words = Words(ruling, lang)
        found += [n for n, info in words.attacks.items()
                  if (card := info["card"] or info["source"]) is not None
                  and words.card(card.id).casefold() == name.strip("「」“”\"")]  # fmt: skip
    return sorted(set(found))


def _attack(ruling: Ruling, question: str, forms: Forms) -> tuple[int, str] | None:
    """The one attack of which one of these forms asks, and how it ended; None where none of them asks of one."""
    found = asked(question, forms)
    if found is None:
        return None
    ends = ruling.scenario.floor.grounds.attack_ends(ruling.events)
    number = meant(ruling, found["what"], ends)
    return (number, ends[number]) if number in ends else None


def _took(ruling: Ruling) -> tuple[str, ...]:
    """How an attack ends that was made."""
    forms = forms_of(ruling)
    return ruling.scenario.floor.landmarks.hit, forms.failed, forms.cancelled


def _cancelled(ruling: Ruling, question: str) -> Settled | None:
    found = _attack(ruling, question, forms_of(ruling).cancels)
    if found is None or found[1] not in _took(ruling):
        return None
    return Settled(found[1] == forms_of(ruling).cancelled, found[0])


def _reaches(ruling: Ruling, question: str) -> Settled | None:
    """By the check of its range alone: an attack that hits without one, or is none for another reason, says nothing."""
    forms, marks = forms_of(ruling), ruling.scenario.floor.landmarks
    found = _attack(ruling, question, forms.reaches)
    if found is None:
        return None
    number, end = found
    at = {int(n) for n in _NUMBER.findall(forms.by_range.sub("", question) if forms.by_range else question)}
    if at and at != {before(ruling, one) for one in marks.measured} | {ruling.board.get(one) for one in marks.measured}:
        return None
    checked = [
        event for event in ruling.events for h in event.happened
        if h.facts.get("attack") == number and (h.kind == marks.removing or h.facts.get("fact") == marks.hit)
        and not h.facts.get("unavoidable") and not {*event.clauses} & {*marks.unpaid}
    ]  # fmt: skip
    return Settled(end == marks.hit, number) if checked and end in (marks.hit, forms.failed, forms.improper) else None


def _made(ruling: Ruling, question: str) -> Settled | None:
    """Whether an attack can be made that the file's only use is about; of a price or an answer nothing is said."""
    forms = forms_of(ruling)
    found, uses = asked(question, forms.made), [line for line in ruling.scenario.play if line.verb in forms.using]
    ends = ruling.scenario.floor.grounds.attack_ends(ruling.events)
    if found is None or len(uses) != 1 or len(ends) != 1 or ("attack" not in question and " made" not in question):
        return None
    ((number, end),) = ends.items()
    words = Words(ruling)
    card = words.attacks[number]["card"]
    if card is None or not named(words, uses[0].rest) & _names(ruling, card.id):
        return None
    return Settled(end in _took(ruling), number) if end in (*_took(ruling), forms.improper) else None


def _flagged(ruling: Ruling, question: str) -> Settled | None:
    """Whether a player comes to be so: by the fact of that name that the file expects, not so before."""
    for flag, forms in forms_of(ruling).flags.items():
        found, wanted = asked(question, forms), list(_wanted(ruling, flag))
        if found is None or len(wanted) != 1 or ruling.moments or not isinstance(wanted[0].value, bool):
            continue
        path, value, who = wanted[0].path, wanted[0].value, found["who"].lower()
        other = who in ruling.scenario.floor.players and path.partition(".")[0] != who
        if not other and before(ruling, path) is not True:
            return Settled(value, fact=path)
    return None


def _turned(ruling: Ruling, question: str) -> Settled | None:
    """Whether the one object in question becomes usable again."""
    turning = forms_of(ruling).turning
    found = asked(question, turning.forms) if turning is not None else None
    if turning is None or found is None or ruling.moments:
        return None
    wanted = [*_wanted(ruling, turning.back), *_wanted(ruling, turning.gone)]
    if len(wanted) != 1 or not isinstance(wanted[0].value, tuple):
        return None
    path, known = wanted[0].path, Words(ruling).known
    lie = ruling.scenario.floor.grounds.lying(Words(ruling).view, path)
    if len(lie) != 1:
        return None
    thing, what = lie[0][0], found["what"].casefold().strip("「」")
    whole = " ".join((ruling.scenario.question or "").split()).casefold()
    called = named(Words(ruling), whole) if what in turning.bare else {known.get(what)}
    if not called & _names(ruling, thing):
        return None
    states = [c.after for e in ruling.events for c in e.changes if c.path == turning.state.format(thing)]
    if path.partition(".")[2] == turning.back:
        return Settled(True, fact=path) if states[-1:] == [turning.value] else None
    return Settled(False, fact=path) if turning.value not in states else None


def _names(ruling: Ruling, thing: int) -> set[str]:
    known = Words(ruling).known
    grounds = ruling.scenario.floor.grounds
    return {known[name.casefold()] for name in grounds.names(Words(ruling).view, thing) if name.casefold() in known}


def _lost(ruling: Ruling, question: str) -> Settled | None:
    found, players = asked(question, _LOST), ruling.scenario.floor.players
    if found is None:
        return None
    who = (found["who"] or found["who2"]).lower()
    if ruling.result in players:
        return None if who == "the victim" else Settled(ruling.result != who)
    return Settled(False) if ruling.result is None and _goes_on(ruling) else None


def _drawn(ruling: Ruling, question: str) -> Settled | None:
    if asked(question, _DRAWN) is None:
        return None
    return Settled(ruling.result == "draw") if ruling.result is not None or _goes_on(ruling) else None


def _goes_on(ruling: Ruling) -> bool:
    """Whether the file expects that nobody has won or lost."""
    return any(isinstance(c.expectation, Result) and c.expectation.winner == "none" for c in ruling.checks)


def _uses(ruling: Ruling, question: str) -> Settled | None:
    """A card that the last use of the file is about: it was taken, and came to no improper attack."""
    found = asked(question, _USES)
    if found is None or ruling.left or ruling.moments:
        return None
    card = Words(ruling).known.get(found["what"].casefold().strip("「」“”\""))
    who = (found.groupdict().get("who") or "").lower()
    if card is None:
        return None
    kinds = (Playable, Can, Options)
    if any(isinstance(check.expectation, kinds) for check in ruling.checks):
        return None
    uses = [line for line in ruling.scenario.play if line.verb in forms_of(ruling).using]
    mine = [line for line in uses if _is_card(ruling, line, card)]
    if len(mine) != 1 or uses[-1] is not mine[0] or mine[0].attempt:
        return None
    if who in ruling.scenario.floor.players and who != mine[0].by:
        return None
    if forms_of(ruling).improper in ruling.scenario.floor.grounds.attack_ends(ruling.events).values():
        return None
    return Settled(True, line=mine[0])


def _is_card(ruling: Ruling, line: Line, card: str) -> bool:
    known = Words(ruling).known
    return any(known.get(arg.casefold()) == card for arg in line.args)


def _wanted(ruling: Ruling, name: str) -> Iterator[Any]:
    """The facts of that name, of whichever player, that the file expects to be equal to something."""
    for check in ruling.checks:
        one = check.expectation
        if isinstance(one, Fact) and one.op == "==" and one.path.partition(".")[2] == name:
            yield one
