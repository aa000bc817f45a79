"""By how much a movement, a charge or a change of vigor fell short of what was ordered, and that made good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.data import Act, Done, Happening, Result

if TYPE_CHECKING:
    from judge.engine import Draft


def short(happening: Happening) -> int:
    """By how much it fell short; a player who was flinching instead of gaining vigor, by that one."""
    facts = happening.facts
    if happening.kind == "move":
        return max(0, int(facts["asked"]) - int(facts["moved"]))
    if happening.kind == "charge":
        return max(0, int(facts["asked"]) - int(facts["charged"]))
    if happening.kind == "vigor":
        return 1 if facts.get("unflinched") else abs(int(facts.get("missed", 0)))
    return 0


def made_good(draft: Draft, act: Act, result: Result) -> Result:
    """What an act fell short of, brought about as if there had been enough, and room."""
    missing = short(Happening(act.kind, result.done, result.facts))
    if not missing:
        return result
    facts = result.facts
    if act.kind == "vigor":
        player, path = act.args["player"], f"{act.args['player']}.vigor"
        if facts.get("unflinched"):
            draft.set(f"{player}.flinch", True)
        before = int(draft.get(path, 0))
        after = before + (act.args["by"] if facts.get("unflinched") else int(facts["missed"]))
        draft.set(path, after)
        return Result(Done.FULLY, {"player": player, "before": before, "after": after})
    zones = {f"card.{facts['card'].id}": missing} if act.kind == "charge" else {
        facts["from"]: -missing, facts["to"]: missing,
    }  # fmt: skip
    for zone, by in zones.items():
        if zone != "out":
            path = zone if zone.partition(".")[2] in ("aura", "life", "flare") or zone == "shadow" else (
                f"{zone}.crystals")  # fmt: skip
            draft.set(path, max(0, int(draft.get(path) or 0) + by) or (None if zone.startswith("card.") else 0))
    moved = {"charged": facts["asked"]} if act.kind == "charge" else {"moved": facts["asked"]}
    return Result(Done.FULLY, {**facts, **moved})
