"""`judge completion`: what a shell has to read so that it completes commands, options, files, names of cards."""

from __future__ import annotations

import click

from judge.cli.command import command
from judge.cli.say import say

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_JUDGE_COMPLETE"


@command()
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print what SHELL has to read to complete commands, options, files, clauses, and names of cards and megami.

    bash: put `eval "$(judge completion bash)"` into ~/.bashrc; zsh: `eval "$(judge completion zsh)"` into ~/.zshrc;
    fish: `judge completion fish > ~/.config/fish/completions/judge.fish`.
    """
    from click.shell_completion import get_completion_class

    from judge.cli.commands import main

    found = get_completion_class(shell)
    assert found is not None
    maker = found(main, {}, "judge", VARIABLE)
    say(maker.source_template % maker.source_vars())
