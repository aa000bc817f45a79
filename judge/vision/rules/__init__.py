"""The procedures, one file for each section of the document that has some: `s6_2_battle.py` is 6.2."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from judge.engine import Procedure


@cache
def procedures() -> tuple[Procedure, ...]:
    """Every procedure of the document."""
    from judge.vision.rules import (
        s1_2_preparation,
        s1_8_nodes,
        s1_10_damage,
        s1_12_interference,
        s3_2_decks,
        s4_turn,
        s5_2_play,
        s5_3_as_if,
        s6_2_battle,
        s6_3_attack,
        s6_4_block,
        s6_5_graze,
        s7_1_effects,
        s7_3_activated,
        s7_4_met,
        s7_4_optional,
        s7_6_lasting,
        s9_1_removal,
        s11_3_moving,
        s12_8_improper,
        s12_10_loops,
    )

    modules = (
        s1_2_preparation, s1_8_nodes, s1_10_damage, s1_12_interference, s3_2_decks, s4_turn, s5_2_play, s5_3_as_if,
        s6_2_battle, s6_3_attack, s6_4_block, s6_5_graze, s7_1_effects, s7_3_activated, s7_4_met, s7_4_optional,
        s7_6_lasting, s9_1_removal, s11_3_moving, s12_8_improper, s12_10_loops,
    )  # fmt: skip
    return tuple(p for module in modules for p in module.PROCEDURES)
