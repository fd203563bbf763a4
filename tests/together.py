#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts the tests of several builds into one queue for ctest.

  together.py FOLDER BUILD …

Writes a FOLDER for `ctest --test-dir FOLDER` that has every test of each BUILD folder, as asan/tst_bounds and
ci/tst_bounds. A test that is in several builds proves no more in the others than in the first and runs there alone,
unless it is labelled "plain". Tests that wait, for a window or a disk, then run beside tests that compute, and the
processors run out of work only once, not at the end of each build's tests. A test of the window or its models, which
waits most of the time, takes one place of ctest's -j, any other takes three.
"""
import json
import pathlib
import subprocess
import sys


WAITING = {"qml", "models", "app"}


def quoted(value):
    return f"[==[{';'.join(map(str, value)) if isinstance(value, list) else value}]==]"


def tests_of(build):
    told = subprocess.run(["ctest", "--test-dir", build, "--show-only=json-v1"], capture_output=True, text=True)
    if told.returncode != 0:
        sys.exit(f"together.py: {build}: ctest finds no tests there\n{told.stdout}{told.stderr}".rstrip())
    for test in json.loads(told.stdout)["tests"]:
        if "command" not in test:
            sys.exit(f"together.py: {build}: {test['name']}: its program is not built")
        yield test["name"], test["command"], {each["name"]: each["value"] for each in test.get("properties", [])}


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    lines, there = [], set()
    for build in sys.argv[2:]:
        tests = list(tests_of(build))
        if not tests:
            sys.exit(f"together.py: {build}: no tests there")
        for name, command, properties in tests:
            labels = set(properties.get("LABELS", []))
            if name in there and "plain" not in labels:
                continue
            there.add(name)
            name = quoted(f"{pathlib.Path(build).name}/{name}")
            lines.append(f"add_test({name} {' '.join(map(quoted, command))})\n")
            properties["PROCESSORS"] = 1 if WAITING & labels else 3
            told = " ".join(f"{key} {quoted(value)}" for key, value in properties.items())
            lines.append(f"set_tests_properties({name} PROPERTIES {told})\n")
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "CTestTestfile.cmake").write_text("".join(lines), encoding="utf-8")


main()
