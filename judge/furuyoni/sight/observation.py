"""A ruling as one player may know it: each event with the faces that he knew when it happened (6-2-1, 7-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from judge.engine import Choice, Event, Machine, View
from judge.furuyoni import board
from judge.furuyoni.cards import definitions
from judge.furuyoni.file import called, lines
from judge.furuyoni.file.board_facts import GATHERED, NO_RESPONSE, zone_and_state
from judge.furuyoni.file.board_facts import board as board_facts
from judge.furuyoni.game import Furuyoni
from judge.furuyoni.sight.mask import HIDDEN, Names, is_zone
from judge.furuyoni.sight.memory import Memory, back, unknown
from judge.light import NamedTuple
from judge.port.expect import Fact, Options
from judge.port.obstacle import Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.choice import Option
    from judge.furuyoni.vocab import Vocabulary
    from judge.port.ruling import Check, Open, Other, Refused, Ruling

FROM_HAND = ("main", "react", "basic_cost", "cover")
"""Choices whose options are found among the hand and the unused specials: how many there are says what lies there."""
NOTES = ("reckon", "consult", "define", "gap")
SHUFFLED: Option = ("shuffle",)
"""What is told of the outcome of a shuffle."""

RECKONED = ("distance", "mastery_zone")
"""Numbers that are told as they are by what the player knows: a static effect not shown yet leaves them alone."""


def seen_by(ruling: Ruling, player: str) -> Ruling:
    """The ruling without what the player cannot know.

    A card bears its face in an event if the player knew it then; else it is an unknown card of its class. What the
    other player could choose from is left out where it rests on hidden cards, and so is what was weighed for it. No
    order of a deck shows.
    """
    return _Telling(ruling, player).ruling()


class _At(NamedTuple):
    """What was known at an event: names of cards, and from when on they were known."""

    names: Mapping[int, int]
    since: Mapping[int, int]
    view: View


class _Telling:
    def __init__(self, ruling: Ruling, player: str) -> None:
        self.whole = ruling
        self.player = player
        self.game = board.rules(View(ruling.machine.game, {}))
        self.end = View(ruling.machine.game, ruling.machine.state, ruling.machine.stack)
        start = View(self.game, ruling.beginning)
        self.memory = Memory(start, player)
        self.theirs = Memory(start, board.opponent(player))
        hidden = (i.name for i in self.game.vocab.players.values() if i.sight == "owner")
        self._secrets = tuple(f"{board.opponent(player)}.{name}" for name in hidden)
        self.at: list[_At] = list(self._course(start))
        self.told_as = self._shown_before_used()

    def ruling(self) -> Ruling:
        """The ruling as the player may know it."""
        whole, last = self.whole, self._names(_At(self.memory.names, self.memory.since, self.end))
        events = tuple(self._events())
        kept = {e.data["gap"] for e in events if e.kind == "gap"}
        machine = self._machine(last)
        view = View(machine.game, machine.state)
        found = board_facts(machine)
        facts = {p: found[p] if self._of_cards(p) or p in RECKONED else value for p, value in whole.board.items()}
        facts |= {path: HIDDEN for path in self._secrets if last.secret(path) and path in facts}
        stopped = None if whole.stopped is None else self._open(whole.stopped, last, view)
        if stopped is not None and machine.pending is not None:
            machine.pending = stopped.choice
        return whole._replace(
            machine=machine, events=events, board=facts, stopped=stopped,
            refused=None if whole.refused is None else self._refused(whole.refused, last, view),
            fruitless=tuple(self._refused(one, last, view) for one in whole.fruitless),
            checks=tuple(self._check(check, found) for check in whole.checks),
            gaps=tuple(gap for gap in whole.gaps if gap[0] in kept),
            others=tuple(self._others(whole.others, kept)),
            settled=tuple(one for one in whole.settled if any(self._others(one.others, kept))),
            moments=tuple(seen_by(one, self.player) for one in whole.moments),
            assumed=tuple(one for one in whole.assumed if not one.endswith(NO_RESPONSE)),
        )  # fmt: skip

    # -- knowledge -----------------------------------------------------------------------------------------------------

    def _course(self, start: View) -> Iterator[_At]:
        """What is known at each event."""
        view = start
        for event in self.whole.events:
            if event.changes:
                state = dict(view.state)
                for change in event.changes:
                    _put(state, change.path, change.after)
                after = View(self.game, state)
                self.memory.take(event, view, after)
                self.theirs.take(event, view, after)
                view = after
            elif event.kind == "choice":
                self.memory.choose(event)
                self.theirs.choose(event)
            elif event.happened:
                self.memory.take(event, view, view)
                self.theirs.take(event, view, view)
            yield _At(dict(self.memory.names), dict(self.memory.since), view)

    def _shown_before_used(self) -> list[_At]:
        """Whoever uses a card shows it: its face is told from the choice on (9-2-1 i, 9-2-2 i, 9-2-3 i)."""
        told = list(self.at)
        for i, event in enumerate(self.whole.events):
            for happening in event.happened:
                if happening.kind != "announce" or happening.facts.get("unseen"):
                    continue
                card: int = happening.facts["card"].id
                for n in range(self._chosen(card, i), i):
                    if card not in told[n].names:
                        names = {**told[n].names, card: self.at[i].names[card]}
                        told[n] = told[n]._replace(names=names, since={**told[n].since, card: self.at[i].since[card]})
        return told

    def _chosen(self, card: int, until: int) -> int:
        """Where the use of a card began that is announced at an event."""
        for i in range(until, -1, -1):
            event = self.whole.events[i]
            if event.kind == "choice" and any(o[-1] == card for o in event.data["picked"]):
                return i
            if event.kind == "change" and i < until:
                return i + 1
        return 0

    def _names(self, at: _At) -> Names:
        def name(card: int) -> int:
            return at.names.get(card) or back(at.view, card)

        shown = frozenset(path for path in self._secrets if self._shown(path, at.view))
        return Names(name, at.since, self.player, self.game.vocab, shown)

    def _shown(self, path: str, view: View) -> bool:
        """Whether a secret of the other player lies open."""
        player, _, name = path.partition(".")
        info, flag = self.game.vocab.players[name], self.game.vocab.players[name].hidden_while
        if info.no_secret and board.information(view, player, name) in info.no_secret:
            return True
        return not board.information(view, player, flag) if flag else bool(view.get(f"{path}.shown"))

    def _hidden(self, choice: Choice, at: _At) -> bool:
        """Whether the options of a choice of the other player rest on cards that are not known."""
        if choice.by != board.opponent(self.player):
            return False
        if any(_cards(option, self.game.vocab) - {*at.names} for option in choice.options):
            return True
        zones = tuple(f"{choice.by}.{zone}" for zone in self.game.vocab.used_from)
        return choice.kind in FROM_HAND and any(c not in at.names for z in zones for c in board.lie_in(at.view, z))

    # -- events --------------------------------------------------------------------------------------------------------

    def _events(self) -> Iterator[Event]:
        """The events that are told, numbered anew."""
        weighed = self._weighed()
        numbers, last = {0: 0}, 0
        for i, event in enumerate(self.whole.events):
            last += i not in weighed
            numbers[event.n] = last
        for i, event in enumerate(self.whole.events):
            if i in weighed:
                continue
            told = self._told(event, self.at[i], self._names(self.told_as[i]))
            yield told._replace(n=numbers[event.n], cause=numbers.get(event.cause, 0), reads=())

    def _weighed(self) -> set[int]:
        """The notes on what the other player weighed for a choice among hidden cards: by place among the events."""
        found: set[int] = set()
        choices = ((i, e) for i, e in enumerate(self.whole.events) if e.kind == "choice")
        stops = [i for i, event in choices if self._hidden(_choice(event), self.at[i])]
        stopped = self.whole.stopped
        if stopped is not None and self.at and self._hidden(stopped.choice, self.at[-1]._replace(view=self.end)):
            stops.append(len(self.whole.events))
        for stop in stops:
            i = stop - 1
            while i >= 0 and self.whole.events[i].kind in NOTES:
                found.add(i)
                i -= 1
        return found

    def _told(self, event: Event, at: _At, names: Names) -> Event:
        if event.kind == "choice":
            return event._replace(data=self._answered(event, at, names))
        return event._replace(
            changes=names.changes(event.changes), derived=names.changes(event.derived),
            happened=names.happened(event.happened), data=names.value(event.data),
        )  # fmt: skip

    def _answered(self, event: Event, at: _At, names: Names) -> dict[str, Any]:
        choice = _choice(event)
        if choice.kind == "shuffle":
            return {**event.data, "options": (SHUFFLED,), "picked": (SHUFFLED,)}
        options = tuple(names.option(o) for o in choice.options)
        if event.actor != self.player and self._settles_secret(choice):
            return {**event.data, "options": options, "picked": ((choice.options[0][0], HIDDEN),), "forced": False}
        picked = tuple(names.option(o) for o in event.data["picked"])
        if event.actor != self.player:
            picked = tuple(sorted(picked, key=repr))
        if not self._hidden(choice, at):
            return {**event.data, "options": options, "picked": picked}
        told = {"options": tuple(dict.fromkeys(picked)), "picked": picked, "forced": False, "withheld": True}
        return {**event.data, **told}

    def _settles_secret(self, choice: Choice) -> bool:
        """Whether what is picked is a secret of the player who picks."""
        verb = self.game.vocab.own_verbs.get(str(choice.options[0][0])) if choice.options else None
        return verb is not None and bool(verb.secret)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _machine(self, names: Names) -> Machine:
        """A machine to read the board from, in which cards bear their names or are backs."""
        whole, known = self.whole.machine, self.memory.names
        cards, placed = dict(self.game.cards), {name: self.memory.numbers[name] for name in known.values()}
        state: dict[str, Any] = {}
        for path, value in whole.state.items():
            head, _, rest = path.partition(".")
            card = int(rest.partition(".")[0]) if head == "card" else 0
            if names.secret(path):
                state[path] = HIDDEN
            elif not card or card in known:
                _put(state, names.text(path), names.value(value, path))
        for name, number in self.memory.numbers.items():
            state.setdefault(f"card.{name}.number", number)
        for card, name in known.items():
            _put(state, f"card.{name}.epoch", names.card(board.card_ref(self.end, card)).epoch or None)
            seen = (self.player, *((self.theirs.player,) if card in self.theirs.names else ()))
            state[f"card.{name}.seen"] = "".join(sorted(seen))
        for (owner, klass, shown), name in unknown(self.game.vocab).items():
            info = definitions.unknown(klass)
            cards[info.number] = info
            lying = "unused" if klass == "special" else None
            facts = {"number": info.number, "owner": owner, "state": lying, "unchosen": True}
            facts |= {shown: True} if shown else {}
            for fact, value in facts.items():
                _put(state, f"card.{name}.{fact}", value)
        fork = whole.fork()
        fork.state, fork.game, fork.noted = state, Furuyoni(self.game.edition, cards, placed, self.game.chosen), ()
        fork.game.unplayed = self.game.unplayed
        fork.stack = tuple(frame._replace(locals={}) for frame in whole.stack)
        return fork

    def _open(self, stopped: Open, names: Names, view: View) -> Open:
        choice = stopped.choice
        options = tuple(names.option(o) for o in choice.options)
        withheld = self._hidden(choice, _At(self.memory.names, self.memory.since, self.end))
        if choice.kind == "shuffle":
            options = (SHUFFLED,)
        elif withheld:
            options = ()
        told = choice._replace(options=options, about=tuple(names.value(part) for part in choice.about))
        return stopped._replace(
            options=tuple(lines.label(view, told, o) for o in options), choice=told, withheld=withheld
        )

    def _refused(self, refused: Refused, names: Names, view: View) -> Refused:
        if refused.open is None:
            return refused
        there = self._open(refused.open, names, view)
        return refused._replace(open=there, why=() if there.withheld else tuple(self._bars(refused.why, names)))

    def _bars(self, bars: Iterable[Obstacle], names: Names) -> Iterator[Obstacle]:
        """Obstacles as the player may know them: a card out of sight may lie anywhere, or nowhere."""
        for bar in bars:
            card = dict(bar.facts).get("card")
            if bar.what == "no_card" or (card is not None and card not in self.memory.names):
                yield Obstacle("rule", bar.clauses, "unseen_card")
                return
            facts = tuple((key, names.value(value, key)) for key, value in bar.facts)
            yield bar._replace(source=names.value(bar.source), facts=facts)

    def _secret(self, path: str) -> bool:
        """Whether a fact tells of cards that are not all known, or of the order of a deck."""
        if path in self._secrets:
            return not self._shown(path, self.end)
        zone, _ = zone_and_state(path)
        if board.kind_of(path) in self.game.vocab.ordered or path[2:] in GATHERED:
            return True
        return is_zone(zone, self.game.vocab) and any(c not in self.memory.names for c in board.lie_in(self.end, zone))

    def _of_cards(self, path: str) -> bool:
        """Whether a fact of the board is about cards: in a zone, or gathered from several."""
        return path[2:] in GATHERED or is_zone(zone_and_state(path)[0], self.game.vocab)

    def _check(self, check: Check, facts: Mapping[str, Any]) -> Check:
        asked = check.expectation
        if isinstance(asked, Fact) and isinstance(asked.value, tuple) and self._secret(asked.path):
            if asked.path == f"{board.opponent(self.player)}.known":
                return check  # that is what this player knows
            return check._replace(wanted=f"{asked.path} {asked.op} [?]", found=f"[{', '.join(facts[asked.path])}]")
        if isinstance(asked, Fact) and asked.path in self._secrets and self._secret(asked.path):
            return check._replace(wanted=f"{asked.path} {asked.op} {HIDDEN}", found="")
        if isinstance(asked, Options) and self.whole.stopped is not None and asked.by != self.player:
            return check._replace(wanted=f"options: {asked.by}: [?]", found="")
        return check

    def _line(self, told: str) -> str:
        """What is told of a line of the other player that settles a secret: that there is one."""
        by, _, said = told.partition(": ")
        word = said.partition(" ")[0]
        verb = self.game.vocab.own_verbs.get(word)
        if by != board.opponent(self.player) or verb is None or not verb.secret:
            return told
        _, mark, end = said.partition(" is ")
        return f"{by}: {word} {HIDDEN}{mark}{end}"

    def _others(self, others: Iterable[Other], gaps: set[str]) -> Iterable[Other]:
        """Other readings, of gaps that the player knows of and by facts that he may know."""
        for other in others:
            facts = {n: self._line(v) for n, v in other.facts.items() if not self._secret(n.partition(" ")[0])}
            if facts and other.gap in gaps:
                yield other._replace(facts=facts)


def _choice(event: Event) -> Choice:
    return Choice(event.actor, event.data["choice"], event.data["options"])


def _cards(option: Option, words: Vocabulary) -> set[int]:
    """The cards that an option names."""
    verb, *rest = option
    own = words.own_verbs.get(str(verb))
    if own is not None:
        return {part for part in rest[:1] if isinstance(part, int) and own.args[:1] in (("card",), ("hidden_card",))}
    if verb in ("use", "respond", "cover", "card", "declare"):
        return {part for part in rest if isinstance(part, int)}
    return {card for part in rest for card in called.cards_in(part)}


def _put(state: dict[str, Any], path: str, value: Any) -> None:
    if value is None:
        state.pop(path, None)
    else:
        state[path] = value


__all__ = ["seen_by"]
