"""What came of looking for a winning line, as text: the answer, the line with every reply, what was left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answer.checks import check
from judge.answer.outcomes.way import Said, as_lines
from judge.light import NamedTuple
from judge.messages import bracketed, headed, listed
from judge.port.expect import Result
from judge.port.ruling import Ruling
from judge.report import claimed, unplayed
from judge.report.columns import fitting
from judge.report.polarity import opened
from judge.report.trace import result
from judge.report.words import Words
from judge.scenario.translated import title_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.outcomes.asked import Asking, End
    from judge.answer.solve.solved import Branch, Solved
    from judge.answer.solve.telling import Reply

MOST = 60
"""How many lines a tree takes."""
DEEP = 2
"""So many moves of a refutation are told; behind them stands only how many ways it goes on."""


def text(solved: Solved, lang: str = "en", most: int = MOST) -> str:
    """The answer for a terminal."""
    words = SolveWords(solved, lang)
    called = title_in(solved.scenario, lang)
    parts = [called] if called else []
    parts.append(words.answer())
    game = solved.shown.ground.setup.game
    parts += ["\n".join(unplayed.sentences(game.unplayed, lang))] if game.unplayed else []
    tree = solved.tree(lang, deep=None if solved.answer else DEEP)
    if tree is not None:
        head = words.say("line" if solved.answer else "refutation" if tree.odds is None else "likeliest")
        lines = [*words.branch(tree)]
        cut = [words.say("more", n=len(lines) - most)] if len(lines) > most else []
        parts.append("\n".join((headed(head, lang), *(f"  {line}" for line in (*lines[:most], *cut)))))
    elif refuted := solved.proved():
        parts.append("\n".join((headed(words.say("so_far"), lang), *(f"  `{line}`" for line in refuted))))
    if solved.gaps:
        passed = listed((f"{gap}={letter}" for gap, letter in solved.gaps), lang)
        parts.append(words.say("gaps", gaps=passed))
    return fitting("\n\n".join(parts))


class Piece(NamedTuple):
    """A line of a tree: how deep it lies, its text, and the number of the branch that it tells (0: a note on one)."""

    depth: int
    text: str
    number: int = 0


class SolveWords:
    """The words for one search, in a language."""

    def __init__(self, solved: Solved, lang: str = "en") -> None:
        self.solved = solved
        ground = solved.shown.ground
        self.ruling = Ruling(ground.scenario, ground.start().machine, (), {}, None, None, None)
        self.words = Words(self.ruling, lang)
        self.say = self.words.messages.under("solve")

    def goal(self) -> str:
        """What is to be reached."""
        return self.words.apart(self.asked(claim) for claim in self.solved.goal)

    def asked(self, claim: Asking) -> str:
        """A part of what is to be reached."""
        if isinstance(claim, Result):
            return claimed.claim(self.words, claim)
        return claimed.wanted(self.words, check(claim, self.ruling))

    def hand(self, cards: Sequence[str]) -> str:
        """Cards that may be hidden, by their names in the reader's language."""
        known = self.words.known
        return listed((self.words.called(known.get(card.casefold(), card)) for card in cards), self.words.lang)

    def answer(self) -> str:
        """The answer in a sentence or two."""
        solved = self.solved
        facts = {
            "player": self.words.player(solved.by), "goal": self.goal(), "turn": solved.horizon.last(solved.scenario),
            "positions": solved.positions,
        }  # fmt: skip
        key = {True: "won", False: "lost", None: "open"}[solved.won]
        first = self.say(key, **facts)
        known = solved.won is not None and not solved.shown.ground.setup.game.unplayed
        said = [opened(bool(solved.won), first, self.words.lang) if known else first]
        said += self.too_far() + self.limits() + self.shortest() + self.likely() + self.one_line()
        if solved.worlds > 1:
            if solved.refuting:
                hands = " / ".join(self.hand(hand.cards) for hand in solved.refuting)
                said.append(self.say("refuted_by", hands=hands))
            elif solved.won and solved.one is None:
                said.append(self.say("every_hand", n=solved.worlds))
        return "\n".join(said)

    def too_far(self) -> list[str]:
        """That it was out of reach from the beginning, where the game knows that."""
        short = self.solved.short
        return [] if short is None else [self.say("too_far", **short._asdict())]

    def limits(self) -> list[str]:
        """What kept it from being settled."""
        ended = next((hand.search.ended for hand in self.solved.hands if hand.search.ended), "")
        return [self.say(f"ended_{ended}")] if ended else []

    def shortest(self) -> list[str]:
        """Of how many actions the line that is told is proved to be the shortest."""
        solved = self.solved
        if not solved.won or solved.worlds > 1 or not solved.actions:
            return []
        return [self.say("shortest", n=solved.actions)]

    def one_line(self) -> list[str]:
        """Whether one line does against every hand."""
        one = self.solved.one
        if one is None:
            return []
        hands = " / ".join(map(self.hand, one.against))
        key = {True: "one_line", False: "no_one_line", None: "one_line_open"}[one.won]
        return [self.say(key, player=self.words.player(self.solved.by), hands=hands, n=self.solved.worlds)]

    def likely(self) -> list[str]:
        """How likely the best line reaches it."""
        if not self.solved.asked_odds:
            return []
        least, most = self.solved.likely
        if least == most:
            return [self.say("odds", odds=str(least))]
        return [self.say("odds_between", least=str(least), most=str(most))]

    def branch(self, branch: Branch) -> Iterator[str]:
        """A tree, a line for each piece of it."""
        for piece in self.pieces(branch):
            yield f"{'  ' * piece.depth}{f'{piece.number}.' if piece.number else '  '} {piece.text}"

    def pieces(self, branch: Branch, depth: int = 0, first: tuple[Said, ...] = ()) -> Iterator[Piece]:
        """The pieces of a tree; `first` are the answers that the first begins with."""
        said = self.lines(as_lines(self.solved.shown.ground.scenario, branch.steps) or first[:1])
        leads = self.leads(branch)
        yield Piece(depth, f"{said}{f' → {leads}' if leads else ''}", branch.number)
        for reply in branch.replies:
            yield from (Piece(depth, note) for note in self.notes(reply))
            yield from self.pieces(reply.branch, depth + 1, reply.said)

    def notes(self, reply: Reply) -> Iterator[str]:
        """What stands before a reply: for which others it stands, against which hands, how likely it is."""
        if len(reply.said) > 1:
            yield self.say("any", lines=self.lines(reply.said))
        if reply.hands:
            hands = " / ".join(map(self.hand, reply.hands))
            yield self.say("hands", hands=hands)
        if reply.likely is not None:
            yield self.say("likely", odds=str(reply.likely))

    def leads(self, branch: Branch) -> str:
        """What a branch comes to, where its replies are not told."""
        if branch.short is not None:
            return self.say("short", **branch.short._asdict())
        if branch.end is not None:
            return self.end(branch.end)
        if branch.same:
            return self.say("same", n=branch.same)
        if branch.odds is not None and not branch.odds:
            return self.say("hopeless")
        return self.say("cut" if self.solved.answer is False else "untold", n=branch.cut) if branch.cut else ""

    def lines(self, lines: tuple[Said, ...]) -> str:
        """Lines of play in a sentence."""
        return listed((f"`{line}`" for line in lines), self.words.lang) or self.say("nothing")

    def end(self, end: End) -> str:
        """What an end comes to."""
        facts = [self.words.say("is", what=self.words.fact(path), value=value) for path, value in end.facts]
        if end.result is not None:
            facts.append(result(self.words, end.result))
        if end.refused:
            facts.append(self.say("refused", line=end.refused))
        met = self.say("reached" if all(end.claims) else "missed")
        return bracketed(met, self.words.apart(facts), self.words.lang) if facts else met

