"""One search by several: its first branches are shared out, and what each of them found is put together.

A branch is named by the answers that lead there from the start. Whoever takes one makes the ground anew, once, and
looks into all branches that fall to it in one search; every time it sends back what is new.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from judge.engine.explore import Graph, Ground, Limits, Node, Opened, P, Picked, Search, Watch
from judge.engine.work import Workers, each
from judge.light import NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

GLANCE = 0.2
"""Seconds after which it is looked whether it is to end."""
SHARES = 12
"""How many branches there are to be for each process."""
MANY = 48
"""How many branches there are to be where it is not said how many processes there are."""


class Rooted(Ground[P], Protocol[P]):
    """A ground that knows where it begins."""

    def start(self) -> P:
        """The position at which the search begins."""


class Task(NamedTuple):
    """A branch to be looked into, of a search with a name, until a time (of `time.time`); `make` makes its ground."""

    search: str
    make: Callable[[], Rooted[Any]]
    branch: tuple[Picked, ...]
    nodes: int
    until: float
    going: str = ""
    """A file that goes when the search is to end; "": there is none."""


class Part(NamedTuple):
    """What is new in a search after a branch: its nodes from number `first` on with their keys (ends have none)."""

    by: str
    """Whose search it is, of those that share the work."""
    first: int
    keys: list[bytes | None]
    nodes: list[Node]
    ends: list[Hashable]
    """Those of the whole search so far: a node's `end` is a number in it."""
    exhausted: bool
    reached: int
    noticed: object


class _Own(threading.local):
    """The search of a thread, kept from one of its branches to the next."""

    name = ""
    by = ""
    ground: Rooted[Any]
    start: Any
    search: Search


_own = _Own()


def run(
    make: Callable[[], Rooted[P]], ground: Rooted[P], limits: Limits, workers: Workers, watch: Watch | None = None
) -> Graph:  # fmt: skip
    """Everything from the start of a ground on, as `Search.run` finds it.

    Parameters
    ----------
    make
        Makes such a ground anew, wherever the work is done.
    limits
        The nodes are those of each who shares the work.
    """
    began = time.monotonic()
    search = Search(ground, limits, watch)
    if not workers.several:
        return search.run(ground.start())
    branches = _branches(search, ground, MANY if workers.cluster else SHARES * workers.jobs)
    exhausted = not search.stopped
    if branches and exhausted:
        name, until = uuid4().hex, time.time() + limits.seconds - (time.monotonic() - began)
        left = max(1, limits.nodes - len(search.nodes))
        tasks = [Task(name, make, branch, left, until) for branch in branches]
        exhausted = _shared_out(search, tasks, workers)
    return in_order(Graph(search.nodes, [*search.ends], exhausted, search.reached, time.monotonic() - began))


def in_order(graph: Graph) -> Graph:
    """The same, numbered as one search numbers what it finds, whoever has found what."""
    names, ends = {0: 0}, dict[int, int]()
    way = [iter(graph.nodes[0].to)]
    while way:
        child = next(way[-1], None)
        if child is None:
            way.pop()
        elif child not in names:
            names[child] = len(names)
            node = graph.nodes[child]
            if node.end >= 0:
                ends.setdefault(node.end, len(ends))
            way.append(iter(node.to))
    nodes = [graph.nodes[0]] * len(names)
    for old, new in names.items():
        node = graph.nodes[old]
        to = tuple(map(names.__getitem__, node.to))
        nodes[new] = node._replace(to=to, end=ends.get(node.end, -1))
    return graph._replace(nodes=nodes, ends=[graph.ends[end] for end in ends])


def _branches(search: Search, ground: Rooted[P], enough: int) -> list[tuple[Picked, ...]]:
    """The first branches, breadth first, until there are enough of them; the search knows what lies before them."""
    queue: list[Opened] = []
    search.meet(ground.start(), queue)
    ways: list[tuple[Picked, ...]] = [()] * len(queue)
    while queue and not search.stopped and len(queue) < enough and len(search.nodes) < search.limits.nodes:
        opened, way = queue.pop(0), ways.pop(0)
        for answer in opened.left:
            opened.note(search.meet(search.ground.after(opened.position, answer.picked), queue), answer.weight)
            ways += [(*way, answer.picked)] * (len(queue) - len(ways))
        search.leave(opened, True)
    return ways


def _shared_out(search: Search, tasks: list[Task], workers: Workers) -> bool:
    """Have the branches looked into and put what is found into the search; whether nothing is missing."""
    numbers: dict[str, list[int]] = {}
    waiting: dict[str, list[Part]] = {}
    done, whole = 0, True
    for part in _parts(search, tasks, workers):
        done, whole = done + 1, whole and part.exhausted
        search.reached += part.reached
        waiting.setdefault(part.by, []).append(part)
        _put_together(search, numbers.setdefault(part.by, []), waiting[part.by])
    return whole and done == len(tasks)


def _parts(search: Search, tasks: list[Task], workers: Workers) -> Iterator[Part]:
    """What is found in each branch, as it comes; a thread of its own waits for it, so that this one can watch.

    Where the search is to end, processes of this machine are told by a file that goes, and send what they have; a
    cluster is not waited for.
    """
    found: Queue[Part | BaseException | None] = Queue()
    with TemporaryDirectory() as folder:
        going = Path(folder, "going")
        going.touch()
        shared = [task._replace(going=str(going)) for task in tasks] if not workers.cluster else tasks
        threading.Thread(target=_collect, args=(shared, workers, found), daemon=True).start()
        while True:
            with suppress(Empty):
                part = found.get(timeout=GLANCE)
                if part is None:
                    return
                if isinstance(part, BaseException):
                    raise part
                yield part
            if search.watch is not None and search.watch(search.reached):
                if workers.cluster:
                    return
                going.unlink(missing_ok=True)


def _collect(tasks: list[Task], workers: Workers, found: Queue[Part | BaseException | None]) -> None:
    """Have the branches looked into; what comes is put into a queue, None or what went wrong behind it."""
    try:
        for part in each(_looked_into, tasks, workers, in_order=False, at_once=1):
            found.put(part)
        found.put(None)
    except BaseException as error:
        found.put(error)


def _looked_into(task: Task) -> Part:
    """A branch, looked into in the search that this thread has begun for the ones before."""
    if _own.name != task.search:
        _own.ground = task.make()
        _own.name, _own.by, _own.start = task.search, f"{os.getpid()} {uuid4().hex}", _own.ground.start()
        _own.search = Search(_own.ground, Limits(task.nodes), _watch(task.going) if task.going else None)
    search, position = _own.search, _own.start
    for picked in task.branch:
        position = _own.ground.after(position, picked)
    first, reached = len(search.nodes), search.reached
    search.limits = Limits(task.nodes, max(0.0, task.until - time.time()) + search.seconds)
    exhausted = search.run(position, more=True).exhausted
    keys: list[bytes | None] = [None] * (len(search.nodes) - first)
    for key, number in search.known.items():
        if number >= first and search.nodes[number].by:
            keys[number - first] = key
    new = search.nodes[first:]
    return Part(_own.by, first, keys, new, [*search.ends], exhausted, search.reached - reached, _own.ground.noticed())


def _watch(going: str) -> Watch:
    """Ends a search when the file has gone."""
    return lambda _: not os.path.exists(going)


def _put_together(search: Search, names: list[int], waiting: list[Part]) -> None:
    """Add the nodes of parts in their order; `names`: what those of the parts before are called here.

    Of two nodes of one key that which was looked into further stays.
    """
    while part := next((part for part in waiting if part.first == len(names)), None):
        waiting.remove(part)
        for key, node in zip(part.keys, part.nodes, strict=True):
            names.append(search.at_the_end(part.ends[node.end]) if key is None else search.numbered(key))
        for number, key, node in zip(names[part.first :], part.keys, part.nodes, strict=True):
            old = search.nodes[number]
            if key is not None and not old.whole and (node.whole or len(node.to) > len(old.to)):
                search.nodes[number] = node._replace(to=tuple(names[child] for child in node.to))
        search.ground.notice(part.noticed)
