"""Attacks and blocks that effects make or cancel (6.3.5, 6.3.6, 6.4.5, 6.4.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine import Ask, Do, Frame, Next, Push, Spec, View
from judge.engine.choice import pick_one
from judge.vision.board import bans, reading
from judge.vision.effects.evaluate import here
from judge.vision.effects.operations.common import FAIL, cards_of, told_of, who_of
from judge.vision.rules.common import FAILED, heard, put
from judge.vision.rules.s6_4_block import by_effect as block_by_effect

if TYPE_CHECKING:
    from judge.engine.outcome import Outcome
    from judge.engine.tree import Node


def cancel_attack(view: View, frame: Frame, node: Node) -> Outcome:
    """6.3.6.a, and with it the block (6.4.6)."""
    if "done" in told_of(frame):
        return Next()
    attacker = reading.attacker(view)
    if not attacker or attacker not in cards_of(here(view, frame), node):
        return FAIL
    event = {"card": attacker, "side": reading.holder(view, attacker), "serial": attacker}
    acts = (put({"attack.by": None, "attack.blocked": None}), *heard(view, "attack_cancelled", event))
    return Do(acts, "done", None, ("V6.3.6.a", "V6.4.6"))


def cancel_block(view: View, frame: Frame, node: Node) -> Outcome:
    """6.4.7: the interference and the battle go on."""
    if "done" in told_of(frame):
        return Next()
    if reading.blocker(view) not in cards_of(here(view, frame), node):
        return FAIL
    return Do((put({"attack.blocked": None}),), "done", None, ("V6.4.7",))


def attack(view: View, frame: Frame, node: Node) -> Outcome:
    """6.3.5: the character attacks, in an interference of its own."""
    if "fought" in told_of(frame):
        return FAIL if told_of(frame)["fought"] == FAILED else Next()
    cards = cards_of(here(view, frame), node)
    if "who" in node.args:
        for word, clause in (("attack", "V6.3.3.c"), ("led_to_attack", "V6.3.2.e")):
            able = tuple(c for c in cards if not bans.forbidden(view, c, word))
            if able != cards and view.applies(clause):
                cards = able  # the player has one of those attack that can
        if not cards or not view.applies("V6.2.3.c"):
            return FAIL
        if len(cards) > 1:
            if "which" not in told_of(frame):
                (player,) = who_of(here(view, frame), node)
                options = tuple(("choose", c) for c in cards)
                return Ask(pick_one(player, "object", options, "V6.2.3.c"), "which")
            cards = (told_of(frame)["which"][0][1],)
    if not cards:
        return FAIL
    about = {"card": cards[0], "told_player": "who" in node.args}
    return Push(Spec("V6.3.5", frame.you, about), into="fought", then=None)


def block(view: View, frame: Frame, node: Node) -> Outcome:
    """6.4.5."""
    (card, *_) = cards_of(here(view, frame), node) or (0,)
    if "blocked" in told_of(frame):
        return FAIL if told_of(frame)["blocked"] == FAILED else Next()
    return Push(block_by_effect(view, card, frame.you), into="blocked", then=None) if card else FAIL
