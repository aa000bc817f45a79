"""One line against every choice of the cards that may be hidden: what is decided goes by what the player may know.

The positions of the search are beliefs: the positions, one board each or more, that look alike to the player where he
decides. He gives one answer, by its words, on all of them; then the others answer in every way they can on each, up
to where he decides again; and what lies open there, with what he may choose from, parts the boards. What he has seen
before parts them too, since beliefs are never joined again. What he could conclude from more than this (from cards
shown in passing, say) he does not: a line that is found is one that he can play, where none is found he might have one.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from judge.answer.observation import seen_by
from judge.answer.outcomes.branching import Position
from judge.answer.outcomes.way import Said, Step, asides
from judge.answer.player import open_choice, view_of
from judge.answer.solve.telling import Branch, Reply, Telling, step
from judge.engine.explore import Answer, Limits, Picked, Watch
from judge.engine.proof import Proof
from judge.light import NamedTuple
from judge.messages import listed
from judge.port.ruling import Ruling

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.answer.outcomes.asked import End
    from judge.answer.outcomes.branching import Branching
    from judge.engine import Machine
    from judge.port.bounds import Short
    from judge.port.floor import Scenario

OTHERS = "others"
"""Who decides between two decisions of the player: the other player, chance, and which cards are hidden."""


class Member(NamedTuple):
    """A position on one of the boards; `way` is what led there since the player decided, where that is to be told."""

    world: int
    at: Position
    way: tuple[Step, ...] = ()


class Belief:
    """What the player takes for possible where he decides, what the others make of it (`parts`), or an end."""

    def __init__(
        self, by: str, members: tuple[Member, ...], parts: tuple[Belief, ...] = (), won: bool = False
    ) -> None:
        self.by = by
        self.members = members
        self.parts = parts
        self.won = won
        self.key = b""

    @property
    def worlds(self) -> tuple[int, ...]:
        """The boards it speaks of."""
        return tuple(sorted({member.world for member in self.members}))


class Blind:
    """What is searched: the same question on several boards at once."""

    def __init__(self, grounds: Sequence[Branching], by: str, tells: str = "") -> None:
        self.grounds = grounds
        self.by = by
        self.tells = tells

    def telling(self, lang: str) -> Blind:
        """The same, for going one way again and keeping what is said on it, in a language."""
        return Blind([ground.telling() for ground in self.grounds], self.by, lang)

    def start(self) -> Belief:
        """Where the lines of the boards have been played."""
        members = [self._member(world, ground.start(), ()) for world, ground in enumerate(self.grounds)]
        return self._parted(members)

    def decider(self, position: Belief) -> str:
        """Who decides; "" at an end."""
        return position.by

    def answers(self, position: Belief) -> Iterator[Answer]:
        """What the player can say on every board; or each of what the others may make of it."""
        n = len(position.parts) if position.by == OTHERS else len(self.sayings(position))
        return (Answer((i,)) for i in range(n))

    def after(self, position: Belief, picked: Picked) -> Belief:
        """The belief behind an answer."""
        if position.by == OTHERS:
            return position.parts[picked[0]]
        said = self.sayings(position)[picked[0]]
        every = [(member, self.said(member.world, member.at)[said]) for member in position.members]
        return self._parted([self._after(member, answer) for member, answer in every])

    def key(self, position: Belief) -> bytes:
        """Equal for beliefs from which the same can come."""
        if not position.key:
            inside = sorted(self.key(part) for part in position.parts) or [
                *sorted(member.world.to_bytes(2, "big") + self._key(member) for member in position.members)
            ]
            mark = f"{position.by} {position.won} {bool(position.parts)}".encode()
            position.key = blake2b(mark + b"".join(inside), digest_size=16).digest()
        return position.key

    def end(self, position: Belief) -> bool:
        """Whether the goal is reached on every board."""
        return position.won

    def missed(self, position: Belief) -> bool:
        """Whether the goal can be reached no more on one of the boards."""
        return position.by == self.by and self.short(position) is not None

    def put_by(self, position: Belief) -> None:
        """It is kept as it is: its positions are those of others too."""

    def take_up(self, position: Belief) -> None:
        """It is as it was."""

    def short(self, position: Belief) -> Short | None:
        """How far it is from the goal on a board on which that is too far."""
        found = (self.grounds[one.world].short(one.at) for one in position.members)
        return next((short for short in found if short is not None), None)

    def sayings(self, belief: Belief) -> list[str]:
        """What the player can say whatever is hidden: in the words of a line, those of the first board in order."""
        first, *others = [self.said(member.world, member.at) for member in belief.members]
        return [said for said in first if all(said in other for other in others)]

    def said(self, world: int, at: Position) -> dict[str, Picked]:
        """Every answer on one board, by its words."""
        choice, ground = at.machine.pending, self.grounds[world]
        assert choice is not None
        view, found = view_of(at.machine), dict[str, Picked]()
        for answer in ground.answers(at):
            options = [choice.options[i] for i in answer.picked]
            found.setdefault(ground.floor.lines.labels(view, choice, options), answer.picked)
        return found

    def _key(self, member: Member) -> bytes:
        return self.grounds[member.world].key(member.at)

    def _member(self, world: int, at: Position, way: tuple[Step, ...]) -> Member:
        return Member(world, at, (*way, *asides(self.grounds[world].scenario, at, self.tells)) if self.tells else ())

    def _after(self, member: Member, picked: Picked) -> Member:
        ground = self.grounds[member.world]
        return self._member(member.world, ground.after(member.at, picked), ())

    def _parted(self, members: Sequence[Member]) -> Belief:
        """Let the others answer in every way up to where the player decides, and part what he can tell apart."""
        waiting, parts = [*members], dict[str, dict[tuple[int, bytes], Member]]()
        met, ended = set[tuple[int, bytes]](), list[Member]()
        while waiting:
            member = waiting.pop(0)
            ground, mark = self.grounds[member.world], (member.world, self._key(member))
            if mark in met:
                continue
            met.add(mark)
            if not member.at.by:
                if not all(ground.end(member.at).claims):
                    return Belief("", (member,), won=False)
                ended.append(member)
            elif member.at.by == self.by:
                parts.setdefault(self.observed(member), {}).setdefault(mark, member)
            else:
                for answer in ground.answers(member.at):
                    told = (step(ground, member.at, answer.picked, self.tells),) if self.tells else ()
                    after = ground.after(member.at, answer.picked)
                    waiting.append(self._member(member.world, after, (*member.way, *told)))
        found = [Belief(self.by, tuple(part.values())) for part in parts.values()]
        if ended:
            found.append(Belief("", tuple(ended), won=True))
        return found[0] if len(found) == 1 else Belief(OTHERS, tuple(members), tuple(found))

    def observed(self, member: Member) -> str:
        """What the player sees where he decides."""
        return observed(self.grounds[member.world].scenario, member.at.machine, self.by)


def observed(scenario: Scenario, machine: Machine, by: str) -> str:
    """What a player sees where a machine stands: what lies open to him, and what he may choose from."""
    own, floor = machine.fork(), scenario.floor
    whole = Ruling(scenario, own, (), floor.facts.board(own), open_choice(own, floor), None, None)
    seen = seen_by(whole, by)
    asked = None if seen.stopped is None else (seen.stopped.kind, seen.stopped.options)
    return repr((sorted((path, repr(value)) for path, value in seen.board.items()), asked))


class OneLine(NamedTuple):
    """What came of it: the search, and the boards against which there is not one line, as few as they can be.

    Where there is no line against one of them by itself, there is no search.
    """

    ground: Blind
    search: Proof[Belief] | None
    cards: tuple[tuple[str, ...], ...]
    against: tuple[tuple[str, ...], ...] = ()

    @property
    def won(self) -> bool | None:
        """Whether one line does against all; None where that is not settled."""
        return False if self.search is None else self.search.won

    def tree(self, lang: str = "en", deep: int | None = None, until: float = float("inf")) -> Branch | None:
        """The line with every reply, or what refutes each first move."""
        if self.search is None or self.won is None:
            return None
        return _Telling(self, self.search, lang, deep, until).tree()


def one_line(
    grounds: Sequence[Branching], cards: Sequence[tuple[str, ...]], by: str, limits: Limits,
    watch: Watch | None = None, memory: int = 0,
) -> OneLine:  # fmt: skip
    """Look for one line on all the boards; where there is none, for as few of them as can be on which there is none."""

    def searched(kept: Sequence[int], left: Limits) -> tuple[Blind, Proof[Belief]]:
        blind = Blind([grounds[i] for i in kept], by)
        search: Proof[Belief] = Proof(blind, by, bool, watch, memory=memory)
        search.run(blind.start(), left)
        return blind, search

    kept = [*range(len(grounds))]
    blind, search = searched(kept, limits)
    if search.won is not False:
        return OneLine(blind, search, tuple(cards))
    for one in [*kept]:
        fewer = [i for i in kept if i != one]
        left = Limits(limits.nodes, max(0.0, limits.seconds - search.seconds))
        if fewer and (found := searched(fewer, left))[1].won is False:
            kept, (blind, search) = fewer, found
    named = tuple(cards[i] for i in kept)
    return OneLine(blind, search, named, named)


class _Telling(Telling[Belief]):
    """Tells one line, with the hands that may still be there."""

    def __init__(self, one: OneLine, search: Proof[Belief], lang: str, deep: int | None, until: float) -> None:
        self.blind = one.ground.telling(lang)
        super().__init__(self.blind, search, lang, deep, until)
        self.cards = one.cards

    def start(self) -> Belief:
        return self.blind.start()

    def before(self, position: Belief) -> tuple[Step, ...]:
        several = position.by == OTHERS or (position.won and len(position.members) > 1)
        return () if several else position.members[0].way

    def onward(self, position: Belief, picked: Picked, steps: list[Step]) -> Belief:
        after = self.blind.after(position, picked)
        if position.by != OTHERS:
            first = position.members[0]
            said = self.blind.sayings(position)[picked[0]]
            own = self.blind.said(first.world, first.at)[said]
            steps.append(step(self.blind.grounds[first.world], first.at, own, self.lang))
        steps += self.before(after)
        return after

    def reply(self, position: Belief, child: int, picks: Sequence[Picked], depth: int) -> Reply:
        steps: list[Step] = []
        after = self.onward(position, picks[0], steps)
        ways = dict.fromkeys(tuple(Said(s.by, s.said) for s in member.way if not s.forced) for member in after.members)
        said = tuple(Said(way[0].by, listed((way[0].text, *map(str, way[1:])), self.lang)) for way in ways if way)
        branch = self.branch(child, after, steps, depth + 1)
        fewer = after.worlds != position.worlds
        return Reply(said, branch, hands=tuple(self.cards[world] for world in after.worlds) if fewer else ())

    def short(self, position: Belief) -> Short | None:
        return self.blind.short(position)

    def end(self, position: Belief) -> End:
        member = position.members[0]
        found = self.blind.grounds[member.world].end(member.at)
        return found if not position.won else found._replace(claims=(True,))
