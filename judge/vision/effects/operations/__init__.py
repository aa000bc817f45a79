"""What effects do: each operation finds what it is about, makes its choices, then orders one change or procedure.

An operation that cannot be done as it says ends the effect there (7.1.12): nothing behind it is done, nothing undone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.vision.effects import vocabulary
from judge.vision.effects.operations.battle import attack, block, cancel_attack, cancel_block
from judge.vision.effects.operations.choosing import address, choose, declare, either, let, may, number, pay
from judge.vision.effects.operations.common import Operation, checked
from judge.vision.effects.operations.damage import (
    alter_damage,
    damage,
    draw,
    gain_life,
    heal,
    lose_life,
    pay_life,
    set_life,
    split_damage,
    void_damage,
)
from judge.vision.effects.operations.keywords import fuel, materials
from judge.vision.effects.operations.lasting import modify, wait
from judge.vision.effects.operations.moving import (
    attach,
    define,
    enter,
    give_back,
    give_over,
    move,
    orient,
    transform,
    turn_back,
    turn_over,
)
from judge.vision.effects.operations.nested import attempt, groups, take_out
from judge.vision.effects.operations.playing import change_target, play_as_if, use_as_if
from judge.vision.effects.operations.removing import (
    exile_instead,
    removing,
    return_instead,
    void,
    void_discard,
    void_dying,
)
from judge.vision.effects.operations.seeing import look, reveal, shuffle
from judge.vision.effects.operations.turn import (
    end_phase,
    end_turn,
    extra_phase,
    fail,
    hell,
    lose,
    skip,
    skip_turn,
    win,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

_ALL: Mapping[str, Operation] = {
    "materials": materials, "fuel": fuel,
    "draw": draw, "damage": damage, "split_damage": split_damage, "gain_life": gain_life,
    "lose_life": lose_life, "pay_life": pay_life,
    "set_life": set_life, "void_damage": void_damage, "alter_damage": alter_damage,
    "heal": heal, "return": give_back, "try": attempt, "take_out": take_out, "groups": groups,
    "exile_instead": exile_instead,
    "return_instead": return_instead, "define": define, "dying": removing("dying"), "discard": removing("discard"),
    "exile": removing("exile"), "void_dying": void_dying, "void_discard": void_discard, "void": void, "move": move,
    "enter": enter, "attach": attach, "give_over": give_over, "wake": orient(False), "sleep": orient(True),
    "turn_down": turn_over(True), "turn_up": turn_over(False), "transform": transform,
    "turn_back": turn_back, "modify": modify,
    "wait": wait, "cancel_attack": cancel_attack, "cancel_block": cancel_block, "attack": attack, "block": block,
    "address": address, "choose": choose, "declare": declare, "number": number, "let": let, "may": may,
    "either": either, "pay": pay, "reveal": reveal,
    "look": look, "shuffle": shuffle, "end_turn": end_turn, "end_phase": end_phase, "extra_phase": extra_phase,
    "skip": skip, "skip_turn": skip_turn, "change_target": change_target, "hell": hell, "win": win, "lose": lose,
    "fail": fail, "play_as_if": play_as_if, "use_as_if": use_as_if,
}  # fmt: skip


def _expressions(name: str) -> list[str]:
    return [key for key, sort in vocabulary.OPERATIONS[name].items() if sort == vocabulary.EXPR]


OPERATIONS: Mapping[str, Operation] = {
    vocabulary.CALLED.get(name, name): checked(operation, _expressions(name)) for name, operation in _ALL.items()
}
"""By the word of the vocabulary, as trees call it."""
