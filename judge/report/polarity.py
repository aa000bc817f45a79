"""Whether a question is one that Yes or No answers, and which: only where its words and the run leave no doubt.

Three questions are told apart by their words, in the three languages: whether an attack hits or fails, whether a line
may be played of which the file expects that it is legal or not (or which the run refuses), and whether a player wins.
Of any other question it is not known which answer means yes, and nothing is said.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.light import NamedTuple, regex
from judge.messages import LANGUAGES, messages
from judge.port.expect import Can, Playable
from judge.report.words import WORDS, Words

if TYPE_CHECKING:
    from collections.abc import Iterable
    from re import Match, Pattern

    from judge.port.expect import Line
    from judge.port.ruling import Ruling


class Settled(NamedTuple):
    """The answer to a question of yes or no; `line`: of a question whether that may be played, with its clauses."""

    yes: bool
    attack: int = 0
    """The attack of which it is asked what it comes to."""
    line: Line | None = None
    clauses: tuple[str, ...] = ()


_STILL = "(?: (?:still|then|now|also|even so))*"
_HITS = (
    (("hit", "fail"),
     regex(rf"(?:so |then,? )?(?:does|do|will)(?: then)? (?P<what>.+?){_STILL} (?P<how>hit|fail)\?", 2)),
    (("命中", "失敗"),
     regex(r"(?P<what>.+?)[はが]、?(?:まだ|なお|それでも)?"
           r"(?P<how>命中|失敗)(?:する|します)(?:か|の|のか|でしょうか)[。？?]")),
    (("명중", "실패"),
     regex(r"(?P<what>.+?)[은는이가] (?:여전히 |아직 |그래도 )?"
           r"(?P<how>명중|실패)(?:하는가|합니까|하나요|하나|할까)\?")),
)  # fmt: skip
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
_DOUBT = regex(r"\b(?:not|never|no|none|nothing|nobody|or|without|only|both|either|any|what|which|who|how|when|why|"
               r"where)\b|n't|ない|なし|だけ|または|どち|どの|何|いつ|どう|"
               r"안 |못 |않|없이|만 |또는|어느|어떤|무엇|언제|어떻", 2)
"""Words by which a question may mean the opposite, or another line."""
_BARE = ("it", "the attack", "this attack", "that attack", "攻撃", "その攻撃", "この攻撃", "それ",
         "공격", "그 공격", "이 공격", "그것")  # fmt: skip
_MEANT = ("hit", "命中", "명중")
_ENDED = ("hit", "failed", "improper", "cancelled", "removed")
_SENTENCE = regex(r"[^.?!。？！]+[.?!。？！]+")


def settled(ruling: Ruling) -> Settled | None:
    """The answer to the question of a ruling's file; None where that is no such question, or is not settled."""
    question = " ".join((ruling.scenario.question or "").split())
    asks = [one.strip() for one in _SENTENCE.findall(question)]
    if not asks or sum(map(_asks, asks)) != 1 or not _asks(asks[-1]) or not ruling.decided:
        return None
    if ruling.refused is not None:
        return Settled(False) if _may(asks[-1]) and _names(ruling, ruling.refused.line, question) else None
    if not ruling.ok:
        return None
    return _hits(ruling, asks[-1]) or _wins(ruling, asks[-1]) or _legal(ruling, asks[-1], question)


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


def _may(asked: str) -> bool:
    return _asked(asked, _MAY) is not None and not _DOUBT.search(asked)


def _asked(asked: str, forms: Iterable[tuple[Iterable[str], Pattern[str]]]) -> Match[str] | None:
    """A question in one of its forms."""
    folded = asked.casefold()
    near = (form for words, form in forms if any(word in folded for word in words))
    return next((found for form in near if (found := form.fullmatch(asked))), None)


def _hits(ruling: Ruling, asked: str) -> Settled | None:
    found = _asked(asked, _HITS)
    if found is None:
        return None
    what, ends = found["what"].casefold(), ruling.scenario.floor.grounds.attack_ends(ruling.events)
    meant = list(ends) if what in _BARE else _called(ruling, what)
    end = ends.get(meant[0], "") if len(meant) == 1 else ""
    if end not in _ENDED:
        return None
    hit = end == ruling.scenario.floor.landmarks.hit
    if found["how"] in _MEANT:
        return Settled(hit, meant[0])
    return Settled(not hit, meant[0]) if hit or end == "failed" else None


def _called(ruling: Ruling, name: str) -> list[int]:
    """The attacks with a card of that name, in any language."""
    found: list[int] = []
    for lang in LANGUAGES:
        words = Words(ruling, lang)
        found += [n for n, info in words.attacks.items()
                  if (card := info["card"] or info["source"]) is not None
                  and words.card(card.id).casefold() == name.strip("「」“”\"")]  # fmt: skip
    return sorted(set(found))


def _wins(ruling: Ruling, asked: str) -> Settled | None:
    found = _asked(asked, _WINS)
    players = ruling.scenario.floor.players
    if found is None or found["who"].lower() not in players or ruling.result not in players:
        return None
    return Settled(found["who"].lower() == ruling.result)


def _legal(ruling: Ruling, asked: str, question: str) -> Settled | None:
    wanted = [check.expectation for check in ruling.checks]
    playable = [one for one in wanted if isinstance(one, Playable)]
    if len(playable) != 1 or any(isinstance(one, Can) for one in wanted) or not _may(asked):
        return None
    (one,) = playable
    if len(one.lines) != 1 or not _names(ruling, one.lines[0], question):
        return None
    return Settled(one.legal, line=one.lines[0], clauses=one.clauses)


def _names(ruling: Ruling, line: Line | str, question: str) -> bool:
    """Whether a question speaks of what a line of play is about and of no other card: its card, by any of its names,
    else its verb."""
    asked, words = question.casefold(), Words(ruling)
    raw = line if isinstance(line, str) else line.raw
    cards = {own for said, own in words.known.items() if said in raw.casefold()}
    named = {own for said, own in words.known.items() if said in asked}
    if cards or named:
        return bool(cards) and named == cards
    verb = raw.rpartition(": ")[2].partition(" ")[0] if isinstance(line, str) else line.verb
    told = (ruling.scenario.floor.lines.told(verb, lang).casefold() for lang in LANGUAGES)
    return any(one in asked for one in told)
