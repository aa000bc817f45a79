"""Numbers under their modifiers (5-6), with what the text leaves open about assignments that meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.layers import Layer, Modifier, Reckoning, reckon
from judge.furuyoni import board
from judge.furuyoni.core.s5_6_modifiers import rounding_first, sparing, unsettled, without_dashes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.data import Value
    from judge.engine.view import View


def reckoned(
    view: View, base: Value, layers: Sequence[Layer], mods: Sequence[Modifier], upto: str | None = None
) -> Reckoning:
    """A number or a pair of them under its modifiers, up to a category of 5-6.

    Where several assignments meet and none is the active player's, 5-6 i says nothing: gap G4, asked if the value is
    another when none of them applies.
    """
    first = board.active(view)
    layers = [layer for layer in layers if view.on(layer.clause)]
    if not mods:
        return reckon(base, layers, mods, first, upto)
    mods = _one_rounding(view, base, layers, mods, upto)
    result = reckon(base, layers, mods, first, upto)
    dashless = without_dashes(mods, first)
    if dashless is not None:
        other = reckon(base, layers, dashless, first, upto)
        if other.value != result.value and view.gap("G45", ("5-6 i",)):
            mods, result = dashless, other
    contested = unsettled([m for m in mods if m.category == "assign"], first)
    if contested:
        spared = (sparing(m, contested) if m.category == "assign" else m for m in mods)
        bare = reckon(base, layers, [m for m in spared if m is not None], first, upto)
        if bare.value != result.value and view.gap("G4", ("5-6 i",)):
            return bare
    return result


def _one_rounding(
    view: View, base: Value, layers: Sequence[Layer], mods: Sequence[Modifier], upto: str | None
) -> Sequence[Modifier]:
    """The modifiers, divisions that round differently in an order: they apply together, so it is rounded once (G44)."""
    down, up = (rounding_first(mods, way) for way in ("down", "up"))
    if down is None or up is None:
        return mods
    first = board.active(view)
    if reckon(base, layers, down, first, upto).value == reckon(base, layers, up, first, upto).value:
        return down
    return up if view.gap("G44", ("5-6 iv",)) else down
