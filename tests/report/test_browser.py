"""Pages in a browser: no complaint, the slider moves the board, a bar selects its line, nothing is cut off.

Needs a Chromium. axe-core is asked too where it lies: `JUDGE_AXE=…/axe.min.js`, or `npm install --no-save axe-core`.
"""

from __future__ import annotations

import html as markup
import json
import os
import re
from pathlib import Path
from typing import Any

import judge
from judge.report.explain import html
from judge.report.explain.argument import why_page
from judge.report.explain.document import page as written
from tests import chromium

ROOT = Path(__file__).parents[2]
AXE = Path(os.environ.get("JUDGE_AXE") or ROOT / "node_modules" / "axe-core" / "axe.min.js")
RULINGS = (
    "furuyoni/core/9-5/uncharged-reaction-moves-the-attack-out-of-range", "furuyoni/rulings/yurina-02",
    "furuyoni/rulings/hagane-02-1", "furuyoni/rulings/shinra-05", "furuyoni/additional/22-6-2/two-values-to-life",
    "furuyoni/gaps/G14-the-amount-is-still-the-same", "furuyoni/additional/12-1/honoka-brings-extra-cards",
    "vision/6-battle/any-number-of-attacks", "furuyoni/core/5-9/cost-and-added-cost-both-covered",
)
PLACES = ("#lang=en", "#lang=ja&theme=dark", "#lang=ko", "#lang=ja&all=1", "#lang=ko&theme=dark")
WIDTHS = (1280, 390)
PROBE = """
<script>
addEventListener("load", async () => {
  const rows = () => document.querySelectorAll(".trace .row.on").length;
  const board = () => document.querySelector(".board")?.innerText;
  const out = { title: document.title, wide: document.documentElement.scrollWidth - innerWidth, paint:
    performance.getEntriesByType("paint").map((one) => Math.round(one.startTime))[0] };
  const axeFound = window.axe ? await axe.run(document, { resultTypes: ["violations"] }) : { violations: [] };
  out.axe = axeFound.violations.filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 120)}`);
  const slider = document.querySelector("input[type=range]");
  if (slider) {
    out.roving = [".bars .bar", ".trace .item"].map((what) => [...document.querySelectorAll(what)])
      .map((all) => !all.length || all.filter((one) => one.tabIndex === 0).length >= 1);
    const before = board();
    slider.value = slider.min;
    slider.dispatchEvent(new Event("input"));
    out.moved = board() !== before;
    const bar = document.querySelector(".bars .bar");
    if (bar) { bar.click(); out.selected = rows(); }
    const at = document.querySelector("input[type=range]").value;
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    out.stepped = document.querySelector("input[type=range]").value !== at || at === slider.max;
  }
  parent.postMessage(out, "*");
});
</script>
</body>"""
OUTER = """<!doctype html><body><script>
const found = [];
addEventListener("message", (e) => {
  found.push(e.data);
  document.documentElement.dataset.found = JSON.stringify(found);
});
</script>%s</body>"""


def ruled(name: str) -> str:
    return html(judge.rule(ROOT / "scenarios" / f"{name}.yaml"))


def opened(folder: Path, pages: list[str]) -> tuple[list[dict[str, Any]], chromium.Drawn]:
    """What the pages say of themselves, each in a frame of its own, and what the browser complains of."""
    axe = AXE.read_text("utf-8").replace("</script", r"<\/script") if AXE.is_file() else ""
    frames = ""
    for i, page in enumerate(pages):
        (folder / f"{i}.html").write_text(page.replace("</body>", f"<script>{axe}</script>{PROBE}"), encoding="utf-8")
        place, width = PLACES[i % len(PLACES)], WIDTHS[i % len(WIDTHS)]
        frames += f'<iframe src="{i}.html{place}" style="width:{width}px;height:900px"></iframe>'
    (folder / "all.html").write_text(OUTER % frames, encoding="utf-8")
    done = chromium.drawn(folder / "all.html", time=60_000, size="1400,1000", timeout=240)
    found = re.search(r'data-found="([^"]*)"', done.page)
    assert found is not None, done.log
    return json.loads(markup.unescape(found[1])), done


@chromium.needed
def test_ten_rulings_and_an_argument(tmp_path: Path) -> None:
    game = next(iter(sorted((ROOT / "scenarios" / "furuyoni" / "games").glob("*.yaml"))))
    pages = [*map(ruled, RULINGS), html(judge.rule(game))]
    why = judge.why(judge.sample(), "a.aura")
    pages.append(written(why_page(why.ruling, [why.argument]), "ja"))
    found, drawn = opened(tmp_path, pages)
    assert not drawn.complains
    assert len(found) == len(pages)
    assert {one["title"]: one["axe"] for one in found if one["axe"]} == {}
    for one in found:
        assert one["wide"] <= 0, f"cut off: {one}"
        assert one.get("moved", True) is True, one
        assert one.get("selected", 1) >= 1, one
        assert one.get("stepped", True) is True, one
        assert all(one.get("roving", [])), one
