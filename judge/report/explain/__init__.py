"""The page that shows a ruling: the answer, the board at every step, the trace, what interrupted what, the choices.

`data.py` says what the page knows of a ruling, in every language; `page.py` puts it, `page.css` and `page.js` into one
file that needs nothing else. The script draws; it knows no rule and no sentence.
"""

from __future__ import annotations

from judge.report.explain.page import html

__all__ = ["html"]
