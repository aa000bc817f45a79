"""The interrupt graph as text for other programs: DOT, Mermaid, node-link JSON, GraphML."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from judge.messages import messages
from judge.report.words import WORDS

if TYPE_CHECKING:
    from networkx import MultiDiGraph

    from judge.port.ruling import Ruling

FORMAT = "judge.graph/1"
SHAPES = {"resolution": "box", "change": "ellipse", "player": "house", "reading": "diamond", "cut": "octagon",
          "over": "octagon", "held": "note", "effect": "component"}  # fmt: skip
CAUSES = ("state", "response", "use by an effect", "attack by an effect")
STYLES = {"part_of": "dotted", "waits": "dashed", "booked": "dashed", "chosen_by": "dotted"}


def _cited(edge: dict[str, Any]) -> str:
    return ", ".join(edge["clauses"])


def said(graph: MultiDiGraph[str]) -> Callable[..., str]:
    """What says the messages of graphs, in the language of one."""
    return messages(graph.graph["lang"], WORDS).under("graph")


def cause_label(say: Callable[..., str], cause: str) -> str:
    """Why something came in between: one of the four causes of 9-8, or the clause that says so itself."""
    return say(cause.replace(" ", "-")) if cause in CAUSES else cause


def edge_label(say: Callable[..., str], edge: dict[str, Any]) -> str:
    """What stands at an edge: its type, for nesting its cause, and its clauses."""
    cause = {"cause": cause_label(say, edge["cause"])} if "cause" in edge else {}
    return say("edge", type=say(edge["type"]), clauses=_cited(edge), **cause)


def dot(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The graph in Graphviz' language."""
    def quoted(text: str) -> str:
        escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'

    say = said(graph)
    lines = ["digraph judge {", "  rankdir=BT;", "  node [fontsize=10];", "  edge [fontsize=8];"]
    for node, data in graph.nodes(data=True):
        lines.append(f"  {quoted(node)} [shape={SHAPES[data['kind']]}, label={quoted(data['label'])}];")
    for source, target, edge in graph.edges(data=True):
        style = f", style={STYLES[edge['type']]}" if edge["type"] in STYLES else ""
        lines.append(f"  {quoted(source)} -> {quoted(target)} [label={quoted(edge_label(say, edge))}{style}];")
    return "\n".join((*lines, "}")) + "\n"


def mermaid(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The graph as a Mermaid flowchart."""
    names = {node: f"n{i}" for i, node in enumerate(graph)}

    def quoted(text: str) -> str:
        for sign, shown in (("&", "#amp;"), ('"', "#quot;"), ("<", "#lt;"), ("`", "#96;"), ("\n", " ")):
            text = text.replace(sign, shown)
        return f'"{text}"'

    say = said(graph)
    lines = ["flowchart BT"]
    for node, data in graph.nodes(data=True):
        opening, closing = ("[", "]") if data["kind"] == "resolution" else ("(", ")")
        lines.append(f"  {names[node]}{opening}{quoted(data['label'])}{closing}")
    for source, target, edge in graph.edges(data=True):
        arrow = "-.->" if edge["type"] in STYLES else "-->"
        lines.append(f"  {names[source]} {arrow}|{quoted(edge_label(say, edge))}| {names[target]}")
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
