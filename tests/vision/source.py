"""The data set of the cards of 東方VISION, where it stands beside the project; what its words are here."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2].parent / "shared" / "vision" / "cards.json"
RANGES = {"目標": "target", "対象": "several", "星": "player", "複数": "modes", "選択": "modes", "その他": "other"}
DURATIONS = {
    "瞬間": "instant", "持続": "lasting", "装備": "equipment", "装備／場": "equipment", "呪符": "charm",
    "世界呪符": "world_charm",
}  # fmt: skip
SLIPS = {"装備を/場": "装備/場", "デッキ一枚制限": "デッキ1枚制限"}
"""Keywords that the data set misspells."""
NONE = ("Union", "-", "このカードはデッキに入れることが出来ない")
"""What stands among its keywords and is none: the mark of link, a blank, a rule of deck building."""
SWAPPED = ("No.645",)
"""Cards on which it has range and duration the wrong way round."""


def source() -> Mapping[str, Mapping[str, str]]:
    """The cards of the data set by number; skips the test where there is none."""
    if not SOURCE.is_file():
        pytest.skip("the data set of cards does not stand beside the project (../shared/vision)")
    read = json.loads(SOURCE.read_text(encoding="utf-8")).values()
    return {f"{'No' if card['prefix'] == 'N' else 'PR'}.{card['no']:03}": card for card in read}


def plain(text: str) -> str:
    """A text in one width."""
    return unicodedata.normalize("NFKC", text).strip()


def keywords(card: Mapping[str, str]) -> tuple[list[str], set[str]]:
    """The keywords of a card, and the names of those in lenticular brackets; link and upkeep stand elsewhere in it."""
    words, fixed = [], set()
    for mark in re.sub(r"([【】])", r" \1", card.get("skill", "")).replace("【 ", "【").split():
        word = plain(mark.strip("【】")).replace("耐性:", "耐性(")
        word = SLIPS.get(word, word + ")" if word.startswith("耐性(") else word)
        if word and word not in NONE:
            words.append(word)
            if mark.startswith("【"):
                fixed.add(word.partition("(")[0])
    if card.get("upkeep", "").strip() not in ("", "-"):
        words.append(f"維持コスト({plain(card['upkeep'])})")
    return words, fixed
