"""Everything the project knows, found by any name: rulings, scenarios, claims, clauses and cards."""

from __future__ import annotations

from judge.search.find import KINDS as KINDS
from judge.search.find import Found as Found
from judge.search.find import Results as Results
from judge.search.find import search as search
from judge.search.index import Entry as Entry
from judge.search.index import entries as entries
