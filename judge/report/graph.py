"""The interrupt graph of a ruling: which resolution interrupted, raised, changed, held or ended which, by what clause.

Nodes are resolutions (`f12`: frames), the changes that matter (`e82`: events), players and chance, silences of the
rules, standing effects, and effects that were held and never resolved. Every edge has a `type` and its `clauses`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.engine.identity import Identity, uncounted
from judge.messages import bracketed, listed
from judge.report.trace import TraceLine, gap, tell
from judge.report.words import Words
from judge.text.clean import clean

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from networkx import MultiDiGraph

    from judge.engine import Event
    from judge.port.ruling import Ruling

NESTED = "nested"
PART_OF = "part_of"
WAITS = "waits"
BOOKED = "booked"
TRIGGERS = "triggers"
MODIFIES = "modifies"
REPLACES = "replaces"
CANCELS = "cancels"
UNWINDS = "unwinds"
CHOSEN_BY = "chosen_by"
DECIDED = "decided_by_reading"
TYPES = (NESTED, PART_OF, WAITS, BOOKED, TRIGGERS, MODIFIES, REPLACES, CANCELS, UNWINDS, CHOSEN_BY, DECIDED)


def build(ruling: Ruling, lang: str = "en") -> MultiDiGraph[str]:
    """The graph. Nodes have `kind`, `label`, `n` (the event they come from); edges `type`, `clauses`, `n`, `label`."""
    return _Builder(ruling, lang).graph


def formats() -> Mapping[str, Callable[[Ruling, MultiDiGraph[str]], str]]:
    """How a graph is written, by suffix."""
    from judge.report import drawing, graph_text

    return {
        ".dot": graph_text.dot, ".mmd": graph_text.mermaid, ".json": graph_text.node_link,
        ".graphml": graph_text.graphml, ".svg": drawing.svg, ".html": drawing.html,
    }  # fmt: skip


def written_as(path: Path) -> Callable[[Ruling, MultiDiGraph[str]], str]:
    """How a graph is written in a file of that name. Raises ValueError for an unknown suffix."""
    known = formats()
    if path.suffix.lower() not in known:
        raise ValueError(f"no graph format has the suffix {path.suffix!r}; there are {', '.join(known)}")
    return known[path.suffix.lower()]


def write(ruling: Ruling, path: str | Path, lang: str = "en") -> None:
    """Write the graph in the format that the suffix of `path` names.

    Raises ValueError for an unknown suffix, OSError where the file cannot be written.
    """
    target = Path(path)
    form = written_as(target)
    if target.suffix.lower() == ".html":
        from judge.report.explain import html

        text = html(ruling, lang)
    else:
        text = form(ruling, build(ruling, lang))
    target.write_text(clean(text), encoding="utf-8", newline="\n")


class _Builder:
    def __init__(self, ruling: Ruling, lang: str) -> None:
        from networkx import MultiDiGraph

        self.graph: MultiDiGraph[str] = MultiDiGraph(lang=lang)
        self.tell = ruling.scenario.floor.tell
        self.marks = ruling.scenario.floor.landmarks
        self.words = Words(ruling, lang)
        self.events = {event.n: event for event in ruling.events}
        self.trace_lines: dict[int, list[TraceLine]] = {}
        for line in tell(ruling, 0, lang):
            self.trace_lines.setdefault(line.n, []).append(line)
        self.first: dict[int, tuple[str, ...]] = {}
        self.raised: dict[Identity, str] = {}
        self.attack: dict[int, str] = {}
        self.source: dict[Identity, str] = {}
        self.booking: dict[Identity, str] = {}
        for event in ruling.events:
            if event.kind == "step":
                self.first.setdefault(event.frame, event.clauses)
        for event in ruling.events:
            if event.kind == "begin":
                self._frame(event)
        for event in ruling.events:
            self._event(event)

    def _edge(
        self, source: str, target: str, type: str, event: Event, clauses: tuple[str, ...] = (), **more: Any
    ) -> None:
        self.graph.add_edge(source, target, type=type, clauses=clauses or event.clauses, n=event.n, **more)

    def _frame(self, event: Event) -> None:
        id, data = f"f{event.frame}", event.data
        head = self.trace_lines.get(event.n)
        clauses = self.first.get(event.frame, ())
        label = head[0].what if head else self._plain(event)
        last = max((e.n for e in self.events.values() if e.frame == event.frame), default=event.n)
        about = {"proc": data["proc"], "clauses": clauses}
        self.graph.add_node(id, kind="resolution", label=label, n=event.n, last=last, **about)
        if data["trigger"]:
            self.raised[data["trigger"]] = id
        if data["proc"] == self.marks.attack:
            self.attack[data["about"]["attack"]] = id

    def _plain(self, event: Event) -> str:
        from judge.report.gists import title

        proc, about = event.data["proc"], event.data["about"]
        if proc == "effect":
            card = about.get("card")
            clause = event.data["start"]
            name = self.words.card(card.id) if card is not None and card.kind == "card" else "?"
            return bracketed(self.words.say("effect", name=name), title(clause, self.words.lang), self.words.lang)
        return f"{proc} {title(proc, self.words.lang)}"

    def _event(self, event: Event) -> None:
        match event.kind:
            case "begin":
                self._begun(event)
            case "change":
                self._changed(event)
            case "choice":
                self._chosen(event)
            case "reckon":
                self._reckoned(event)
            case "replace":
                source = self._effect(event.data["effect"], event)
                self._edge(source, f"f{event.frame}", REPLACES, event)
            case "gap":
                node = f"gap:{event.data['gap']}"
                self.graph.add_node(node, kind="reading", label=gap(self.words, event.data), n=event.n)
                self._edge(f"f{event.frame}", node, DECIDED, event, reading=chr(ord("a") + event.data["picked"]))
            case "cut" | "over":
                self._unwound(event)

    def _called(self, frame: int) -> tuple[str, ...]:
        """The clauses under which an effect that was called for is resolved."""
        section, clauses = self.marks.called_up, self.first.get(frame, ())
        if not section:
            return clauses
        return tuple(clause for clause in clauses if clause.startswith(section)) or (section,)

    def _begun(self, event: Event) -> None:
        id, parent = f"f{event.frame}", f"f{event.parent}"
        if event.parent:
            if event.clauses:
                cause = self.tell.cause(event.clauses[0]) or event.clauses[0]
                self._edge(id, parent, NESTED, event, cause=cause)
            else:
                self._edge(id, parent, PART_OF, event, self.first.get(event.frame, ()) or (event.data["start"],))
        if event.data["trigger"]:
            raiser = self.events.get(event.cause)
            source = self._happening(raiser) if raiser is not None and raiser.kind == "change" else parent
            self._edge(source, id, TRIGGERS, event, self._called(event.frame))
        if event.data["proc"] == self.marks.booked:
            made = self.booking.get(event.data["about"]["booking"])
            if made is not None:
                self._edge(id, made, BOOKED, event, (self.marks.booked,))

    def _happening(self, event: Event) -> str:
        """The node of a change."""
        id = f"e{event.n}"
        if id not in self.graph:
            lines = [line.what for line in self.trace_lines.get(event.n, [])]
            label = self.words.apart(lines) or self.words.apart(
                dict.fromkeys(self.words.term(h.kind) for h in event.happened)
            )
            self.graph.add_node(id, kind="change", label=label, n=event.n, last=event.n, clauses=event.clauses)
            self._edge(id, f"f{event.frame}", PART_OF, event)
        return id

    def _changed(self, event: Event) -> None:
        if event.n in self.trace_lines:
            self._happening(event)
        for happening in event.happened:
            facts = happening.facts
            if happening.kind == "book":
                self.booking[facts["booking"]] = self._happening(event)
            elif happening.kind == "last":
                self.source[uncounted(facts["effect"])] = self._happening(event)
            elif happening.kind == self.marks.binding and facts.get("attack") in self.attack:
                node = self._happening(event)
                for mod in facts["modifiers"]:
                    self.source[mod.source] = node
                    what = self.words.modifier(mod.category, mod.what)
                    self._edge(node, self.attack[facts["attack"]], MODIFIES, event, label=what)
            elif (
                happening.kind == self.marks.marking
                and facts.get("fact") in self.marks.cancelled
                and facts["attack"] in self.attack
            ):
                self._edge(self._happening(event), self.attack[facts["attack"]], CANCELS, event, label=facts["fact"])

    def _chosen(self, event: Event) -> None:
        data = event.data
        if data["choice"] == "order" and len(data["options"]) > 1:
            picked = self._held(data["picked"][0][1], event)
            for option in data["options"]:
                if option != data["picked"][0]:
                    self._edge(self._held(option[1], event), picked, WAITS, event, self.marks.waiting)
        if data["forced"]:
            return
        begun = next((e for e in self.events.values() if e.kind == "begin" and e.cause == event.n), None)
        node = f"f{begun.frame}" if begun is not None else f"f{event.frame}"
        player = f"player:{event.actor}"
        self.graph.add_node(player, kind="player", label=self.words.player(event.actor), n=0)
        choice = self.words.made(event)
        label = listed((self.words.option(choice, option) for option in data["picked"]), self.words.lang)
        self._edge(node, player, CHOSEN_BY, event, choice=data["choice"], label=label)

    def _held(self, effect: Identity, event: Event) -> str:
        """The resolution of an effect that was raised, or a node for one that never came to be resolved."""
        if effect in self.raised:
            return self.raised[effect]
        node = f"held:{effect}"
        if node not in self.graph:
            label = self.words.say("effect", name=self.words.source(effect))
            self.graph.add_node(node, kind="held", label=label, n=event.n)
        return node

    def _effect(self, effect: Identity, event: Event) -> str:
        """Where a modifier comes from: the change that bound it, or the standing effect itself."""
        if effect in self.source:
            return self.source[effect]
        node = f"effect:{effect}"
        if node not in self.graph:
            label = self.words.say("effect", name=self.words.source(effect))
            self.graph.add_node(node, kind="effect", label=label, n=event.n)
        return node

    def _reckoned(self, event: Event) -> None:
        for stage in event.data["stages"]:
            for effect in stage.sources:
                source, target = self._effect(effect, event), f"f{event.frame}"
                known = self.graph.get_edge_data(source, target) or {}
                if not any(e["type"] == MODIFIES and e.get("what") == event.data["what"] for e in known.values()):
                    self._edge(source, target, MODIFIES, event, (stage.clause,), what=event.data["what"])

    def _unwound(self, event: Event) -> None:
        id = f"e{event.n}"
        label = self.words.apart(line.what for line in self.trace_lines.get(event.n, [])) or event.kind
        self.graph.add_node(id, kind=event.kind, label=label, n=event.n, last=event.n, clauses=event.clauses)
        if event.frame:
            self._edge(id, f"f{event.frame}", PART_OF, event)
        for frame in event.data["gone"]:
            self._edge(id, f"f{frame}", UNWINDS, event)
        for effect in event.data.get("held", ()):
            self._edge(id, self._held(effect, event), UNWINDS, event)
