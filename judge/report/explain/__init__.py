"""The pages that show rulings: the answer, the board at every step, the trace, what interrupted what, the choices.

`data.py` says what a page knows of a ruling, in every language; `document.py` what one says beside rulings: a claim
(`claim.py`, `claims.py`), an argument, outcomes, a comparison. `page.py` puts that and the script into one file that
needs nothing else. The script draws; it knows no rule and no sentence: `parts.js` what all pages have, `view.js` a
ruling, `told.js` what is told beside it, `page.js` the page.
"""

from __future__ import annotations

from judge.report.explain.page import html

__all__ = ["html"]
