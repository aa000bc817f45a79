"""J5 running, J7 files and commands."""

from __future__ import annotations

from judge.codes.entry import Code

CODES: dict[str, Code] = {
    "J501": Code(
        "A fault of this project",
        "Something happened that the project did not foresee. The scenario may be sound.",
        "Report it together with the file. With `JUDGE_TRACEBACK=1` in the environment it ends in a traceback.",
    ),
    "J502": Code(
        "A saved machine that cannot be resumed",
        "`saved` holds a machine saved in mid-run by `judge run --export`, beside the board it began from. "
        "This text is none, or it belongs to other cards.",
        "Export the point again from the first scenario, or take `saved` away to begin from the board.",
    ),
    "J503": Code(
        "A saved machine under another edition",
        "A machine saved in mid-run has come where it stands under one edition, with the cards of one printing: it "
        "neither goes on under others nor can be compared.",
        "Run or compare the scenario from which it was exported.",
    ),
    "J701": Code(
        "A folder without scenarios",
        "A folder stands for the `.yaml` files in and below it, and there is none.",
        "Name a file, or a folder that has scenarios in it.",
    ),
    "J702": Code(
        "No such format of a graph",
        "The suffix of the output file says in which format the graph is written, and this one says none.",
        "End its name in `.dot`, `.mmd`, `.json`, `.graphml`, `.svg` or `.html`.",
    ),
    "J703": Code(
        "A file that cannot be used",
        "The operating system refuses to open, read or write it.",
        "Check the path, whether it is a folder, and who may write there.",
    ),
    "J707": Code(
        "A file that is there already",
        "A command writes only files that are new: what is there is written over where `--force` says so, and what the "
        "command reads never is. A symbolic link is replaced, not followed.",
        "Name another file, or add `--force`.",
    ),
    "J704": Code(
        "Not a fact",
        "What `judge why` is asked about says nothing that could be so or not.",
        "Write it like `b.life`, `b.aura = 2`, `attack 2 failed`, `Slash was used`, `a won`, `Slash is in a.played`, "
        "`9-4 iii was applied` or `a did not go forward`. docs/why.md has every form.",
    ),
    "J705": Code(
        "A fact about something that is not there",
        "It speaks of a card, an attack, a zone or a number that this board and this run do not have.",
        "Take one of the names suggested; attacks are numbered in the order in which the run made them.",
    ),
    "J706": Code(
        "Nothing to explain",
        "No fact is named, and the file expects none that could be explained.",
        "Name a fact after the file, or add `expect:` to it.",
    ),
    "J711": Code(
        "An action that nobody does",
        "An action is asked about as a line of play: whose it is, a colon, and what is done.",
        "Write it like `a: use Slash`; `chance: draw Slash` asks about chance.",
    ),
    "J712": Code(
        "A clause that the run never comes to",
        "The question is about the moment where a clause comes next, and the run ends before.",
        "Name a clause that `judge run` shows in the trace, or leave `--at` out to ask where the scenario stands.",
    ),
}
