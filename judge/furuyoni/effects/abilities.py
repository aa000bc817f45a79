"""What a card says, as data: abilities, each a resolved effect or a standing one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine.data import EMPTY
from judge.engine.tree import Node
from judge.light import NamedTuple

CLASSES = {
    "static": "9-1-1-2", "on_use": "9-1-1-3", "after_attack": "9-1-1-4", "initialize": "9-1-1-5",
    "ongoing": "9-1-1-6", "disenchant": "9-1-1-7", "used": "9-1-1-8", "declare": "9-1-1-2",
}  # fmt: skip
"""The classes of effects and the clause that defines each (9-1-1)."""

SIDES = ("closed", "open")
"""The sides of an umbrella card, the one first that its own facts tell."""
LYING = ("up", "down")
"""The faces of a card that is printed on both, by how it lies."""
FACES = (*SIDES, *LYING)
"""What a card may be in turn, by which its effects are written."""
BOTH = "both"
"""In effects: what stands on both faces, after what is said on each."""

Keyword = tuple[str, str]
"""A keyword and the filter that limits it: ("no_reactions", "card.class == normal"); no filter: it is unlimited."""


Users = str | tuple[str, ...]
"""Whose a card or an attack is (6-2-1-4, 6-4-1-8): one megami, several, or none ("")."""


def one_or_several(users: tuple[str, ...]) -> Users:
    """Users as a card bears them: one by her name, none as ""."""
    return users if len(users) > 1 else (users or ("",))[0]


def others(mine: Users | None, theirs: Users | None) -> bool:
    """10-15: whether what is `theirs` is of another megami than what is `mine`; what is nobody's is not.

    Of two users one that differs is enough.
    """
    one, other = ({*u} if isinstance(u, tuple) else {u} for u in (mine, theirs))
    return bool(other - {*one, "", None})


class Ability(NamedTuple):
    """One effect of a card or an attack.

    `key` names it everywhere (number of the card, mark of the ability). `does` says what sort it is: `do` (a `tree` to
    resolve) or a standing one with its particulars in `data`: change, redirect, forbid, permit, treat, keyword, cost.
    `cond` must hold for it to be resolved or to stand; `when` is the happening that calls for it; `throughout` tells
    whether it counts only for a card used as the throughout action (9-1-2: True) or only for one that was not (False).
    """

    key: str
    at: str
    does: str
    cond: Node | None = None
    when: Mapping[str, Any] | None = None
    tree: Node | None = None
    data: Mapping[str, Any] = EMPTY
    throughout: bool | None = None
    frame: tuple[Node, ...] | None = None
    """The icons of the frame in which it stands, each a word or what comes to one; None: it stands in none."""
    vow: Node | None = None
    """The number of the vow in which it stands: it is text of a use on which that was chosen; None: of every use."""


class Band(NamedTuple):
    """How many crystals on the cards of a number, `least` or more, make a card a copy of which other."""

    on: str
    least: int
    of: str


class CardDef(NamedTuple):
    """A card as the engine uses it: its printed facts and its abilities.

    `range` is a tuple of distances; `aura`, `life`, `charge` and `cost` are expression nodes, or None (no such value,
    or "-"). `scripted` tells whether its effects are written; a card without them cannot be adjudicated.
    """

    number: str
    names: Mapping[str, str]
    klass: str
    type: str
    subtype: str | None
    megami: Users
    range: tuple[int, ...] = ()
    aura: Node | None = None
    life: Node | None = None
    charge: Node | None = None
    cost: Node | None = None
    abilities: tuple[Ability, ...] = ()
    created: Mapping[str, Ability] = EMPTY
    """Abilities of the attacks that its effects create, by key."""
    scripted: bool = True
    printed: Mapping[str, Any] = EMPTY
    """What is printed on it beside, which rooms declare as information of cards."""
    mimics: str = ""
    """Of what its own text makes it a copy: of the card that lies under its owner's card of that number, or in a zone
    of its owner's (`owner.anvil`)."""
    keeps_own: bool = False
    """Whether it keeps its own user and text as such a copy, beside its name."""
    framed: bool = False
    """Whether some of its abilities stand in frames."""
    vowed: bool = False
    """Whether some of its abilities stand in vows."""
    users_by: Mapping[str, tuple[str, ...]] = EMPTY
    """The notes that say who its users are where they are not, or not only, she whose list it is in (B1)."""
    listed: str = ""
    """In whose list of cards it is, where such a note says otherwise of its users."""
    errata: Mapping[str, tuple[str, ...]] = EMPTY
    """What has mended its text (B2), with the editions in which it stands."""
    faces: Mapping[str, CardDef] = EMPTY
    """What it is by each of its faces (`FACES`), of which a chapter of the rules says which counts; none: it has one.

    Of a card with faces the abilities above are those of all of them.
    """

    @property
    def bands(self) -> tuple[Band, ...]:
        """Of which card it is a copy, by how many crystals lie on others of its owner's."""
        rows = (a.data for a in self.abilities if a.does == "counted_copy")
        return tuple(Band(row["on"], int(row["least"].args["value"]), row["of"]) for row in rows)

    def keywords(self, name: str) -> tuple[Ability, ...]:
        """Its abilities that are the keyword `name`."""
        return tuple(a for a in self.abilities if a.does == "keyword" and a.data["keyword"] == name)

    def texts(self, at: str) -> tuple[Ability, ...]:
        """Its effects of one class that are resolved, in printed order (6-2-1-7)."""
        return tuple(a for a in self.abilities if a.at == at and a.does == "do")
