"""Pages that have been written, read again."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def known(page: Path) -> dict[str, Any]:
    """What a page knows: the data that it shows."""
    text = page.read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text.split('id="data">')[1].split("</script>")[0])
    return found
