"""`judge solve`: is there a line that reaches a goal against every reply?"""

from __future__ import annotations

import json
import os
import sys
import time
from itertools import islice
from typing import TYPE_CHECKING

import click

from judge.cli import complete
from judge.cli import out as outs
from judge.cli.command import command
from judge.cli.files import wrong
from judge.cli.lang import translated
from judge.cli.options import asked_under, jobs_option, language
from judge.cli.progress import Positions
from judge.cli.run import read_readings
from judge.cli.say import say
from judge.light import regex
from judge.text.errors import Place, Problem, Problems

if TYPE_CHECKING:
    from judge.answer.solve import Solved
    from judge.answer.solve.kept import Kept
    from judge.port.floor import Scenario

FORMATS = ("text", "json", "html")
CHANCES = ("opponent", "odds")
CHANCE_HELP = "Chance answers like an opponent, or it is told how likely the line is. Default: as the file says."
FILES = 1_000
"""So many scenarios are written at most; the proof itself is whole."""
_WHEN = regex(r"(?:the )?end of (?:(?:the |this )?turn|turn (\d+))", 2)
_COMPARED = regex(r"([\w.]+)\s*(==|!=|<=|>=|<|>|=)\s*(.+)")


@command()
@click.argument("file", shell_complete=complete.files)
@click.option("--goal", "goals", multiple=True, metavar="CLAIM", help="Like 'b.life <= 3'. Default: as the file says.")
@click.option("--for", "by", metavar="PLAYER", default="", help="Whose line. Default: as the file says.")
@click.option("--turns", type=click.IntRange(1), metavar="N", help="By the end of so many turns. Default: of this one.")
@click.option("--by", "when", metavar="WHEN", default="", help="The same in words: 'end of turn', 'end of turn 7'.")
@click.option("--nodes", type=click.IntRange(1), default=500_000, show_default=True, help="Positions at most.")
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=120.0, show_default=True, help="At most.")
@click.option("--memory", type=click.IntRange(100), default=2000, show_default=True, help="Megabytes at most.")
@jobs_option
@click.option("--chance", type=click.Choice(CHANCES), default=None, help=CHANCE_HELP)
@click.option("--one-line", is_flag=True, help="One line for every choice of the hidden cards, without a look at them.")
@click.option("--save", metavar="FILE", help="Write what was found where it is not settled, to be gone on with.")
@click.option("--resume", metavar="FILE", help="Go on from what --save wrote; it is written there again.")
@click.option("--proof", metavar="FOLDER", help="Write scenarios, one for each reply, and a proof.json.")
@click.option("--check", "checked", is_flag=True, help="FILE is a proof.json: walk it with the engine alone.")
@click.option("--whole", is_flag=True, help="With --check: take nothing from what the game knows beforehand.")
@outs.force
@click.option("--most", type=click.IntRange(1), default=60, show_default=True, help="Lines of the tree shown in text.")
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="Of the answer.")
@language("Language of the report.")
@asked_under
@click.option("-o", "--out", metavar="OUT", help="Write it to a file.")
def solve(
    file: str, goals: tuple[str, ...], by: str, turns: int | None, when: str, nodes: int, seconds: float, memory: int,
    jobs: int | None, chance: str | None, one_line: bool, save: str | None, resume: str | None, proof: str | None,
    checked: bool, whole: bool, force: bool, most: int, form: str, lang: str, edition: str | None, cards: str | None,
    readings: tuple[str, ...], text_alone: bool, out: str | None,
) -> None:  # fmt: skip
    """Whether one player has a line that reaches a goal whatever the other player and chance answer.

    The goal is what the `puzzle` of the file says; without one, that the player who decides first wins this turn.
    Exit status 0: there is a line (or the proof holds). 1: there is none, or that is not settled. 2: an input is wrong.
    """
    import judge
    from judge.answer.solve import solve as solved_of
    from judge.engine.explore import Limits
    from judge.engine.memory import MEGABYTE
    from judge.engine.work import Workers

    began = time.monotonic()
    if checked:
        _check(file, whole)
    if whole:
        raise click.UsageError("--whole goes with --check")
    kept = None if resume is None else _kept(resume)
    for path in (save, out):
        if path is not None:
            outs.check(path, force, (file,))
    taken = read_readings(readings)
    scenario, problems = judge.load(file, edition=edition or "", cards=cards or "", text_alone=text_alone)
    if scenario is None:
        wrong(problems)
    if one_line and not (scenario.puzzle and scenario.puzzle.worlds):
        raise click.BadParameter("the file names no cards that may be hidden", param_hint="--one-line")
    if by and by not in scenario.floor.players:
        raise click.BadParameter(f"{by!r} is no player; one of {', '.join(scenario.floor.players)}", param_hint="--for")
    if when:
        turns = _turns(when, turns, scenario)
    try:
        with Positions() as watch:
            found = solved_of(
                scenario, goals=[claimed(text) for text in goals], by=by, turns=turns or 0,
                limits=Limits(nodes, seconds).left(began), readings=taken, watch=watch, memory=memory * MEGABYTE,
                odds=None if chance is None else chance == "odds", kept=kept, one=one_line or None,
                workers=Workers(jobs or 1),
            )
    except Problems as error:
        wrong(error.problems)
    if found.won is None and (resume or save):
        _save(found, str(save or resume), force or save is None, file)
    if proof is not None:
        _written(found, proof, force)
    told_so = _told(found, form, lang, most)
    if out is None:
        say(told_so)
    else:
        outs.write(out, told_so + "\n", force, (file,))
    sys.exit(0 if found.answer and not found.shown.ground.setup.game.unplayed else 1)


def _turns(when: str, stated: int | None, scenario: Scenario) -> int:
    """How many turns there are up to when the goal is to be reached, this one counted."""
    found = _WHEN.fullmatch(when.strip())
    if found is None:
        raise click.BadParameter(f"{when!r} is neither `end of turn` nor `end of turn 7`", param_hint="--by")
    first = scenario.floor.turns.first(scenario.board)
    turns = int(found[1] or first) - first + 1
    if turns < 1:
        raise click.BadParameter(f"turn {found[1]} is over: the board stands in turn {first}", param_hint="--by")
    if stated is not None and stated != turns:
        raise click.UsageError(f"--by says {turns} turns and --turns {stated}: say one of them")
    return turns


def _told(found: Solved, form: str, lang: str, most: int) -> str:
    if form == "json":
        from judge.report.solve_record import dumps

        return dumps(found)
    if form == "html":
        from judge.answer.solve.shown import on_board
        from judge.report.explain.document import page
        from judge.report.explain.solved import MOST, solve_page, trees

        drawn = trees(found)
        return page(solve_page(found, drawn, on_board(found, drawn[0], MOST)), lang).rstrip("\n")
    from judge.report.solve import text

    return text(found, lang, most)


def _kept(file: str) -> Kept:
    """What was found of a search before."""
    from judge.answer.solve.kept import Kept

    try:
        with open(file, encoding="utf-8") as stream:
            return Kept(json.load(stream), file)
    except OSError as error:
        wrong([Problem.at(Place(file), "J001", f"the file cannot be read: {error.strerror or error}")])
    except ValueError as error:
        wrong([Problem.at(Place(file), "J903", f"this is no search: {error}", "name the file that --save wrote")])
    except Problems as error:
        wrong(error.problems)


def _save(found: Solved, file: str, forced: bool, read: str) -> None:
    """Write what was found so far."""
    outs.write(file, json.dumps(found.kept(), separators=(",", ":")) + "\n", forced, (read,))
    say(translated(f"what was found is in {file}: --resume {file}"), err=True)


def claimed(text: str) -> str:
    """A claim as `expect` writes it: `b.life <= 3` is `b.life: <= 3`."""
    found = _COMPARED.fullmatch(text.strip())
    if found is None:
        return text
    path, op, value = found.groups()
    return f"{path}: '{value}'" if op in ("=", "==") else f"{path}: '{op} {value}'"


def _written(found: Solved, folder: str, forced: bool) -> None:
    """Write what is settled as scenarios and a proof."""
    from judge.answer.solve.written import proof, scenarios
    from judge.scenario.write import write_scenario

    try:
        tree = proof(found)
    except ValueError as error:
        hint = "allow more with --seconds" if found.answer is None else "prove it hand by hand: without --one-line"
        wrong([Problem.at(Place(folder), "J902", str(error), hint)])
    inputs = (found.scenario.file,)
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        wrong([Problem.at(Place(folder), "J703", f"the folder cannot be made: {error.strerror or error}")])
    for number, scenario in enumerate(islice(scenarios(found), FILES), 1):
        outs.write(os.path.join(folder, f"{number:04}.yaml"), write_scenario(scenario), forced, inputs)
    text = json.dumps(tree, ensure_ascii=False, indent=1) + "\n"
    outs.write(os.path.join(folder, "proof.json"), text, forced, inputs)


def _check(file: str, whole: bool) -> None:
    """Walk a proof, and say what came of it."""
    from judge.answer.solve.check import NoProofError, check
    from judge.floors import FLOORS

    try:
        with open(file, encoding="utf-8") as stream:
            walked = check(json.load(stream), FLOORS, whole=whole)
    except OSError as error:
        wrong([Problem.at(Place(file), "J001", f"the file cannot be read: {error.strerror or error}")])
    except NoProofError as error:
        wrong([Problem.at(Place(file), "J902", str(error))])
    except ValueError as error:
        wrong([Problem.at(Place(file), "J902", f"this is no proof: {error}")])
    except Problems as error:
        wrong(error.problems)
    what = "a line" if walked.won else "a refutation"
    n, ends = f"{walked.positions:,}", f"{walked.ends:,}"
    if walked.fault:
        fault = translated(walked.fault, "fault")
        say(translated(f"The proof of {what} does not hold: {fault} ({n} positions, {ends} ends)."))
    else:
        say(translated(f"The proof of {what} holds ({n} positions, {ends} ends)."))
        if walked.reckoned:
            n = f"{walked.reckoned:,}"
            say(translated(f"At {n} of these the goal is out of reach by what can still be done (--whole walks on)."))
    sys.exit(1 if walked.fault else 0)
