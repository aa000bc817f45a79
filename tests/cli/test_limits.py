"""The limits of `judge outcomes` bound the whole command, and what is half finished is said to be so."""

from __future__ import annotations

import json
import time

import pytest

MANY = """\
board:
  distance: 3
  a:
    megami: [yurina, himika]
    flare: 3
    vigor: 2
    hand: [Slash, Brandish, Hilt Strike, Shoot, Magnum, Backstep]
    deck: 5
    specials: [Tsukikage Crush, Red Bullet, Crimson Zero]
  b:
    megami: [saine, tokoyo]
    flare: 3
    hand: [Cut Down, Hilt Slam, Wavering Crystal, Polite Return, Song and Dance]
    deck: 5
    specials: [Silent Icebreaker, Immortal Flower]
"""
SLACK = 4.0
"""Seconds for what comes before the search and for a machine that has other things to do."""


@pytest.mark.parametrize("more", [(), ("--format", "json"), ("--readings", "all"), ("--count", "9"), ("--jobs", "2")])
def test_the_seconds_bound_the_command(judge, more: tuple[str, ...]) -> None:
    began = time.process_time() if "--jobs" not in more else time.monotonic()
    ended = judge("outcomes", "-", "--turns", "6", "--seconds", "1", *more, stdin=MANY)
    taken = (time.process_time() if "--jobs" not in more else time.monotonic()) - began
    assert ended.status == 0, ended.err
    assert taken < 1 + (SLACK if "--jobs" not in more else 5 * SLACK)
    if "json" not in more:
        assert "not exhausted" in ended.out


def test_what_is_not_told_is_said_not_to_be(judge) -> None:
    for seconds in ("1", "4", "16"):  # on a busy machine nothing may be found in the first
        found = json.loads(
            judge("outcomes", "-", "--turns", "6", "--seconds", seconds, "--format", "json", stdin=MANY).out
        )
        if found["outcomes"]:
            break
    assert not found["exhausted"]
    assert found["outcomes"][0]["line"]
    late = [one for one in found["outcomes"] if one["line"] is None]
    assert late
    assert all(one["play"] is None and one["facts"] for one in late)


def test_with_time_everything_is_told(judge) -> None:
    few = "board: {distance: 4, a: {megami: [yurina, himika], hand: [Slash]}, b: {megami: [saine, tokoyo]}}\n"
    found = json.loads(judge("outcomes", "-", "--depth", "2", "--format", "json", stdin=few).out)
    assert found["exhausted"]
    assert all(one["line"] is not None for one in found["outcomes"])
