"""What a card made up in a file says of names, functions, moments and definitions that there are not."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from judge.engine.tree import Node
from judge.vision import catalogue
from judge.vision.effects import vocabulary
from judge.vision.effects.ability import TRIGGERED, Ability
from judge.vision.effects.meaning import FUNCTIONS, LETTERS
from judge.vision.effects.sorts import KNOWN_OF, OF_PLAYER, THINGS, misfit
from judge.vision.effects.vocabulary import VocabularyError
from judge.vision.rules.s4_turn import PHASES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NAMES = frozenset((
    "this", "written_on", "you", "opponent", "players", "about", "characters", "field", "underworlds", "hells", "nodes",
    "plays", "uses", "attacker", "blocker", "turn_player", "phase", "event", "answering_attack", "answering",
    "spell_timing", "dying", "turn", "last_played", "turn_order",
    "hand", "deck", "underworld", "removed", "sideboard", "it", *LETTERS,
))  # fmt: skip
"""What expressions may name without anything having been named before."""
MOMENTS = frozenset((
    "turn_start", "turn_end", *(f"{phase}_{end}" for phase in PHASES for end in ("start", "end")), "upkeep", "played",
    "used", "targeted", "play_targeted", "play_voided", "resolving", "resolved", "use_resolved", "would_deal",
    "would_be_dealt", "dealt", "was_dealt", "would_attack", "attacked", "would_block", "blocked", "battle_start",
    "battle_rest", "battle_end", "would_make_dying", "would_become_dying", "made_dying", "became_dying",
    "would_discard", "would_be_discarded", "discarded", "was_discarded", "would_exile", "would_be_exiled", "exiled",
    "was_exiled", "would_enter", "entered", "would_set", "was_set", "was_put", "declared", "interference_end",
    "object", "objected", "met", "woke", "went_over", "drew",
    "revealed", "seen", "node_set", "would_gain", "gained", "shuffled",
    "grazed", "slept", "attack_cancelled",
))  # fmt: skip
"""What an automatic effect may answer."""
TIMINGS = ("any", "mine", "theirs")
WHOSE = ("my", "their")


def misfits(ability: Ability) -> Iterator[str]:
    """What of an effect is told that it cannot be."""
    for picked in ability.targets:
        yield misfit("target", {"of": picked.among, **({"n": picked.n} if picked.n is not None else {})})
    cost = ability.cost
    yield misfit("cost", {k: v for k, v in (("nodes", cost.nodes), ("life", cost.life)) if v is not None})
    yield misfit("change", {k: v for k, v in ability.change.items() if k not in THINGS})
    for node in _nodes(ability.do):
        if node.op in vocabulary.OPERATIONS:
            yield misfit(node.op, node.args)


def wrong(abilities: Sequence[Ability], gives: Sequence[str] = ()) -> VocabularyError | None:
    """The first thing that effects name and that is nothing, or are told that it cannot be, None where all may be.

    `gives`: under which names the effects stand that the card gives to others.
    """
    given = {a.key.rpartition("/")[2] for a in abilities if any(a.key.startswith(f"{one}/") for one in gives)}
    known = {f"{one}/{n}" for one in gives for n in given} | {a.key for a in abilities}
    for ability in abilities:
        if ability.kind in TRIGGERED and ability.when not in MOMENTS:
            message = f"there is no moment {ability.when!r}; docs/vision-vocabulary.md has them"
            return VocabularyError(message, ability.when, sorted(MOMENTS))
        if ability.kind == "use" and ability.when not in TIMINGS:
            message = f"an activated effect is used at {', '.join(TIMINGS)}, not {ability.when!r}"
            return VocabularyError(message, ability.when, TIMINGS)
        given_so = ability.change.get("grant")
        if isinstance(given_so, str) and given_so not in known:
            message = f"no effect is called {given_so!r}; one that stands under `gives:` is called `NAME gives/0`"
            return VocabularyError(message, given_so, sorted(known))
        several = (ability, *ability.modes)
        bound = {*NAMES, *(picked.name for one in several for picked in one.targets)}
        bound |= {name for one in several for name, _ in one.declares}
        bound |= {str(name) for name in _named(tuple(ability))}
        for node in _nodes(tuple(ability)):
            found = _unknown(node, bound, known)
            if found is not None:
                return found
        odd = next((one for each in several for one in misfits(each) if one), "")
        if odd:
            return VocabularyError(odd)
    return None


def _whose(node: Node) -> bool:
    """Whether something is asked of what is `my` or `their`: of a player."""
    of = node.args.get("of") if node.op == "of" else None
    return isinstance(of, Node) and of.op == "name" and of.args["name"] in WHOSE


def _unknown(node: Node, bound: set[str], known: set[str]) -> VocabularyError | None:
    name = str(node.args.get("name"))
    dealt = any(name.startswith(f"{one}_") for one in bound - NAMES)
    if node.op == "name" and name not in bound and not dealt:
        return VocabularyError(f"{name!r} is nothing that an effect may name here", name, (*sorted(bound), *WHOSE))
    if node.op == "call":
        if name not in FUNCTIONS:
            message = f"there is no function {name!r}; there are {', '.join(sorted(FUNCTIONS))}"
            return VocabularyError(message, name, sorted(FUNCTIONS))
        try:
            inspect.signature(FUNCTIONS[name]).bind(None, *node.args["args"])
        except TypeError:
            asked = [p for p in inspect.signature(FUNCTIONS[name]).parameters if p != "at"]
            return VocabularyError(f"{name}() is asked about {', '.join(one.strip('_') for one in asked)}")
    if node.op == "of":
        of = node.args["of"]
        happened = isinstance(of, Node) and of.args.get("name") == "event"
        there = OF_PLAYER if _whose(node) else sorted(KNOWN_OF)
        if not happened and name not in there:
            return VocabularyError(f"nothing is called {name!r}; there are {', '.join(there)}", name, there)
    for word in ("grant", "text"):
        told = node.args.get(word)
        if node.op == "modify" and isinstance(told, str) and told not in known:
            message = f"no effect is called {told!r}; one that stands under `gives:` is called `NAME gives/0`"
            return VocabularyError(message, told, sorted(known))
    made = node.args.get("as")
    if isinstance(made, Node) and made.op == "value" and str(made.args["value"]) not in catalogue.definitions():
        said, defined = made.args["value"], catalogue.definitions()
        return VocabularyError(f"nothing is defined as {said!r}; there are {', '.join(defined)}", said, defined)
    if node.op == "wait" and node.args.get("on") not in MOMENTS:
        return VocabularyError(f"there is no moment {node.args.get('on')!r}", node.args.get("on"), sorted(MOMENTS))
    return None


def _nodes(said: Any) -> Iterator[Node]:
    if isinstance(said, Node):
        yield said
        for key, one in said.args.items():
            if not (key == "of" and _whose(said)):
                yield from _nodes(one)
    elif isinstance(said, dict):
        for one in said.values():
            yield from _nodes(one)
    elif isinstance(said, tuple | list):
        for one in said:
            yield from _nodes(one)


def _named(said: Any) -> Iterator[Any]:
    """What operations and comprehensions give a name to."""
    for node in _nodes(said):
        if node.op in ("choose", "declare", "number", "let", "groups", "each"):
            yield node.args.get("name")
        if node.op == "pay_life" and "choose" in node.args:
            yield node.args["choose"]
