"""What building does beside packing: the wheel brings what the data files hold, read once, and the pages of docs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):  # type: ignore[type-arg]
    """Fills `judge/_data/built` from the YAML files of this tree, whatever lay there before."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before the wheel is packed, for an editable installation too."""
        sys.path.insert(0, self.root)
        from judge import data

        build_data["artifacts"] += [f"/judge/_data/built/{path.name}" for path in data.build()]
        pages = sorted((Path(self.root) / "docs").glob("*.md"))
        build_data["force_include"] |= {str(page): f"judge/_data/docs/{page.name}" for page in pages}
