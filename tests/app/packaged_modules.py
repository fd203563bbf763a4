#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that packages for Windows and macOS get every QML module of Qt's that the window imports.

    packaged_modules.py BUILD

There Qt's deployment installs what its scan of the program's QML found, which it notes in the build folder of every
system. A scan of the wrong folder finds nothing and says nothing: the installed program would have no window.
"""
import pathlib
import re
import sys

SOURCE = pathlib.Path(__file__).resolve().parent.parent.parent


def noted(build):
    """The modules that Qt's scan found for the program. Each version of Qt has its own name for the file."""
    for file in sorted(build.glob("qml/.qt*/**/*openshoe*.cmake")):
        text = file.read_text(encoding="utf-8")
        if "qml_import_scanner_imports_count" in text:
            return set(re.findall(r'[";]NAME;([\w.]+)', text))
    sys.exit(f"packaged_modules.py: Qt has noted no scan of the program in {build / 'qml'}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    imported = set()
    for file in sorted((SOURCE / "qml").rglob("*.qml")):
        imported |= set(re.findall(r"^import (Qt[\w.]*)", file.read_text(encoding="utf-8"), re.M))
    missing = imported - noted(pathlib.Path(sys.argv[1]))
    if missing or not imported:
        sys.exit(f"packaged_modules.py: packages would lack {', '.join(sorted(missing)) or 'everything'}")
    print(f"{len(imported)} modules: {', '.join(sorted(imported))}")


main()
