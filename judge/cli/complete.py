"""What a shell offers where something is being typed: files, names of cards, clauses, facts, codes. Read when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from click import Context, Parameter
    from click.shell_completion import CompletionItem

MOST = 200


def files(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Files, by the shell itself."""
    return [item(incomplete, type="file")]


def names(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Cards, and what groups them, by any name: `Wavering Cr` goes on as `Crystal` too."""
    from judge.floors import FLOORS

    floors = FLOORS.values() if not ctx.params.get("game") else [FLOORS[ctx.params["game"]]]
    topics = (topic for floor in floors for topic in floor.library.topics())
    return _words(ctx, param, incomplete, (name for topic in topics for name in (*topic.names.values(), *topic.called)))


def clauses(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Clauses of every game."""
    from judge.rulebook.catalogue import load
    from judge.rulebook.ids import GAMES

    games = [ctx.params["game"]] if ctx.params.get("game") else [*GAMES]
    return _words(ctx, param, incomplete, (entry.name for game in games for entry in load(game)))


def codes(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Codes of problems."""
    from judge.text.codes import codes as known

    begun = incomplete.upper()
    return [item(one.name, help=one.title) for one in known() if one.name.startswith(begun)]


def facts(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """The facts of the file that was named."""
    import judge

    scenario, _ = judge.load(str(ctx.params.get("file")))
    found = scenario.floor.facts.paths(scenario.board) if scenario is not None else ()
    return [item(path) for path in found if path.startswith(incomplete)]


def actions(ctx: Context, param: Parameter, incomplete: str) -> list[CompletionItem]:
    """Uses of the cards on the board of the file that was named."""
    import judge

    scenario, _ = judge.load(str(ctx.params.get("file")))
    if scenario is None:
        return []
    start = scenario.floor.set_up(scenario)
    if start.problems:
        return []
    names = dict.fromkeys(scenario.floor.tell.names(start.game, "en").values())
    lines = (f"{player}: use {name}" for player in scenario.floor.players for name in names)
    return [item(line) for line in lines if line.startswith(incomplete)][:MOST]


def _words(ctx: Context, param: Parameter, incomplete: str, known: Iterable[str]) -> list[CompletionItem]:
    """What may stand there of the names that go on as the words typed so far do."""
    typed = ctx.params.get(str(param.name)) or ()
    before = "".join(f"{word} " for word in typed) if param.nargs == -1 else ""
    return [item(word) for word in _going_on(before.casefold(), incomplete.casefold(), known)]


def _going_on(before: str, begun: str, known: Iterable[str]) -> Iterator[str]:
    found: dict[str, None] = {}
    for name in known:
        if name and name.casefold().startswith(before + begun):
            found[name[len(before) :]] = None
        if len(found) == MOST:
            break
    yield from found


def item(value: str, type: str = "plain", help: str | None = None) -> CompletionItem:
    """One of the things that may stand there."""
    from click.shell_completion import CompletionItem

    return CompletionItem(value, type, help)
