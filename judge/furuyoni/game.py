"""The game as the kernel sees it: procedures of an edition, primitives, operations, policies; and the cards in play."""

from __future__ import annotations

from functools import cache, cached_property, reduce
from typing import TYPE_CHECKING, Any, Self

from judge.engine import Act, Draft, Event, Frame, Procedure, Replacement, Step, Triggered, View
from judge.engine import tree as trees
from judge.engine.choice import CHANCE
from judge.engine.data import EMPTY, Change, Happening, Locals, Result, Value
from judge.engine.edits import NO_EDITS, Edits, Facts
from judge.engine.outcome import LOOP, Cut, Enter, Outcome, Push
from judge.engine.tree import Node, Path, Text
from judge.furuyoni import asks, board, megami
from judge.furuyoni.board import attacking, movement, primitives, putting, shortfall, using
from judge.furuyoni.board.primitives import PRIMITIVES
from judge.furuyoni.core import (
    s4_1_setup,
    s4_2_victory,
    s5_5_state,
    s5_8_damage,
    s8_1_start,
    s8_2_main,
    s8_3_end,
    s8_turn,
    s9_1_1_2_statics,
    s9_1_1_8_frames,
    s9_1_3_4_booked,
    s9_2_use,
    s9_3_costs,
    s9_4_attack,
    s9_5_disenchant,
    s9_6_basic,
    s9_7_reshuffle,
    s10_6_gap,
    s10_13_end_phase,
    s10_39_declared,
)
from judge.furuyoni.effects import frames, standing
from judge.furuyoni.effects.multiplied import Abilities
from judge.furuyoni.effects.operations import OPERATIONS
from judge.furuyoni.effects.operations.common import context
from judge.furuyoni.effects.vocabulary import evaluate, reads
from judge.furuyoni.legal import legality, prohibitions
from judge.furuyoni.match import Match
from judge.furuyoni.rules import (
    additional,
    attack_modifiers,
    attacks,
    authority,
    cancelling,
    conditions,
    costs,
    distances,
    holding,
    moments,
    parameters,
    redirects,
    unplayed,
)
from judge.furuyoni.rules.edition import KO
from judge.furuyoni.rules.nesting import WHY_NESTED
from judge.furuyoni.vocab import vocabulary
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from judge.engine.authority import Disputed
    from judge.engine.game import Operation, Primitive
    from judge.engine.symmetry import Symmetry
    from judge.engine.view import Memo
    from judge.furuyoni.effects.abilities import Ability, CardDef
    from judge.furuyoni.effects.vocabulary.context import Context
    from judge.furuyoni.room import Room

CHAPTERS = (
    s4_1_setup, s4_2_victory, s5_5_state, s5_8_damage, s8_turn, s8_1_start, s8_2_main, s8_3_end, s9_1_1_2_statics,
    s9_1_1_8_frames, s9_1_3_4_booked, s9_2_use, s9_3_costs, s9_4_attack, s9_5_disenchant, s9_6_basic, s9_7_reshuffle,
    s10_6_gap, s10_13_end_phase, s10_39_declared,
)  # fmt: skip
SEVERAL = ("5-5 paragraph 3", "9-1 paragraph 2", "5-1-1 paragraph 2")
"""Why the active player says which of several effects comes first."""
LIMITS = ("aura_cap", "arrow_aura_cap", "vigor_cap")
"""Numbers that are first asked for as a change is made."""
ONLY_NEWER = frozenset(
    {"6-3 paragraph 9", "7-1-3-2", "9-1-3-4 paragraph 4", "9-4 ix", "10-41", "10-42", "10-43", "10-44"}
)
"""Sections and paragraphs that definitions consult and that only the newer edition has."""


RULES = (
    board, movement, putting, using, attacking, primitives, parameters, attacks, attack_modifiers, standing, frames,
    costs, holding, moments, conditions, prohibitions, legality, *CHAPTERS,
)  # fmt: skip
"""The modules whose functions answer for the ports of the table."""


@cache
def core() -> Mapping[str, Callable[..., Any]]:
    """The core's function for each port, by its clause."""
    return {clause: run for module in RULES for clause, run in getattr(module, "RULES", {}).items()}


@cache
def procedures(edition: str) -> Mapping[str, Procedure]:
    """Every procedure of the core rules in an edition, by id."""
    return {p.id: p for chapter in CHAPTERS for p in chapter.procedures(edition)}


KEPT_TABLES = 64
"""How many tables of rules are kept."""
_tables: dict[tuple[object, ...], tuple[asks.Asks, tuple[Room, ...]]] = {}


class Furuyoni(Match):
    """『新幕 桜降る代に決闘を』 in one edition, with the cards that take part.

    Parameters
    ----------
    cards
        The definitions of all cards in play, by number.
    placed
        Which card (its id on the board) has which number: where standing effects are looked for.
    chosen
        The megami that the players have chosen, in their versions: whose chapters are in force (0-2).
    off
        Clauses that are switched off.
    unwritten
        Cards whose effects are not written, by id, with what is to be said where one of them would count.
    """

    name = "furuyoni"
    stated = Place("<board>")
    listened: Mapping[int, str] = {}
    """The abilities whose conditions nodes are, where it is to be heard what they come to."""

    def __init__(
        self, edition: str, cards: Mapping[str, CardDef], placed: Mapping[int, str], chosen: Iterable[str] = (),
        off: frozenset[str] = frozenset(), unwritten: Mapping[int, Problem] | None = None,
    ) -> None:  # fmt: skip
        self.edits = NO_EDITS
        self.edition = edition
        self.chosen = tuple(dict.fromkeys(chosen))
        self.off = off
        self.rooms: tuple[Room, ...] = megami.seated(self.chosen)
        self.vocab = vocabulary(self.rooms)
        self.rules = self._rules()
        self.primitives: Mapping[str, Primitive] = PRIMITIVES
        self.operations: Mapping[str, Operation] = OPERATIONS
        for room in self.rooms:
            self.primitives = {**self.primitives, **room.primitives}
            self.operations = {**self.operations, **room.operations}
        self.cards = cards
        self.placed = placed
        self.unwritten: Mapping[int, Problem] = {} if unwritten is None else unwritten
        self.mimics = {id: cards[number].mimics for id, number in placed.items() if cards[number].mimics}
        self.counted = {id: bands for id, number in placed.items() if (bands := cards[number].bands)}
        self.faced = tuple(id for id, number in placed.items() if cards[number].faces and cards[number].type != "none")
        self.as_printed = not (self.mimics or self.faced or self.counted)
        self.crystals_on = tuple((id, f"card.{id}.crystals") for id in placed)
        self.abilities = Abilities()
        for info in cards.values():
            self.abilities.update({a.key: a for a in info.abilities} | dict(info.created))
        found: dict[str, tuple[tuple[int, Ability], ...]] = {}
        for id, number in placed.items():
            for ability in cards[number].abilities:
                for sort in standing.headings(ability):
                    found[sort] = (*found.get(sort, ()), (id, ability))
        self.standing: Mapping[str, tuple[tuple[int, Ability], ...]] = found
        self.statics = tuple(id for limit in LIMITS for id, ability in self.standing.get(standing.CHANGES[limit], ()))
        counted = (fact for room in self.rooms for fact in room.counted)
        self.asked = frozenset((*_asked(self.abilities.values()), *counted))
        waited = (str((a.when or {}).get("becomes")) for a in self.abilities.values())
        self.waits_for_room = any(path.endswith(".aura_room") for path in waited)
        self.notices = tuple(notice for room in self.rooms for notice in room.notices)
        self.cancels = any(a.does == "cancel" for a in self.abilities.values())

    def _rules(self) -> asks.Asks:
        """The table of the rules in force: for the same megami the same, where none is switched off."""
        rooms = self.rooms
        who = (self.edition, self.chosen, *map(id, rooms))  # the rooms last as long as the table that is kept with them
        found = None if self.off else _tables.pop(who, None)
        if found is None:
            amendments = [
                *additional.placements(self.chosen, self.vocab),
                *(a for room in rooms for a in room.in_edition(self.edition)),
            ]
            steps = (*procedures(self.edition).values(), *(p for room in rooms for p in room.procedures))
            found = asks.Asks(core(), steps, amendments, self.off, megami.SETTLED), rooms
        if not self.off:
            _tables[who] = found
            if len(_tables) > KEPT_TABLES:
                del _tables[next(iter(_tables))]
        return found[0]

    def has(self, clause: str) -> bool:
        if any(room.only.get(clause, self.edition) != self.edition for room in self.rooms):
            return False
        return self.edition == KO or not {clause, clause.partition(" ")[0]} & ONLY_NEWER

    def read(self, card: int) -> None:
        if card in self.unwritten:
            raise Problems([self.unwritten[card]])

    def readings(self, gap: str) -> tuple[str, ...]:
        from judge.furuyoni.rules.gaps import GAPS

        return GAPS[gap].readings if gap in GAPS else ()

    # -- what expressions come to ------------------------------------------------------------------------------------

    def truth(self, view: View, at: Context, node: Node) -> bool:
        key = self.listened.get(id(node)) if self.edits is not NO_EDITS else None
        if key is None:
            return evaluate.truth(view, at, node)
        card = at.card.id if at.card else None
        facts: Facts = lambda: _named(view, at, node)  # noqa: E731 - asked only by who listens
        return self.edits.heard(view, key, card, node, lambda: evaluate.truth(view, at, node), facts)

    def number(self, view: View, at: Context, node: Node) -> int:
        return evaluate.number(view, at, node)

    def settle(self, view: View, at: Context, node: Node) -> Value:
        return evaluate.evaluate(view, at, node)

    def distance(self, view: View) -> int:
        return parameters.distance(view)

    def evaluate(self, view: View, frame: Frame, node: Node) -> Value:
        return evaluate.evaluate(view, context(frame), node)

    def condition(self, view: View, frame: Frame, node: Node) -> Value:
        """The condition of an effect that modifies damage reads damage up to that modification (9-1-3-2)."""
        upto = reads.upto(node.args["cond"], (*node.args.get("then", ()), *node.args.get("else", ())))
        return evaluate.evaluate(view, context(frame)._replace(upto=upto), node.args["cond"])

    def tree(self, text: Text, view: View) -> Node:
        return self.said(text)

    def said(self, text: Text) -> Node:
        """What a text, or a part of one, has done."""
        if not isinstance(text, str):
            return reduce(_said_at, text.paths, self.said(text.key))
        found = self.abilities[text].tree
        assert found is not None
        return found

    def nested(self, nesting: str, frames: Sequence[Frame]) -> tuple[str, ...]:
        if not nesting:
            return ()
        deeper = ("9-8 paragraph 3",) if any(f.nesting for f in frames) else ()
        return (nesting, *WHY_NESTED[nesting], "9-8 paragraph 2", "9-1 paragraph 3", *deeper)

    def edited(self, edits: Edits) -> Self:
        copied = super().edited(edits)
        off = edits.standing_off
        if off:
            standing = self.standing.items()
            copied.standing = {sort: tuple(p for p in put if p[1].key not in off) for sort, put in standing}
        copied.listened = {id(a.cond): a.key for a in self.abilities.values() if a.cond is not None}
        return copied

    def speaks(self, frame: Frame) -> int | None:
        card = frame.locals.get("card")
        return card.id if card else None

    def named(self, view: View, frame: Frame, node: Node) -> tuple[tuple[Node, Value], ...]:
        return _named(view, context(frame), node)

    # -- policies ------------------------------------------------------------------------------------------------------

    def disputed(self, events: Sequence[Event], state: Mapping[str, Value]) -> tuple[Disputed, ...]:
        return authority.disputed(events, state) if self.answers else ()

    def watched(self, view: View) -> Locals:
        facts: dict[str, Value] = {"distance": parameters.distance(view), "mastery_zone": parameters.mastery_zone(view)}
        if self.waits_for_room:
            facts |= {f"{player}.aura_room": parameters.aura_room(view, player) for player in board.PLAYERS}
        if self.standing.get("forbid"):
            for player in board.PLAYERS:
                facts[f"{player}.cannot_lose"] = s4_2_victory.safe(view, player)
        return facts

    def keep(self, draft: Draft, happened: Sequence[Happening]) -> None:
        if self.cancels:
            cancelling.notice(draft)
        if "distance_changed" in self.asked:
            distances.notice(draft)
        for notice in self.notices:
            notice(draft, happened)

    def lasts(self, memo: Memo, changes: Sequence[Change]) -> Memo:
        """Which standing effects are in force, where the change did not touch what that rests on."""
        turned = self.faced and any(c.path.partition(".")[2] in self.vocab.players for c in changes)
        counted = self.counted and any(c.path.endswith(standing.FLEETING) for c in changes)
        if turned or counted or not standing.same_texts(changes):
            return {}
        return {name: found for name, found in memo.items() if type(name) is tuple and name[0] == "texts"}

    def urgent(self, view: View) -> Cut | Push | None:
        if self.unwritten:
            unplayed.stop(view, self.unwritten)
        found: Cut | Push | None = view.rules.verdict(view)
        return found

    def symmetry(self) -> Symmetry:
        return self._symmetry

    @cached_property
    def _symmetry(self) -> Symmetry:
        from judge.furuyoni.board.symmetry import symmetry

        return symmetry(self, EMPTY)._replace(interchangeable=())

    def endless(self, view: View, took: Sequence[int] = ()) -> Cut:
        drawn = view.gap("G34", ("9-1 paragraph 2",))
        return Cut(0, over="draw" if drawn else LOOP, clauses=("9-1 paragraph 2",))

    def would(self, view: View, acts: tuple[Act, ...]) -> Iterable[Triggered]:
        found: Iterable[Triggered] = view.rules.windows(view, acts)
        return (*s9_1_1_2_statics.before_acts(view, acts), *found)

    def beforehand(self, view: View, frame: Frame, step: Step, outcome: Outcome | Enter) -> Push | None:
        return s9_1_1_2_statics.beforehand(view, frame, step, outcome)

    def replacements(self, view: View, acts: tuple[Act, ...]) -> Iterable[Replacement]:
        return redirects.candidates(view, acts)

    def succession(self, view: View, acts: Sequence[Act]) -> Sequence[int]:
        return movement.succession(view, acts)

    def triggers(self, view: View, event: Event) -> Iterable[Triggered]:
        found: Iterable[Triggered] = view.rules.raised(view, event)
        return found

    def short(self, happening: Happening) -> int:
        """By how much a movement, a charge or a change of vigor fell short."""
        return shortfall.short(happening)

    def made_good(self, draft: Draft, act: Act, result: Result) -> Result:
        """The same with as much as was ordered."""
        return shortfall.made_good(draft, act, result)

    def unwound(self, view: View, frames: Sequence[Frame]) -> tuple[Act, ...]:
        """What was booked and is lost with a phase that was ended (10-13)."""
        lost = s10_13_end_phase.lost_bookings(view, frames)
        return (Act("unbook", {"ids": lost}),) if lost else ()

    def still(self, view: View, item: Triggered) -> bool:
        return not conditions.lapsed(view, item)

    def ahead(self, view: View, items: Sequence[Triggered]) -> Sequence[Triggered]:
        """Which of the effects raised together may come next: all of them, or, read so, what comes right after.

        Effects that only book others are not asked about: in which order they do so changes nothing.
        """
        from judge.furuyoni.rules.gaps import CLAUSES

        soon = tuple(item for item in items if item.soon)
        if soon and len(soon) < len(items) and view.gap(soon[0].soon, CLAUSES[soon[0].soon]):
            return soon
        if len(items) > 1 and all(s9_1_3_4_booked.only_books(view, item.spec) for item in items):
            return items[:1]
        return items

    def orders(self, view: View, items: Sequence[Triggered]) -> str:
        return board.active(view) if view.on(*SEVERAL) else CHANCE

    def order_clauses(self, items: Sequence[Triggered]) -> tuple[str, ...]:
        return SEVERAL if len(items) > 1 else ("5-5 paragraph 1",)

    def picks(self, view: View, candidates: Sequence[Replacement]) -> str:
        chooser = view.gap("G16", ("9-1 paragraph 2",))
        return board.active(view) if chooser == 0 else candidates[0].by

    def replace_clauses(self) -> tuple[str, ...]:
        return ("10-42 paragraph 2",) if self.has("10-42") else ("9-1 paragraph 2",)


ASKS: Mapping[str, str] = {
    ".order_this_turn": "used", ".reaction_this_turn": "reactions", ".side": "side", ".reacted": "reacted",
    ".ordinal": "attacks", ".ordinal_no_special": "attacks_no_special", ".light_ordinal": "light_attacks",
    ".nth_damage": "damaged",
}  # fmt: skip
"""Facts of a card or an attack, by how their paths end, and what of the turn has to be kept for them."""
KEPT = ("attack.from", "answered.from", "distance_changed", "event.nth_damage")
"""Facts that are kept only where a text asks for them."""


def _asked(abilities: Iterable[Ability]) -> Iterable[str]:
    """The facts of the turn, and the side of damage, that some text asks for."""
    for ability in abilities:
        roots = [n for n in (ability.cond, ability.tree, *_nodes(ability.data)) if n is not None]
        for root in roots:
            for _, node in trees.walk(root):
                if node.op == "fact":
                    yield from _kept_for(str(node.args["path"]))


def _said_at(root: Node, path: Path) -> Node:
    """What an operation has done later, or one of the lists of nodes below it, as a text of its own."""
    if isinstance(path[-1], str):
        return trees.block(*trees.at(root, path[:-1]).args[path[-1]])
    node = trees.at(root, path)
    if "if" in node.args:
        return trees.block(Node("if", {"cond": node.args["if"], "then": node.args["do"]}))
    return trees.block(*node.args["do"])


def _kept_for(path: str) -> Iterable[str]:
    """What has to be kept for a fact that a text asks for."""
    if ".turn." in path:
        yield path.partition(".turn.")[2]
    if ".last_turn." in path:
        yield from (path.partition(".")[2], path.partition(".last_turn.")[2])
    if path in KEPT:
        yield path
    yield from (fact for end, fact in ASKS.items() if path.endswith(end))


def _nodes(data: Mapping[str, Value]) -> Iterable[Node]:
    for value in data.values():
        if isinstance(value, Node):
            yield value
        elif isinstance(value, tuple):
            for part in value:
                if isinstance(part, Node):
                    yield part
                elif isinstance(part, tuple):
                    yield from (p for p in part if isinstance(p, Node))


def _named(view: View, at: Context, node: Node) -> tuple[tuple[Node, Value], ...]:
    """What the facts and counts that a condition names come to."""
    aside = View(view.game, view.state, view.frames, readings=view.readings)
    found: list[tuple[Node, Value]] = []
    for path, part in trees.walk(node):
        told = part.op == "call" or (part.op == "fact" and "args" not in path)
        value = evaluate.evaluate(aside, at, part) if told else None
        if told and not isinstance(value, str) and part not in [p for p, _ in found]:
            found.append((part, value))
    return tuple(found)
