"""Every problem code: what it says, what causes it, how to mend it, and a file that shows it.

A code is added to the module of its range, and its page is written with `python -m judge.codes docs/errors`; the tests
hold codes, pages and code together, and load every example. Ranges: J0 reading YAML, J1 the form of a scenario, J2 its
board, J3 its play and expectations, J4 cards and effects, J5 running, J6 the rulebook, J7 files and commands, J8
files of claims, J9 outcomes.
"""

from __future__ import annotations

from judge.codes.board import CODES as BOARD
from judge.codes.claims import CODES as CLAIMS
from judge.codes.commands import CODES as COMMANDS
from judge.codes.decks import CODES as DECKS
from judge.codes.entry import Code as Code
from judge.codes.entry import index as index
from judge.codes.entry import page as page
from judge.codes.form import CODES as FORM
from judge.codes.lines import CODES as LINES
from judge.codes.outcomes import CODES as OUTCOMES
from judge.codes.rulebook import CODES as RULEBOOK
from judge.codes.source import CODES as SOURCE

CODES: dict[str, Code] = {**SOURCE, **FORM, **BOARD, **LINES, **DECKS, **RULEBOOK, **COMMANDS, **CLAIMS, **OUTCOMES}
