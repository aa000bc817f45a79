"""What outcomes are called: claims, facts, lines and horizons in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answer.checks import check
from judge.answer.outcomes.verdict import ALWAYS, NEVER, Power, Verdict
from judge.messages import listed
from judge.port.ruling import Ruling
from judge.report import claimed
from judge.report.headline import sentence
from judge.report.trace import result
from judge.report.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answer.outcomes.asked import Asking, End
    from judge.answer.outcomes.result import Outcomes
    from judge.answer.outcomes.way import Said


class OutcomeWords:
    """The words for the outcomes of one scenario."""

    def __init__(self, outcomes: Outcomes, lang: str = "en") -> None:
        self.outcomes = outcomes
        self.lang = lang
        self.machine = outcomes.ground.start().machine
        self.ruling = Ruling(outcomes.scenario, self.machine, (), {}, None, None, None)
        self.words = Words(self.ruling, lang)
        self.say = self.words.messages.under("outcomes")

    def card(self, text: str) -> str:
        """A card as a fact names it, with its crystals."""
        return self.words.called(text)

    def claim(self, claim: Asking) -> str:
        """A claim as it is written."""
        return claimed.wanted(self.words, check(claim, self.ruling))

    def horizon(self) -> str:
        """How far was looked ahead."""
        horizon = self.outcomes.ground.horizon
        last = horizon.last(self.outcomes.scenario)
        said = [
            self.say(name, clause=value, n=value, last=last)
            for name, value in zip(horizon._fields, horizon, strict=True)
            if value
        ]
        if len(said) > 1:
            return self.say("first_of", horizons=listed(said, self.lang))
        return said[0] if said else self.say("usual")

    def extent(self) -> str:
        """How much was looked into."""
        key = "exhausted" if self.outcomes.exhausted else "not_exhausted"
        return self.say(key, positions=self.outcomes.positions, ends=len(self.outcomes.ends))

    def end(self, end: End, paths: Sequence[str]) -> str:
        """What an end comes to: the facts named, the end of the game, a line that cannot be played."""
        facts = dict(end.facts)
        said = [self.words.say("is", what=self.words.fact(p), value=self.value(facts[p])) for p in paths if p in facts]
        if end.result is not None:
            said.append(result(self.words, end.result))
        if end.refused:
            why = self.words.apart(self.words.why(what) for what in end.why) or self.words.say("no_options")
            said.append(self.say("refused", line=end.refused, why=why))
        for claim, met in zip(self.outcomes.claims, end.claims, strict=True):
            if not hasattr(claim, "path") and not end.refused:
                said.append(f"{self.claim(claim)} {'✓' if met else '✗'}")
        return self.words.apart(said) or self.say("same")

    def value(self, value: Any) -> str:
        """The value of a fact."""
        if isinstance(value, tuple):
            return f"[{listed(map(self.card, value), self.lang)}]"
        return claimed.value(self.words, "", str(value).lower() if isinstance(value, bool) else str(value))

    def line(self, line: Sequence[Said]) -> str:
        """Lines of play in one sentence."""
        return listed((f"`{said}`" for said in line), self.lang) or self.say("no_choice")

    def verdict(self, verdict: Verdict) -> str:
        """The verdict on a claim in one line."""
        return f"{self.claim(verdict.claim)} — {self.say(verdict.word.replace(' ', '-'))}"

    def answer(self, verdict: Verdict) -> str:
        """The verdict on a claim as a sentence, with who can bring it about or avoid it."""
        said = claimed.claim(self.words, check(verdict.claim, self.ruling).expectation)
        powers = self.words.apart(self.powers(verdict))
        word = self.say(verdict.word.replace(" ", "-"))
        powers = self.words.say("answer", facts=powers) if powers else ""
        return self.say("answer", claim=sentence(said), verdict=word, powers=powers).strip()

    def powers(self, verdict: Verdict) -> list[str]:
        """Who can bring it about or avoid it, or that nobody can alone."""
        said = [self.power(power) for power in verdict.powers]
        if not said and verdict.word not in (ALWAYS, NEVER) and self.outcomes.exhausted:
            said.append(self.say("nobody_alone"))
        return said

    def power(self, power: Power) -> str:
        """What one player can do about a claim."""
        key, player = "brings" if power.met else "avoids", self.words.player(power.player)
        if not power.choices:
            return self.say(f"{key}_anyhow", player=player)
        line = self.line(power.choices)
        if len(power.way) > len(power.choices):
            line = self.say("within", way=self.line(power.way), line=line)
        return self.say(key, player=player, line=line)
