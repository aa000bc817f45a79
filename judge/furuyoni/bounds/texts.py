"""What the texts of cards can do to life at most: word by word of the vocabulary of effects.

A word that does not stand here is one of which nothing can be said, and so is every text in which it stands. Costs,
ranges and conditions are not looked at: a text is taken to do all that it says, its choices all of their modes.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from judge.engine.tree import Node, walk
from judge.furuyoni.bounds.weight import ENDLESS, NOTHING, Weight, unknown
from judge.furuyoni.effects.vocabulary.schema import KEYWORDS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from judge.furuyoni.effects.abilities import Ability, CardDef
    from judge.furuyoni.vocab import Vocabulary

LIFE, HAND, SPECIALS = "life", "hand", "specials"
AT_HAND = frozenset({HAND, SPECIALS, "deck", "enhancements", "in_use"})
"""The zones of the core in which a card that comes there can still do something by the rules, in the same turn."""
OWN_ATTACKS = frozenset({"next_attack", "my_attacks", "attacks"})
"""What changes of attacks aim at that may be attacks of the text's player, beside its own."""
OTHERS_ATTACKS = frozenset({"answered", "their_attacks", "attacks"})
"""What changes aim at that may be attacks of the other player."""
MORE = frozenset({"swap", "multiply"})
"""Categories of 5-6 by which damage may grow by anything."""
ON_DAMAGE = frozenset({"own", "raise", "add", "assign", *MORE})
"""Those by which it may grow at all: by so much, to so much, or by anything."""
BEGINNING = ("on_use", "after_attack", "initialize", "declare")
"""The classes of effects that count as a card is used."""
RESURGING = ("resurge", "resurge_now")
AFTERWARDS = ("ongoing", "disenchant", "used", *RESURGING)
"""Those that count where an enhancement or a used special lies."""
AS_IN_HAND = "use_as_in_hand"
PERMITTED = frozenset(
    {
        AS_IN_HAND, "react_this", "attack", "use_attack", "basic", "forward", "backward", "recover", "focus",
        "break_away", "react", "cover", "pay_vigor", "cancel", "choose",
    }
)  # fmt: skip
"""What may be permitted without a card being used that would not be counted."""


def upper(node: Any) -> int | None:
    """What an amount comes to at most; None where that depends. "-", and what stays as it is, count as 0."""
    if node is None:
        return 0
    if isinstance(node, int):
        return node
    if node.op in ("dash", "keep"):
        return 0
    if node.op == "num":
        value: int = node.args["value"]
        return value
    if node.op == "minus":
        of = node.args["of"]
        if of.op == "num":
            return -int(of.args["value"])
        return 0 if of.op == "fact" and str(of.args["path"]).startswith(("attack.", "answered.")) else None
    return None


def life_of(damage: Node) -> int | None:
    """The damage to life of two values."""
    return upper(damage.args["of"][1]) if damage.op == "pair" else None


def total(weights: Iterable[Weight]) -> Weight:
    """All of them."""
    return reduce(Weight.plus, weights, NOTHING)


def raising(target: str, parts: Iterable[tuple[str, int | None]]) -> Weight:
    """What it does to the attacks of a target that damage to life is changed, in categories of 5-6 by so much.

    None is an amount that depends on the board.
    """
    on_damage = [(category, n) for category, n in parts if category in ON_DAMAGE]
    more = sum(ENDLESS if n is None or category in MORE else max(0, n) for category, n in on_damage)
    if target == "this_attack":
        return Weight(theirs=more)
    return Weight(raised=more * (target in OWN_ATTACKS), exposed=more * (target in OTHERS_ATTACKS))


class Texts:
    """Weighs the texts of one game.

    Parameters
    ----------
    made
        The abilities of attacks that effects make, by key.
    own
        What the words can do that rooms bring: operations, standing effects, keywords.
    cards
        The cards that there are, by number.
    words
        The vocabulary of the board.
    turned
        Whether arrows may be turned round, or carry more, by an effect on another card.
    """

    def __init__(
        self, made: Mapping[str, Ability], own: Mapping[str, Weight], cards: Mapping[str, CardDef], words: Vocabulary,
        turned: bool,
    ) -> None:  # fmt: skip
        self.made = made
        self.own = own
        self.cards = cards
        self.words = words
        self.turned = turned
        self.face_down = any(map(_as_in_hand, cards.values()))
        """Whether a card may be used that lies face down."""
        self._used: dict[str, Weight] = {}

    # -- cards ---------------------------------------------------------------------------------------------------------

    def used(self, card: CardDef) -> Weight:
        """One use of a card, up to where it leaves play again; ENDLESS where it can be used anew in the same turn."""
        known = self._used.get(card.number)
        if known is not None:
            return known
        self._used[card.number] = unknown("again")  # unless it is found out without asking for itself
        found = total((self._attack_of(card), *map(self.ability, card.abilities)))
        if any(map(_resurges, card.abilities)):
            found = found.times(ENDLESS, "resurge")
        found = self._used[card.number] = unknown("copy") if _another(card) else found
        return found

    def in_play(self, card: CardDef) -> Weight:
        """What an enhancement in play, or a special that has been used, can still do."""
        if _another(card):
            return unknown("copy")
        return total(self.ability(a) for a in card.abilities if a.at not in BEGINNING)

    def once_used(self, card: CardDef) -> Weight:
        """What a used special can still do for its player: all of it, where it can turn unused again."""
        return self.used(card) if any(map(_resurges, card.abilities)) else self.in_play(card)

    def lying(self, card: CardDef) -> Weight:
        """What a card does that lies anywhere else: what it says of others, and what rooms may make of its text."""
        if _another(card):
            return unknown("copy")
        if _as_in_hand(card):
            return self.used(card)
        mine = (a for a in card.abilities if a.at not in (*BEGINNING, *AFTERWARDS) and not _of_itself(a))
        return total(self.ability(a).times(ENDLESS, a.at) if a.does == "do" else self.ability(a) for a in mine)

    def _attack_of(self, card: CardDef) -> Weight:
        """The attack that a card makes, on whichever face."""
        found = [one for one in (card, *card.faces.values()) if one.type == "attack"]
        if not found:
            return NOTHING
        values = [upper(one.life) for one in found]
        if None in values:
            return unknown("damage")
        return Weight(theirs=max(0, *(v for v in values if v is not None), 0), attacks=1)

    # -- abilities -----------------------------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> Weight:
        """What one ability can do while it counts, or as it is resolved."""
        if ability.at in RESURGING:
            return NOTHING
        if ability.does == "do":
            found = self.tree(ability.tree)
            once = ability.when is None or "phase" in ability.when
            return found if once else found.times(ENDLESS, "when")
        return self.standing(ability.does, ability.data, ability.tree)

    def standing(self, does: str, data: Mapping[str, Any], tree: Node | None) -> Weight:
        """What a standing effect can do."""
        if does in self.own:
            return self.own[does]
        after = self.tree(tree).times(ENDLESS, does) if tree is not None else NOTHING
        match does:
            case "change":
                return self.change(data)
            case "redirect" | "cost" | "charge_from":
                return after if not _speaks_of(data, LIFE) else unknown(does)
            case "instead":
                return total(map(self.tree, _nodes(data.get("do")))).times(ENDLESS, does).plus(after)
            case "divert":
                return self._put(str(data["into"])).times(ENDLESS, does)
            case "permit":
                return NOTHING if PERMITTED.issuperset(data["what"]) else unknown(does)
            case "keyword":
                return NOTHING if data["keyword"] in (*KEYWORDS, *self.own) else unknown(str(data["keyword"]))
            case "grant":
                return total(map(self.ability, data["abilities"])).times(ENDLESS, does)
            case (
                "forbid" | "define" | "alter" | "waits" | "cancel" | "mute" | "no_additions" | "treat" | "declares"
                | "hold"
            ):
                return after
            case "text":
                return NOTHING
        return unknown(does)

    # -- operations ----------------------------------------------------------------------------------------------------

    def tree(self, node: Node | None) -> Weight:
        """What an operation can do, with all that stands inside it."""
        return NOTHING if node is None else self._operation(node, _several(node))

    def _operation(self, node: Node, several: Collection[str]) -> Weight:
        """What an operation can do, where results under some names may hold several cards."""
        inside = total(self._operation(one, several) for one in _inside(node))
        if node.op in self.own:
            return self.own[node.op].plus(inside)
        args = node.args
        match node.op:
            case "block" | "choose" | "may" | "if" | "together" | "sentence" | "later":
                return inside
            case "orders":
                return NOTHING if inside == NOTHING else unknown(node.op)
            case "repeat":
                n = upper(args["n"])
                return inside.times(ENDLESS, node.op) if n is None else inside.times(max(0, n))
            case "move" | "pay":
                return self._move(args)
            case "damage":
                return self._damage(args)
            case "attack":
                return self._attack(args)
            case "change":
                return self.change(args)
            case "put":
                return self._put(str(args["to"]), str(args["card"]), str(args.get("state", "")), several)
            case "draw":
                n = upper(args.get("n", 1))
                mine = args.get("who", "me") == "me" and n is not None
                return Weight(draws=n or 0, own=n or 0) if mine else unknown(node.op)
            case "reshuffle":
                return Weight(returns=True)
            case "use":
                mine = args.get("by", "me") == "me"
                return _once_more(str(args["card"]), several) if mine else unknown(node.op)
            case "exchange":
                new = self.cards.get(str(args["with"]))
                return unknown(node.op) if new is None else self.used(new)
            case "cost":
                return NOTHING if not _speaks_of(args, LIFE) else unknown(node.op)
            case (
                "vigor" | "flinch" | "pay_vigor" | "gauge" | "basic" | "pick" | "cancel" | "remember" | "reveal"
                | "proof" | "name_card" | "declare" | "forbid" | "void_basic" | "end_phase" | "skip"
            ):
                return NOTHING
        return unknown(node.op)

    def _move(self, args: Mapping[str, Any]) -> Weight:
        """Crystals that leave a life; a movement that points both ways may leave either end."""
        ends = args["from"] if isinstance(args["from"], tuple) else (args["from"],)
        if args.get("two_way"):
            ends = (*ends, args["to"])
        whose = {end.rpartition(".")[0] for end in ends if end.rpartition(".")[2] == LIFE}
        if not whose and not (self.turned and args["to"].rpartition(".")[2] == LIFE):
            return NOTHING
        n = None if self.turned else upper(args["n"])
        if n is None or not whose <= {"me", "opp"}:
            return unknown("move")
        return Weight(theirs=n if "opp" in whose else 0, own=n if "me" in whose else 0)

    def _damage(self, args: Mapping[str, Any]) -> Weight:
        """Damage that no attack deals."""
        n = life_of(args["damage"]) if "damage" in args else upper(args.get("n", 1))
        if args.get("zone", LIFE) != LIFE and not args.get("both") and "damage" not in args:
            return NOTHING
        if n is None or args["to"] not in ("me", "opp"):
            return unknown("damage")
        return Weight(theirs=n) if args["to"] == "opp" else Weight(own=n)

    def _attack(self, args: Mapping[str, Any]) -> Weight:
        """An attack that an effect makes."""
        n = life_of(args["damage"])
        if n is None or args.get("live"):
            return unknown("damage")
        return total((Weight(theirs=max(0, n), attacks=1), *(self.ability(self.made[key]) for key in args["text"])))

    def change(self, args: Mapping[str, Any]) -> Weight:
        """By how much damage to life grows: of the text's own attack alone, or of any."""
        target = str(args["target"])
        if target != "this_attack" and target not in OWN_ATTACKS | OTHERS_ATTACKS:
            return NOTHING
        return raising(target, ((category, life_of(what)) for category, what in args["numbers"]))

    def _put(self, to: str, card: str = "", state: str = "", several: Collection[str] = ()) -> Weight:
        """Where a card may go: into a deck, to where it stays for this turn, or to where it is at hand once more."""
        whose, _, kind = to.rpartition(".")
        if kind == "deck":
            return Weight(returns=True)
        usable = kind in AT_HAND or self.words.used_from.get(kind) or (kind == "facedown" and self.face_down)
        if not usable or (kind == SPECIALS and state == "used"):
            return NOTHING
        if kind in (HAND, "facedown") and whose in ("", "me", "owner"):
            return _once_more(card, several)
        number = card.partition(" in ")[0]
        if kind == SPECIALS and number in self.cards:
            return self.used(self.cards[number])
        return unknown(f"put {kind}")


def _another(card: CardDef) -> bool:
    """Whether it is a copy of another card, or nobody has written what it says."""
    return not card.scripted or bool(card.mimics or card.bands)


def _as_in_hand(card: CardDef) -> bool:
    """Whether its text lets it be used as one of the hand from where it lies."""
    return any(a.does == "permit" and AS_IN_HAND in a.data["what"] for a in card.abilities)


def _resurges(ability: Ability) -> bool:
    """Whether a special turns unused again before the end phase."""
    return ability.at in RESURGING and "phase" not in (ability.when or {})


def _of_itself(ability: Ability) -> bool:
    """Whether a standing effect is about nothing but its own card, or its attack, which is not being used here."""
    return ability.does == "keyword" or str(ability.data.get("target", "")).startswith("this_")


def _several(root: Node) -> frozenset[str]:
    """The names under which a text may know several cards that were chosen together."""
    picks = (node for _, node in walk(root) if node.op == "pick")
    return frozenset(str(node.args["as"]) for node in picks if (upper(node.args.get("n", 1)) or ENDLESS) > 1)


def _once_more(card: str, several: Collection[str]) -> Weight:
    """A card is used that could not be used else: which one is not known, nor how often if it is the text's own."""
    alone = card != "this" and card not in several and not card.startswith(("all ", "top ", "under "))
    return Weight(uses=1 if alone else ENDLESS)


def _nodes(value: Any) -> tuple[Node, ...]:
    """The operations in an argument: one, a list of them, or a list of lists."""
    if isinstance(value, Node):
        return (value,)
    return tuple(node for part in value for node in _nodes(part)) if isinstance(value, tuple) else ()


def _inside(node: Node) -> tuple[Node, ...]:
    """The operations that stand inside another."""
    return tuple(part for name in INSIDE if name in node.args for part in _nodes(node.args[name]))


INSIDE = ("do", "then", "else", "modes", "divine", "devious")
"""Under which names operations stand inside an operation."""


def _speaks_of(value: Any, word: str) -> bool:
    """Whether a word stands anywhere in what a text is told, as a place."""
    if isinstance(value, str):
        return word in value.replace(".", " ").split()
    if isinstance(value, Node):
        return _speaks_of(tuple(value.args.values()), word)
    if isinstance(value, tuple | list):
        return any(_speaks_of(part, word) for part in value)
    return hasattr(value, "values") and _speaks_of(tuple(value.values()), word)
