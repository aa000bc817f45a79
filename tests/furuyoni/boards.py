"""Random legal boards with the original cards of Yurina and Saine, as the text of scenario files."""

from __future__ import annotations

from hypothesis import strategies as st

from judge.furuyoni.cards.index import Cards
from judge.furuyoni.file.model import EDITIONS

PRINTINGS = ("s9-2", "s10")
NUMBERS = [f"NA-0{i}-{who}-O" for i, who in ((1, "yurina"), (2, "saine"))]
NORMALS = [f"{head}-N-{n}" for head in NUMBERS for n in range(1, 8)]
SPECIALS = [f"{head}-S-{n}" for head in NUMBERS for n in range(1, 5)]
ENHANCEMENTS = {n for n in (*NORMALS, *SPECIALS) if Cards().card(n, "s9-2").type == "enhancement"}
ZONES = ("hand", "deck", "played", "facedown", "enhancements")


class Bank:
    """The 36 crystals, given out as they are drawn."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.left = 36

    def take(self, least: int, most: int) -> int:
        """An amount between two bounds, as far as there is enough."""
        n = self.draw(st.integers(least, max(least, min(most, self.left - 2))))
        self.left -= n
        return n


@st.composite
def boards(draw: st.DrawFn) -> str:
    """A scenario without `play`: any turn and phase, a deck of seven and three specials a player, 36 crystals."""
    bank = Bank(draw)
    edition = draw(st.sampled_from([*EDITIONS]))
    seats = [(p, bank.take(1, 10), bank.take(0, 5)) for p in "ab"]
    enhancements, lines = 2, []
    for player, life, aura in seats:
        normals = draw(st.permutations(NORMALS))[:7]
        specials = draw(st.permutations(SPECIALS))[:3]
        zones: dict[str, list[str]] = {zone: [] for zone in ZONES}
        for card in normals:
            zone = draw(st.sampled_from(ZONES if card in ENHANCEMENTS and enhancements else ZONES[:4]))
            if zone == "enhancements":
                enhancements -= 1
                card = f"{card}: {bank.take(1, 3)}"
            zones[zone].append(card)
        states: dict[str, list[str]] = {"unused": [], "used": []}
        for card in specials:
            states[draw(st.sampled_from(("unused", "unused", "used")))].append(card)
        lines += [
            f"  {player}:",
            "    megami: [yurina, saine]",
            f"    life: {life}",
            f"    aura: {aura}",
            f"    vigor: {draw(st.integers(0, 2))}",
            f"    flinch: {'true' if draw(st.booleans()) else 'false'}",
            *(f"    {zone}: [{', '.join(cards)}]" for zone, cards in zones.items() if cards),
            f"    specials: {_flow(states)}",
            f"    flare: {bank.take(0, 8)}",
        ]
    return "\n".join(
        [
            f"edition: {edition}",
            f"cards: {draw(st.sampled_from(PRINTINGS))}",
            "board:",
            f"  turn: {draw(st.integers(1, 8))}",
            f"  active: {draw(st.sampled_from('ab'))}",
            f"  phase: {draw(st.sampled_from(('main', 'start', 'end')))}",
            f"  distance: {bank.take(0, 10)}",
            *lines,
            "",
        ]
    )


def _flow(states: dict[str, list[str]]) -> str:
    return "{" + ", ".join(f"{state}: [{', '.join(cards)}]" for state, cards in states.items() if cards) + "}"
