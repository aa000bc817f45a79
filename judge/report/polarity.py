"""Whether a question is one that Yes or No answers, and which: only where its words and the run leave no doubt.

A file may say what has to be so for an answer (`yes_if`, `no_if`): then that alone counts. Other questions are told
apart by their words, in the three languages: whether an attack hits or fails, whether a line may be
played of which the file expects that it is legal or not (or which the run refuses), whether a player wins; and those of
`judge.report.questions`. Of any other question it is not known which answer means yes, and nothing is said.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from judge.light import regex
from judge.messages import LANGUAGES, messages
from judge.port.expect import Can, Playable
from judge.report.questions import AGAIN, DOUBT, Settled, asked, forms_of, further, meant, named
from judge.report.words import WORDS, Words

if TYPE_CHECKING:
    from judge.port.expect import Line
    from judge.port.ruling import Ruling


_WINS = (
    (("win", "won"), regex(r"(?:does|will|has) (?P<who>\w) (?:win|won)(?: the game)?\?", 2)),
    (("勝",), regex(r"(?P<who>\w)[はが](?:ゲームに)?(?:勝つ|勝ちます|勝利する|勝利します)(?:か|の|のか)[。？?]", 2)),
    (("이", "승리"),
     regex(r"(?P<who>\w)[은는이가] (?:게임에 )?(?:이기는가|이깁니까|이기나요|승리하는가|승리합니까)\?", 2)),
)  # fmt: skip
_MAY = (
    (("may", "can"), regex(r"(?:may|can) .+\?", 2)),
    (("か", "の"),
     regex(r".+(?:できる|できます|られる|られます|[てで]も?[よい]い(?:です)?)(?:か|の|のか|でしょうか)[。？?]")),
    (("수 있", "되", "됩"),
     regex(r".+(?:수 있는가|수 있습니까|수 있나요|수 있나|수 있을까|[도면] 되는가|[도면] 됩니까|[도면] 되나요)\?")),
)  # fmt: skip
"""The forms of each question, each with words of which it has one: a form is looked at only where one of them is."""
_ENDS = ".?!。？！"


def settled(ruling: Ruling) -> Settled | None:
    """The answer to the question of a ruling's file; None where that is no such question, or is not settled."""
    scenario = ruling.scenario
    if scenario.yes_if or scenario.no_if:
        sure = scenario.question and ruling.ok and ruling.decided
        return _stated(ruling, ruling.yes) if sure and ruling.yes is not None else None
    question = " ".join((scenario.question or "").split())
    asks = _sentences(question)
    if not asks or sum(map(_asks, asks)) != 1 or not _asks(asks[-1]) or not ruling.decided:
        return None
    if ruling.refused is not None:
        about = _may(asks[-1]) and _about(ruling, ruling.refused.line, asks[-1], question)
        return Settled(False) if about else None
    if not ruling.ok:
        return None
    last = asks[-1]
    return _hits(ruling, last) or _wins(ruling, last) or _legal(ruling, last, question) or _tried(
        ruling, last, question) or further(ruling, last)  # fmt: skip


def _sentences(text: str) -> list[str]:
    """The sentences of a text, each with the signs that end it; what no sign ends is none."""
    ends = [i for i, sign in enumerate(text, 1) if sign in _ENDS and (text[i : i + 1] or " ") not in _ENDS]
    found = [text[begin:end] for begin, end in pairwise((0, *ends))]
    return [one.strip() for one in found if one.strip(_ENDS)]


def _stated(ruling: Ruling, yes: bool) -> Settled:
    """The answer by what the file says that has to be so for it; of a line that may be played or not, that line."""
    claims = (*ruling.scenario.yes_if, *ruling.scenario.no_if)
    match claims:
        case (Playable(lines=(line,), clauses=clauses, legal=legal),) if legal is bool(ruling.scenario.yes_if):
            return Settled(yes, line=line, clauses=clauses)
    return Settled(yes, claims=claims)


def claim(claimed: str, verdict: str) -> bool | None:
    """Whether Yes answers the question of a claim: it says so and is upheld, or says no more than No and is not."""
    begun = _SAID.match(claimed)
    if begun is None or verdict not in (UPHELD, CONTRADICTED):
        return None
    yes = begun[1].casefold() in _YES
    if verdict == UPHELD:
        return yes
    return not yes if begun.end() == len(claimed) else None


def answered(claimed: str, told: str, verdict: str, lang: str) -> str:
    """A claim with its verdict as the answer to its question; "" where that is neither Yes nor No.

    `told` is what the file claims, in a language.
    """
    yes = claim(claimed, verdict)
    if yes is None:
        return ""
    begun = _SAID.match(told)
    rest = told[begun.end() :].strip() if begun else told.strip()
    return opened(yes, rest if verdict == UPHELD and rest else messages(lang, WORDS).say(f"claims-{verdict}_so"), lang)


UPHELD, CONTRADICTED = "upheld", "contradicted"
_YES = ("yes", "はい", "예", "네")
_SAID = regex(r"(yes|no|はい|いいえ|예|네|아니요|아니오|아뇨)(?:[.,:;、。，．：；]\s*|$)", 2)


def opened(yes: bool, what: str, lang: str) -> str:
    """A sentence as the answer to a question of yes or no."""
    return messages(lang, WORDS).say("yes" if yes else "no", what=what)


def _asks(sentence: str) -> bool:
    return sentence.endswith(("?", "？", "か。"))


def _may(sentence: str) -> bool:
    return asked(sentence, _MAY) is not None and not DOUBT.search(sentence)


def _hits(ruling: Ruling, question: str) -> Settled | None:
    forms, mark = forms_of(ruling), ruling.scenario.floor.landmarks.hit
    found = asked(question, forms.hits)
    if found is None:
        return None
    ends = ruling.scenario.floor.grounds.attack_ends(ruling.events)
    number = meant(ruling, found["what"], ends)
    end = ends.get(number, "")
    if not end or end not in (mark, forms.failed, forms.improper, forms.cancelled, forms.removed):
        return None
    hit = end == mark
    if found["how"] in forms.meaning_hit:
        return Settled(hit, number)
    return Settled(not hit, number) if hit or end == forms.failed else None


def _wins(ruling: Ruling, question: str) -> Settled | None:
    found = asked(question, _WINS)
    players = ruling.scenario.floor.players
    if found is None or found["who"].lower() not in players or ruling.result not in players:
        return None
    return Settled(found["who"].lower() == ruling.result)


def _legal(ruling: Ruling, last: str, question: str) -> Settled | None:
    wanted = [check.expectation for check in ruling.checks]
    playable = [one for one in wanted if isinstance(one, Playable)]
    if len(playable) != 1 or any(isinstance(one, Can) for one in wanted) or not _may(last):
        return None
    (one,) = playable
    if len(one.lines) != 1 or not _about(ruling, one.lines[0], last, question):
        return None
    (line,) = one.lines
    if not one.legal and line.rest and not any(named(Words(ruling), arg) for arg in line.args):
        return None  # paid for in another way it may be open
    return Settled(one.legal, line=line, clauses=one.clauses)


def _tried(ruling: Ruling, last: str, question: str) -> Settled | None:
    """A question whether that may be done which the file's last line attempts, and which came to nothing."""
    tries = [line for line in ruling.scenario.play if line.attempt]
    wanted = [check.expectation for check in ruling.checks]
    if len(tries) != 1 or ruling.scenario.play[-1] is not tries[0] or ruling.left or not _may(last):
        return None
    if any(isinstance(one, Playable | Can) for one in wanted) or AGAIN.search(last):
        return None
    (line,) = tries
    bare = asked(last, forms_of(ruling).made)
    card = any(named(Words(ruling), arg) for arg in line.args)
    if not (bare is not None and card) and not _about(ruling, line, last, question):
        return None
    nothing = [one for one in ruling.fruitless if one.line.partition(": ")[2] == line.raw]
    ends = ruling.scenario.floor.grounds.attack_ends(ruling.events)
    if nothing:
        return Settled(False, line=line, clauses=tuple(dict.fromkeys(c for why in nothing[0].why for c in why.clauses)))
    return Settled(False, max(ends)) if ends and ends[max(ends)] == forms_of(ruling).improper else None


def _about(ruling: Ruling, line: Line | str, last: str, question: str) -> bool:
    """Whether a question, whose last sentence asks, is about what a line of play is about and about no other card.

    A line with a card: the sentence names that card alone, or names none and the whole question that alone. A line
    without one: the sentence names none, and has the verb.
    """
    words = Words(ruling)
    raw = line if isinstance(line, str) else line.raw
    cards, here = named(words, raw), named(words, last)
    if cards:
        return (here or named(words, question)) == cards
    verb = raw.rpartition(": ")[2].removeprefix("attempt ").partition(" ")[0]
    told = (ruling.scenario.floor.lines.translated(verb, lang).casefold() for lang in LANGUAGES)
    return not here and any(one in last.casefold() for one in told)
