"""Numbers under their modifiers (5-6), with what the text leaves open about assignments that meet."""

from __future__ import annotations

from collections.abc import Sequence

from judge.engine.data import Value
from judge.engine.layers import Layer, Modifier, Reckoning, reckon
from judge.engine.view import View
from judge.furuyoni import board
from judge.furuyoni.core.s5_6_modifiers import sparing, unsettled


def reckoned(
    view: View, base: Value, layers: Sequence[Layer], mods: Sequence[Modifier], upto: str | None = None
) -> Reckoning:
    """A number or a pair of them under its modifiers, up to a category of 5-6.

    Where several assignments meet and none is the active player's, 5-6 i says nothing: gap G4, asked if the value is
    another when none of them applies.
    """
    first = board.active(view)
    layers = [layer for layer in layers if view.on(layer.clause)]
    result = reckon(base, layers, mods, first, upto)
    contested = unsettled([m for m in mods if m.category == "assign"], first)
    if contested:
        spared = (sparing(m, contested) if m.category == "assign" else m for m in mods)
        bare = reckon(base, layers, [m for m in spared if m is not None], first, upto)
        if bare.value != result.value and view.gap("G4", ("5-6 i",)):
            return bare
    return result
