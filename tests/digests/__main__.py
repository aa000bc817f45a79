"""Digests of everything the shipped files come to, to see that a change of the code changes no answer.

    python -m tests.digests record OUT.json [--sample N] [--only WORD]
    python -m tests.digests compare BEFORE.json AFTER.json
    python -m tests.digests show FILE EDITION REPORT

`record` runs every scenario and every file of claims in every edition, by the commands that a user has, and keeps a
digest of each report. `compare` names for each file and edition the first report that differs; `show` prints one, to
be held against that of another checkout. An older commit is recorded by the same script with its code in front:
`PYTHONPATH=/its/checkout python /this/checkout/tests/digests record OUT.json`.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gc
import hashlib
import io
import json
import os
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

EDITIONS = ("ja-2024-06-24", "ko-2025-08-15")
LANGUAGES = ("en", "ja", "ko")
PLAYERS = ("a", "b")
GRAPH = "graph"
FORMAT = "judge.digests/1"


def scenario_reports() -> dict[str, tuple[str, ...]]:
    """The reports on a scenario: what is written behind `judge` and the file."""
    found: dict[str, tuple[str, ...]] = {"json": ("run", "--format", "json")}
    for lang in LANGUAGES:
        found[f"answer {lang}"] = ("run", "--quiet", "--lang", lang)
        for detail in "012":
            found[f"trace {detail} {lang}"] = ("run", "--detail", detail, "--lang", lang)
        found[f"graph {lang}"] = (GRAPH, "--lang", lang)
    for player in PLAYERS:
        found[f"as {player} json"] = ("run", "--format", "json", "--as", player)
        found[f"as {player} trace"] = ("run", "--detail", "1", "--as", player)
        found[f"as {player} graph"] = (GRAPH, "--as", player)
    return found


def claims_reports() -> dict[str, tuple[str, ...]]:
    """The reports on a file of claims."""
    told = {f"page {lang}": ("faq", "--detail", "2", "--lang", lang) for lang in LANGUAGES}
    return {"json": ("faq", "--format", "json"), **told}


def said(command: tuple[str, ...], file: str, edition: str) -> str:
    """What a command prints or writes, and how it ends."""
    from judge.cli.commands import main

    name, *options = command
    arguments = [name, file, "--edition", edition, *options]
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "graph.json")
        if name == GRAPH:
            arguments += ["-o", str(target)]
        out, err, status = io.StringIO(), io.StringIO(), 0
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                main.main(arguments, prog_name="judge", standalone_mode=False)
            except SystemExit as end:
                status = int(end.code or 0)
        written = target.read_text("utf-8") if target.exists() else ""
    return f"{out.getvalue()}{written}{err.getvalue()}exit {status}\n"


def share_runs() -> None:
    """Let the reports on one file share its run, where the commands know it by the names used here (else slower)."""
    from judge.cli import graph, run

    for name in ("adjudicated", "seen"):
        plain: Callable[..., Any] | None = getattr(run, name, None)
        if plain is None:
            continue
        shared = kept(plain)
        for module in (run, graph):
            if hasattr(module, name):
                setattr(module, name, shared)


def kept(plain: Callable[..., Any]) -> Callable[..., Any]:
    """A function that keeps what it gave last for each count of arguments, as long as they are the same."""
    found: dict[str, tuple[tuple[Any, ...], Any]] = {}

    @functools.wraps(plain)
    def shared(*args: Any, **named: Any) -> Any:
        given = (*args, *named.items())
        key = repr(args[-1]) if plain.__name__ == "seen" else ""
        last = found.get(key)
        if last is None or not same(last[0], given):
            found[key] = last = (given, plain(*args, **named))
        return last[1]

    return shared


def same(one: tuple[Any, ...], two: tuple[Any, ...]) -> bool:
    return len(one) == len(two) and all(
        a is b or (isinstance(a, str | dict) and a == b) for a, b in zip(one, two, strict=True)
    )


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()[:12]


def files(word: str, sample: int) -> Iterator[tuple[str, bool]]:
    """The shipped files, by their path in the folder of scenarios, and whether it is one of claims."""
    every = sorted(str(p.relative_to(".")) for p in Path(".").rglob("*.yaml"))
    chosen = [name for name in every if word in name]
    if sample:  # by the name, so that a file more or less changes nothing about the others
        chosen = sorted(chosen, key=digest)[:sample]
    for name in chosen:
        with open(name, encoding="utf-8-sig") as stream:
            first = next((line for line in stream if line.strip() and not line.startswith(("#", "---", "%"))), "")
        yield name, first.split(":")[0].strip("\"' ") == "faq"


def record(out: str, sample: int, word: str) -> None:
    """Write the digests of all files, or of a sample spread over them."""
    share_runs()
    gc.disable()
    began = time.monotonic()
    found: dict[str, dict[str, Any]] = {}
    for i, (name, claims) in enumerate(files(word, sample)):
        reports = claims_reports() if claims else scenario_reports()
        found[name] = {"file": digest(Path(name).read_text("utf-8"))} | {
            edition: {key: digest(said(command, name, edition)) for key, command in reports.items()}
            for edition in EDITIONS
        }
        if i % 100 == 99:
            gc.collect()
            print(f"{i + 1} files, {time.monotonic() - began:.0f} s", file=sys.stderr)
    text = json.dumps({"format": FORMAT, "files": found}, ensure_ascii=False, indent=0, sort_keys=True)
    Path(out).write_text(text + "\n", "utf-8")
    print(f"{len(found)} files in {time.monotonic() - began:.0f} s", file=sys.stderr)


def compare(before: str, after: str) -> int:
    """Name the first report that differs of each file and edition; files that only one has or that were changed."""
    one, two = (json.loads(Path(name).read_text("utf-8"))["files"] for name in (before, after))
    differing = 0
    for name in sorted({*one, *two}):
        if name not in one or name not in two:
            print(f"{name}: only in {before if name in one else after}")
            continue
        changed = " (the file itself is another)" if one[name]["file"] != two[name]["file"] else ""
        for edition in EDITIONS:
            here, there = one[name][edition], two[name][edition]
            wrong = [key for key in (here | there) if here.get(key) != there.get(key)]
            if wrong:
                differing += 1
                print(f"{name} {edition}: {wrong[0]}, of {len(wrong)} that differ{changed}")
    both = one.keys() & two.keys()
    print(f"{len(both)} files in both; {differing} of {len(both) * len(EDITIONS)} runs differ")
    return 1 if differing else 0


def show(name: str, edition: str, report: str) -> None:
    """Print one report in full."""
    claims = any(file == name and of_claims for file, of_claims in files(name, 0))
    print(said((claims_reports() if claims else scenario_reports())[report], name, edition), end="")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.digests")
    commands = parser.add_subparsers(dest="command", required=True)
    asked = commands.add_parser("record")
    asked.add_argument("out")
    asked.add_argument("--sample", type=int, default=0, metavar="N", help="this many files, drawn by their names")
    asked.add_argument("--only", default="", metavar="WORD", help="files with this in their path")
    asked = commands.add_parser("compare")
    asked.add_argument("before")
    asked.add_argument("after")
    asked = commands.add_parser("show")
    asked.add_argument("file", help="its path in the folder of scenarios")
    asked.add_argument("edition", choices=EDITIONS)
    asked.add_argument("report", help="as `compare` names it")
    given = parser.parse_args()
    if given.command == "compare":
        return compare(given.before, given.after)
    warnings.simplefilter("ignore")
    from judge.data import scenarios

    out = os.path.abspath(given.out) if given.command == "record" else ""
    os.chdir(scenarios())
    if given.command == "record":
        record(out, given.sample, given.only)
    else:
        show(given.file, given.edition, given.report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
