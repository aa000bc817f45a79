"""The operations of the effect vocabulary: each makes its choices, then orders one change and says what was done."""

from judge.furuyoni.effects.operations import on_attacks, on_cards, on_crystals, on_flow, on_names, on_players

OPERATIONS = {
    **on_attacks.OPERATIONS, **on_cards.OPERATIONS, **on_crystals.OPERATIONS, **on_flow.OPERATIONS,
    **on_names.OPERATIONS, **on_players.OPERATIONS,
}  # fmt: skip
