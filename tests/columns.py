#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists every source line that is longer than 120 columns, as file:line, and exits with 1 if there is one.

    columns.py [FOLDER]     the project's folder; by default the one this file is in
"""
import pathlib
import sys

WIDEST = 120
FOLDERS = ("src", "qml", "tests", "packaging", "translations")
ENDINGS = {".h", ".cpp", ".qml", ".py", ".cmake"}


def is_script(path):
    with path.open("rb") as file:
        return file.read(2) == b"#!"


def sources(root):
    """Every file that the limit applies to, in order."""
    yield from sorted(root.glob("CMakeLists.txt"))
    for folder in FOLDERS:
        yield from sorted(path for path in (root / folder).rglob("*") if path.is_file() and
                          (path.suffix in ENDINGS or path.name == "CMakeLists.txt" or is_script(path)))


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    files = list(sources(root))
    if not files:
        sys.exit(f"{root}: no sources there")
    wide = [(path, number, len(line)) for path in files
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if len(line) > WIDEST]
    for path, number, columns in wide:
        print(f"{path.relative_to(root)}:{number}: {columns} columns, {WIDEST} are allowed")
    return 1 if wide else 0


if __name__ == "__main__":
    sys.exit(main())
