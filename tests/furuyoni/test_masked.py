"""Values of the engine retold for a player: what a card that is not known would give away is left out."""

from __future__ import annotations

from typing import Any

import pytest

from judge.engine.identity import CALLED, EVER, Count, EffectId, Ref, of_thing
from judge.furuyoni.sight.mask import Names
from judge.furuyoni.vocab import CORE

NAMES = Names({7: 1, 8: 2}.__getitem__, {7: 1}, "a", CORE)
"""Card 7, known since its second incarnation, is called 1; of card 8, called 2, only a back has been seen."""
EVENT = Count(CALLED, 12)
RETOLD = (
    (Ref("card", 7, 3), Ref("card", 1, 2)),
    (Ref("card", 8, 3), Ref("card", 2, 0)),
    (Ref("attack", 8, 0), Ref("attack", 8, 0)),
    (EffectId(Ref("card", 7, 3), "Slash#0", which=EVENT), EffectId(Ref("card", 1, 2), "Slash#0", which=EVENT)),
    (EffectId(Ref("card", 8, 3), "Slash#0", which=EVENT), EffectId(Ref("card", 2, EVER), which=EVENT)),
    (EffectId(Ref("card", 8, 3), "a name of words#0"), of_thing("card", 2)),
    (EffectId(Ref("card", 8, 3), rule="5-5-2"), of_thing("card", 2, "5-5-2")),
    (EffectId(Ref("attack", 8, 0), "Slash#0"), EffectId(Ref("attack", 8, 0), "Slash#0")),
    (
        EffectId(Ref("card", 7, EVER), rule="9-1-1-2", others=(Ref("card", 8, EVER),)),
        EffectId(Ref("card", 1, EVER), rule="9-1-1-2", others=(Ref("card", 2, EVER),)),
    ),
    ({"from": "card.8", "to": "a.aura"}, {"from": "card.2", "to": "a.aura"}),
    (("card.7.crystals", "shadow"), ("card.1.crystals", "shadow")),
    ("of card.7", "of card.7"),
)


@pytest.mark.parametrize(("value", "retold"), RETOLD, ids=[str(value) for value, _ in RETOLD])
def test_what_a_player_may_know_of_a_value(value: Any, retold: Any) -> None:
    found = NAMES.value(value)
    assert found == retold
    assert type(found) is type(retold)
