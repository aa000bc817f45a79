"""Where the rules are silent: each gap with its clauses; questions and readings are messages (`words/gap.en.ftl`)."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase

from judge.furuyoni.messages import WORDS
from judge.messages import messages
from judge.port.obstacle import Gap

CLAUSES: Mapping[str, tuple[str, ...]] = {
    "G1": ("5-5 paragraph 1", "9-1 paragraph 2"),
    "G2": ("9-1 paragraph 2", "5-5 paragraph 3"),
    "G3": ("4-2 1",),
    "G4": ("5-6 i",),
    "G5": ("10-5 2",),
    "G6": ("9-4 paragraph 2",),
    "G7": ("9-2-3 v",),
    "G8": ("9-1 paragraph 2", "9-2-2 iii"),
    "G9": ("9-4 ii", "9-4 iii"),
    "G10": ("5-9 paragraph 2", "10-31"),
    "G11": ("A19-3 paragraph 2",),
    "G12": ("10-22 paragraph 4",),
    "G13": ("9-4 ii", "9-4 iv", "9-4 vi"),
    "G14": ("5-6",),
    "G15": ("6-3 paragraph 7",),
    "G16": ("9-1 paragraph 2",),
    "G17": ("5-8-3-2 paragraph 1",),
    "G18": ("10-26", "5-8-3-2 paragraph 1"),
    "G19": ("5-8-3", "5-10 paragraph 1"),
    "G20": ("10-8",),
    "G21": ("8-1-2",),
    "G22": ("8-2-1",),
    "G23": ("8",),
    "G24": ("10-16 paragraph 2", "9-1-3-3 paragraph 2"),
    "G25": ("6-2-1-7 paragraph 1", "9-5"),
    "G26": ("9-2 paragraph 3",),
    "G27": ("10-1 paragraph 1",),
    "G28": ("9-6 i-A", "9-6 i-B"),
    "G29": ("8-3-2", "10-24"),
    "G30": ("6-4-1-1 paragraph 1",),
    "G31": ("10-13 paragraph 1",),
    "G32": ("9-2-1 i", "9-4 paragraph 1"),
    "G33": ("9-6 iii",),
    "G34": ("9-1 paragraph 2",),
    "G35": ("9-1-1-6 paragraph 1",),
    "G36": ("9-6 i-B",),
    "G37": ("8-2-2 B", "9-2 paragraph 6"),
    "G38": ("5-7 i", "5-7 paragraph 2"),
    "G39": ("5-7 paragraph 2", "10-4 paragraph 2"),
    "G40": ("9-1 paragraph 1",),
    "G41": ("9-1-1-6 paragraph 1",),
    "G42": ("10-11", "10-27 paragraph 1"),
    "G43": ("9-4 paragraph 1", "9-1-3-2"),
    "G44": ("5-6 iv",),
    "G45": ("5-6 i",),
    "G46": ("4-2 2", "4-2 3"),
    "G47": ("4-2", "9-1-3-1 paragraph 1"),
    "G48": ("5-1-4",),
    "G60": ("6-2-1-7 paragraph 2", "10-16"),
    "G61": ("10-35-3", "5-6"),
    "G62": ("6-2-1-7 paragraph 1", "9-1-3-3 paragraph 2"),
    "G70": ("5-5-4",),
    "G71": ("A9-2-1-1 bullet 1",),
    "G79": ("9-1-3-1 paragraph 1",),
    "G80": ("A5-1", "A5-2 paragraph 3"),
    "G81": ("A5-2 paragraph 2", "A5-3 bullet 1"),
    "G82": ("7-1-8 paragraph 4",),
    "G83": ("9-5", "9-5 ii"),
    "G84": ("A5-2 paragraph 2",),
    "G90": ("A10-4 bullet 2",),
    "G91": ("A10-5 2", "5-10 paragraph 4"),
    "G92": ("A10-5 3",),
    "G100": ("A4-2-1 paragraph 1",),
    "G110": ("A17-2-1-1 paragraph 4",),
    "G111": ("6-3 paragraph 7",),
    "G112": ("9-1-1-6 paragraph 1", "9-1-3-4 paragraph 1"),
    "G131": ("9-3", "9-5 i"),
    "G132": ("9-4 paragraph 1",),
    "G140": ("A14-3",),
    "G150": ("A15-1-2 paragraph 1", "A15-1-2 paragraph 3"),
    "G151": ("A15-1-2 paragraph 4", "9-2-3 iii"),
    "G152": ("A15-2 3-b", "9-2 paragraph 3", "9-2 paragraph 6"),
    "G153": ("5-8-1", "5-5-1"),
    "G154": ("8-1-2",),
    "G155": ("A15-1-2 paragraph 4", "5-5 paragraph 1"),
    "G156": ("A15-2 3-b", "9-2 paragraph 7"),
    "G160": ("9-2-1 v", "A16-2-1"),
    "G161": ("10-15 paragraph 1", "10-15 paragraph 2"),
    "G180": ("A18-5 bullet 2", "A18-2-1-5"),
    "G181": ("A18-2-1-5", "A18-5 bullet 2"),
    "G182": ("A18-6 bullet 2", "A18-6 bullet 3"),
    "G184": ("A18-7 3",),
    "G185": ("A18-3-1 table 1", "4-2 3"),
    "G190": ("A19-3 paragraph 2", "A19-2-1"),
    "G191": ("A19-3 paragraph 2", "10-8"),
    "G210": ("A21-6-3", "5-5 paragraph 3"),
    "G211": ("A21-6-1 2",),
    "G212": ("10-40 paragraph 3", "A21-5 3"),
    "G221": ("A22-7", "A22-7-1", "A22-7-2", "A22-7-3"),
    "G222": ("A22-11-2",),
    "G223": ("A22-11-2", "5-5 paragraph 3"),
    "G224": ("A22-9-1 v", "A22-9 paragraph 2"),
    "G225": ("10-27 paragraph 1",),
    "G230": ("A23-4", "5-11"),
    "G240": ("A24-7", "A24-6 bullet 2"),
    "G241": ("A24-9 bullet 1", "8-2-1"),
    "G242": ("A24-6", "10-13 paragraph 1"),
    "G243": ("A24-2-1-5", "A24-7"),
    "G244": ("A24-9 bullet 2", "10-13 paragraph 1"),
}
"""By gap, the clauses that leave it open."""


def _gap(id: str) -> Gap:
    """A gap with its question and its readings in English, the most defensible first."""
    said = messages("en", WORDS)
    letters = (f"gap-{id}.{letter}" for letter in ascii_lowercase)
    return Gap(CLAUSES[id], said.say(f"gap-{id}"), tuple(said.say(one) for one in letters if one in said))


GAPS: Mapping[str, Gap] = {id: _gap(id) for id in CLAUSES}
