"""Files that a command writes: only what was asked for, over nothing that is there unless that is said."""

from __future__ import annotations

import os
from stat import S_ISREG
from typing import TYPE_CHECKING

import click

from judge.cli.files import wrong
from judge.text.errors import Place, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

force = click.option("--force", is_flag=True, help="Write over a file that is there.")


def check(out: str, forced: bool, inputs: Iterable[str] = ()) -> None:
    """End the command where a file may not be written: it is an input, no ordinary file, or there already."""
    if any(_same(out, one) for one in inputs):
        hint = "name another file; not even --force writes over what is read"
        wrong([Problem.at(Place(out), "J707", "the file is one that is read here", hint)])
    try:
        status = os.lstat(out)
    except OSError:
        return
    if os.path.isdir(out) or not (S_ISREG(status.st_mode) or os.path.islink(out)):
        wrong([Problem.at(Place(out), "J703", "this is no ordinary file", "name a file, or `-` where that is offered")])
    if not forced:
        wrong([Problem.at(Place(out), "J707", "the file is there already", "--force writes over it")])


def put(out: str, make: Callable[[str], None], forced: bool, inputs: Iterable[str] = ()) -> None:
    """Let `make` write a file at a path of its own, and put it where it was asked for: whole, or not at all.

    A symbolic link is replaced and not followed.
    """
    check(out, forced, inputs)
    folder, name = os.path.split(out)
    stem, suffix = os.path.splitext(name)
    draft = os.path.join(folder, f".{stem[:80]}.{os.getpid()}{suffix}")
    try:
        make(draft)
        if not forced:
            os.close(os.open(out, os.O_CREAT | os.O_EXCL | os.O_WRONLY))  # it may have come meanwhile
        os.replace(draft, out)
    except FileExistsError:
        wrong([Problem.at(Place(out), "J707", "the file is there already", "--force writes over it")])
    except OSError as error:
        wrong([Problem.at(Place(out), "J703", f"the file cannot be written: {error.strerror or error}")])
    finally:
        if os.path.lexists(draft):
            os.unlink(draft)


def write(out: str, text: str, forced: bool, inputs: Iterable[str] = ()) -> None:
    """Write a text in UTF-8 to a file."""

    def make(path: str) -> None:
        with open(path, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)

    put(out, make, forced, inputs)


def folder(out: str, files: Iterable[tuple[str, str]], forced: bool) -> int:
    """Write texts into a folder, each at its path below it; a text that is there already stays. How many were written.

    A file that holds something else is only written over where that is said.
    """
    written = 0
    try:
        for name, text in files:
            path = os.path.join(out, *name.split("/"))
            if _held(path) == text:
                continue
            os.makedirs(os.path.dirname(path), exist_ok=True)
            write(path, text, forced)
            written += 1
    except OSError as error:
        wrong([Problem.at(Place(out), "J703", f"the folder cannot be written: {error.strerror or error}")])
    return written


def _held(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", newline="\n") as stream:
            return stream.read()
    except (OSError, UnicodeDecodeError):
        return None


def _same(one: str, two: str) -> bool:
    """Whether two paths are one file."""
    try:
        return os.path.samefile(one, two)
    except OSError:
        return os.path.abspath(one) == os.path.abspath(two)
