"""Every shipped scenario under both editions: where the outcomes differ is known, with the clause and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from judge.data import rulebook
from judge.furuyoni.file.model import EDITIONS
from judge.port.ruling import Ruling
from tests.furuyoni.passed import in_both_editions
from tests.furuyoni.shipped import under
from tests.yaml_files import typed

DIFFER: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "4-2 0": (
        "the newer edition makes it a draw when both lives are 0 at once, which the older leaves open",
        ("furuyoni/gaps/G3-both-at-life-zero-reading-b.yaml",),
    ),
    "10-44 paragraph 2": (
        "the newer edition counts arrows in the text of an attack among those of cards; the older leaves that open",
        ("furuyoni/gaps/G27-an-arrow-in-the-text-of-an-attack-reading-b.yaml",),
    ),
    "6-3 paragraph 9": (
        "several crystals move at once in the newer edition; the older leaves the reading that takes them one by one",
        ("furuyoni/cards/honoka/O-S-4/two-crystals-at-once-reading-b.yaml",),
    ),
    "9-6 i-A": (
        "of several basic actions named any may be chosen in the newer edition; the older leaves another reading",
        (
            "furuyoni/gaps/G28-none-of-them-moves-anything.yaml",
            "furuyoni/gaps/G28-one-that-moves-something.yaml",
        ),
    ),
    "9-6 iii": (
        "a basic action that moved nothing counts as done in the newer edition; the older does not say",
        ("furuyoni/gaps/G33-nothing-moved-so-nothing-happened.yaml",),
    ),
    "10-43 paragraph 4": (
        "what is chosen several times is chosen anew each time in the newer edition; the older does not say",
        ("furuyoni/gaps/G40-all-in-advance.yaml",),
    ),
    "9-1-3-4 paragraph 4": (
        "only the newer edition asks for the enhancement that booked crystals for itself to be ongoing still",
        (
            "furuyoni/core/9-1-3/a-crystal-booked-for-a-used-special.ja.yaml",
            "furuyoni/cards/yukihi/A1-S-2/gone-before-its-booking.yaml",
            "furuyoni/core/9-1-3/a-crystal-booked-for-a-used-special.ko.yaml",
        ),
    ),
    "10-4 paragraph 5": (
        "equal shrinks are one of their sum in the newer edition, and one after the other in the older",
        (
            "furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ja.yaml",
            "furuyoni/core/10-4/two-equal-shrinks-of-a-range-with-holes.ko.yaml",
            "furuyoni/gaps/G39-two-shrinks-of-a-range-with-holes-reading-b.yaml",
        ),
    ),
    "10-42 paragraph 2": (
        "one effect replaces one movement once in the newer edition; the older sets no limit",
        ("furuyoni/gaps/G50-sent-back-and-forth-reading-b.yaml",),
    ),
    "10-5 1": (
        "an attack made by the text of an attack is of that attack's user in the newer edition alone",
        (
            "furuyoni/core/10-5/the-user-of-an-attack-made-by-a-copied-attack.ja.yaml",
            "furuyoni/core/10-5/the-user-of-an-attack-made-by-a-copied-attack.ko.yaml",
        ),
    ),
    "A10-5 paragraph 3": (
        "an option of the storm counts as the effect of the card that has it harnessed in the newer edition alone",
        ("furuyoni/additional/10-5/whose-effect-is-silent-reading-b.yaml",),
    ),
    "A15-2 3-b": (
        "a card whose attack a dive made improper has been used in the newer edition; the older leaves that open",
        ("furuyoni/additional/15-2/the-older-edition-read-as-put-back.yaml",),
    ),
    "9-4 ix": (
        "the newer edition names a moment of which an attack that failed falls short; in the older it has ended",
        (
            "furuyoni/gaps/G9-an-effect-in-play-that-waits-for-the-end-reading-b.yaml",
            "furuyoni/gaps/G9-effects-that-wait-for-a-failed-attack-reading-b.yaml",
        ),
    ),
    "A19-3 paragraph 2": (
        "the older edition names the moment at which vows are chosen; the newer leaves it open",
        (
            "furuyoni/gaps/G11-before-the-payment.yaml",
            "furuyoni/gaps/G11-not-in-the-older-edition.yaml",
        ),
    ),
    "10-41": (
        "crystals that count as aura lie there in the newer edition; the older does not say so",
        ("furuyoni/gaps/G41-damage-that-the-wall-takes-alone-reading-b.yaml",),
    ),
    "10-27 paragraph 1": (
        "the newer edition lists what of an attack is copied, its class not among it; the older leaves that open",
        ("furuyoni/gaps/G30-the-class-of-a-copied-attack-reading-b.yaml",),
    ),
    "A3-3 paragraph 4": (
        "only the older edition keeps set cards from use before a reshuffle that digital set replaces",
        (
            "furuyoni/additional/3-3/digital-after-the-windows.ko.yaml",
            "furuyoni/additional/3-3/digital-declined-then-a-set-card.ja.yaml",
            "furuyoni/additional/3-3/digital-no-set-card-whatever-comes-first.ja.yaml",
        ),
    ),
    "B2 5": (
        "the newer edition prints the erratum by which the card may be chosen in hand as what it is a copy of",
        (
            "furuyoni/cards/hagane/A1-S-1-Ex1/a-choice-of-its-owner.ja.yaml",
            "furuyoni/cards/hagane/A1-S-1-Ex1/a-choice-of-its-owner.ko.yaml",
            "furuyoni/cards/tokoyo/contested/perpetual-wind-against-a-tempered-attack.yaml",
            "furuyoni/cards/tokoyo/contested/perpetual-wind-and-the-erratum-of-tempered-attack.yaml",
        ),
    ),
}
"""The clauses at which outcomes differ: why, and the scenarios that show it."""

SETTLED: Mapping[str, str] = {
    "G3": "4-2 0", "G27": "10-44 paragraph 2", "G28": "9-6 i-A", "G33": "9-6 iii", "G35": "6-3 paragraph 9",
    "G39": "10-4 paragraph 5", "G40": "10-43 paragraph 4", "G41": "10-41", "G92": "A10-5 paragraph 3",
    "G152": "A15-2 3-b", "G30": "10-27 paragraph 1", "G50": "10-42 paragraph 2",
}  # fmt: skip
"""What the older edition leaves open, and the clause of the newer one that settles it."""

OPENED: Mapping[str, str] = {"G9": "9-4 ix", "G11": "A19-3 paragraph 2", "G75": "A3-3 paragraph 4"}
"""What the newer edition leaves open, and the clause of the older one that settles it, or of its own that opens it."""

BEHIND: Mapping[str, str] = {"G34": "G50"}
"""Gaps that come up behind a reading of another gap."""

WITH: Mapping[str, str] = {"10-4 paragraph 2": "10-4 paragraph 5"}
"""Clauses whose difference is that of another clause, seen from the other side."""

SHOWN_BY = {file: clause for clause, (_, files) in DIFFER.items() for file in files}


def outcome(ruling: Ruling) -> dict[str, Any]:
    """The board and how the run ended; by which clauses it came there does not matter."""
    stopped, refused = ruling.stopped, ruling.refused
    return {
        **ruling.board, "result": ruling.result, "refused": refused and refused.line, "left": len(ruling.left),
        "stopped": stopped and (stopped.by, stopped.kind, stopped.options),
    }  # fmt: skip


def part_where_known(file: str) -> None:
    """Of one file; every one of them is looked at where it has been adjudicated (`test_scenarios`)."""
    rulings = [found for edition in sorted(EDITIONS) if (found := under(file, edition)) is not None]
    if len(rulings) < len(EDITIONS):
        assert file not in SHOWN_BY
        return
    older, newer = map(outcome, rulings)
    assert (older != newer) == (file in SHOWN_BY), {k for k in older if older[k] != newer[k]}
    open_then, open_now = ({gap for gap, _ in one.gaps} for one in rulings)
    behind = {gap for gap, first in BEHIND.items() if first in open_then}
    assert open_then - open_now - behind <= SETTLED.keys()
    assert open_now - open_then <= OPENED.keys()


@pytest.mark.gathers
def test_every_gap_said_to_be_settled_is_met_by_a_scenario() -> None:
    met = {(one.edition, gap) for one in in_both_editions() for gap in one.gaps}
    assert {gap for gap in SETTLED if ("ja-2024-06-24", gap) not in met} == set()
    assert {gap for gap in OPENED if ("ko-2025-08-15", gap) not in met} == set()


def matters(*names: str) -> set[str]:
    """The clauses whose difference can change an outcome, as the catalogue says."""
    parts = (part for name in names for part in (rulebook() / "furuyoni" / name).glob("*.yaml"))
    entries = [e for part in parts for e in typed(part.read_text("utf-8"))]
    return {e["id"] for e in entries if e.get("differs", {}).get("matters")}


SHOWN = {*DIFFER, *SETTLED.values(), *OPENED.values()}


def test_the_clauses_that_part_the_editions_are_known_to_the_catalogue() -> None:
    assert matters("core", "additional", "appendix") >= SHOWN


def test_of_the_core_all_that_is_said_to_part_the_editions_is_shown_to() -> None:
    assert {WITH.get(clause, clause) for clause in matters("core")} <= SHOWN
