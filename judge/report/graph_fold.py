"""A graph folded by resolution, so that what is shown at first fits a screen.

What a folded resolution holds is counted behind its name; an edge of what it holds is one of the resolution. What leads
to the event that decides stays open as long as anything else can be folded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Container

    from networkx import MultiDiGraph

SCREEN = 34
"""How many lines a drawing has on one screen."""
CLAUSES = 3
"""How many clauses stand at an edge that stands for several."""
INSIDE = ("nested", "part_of", "supports")
BETWEEN = "between:"
"""How the names of nodes begin that stand for the middle of a chain."""
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
    chain = _path(graph, parent, deciding or last)
    around = {*chain}
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
    between = _between(chain, children, hidden, most) if count > most else {}
    count -= max(0, len(between) - 1)
    hidden |= between
    loose = {*around, *hidden}
    beside = [(child, node) for node in children for child in children[node] if node in around and child not in loose]
    farthest = sorted(beside, key=lambda one: -abs(graph.nodes[one[0]]["n"] - (deciding or last)))
    more: dict[str, list[str]] = {}
    for child, node in farthest:
        if count + len(more) <= most:
            break
        more.setdefault(node, []).append(child)
        count -= 1
    return _without(graph, hidden, more)


def _between(chain: list[str], children: dict[str, list[str]], hidden: Container[str], most: int) -> dict[str, str]:
    """What stands for the middle of a chain that is itself too long: its resolutions and what lies beside them."""
    outer, inner = most // 6, most // 3
    middle = chain[outer : len(chain) - inner]
    if len(middle) < 2:
        return {}
    mark = f"{BETWEEN}{middle[0]}"
    beside = (child for node in middle for child in children.get(node, ()) if child not in hidden)
    return {node: mark for node in (*middle, *beside) if node not in chain[len(chain) - inner :]}


def _path(graph: MultiDiGraph[str], parent: dict[str, str], deciding: int) -> list[str]:
    """The resolutions around what decides, from the outermost."""
    before = [node for node, data in graph.nodes(data=True) if data["kind"] not in LOOSE and data["n"] <= deciding]
    node = max(before, key=lambda one: graph.nodes[one]["n"], default="")
    found: dict[str, None] = {}
    while node and node not in found:
        found[node] = None
        node = parent.get(node, "")
    return [*reversed(found)]


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
    for mark in dict.fromkeys(one for one in hidden.values() if one.startswith(BETWEEN)):
        first = graph.nodes[mark.removeprefix(BETWEEN)]
        made.add_node(mark, **{**first, "label": f"… (+{counts[mark]})", "clauses": ()})
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
