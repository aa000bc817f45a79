"""An argument as a graph: an edge from each reason to what it supports, the fact itself at the end of all of them.

It is written in the formats of the interrupt graph, by its writers.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from judge.report.graph import written_as
from judge.report.why import Wording
from judge.text.clean import clean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from networkx import MultiDiGraph

    from judge.answer.why import Why
    from judge.answer.why.model import Reason
    from judge.port.ruling import Ruling

SUPPORTS = "supports"


def build(ruling: Ruling, arguments: Sequence[Why], lang: str = "en") -> MultiDiGraph[str]:
    """The graph of some arguments.

    Nodes have `kind`, `role`, `label`, `clauses`, `n` (their place as they are read) and `event` (the number in the
    trace); edges the type `supports`.
    """
    from networkx import MultiDiGraph

    graph: MultiDiGraph[str] = MultiDiGraph(lang=lang)
    wording = Wording(ruling, lang)

    def add(name: str, role: str, label: str, clauses: tuple[str, ...], event: int, inner: bool) -> None:
        n = len(graph)
        kind = "resolution" if inner else "change"
        graph.add_node(name, kind=kind, role=role, label=label, clauses=clauses, n=n, last=n, event=event)

    def hang(reason: Reason, above: str, mark: str) -> None:
        what, clauses = wording.told_as(reason)
        name = f"{mark}{len(graph)}:e{reason.n}"
        add(name, reason.unit.role, what, clauses, reason.n, bool(reason.children))
        graph.add_edge(name, above, type=SUPPORTS, clauses=clauses, n=reason.n)
        for child in reason.children:
            hang(child, name, mark)

    for i, why in enumerate(arguments):
        top = f"fact{i}"
        add(top, "fact", f"{why.claim.text}: {wording.found(why)}", (), 0, True)
        for reason in why.reasons:
            hang(reason, top, f"r{i}.")
    return graph


def write(ruling: Ruling, arguments: Sequence[Why], path: str | Path, lang: str = "en") -> None:
    """Write the graph in the format that the suffix of `path` names.

    Raises ValueError for an unknown suffix, OSError where the file cannot be written.
    """
    target = Path(path)
    form = written_as(target)
    asked = ", ".join(why.claim.text for why in arguments)
    titled = ruling._replace(scenario=ruling.scenario._replace(title=asked))
    text = form(titled, build(ruling, arguments, lang))
    target.write_text(clean(text), encoding="utf-8", newline="\n")
