"""Where the rules are silent: each gap with its clauses; questions and readings are messages (`words/gap.en.ftl`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.port.gaps import Gaps
from judge.vision.messages import WORDS

if TYPE_CHECKING:
    from collections.abc import Mapping

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "G1": ("V10.5.2.a", "V1.10.12.d"),
    "G2": ("V7.1.6.a", "V7.1.17"),
    "G3": ("V5.2.3", "V1.8.7.i", "V11.2.2.a"),
    "G4": ("V9.4.4.g", "V11.3.3.c"),
    "G6": ("V8.2.8", "V8.2.5"),
    "G8": ("V10.8.3", "V9.2.6.a"),
    "G9": ("V3.3.6.b", "V7.1.12.a"),
    "G10": ("V6.5.3.b", "V8.1.2.b"),
    "G11": ("V9.1.3", "V9.1.4"),
    "G12": ("V4.4.1.a", "V3.5.1"),
    "G13": ("V2.4.3", "V5.5.6", "V10.32.2.a"),
    "G14": ("V7.8.2", "V12.2.3"),
    "G15": ("V1.10.15", "V7.8.2"),
    "G16": ("V4.10.1.b", "V4.10.2.b"),
    "G17": ("V3.8.2", "V3.4.5", "V3.6.6"),
    "G18": ("V5.7.1", "V2.1.1"),
    "G19": ("V1.4.4", "V7.4.6.a"),
    "G20": ("V12.4.1", "V12.4.3", "V7.1.4"),
    "G21": ("V1.10.16", "V7.1.12"),
}

GAPS = Gaps(CLAUSES, WORDS)
"""By id; the first reading is the most defensible."""
