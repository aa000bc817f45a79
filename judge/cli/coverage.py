"""Which clauses the scenarios that come with the project execute in each edition, and which of them they hold."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import judge
from judge import data
from judge.answer.run import adjudicate
from judge.answer.switched import differs_without, uncited
from judge.engine.work import Workers, each
from judge.floors import FLOORS
from judge.light import NamedTuple
from judge.port.expect import Applied
from judge.scenario.folders import scenarios_in

if TYPE_CHECKING:
    from judge.port.floor import Scenario
    from judge.port.ruling import Ruling

FORMAT = "judge.coverage.cache/2"
WORKERS = 8
"""The most processes that look at clauses at a time."""
LOOKED = 40
"""In so many of the scenarios that execute a clause it is looked whether it can be missed."""

By = Mapping[str, tuple[str, ...]]
Watch = Callable[[Iterable[Any], int], Iterable[Any]]


class Measured(NamedTuple):
    """Of one edition: the scenarios that execute each clause, and the one that holds each (None: not looked at).

    A scenario *holds* a clause if it comes to something else without it: a fact of the board, what is open to whom, a
    result, a line refused. Of what none holds, `cited` has those whose citation alone is missed, by an `applied` line.
    """

    executed: By
    held: Mapping[str, str] | None = None
    cited: Mapping[str, str] | None = None


def measured(
    editions: Sequence[str], hold: bool = False, watch: Watch | None = None,
    known: Mapping[str, Mapping[str, str]] | None = None,
) -> dict[str, Measured]:  # fmt: skip
    """Run the scenarios in every edition, or take what was found when code and scenarios were what they are now.

    A scenario counts in the edition it states, and in any other in which no line of it is refused.

    Parameters
    ----------
    hold
        Switch off every clause executed, one at a time, and see whether a scenario comes to something else. This takes
        minutes; without it, `held` is what was found before, if nothing has changed since.
    known
        By edition, the scenario that held each clause before: it is looked at first.
    watch
        Is given the clauses that are looked at and their number, and hands them on: for a bar of progress.
    """
    stamp = digest()
    kept = _kept(stamp) or {}
    found = {e: kept[e] if e in kept else Measured(_by_clause(runs(e))) for e in editions}
    if found.keys() - kept.keys():
        _keep(stamp, kept | found)
    if hold and any(one.held is None for one in found.values()):
        found = _holding(found, watch or (lambda items, _: items), known or {})
        _keep(stamp, kept | found)
    return found


def runs(edition: str) -> Iterator[Ruling]:
    """The rulings of the shipped scenarios in an edition, but for those that break down or refuse a line."""
    others = {name for name, floor in FLOORS.items() if edition not in floor.editions}
    for file in files():
        scenario = None if file.partition("/")[0] in others else _read(file, edition)
        try:
            ruling = None if scenario is None else adjudicate(scenario)[0]
        except Exception:  # a fault of the project, which `judge run` tells of; here it only does not count
            continue
        if ruling is not None and ruling.refused is None:
            yield ruling


def files() -> list[str]:
    """The shipped scenarios, by their paths in the folder of scenarios."""
    root = data.scenarios()
    return sorted(Path(path).relative_to(root).as_posix() for path in scenarios_in(root))


class Looked(NamedTuple):
    """A clause of an edition, and the scenarios in which it is looked whether it can be missed."""

    edition: str
    clause: str
    names: tuple[str, ...]


def holder(looked: Looked) -> str:
    """The first of the scenarios that comes to something else when the clause is switched off; "" if none does."""
    for name in looked.names:
        found = ruling(name, looked.edition)
        if found is not None and differs_without(found, looked.clause):
            return name
    return ""


def digest() -> str:
    """A fingerprint of all that the outcome of a shipped scenario can depend on."""
    code = Path(judge.__file__).parent
    found = hashlib.sha256()
    for root in (code, data.scenarios()):
        for path in sorted(p for p in root.rglob("*") if p.suffix in (".py", ".yaml", ".json")):
            found.update(f"{path.relative_to(root).as_posix()}\0".encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _read(file: str, edition: str) -> Scenario | None:
    return judge.load(str(data.scenarios() / file), edition=edition)[0]


@cache
def _scenario(file: str, edition: str) -> Scenario | None:
    return _read(file, edition)


@lru_cache(256)
def ruling(file: str, edition: str) -> Ruling | None:
    """The ruling on a shipped scenario in an edition; None if it cannot be read there."""
    scenario = _scenario(file, edition)
    return None if scenario is None else adjudicate(scenario)[0]


def _name(ruling: Ruling) -> str:
    return Path(ruling.scenario.file).relative_to(data.scenarios()).as_posix()


def _by_clause(rulings: Iterable[Ruling]) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for ruling in rulings:
        for event in ruling.events:
            for clause in event.clauses:
                found.setdefault(clause, {})[_name(ruling)] = None
    return {clause: tuple(names) for clause, names in found.items()}


# -- holding ---------------------------------------------------------------------------------------------------------


def _holding(
    found: Mapping[str, Measured], watch: Watch, known: Mapping[str, Mapping[str, str]]
) -> dict[str, Measured]:
    """Runs without each clause; then, for what no outcome holds, the record alone, which needs no run."""
    held: dict[str, dict[str, str]] = {edition: {} for edition in found}
    cited: dict[str, dict[str, str]] = {}
    tasks = []
    for edition, one in found.items():
        sound = {_name(r): r for r in runs(edition) if all(check.ok for check in r.checks)}
        cited[edition] = _cited(one.executed, sound)
        for clause, names in one.executed.items():
            likely = _likely(clause, [n for n in names if n in sound], sound)
            before = known.get(edition, {}).get(clause)
            tasks.append(Looked(edition, clause, (before, *likely) if before in names else likely))
    answers = watch(each(holder, tasks, Workers(min(os.cpu_count() or 1, WORKERS))), len(tasks))
    for task, name in zip(tasks, answers, strict=True):
        if name:
            held[task.edition][task.clause] = name
    left = {e: {c: name for c, name in those.items() if c not in held[e]} for e, those in cited.items()}
    return {edition: one._replace(held=held[edition], cited=left[edition]) for edition, one in found.items()}


def _likely(clause: str, names: Iterable[str], sound: Mapping[str, Ruling]) -> tuple[str, ...]:
    """Where to look for what misses a clause: at what is written for its section first, then at the shortest runs."""
    folder = f"/{clause.partition(' ')[0]}"

    def distance(name: str) -> tuple[bool, int]:
        asks = any(isinstance(e, Applied) and clause in e.clauses for e in sound[name].scenario.expect)
        return not (asks or folder.startswith(f"/{Path(name).parent.name}")), len(sound[name].events)

    return tuple(sorted(names, key=distance)[:LOOKED])


def _cited(executed: By, sound: Mapping[str, Ruling]) -> dict[str, str]:
    """The clauses without whose citation a scenario fails that expects them to be applied."""
    found = {}
    for clause, names in executed.items():
        rulings = (sound[name] for name in names if name in sound)
        asking = (r for r in rulings if any(isinstance(e, Applied) and not e.never for e in r.scenario.expect))
        name = next((_name(r) for r in asking if not uncited(r, clause)), "")
        if name:
            found[clause] = name
    return found


# -- what was found before -------------------------------------------------------------------------------------------


def _file() -> Path:
    return data.user_cache() / "coverage.json"


def _kept(stamp: str) -> dict[str, Measured] | None:
    try:
        record = json.loads(_file().read_text(encoding="utf-8"))
        if record["format"] != FORMAT or record["digest"] != stamp:
            return None
        return {
            edition: Measured({c: tuple(names) for c, names in one["executed"].items()}, one["held"], one["cited"])
            for edition, one in record["editions"].items()
        }
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None


def _keep(stamp: str, found: Mapping[str, Measured]) -> None:
    record = {"format": FORMAT, "digest": stamp, "editions": {e: one._asdict() for e, one in found.items()}}
    draft = _file().with_suffix(f".{os.getpid()}")
    try:
        draft.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(json.dumps(record, ensure_ascii=False), encoding="utf-8")
        draft.replace(_file())
    except OSError:
        draft.unlink(missing_ok=True)
