"""A graph folded by resolution, so that what is shown at first fits a screen.

What a folded resolution holds is counted behind its name; an edge of what it holds is one of the resolution. What leads
to the event that decides stays open as long as anything else can be folded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from networkx import MultiDiGraph

SCREEN = 34
"""How many lines a drawing has on one screen."""
CLAUSES = 3
"""How many clauses stand at an edge that stands for several."""
INSIDE = ("nested", "part_of", "supports")
LOOSE = ("player", "reading")
"""Kinds of nodes that lie in no resolution."""


def folded(graph: MultiDiGraph[str], most: int = SCREEN, deciding: int = 0) -> MultiDiGraph[str]:
    """The graph with at most so many nodes besides players and readings, where folding can bring that about."""
    parent = {source: target for source, target, edge in graph.edges(data=True) if edge["type"] in INSIDE}
    shown = [node for node, data in graph.nodes(data=True) if data["kind"] not in LOOSE]
    if len(shown) <= most:
        return graph
    children: dict[str, list[str]] = {}
    for node in shown:
        if node in parent:
            children.setdefault(parent[node], []).append(node)
    hidden: dict[str, str] = {}
    last = max((graph.nodes[node]["n"] for node in shown), default=0)
    around = _path(graph, parent, deciding or last)
    count = len(shown)
    open_ = {node for node in children if node in graph}
    while count > most:
        ready = [node for node in open_ if not any(child in open_ for child in children[node])]
        if not ready:
            break
        node = min(ready, key=lambda one: (one in around, -abs(graph.nodes[one]["n"] - (deciding or last)), one))
        if node in around:
            break
        open_.discard(node)
        for child in children[node]:
            hidden[child] = node
        count -= len(children[node])
    beside = [(child, node) for node in children for child in children[node] if node in around and child not in around]
    farthest = sorted(beside, key=lambda one: -abs(graph.nodes[one[0]]["n"] - (deciding or last)))
    more: dict[str, list[str]] = {}
    for child, node in farthest:
        if count + len(more) <= most:
            break
        more.setdefault(node, []).append(child)
        count -= 1
    return _without(graph, hidden, more)


def _path(graph: MultiDiGraph[str], parent: dict[str, str], deciding: int) -> set[str]:
    """The resolutions around what decides."""
    before = [node for node, data in graph.nodes(data=True) if data["kind"] not in LOOSE and data["n"] <= deciding]
    node = max(before, key=lambda one: graph.nodes[one]["n"], default="")
    found: set[str] = set()
    while node and node not in found:
        found.add(node)
        node = parent.get(node, "")
    return found


def _without(graph: MultiDiGraph[str], hidden: dict[str, str], more: dict[str, list[str]]) -> MultiDiGraph[str]:
    """The graph without what is folded away, its edges those of what is shown instead.

    `more`: what lies beside what leads to the deciding event, for which one node stands.
    """
    from networkx import MultiDiGraph as Graph

    hidden = {**hidden, **{child: f"more:{node}" for node, those in more.items() for child in those}}

    def seen(node: str) -> str:
        while node in hidden:
            node = hidden[node]
        return node

    counts: dict[str, int] = {}
    for node in hidden:
        counts[seen(node)] = counts.get(seen(node), 0) + 1
    made: MultiDiGraph[str] = Graph(**graph.graph)
    for node, data in graph.nodes(data=True):
        if node not in hidden:
            rest = f" (+{counts[node]})" if node in counts else ""
            made.add_node(node, **{**data, "label": f"{data['label']}{rest}"})
    for node, those in more.items():
        n = min(graph.nodes[child]["n"] for child in those)
        made.add_node(f"more:{node}", kind="change", label=f"… (+{counts[f'more:{node}']})", n=n, last=n, clauses=())
    told: dict[tuple[str, str, str], dict[str, Any]] = {}
    for source, target, edge in graph.edges(data=True):
        one, two = seen(source), seen(target)
        if one != two:
            own = told.setdefault((one, two, edge["type"]), {**edge, "clauses": ()})
            own["clauses"] = tuple(dict.fromkeys((*own["clauses"], *edge["clauses"])))[:CLAUSES]
    for (one, two, _), edge in told.items():
        made.add_edge(one, two, **edge)
    return made
