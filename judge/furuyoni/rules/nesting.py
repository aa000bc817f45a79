"""9-8: the four causes for which one resolution may interrupt another."""

STATE = "9-8 bullet 1"
"""A state-triggered effect."""
RESPONSE = "9-8 bullet 2"
"""A card used as a reaction."""
USE_BY_EFFECT = "9-8 bullet 3"
"""A card used by the effect of a card or an attack."""
ATTACK_BY_EFFECT = "9-8 bullet 4"
"""An attack made by the effect of a card or an attack."""

WHY_NESTED = {
    STATE: ("5-5 paragraph 2",), RESPONSE: ("9-2 paragraph 4",), USE_BY_EFFECT: ("9-2 paragraph 4",),
    ATTACK_BY_EFFECT: (),
}  # fmt: skip
"""What else says that such a resolution is nested."""
