"""Independent pieces of work shared out: among processes of this machine (by joblib), or the workers of a Dask cluster.

What is to be done must be a function of a module that the others can import, and what it is given and gives must go
through pickle. A cluster is asked by Dask itself: of what goes wrong on the way there joblib would not hear, and wait.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from judge.garbage import spared
from judge.light import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.connection import Connection

Of = TypeVar("Of")
What = TypeVar("What")
CONNECTED = 10
"""Seconds within which a cluster must answer."""


class Workers(NamedTuple):
    """Who shares the work: so many processes of this machine (0: as many as pay), or the cluster of this address.

    A search is shared once it has come to more than `after` positions alone.
    """

    jobs: int = 0
    cluster: str = ""
    after: int = 0

    @property
    def several(self) -> bool:
        """Whether anything is shared out."""
        return self.jobs > 1 or bool(self.cluster)


ALONE = Workers()


def each(
    do: Callable[[Of], What], things: Iterable[Of], workers: Workers, *, in_order: bool = True, at_once: int = 0
) -> Iterator[What]:
    """What comes of each thing, in their order or as it comes; things are taken when somebody is free for them.

    Parameters
    ----------
    at_once
        How many things one process takes at a time; 0: as many as make it worth its while. On a cluster it is one.

    Raises
    ------
    OSError
        If the cluster does not answer.
    """
    if not workers.several:
        yield from map(do, things)
    elif workers.cluster:
        yield from _on_cluster(do, things, workers.cluster, in_order)
    else:
        yield from _in_processes(do, things, workers.jobs, in_order, at_once)


def _in_processes(
    do: Callable[[Of], What], things: Iterable[Of], jobs: int, in_order: bool, at_once: int
) -> Iterator[What]:
    import warnings

    from joblib import Parallel, delayed

    # a process that has come to keep much is begun anew, which is nobody's concern
    warnings.filterwarnings("ignore", "A worker stopped while some jobs", UserWarning)
    share = Parallel(
        n_jobs=jobs, return_as="generator" if in_order else "generator_unordered", batch_size=at_once or "auto"
    )
    with _deaf():
        made = share(delayed(do)(thing) for thing in things)
    try:
        for found in made:  # noqa: UP028 - what is left is closed below, without a warning that it was left
            yield found
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            made.close()


def _on_cluster(do: Callable[[Of], What], things: Iterable[Of], address: str, in_order: bool) -> Iterator[What]:
    from distributed import as_completed

    with _client(address) as client:
        client.wait_for_workers(1, timeout=CONNECTED)
        begun = client.map(do, [*things], pure=False)
        if not in_order:
            yield from (done.result() for done in as_completed(begun, loop=client.loop))
            return
        begun.reverse()
        while begun:
            yield begun.pop().result()


class Helper(Generic[Of, What]):
    """One other process of this machine, which does one thing after the other and may keep what it needs for the next.

    What is to be done is a function of a module, as for `each`. It is a plain process: those of a pool are looked
    after, and ended when they come to keep much.
    """

    def __init__(self, do: Callable[[Of], What]) -> None:
        from joblib.externals.loky.backend.context import get_context

        context = get_context("loky")
        self._here, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(do, there), daemon=True)
        with _deaf():
            self._process.start()
        there.close()
        self._asked = 0
        self.gone = False
        """Whether it has ended by itself, or been ended by the system: there will be nothing more from it."""

    def give(self, thing: Of) -> None:
        """Let it begin with a thing, once it is through with what it was given before."""
        try:
            self._here.send(thing)
        except OSError:
            self.gone = True
        self._asked += 1

    def taken(self) -> What | None:
        """What came of the first thing not taken yet, which is waited for; None where there is none, or it is lost."""
        if not self._asked or self.gone:
            return None
        self._asked -= 1
        try:
            found: What | BaseException = self._here.recv()
        except (EOFError, OSError):
            self.gone = True
            return None
        if isinstance(found, BaseException):
            raise found
        return found

    def close(self) -> None:
        """Let it end, whatever it does."""
        self._process.terminate()
        self._process.join()
        self._here.close()


def _serve(do: Callable[[Of], What], there: Connection) -> None:
    """Do what is given, until there is nobody any more who gives."""
    spared()
    while True:
        try:
            thing = there.recv()
        except (EOFError, OSError):
            return
        try:
            there.send(do(thing))
        except Exception as error:
            there.send(error)


def asked_there(cluster: str, ask: Callable[[], What]) -> set[What]:
    """What the workers of a cluster answer to a question.

    Raises
    ------
    ModuleNotFoundError
        If Dask is not installed here, or what is asked is not there.
    OSError
        If no cluster answers.
    """
    with _client(cluster) as client:
        return {*client.run(ask).values()}


def _client(cluster: str) -> Any:
    from distributed import Client

    return Client(cluster, timeout=CONNECTED, set_as_default=False)


@contextmanager
def _deaf() -> Iterator[None]:
    """Keep Ctrl-C waiting; processes that are begun meanwhile never hear it, and leave it to the one that has asked."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # lets Ctrl-C through again where it has to begin its own process
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
