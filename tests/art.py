#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the pictures and sounds in resources/ are what the scripts in packaging/art make: lists every file that
differs, that no script makes or that isn't there, and exits with 1 if there is one.

    art.py [FOLDER]     the project's folder; by default the one this file is in
"""
import pathlib
import subprocess
import sys
import tempfile
import zlib

ENDINGS = {".svg", ".png", ".wav"}


def contents(path):
    """What a file shows or plays: zlib's versions compress the same picture into different bytes."""
    told = path.read_bytes()
    if path.suffix != ".png":
        return told
    at, header, packed = 8, b"", b""
    while at < len(told):
        size, kind = int.from_bytes(told[at:at + 4], "big"), told[at + 4:at + 8]
        body = told[at + 8:at + 8 + size]
        if kind == b"IDAT":
            packed += body
        else:
            header += kind + body
        at += 12 + size
    return header + zlib.decompress(packed)


def files(folder):
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in ENDINGS}


def main():
    root = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
    scripts = sorted((root / "packaging" / "art").glob("make_*.py"))
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        for script in scripts:
            subprocess.run([sys.executable, "-B", script, folder], check=True, stdout=subprocess.DEVNULL)
        there, made = files(root / "resources"), files(pathlib.Path(folder))
        for name in sorted(there.keys() | made.keys()):
            if name not in made:
                wrong.append(f"resources/{name}: no script makes it")
            elif name not in there:
                wrong.append(f"resources/{name}: a script makes it, but it isn't there")
            elif contents(there[name]) != contents(made[name]):
                wrong.append(f"resources/{name}: not what its script makes")
    print("\n".join(wrong) or f"{len(scripts)} scripts make all {len(there)} pictures and sounds")
    return 1 if wrong or not scripts or not there else 0


sys.exit(main())
