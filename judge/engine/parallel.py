"""One search by several processes: the first branches are shared out, and what each process found is put together.

Needs processes that begin as copies of this one (`fork`); where there are none, one process does all.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Hashable
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from typing import Any, NamedTuple

from judge.engine.explore import Graph, Ground, Limits, Node, Opened, P, Search, Watch

GLANCE = 0.2
"""Seconds after which it is looked whether it is to end."""
SHARES = 12
"""How many branches there are to be for each process."""


class Part(NamedTuple):
    """What one process found: the keys of its nodes (ends have none), the nodes, their ends, what it noticed."""

    keys: list[bytes | None]
    nodes: list[Node]
    ends: list[Hashable]
    exhausted: bool
    reached: int
    noticed: object


def run(ground: Ground[P], start: P, limits: Limits, processes: int, watch: Watch | None = None) -> Graph:
    """Everything from a position on, as `Search.run` finds it; the limits are those of each process."""
    began = time.monotonic()
    search = Search(ground, limits, watch)
    if processes < 2 or "fork" not in multiprocessing.get_all_start_methods():
        return search.run(start)
    queue: list[Opened] = []
    search.meet(start, queue)
    while queue and not search.stopped and len(queue) < SHARES * processes and len(search.nodes) < limits.nodes:
        opened = queue.pop(0)
        for answer in opened.left:
            opened.note(search.meet(search.ground.after(opened.position, answer.picked), queue), answer.weight)
        search.leave(opened, True)
    left = Limits(limits.nodes - len(search.nodes), limits.seconds - (time.monotonic() - began))
    parts = _shared_out(search, queue, left, processes) if queue and not search.stopped else []
    exhausted = not search.stopped and all(part.exhausted for part in parts)
    for part in parts:
        _put_together(search, part)
        ground.notice(part.noticed)
    reached = search.reached + sum(part.reached for part in parts)
    return Graph(search.nodes, [*search.ends], exhausted, reached, time.monotonic() - began)


def _shared_out(search: Search, queue: list[Opened], limits: Limits, processes: int) -> list[Part]:
    """Let processes take branch after branch, until none is left."""
    context = multiprocessing.get_context("fork")
    next_one, reached, ending = context.Value("i", 0), context.Value("q", search.reached), context.Event()
    pipes, running = [], []
    for _ in range(processes):
        here, there = context.Pipe(False)
        shared = (search.ground, queue, limits, next_one, reached, ending, there)
        process = context.Process(target=_work, args=shared, daemon=True)
        process.start()
        there.close()
        pipes.append(here)
        running.append(process)
    try:
        waiting = [*pipes]
        while waiting:
            done = wait(waiting, GLANCE)
            waiting = [pipe for pipe in waiting if pipe not in done]
            if search.watch is not None and search.watch(reached.value):
                ending.set()
        return [pipe.recv() for pipe in pipes]
    finally:
        for process in running:
            process.terminate()
            process.join()


def _work(
    ground: Ground[Any], queue: list[Opened], limits: Limits, next_one: Synchronized[int],
    reached: Synchronized[int], ending: Event, pipe: Connection,
) -> None:  # fmt: skip
    """Take branches and look into them, one search for all; then send what was found."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that has begun this one ends the search

    told = 0

    def watch(own: int) -> bool:
        nonlocal told
        with reached.get_lock():
            reached.value += own - told
        told = own
        return ending.is_set()

    search = Search(ground, limits, watch)
    exhausted = True
    while True:
        with next_one.get_lock():
            taken = next_one.value
            next_one.value += 1
        if taken >= len(queue):
            break
        exhausted &= search.run(queue[taken].position).exhausted
    keys: list[bytes | None] = [None] * len(search.nodes)
    for key, number in search.known.items():
        if search.nodes[number].by:
            keys[number] = key
    pipe.send(Part(keys, search.nodes, [*search.ends], exhausted, search.reached, ground.noticed()))
    pipe.close()


def _put_together(search: Search, part: Part) -> None:
    """Add the nodes of a part; of two nodes of one key that which was looked into further stays."""
    names = []
    for key, node in zip(part.keys, part.nodes, strict=True):
        names.append(search.at_the_end(part.ends[node.end]) if key is None else search.numbered(key))
    for name, key, node in zip(names, part.keys, part.nodes, strict=True):
        old = search.nodes[name]
        if key is not None and not old.whole and (node.whole or len(node.to) > len(old.to)):
            search.nodes[name] = node._replace(to=tuple(names[child] for child in node.to))
