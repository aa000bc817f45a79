"""Outcomes as plain data, under the contract `judge.outcomes/1` (`docs/outcomes.md`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.report import unplayed
from judge.report.outcomes.words import OutcomeWords
from judge.report.record import gaps, head, lines, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.answer.outcomes.readings import Under
    from judge.answer.outcomes.result import Outcome, Outcomes
    from judge.answer.outcomes.verdict import Verdict

FORMAT = "judge.outcomes/1"


def dumps(outcomes: Outcomes, under: Sequence[Under] = (), counts: Sequence[int] = ()) -> str:
    """The outcomes as one line of JSON."""
    return json.dumps(record(outcomes, under, counts), ensure_ascii=False)


def record(outcomes: Outcomes, under: Sequence[Under] = (), counts: Sequence[int] = ()) -> dict[str, Any]:
    """The outcomes as data that JSON can hold."""
    scenario, words = outcomes.scenario, OutcomeWords(outcomes)
    horizon = outcomes.ground.horizon
    return {
        **head(FORMAT, scenario),
        "edition": scenario.edition,
        "cards": scenario.cards,
        "question": scenario.question,
        "horizon": {"until": horizon.until, "turns": horizon.turns, "depth": horizon.depth, "usual": horizon.usual},
        "exhausted": outcomes.exhausted,
        "positions": outcomes.positions,
        "claims": [_verdict(words, verdict) for verdict in outcomes.verdicts()],
        "outcomes": [_outcome(outcome) for outcome in outcomes.outcomes()],
        "unplayed": unplayed.record(outcomes.ground.setup.game.unplayed),
        "gaps": gaps(outcomes.gaps),
        "readings": [_under(words, one) for one in under],
        "counts": list(counts),
    }


def _outcome(outcome: Outcome) -> dict[str, Any]:
    end = outcome.end
    return {
        "number": outcome.number,
        "facts": {path: plain(value) for path, value in end.facts},
        "result": end.result,
        "refused": {"line": end.refused, "why": list(end.why)} if end.refused else None,
        "line": lines(outcome.line) if outcome.way_known else None,
        "play": lines(outcome.play) if outcome.way_known else None,
        "ways": outcome.ways,
        "chance": None if outcome.chance is None else str(outcome.chance),
    }


def _verdict(words: OutcomeWords, verdict: Verdict) -> dict[str, Any]:
    return {
        "claim": words.claim(verdict.claim),
        "verdict": verdict.word,
        "met": list(verdict.met),
        "unmet": list(verdict.unmet),
        "powers": [
            {"player": p.player, "met": p.met, "choices": lines(p.choices), "way": lines(p.way)}
            for p in verdict.powers
        ],
    }


def _under(words: OutcomeWords, one: Under) -> dict[str, Any]:
    return {
        "gap": one.gap,
        "reading": one.letter,
        "same": one.same,
        "exhausted": one.outcomes.exhausted,
        "claims": [{"claim": words.claim(v.claim), "verdict": v.word} for v in one.outcomes.verdicts()],
    }
