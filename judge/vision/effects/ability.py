"""An effect of a card as it is written: of which kind it is, when it works, what it asks for and does."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine.tree import Node
from judge.light import NamedTuple

KINDS = ("play", "use", "alpha", "beta", "gamma", "static", "instead", "auto", "offer")
TRIGGERED = ("alpha", "beta", "gamma")


class Picked(NamedTuple):
    """What is picked of the board: 〔〕 of a target (8.2) or an object (8.1): among what, how many, of which sort."""

    name: str
    among: Node
    cond: Node | None = None
    n: Node | None = None
    upto: bool = False
    """As many as one likes up to the number."""
    each: bool = False
    """All of them (8.2.6.c)."""


class Cost(NamedTuple):
    """What using an effect costs (7.3.2): nodes, sleeping, life, cards."""

    nodes: Node | None = None
    sleep: bool = False
    life: Node | None = None
    x: bool = False
    awake: bool = False
    """Nodes are put to sleep for it, and none that sleep are discarded."""


class Ability(NamedTuple):
    """One effect.

    `kind`: `play` (7.2), `use` (7.3), `alpha`, `beta`, `gamma` (7.4) that answer a moment, `static` for automatic
    effects that last while their condition holds, `instead` for what comes in place of an act (11.2.2.a), `auto` for
    automatic effects that a player with priority may apply or not (7.4.4).
    `when`: the moment, or for `use` whose turn (`any`, `mine`, `theirs`). `clause`: that of a keyword.
    """

    key: str
    kind: str
    when: str = ""
    sort: str = "gamma"
    """Of a static effect: whether it is α, which lives on the field, or β, which lives anywhere."""
    cond: Node | None = None
    cost: Cost = Cost()
    targets: tuple[Picked, ...] = ()
    modes: tuple[Ability, ...] = ()
    do: Node = Node("block", {"do": ()})
    change: Mapping[str, Node | str] = {}
    once: str = ""
    fixed: bool = False
    clause: str = ""
    keyword: str = ""
    declares: tuple[tuple[str, str], ...] = ()
    rank: str = ""
    """The row by popularity in which it stands (2.13.5): `explosion`, `bonus`, `normal`, `penalty`."""
    may: bool = False
    """Whether its player chooses, as its condition comes to be met, whether it applies (7.4.5.f)."""
