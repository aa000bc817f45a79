"""What the files of a folder are: scenarios, and files of claims, which begin with the key `faq`."""

from __future__ import annotations

import os
from stat import S_ISREG

SUFFIXES = (".yaml", ".yml")
SUFFIX = ".po"
"""How the names of catalogues of translations end."""
ABOVE = 3
"""In so many folders above that of a file its words are looked for."""
CLAIMS_KEY = "faq"


def scenarios_in(folder: str | os.PathLike[str]) -> list[str]:
    """The scenario files in and below a folder, in order: its YAML files but for those of claims."""
    return [path for path in files_in(folder) if not is_claims(path)]


def claims_in(folder: str | os.PathLike[str]) -> list[str]:
    """The files of claims in and below a folder, in order."""
    return [path for path in files_in(folder) if is_claims(path)]


def is_claims(path: str) -> bool:
    """Whether a file is one of claims: the first key in it is `faq`. One that cannot be read is none."""
    try:
        if not S_ISREG(os.stat(path).st_mode):
            return False
        with open(path, encoding="utf-8-sig", errors="replace") as stream:
            for line in stream:
                words = line.strip()
                if words and not words.startswith(("#", "---", "%")):
                    return is_claims_key(words.split(":")[0].strip("\"' ")) and ":" in words
    except OSError:
        return False
    return False


def is_claims_key(key: str) -> bool:
    """Whether a key is that with which files of claims begin, in any language."""
    if key.isascii():
        return key == CLAIMS_KEY
    from judge.scenario.speech import keys_by_word, of_claims

    return keys_by_word(of_claims).get(key) == CLAIMS_KEY


def files_in(folder: str | os.PathLike[str]) -> list[str]:
    """The YAML files in and below a folder, in order."""
    return sorted(
        os.path.join(place, name)
        for place, _, names in os.walk(folder)
        for name in names
        if name.endswith(SUFFIXES)
    )
