"""`python -m tests.malformed [N]`: malformed inputs, each of which must end in words, soon, and leave nothing behind.

An input ends with status 0, 1 or 2 and no traceback, within ten seconds but for what its size explains, below 300 MB,
and no file is written. Each is tried in a process of its own that begins as a copy of this one.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from judge.data import scenarios
from judge.scenario.folders import files_in, is_claims

MANY = 400
SECONDS = 10.0
SECONDS_A_MEGABYTE = 6.0
MEGABYTES = 300
FILE = "FILE"
COMMANDS: tuple[tuple[str, ...], ...] = (
    ("run", FILE),
    ("lint", FILE),
    ("run", FILE, "--format", "json"),
    ("run", FILE, "--format", "md", "--as", "b"),
    ("why", FILE, "b.life"),
    ("why-not", FILE, "a: use Slash", "--no-search"),
    ("compare", FILE),
    ("faq", FILE),
    ("outcomes", FILE, "--nodes", "50", "--seconds", "1"),
    ("run", FILE, "--lang", "ja", "--detail", "2"),
)
NASTY = (
    "",
    " ",
    "?",
    "*a",
    "&a",
    "!!int 3",
    "- - - -",
    "[[[[",
    "}}",
    "{a: {a: {a: {a: 1}}}}",
    "999999999999999999999",
    "-1",
    "1e9",
    "0x10",
    "null",
    "~",
    "yes",
    "\u202e",
    "\x00",
    "\x1b[2J",
    "\ud7ff",
    "x" * 5000,
    "斬" * 2000,
    "a.b.c.d",
    "card.1.zone",
    "%s%n",
    "${HOME}",
    "../../etc/passwd",
    "1 + 1",
    "me.aura >= 3 and (((",
    "'",
    '"',
    "|",
    ">",
    "#",
    ": :",
    "\t",
    "G5=z",
    "9-4 ix ix",
)


class Case(NamedTuple):
    """One input: what is done with it, and the bytes of its file."""

    name: str
    command: tuple[str, ...]
    data: bytes


class Ended(NamedTuple):
    """How a trial ended: the exit status (-1: it did not end in words), seconds, megabytes, what was printed."""

    status: int
    seconds: float
    megabytes: float
    told: str


def cases(many: int = MANY, seed: int = 11) -> Iterator[Case]:
    """So many malformed inputs, the same each time."""
    root, random = scenarios(), Random(seed)
    every = [Path(path) for path in sorted(files_in(root), key=is_claims)]
    for n in range(many):
        name, data = _made(n, random, every)
        yield Case(f"{n}: {name}", COMMANDS[n % len(COMMANDS)], data)


def _made(n: int, random: Random, every: list[Path]) -> tuple[str, bytes]:
    if n < len(WHOLE):
        return WHOLE[n]
    path = random.choice(every)
    text = path.read_text(encoding="utf-8")
    how = random.choice(MUTATIONS)
    return f"{how.__name__[1:]} {path.name}", how(text, random).encode("utf-8", "surrogatepass")


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text))]


def _swapped(text: str, random: Random) -> str:
    lines = text.split("\n")
    i, j = random.randrange(len(lines)), random.randrange(len(lines))
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def _indented(text: str, random: Random) -> str:
    lines = text.split("\n")
    i = random.randrange(len(lines))
    lines[i] = " " * random.randrange(1, 9) + lines[i].lstrip()
    return "\n".join(lines)


def _doubled(text: str, random: Random) -> str:
    lines = text.split("\n")
    i = random.randrange(len(lines))
    return "\n".join((*lines[:i], lines[i], *lines[i:]))


def _put_in(text: str, random: Random) -> str:
    i = random.randrange(len(text))
    return text[:i] + random.choice(NASTY) + text[i:]


def _value(text: str, random: Random) -> str:
    """A value, or an item of a list, replaced by something nasty."""
    marks = [i for i, sign in enumerate(text) if sign in ":,[{" and text[i + 1 : i + 2] != "\n"]
    i = random.choice(marks)
    end = min((p for p in (text.find(sign, i + 1) for sign in ",]}\n") if p > 0), default=len(text))
    return f"{text[: i + 1]} {random.choice(NASTY)}{text[end:]}"


def _word(text: str, random: Random) -> str:
    """A word replaced by another of the same file."""
    words = text.split()
    return text.replace(random.choice(words), random.choice(words), random.randrange(1, 3))


def _number(text: str, random: Random) -> str:
    places = [i for i, sign in enumerate(text) if sign.isdigit()]
    i = random.choice(places)
    return text[:i] + random.choice(("-7", "99", "0", "x", "1.5", "1_0", "")) + text[i + 1 :]


MUTATIONS = (_cut, _swapped, _indented, _doubled, _put_in, _value, _word, _number)
_SEATS = b"a: {megami: [yurina, himika], hand: [Slash]}, b: {megami: [saine, tokoyo]}"
WHOLE: tuple[tuple[str, bytes], ...] = (
    ("nothing", b""),
    ("zeros", bytes(1000)),
    ("noise", bytes(range(256)) * 8),
    ("UTF-16", "board: {}".encode("utf-16")),
    ("deep lists", b"[" * 100_000),
    ("deep maps", b"{a: " * 20_000),
    ("many values", b"- x\n" * 300_000),
    ("one long word", b"x" * 1_900_000),
    ("too large", b"x" * 3_000_000),
    ("many keys", b"".join(b"k%d: 1\n" % i for i in range(60_000))),
    ("an alias", b"a: &a [1]\nb: *a\n"),
    ("laughs", b"a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n"),
    ("two documents", b"a: 1\n---\nb: 2\n"),
    ("a list", b"- a\n- b\n"),
    ("a number", b"7\n"),
    ("a key twice", b"board: {}\nboard: {}\n"),
    ("a long line of play", b"board: {distance: 10, %s}\nplay: [a: use %s]\n" % (_SEATS, b"S" * 100_000)),
    ("many lines of play", b"board: {distance: 10, %s}\nplay: [%s]\n" % (_SEATS, b", ".join([b"a: forward"] * 9_000))),
    (
        "a long expression",
        b"cards_adhoc: {X: {type: action, abilities: [{at: on_use, if: %s, do: []}]}}\nboard: {distance: 10}\n"
        % (b"1 + " * 20_000),
    ),
    (
        "a deep expression",
        b"cards_adhoc: {X: {type: action, abilities: [{at: on_use, if: %s1, do: []}]}}\nboard: {distance: 10}\n"
        % (b"(" * 5_000),
    ),
    (
        "nested effects",
        b"cards_adhoc: {X: {type: action, abilities: [{at: on_use, do: %s%s}]}}\nboard: {distance: 10}\n"
        % (b"[{if: me.aura > 1, then: " * 25, b"}]" * 25),
    ),
    ("a saved machine that is none", b"board: {distance: 10, %s}\nsaved: '[[[[[[[[[['\n" % _SEATS),
    ("a saved machine of lists", b"board: {distance: 10, %s}\nsaved: '%s'\n" % (_SEATS, b"[" * 50_000)),
    (
        "repeats",
        b"cards_adhoc: {X: {type: action, abilities: [{at: on_use, do: [{repeat: {n: 999999, do: [{v"
        b"igor: {who: me, by: 1}}]}}]}]}}\nboard: {distance: 10, a: {megami: [yurina, himika], hand:"
        b" [X]}, b: {megami: [saine, tokoyo]}}\nplay: [a: use X]\n",
    ),
    (
        "a claim of many boards",
        b"faq: x\nclaims:\n  - id: x\n    claimed: y\n    boards:\n      - board: {%s}\n        vary"
        b": {distance: 0-10, a.aura: 0-5, a.life: 1-10, b.life: 1-10, a.flare: 0-9}\n        claim: "
        b"[turn: 5]\n"
        % _SEATS,
    ),
)


def tried(case: Case) -> Ended:
    """One trial, in a copy of this process."""
    folder = tempfile.mkdtemp(prefix="malformed-")
    path = os.path.join(folder, "f.yaml")
    Path(path).write_bytes(case.data)
    began, (out, into) = time.monotonic(), os.pipe()
    own = _resident()
    child = os.fork()
    if not child:
        _work(case, path, into)
    os.close(into)
    with os.fdopen(out, "rb") as stream:
        said = stream.read().decode("utf-8", "replace")
    _, status, usage = os.wait4(child, 0)
    left = sorted(os.listdir(folder))
    for name in left:
        os.unlink(os.path.join(folder, name))
    os.rmdir(folder)
    if left != ["f.yaml"]:
        said += f"\nleft behind: {left}"
        status = -1
    ended = os.waitstatus_to_exitcode(status) if status >= 0 else -1
    busy = min(usage.ru_utime + usage.ru_stime, time.monotonic() - began)
    return Ended(ended, busy, max(0.0, usage.ru_maxrss / 1024 - own), said)


def _resident() -> float:
    """What this process holds, in megabytes: a forked one begins with it."""
    with contextlib.suppress(OSError), open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    return 0.0


def _work(case: Case, path: str, into: int) -> None:
    from judge.cli.commands import main

    said, status = io.StringIO(), 0
    os.chdir(os.path.dirname(path))
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            main([path if word == FILE else word for word in case.command], prog_name="judge")
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException as error:
        said.write(f"Traceback: {type(error).__name__}: {error}")
        status = 99
    text = said.getvalue()
    os.write(into, (text[:2000] + text[-500:]).encode("utf-8", "replace"))
    os._exit(status)


def fault(case: Case, ended: Ended) -> str:
    """What is wrong with how a trial ended; "" if nothing is."""
    if ended.status not in (0, 1, 2):
        return f"ended with {ended.status}: {ended.told[-300:]}"
    if "Traceback" in ended.told or "J501" in ended.told:
        return f"a fault of the project: {ended.told[:300]}"
    if ended.status == 2 and not ended.told.strip():
        return "says nothing"
    if ended.seconds > SECONDS + SECONDS_A_MEGABYTE * len(case.data) / 1e6:
        return f"took {ended.seconds:.1f} s for {len(case.data):,} bytes"
    if ended.megabytes > MEGABYTES:
        return f"took {ended.megabytes:.0f} MB"
    return ""


def main() -> int:
    """Try them all; 1 if there was a fault."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    faults, slowest, largest = 0, 0.0, 0.0
    for case in cases(many):
        ended = tried(case)
        slowest, largest = max(slowest, ended.seconds), max(largest, ended.megabytes)
        if wrong := fault(case, ended):
            faults += 1
            print(f"{case.name} ({' '.join(case.command)}): {wrong}", flush=True)
    print(f"{many} inputs, {faults} faults; at most {slowest:.1f} s and {largest:.0f} MB")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
