"""What one decider can bring about in an explored graph, whatever the others and chance decide."""

from __future__ import annotations

from collections import deque
from fractions import Fraction
from typing import TYPE_CHECKING

from judge.engine.choice import CHANCE

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from judge.engine.explore import Graph


def forced(graph: Graph, by: str, wanted: Collection[int]) -> Mapping[int, int]:
    """The nodes from which `by` can bring the run to one of the nodes wanted, with how many answers that takes at most.

    Where somebody else decides every answer must lead there; a node that was not looked into to its end leads nowhere.
    """
    above: dict[int, list[int]] = {}
    missing: dict[int, int] = {}
    for number, node in enumerate(graph.nodes):
        children = set(node.to)
        missing[number] = 1 if node.by == by else len(children) + (0 if node.whole else 1)
        for child in children:
            above.setdefault(child, []).append(number)
    found = dict.fromkeys(wanted, 0)
    queue = deque(found)
    while queue:
        child = queue.popleft()
        for number in above.get(child, ()):
            missing[number] -= 1
            if number not in found and missing[number] <= 0:
                found[number] = found[child] + 1
                queue.append(number)
    return found


def shortest(graph: Graph, start: int = 0) -> Mapping[int, tuple[int, int]]:
    """For each node that can be come to from `start` the node and the answer before it on a shortest way."""
    found: dict[int, tuple[int, int]] = {start: (-1, -1)}
    queue = deque([start])
    while queue:
        number = queue.popleft()
        for i, child in enumerate(graph.nodes[number].to):
            if child not in found:
                found[child] = (number, i)
                queue.append(child)
    return found


def in_order(graph: Graph) -> list[int] | None:
    """Every node before those to which it leads; None if a way leads back to where it was."""
    state: dict[int, int] = {}
    order: list[int] = []
    stack: list[tuple[int, int]] = [(0, 0)] if graph.nodes else []
    while stack:
        number, i = stack.pop()
        if i == 0:
            state[number] = 1
        children = graph.nodes[number].to
        if i < len(children):
            stack.append((number, i + 1))
            seen = state.get(children[i], 0)
            if seen == 1:
                return None
            if not seen:
                stack.append((children[i], 0))
            continue
        state[number] = 2
        order.append(number)
    return order[::-1]


def ways(graph: Graph) -> Mapping[int, int] | None:
    """How many ways lead to each node; None if there is no end of them."""
    order = in_order(graph)
    if order is None:
        return None
    found = dict.fromkeys(range(len(graph.nodes)), 0)
    if order:
        found[order[0]] = 1
    for number in order:
        for child in graph.nodes[number].to:
            found[child] += found[number]
    return found


def chances(graph: Graph) -> Mapping[int, Fraction] | None:
    """How likely each node is, each result of chance as likely as the others; None unless chance alone decides."""
    order = in_order(graph)
    deciders = {node.by for node in graph.nodes} - {""}
    if order is None or deciders != {CHANCE} or not graph.exhausted:
        return None
    found = dict.fromkeys(range(len(graph.nodes)), Fraction(0))
    found[order[0]] = Fraction(1)
    for number in order:
        node = graph.nodes[number]
        weights = node.weights or (1,) * len(node.to)
        for child, weight in zip(node.to, weights, strict=True):
            found[child] += found[number] * Fraction(weight, sum(weights))
    return found
