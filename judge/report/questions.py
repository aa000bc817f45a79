"""Further questions that Yes or No answers, each by what the run shows and by nothing that is only likely.

Whether an attack is cancelled, made, or in range; whether a player flinches; whether a special becomes unused; whether
the game is lost; whether a card may be used that the file plays. Which question it is shows in its words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from re import Match, Pattern, escape
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple, regex
from judge.messages import LANGUAGES
from judge.port.expect import Can, Fact, Options, Playable, Result
from judge.port.ruling import before
from judge.report.words import Words

if TYPE_CHECKING:
    from judge.port.expect import Line
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


Forms = Sequence[tuple[Sequence[str], Pattern[str]]]
"""The forms of a question, each with words of which it has one: a form is looked at only where one of them is."""
STILL = "(?: (?:still|then|now|also|even so))*"
DOUBT = regex(r"\b(?:not|never|no|none|nothing|nobody|or|without|only|both|either|any|what|which|who|how|when|why|"
              r"where)\b|n't|ない|なし|だけ|または|どち|どの|何|いつ|どう|"
              r"안 |못 |않|없이|만 |또는|어느|어떤|무엇|언제|어떻", 2)  # fmt: skip
"""Words by which a question may mean the opposite, or another line."""
AGAIN = regex(r"\b(?:again|once more|second|third|next|another|other|last|later|before|twice|and)\b", 2)
"""Words by which a question may be about another use or attack than the one that the run shows."""
_BARE = ("it", "the attack", "this attack", "that attack", "攻撃", "その攻撃", "この攻撃", "それ",
         "공격", "그 공격", "이 공격", "그것")  # fmt: skip
_OF_RANGE = regex(r"(?:the|an|this|that) attack of range [\d-]+", 2)
_WHERE = r"(?: (?:at|from|to)(?: distance)? \d+)?"

_CANCELLED: Forms = (
    (("cancelled", "canceled"), regex(rf"is (?P<what>.+?){STILL} cancell?ed\?", 2)),
    (("打ち消",), regex(r"(?P<what>.+?)は打ち消(?:される|されます|せる)(?:か|の|のか)[。？?]")),
    (("무효",), regex(r"(?P<what>.+?)[은는이가] 무효(?:가 되는가|화되는가|화됩니까|가 됩니까)\?")),
)
_REACHES: Forms = (
    (("reach",), regex(rf"(?:does|can) (?P<what>.+?){STILL} reach(?: (?:distance )?\d+)?{_WHERE}\?", 2)),
    (("in range",), regex(rf"is (?P<what>.+?){STILL} in range{_WHERE}\?", 2)),
    (("届",), regex(r"(?P<what>.+?)は届(?:く|きます)(?:か|の|のか)[。？?]")),
    (("닿",), regex(r"(?P<what>.+?)[은는이가] 닿(?:는가|습니까|나요)\?")),
)
_FLINCHES: Forms = (
    (("flinch",), regex(rf"(?:does|do|is|are) (?P<who>\w|they|the (?:opponent|player|defender|attacker)){STILL} "
                        r"flinch(?:ed)?(?: in the end)?\?", 2)),
    (("畏縮",), regex(r"(?P<who>\w|相手)は畏縮(?:する|します)(?:か|の|のか)[。？?]")),
    (("위축",), regex(r"(?P<who>\w|상대)[은는이가] 위축(?:되는가|됩니까|되나요)\?")),
)
_UNUSED: Forms = (
    (("unused", "resurge"), regex(rf"(?:does|is) (?P<what>.+?){STILL} (?:become unused|resurge|unused)"
                                  r"(?: afterwards| again)?\?", 2)),
    (("再起", "未使用"), regex(r"(?P<what>.+?)は(?:再起|未使用に)(?:する|します|なる|なります)(?:か|の|のか)[。？?]")),
    (("재기", "미사용"), regex(r"(?P<what>.+?)[은는이가] (?:재기하는가|재기합니까|미사용이 되는가|미사용이 됩니까)\?")),
)
_LOST: Forms = (
    (("lose", "defeat", "lost"),
     regex(rf"(?:does (?P<who>\w) lose(?: the game)?|is (?P<who2>\w|the victim|that|it|the game){STILL} "
           r"(?:a defeat|defeated|lost))\?", 2)),
)
_DRAWN: Forms = ((("draw",), regex(rf"(?:is (?:that|it|the game){STILL} a draw|does the game end in a draw)\?", 2)),)
MADE: Forms = (
    (("be made", "be used", "be paid", "be answered"),
     regex(rf"(?:can|may) (?:it|the attack|the card|an? (?:\w+ )?attack of range [\d-]+|that|its use){STILL} "
           rf"be (?:made|used|paid|answered){_WHERE}\?", 2)),
    (("行え", "使え", "使用でき"),
     regex(r"(?:それ|その攻撃|攻撃)は(?:行える|行えます|使用できる|使用できます|使える)(?:か|の|のか)[。？?]")),
    (("수 있",), regex(r"(?:그것|그 공격|공격)[은는이가] (?:사용할|할) 수 (?:있는가|있습니까|있나요)\?")),
)  # fmt: skip
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
CANCELLED, IMPROPER = "cancelled", "improper"
_TOOK = ("hit", "failed", CANCELLED)
_CHECKED = ("hit", "failed", IMPROPER)
"""How an attack ends that was made, and one whose range was looked at."""
_USING = ("use", "respond")
"""Verbs of lines that use a card."""


def asked(text: str, forms: Iterable[tuple[Iterable[str], Pattern[str]]]) -> Match[str] | None:
    """A question in one of its forms."""
    folded = text.casefold()
    near = (form for words, form in forms if any(word in folded for word in words))
    return next((found for form in near if (found := form.fullmatch(text))), None)


def meant(ruling: Ruling, what: str, ends: Iterable[int]) -> int:
    """The one attack that a question calls so; 0 where that is none, or may be several."""
    folded = what.casefold()
    found = list(ends) if folded in _BARE or _OF_RANGE.fullmatch(what) else _called(ruling, folded)
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
        _cancelled, _reaches, _made, _flinches, _unused, _lost, _drawn, _uses
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


def _attack(ruling: Ruling, question: str, forms: Forms) -> tuple[int, str]:
    """The attack of which one of these forms asks, and how it ended."""
    found = asked(question, forms)
    if found is None:
        return 0, ""
    ends = ruling.scenario.floor.grounds.attack_ends(ruling.events)
    number = meant(ruling, found["what"], ends)
    return number, ends.get(number, "")


def _cancelled(ruling: Ruling, question: str) -> Settled | None:
    number, end = _attack(ruling, question, _CANCELLED)
    return Settled(end == CANCELLED, number) if end in _TOOK else None


def _reaches(ruling: Ruling, question: str) -> Settled | None:
    """By the check of its range alone: an attack that hits without one, or is none for another reason, says nothing."""
    number, end = _attack(ruling, question, _REACHES)
    marks, at = ruling.scenario.floor.landmarks, {int(n) for n in _NUMBER.findall(_OF_RANGE.sub("", question))}
    if at and at != {before(ruling, one) for one in marks.measured} | {ruling.board.get(one) for one in marks.measured}:
        return None
    checked = [
        event for event in ruling.events for h in event.happened
        if h.facts.get("attack") == number and (h.kind == marks.removing or h.facts.get("fact") == marks.hit)
        and not h.facts.get("unavoidable") and not {*event.clauses} & {*marks.unpaid}
    ]  # fmt: skip
    return Settled(end == marks.hit, number) if checked and end in _CHECKED else None


def _made(ruling: Ruling, question: str) -> Settled | None:
    """Whether an attack can be made that the file's only use is about; of a price or an answer nothing is said."""
    found, uses = asked(question, MADE), [line for line in ruling.scenario.play if line.verb in _USING]
    ends = ruling.scenario.floor.grounds.attack_ends(ruling.events)
    if found is None or len(uses) != 1 or len(ends) != 1 or ("attack" not in question and " made" not in question):
        return None
    ((number, end),) = ends.items()
    words = Words(ruling)
    card = words.attacks[number]["card"]
    if card is None or not named(words, uses[0].rest) & _names(ruling, card.id) or end not in (*_TOOK, IMPROPER):
        return None
    return Settled(end in _TOOK, number)


def _flinches(ruling: Ruling, question: str) -> Settled | None:
    found, wanted = asked(question, _FLINCHES), list(_wanted(ruling, "flinch"))
    players = ruling.scenario.floor.players
    if found is None or len(wanted) != 1 or ruling.moments or not isinstance(wanted[0].value, bool):
        return None
    path, value = wanted[0].path, wanted[0].value
    who = found["who"].lower()
    if (who in players and path != f"{who}.flinch") or before(ruling, path) is True:
        return None
    return Settled(value, fact=path)


def _unused(ruling: Ruling, question: str) -> Settled | None:
    found = asked(question, _UNUSED)
    wanted = [*_wanted(ruling, "specials.unused"), *_wanted(ruling, "specials.used")]
    if found is None or len(wanted) != 1 or not isinstance(wanted[0].value, tuple) or ruling.moments:
        return None
    path, known = wanted[0].path, Words(ruling).known
    lie = ruling.scenario.floor.grounds.lying(Words(ruling).view, path)
    if len(lie) != 1:
        return None
    card, what = lie[0][0], found["what"].casefold().strip("「」")
    whole = " ".join((ruling.scenario.question or "").split()).casefold()
    bare = what in ("it", "the special", "それ", "그것")
    meant = named(Words(ruling), whole) if bare else {known.get(what)}
    if not meant & _names(ruling, card):
        return None
    turned = [c.after for e in ruling.events for c in e.changes if c.path == f"card.{card}.state"]
    if path.endswith(".unused"):
        return Settled(True, fact=path) if turned[-1:] == ["unused"] else None
    return Settled(False, fact=path) if "unused" not in turned else None


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
    uses = [line for line in ruling.scenario.play if line.verb in _USING]
    mine = [line for line in uses if _is_card(ruling, line, card)]
    if len(mine) != 1 or uses[-1] is not mine[0] or mine[0].attempt:
        return None
    if who in ruling.scenario.floor.players and who != mine[0].by:
        return None
    if IMPROPER in ruling.scenario.floor.grounds.attack_ends(ruling.events).values():
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
