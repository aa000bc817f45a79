"""Everything the project knows as pages in a folder, linked with each other, with a search that needs no server."""

from __future__ import annotations

from judge.site.build import Built as Built
from judge.site.build import build as build
