"""Arguments as plain data, under the contract `judge.why/1` (`docs/why.md`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.report import unplayed
from judge.report.record import head, plain
from judge.report.why import Wording

if TYPE_CHECKING:
    from judge.answer.why import Why
    from judge.answer.why.model import Reason
    from judge.port.ruling import Ruling

FORMAT = "judge.why/1"


def dumps(ruling: Ruling, why: Why, lang: str = "en") -> str:
    """The argument as one line of JSON."""
    return json.dumps(record(ruling, why, lang), ensure_ascii=False)


def record(ruling: Ruling, why: Why, lang: str = "en") -> dict[str, Any]:
    """The argument as data that JSON can hold."""
    scenario, wording = ruling.scenario, Wording(ruling, lang)
    return {
        **head(FORMAT, scenario),
        "fact": why.claim.text,
        "holds": why.holds,
        "said": wording.heading(why),
        "found": plain(why.found),
        "before": plain(why.before),
        "detail": why.detail,
        "since": why.since,
        "spent": why.spent,
        "open": why.open,
        "unplayed": unplayed.record(ruling.unplayed),
        "reasons": [_reason(reason, wording) for reason in why.reasons],
    }


def _reason(reason: Reason, wording: Wording) -> dict[str, Any]:
    what, clauses = wording.told_as(reason)
    return {
        "n": reason.n,
        "role": reason.unit.role,
        "what": what,
        "clauses": list(clauses),
        "beside": [
            {"n": one.n, "role": one.unit.role, "without": [_edit(edit) for edit in one.edits]} for one in reason.beside
        ],
        "instead": reason.unit.about.get("instead"),
        "without": [_edit(edit) for edit in reason.edits],
        "otherwise": plain(reason.otherwise),
        "given": [_edit(edit) for edit in reason.given],
        "reasons": [_reason(child, wording) for child in reason.children],
    }


def _edit(edit: Any) -> dict[str, Any]:
    return {"how": edit.how, "site": edit.site, "frame": edit.frame, "about": plain(edit.about)}
