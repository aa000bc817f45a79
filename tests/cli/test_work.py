"""Work shared out among processes and among the workers of a cluster: the same comes of it as of one process alone."""

from __future__ import annotations

import faulthandler
import operator
import pickle
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from judge.answer.outcomes import Horizon, Limits, explore
from judge.cli import files
from judge.cli.faq import FORMATS, Asked, report_on
from judge.engine import work
from judge.engine.work import ALONE, Workers, each
from judge.floors import FLOORS
from judge.version import __version__
from tests.answer.test_outcomes import MENU, scenario
from tests.cli.conftest import Judge

LONGEST = 400
"""Seconds after which a test that waits for others is ended, with what it waited for."""


@pytest.fixture(autouse=True)
def ending() -> Iterator[None]:
    faulthandler.dump_traceback_later(LONGEST, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster on this machine, with two workers."""
    from distributed import LocalCluster

    with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0") as local:
        yield local.scheduler_address


@pytest.fixture(params=["processes", "cluster"])
def workers(request: pytest.FixtureRequest, cluster: str) -> Workers:
    """Those who share the work."""
    return Workers(2) if request.param == "processes" else Workers(cluster=cluster)


def test_what_comes_of_each_comes_in_order(workers: Workers) -> None:
    assert [*each(operator.neg, range(40), workers)] == [*each(operator.neg, range(40), ALONE)] == [*range(0, -40, -1)]


def test_or_as_it_comes(workers: Workers) -> None:
    assert sorted(each(operator.neg, range(40), workers, in_order=False, at_once=1)) == [*range(-39, 1)]


def test_what_goes_wrong_comes_here(workers: Workers) -> None:
    with pytest.raises(ZeroDivisionError):
        [*each(partial(operator.truediv, 1), [1, 0, 1], workers)]


def test_what_is_left_over_is_left_without_a_word(workers: Workers) -> None:
    begun = each(operator.neg, range(400), workers)
    assert next(begun) == 0
    begun.close()  # type: ignore[attr-defined]


def test_a_search_finds_the_same(cluster: str) -> None:
    start = scenario(MENU)
    alone = explore(start, ("b.life: 6",), ("b.life",))
    shared = explore(start, ("b.life: 6",), ("b.life",), workers=Workers(cluster=cluster))
    assert shared.exhausted
    assert shared.positions == alone.positions
    assert {(o.end, o.ways) for o in shared.outcomes()} == {(o.end, o.ways) for o in alone.outcomes()}


@pytest.mark.parametrize("name", [*FLOORS])
def test_a_game_goes_to_others_by_its_name_whatever_has_been_asked_of_it(name: str) -> None:
    floor = FLOORS[name]
    asked = [getattr(floor, part) for part in dir(floor) if not part.startswith("_")]
    assert len(asked) > 10
    assert [*floor.gaps.values()]
    assert pickle.loads(pickle.dumps(floor)) is floor


def test_a_search_has_limits_there_too(cluster: str) -> None:
    few = Limits(nodes=60)
    found = explore(scenario(MENU), horizon=Horizon(turns=1), limits=few, workers=Workers(cluster=cluster))
    assert not found.exhausted


def test_files_are_run_on_a_cluster(judge: Judge, cluster: str) -> None:
    folder = "scenarios/furuyoni/core/9-4"
    alone, shared = judge("run", folder, "-q"), judge("run", folder, "-q", "--cluster", cluster)
    assert (shared.status, shared.out, shared.err) == (alone.status, alone.out, alone.err)


CLAIMS = ("scenarios/furuyoni/faq/official/tokoyo.yaml", "scenarios/furuyoni/faq/official/himika.yaml")


@pytest.mark.parametrize("form", ["table", "official"])
def test_claims_are_judged_by_others(judge: Judge, cluster: str, form: str) -> None:
    asked = ("faq", *CLAIMS, "--format", form, "--detail", "2")
    alone, shared = judge(*asked, "-j", "1"), judge(*asked, "--cluster", cluster)
    assert alone.out
    assert (shared.status, shared.out, shared.err) == (alone.status, alone.out, alone.err)


def test_claims_are_judged_in_several_processes(judge: Judge, tmp_path: Path) -> None:
    asked = ("faq", *CLAIMS, str(tmp_path / "no-such.yaml"))
    alone, shared = judge(*asked, "-j", "1"), judge(*asked, "-j", "2")
    assert alone.status == 2
    assert "J001" in alone.err
    assert (shared.status, shared.out, shared.err) == (alone.status, alone.out, alone.err)
    for number in ("1", "2"):
        assert judge("faq", *CLAIMS, "--format", "html", "-o", str(tmp_path / number), "-j", number).status == 0
    pages = {path.relative_to(tmp_path / "1"): path.read_bytes() for path in (tmp_path / "1").rglob("*.html")}
    assert len(pages) > len(CLAIMS)
    assert pages == {path.relative_to(tmp_path / "2"): path.read_bytes() for path in (tmp_path / "2").rglob("*.html")}


def test_what_is_said_of_claims_is_plain() -> None:
    for form in FORMATS:
        said = report_on(CLAIMS[0], Asked(form, frozenset(), 2, "", False, "ja"))
        assert said.verdicts
        assert pickle.loads(pickle.dumps(said)) == said


def test_a_cluster_that_is_not_there(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "CONNECTED", 0.5)
    ended = judge("run", "scenarios/furuyoni/core/9-4", "--cluster", "tcp://127.0.0.1:1")
    assert ended.status == 2
    assert ended.err.endswith("no cluster answers at tcp://127.0.0.1:1.\n")


def test_a_cluster_with_another_version(judge: Judge, cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "asked_there", lambda *_: {"0.0.1"})
    ended = judge("run", "scenarios/furuyoni/core/9-4", "--cluster", cluster)
    assert ended.status == 2
    assert f"have version 0.0.1; here it is {__version__}." in ended.err


def test_many_files_begin_a_second_process(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Workers] = []
    monkeypatch.setattr(work, "each", lambda do, of, workers: asked.append(workers) or map(do, of))
    monkeypatch.setattr(files, "MANY", 3)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    for n in range(3):
        (tmp_path / f"{n}.yaml").write_text("board: {distance: 3}\n", encoding="utf-8")
        assert judge("run", str(tmp_path), "-q").status == 0
    assert judge("run", str(tmp_path), "-q", "-j", "1").status == 0
    assert asked == [Workers(2)]
