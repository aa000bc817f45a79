"""9-1-3-2: up to which category an effect reads the damage of an attack that it modifies itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.tree import Node, walk
from judge.furuyoni.core.s5_6_modifiers import NUMBER_CATEGORIES

if TYPE_CHECKING:
    from collections.abc import Iterable

SAME = {"answered": ("answered",), "attack": ("this_attack", "my_attacks", "their_attacks", "attacks")}
"""By the word with which an expression speaks of an attack: the targets of changes that mean the same one."""


def upto(asked: Node, doing: Iterable[Node]) -> str | None:
    """The first category in which `doing` modifies the damage of the attack `asked` speaks of; None if it does not."""
    heads = {str(n.args["path"]).partition(".")[0] for _, n in walk(asked) if n.op == "fact"}
    targets = {target for head in heads for target in SAME.get(head, ())}
    changes = (n for node in doing for _, n in walk(node) if n.op == "change" and n.args["target"] in targets)
    found = {category for n in changes for category, _ in n.args["numbers"]}
    return next((c for c in NUMBER_CATEGORIES if c in found), None)
