#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Regenerates the sounds and compares them with those in resources, byte for byte."""
import pathlib
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]


def files(folder):
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.wav"))}


with tempfile.TemporaryDirectory() as place:
    subprocess.run([sys.executable, "-B", root / "packaging/art/make_sounds.py", place], check=True)
    made, kept = files(pathlib.Path(place) / "sounds"), files(root / "resources/sounds")
wrong = sorted(name for name in made.keys() | kept.keys() if made.get(name) != kept.get(name))
if wrong or not made:
    sys.exit("not as packaging/art/make_sounds.py makes them: " + ", ".join(wrong or ["all"]))
