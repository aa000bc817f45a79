"""What a player is told of a ruling, as one text: boards must look alike to who may not know how they differ."""

from __future__ import annotations

import json

from judge.answer.run import adjudicate
from judge.floors import FLOORS
from judge.furuyoni.sight.observation import seen_by
from judge.port.ruling import Ruling
from judge.report import record
from judge.scenario.loader import parse_scenario


def ruled(text: str) -> Ruling:
    """The ruling on a board that ends in `play:`, with lines behind it or none."""
    scenario, problems = parse_scenario(text.removesuffix("play:\n"), "secret.yaml", FLOORS)
    assert scenario is not None, problems
    ruling, problems = adjudicate(scenario)
    assert ruling is not None, problems
    return ruling


def told(ruling: Ruling, player: str) -> str:
    """All that the record tells a player."""
    return json.dumps(record.record(seen_by(ruling, player)), ensure_ascii=False, sort_keys=True)
