"""The interrupt graph as text for other programs: DOT, Mermaid, node-link JSON, GraphML."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.messages import messages
from judge.report.columns import wrapped
from judge.report.deciding import decided
from judge.report.gists import cites
from judge.report.graph_fold import INSIDE, folded
from judge.report.words import WORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from networkx import MultiDiGraph

    from judge.port.ruling import Ruling

FORMAT = "judge.graph/1"
SHAPES = {"resolution": "box", "change": "box", "player": "house", "reading": "diamond", "cut": "octagon",
          "over": "octagon", "held": "note", "effect": "component"}  # fmt: skip
FILLED = {"change": "#f1f5f9", "player": "#e3efff", "reading": "#fff4e0", "cut": "#fde5ea", "over": "#fde5ea",
          "held": "#f8fafc", "effect": "#eee8fd"}  # fmt: skip
NODES = 'fontsize=10, fontname="sans-serif", style="filled,rounded", color="#94a3b8", margin="0.15,0.06", height=0.2'
FOLDED = 40
"""How many nodes a picture has that another program lays out; Mermaid refuses 500 edges."""
SEVERAL = 3
"""So many edges of a kind from one node are told as one: the nearest, and how many more there are."""
ACROSS = 44
"""How many letters stand in a line of a node."""
CAUSES = ("state", "response", "use by an effect", "attack by an effect")
STYLES = {"part_of": "dotted", "waits": "dashed", "booked": "dashed", "chosen_by": "dotted"}


def said(graph: MultiDiGraph[str]) -> Callable[..., str]:
    """What says the messages of graphs, in the language of one."""
    return messages(graph.graph["lang"], WORDS).under("graph")


def cause_label(say: Callable[..., str], cause: str) -> str:
    """Why something came in between: one of the four causes of 9-8, or the clause that says so itself."""
    return say(cause.replace(" ", "-")) if cause in CAUSES else cause


def edge_label(graph: MultiDiGraph[str], edge: dict[str, Any]) -> str:
    """What stands at an edge: its type, for nesting its cause, and its clauses."""
    say = said(graph)
    cause = {"cause": cause_label(say, edge["cause"])} if "cause" in edge else {}
    return say("edge", type=say(edge["type"]), clauses=cites(edge["clauses"], graph.graph["lang"]), **cause)


def _short(graph: MultiDiGraph[str], edge: dict[str, Any], more: int) -> str:
    """What stands at an edge in a picture: nothing where that only says that one thing is part of another."""
    if edge["type"] == "part_of":
        return ""
    return edge_label(graph, {**edge, "clauses": edge["clauses"][:1]}) + (f" +{more}" if more else "")


def _drawn(graph: MultiDiGraph[str]) -> Iterator[tuple[str, str, dict[str, Any], int]]:
    """The edges of a picture but for who chose, which stands in the node, each with how many more it stands for."""
    alike: dict[tuple[str, str], list[tuple[str, str, dict[str, Any]]]] = {}
    for source, target, edge in graph.edges(data=True):
        if edge["type"] != "chosen_by":
            alike.setdefault((source, edge["type"]), []).append((source, target, edge))
    for edges in alike.values():
        if len(edges) < SEVERAL or edges[0][2]["type"] in INSIDE:
            yield from ((*one, 0) for one in edges)
        else:
            near = min(edges, key=lambda one: abs(graph.nodes[one[0]]["n"] - graph.nodes[one[1]].get("n", 0)))
            yield (*near, len(edges) - 1)


def _labels(graph: MultiDiGraph[str]) -> dict[str, tuple[str, ...]]:
    """What stands in each node that is drawn: what it is, and who chose there."""
    say = said(graph)
    chosen: dict[str, dict[str, None]] = {}
    for node, player, edge in graph.edges(data=True):
        if edge["type"] == "chosen_by":
            chosen.setdefault(node, {})[say("chose", player=graph.nodes[player]["label"])] = None
    return {
        node: (data["label"], *chosen.get(node, ()))
        for node, data in graph.nodes(data=True) if data["kind"] != "player"
    }  # fmt: skip


def dot(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The graph in Graphviz' language."""
    def quoted(text: str) -> str:
        escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'

    graph = folded(graph, FOLDED, decided(ruling))
    lines = ["digraph judge {", f"  rankdir={_across(graph)}; nodesep=0.2; ranksep=0.3;", f"  node [{NODES}];"]
    lines.append('  edge [fontsize=8, fontname="sans-serif", color="#64748b", fontcolor="#475569"];')
    for node, told in _labels(graph).items():
        kind, label = graph.nodes[node]["kind"], "\n".join((*wrapped(told[0], "", "", ACROSS), *told[1:]))
        fill = FILLED.get(kind, "#ffffff")
        lines.append(f'  {quoted(node)} [shape={SHAPES[kind]}, fillcolor="{fill}", label={quoted(label)}];')
    for source, target, edge, more in _drawn(graph):
        kind = edge["type"]
        style = f", style={STYLES[kind]}" if kind in STYLES else ""
        # what lies in a resolution stands behind it, in the order of events; other edges do not move anything
        turned, free = (", dir=back", "") if kind in INSIDE else ("", ", constraint=false")
        ends = (target, source) if kind in INSIDE else (source, target)
        label = f"label={quoted(_short(graph, edge, more))}" if kind != "part_of" else ""
        about = f"{label}{style}{turned}{free}".removeprefix(", ")
        lines.append(f"  {quoted(ends[0])} -> {quoted(ends[1])} [{about}];")
    return "\n".join((*lines, "}")) + "\n"


def _across(graph: MultiDiGraph[str]) -> str:
    """Which way a graph is laid out: downwards where it is deeper than it is wide."""
    parent = {source: target for source, target, edge in graph.edges(data=True) if edge["type"] in INSIDE}
    depths = []
    for node in parent:
        depth, above = 0, node
        while above in parent and depth < len(parent):
            above, depth = parent[above], depth + 1
        depths.append(depth)
    wide = max((depths.count(depth) for depth in set(depths)), default=0)
    return "TB" if max(depths, default=0) >= wide else "LR"


def mermaid(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The graph as a Mermaid flowchart."""
    graph = folded(graph, FOLDED, decided(ruling))
    labels = _labels(graph)
    names = {node: f"n{i}" for i, node in enumerate(labels)}

    def quoted(text: str) -> str:
        for sign, shown in (("&", "#amp;"), ('"', "#quot;"), ("<", "#lt;"), ("`", "#96;"), ("\n", " ")):
            text = text.replace(sign, shown)
        return f'"{text}"'

    lines = ["flowchart BT"]
    for node, told in labels.items():
        opening, closing = ("[", "]") if graph.nodes[node]["kind"] == "resolution" else ("(", ")")
        lines.append(f"  {names[node]}{opening}{quoted(' · '.join(told))}{closing}")
    for source, target, edge, more in _drawn(graph):
        arrow = "-.->" if edge["type"] in STYLES else "-->"
        label = _short(graph, edge, more)
        lines.append(f"  {names[source]} {arrow}{f'|{quoted(label)}|' if label else ''} {names[target]}")
    return "\n".join(lines) + "\n"


def node_link(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The graph as node-link JSON, as `networkx.node_link_graph` reads it."""
    about = {"format": FORMAT, "scenario": ruling.scenario.title, "edition": ruling.scenario.edition}
    found = {
        "directed": True,
        "multigraph": True,
        "graph": about,
        "nodes": [{"id": node, **data} for node, data in graph.nodes(data=True)],
        "edges": [
            {"source": source, "target": target, "key": key, **edge}
            for source, target, key, edge in graph.edges(keys=True, data=True)
        ],
    }
    return json.dumps(found, ensure_ascii=False, indent=1) + "\n"


def graphml(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The graph as GraphML; clauses are joined by commas."""
    from networkx import MultiDiGraph, generate_graphml

    flat: MultiDiGraph[str] = MultiDiGraph()
    for node, data in graph.nodes(data=True):
        flat.add_node(node, **{k: _flat(v) for k, v in data.items()})
    for source, target, edge in graph.edges(data=True):
        flat.add_edge(source, target, **{k: _flat(v) for k, v in edge.items()})
    return "\n".join(generate_graphml(flat)) + "\n"


def _flat(value: Any) -> str | int:
    if isinstance(value, tuple):
        return ", ".join(str(v) for v in value)
    return value if isinstance(value, str | int) else str(value)
