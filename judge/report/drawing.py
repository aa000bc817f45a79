"""The interrupt graph drawn: resolutions as boxes inside those they interrupt, time downwards, other edges as arcs."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from judge.light import NamedTuple
from judge.report.answer import line
from judge.report.columns import width, wrapped
from judge.report.deciding import decided
from judge.report.gists import cites
from judge.report.graph_fold import SCREEN, folded
from judge.report.graph_text import cause_label, edge_label, said
from judge.scenario.translated import question_in, title_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from networkx import MultiDiGraph

    from judge.port.ruling import Ruling

LONG = 18
"""Lines over which an edge is no arc any more."""
SEVERAL = 2
"""How many more edges of a kind from one line are told as a number."""
ROW, LINE, STEP, LEFT, TOP, LETTER, LANE = 26, 18, 18, 16, 64, 7.1, 26
ACROSS = 96
"""How many letters stand in a line."""
INSIDE = ("nested", "part_of", "supports")
TAGS = ("chosen_by", "decided_by_reading")
COLOURS = {
    "triggers": "#b45309", "modifies": "#6d28d9", "waits": "#64748b", "booked": "#0f766e", "replaces": "#be185d",
    "cancels": "#dc2626", "unwinds": "#dc2626", "chosen_by": "#1d4ed8", "decided_by_reading": "#92400e",
}  # fmt: skip
FILLS = {
    "state": "#fff4e0", "response": "#e3efff", "use by an effect": "#eee8fd", "attack by an effect": "#fde5ea",
}  # fmt: skip
PLAIN, OTHER = "#ffffff", "#e6f7ef"
STYLE = """
text{font:13px system-ui,'Noto Sans CJK JP','Noto Sans CJK KR',sans-serif;fill:#1f2937}
.clause{fill:#6b7280;font-size:11px}.title{font-size:16px;font-weight:600}.change{fill:#374151}
.tag{font-size:11px;font-weight:600}.arc{fill:none;stroke-width:1.6}.label{font-size:11px}
.over{font-weight:700;fill:#b91c1c}.cut{font-weight:700;fill:#b91c1c}
"""


class Row(NamedTuple):
    """A node of the drawing: how deep it lies, its lines, and what stands behind the last of them."""

    node: str
    depth: int
    text: tuple[str, ...]
    cites: str
    tags: tuple[tuple[str, str], ...]


def rows(graph: MultiDiGraph[str]) -> list[Row]:
    """The nodes that are drawn, in the order of events."""
    parent = {s: t for s, t, e in graph.edges(data=True) if e["type"] in INSIDE}
    drawn = [n for n, d in graph.nodes(data=True) if d["kind"] not in ("player", "reading")]
    order = sorted(drawn, key=lambda n: (graph.nodes[n]["n"], n[0] != "f"))
    found = []
    for node in order:
        depth, above = 0, node
        while above in parent:
            above, depth = parent[above], depth + 1
        data = graph.nodes[node]
        tags = tuple(_tag(graph, target, edge) for _, target, edge in graph.out_edges(node, data=True)
                     if edge["type"] in TAGS)  # fmt: skip
        behind = cites(_cites(graph, node) or data.get("clauses", ()), graph.graph["lang"])
        found.append(Row(node, depth, tuple(wrapped(data["label"], "", "  ", ACROSS)), behind, tags))
    return found


def _cites(graph: MultiDiGraph[str], node: str) -> tuple[str, ...]:
    own = tuple(graph.nodes[node].get("clauses", ()))
    nesting = tuple(c for _, _, e in graph.out_edges(node, data=True) if e["type"] == "nested" for c in e["clauses"])
    return tuple(dict.fromkeys((*own, *nesting)))


def _tag(graph: MultiDiGraph[str], target: str, edge: dict[str, Any]) -> tuple[str, str]:
    say = said(graph)
    if edge["type"] == "chosen_by":
        return "chosen_by", say("chose", player=graph.nodes[target]["label"])
    return "decided_by_reading", say("silence", gap=target.removeprefix("gap:"), reading=edge["reading"])


def svg(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The graph as a drawing that needs nothing else."""
    title = title_in(ruling.scenario, graph.graph["lang"]) or said(graph)("ruling")
    return _svg(title, folded(graph, SCREEN, decided(ruling)))


def _svg(title: str, graph: MultiDiGraph[str]) -> str:
    body, across, down = _drawing(title, graph)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{down}" viewBox="0 0 {across} {down}">'
        f"<style>{STYLE}</style>{body}</svg>\n"
    )


def html(ruling: Ruling, graph: MultiDiGraph[str]) -> str:
    """The drawing as a page of its own, with the answer."""
    say, asked, lang = said(graph), question_in(ruling.scenario, graph.graph["lang"]), graph.graph["lang"]
    title = escape(title_in(ruling.scenario, lang) or say("ruling"))
    question = f"<p><b>{say('question')}</b> {escape(asked)}</p>" if asked else ""
    drawn = _svg("", graph)
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title><style>'
        "body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#1f2937}h1{font-size:1.3rem}"
        f"div{{overflow-x:auto}}</style></head><body><h1>{title}</h1>{question}"
        f"<p><b>{say('answer')}</b> {escape(line(ruling, lang))}</p><div>{drawn}</div></body></html>\n"
    )


def _drawing(title: str, graph: MultiDiGraph[str]) -> tuple[str, int, int]:
    lines = rows(graph)
    at, below = {}, TOP
    for row in lines:
        at[row.node] = below
        below += ROW + (len(row.text) - 1) * LINE
    foot = {row.node: at[row.node] + (len(row.text) - 1) * LINE for row in lines}
    bold = {row.node: 1.1 if graph.nodes[row.node]["kind"] in ("over", "cut") else 1 for row in lines}
    ends = {row.node: LEFT + row.depth * STEP + 12 + _length(row) * bold[row.node] for row in lines}
    across = _across(graph, foot)
    labels = [part for number, one in enumerate(across, 1) for part in _labels(graph, one, number, ends, foot)]
    broad = {row.node: LEFT + row.depth * STEP + 12 + max(map(width, row.text)) * LETTER for row in lines}
    edge = max(*ends.values(), *broad.values(), 300) + 24
    parts = [*_boxes(graph, lines, at, foot, edge), *(_line(graph, row, at[row.node]) for row in lines), *labels]
    arcs, lanes = _arcs(across, foot, ends, edge)
    wide = int(max(edge + 24 + lanes * LANE + 24, LEFT * 2 + width(title) * LETTER * 1.4))
    head = [f'<rect width="100%" height="100%" fill="#fff"/><text x="{LEFT}" y="24" class="title">'
            f"{escape(title)}</text>", _legend(graph)]  # fmt: skip
    return "".join((*head, *parts, *arcs)), wide, below + 24


def _length(row: Row) -> float:
    tags = sum(width(text) + 3 for _, text in row.tags)
    return (width(row.text[-1]) + 0.9 * (width(row.cites) + 3 + tags)) * LETTER


def _boxes(
    graph: MultiDiGraph[str], lines: list[Row], at: dict[str, int], foot: dict[str, int], edge: float
) -> list[str]:
    """A box for each resolution, from its line to the last line inside it."""
    parts = []
    for i, row in enumerate(lines):
        if graph.nodes[row.node]["kind"] != "resolution":
            continue
        inside = 0
        while i + inside + 1 < len(lines) and lines[i + inside + 1].depth > row.depth:
            inside += 1
        cause = next((e["cause"] for _, _, e in graph.out_edges(row.node, data=True) if e["type"] == "nested"), "")
        fill = FILLS.get(cause, OTHER) if cause else PLAIN
        x = LEFT + row.depth * STEP
        parts.append(
            f'<rect x="{x}" y="{at[row.node] - 2}" width="{edge - x - row.depth * 4:.0f}" '
            f'height="{foot[lines[i + inside].node] - at[row.node] + ROW - 3}" rx="6" fill="{fill}" stroke="#cbd5e1"/>'
        )
    return parts


def _line(graph: MultiDiGraph[str], row: Row, y: int) -> str:
    kind = graph.nodes[row.node]["kind"]
    mark = "" if kind == "resolution" else "• "
    tags = "".join(f'<tspan dx="10" class="tag" style="fill:{COLOURS[kind]}">{escape(text)}</tspan>'
                   for kind, text in row.tags)  # fmt: skip
    behind = f'<tspan dx="10" class="clause">{escape(row.cites)}</tspan>' if row.cites else ""
    x = LEFT + row.depth * STEP + 8
    below = "".join(f'<tspan x="{x}" dy="{LINE}">{escape(text)}</tspan>' for text in row.text[1:])
    return f'<text x="{x}" y="{y + 15}" class="{kind}">{mark}{escape(row.text[0])}{below}{behind}{tags}</text>'


class Across(NamedTuple):
    """An edge that boxes do not show; `far`: it is told at both ends instead of being drawn.

    `more`: for how many others from the same line, farther on, it stands.
    """

    source: str
    target: str
    data: dict[str, Any]
    far: bool
    more: int = 0


def _across(graph: MultiDiGraph[str], at: dict[str, int]) -> list[Across]:
    """The edges that boxes do not show, the shortest first; those of one kind between two nodes as one."""
    joined: dict[tuple[str, str, str], dict[str, Any]] = {}
    for source, target, data in graph.edges(data=True):
        if data["type"] not in (*INSIDE, *TAGS) and source in at and target in at:
            known = joined.setdefault((source, target, data["type"]), {**data, "clauses": ()})
            known["clauses"] = tuple(dict.fromkeys((*known["clauses"], *data["clauses"])))
    found: dict[tuple[str, str], list[Across]] = {}
    for (source, target, kind), data in joined.items():
        far = abs(at[source] - at[target])
        found.setdefault((source, kind), []).append(Across(source, target, data, far > LONG * ROW))
    nearest = []
    for alike in found.values():
        near, *rest = sorted(alike, key=lambda one: abs(at[one.source] - at[one.target]))
        nearest += [near._replace(more=len(rest))] if len(rest) >= SEVERAL else alike
    return sorted(nearest, key=lambda one: (abs(at[one.source] - at[one.target]), one.data["n"]))


def _labels(
    graph: MultiDiGraph[str], one: Across, number: int, ends: dict[str, float], at: dict[str, int]
) -> Iterator[str]:
    """What stands behind the line from which an edge goes; where that is far, behind the other line as well."""
    rest = f" +{one.more}" if one.more else ""
    told, colour = f"{edge_label(graph, one.data)}{rest}", COLOURS[one.data["type"]]
    texts = [(one.source, f"→ {number} {told}"), (one.target, f"← {number}")] if one.far else [(one.source, told)]
    for node, text in texts:
        yield (f'<text x="{ends[node] + 8:.0f}" y="{at[node] + 15}" class="label" style="fill:{colour}">'
               f"{escape(text)}</text>")  # fmt: skip
        ends[node] += (width(text) + 3) * LETTER * 0.9


def _arcs(across: list[Across], at: dict[str, int], ends: dict[str, float], edge: float) -> tuple[list[str], int]:
    """The edges that are drawn, each in the innermost lane that is free over its length."""
    taken: list[list[tuple[int, int]]] = []
    parts = []
    for one in across:
        if one.far:
            continue
        y0, y1 = at[one.source] + 11, at[one.target] + 11
        low, high = min(y0, y1), max(y0, y1)
        lane = next((i for i, spans in enumerate(taken) if all(high < a or low > b for a, b in spans)), len(taken))
        if lane == len(taken):
            taken.append([])
        taken[lane].append((low - 6, high + 6))
        x = edge + 14 + lane * LANE
        parts.append(_arc(one.data["type"], (ends[one.source] + 4, y0), (ends[one.target] + 4, y1), x))
    return parts, len(taken)


def _arc(kind: str, start: tuple[float, int], end: tuple[float, int], x: float) -> str:
    colour, (x0, y0), (x1, y1) = COLOURS[kind], start, end
    turn = 6 if y1 > y0 else -6
    out = f"M{x0:.0f} {y0}H{x - 6:.0f}Q{x:.0f} {y0} {x:.0f} {y0 + turn}"
    back = f"V{y1 - turn}Q{x:.0f} {y1} {x - 6:.0f} {y1}H{x1:.0f}"
    head = f"M{x1 + 7:.0f} {y1 - 4}L{x1:.0f} {y1}L{x1 + 7:.0f} {y1 + 4}"
    return f'<path class="arc" d="{out}{back}{head}" stroke="{colour}" stroke-opacity=".85"/>'


def _legend(graph: MultiDiGraph[str]) -> str:
    """What the colours of the boxes mean, of those that occur."""
    causes = dict.fromkeys(e["cause"] for _, _, e in graph.edges(data=True) if e["type"] == "nested")
    say, x, parts = said(graph), LEFT, []
    for cause in causes:
        name = say("box", cause=cause_label(say, cause))
        box = f'<rect x="{x}" y="37" width="12" height="12" rx="3" fill="{FILLS.get(cause, OTHER)}" stroke="#cbd5e1"/>'
        parts.append(f'{box}<text x="{x + 18}" y="47" class="label">{escape(name)}</text>')
        x += 30 + int(width(name) * LETTER * 0.9)
    return "".join(parts)
