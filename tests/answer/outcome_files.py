"""Small boards for questions about outcomes."""

from __future__ import annotations

from judge.floors import FLOORS
from judge.port.floor import Scenario
from judge.scenario.loader import parse_scenario

SLASH = """
edition: ja-2024-06-24
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 5, hand: [衝音晶]}
play:
  - a: use Slash
"""
TWICE = """
edition: ja-2024-06-24
board:
  distance: 3
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [斬, 一閃]}
  b: {megami: [saine, tokoyo], life: 7, aura: 1, flare: 5, hand: [衝音晶]}
play:
  - a: use 斬
  - a: use 一閃
expect:
  - b.life: 4
"""
MENU = """
edition: ja-2024-06-24
board:
  distance: 5
  action: standard
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, vigor: 1, hand: [Slash, ?, ?]}
  b: {megami: [saine, tokoyo], life: 7, aura: 3, flare: 5}
"""
RESHUFFLE = """
edition: ja-2024-06-24
board:
  at: 8-1-3 iii
  phase: start
  distance: 3
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, hand: [], played: [斬, 一閃, 気炎万丈], deck: []}
  b: {megami: [saine, tokoyo], life: 7, aura: 1, flare: 5}
play:
  - a: reshuffle
"""
LAST_LIFE = """
edition: ja-2024-06-24
board:
  distance: 4
  a: {megami: [yurina, himika], life: 8, aura: 3, flare: 3, hand: [Slash]}
  b: {megami: [saine, tokoyo], life: 1, aura: 3, flare: 5}
play:
  - a: use Slash
"""


def scenario(text: str) -> Scenario:
    """The scenario of a text, which must have no problem."""
    found, problems = parse_scenario(text, "outcomes.yaml", FLOORS)
    assert not problems, "\n".join(map(str, problems))
    assert found is not None
    return found
